/** The first sentences, or words, of a text that fit; «…» where it was cut within a sentence. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const sentence = cut.lastIndexOf('. ');
  if (sentence > most / 2) return cut.slice(0, sentence + 1);
  return `${cut.slice(0, Math.max(1, cut.lastIndexOf(' '))).replace(/[\s,;:.]+$/, '')}…`;
}
