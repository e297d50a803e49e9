import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { readFolder, readMarkdown } from '@bandeja/markdown/file';
import * as z from 'zod/mini';
import { fold, tokenise } from '../src/language/tokens.ts';
import { foreignLetters, type KnownWord, makeSpeller, soundOf, wordLine } from '../src/speller.ts';
import { bodyWords } from '../src/vocabulary/body.ts';
import { dangerWords } from '../src/vocabulary/danger.ts';
import { gameWords } from '../src/vocabulary/game.ts';
import { placeWords } from '../src/vocabulary/places.ts';
import { scopeWords } from '../src/vocabulary/scope.ts';
import { subjectWords } from '../src/vocabulary/subjects.ts';
import { timeWords } from '../src/vocabulary/time.ts';
import { trainingWords } from '../src/vocabulary/training.ts';
import { type Example, readExamples } from '../training/corpus.ts';

// npm run words: collects the words of the speller. Same examples, same file.

/** With them other languages are told apart. */
const foreignWords = new Set(
  `amb vull puc els una avui dema dilluns dimarts dimecres dijous divendres dissabte diumenge meva meu soc estic tinc faig vaig molt quan perque aixo fer em
  nao uma para o meu minha com hoje amanha treino quero posso tenho depois pra estou voce ao eu hoxe teño quero unha xogo luns venres moitas
  il che per sono oggi domani voglio faccio mi piu ho della alla gli un non posso ieri dopo con
  je le les pour avec mon ma pas est suis veux peux dans apres mal au du et
  the my to and with for is it what how i need want after can of in on have a do not`.split(/\s+/),
);

type Seen = { spanish: number; foreign: number; authors: Set<string>; written: Map<string, number>; names: number };

/** The words of the examples by how they are folded. */
function seenIn(
  examples: readonly Example[],
  isSpanish: (word: string) => boolean,
  foreignWords: ReadonlySet<string>,
): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const { text, author } of examples) {
    const tokens = tokenise(text).filter(({ raw }) => /^\p{L}/u.test(raw));
    const strange = tokens.filter(({ word }) => !isSpanish(word)).length;
    const foreign = tokens.filter(
      ({ word, raw }) => foreignLetters.test(raw) || (foreignWords.has(word) && !isSpanish(word)),
    ).length;
    const isForeign = foreign >= 2 ? strange * 3 >= tokens.length : foreign === 1 && strange * 2 >= tokens.length;
    tokens.forEach(({ raw, word, clause }, at) => {
      const each = seen.get(word) ?? { spanish: 0, foreign: 0, authors: new Set(), written: new Map(), names: 0 };
      seen.set(word, each);
      if (isForeign) each.foreign += 1;
      else each.spanish += 1;
      each.authors.add(author);
      if (/^\p{Lu}\p{Ll}/u.test(raw) && tokens[at - 1]?.clause === clause) each.names += 1;
      const low = raw.toLowerCase();
      each.written.set(low, (each.written.get(low) ?? 0) + 1);
    });
  }
  return seen;
}

/** With its accents, where a third of the players write them: many write none. */
function writtenAs({ written }: Seen): string {
  const all = [...written].sort((one, other) => other[1] - one[1]);
  const most = all[0]?.[1] ?? 0;
  const accented = all.find(
    ([word, count]) =>
      count * (word.length > 3 ? 3 : 1) >= most && word !== word.normalize('NFD').replace(/\p{M}/gu, ''),
  );
  return (accented ?? all[0])?.[0] ?? '';
}

const shareOfNames = 0.5;
/** Written by as many authors a word is one, unless a word near it is far more frequent. */
const wellKnownFrom = 4;
const slipFrom = { wellKnown: 20, rare: 3 };
/** A word that nobody wrote stands for one as frequent that sounds the same: «caza» for «casa». */
const frequentFrom = 5;
const noShorthand = new Map<string, string>();

type Words = Map<string, KnownWord>;

