import { palette } from '#features/leads/pdf/palette.ts';
import type { Sheet } from '#features/leads/pdf/sheet.ts';
import type { FontName } from '#kit/fonts.ts';
import { printable } from '#kit/printable.ts';

export type TextStyle = {
  font?: FontName;
  /** Points. */
  size: number;
  color?: string;
  lineGap?: number;
  align?: 'left' | 'center' | 'right';
  lines?: number;
  /** Percent of the letters' width: the web app's headings are wide, and the static font has one width only. */
  stretch?: number;
};

type Box = { x: number; y: number; width: number };

export function setText({ doc }: Sheet, text: string, { x, y, width }: Box, style: TextStyle): void {
  choose(doc, style);
  doc.fillColor(style.color ?? palette.ink);
  doc.text(printable(text), x, y, { ...optionsOf(width, style), ...limitOf(doc, style), align: style.align ?? 'left' });
}

export function heightOf({ doc }: Sheet, text: string, width: number, style: TextStyle): number {
  choose(doc, style);
  const { lineGap = 0, lines = Number.POSITIVE_INFINITY } = style;
  const full = doc.heightOfString(printable(text), optionsOf(width, style));
  return Math.min(full, lines * (doc.currentLineHeight(true) + lineGap));
}

type StretchedOptions = PDFKit.Mixins.TextOptions & { horizontalScaling: number };

/** pdfkit takes the width before it stretches the letters. */
function optionsOf(width: number, { lineGap = 0, stretch = 100 }: TextStyle): StretchedOptions {
  return { width: (width * 100) / stretch, lineGap, horizontalScaling: stretch };
}

export function widthOf({ doc }: Sheet, text: string, style: TextStyle): number {
  choose(doc, style);
  return doc.widthOfString(printable(text));
}

function choose(doc: PDFKit.PDFDocument, { font = 'text', size }: TextStyle): void {
  doc.font(font).fontSize(size);
}

/** Higher than any page: with a given height pdfkit never begins a new page. */
const unlimited = 10_000;

/** pdfkit ends a line in «…» when two more would pass the height; this height lets that happen in the last line. */
function limitOf(doc: PDFKit.PDFDocument, { lines, lineGap = 0 }: TextStyle): PDFKit.Mixins.TextOptions {
  if (lines === undefined) return { height: unlimited };
  const lineHeight = doc.currentLineHeight(true);
  return { height: (lines - 1.5) * (lineHeight + lineGap) + 2 * lineHeight, ellipsis: '…' };
}
