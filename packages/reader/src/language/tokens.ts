/** A piece of a text: a run of letters, a run of digits, or one other sign. Offsets count UTF-16 units of the text. */
export type Token = {
  from: number;
  to: number;
  /** The original text. */
  raw: string;
  /** Lower case, without accents (ñ → n), letters repeated for effect only once. */
  word: string;
  /** Index of its clause: a stretch between punctuation or words like «pero». */
  clause: number;
};

const pieces = /[\p{L}\p{M}]+|\p{N}+|[^\s\p{L}\p{M}\p{N}]/gu;
const clauseSigns = new Set(['.', ',', ';', ':', '!', '?', '¿', '¡', '(', ')', '…', '—', '–', '\n', '«', '»', '"']);
const clauseWords = new Set([
  'pero',
  'aunque',
  'sino',
  'salvo',
  'excepto',
  'menos',
  'but',
  'mas',
  'pero',
  'però',
  'ma',
  'mais',
]);
const accents = /\p{M}/gu;
/** «muuucho», «gomaaas»: three and more of a letter count as one. */
const stretched = /(\p{L})\1{2,}/gu;
const doubled = /([aeioubdghjkmptvxyz])\1/g;

/** Small letters without accents, none of them twice in a row: most words are written so. */
function isPlain(raw: string): boolean {
  for (let at = 0; at < raw.length; at += 1) {
    const code = raw.charCodeAt(at);
    if (code < 97 || code > 122 || code === raw.charCodeAt(at - 1)) return false;
  }
  return true;
}

/** A word in the form of features and vocabulary. */
export function fold(raw: string): string {
  if (isPlain(raw)) return raw;
  const plain = raw.normalize('NFD').replace(accents, '').toLowerCase();
  return plain
    .replace(stretched, '$1')
    .replace(doubled, (pair) => (pair === 'ee' || pair === 'oo' ? pair : (pair[0] ?? '')));
}

/** Cuts a text into tokens (pure; any string). */
export function tokenise(text: string): Token[] {
  let clause = 0;
  const tokens: Token[] = [];
  for (const match of text.matchAll(pieces)) {
    const [raw] = match;
    const word = fold(raw);
    if (clauseWords.has(word)) clause += 1;
    tokens.push({ from: match.index, to: match.index + raw.length, raw, word, clause });
    const between = raw === ':' && /\d/.test(text[match.index - 1] ?? '');
    if (clauseSigns.has(raw) && !between) clause += 1;
  }
  return tokens;
}
