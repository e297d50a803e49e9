import { type StrokeCard, strokeCards } from '#chat/strokes-tables.ts';

/**
 * The strokes and tactics a spelled text names, in its order, each once. What a longer name covers («doble pared») is
 * not found again inside it.
 */
export function readStrokes(text: string): StrokeCard[] {
  let left = text;
  const found: { card: StrokeCard; start: number }[] = [];
  for (const card of strokeCards) {
    const match = card.pattern.exec(left);
    if (match === null) continue;
    found.push({ card, start: match.index });
    left = left.slice(0, match.index) + ' '.repeat(match[0].length) + left.slice(match.index + match[0].length);
  }
  return found.sort((a, b) => a.start - b.start).map(({ card }) => card);
}
