import type { Figure } from '@bandeja/domain/exercises/figure';
import { palette, type Tone, tones } from '#features/leads/pdf/palette.ts';
import { drawPoses, poses } from '#features/leads/pdf/poses.ts';
import { bodyBottom, bodyTop, nextPage } from '#features/leads/pdf/running.ts';
import { content, decoration, group, page, type Sheet } from '#features/leads/pdf/sheet.ts';
import { heightOf, setText, widthOf } from '#features/leads/pdf/text.ts';

export type TrainingRow = {
  name: string;
  work: string;
  rest: string;
  sets: number;
  cue: string;
  figure: Figure | null;
};

export type TrainingBlock = {
  days: string;
  type: string;
  tone: Tone;
  title: string;
  facts: string;
  reasons: readonly string[];
  rows: readonly TrainingRow[];
};

/** x and width of the columns, points. */
const columns = {
  boxes: { x: page.margin, width: 36 },
  name: { x: page.margin + 40, width: 138 },
  poses: { x: page.margin + 182, width: poses.width },
  cue: { x: page.margin + 272, width: 130 },
  work: { x: page.margin + 408, width: 70 },
  rest: { x: page.margin + 478, width: 33.28 },
} as const;

const heads = { name: 'Ejercicio', cue: 'En qué fijarte', work: 'Trabajo', rest: 'Descanso' } as const;
const styles = {
  days: { font: 'head', size: 15 },
  title: { font: 'strong', size: 10.5 },
  facts: { font: 'strong', size: 9, align: 'right' },
  reason: { size: 8.8, color: palette.ink2, lineGap: 1 },
  head: { size: 7, color: palette.ink3 },
  name: { font: 'strong', size: 8.8 },
  cue: { size: 7.9, color: palette.ink2, lineGap: 0.4 },
  work: { font: 'strong', size: 8.8 },
  rest: { size: 7.9, color: palette.ink2, align: 'right' },
} as const;

const rowPadding = 3.6;
const smallestRow = 19;
const blockGap = 12;
const box = { size: 8.4, gap: 3.2 } as const;
const boxesInLine = 3;
/** Most sets with a box of their own; of more, one box represents all. */
const mostBoxes = 6;

type Pen = { y: number; isNamed: boolean };

/** A session stays on one page unless it is longer than a page. @returns the y under the last one */
export function drawTrainingBlocks(
  sheet: Sheet,
  blocks: readonly TrainingBlock[],
  top: number,
  running: string,
): number {
  const pen = { y: top, isNamed: false };
  for (const block of blocks) drawBlock(sheet, block, pen, running);
  return pen.y;
}

function drawBlock(sheet: Sheet, block: TrainingBlock, pen: Pen, running: string): void {
  const turnPage = () => Object.assign(pen, { y: nextPage(sheet, running), isNamed: false });
  if (pen.y > bodyTop && pen.y + blockHeight(sheet, block) > bodyBottom) turnPage();
  pen.y = drawHead(sheet, block, pen.y);
  if (block.rows.length > 0) {
    const table = group(sheet, 'Table');
    for (const row of block.rows) {
      if (pen.y + rowHeight(sheet, row) > bodyBottom) turnPage();
      if (!pen.isNamed) Object.assign(pen, { y: drawColumnHeads(sheet, table, pen.y), isNamed: true });
      pen.y = drawRow(sheet, table, row, pen.y);
    }
  }
  pen.y += blockGap;
}

function blockHeight(sheet: Sheet, block: TrainingBlock): number {
  return block.rows.reduce((total, row) => total + rowHeight(sheet, row), headHeight(sheet, block));
}

const reasonWidth = page.contentWidth;

function headHeight(sheet: Sheet, { reasons }: TrainingBlock): number {
  const texts = reasons.reduce((total, reason) => total + heightOf(sheet, reason, reasonWidth, styles.reason) + 1, 0);
  return 30 + texts + 5;
}

const roomForDays = 220;
/** Archivo's ascent: distance of the baseline from the top of a line. */
const baselineShare = 0.878;

