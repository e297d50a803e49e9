import { csvLines } from '#features/imports/reading/csv.ts';
import { FileError } from '#features/imports/reading/model.ts';
import { withoutAccents } from '#features/imports/reading/moments.ts';
import { fileErrors } from '#features/imports/reading/texts.ts';

/** A column as the file names it, and without accents, underlines and the unit at its end: «Weight (kg)» is `weight`. */
type Column = { label: string; name: string; unit: string };
export type Cells = readonly string[];
export type Table = { columns: readonly Column[]; rows: readonly Cells[]; isCut: boolean };

const mostRows = 250_000;

/** Reads a CSV with its first row as names; the separator is found out. @throws FileError */
export function readTable(text: string): Table {
  const data = linesOf(text);
  const [header, ...rows] = data;
  if (header === undefined) throw new FileError(fileErrors.brokenCsv);
  return { columns: header.map(columnOf), rows, isCut: data.length >= mostRows };
}

/** @throws FileError */
function linesOf(text: string): string[][] {
  // «sep=;» is Excel's, the other one Samsung's: neither is a row
  const plain = text.replace(/^\uFEFF?(?:sep=.\r?\n)?(?:com\.samsung\.[^\n]*\n(?=[^\n]*start_time))?/, '');
  const { rows, hasOpenQuote } = csvLines(plain, mostRows);
  // an open quote swallows the rest of the file
  if (hasOpenQuote && rows.length < 3) throw new FileError(fileErrors.brokenCsv);
  // a spreadsheet that saw no columns has put each line into one cell
  const isOneCell = rows.length > 1 && rows.every(([cell = '', more]) => more === undefined && cell.includes(','));
  return isOneCell && text.includes('"') ? linesOf(rows.map(([cell]) => cell).join('\n')) : rows;
}

const unitSuffix = /\s*[([]\s*([\p{L}/]+)\s*[)\]]\s*$|[_ ](kgs?|lbs?|km|miles|meters|metres|seconds|minutes|hours)$/u;

export function columnOf(label: string): Column {
  const text = withoutAccents(label.slice(0, 80).toLowerCase()).trim();
  const unit = unitSuffix.exec(text);
  const named = unit ? text.slice(0, unit.index) : text;
  const name = named
    .replace(/[_'’.:#?-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { label: label.trim().slice(0, 60), name, unit: unit?.[1] ?? unit?.[2] ?? '' };
}

const looked = 2000;

/** What nobody reads but holds numbers: nothing a player wrote down is dropped without a word. */
export function unreadColumns({ columns, rows }: Table, read: ReadonlySet<number>): string[] {
  const names = new Set([...read].map((index) => columns[index]?.name));
  return columns.flatMap(({ label, name }, index) => {
    if (read.has(index) || names.has(name) || label === '' || /\b(?:uu)?id\b/.test(name)) return [];
    const holdsNumbers = rows.slice(0, looked).some((cells) => /^\s*-?\d*[1-9][\d.,:]*\s*$/.test(cells[index] ?? ''));
    return holdsNumbers ? [label] : [];
  });
}
