export const byteOrderMark = '\uFEFF';

export function csvLine(cells: string[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`;
}

/** RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe in front, also behind spaces (docs/product.md#export-and-deletion). */
function csvCell(value: string): string {
  const harmless = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(value) ? `'${value}` : value;
  return /[";,\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
