import type { Figure } from '@bandeja/domain/exercises/figure';
import { drawMoment, pictureOf } from '@bandeja/drawing/figures/drawing';
import type { Look } from '@bandeja/drawing/figures/eye';
import { poseSeconds } from '@bandeja/drawing/figures/poses';
import { palette } from '#features/leads/pdf/palette.ts';
import { decoration, type Sheet } from '#features/leads/pdf/sheet.ts';

const picture = { width: 140, height: 120 };
const printed = { width: 38, height: 32, gap: 3 };
export const poses = { width: 2 * printed.width + printed.gap, height: printed.height } as const;

type Paint = { fill?: string; stroke?: string; width?: number; dash?: number; opacity?: number };
const seam = { stroke: palette.court, width: 2.4 };
const line = (stroke: string, width: number): Paint => ({ stroke, width });

/** Light, for ink on paper; on the page `apps/web/src/styles/mannequin.css` paints the court's blue. */
const paint: Record<Look, Paint> = {
  near: { fill: palette.paper, ...seam },
  far: { fill: palette.onCourt2, ...seam },
  work: { fill: palette.ball, ...seam },
  bad: { fill: '#FFB3AE', ...seam },
  ghost: { fill: palette.onCourt2, opacity: 0.4 },
  floor: { fill: '#E3ECFA' },
  glass: { stroke: palette.onCourt2, width: 1 },
  line: { fill: palette.paper },
  shadow: { fill: palette.court, opacity: 0.18 },
  thing: { fill: palette.ink2, ...seam },
  wood: { fill: palette.sunken, ...seam },
  edge: { fill: palette.paper, ...seam },
  bar: line(palette.ink, 3.4),
  band: line(palette.court, 3),
  ball: { fill: palette.ball, stroke: palette.ballEdge, width: 1.6 },
  dots: { stroke: palette.court, width: 2, dash: 5 },
  arrow: line(palette.court, 2.4),
  cross: line('#B3261E', 4),
};

export function drawPoses(sheet: Sheet, figure: Figure, left: number, top: number): void {
  const shown = pictureOf(figure, picture.width, picture.height);
  for (const [index, seconds] of poseSeconds(shown).slice(0, 2).entries()) {
    const x = left + index * (printed.width + printed.gap);
    decoration(sheet, () => {
      const { doc } = sheet;
      doc.rect(x, top, printed.width, printed.height).clip();
      doc.translate(x, top).scale(printed.width / picture.width, printed.height / picture.height);
      for (const { d, look } of drawMoment(shown, seconds)) drawShape(doc, d, paint[look]);
    });
  }
}

function drawShape(doc: PDFKit.PDFDocument, d: string, { fill, stroke, width = 1, dash, opacity = 1 }: Paint): void {
  doc.save().opacity(opacity).lineWidth(width).lineJoin('round').lineCap('round').path(d);
  if (dash !== undefined) doc.dash(0.1, { space: dash });
  if (fill && stroke) doc.fillAndStroke(fill, stroke);
  else if (fill) doc.fill(fill);
  else if (stroke) doc.stroke(stroke);
  doc.restore();
}
