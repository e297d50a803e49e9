import { remembered } from '@bandeja/domain/wire/remembered';

/** Phonetic key of a word: b/v, s/z/c, ll/y, g/j, ch/x, silent h, k/qu and doubled letters are equal. */
function sound(word: string): string {
  return word
    .replace(/ch|x/g, 'C')
    .replace(/h/g, '')
    .replace(/ll/g, 'y')
    .replace(/v/g, 'b')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/qu(?=[ei])|k|c/g, 'K')
    .replace(/gu(?=[ei])/g, 'G')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/n(?=[bpm])/g, 'm')
    .replace(/(.)\1+/g, '$1');
}

/** The word with one letter left out or two neighbours swapped. */
function slips(word: string): string[] {
  const found: string[] = [];
  for (let i = 0; i < word.length; i += 1) {
    found.push(word.slice(0, i) + word.slice(i + 1));
    if (i + 1 < word.length) found.push(word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2));
  }
  return found;
}

function differByOne(word: string, other: string): boolean {
  return word.length === other.length && [...word].filter((letter, at) => letter !== other[at]).length === 1;
}

/** Whether two words differ by one letter: missing, doubled, wrong, or two neighbours swapped. */
export function isOneSlip(word: string, other: string): boolean {
  return slips(word).includes(other) || slips(other).includes(word) || differByOne(word, other);
}

/** Maps typed forms to their words. */
export const byForm = (typed: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(typed).flatMap(([word, forms]) => forms.split(' ').map((form) => [form, word] as const)));

/** Slips are only looked for in words long enough that the result is hardly another word. */
const shortestSlip = 6;

/**
 * A speller's words. `realWords` are never corrected, however similar to a keyword; `shorthand` maps words to their
 * abbreviations; `unmistakable` keywords are so long that even one wrong letter leaves no doubt («rodilka»).
 */
type Vocabulary = {
  keywords: readonly string[];
  realWords: ReadonlySet<string>;
  shorthand: Readonly<Record<string, string>>;
  unmistakable: readonly string[];
};

/** Returns a function that corrects a misspelt keyword; other words are returned unchanged. */
export function makeSpeller({ keywords, realWords, shorthand, unmistakable }: Vocabulary): (word: string) => string {
  const known = new Set(keywords);
  const bySound = new Map(keywords.map((word) => [sound(word), word]));
  const bySlip = new Map(
    keywords.filter((word) => word.length >= shortestSlip).flatMap((word) => slips(word).map((slip) => [slip, word])),
  );
  const forms = byForm(shorthand);
  return remembered((word: string) => {
    if (known.has(word) || realWords.has(word)) return word;
    const written = forms.get(word);
    if (written !== undefined) return written;
    const sounding = word.length > 3 ? bySound.get(sound(word)) : undefined;
    return sounding ?? bySlip.get(word) ?? unmistakable.find((keyword) => differByOne(word, keyword)) ?? word;
  });
}
