import Papa from 'papaparse';
import { FileError } from '#features/imports/reading/model.ts';
import { fileErrors } from '#features/imports/reading/texts.ts';

/** A row by its column's plain name: «Weight (kg)» is `weight`, with `kg` in the table's units. */
export type Row = Record<string, string>;
export type Table = { columns: readonly string[]; units: ReadonlyMap<string, string>; rows: Row[] };

const mostRows = 250_000;

/** Reads a CSV with its first row as names; the separator is found out. @throws FileError */
export function readTable(text: string): Table {
  const units = new Map<string, string>();
  const names: string[] = [];
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    preview: mostRows,
    delimitersToGuess: [',', ';', '\t'],
  });
  const [header, ...lines] = data;
  if (header === undefined) throw new FileError(fileErrors.brokenCsv);
  for (const cell of header) {
    const { name, unit } = plainName(cell);
    names.push(name);
    if (unit !== null) units.set(name, unit);
  }
  // an open quote swallows the rest of the file
  if (errors.some(({ type }) => type === 'Quotes') && lines.length < 2) throw new FileError(fileErrors.brokenCsv);
  const rows = lines.map((cells) => {
    const row: Row = Object.create(null);
    for (const [index, name] of names.entries()) row[name] ??= cells[index] ?? '';
    return row;
  });
  return { columns: names, units, rows };
}

const unitSuffix = /\s*[([]\s*([\p{L}]+)\s*[)\]]\s*$|_(kg|lbs?|km|miles|meters|seconds)$/u;

function plainName(cell: string): { name: string; unit: string | null } {
  const text = cell.trim().toLowerCase().slice(0, 60);
  const unit = unitSuffix.exec(text);
  if (!unit) return { name: text.replaceAll('_', ' '), unit: null };
  return { name: text.slice(0, unit.index).trim().replaceAll('_', ' '), unit: unit[1] ?? unit[2] ?? null };
}