function drawHead(sheet: Sheet, { days, type, tone, title, facts, reasons }: TrainingBlock, top: number): number {
  const { doc } = sheet;
  const daysStyle = { ...styles.days, size: widthOf(sheet, days, styles.days) > roomForDays ? 11.5 : styles.days.size };
  const daysWidth = widthOf(sheet, days, daysStyle);
  const typeStyle = { font: 'strong', size: 7, color: tones[tone].text } as const;
  const typeX = page.margin + daysWidth + 9;
  const typeWidth = widthOf(sheet, type, typeStyle) + 10;
  const titleX = typeX + typeWidth + 9;
  const factsWidth = facts ? widthOf(sheet, facts, styles.facts) + 2 : 0;
  const right = page.width - page.margin;
  decoration(sheet, () => {
    doc.lineWidth(1.6).strokeColor(palette.ink).moveTo(page.margin, top).lineTo(right, top).stroke();
    doc.roundedRect(typeX, top + 10.5, typeWidth, 13, 2).fill(tones[tone].tint);
  });
  content(sheet, 'H2', () => {
    const daysTop = top + 7.5 + (styles.days.size - daysStyle.size) * baselineShare;
    setText(sheet, days, { x: page.margin, y: daysTop, width: daysWidth + 4 }, { ...daysStyle, lines: 1 });
    setText(sheet, type, { x: typeX + 5, y: top + 13.2, width: typeWidth }, { ...typeStyle, lines: 1 });
    const titleBox = { x: titleX, y: top + 11.4, width: right - factsWidth - 8 - titleX };
    setText(sheet, title, titleBox, { ...styles.title, lines: 1 });
  });
  if (facts) {
    const factsBox = { x: right - factsWidth, y: top + 12.4, width: factsWidth };
    content(sheet, 'P', () => setText(sheet, facts, factsBox, { ...styles.facts, lines: 1 }));
  }
  let y = top + 30;
  for (const reason of reasons) {
    const at = { x: page.margin, y, width: reasonWidth };
    content(sheet, 'P', () => setText(sheet, reason, at, styles.reason));
    y += heightOf(sheet, reason, reasonWidth, styles.reason) + 1;
  }
  return y + 5;
}

const columnHeadsHeight = 11;

function drawColumnHeads(sheet: Sheet, table: PDFKit.PDFStructureElement, y: number): number {
  const row = group(sheet, 'TR', table);
  for (const key of ['name', 'cue', 'work', 'rest'] as const) {
    const style = { ...styles.head, align: key === 'rest' ? 'right' : 'left' } as const;
    content(sheet, 'TH', () => setText(sheet, heads[key], { ...columns[key], y }, style), row);
  }
  return y + columnHeadsHeight;
}

function rowHeight(sheet: Sheet, row: TrainingRow): number {
  const text = Math.max(
    heightOf(sheet, row.name, columns.name.width, styles.name),
    row.cue ? heightOf(sheet, row.cue, columns.cue.width, styles.cue) : 0,
    heightOf(sheet, row.work, columns.work.width, styles.work),
  );
  const boxLines = boxCount(row) > boxesInLine ? 2 : 1;
  const drawn = row.figure ? poses.height + 1.5 : 0;
  return Math.max(smallestRow, drawn, text + 2 * rowPadding, boxLines * (box.size + box.gap) + rowPadding + 1.5);
}

function boxCount({ sets }: TrainingRow): number {
  return sets > mostBoxes ? 1 : sets;
}

function drawRow(sheet: Sheet, table: PDFKit.PDFStructureElement, row: TrainingRow, y: number): number {
  const height = rowHeight(sheet, row);
  const { doc } = sheet;
  decoration(sheet, () => {
    doc.lineWidth(0.6).strokeColor(palette.line);
    doc
      .moveTo(page.margin, y)
      .lineTo(page.width - page.margin, y)
      .stroke();
    drawBoxes(doc, boxCount(row), y + rowPadding + 0.6);
  });
  if (row.figure) drawPoses(sheet, row.figure, columns.poses.x, y + 0.9);
  const cells = group(sheet, 'TR', table);
  for (const key of ['name', 'cue', 'work', 'rest'] as const) {
    if (row[key] === '') continue;
    const down = key === 'cue' || key === 'rest' ? 0.7 : 0;
    const at = { ...columns[key], y: y + rowPadding + down };
    content(sheet, 'TD', () => setText(sheet, row[key], at, styles[key]), cells);
  }
  return y + height;
}

function drawBoxes(doc: PDFKit.PDFDocument, count: number, y: number): void {
  const inLine = count > boxesInLine ? Math.ceil(count / 2) : count;
  const step = box.size + box.gap;
  doc.lineWidth(0.8).strokeColor(palette.lineStrong);
  for (let index = 0; index < count; index += 1) {
    const x = columns.boxes.x + 0.4 + (index % inLine) * step;
    doc.rect(x, y + Math.floor(index / inLine) * step, box.size, box.size).stroke();
  }
}
