import anyAscii from 'any-ascii';

/** The characters of Archivo's Latin file in every weight; a test compares them with the font. */
const drawable =
  ' -~\\u00A0-\\u00AC\\u00AE-\\u00FF\\u0131\\u0152\\u0153\\u2009\\u2013\\u2014\\u2018-\\u201A\\u201C-\\u201E' +
  '\\u2022\\u2026\\u2032\\u2033\\u2039\\u203A\\u20AC\\u2122\\u2212';
const allDrawable = new RegExp(`^[${drawable}]*$`, 'u');

/** A visitor's name never prints empty boxes: «Łukasz» → «Lukasz», «Анна» → «Anna», emoji and control characters go. */
export function printable(text: string): string {
  const plain = text.normalize('NFC').replace(/[^\S\u00A0]/gu, ' ');
  const drawable = allDrawable.test(plain) ? plain : plain.replace(/\p{L}[\p{L}\p{M}]*|./gu, nearest);
  return drawable.replace(/ {2,}/g, ' ').trim();
}

function nearest(word: string): string {
  if (allDrawable.test(word)) return word;
  // an emoji or a symbol would be replaced by an English word
  if (!/^\p{L}/u.test(word)) return '';
  const latin = Array.from(word, (letter) => (allDrawable.test(letter) ? letter : anyAscii(letter))).join('');
  // alphabets without capitals: a name begins with one
  return /^\p{Lo}/u.test(word) ? latin.charAt(0).toUpperCase() + latin.slice(1) : latin;
}
