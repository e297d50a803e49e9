/** A name as it is sent: one line, single spaces; the server takes no control characters. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
