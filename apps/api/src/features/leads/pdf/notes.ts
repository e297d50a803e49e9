import { palette } from '#features/leads/pdf/palette.ts';
import { content, decoration, group, type Sheet } from '#features/leads/pdf/sheet.ts';
import { heightOf, setText } from '#features/leads/pdf/text.ts';

type Column = { x: number; y: number; width: number };

const heading = { font: 'head', size: 12 } as const;
const body = { size: 9, color: palette.ink2, lineGap: 1.2 } as const;
const bulletIndent = 10;
const bulletGap = 4.5;

/** A heading under a court line. @returns the y under it */
export function drawHeading(sheet: Sheet, title: string, { x, y, width }: Column): number {
  const { doc } = sheet;
  decoration(sheet, () => {
    doc
      .lineWidth(1.6)
      .strokeColor(palette.ink)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
  });
  content(sheet, 'H2', () => setText(sheet, title, { x, y: y + 8, width }, heading));
  return y + headingHeight(sheet, title, width);
}

function headingHeight(sheet: Sheet, title: string, width: number): number {
  return 8 + heightOf(sheet, title, width, heading) + 4;
}

/** A paragraph. @returns the y under it */
export function drawParagraph(sheet: Sheet, text: string, { x, y, width }: Column): number {
  content(sheet, 'P', () => setText(sheet, text, { x, y, width }, body));
  return y + heightOf(sheet, text, width, body) + bulletGap;
}

/** A list with square bullets: courts are rectangles, only the ball is round. @returns the y under it */
export function drawBullets(sheet: Sheet, texts: readonly string[], { x, y, width }: Column): number {
  const { doc } = sheet;
  const list = group(sheet, 'L');
  let top = y;
  for (const text of texts) {
    const line = top;
    decoration(sheet, () => {
      doc.rect(x, line + 3.6, 3, 3).fill(palette.court);
    });
    const item = group(sheet, 'LI', list);
    const box = { x: x + bulletIndent, y: line, width: width - bulletIndent };
    content(sheet, 'LBody', () => setText(sheet, text, box, body), item);
    top += heightOf(sheet, text, box.width, body) + bulletGap;
  }
  return top;
}

const ruleGap = 23;
const mostRules = 6;
const fewestRules = 2;

export function drawRuledLines(sheet: Sheet, title: string, { x, y, width }: Column, bottom: number): void {
  const { doc } = sheet;
  const room = bottom - y - headingHeight(sheet, title, width) - ruleGap / 3;
  const rules = Math.min(mostRules, Math.floor(room / ruleGap));
  if (rules < fewestRules) return;
  const top = drawHeading(sheet, title, { x, y, width });
  decoration(sheet, () => {
    doc.lineWidth(0.6).strokeColor(palette.line);
    for (let rule = 1; rule <= rules; rule += 1) {
      doc.moveTo(x, top + rule * ruleGap).lineTo(x + width, top + rule * ruleGap);
    }
    doc.stroke();
  });
}