function wordsOfExamples(examples: readonly Example[], dictionary: ReadonlySet<string>): Words {
  const isSpanish = (word: string) => dictionary.has(word);
  // the messages that are surely foreign show other foreign words
  const surely = [...seenIn(examples, isSpanish, foreignWords)].flatMap(([word, { spanish, foreign }]) =>
    foreign > 2 * spanish && foreign > 1 ? word : [],
  );
  const words: Words = new Map();
  const strange: [string, Seen][] = [];
  for (const [word, each] of seenIn(examples, isSpanish, new Set([...foreignWords, ...surely]))) {
    const { spanish, foreign, names } = each;
    const known = { written: writtenAs(each), count: 0, isForeign: false };
    if (names > 1 && names >= (spanish + foreign) * shareOfNames) words.set(word, known);
    else if (isSpanish(word) && spanish > 0 && spanish * 3 >= foreign) words.set(word, { ...known, count: spanish });
    else if (foreign * 2 > spanish) words.set(word, { ...known, isForeign: true });
    else strange.push([word, each]);
  }
  const spell = makeSpeller([...words.values()], noShorthand);
  for (const [word, each] of strange) {
    const meant = fold(spell(word));
    const isWellKnown = each.authors.size >= wellKnownFrom;
    const times = (words.get(meant)?.count ?? 0) / each.spanish;
    if (meant !== word && times >= (isWellKnown ? slipFrom.wellKnown : slipFrom.rare)) continue;
    words.set(word, { written: writtenAs(each), count: isWellKnown ? each.spanish : 0, isForeign: false });
  }
  return words;
}

/** What the trainer itself says and knows. */
function ownWords(): string[] {
  const tables = [bodyWords, dangerWords, gameWords, placeWords, scopeWords, subjectWords, timeWords, trainingWords];
  const vocabulary = tables.flatMap((table) => Object.values(table).flatMap((line) => line.split(/\s+/)));
  return [
    ...vocabulary.flatMap((entry) => (entry.includes('*') ? [] : entry.split('_'))),
    ...knowledgeTexts().flatMap((text) => tokenise(text).map(({ raw }) => raw.toLowerCase())),
  ];
}

const titled = z.looseObject({ title: z.string() });

/** Titles and answers of what the trainer knows. */
function knowledgeTexts(): string[] {
  return readFolder(new URL('../../trainer/knowledge/', import.meta.url)).map((file) => {
    const { head, body } = readMarkdown(file, titled);
    return `${head.title} ${body.split('\n## Preguntas')[0]}`;
  });
}

/** Words of the list count only where the speller would change them. */
function wordsFrom(examples: readonly Example[], list: readonly string[]): KnownWord[] {
  const dictionary = new Set(list.map(fold));
  const words = wordsOfExamples(examples, dictionary);
  const frequent = [...words].flatMap(([word, { count }]) => (count >= frequentFrom ? soundOf(word) : []));
  const sounds = new Set(frequent);
  const leave = (written: string) => {
    const word = fold(written);
    if (/^\p{L}{3,}$/u.test(written) && !words.has(word))
      words.set(word, { written: written.toLowerCase(), count: 0, isForeign: false });
  };
  const kept = readFileSync(new URL('kept.txt', import.meta.url), 'utf8').split(/\s+/);
  for (const word of kept.map(fold)) if (words.get(word)?.isForeign === true) words.delete(word);
  for (const word of kept) leave(word);
  for (const word of ownWords()) if (dictionary.has(fold(word)) || !sounds.has(soundOf(fold(word)))) leave(word);
  const spell = makeSpeller([...words.values()], noShorthand);
  for (const word of dictionary) if (!sounds.has(soundOf(word)) && spell(word) !== word) leave(word);
  return [...words.values()].sort((one, other) => (one.written < other.written ? -1 : 1));
}

const require = createRequire(import.meta.url);
const list = require('an-array-of-spanish-words') as string[];
const examples = readExamples(fileURLToPath(new URL('../messages', import.meta.url)));
const words = wordsFrom(examples, list);
writeFileSync(new URL('words.tsv', import.meta.url), `${words.map(wordLine).join('\n')}\n`);
console.log(`${words.length} words`);
