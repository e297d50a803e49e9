import { palette } from '#features/leads/pdf/palette.ts';
import { decoration, page, type Sheet } from '#features/leads/pdf/sheet.ts';
import { setText } from '#features/leads/pdf/text.ts';
import { drawWordmark } from '#features/leads/pdf/wordmark.ts';

const headTop = 28;
const footTop = page.height - 38;

export const bodyTop = 66;
export const bodyBottom = footTop - 10;

/** Begins a following page, with the wordmark and the document's title at its head. @returns the y to begin at */
export function nextPage(sheet: Sheet, title: string): number {
  const { doc } = sheet;
  doc.addPage();
  decoration(sheet, () => {
    drawWordmark(sheet, { x: page.margin, y: headTop, height: 17, color: palette.ink });
    const style = { size: 8.5, color: palette.ink3, align: 'right', lines: 1 } as const;
    setText(sheet, title, { x: page.margin, y: headTop + 4, width: page.contentWidth }, style);
  });
  return bodyTop;
}

export function drawFeet(sheet: Sheet, note: string): void {
  const { doc } = sheet;
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    decoration(sheet, () => {
      doc.lineWidth(0.6).strokeColor(palette.line);
      doc
        .moveTo(page.margin, footTop)
        .lineTo(page.width - page.margin, footTop)
        .stroke();
      const box = { x: page.margin, y: footTop + 8, width: page.contentWidth };
      const style = { size: 7.8, color: palette.ink3, lines: 1 } as const;
      setText(sheet, note, box, style);
      setText(sheet, `Página ${index + 1} de ${count}`, box, { ...style, align: 'right' });
    });
  }
}
