/** The text of a file: UTF-8, UTF-16 with its mark, else Windows-1252, which reads any bytes. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = markedEncoding(bytes);
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function markedEncoding([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

const plainLine = /^[!-~À-ſ](?:[ -~À-ſ]*[!-~À-ſ])?$/;

/** One cleaned line or text: no control characters but line breaks, no spaces around, at most `most` characters. */
export function cleanText(value: unknown, most: number): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  // most cells are empty or plain: nothing of them has to go
  if (value === '') return '';
  if (typeof value === 'string' && value.length <= most && plainLine.test(value)) return value;
  const text = String(value)
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .toWellFormed()
    .trim();
  return text.length <= most ? text : text.slice(0, most).toWellFormed().trim();
}

const plainNumber = /^\d{1,9}(?:\.\d{1,2})?$/;
const numberForm = /^(\d[\d.,'\u2019\s\u00a0\u202f]*|[.,]\d+)\s*\p{L}*\.?$/u;

/** `1.234.567`: what stands twice separates thousands. */
const groupedTwice = /^\d{1,3}([.,])\d{3}(?:\1\d{3})+$/;

/**
 * A number in an app's form: `1234.5`, `1.234,5`, `1,5`, `22,5 kg`, with a spreadsheet's apostrophe before it; null when
 * there is none, it is negative or beyond `most`.
 */
export function readNumber(value: unknown, most: number): number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  if (value === '') return null;
  // most cells are so plain that nothing has to be found out
  if (typeof value === 'string' && plainNumber.test(value)) {
    const plain = Number(value);
    return plain <= most ? plain : null;
  }
  const found = numberForm.exec(String(value).slice(0, 40).trim().replace(/^'/, ''));
  if (!found) return null;
  const digits = (found[1] ?? '').replace(/['\u2019\s\u00a0\u202f]/g, '');
  const text = groupedTwice.test(digits) ? digits.replace(/[.,]/g, '') : digits;
  const commaLast = text.lastIndexOf(',') > text.lastIndexOf('.');
  const number = Number(commaLast ? text.replace(/\./g, '').replace(',', '.') : text.replace(/,/g, ''));
  return Number.isFinite(number) && number >= 0 && number <= most ? number : null;
}
