export const byteOrderMark = '\uFEFF';

export function csvLine(cells: string[]): string {
  return rawCsvLine(cells.map(csvCell));
}

/** Of cells that `csvCell` has written. */
export function rawCsvLine(cells: readonly string[]): string {
  return `${cells.join(';')}\r\n`;
}

/** RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe in front, also behind spaces (docs/product.md#export-and-deletion). */
export function csvCell(value: string): string {
  const harmless = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(value) ? `'${value}` : value;
  return /[";,\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
