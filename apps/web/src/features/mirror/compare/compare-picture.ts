import { type Landmarks, skeletonBones } from '@bandeja/pose/landmarks';
import { compareTexts } from '#features/mirror/compare/texts.ts';
import type { Line, StoredFilm } from '#features/mirror/film-store.ts';
import { colors, drawnFile, drawWordmark, writer } from '#ui/picture/picture.ts';

const texts = compareTexts.share;
const height = 1350;
const sheet = 1080;
const margin = 60;
const gap = 12;
const top = 290;

export type ComparedSide = {
  film: StoredFilm;
  video: HTMLVideoElement;
  index: number;
  date: string;
  lines: readonly Line[];
};

/** What both videos show now, with skeleton and drawing. */
export function comparePicture(stroke: string, sides: readonly ComparedSide[]): Promise<File> {
  return drawnFile(
    (context) => {
      context.fillStyle = colors.court;
      context.fillRect(0, 0, sheet, height);
      context.save();
      context.translate(margin, 70);
      drawWordmark(context, 230);
      context.restore();
      const text = writer(context);
      text(texts.heading(stroke), margin, 230, { size: 64, weight: 700, most: sheet - 2 * margin });
      const width = (sheet - 2 * margin - gap) / 2;
      sides.forEach((side, place) => {
        drawSide(context, side, { x: margin + place * (width + gap), width });
      });
      text(texts.footer, margin, height - 60, { size: 28, color: colors.pale });
      text('#Bandeja', sheet - margin, height - 60, { size: 28, color: colors.pale, align: 'right' });
    },
    height,
    texts.file,
  );
}

function drawSide(
  context: CanvasRenderingContext2D,
  { film, video, index, date, lines }: ComparedSide,
  { x, width }: { x: number; width: number },
): void {
  const { shape, stroke, measures } = film;
  const tall = height - top - 230;
  const scale = Math.min(width / shape.width, tall / shape.height);
  const [left, wide, high] = [x + (width - shape.width * scale) / 2, shape.width * scale, shape.height * scale];
  context.save();
  context.translate(left, top);
  context.drawImage(video, 0, 0, wide, high);
  context.scale(scale, scale);
  context.beginPath();
  context.rect(0, 0, shape.width, shape.height);
  context.clip();
  const frame = stroke.frames[index];
  if (frame) drawSkeleton(context, frame.landmarks, film);
  for (const line of lines) drawLine(context, line, { width: shape.height / 100, color: colors.ball });
  context.restore();
  const text = writer(context);
  const below = top + high + 56;
  text(date, x, below, { size: 36, weight: 700, most: width });
  text(`Muñeca ${measures.contactPercent} %`, x, below + 48, { size: 32, most: width });
  text(texts.elbow(measures.elbowDegrees), x, below + 92, { size: 32, most: width });
}

function drawSkeleton(context: CanvasRenderingContext2D, landmarks: Landmarks, { shape, stroke }: StoredFilm): void {
  for (const bone of skeletonBones) {
    const isOther = bone.some((name) => /[LR]$/.test(name) && !name.endsWith(stroke.side));
    const line = bone.map((name) => landmarks[name]);
    drawLine(context, line, { width: shape.height / 110, color: isOther ? colors.far : colors.white });
  }
}

/** With a dark rim, to be seen on any ground. */
function drawLine(
  context: CanvasRenderingContext2D,
  line: Line,
  { width, color }: { width: number; color: string },
): void {
  const [first, ...rest] = line;
  if (!first) return;
  const path = new Path2D();
  path.moveTo(first.x, first.y);
  for (const { x, y } of rest) path.lineTo(x, y);
  context.lineCap = context.lineJoin = 'round';
  for (const [ink, wide] of [[colors.night, width * 1.8] as const, [color, width] as const]) {
    context.strokeStyle = ink;
    context.lineWidth = wide;
    context.stroke(path);
  }
}
