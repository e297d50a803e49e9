import { bandHeight, drawCourtBand } from '#features/leads/pdf/court-scene.ts';
import { palette } from '#features/leads/pdf/palette.ts';
import { content, decoration, page, type Sheet } from '#features/leads/pdf/sheet.ts';
import { heightOf, setText } from '#features/leads/pdf/text.ts';
import { drawWordmark } from '#features/leads/pdf/wordmark.ts';

export type Cover = { kicker: string; title: string; lead: string };

const textWidth = 258;

/** Draws the head of the first page. @returns the y under it */
export function drawCover(sheet: Sheet, { kicker, title, lead }: Cover): number {
  drawCourtBand(sheet);
  decoration(sheet, () => {
    drawWordmark(sheet, { x: page.margin, y: 32, height: 25, color: palette.onCourt });
  });
  const x = page.margin;
  const styles = {
    kicker: { font: 'medium', size: 10.5, color: palette.onCourt2, lines: 1 },
    title: { font: 'strong', size: 30, color: palette.onCourt, lineGap: -2, lines: 2, stretch: 111 },
    lead: { size: 10, color: palette.onCourt2, lineGap: 1.5, lines: 5 },
  } as const;
  const kickerTop = 80;
  content(sheet, 'P', () => setText(sheet, kicker, { x, y: kickerTop, width: textWidth }, styles.kicker));
  const titleTop = kickerTop + 16;
  content(sheet, 'H1', () => setText(sheet, title, { x, y: titleTop, width: textWidth }, styles.title));
  const leadTop = titleTop + heightOf(sheet, title, textWidth, styles.title) + 9;
  content(sheet, 'P', () => setText(sheet, lead, { x, y: leadTop, width: textWidth }, styles.lead));
  return bandHeight;
}
