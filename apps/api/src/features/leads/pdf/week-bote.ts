import { palette, type Tone, tones } from '#features/leads/pdf/palette.ts';
import { content, decoration, group, page, type Sheet } from '#features/leads/pdf/sheet.ts';
import { setText } from '#features/leads/pdf/text.ts';

export type GlanceDay = { name: string; minutes: number; type: string; tone: Tone; title: string };

const columnGap = 6;
const arcTop = 58;
const labelRoom = 16;
const cardHeight = 76;
const ballRadius = 5;
const inset = 7;

/** Height is minutes, dotted is planned, flat is rest. @returns the y under the cards */
export function drawWeekBote(sheet: Sheet, days: readonly GlanceDay[], top: number): number {
  const unit = (page.contentWidth - columnGap * (days.length - 1)) / days.length;
  const longest = Math.max(1, ...days.map((day) => day.minutes));
  const ground = top + labelRoom + arcTop;
  const columns = days.map((day, index) => ({
    day,
    left: page.margin + index * (unit + columnGap),
    height: (day.minutes / longest) * arcTop,
  }));
  for (const { day, left, height } of columns) drawArc(sheet, day, { left, width: unit, ground, height });
  const first = columns.find(({ day }) => day.minutes > 0);
  if (first) drawBall(sheet, first.left, ground - ballRadius);
  const list = group(sheet, 'L');
  for (const { day, left } of columns) {
    drawCardGround(sheet, day, { left, top: ground, width: unit });
    const item = group(sheet, 'LI', list);
    const body = group(sheet, 'LBody', item);
    const box = { x: left + inset, width: unit - inset - 3 };
    const words = (text: string, y: number, style: Parameters<typeof setText>[3]) =>
      content(sheet, 'Span', () => setText(sheet, text, { ...box, y }, style), body);
    words(day.name, ground + 9, { font: 'strong', size: 9, lines: 1 });
    words(day.type, ground + 25.5, { font: 'strong', size: 6.6, color: tones[day.tone].text, lines: 1 });
    words(day.title, ground + 41, { size: 7.8, color: palette.ink2, lines: 3 });
    if (day.minutes > 0) {
      const y = ground - (day.minutes / longest) * arcTop - 12;
      const label = { font: 'strong', size: 7.5, align: 'center', lines: 1 } as const;
      content(sheet, 'Span', () => setText(sheet, `${day.minutes} min`, { x: left, y, width: unit }, label), body);
    }
  }
  return ground + cardHeight;
}

type Arc = { left: number; width: number; ground: number; height: number };

function drawArc(sheet: Sheet, day: GlanceDay, { left, width, ground, height }: Arc): void {
  const { doc } = sheet;
  decoration(sheet, () => {
    doc.lineCap('round').lineWidth(1.5).strokeColor(palette.ink);
    if (day.minutes === 0) {
      doc
        .strokeColor(palette.lineStrong)
        .moveTo(left, ground)
        .lineTo(left + width, ground)
        .stroke();
      return;
    }
    const from = left - columnGap / 2;
    const to = left + width + columnGap / 2;
    doc.dash(0.1, { space: 3.4 });
    doc
      .moveTo(from, ground)
      .quadraticCurveTo((from + to) / 2, ground - 2 * height, to, ground)
      .stroke();
  });
}

function drawBall(sheet: Sheet, x: number, y: number): void {
  const { doc } = sheet;
  decoration(sheet, () => {
    doc.lineWidth(0.9).circle(x, y, ballRadius).fillAndStroke(palette.ball, palette.ballEdge);
  });
}

function drawCardGround(
  sheet: Sheet,
  day: GlanceDay,
  { left, top, width }: Pick<Arc, 'left' | 'width'> & { top: number },
) {
  const { doc } = sheet;
  decoration(sheet, () => {
    if (day.minutes === 0) drawMesh(doc, { left, top, width });
    doc.lineWidth(0.8).strokeColor(palette.line).rect(left, top, width, cardHeight).stroke();
    doc
      .lineWidth(1.6)
      .strokeColor(palette.ink)
      .moveTo(left, top)
      .lineTo(left + width, top)
      .stroke();
    doc.roundedRect(left + inset - 3, top + 22.5, width - 2 * (inset - 3), 13, 2).fill(tones[day.tone].tint);
  });
}

const meshStep = 9;

function drawMesh(doc: PDFKit.PDFDocument, { left, top, width }: { left: number; top: number; width: number }): void {
  doc.save().rect(left, top, width, cardHeight).clip().lineWidth(0.6).strokeColor(palette.mesh);
  for (let x = -cardHeight; x < width; x += meshStep) {
    doc.moveTo(left + x, top).lineTo(left + x + cardHeight, top + cardHeight);
    doc.moveTo(left + x, top + cardHeight).lineTo(left + x + cardHeight, top);
  }
  doc.stroke().restore();
}
