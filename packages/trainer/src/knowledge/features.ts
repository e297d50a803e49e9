import { readFileSync } from 'node:fs';
import { remembered } from '@bandeja/domain/wire/remembered';
import { normalise } from '@bandeja/reader/language/normalise';
import { closing, opening } from '@bandeja/reader/language/phrases';
import { stemOf } from '@bandeja/reader/language/stem';
import { tokenise } from '@bandeja/reader/language/tokens';

/** What is compared of a question: its words as they sound, and its groups of letters. */
const letterGroup = 4;
export const letterNumbers = 1 << 17;

export const plainText = (text: string): string =>
  tokenise(normalise(text))
    .flatMap(({ word }) => (/[\p{L}\p{N}]/u.test(word) ? word : []))
    .join(' ');

/** What people say before and after a question, whatever they ask. */
const before = opening(`
    hola holaa* buenas buenas_tardes/noches buenos_dias oye oiga mira mire che ey hey illo quillo killo bro tio tia disculpa perdona perdon a_ver pues bueno
    una_cosa/pregunta/duda/consulta tengo_una_pregunta/duda/consulta te?_queria/quiero/queria_hacer_una_preguntar*/consultar*/pregunta que_te?_queria/quiero_preguntar* sabes quisiera_saber me_gustaria_saber dime`);
const after = closing(`
    y_no_se?_que/q_hago/hacer/hace que/q_hago/hacemos/debo/puedo_hacer que/q_puedo/podria/debo/deberia_hacer que/q_se_hace algun/algunos/un/unos/dame_consejo/consejos/truco/trucos/tip/tips/idea consejo consejos trucos tips
    alguna_idea/solucion/recomendacion que_me_recomiendas/aconsejas que_onda como_lo_arreglo/soluciono gracias muchas_gracias por_favor porfa porfi porfis ayuda ayudame ayudita po pues me_da_mucha/una_rabia/pereza/verguenza`);

/** A question without them; nothing is cut where nothing else was said. */
export function withoutFiller(plain: string): string {
  for (let text = plain; ; ) {
    const cut = text.replace(before, '').replace(after, '').trim();
    if (cut === text || cut === '') return text;
    text = cut;
  }
}

/** Stems by their sound, synonyms as one. */
export function wordsIn(plain: string): string[] {
  const { words, phrases } = synonyms();
  const own = new Set(plain.split(' ').flatMap((word) => phrases.get(word) ?? []));
  let text = ` ${plain} `;
  for (const { phrase, name } of [...own].sort((one, other) => one.place - other.place))
    text = text.replaceAll(` ${phrase} `, ` ${name} `);
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (word.startsWith('=') ? word : (words.get(word) ?? words.get(heardAs(word)) ?? soundOf(word))));
}

export const pairsOf = (words: readonly string[]): string[] => words.slice(1).map((word, at) => `${words[at]} ${word}`);

/** The numbers of its groups of letters with their counts. */
export function lettersOf(plain: string): Map<number, number> {
  const text = ` ${plain} `;
  const numbers: number[] = [];
  for (let at = 0; at + letterGroup <= text.length; at += 1) {
    let number = 0;
    for (let letter = 0; letter < letterGroup; letter += 1)
      number = Math.imul(number, 0x01000193) ^ text.charCodeAt(at + letter);
    numbers.push((number ^ (number >>> 17)) & (letterNumbers - 1));
  }
  return countsOf(numbers);
}

export function countsOf<Feature>(features: Iterable<Feature>): Map<Feature, number> {
  const counts = new Map<Feature, number>();
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

/** «sake» is «saque»: a whole word as it sounds, which no plain word looks like. */
const heardAs = (word: string): string => `~${asHeard(word)}`;

/** A stem as it sounds. */
const soundOf = remembered((word: string): string => asHeard(stemOf(word)));

/** b/v, s/z/c, ll/y, g/j, k/qu, silent h. */
const asHeard = (word: string): string =>
  word
    .replace(/ch|x/g, 'C')
    .replace(/h/g, '')
    .replace(/ll/g, 'y')
    .replace(/v/g, 'b')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/qu(?=[ei])|k|c/g, 'K')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/(.)\1+/g, '$1');

/** Words that mean the same in padel, by one name for each group. */
type Phrase = { phrase: string; name: string; place: number };
/** Phrases by their first word, in their place: the longest come first. */
type Synonyms = { words: ReadonlyMap<string, string>; phrases: ReadonlyMap<string, readonly Phrase[]> };
let read: Synonyms | null = null;

/** `knowledge/synonyms.tsv`: one group a line. */
function synonyms(): Synonyms {
  if (read !== null) return read;
  const words = new Map<string, string>();
  const phrases: [string, string][] = [];
  const table = readFileSync(new URL('../../knowledge/synonyms.tsv', import.meta.url), 'utf8');
  for (const [group, line] of table.trim().split('\n').entries()) {
    for (const plain of line.split('\t').map(plainText)) {
      if (plain.includes(' ')) phrases.push([plain, `=${group}`]);
      else words.set(plain, `=${group}`).set(heardAs(plain), `=${group}`);
    }
  }
  const inOrder = phrases
    .sort(([one], [other]) => other.length - one.length)
    .map(([phrase, name], place): Phrase => ({ phrase, name, place }));
  read = { words, phrases: Map.groupBy(inOrder, ({ phrase }) => phrase.split(' ', 1)[0] ?? '') };
  return read;
}
