import type { DayRef } from '@bandeja/reader/language/days';
import type { Kind } from '@bandeja/reader/language/kinds';
import { tokenise } from '@bandeja/reader/language/tokens';

export type DayWish = { days: DayRef[]; wanted: Kind };

/** Words between the members of a list of days: «jueves y viernes», «ni el jueves ni el viernes». */
const listing = new Set(
  ', / y e o u ni no a el la lo los al del de tambien ademas igual dia entreno entrenamiento sesion partido luego despues'.split(
    ' ',
  ),
);

/** One list: statements about one day apply to all. */
export function areListed(text: string, days: readonly DayRef[]): boolean {
  return days.every((day, at) => {
    const before = days[at - 1];
    return before === undefined || before.end >= day.end || consistsOf(text.slice(before.end, day.start), listing);
  });
}

const consistsOf = (text: string, words: ReadonlySet<string>): boolean =>
  tokenise(text).every(({ word }) => words.has(word));

const joints = new Set(', ; . : y e pero luego despues'.split(' '));

function stretches(text: string): { start: number; end: number }[] {
  const cuts = tokenise(text).flatMap(({ word, from, to }) => (joints.has(word) ? [from, to] : []));
  const ends = [0, ...cuts, text.length];
  return ends.flatMap((start, at) => {
    const end = ends[at + 1];
    return at % 2 === 0 && end !== undefined ? [{ start, end }] : [];
  });
}

/** A stretch without a kind belongs to the one before it, else to the next. Null where days and kinds do not match. */
export function wishesByDay(text: string, days: readonly DayRef[], kinds: readonly Kind[]): DayWish[] | null {
  const wishes: DayWish[] = [];
  let waiting: DayRef[] = [];
  for (const { start, end } of stretches(text)) {
    const here = days.filter((day) => day.start >= start && day.start < end);
    const [wanted, second] = kinds.filter((kind) => kind.start >= start && kind.start < end);
    if (second !== undefined || (wanted !== undefined && here.length + waiting.length === 0)) return null;
    const last = wishes.at(-1);
    if (wanted !== undefined) {
      wishes.push({ days: [...waiting, ...here], wanted });
      waiting = [];
    } else if (last !== undefined) last.days.push(...here);
    else waiting.push(...here);
  }
  const different = new Set(wishes.map(({ wanted }) => `${wanted.category} ${wanted.first} ${wanted.gentle}`)).size > 1;
  return waiting.length === 0 && different ? wishes : null;
}
