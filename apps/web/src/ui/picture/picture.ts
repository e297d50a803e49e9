import { tilePath, tileUnits } from '@bandeja/drawing/court/mesh';
import { bandeja } from '@bandeja/drawing/court/shots';
import { drawMoment, pictureOf } from '@bandeja/drawing/figures/drawing';
import { poseSeconds } from '@bandeja/drawing/figures/poses';
import { composeScene, type ScenePicture } from '#ui/court/scene.tsx';
import type { Figure } from '#ui/figure/figure-picture.tsx';
import { wordmarkBox, wordmarkDot, wordmarkLetters } from '#ui/logo.tsx';

export const pictureHeights = [1350, 1920] as const;
export type PictureHeight = (typeof pictureHeights)[number];
const width = 1080;
const margin = 80;

export type PictureCell = { name: string; value: string; unit?: string | undefined; note?: string | undefined };
/** Texts and drawing of a picture. It must contain nothing about health: pictures spread further than intended. */
export type PictureSpec = {
  date: string;
  title: string;
  cells: readonly PictureCell[];
  figure?: Figure | null | undefined;
  footer: string;
};

export const colors = {
  court: '#103c92',
  floor: '#174eaf',
  white: '#ffffff',
  pale: '#c2daf9',
  far: '#92bdf3',
  ball: '#e7f120',
  night: '#040f31',
  wood: '#3f72c9',
} as const;

/** Draws and packs a picture of 1080 units in width. */
export async function makePicture(spec: PictureSpec, height: PictureHeight, name: string): Promise<File> {
  return drawnFile((context) => drawPicture(context, spec, height), height, name);
}

/** @param draw on a sheet of 1080 units in width */
export async function drawnFile(
  draw: (context: CanvasRenderingContext2D) => void,
  height: number,
  name: string,
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d context');
  // without its font a picture is drawn in another one
  await Promise.allSettled(
    ['400 30px', '600 30px', '700 30px'].map((font) => document.fonts.load(`${font} ${family()}`)),
  );
  draw(context);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture');
  return new File([blob], name, { type: 'image/png' });
}

const family = () => getComputedStyle(document.documentElement).getPropertyValue('--font-sans').trim() || 'sans-serif';

function drawPicture(context: CanvasRenderingContext2D, spec: PictureSpec, height: PictureHeight): void {
  context.fillStyle = colors.court;
  context.fillRect(0, 0, width, height);
  const titleTop = height - 640;
  drawCourt(context, titleTop - 40);
  context.save();
  context.translate(margin, 78);
  drawWordmark(context, 270);
  context.restore();
  const text = writer(context);
  text(spec.date, width - margin, 116, { size: 32, color: colors.pale, align: 'right' });
  const lines = wrapped(context, spec.title, 3, 92);
  const size = lines.length > 2 ? 72 : 92;
  lines.forEach((line, index) => {
    text(line, margin, titleTop + 80 + (index - (lines.length > 2 ? 0.25 : 0)) * size * 1.02, {
      size,
      weight: 700,
      most: width - 2 * margin,
    });
  });
  drawCells(context, spec, height - 412);
  text(spec.footer, margin, height - 86, { size: 32, color: colors.pale });
  text('#Bandeja', width - margin, height - 86, { size: 32, color: colors.pale, align: 'right' });
}

type Writing = { size: number; weight?: number; color?: string; align?: CanvasTextAlign; most?: number };

const fontOf = (size: number, weight = 400) => `${weight} ${size}px ${family()}`;

export function writer(context: CanvasRenderingContext2D) {
  return (
    words: string,
    x: number,
    y: number,
    { size, weight, color = colors.white, align = 'left', most }: Writing,
  ) => {
    context.font = fontOf(size, weight);
    // the display's width of the letters, where the browser knows it
    if ('fontStretch' in context) context.fontStretch = size > 60 ? 'semi-expanded' : 'normal';
    context.fillStyle = color;
    context.textAlign = align;
    context.fillText(words, x, y, most);
    return context.measureText(words).width;
  };
}

function wrapped(context: CanvasRenderingContext2D, title: string, most: number, size: number): string[] {
  context.font = fontOf(size, 700);
  const room = (width - 2 * margin) * 0.9;
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && context.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [
    ...lines.slice(0, most - 1),
    `${lines
      .slice(most - 1)
      .join(' ')
      .slice(0, 24)
      .trimEnd()}…`,
  ];
}

function drawCells(context: CanvasRenderingContext2D, { cells, figure }: PictureSpec, top: number): void {
  const bottom = top + 252;
  const text = writer(context);
  context.fillStyle = colors.white;
  context.fillRect(margin, top, width - 2 * margin, 4);
  context.fillRect(margin, bottom, width - 2 * margin, 4);
  const first = cells.length === 2 ? 300 : (width - 2 * margin) / cells.length;
  cells.forEach(({ name, value, unit, note }, index) => {
    const left = margin + first * index + (index === 0 ? 0 : 20);
    if (index > 0) {
      context.fillStyle = colors.white;
      context.fillRect(left - 44, top, 4, bottom - top);
    }
    const room = (index === cells.length - 1 ? width - margin : margin + first * (index + 1) - 30) - left;
    text(name, left, top + 58, { size: 30, color: colors.pale });
    const wide = text(value, left, top + 158, { size: 100, weight: 700, most: room - (unit ? 90 : 0) });
    if (unit) text(unit, left + Math.min(wide, room - 90) + 14, top + 158, { size: 44 });
    if (note) text(note, left, top + 216, { size: 31, weight: 600, most: figure ? room - 190 : room });
  });
  if (figure) drawFigure(context, figure, width - margin - 190, top + 14);
}

