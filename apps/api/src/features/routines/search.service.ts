import type { Material } from '@bandeja/domain/exercises/vocabulary';
import type { FoundRoutine, searchRoutines as searchContract } from '@bandeja/domain/routines/contract';
import { readSearchText, type SearchTerm } from '@bandeja/domain/routines/search-words';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { kitOf } from '@bandeja/trainer/schedule/kit';
import * as queries from '#features/routines/search.queries.ts';
import { withOffers } from '#features/routines/service.ts';
import type { Actor, Deps } from '#kit/deps.ts';

type Query = Parsed<typeof searchContract>['query'];

const minutesShorter = 10;
const minutesLonger = 5;
/** Every routine has this word (migration 0013). */
const everyRoutine: queries.SearchTerms = { all: 'rutina', any: 'rutina' };
const noMaterial = 'ninguno';

const typoLengthLeast = 4;
const twoTyposLengthLeast = 8;

/** Anonymous callers see the library alone. Two statements: which terms the words may have meant, then the search itself. */
export async function searchRoutines(deps: Deps, actor: Actor | null, query: Query): Promise<FoundRoutine[]> {
  const { terms: typedTerms, minutes, isWithoutMaterial } = readSearchText(query.query);
  const terms = await searchTerms(deps, typedTerms);
  if (terms === null && minutes === null && !isWithoutMaterial) return [];
  const { equipment, minDuration, maxDuration, ...filter } = query;
  const viewer = actor ?? { userId: null, isAdmin: false };
  const found = await queries.searchRoutines(deps.db, viewer, terms ?? everyRoutine, {
    ...filter,
    minutes,
    minDuration: minDuration ?? (minutes === null ? undefined : minutes - minutesShorter),
    maxDuration: maxDuration ?? (minutes === null ? undefined : minutes + minutesLonger),
    kit: everythingWith(isWithoutMaterial ? [...(equipment ?? []), noMaterial] : equipment),
  });
  return actor === null ? found.map(({ isFavorite: _unknown, ...routine }) => routine) : withOffers(deps, actor, found);
}

export async function searchTerms(
  deps: Pick<Deps, 'db'>,
  typedTerms: readonly SearchTerm[],
): Promise<queries.SearchTerms | null> {
  if (typedTerms.length === 0) return null;
  const words = typedTerms.flatMap(({ typed: [word = '', ...more] }) => (word === '' || more.length > 0 ? [] : [word]));
  const near = await queries.termsNear(
    deps.db,
    words.map((word) => ({ word, respelled: swappedLetters(word) })),
  );
  const termsOf = Map.groupBy(near, ({ word }) => word);
  const parts = typedTerms.map(({ typed, means }) => {
    const [word = '', ...more] = typed;
    if (word === '') return anyOf(means);
    if (more.length > 0) return anyOf([`(${typed.join(' & ')})`, ...means]);
    const meant = means.length > 0 ? null : meantTerm(word, termsOf.get(word)?.map(({ term }) => term) ?? []);
    return anyOf([
      word.length > 1 ? `${word}:*` : word,
      ...means,
      ...(meant === null || meant === word ? [] : [meant]),
    ]);
  });
  return { all: parts.join(' & '), any: parts.join(' | ') };
}

const anyOf = (words: readonly string[]) => (words.length === 1 ? `${words[0]}` : `(${words.join(' | ')})`);

/** Itself, else the shortest that begins with it, else the one with the fewest typos within the tolerance of its length. */
export function meantTerm(word: string, terms: readonly string[]): string | null {
  if (terms.includes(word)) return word;
  const longer = terms.filter((term) => term.startsWith(word)).sort((a, b) => a.length - b.length)[0];
  if (longer !== undefined) return longer;
  if (word.length < typoLengthLeast) return null;
  const forgiven = word.length >= twoTyposLengthLeast ? 2 : 1;
  const nearest = terms
    .map((term) => ({ term, typos: typosBetween(word, term) }))
    .filter(({ typos }) => typos <= forgiven)
    .sort((a, b) => a.typos - b.typos || (a.term < b.term ? -1 : 1))[0];
  return nearest?.term ?? null;
}

/** The forms of a word with two neighbouring letters swapped, which similarity alone does not find in short words. */
function swappedLetters(word: string): string[] {
  if (word.length < typoLengthLeast) return [];
  return Array.from({ length: word.length - 1 }, (_, at) => {
    return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  });
}

/** Letters missing, too many, wrong or swapped with their neighbour (Damerau–Levenshtein, optimal string alignment). */
export function typosBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const differs = a[row - 1] === b[column - 1] ? 0 : 1;
      const at = (line: number[], index: number) => line[index] ?? 0;
      let typos = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + differs);
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (row > 1 && column > 1 && isSwap) typos = Math.min(typos, at(before, column - 2) + 1);
      current.push(typos);
    }
    before = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/** Everything there is when this equipment is named; null when none is. `ninguno` names nothing. */
function everythingWith(named: readonly string[] | undefined): string[] | null {
  if (named === undefined || named.length === 0) return null;
  const items = named.map((item) => item.trim().toLowerCase()).filter((item) => item !== noMaterial);
  const equipment = items as Material[];
  return [...(kitOf({ equipment, places: items.includes('pista') ? ['court'] : [] }) ?? [])];
}
