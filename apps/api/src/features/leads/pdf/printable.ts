/** What Archivo's Latin file can draw, in any weight; the test holds this against the font. */
const drawable =
  ' -~\\u00A0-\\u00AC\\u00AE-\\u00FF\\u0131\\u0152\\u0153\\u2009\\u2013\\u2014\\u2018-\\u201A\\u201C-\\u201E' +
  '\\u2022\\u2026\\u2032\\u2033\\u2039\\u203A\\u20AC\\u2122\\u2212';
const allDrawable = new RegExp(`^[${drawable}]*$`, 'u');

/** Letters that do not come apart into a base letter and an accent. */
const bases: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ħ: 'H', ħ: 'h', ẞ: 'SS' };

/**
 * A text without what the font has no glyph for, so that a visitor's name never prints empty boxes: letters with foreign
 * accents lose the accent («Łukasz» → «Lukasz», «Nguyễn» → «Nguyen»), other scripts, emoji and control characters go.
 */
export function printable(text: string): string {
  const plain = text.normalize('NFC').replace(/[^\S\u00A0]/gu, ' ');
  const drawable = allDrawable.test(plain) ? plain : Array.from(plain, nearest).join('');
  return drawable.replace(/ {2,}/g, ' ').trim();
}

function nearest(letter: string): string {
  if (allDrawable.test(letter)) return letter;
  const base = bases[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
  return allDrawable.test(base) ? base : '';
}