function drawFigure(context: CanvasRenderingContext2D, figure: Figure, x: number, y: number): void {
  const picture = pictureOf(figure, 196, 230);
  const [first = 0, second = first] = poseSeconds(picture);
  const paints: Partial<Record<string, { fill?: string; line?: number }>> = {
    near: { fill: colors.white },
    far: { fill: colors.far },
    work: { fill: colors.ball },
    ball: { fill: colors.ball },
    thing: { fill: colors.night },
    wood: { fill: colors.wood },
    bar: { line: 2.6 },
    band: { line: 2.4 },
  };
  context.save();
  context.translate(x, y);
  for (const { d, look } of drawMoment(picture, second)) {
    const paint = paints[look];
    if (!paint) continue;
    const path = new Path2D(d);
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.lineWidth = paint.line ?? 1.6;
    context.strokeStyle = paint.fill && look !== 'thing' ? colors.court : colors.white;
    context.fillStyle = paint.fill ?? 'transparent';
    if (paint.fill) context.fill(path);
    context.stroke(path);
  }
  context.restore();
}

export function drawWordmark(context: CanvasRenderingContext2D, wide: number): void {
  const [left, top, span] = wordmarkBox;
  context.save();
  context.scale(wide / span, wide / span);
  context.translate(-left, -top);
  context.fillStyle = colors.white;
  context.fill(new Path2D(wordmarkLetters));
  context.fillStyle = colors.ball;
  context.beginPath();
  context.arc(wordmarkDot.x, wordmarkDot.y, wordmarkDot.radius, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}

/** The bandeja has landed in the far corner; the floor fades into the ground of the words. */
function drawCourt(context: CanvasRenderingContext2D, bottom: number): void {
  const top = 150;
  const scene = composeScene({
    width,
    height: bottom - top,
    from: { pos: [10.9, 9.2, 3.1], target: [2.1, 17.6, 1], fov: 40, cx: 0.47, cy: 0.46 },
    walls: ['left'],
    net: false,
    shots: [{ ...bandeja, strobes: 7, ball: 1, landing: true, radius: 0.26 }],
  });
  context.save();
  context.beginPath();
  context.rect(0, top, width, bottom - top);
  context.clip();
  context.translate(0, top);
  drawScene(context, scene);
  const fade = context.createLinearGradient(0, (bottom - top) * 0.62, 0, bottom - top);
  fade.addColorStop(0, 'rgb(16 60 146 / 0)');
  fade.addColorStop(1, colors.court);
  context.fillStyle = fade;
  context.fillRect(0, 0, width, bottom - top);
  context.restore();
}

function drawScene(context: CanvasRenderingContext2D, scene: ScenePicture): void {
  const fill = (d: string, color: string, opacity = 1) => {
    context.globalAlpha = opacity;
    context.fillStyle = color;
    context.fill(new Path2D(d));
  };
  const line = (d: string, thick: number, color: string, opacity = 1, dash: number[] = []) => {
    context.globalAlpha = opacity;
    context.lineWidth = thick;
    context.lineCap = 'round';
    context.setLineDash(dash);
    context.strokeStyle = color;
    context.stroke(new Path2D(d));
  };
  fill(scene.floor, colors.floor);
  fill(scene.lines, colors.white, 0.9);
  for (const { glass, frame } of scene.walls) {
    fill(glass, colors.white, 0.045);
    line(frame, 2, colors.white, 0.45);
  }
  drawMesh(context, scene.mesh);
  const circle = (at: { cx: string; cy: string; r: string }, opacity: number) => {
    context.globalAlpha = opacity;
    context.fillStyle = colors.ball;
    context.beginPath();
    context.arc(Number(at.cx), Number(at.cy), Number(at.r), 0, 2 * Math.PI);
    context.fill();
  };
  for (const { flight, shadow, strobes, landing, ball } of scene.shots) {
    if (shadow) line(shadow, 4, colors.night, 0.35, [8, 12]);
    line(flight, 5, colors.white);
    for (const strobe of strobes) circle(strobe, Number(strobe.opacity ?? 1));
    if (landing) line(landing, 4, colors.white);
    if (ball) {
      fill(ball.shadow, colors.night, 0.35);
      circle(ball.circle, 1);
    }
  }
  context.globalAlpha = 1;
  context.setLineDash([]);
}

function drawMesh(context: CanvasRenderingContext2D, bays: ScenePicture['mesh']): void {
  const sharp = 8;
  const tile = document.createElement('canvas');
  tile.width = tileUnits * sharp;
  tile.height = tileUnits * sharp;
  const wire = tile.getContext('2d');
  if (!wire) return;
  wire.scale(sharp, sharp);
  wire.lineWidth = 0.55;
  wire.strokeStyle = colors.white;
  wire.stroke(new Path2D(tilePath));
  const pattern = context.createPattern(tile, 'repeat');
  if (!pattern) return;
  context.globalAlpha = 0.16;
  for (const { matrix, outline } of bays) {
    pattern.setTransform(new DOMMatrix(matrix.split(' ').map(Number)).scale(1 / sharp));
    context.fillStyle = pattern;
    context.fill(new Path2D(outline));
  }
  context.globalAlpha = 1;
}
