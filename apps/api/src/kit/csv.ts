/** Tells a spreadsheet that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';

/** One line of a CSV file: semicolons between the cells for Spanish spreadsheets, CR LF at the end. */
export function csvLine(cells: string[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`;
}

/**
 * One cell by RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe in front
 * (docs/product.md#export-and-deletion), also where it hides behind spaces.
 */
function csvCell(value: string): string {
  const harmless = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(value) ? `'${value}` : value;
  return /[";,\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
