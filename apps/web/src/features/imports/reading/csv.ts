const quote = 34;
const lineFeed = 10;
const carriageReturn = 13;

type CsvLines = { rows: string[][]; hasOpenQuote: boolean };

/** The cells of a CSV (RFC 4180), its separator found out; blank lines are left out. A quote within a cell is a letter. */
export function csvLines(text: string, mostRows: number): CsvLines {
  const separator = separatorOf(text).charCodeAt(0);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  let hasOpenQuote = false;
  while (at < text.length && rows.length < mostRows) {
    let cell = '';
    if (text.charCodeAt(at) === quote) {
      const end = closingQuote(text, at + 1);
      hasOpenQuote ||= end === text.length;
      cell = text.slice(at + 1, end);
      if (cell.includes('"')) cell = cell.replaceAll('""', '"');
      at = end + 1;
    }
    const end = endOfCell(text, at, separator);
    if (end > at) cell = cell === '' ? text.slice(at, end) : cell + text.slice(at, end);
    row.push(cell);
    at = end + 1;
    if (text.charCodeAt(end) === separator) {
      if (at === text.length) row.push('');
      else continue;
    }
    if (text.charCodeAt(end) === carriageReturn && text.charCodeAt(at) === lineFeed) at++;
    if (row.some((each) => each.trim() !== '')) rows.push(row);
    row = [];
  }
  if (row.some((each) => each.trim() !== '') && rows.length < mostRows) rows.push(row);
  return { rows, hasOpenQuote };
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text.charCodeAt(at + 1) === quote) at = text.indexOf('"', at + 2);
  return at === -1 ? text.length : at;
}

function endOfCell(text: string, from: number, separator: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === separator || code === lineFeed || code === carriageReturn) return at;
  }
  return text.length;
}

const separators = [',', ';', '\t', '|'] as const;
const looked = 20_000;

/** The one that the first line has most of, outside quotes. */
function separatorOf(text: string): string {
  const [first = ''] = text
    .slice(0, looked)
    .replace(/"(?:[^"]|"")*"/g, '')
    .trimStart()
    .split(/[\r\n]/);
  const counts = separators.map((separator) => first.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}
