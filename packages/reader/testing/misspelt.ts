/** Neighbours on the keys. */
const rows = ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm'];
const byEar: readonly (readonly [RegExp, string])[] = [
  [/b/, 'v'],
  [/v/, 'b'],
  [/c(?=[ei])/, 's'],
  [/z/, 's'],
  [/s/, 'z'],
  [/ll/, 'y'],
  [/y(?=[aeiou])/, 'll'],
  [/qu(?=[ei])/, 'k'],
  [/g(?=[ei])/, 'j'],
  [/j(?=[ei])/, 'g'],
  [/h/, ''],
  [/^(?=[aeiou])/, 'h'],
];

type Random = () => number;
const oneOf = <Value>(all: readonly Value[], random: Random) => all[Math.floor(random() * all.length)];

/** A finger on the next key, a letter left out, doubled or swapped, or a word written by ear. */
function withSlip(word: string, random: Random): string {
  const at = Math.floor(random() * word.length);
  const kind = random();
  if (kind < 0.35) {
    const heard = byEar.filter(([pattern]) => pattern.test(word));
    const [pattern, other] = oneOf(heard, random) ?? [/$/, ''];
    return word.replace(pattern, other);
  }
  if (kind < 0.55) return word.slice(0, at) + word.slice(at + 1);
  if (kind < 0.75) return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  if (kind < 0.85) return word.slice(0, at + 1) + word.slice(at);
  const row = rows.find((keys) => keys.includes(word[at] ?? '')) ?? '';
  const key = row.indexOf(word[at] ?? '');
  return word.slice(0, at) + (row[key + 1] ?? row[key - 1] ?? '') + word.slice(at + 1);
}

const shortestSlip = 4;
const shareOfSlips = 0.3;
const shareOfJoins = 0.03;

/** Without accents, three of ten longer words with a slip, some words run together; the same text for the same seed. */
export function misspell(text: string, random: Random): string {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u0302\u0308]/g, '')
    .normalize('NFC');
  return plain
    .replace(/\p{L}+/gu, (word) => {
      const slips = word.length >= shortestSlip && random() < shareOfSlips;
      return slips && /^\p{Ll}+$/u.test(word) ? withSlip(word, random) : word;
    })
    .replace(/(?<=\p{Ll}{2}) (?=\p{Ll}{2})/gu, (space) => (random() < shareOfJoins ? '' : space));
}
