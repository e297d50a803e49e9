import { once } from '@bandeja/drawing/court/geometry';
import { bandeja, rebound } from '@bandeja/drawing/court/shots';
import { drawMoment, pictureOf } from '@bandeja/drawing/figures/drawing';
import { poseSeconds } from '@bandeja/drawing/figures/poses';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SocialPicture } from '#lib/social-pictures.ts';
import { composeScene, Scene } from '#ui/court/scene.tsx';
import { wordmarkBox, wordmarkDot, wordmarkLetters } from '#ui/logo.tsx';

const width = 1200;
const height = 630;
const margin = 72;
const column = 560;

/** No `opacity`: it creates a layer, and resvg-js 2.6.2 crashes when a layer lies outside the picture. */
const styles = `
text{font-family:Archivo}
.g-floor,.m-floor{fill:#174eaf}.g-lines,.g-band{fill:#fff}.g-glass{fill:#fff;opacity:.045}.g-mesh{opacity:.16}
.g-wire,.g-net,.g-frame,.g-posts,.g-flight,.g-disc,.g-tick,.g-shadow-line{fill:none;stroke:#fff}
.g-net{stroke-width:.6;opacity:.22}.g-frame{opacity:.4}.g-flight{stroke-width:2.4;stroke-linecap:round}
.g-dotted{stroke-dasharray:2 7}.g-shadow-line{stroke-width:1.5;stroke-dasharray:3 5;opacity:.35}
.g-shadow{fill:#040f31;opacity:.35}.m-shadow{fill:#040f31;fill-opacity:.35}.g-ball,.m-ball{fill:#e7f120}.g-disc{stroke-width:1.5}.g-tick{stroke:#c2daf9}
.m-near,.m-far,.m-work,.m-bad{stroke:#103c92;stroke-width:1.2}.m-near,.m-line{fill:#fff}.m-far{fill:#92bdf3}.m-work{fill:#e7f120}
.m-ghost{fill:#fff;fill-opacity:.22}.m-glass{fill:none;stroke:#fff;stroke-opacity:.35}
.m-thing{fill:#040f31;stroke:#fff}.m-wood{fill:#3f72c9;stroke:#fff}.m-edge{fill:#fff;fill-opacity:.14;stroke:#fff}
.m-bar,.m-band,.m-dots,.m-arrow{fill:none;stroke:#fff;stroke-width:2;stroke-linecap:round}.m-dots{stroke-dasharray:1 6}
`;

const court = once(() =>
  composeScene({
    width,
    height,
    from: { pos: [20.5, 0.6, 6.2], target: [5, 9.3, 0.9], fov: 39, cx: 0.75, cy: 0.6 },
    walls: ['left'],
    net: true,
    shots: [{ ...bandeja, foot: true, strobes: 12, ball: 0, landing: true, radius: 0.19 }, rebound],
  }),
);

export function drawSocialPicture(picture: SocialPicture): string {
  return renderToStaticMarkup(<Drawing {...picture} />);
}

function Drawing({ kicker, title, figure }: SocialPicture) {
  const { lines, size } = setTitle(title);
  const lead = size * 1.06;
  const [left, top, boxWidth] = wordmarkBox;
  const scale = 236 / boxWidth;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <style>{styles}</style>
      <defs>
        <linearGradient id="aside">
          <stop offset={figure ? 0.535 : 0.34} stopColor="#fff" stopOpacity="0" />
          <stop offset={figure ? 0.59 : 0.62} stopColor="#fff" />
        </linearGradient>
        <mask id="clear">
          <rect width={width} height={height} fill="url(#aside)" />
        </mask>
      </defs>
      <rect width={width} height={height} fill="#103c92" />
      <g mask="url(#clear)">{figure ? <FigureDrawing figure={figure} /> : <Scene picture={court()} />}</g>
      <g transform={`translate(${margin} 68) scale(${scale}) translate(${-left} ${-top})`}>
        <path fill="#fff" d={wordmarkLetters} />
        <circle cx={wordmarkDot.x} cy={wordmarkDot.y} r={wordmarkDot.radius} fill="#e7f120" />
      </g>
      <text
        x={margin}
        y={height - 76 - (lines.length - 1) * lead - size - 12}
        fontSize="30"
        fontWeight="500"
        fill="#c2daf9"
      >
        {kicker}
      </text>
      {lines.map((line, index) => (
        <text
          key={line}
          x={margin}
          y={height - 76 - (lines.length - 1 - index) * lead}
          fontSize={size}
          fontWeight="700"
          letterSpacing={-size * 0.02}
          fill="#fff"
        >
          {line}
        </text>
      ))}
    </svg>
  );
}

const figureBox = { x: 640, width: 560, height: 630 };

function FigureDrawing({ figure }: { figure: NonNullable<SocialPicture['figure']> }) {
  // drawn for 200 units of height: the lines have the styles' width, three times as large
  const [drawnWidth, drawnHeight] = [figureBox.width / 3, figureBox.height / 3];
  const picture = pictureOf(figure, drawnWidth, drawnHeight);
  const [first = 0, second] = poseSeconds(picture);
  const drawn = second === undefined ? {} : { ghost: first };
  return (
    <svg {...figureBox} y={0} aria-hidden="true" viewBox={`0 0 ${drawnWidth} ${drawnHeight}`}>
      {drawMoment(picture, second ?? first, drawn).map(({ d, look }) => (
        <path key={`${look}${d}`} className={`m-${look}`} d={d} />
      ))}
    </svg>
  );
}

const sizes = [72, 62, 54, 46, 40] as const;
const mostLines = 4;

/** The title in the largest size that needs at most four lines; a longer one ends in an ellipsis. */
function setTitle(title: string): { lines: string[]; size: number } {
  const words = title.split(/\s+/);
  for (const size of sizes) {
    const lines = wrap(words, size);
    if (lines.length <= mostLines && lines.every((line) => widthOf(line, size) <= column)) return { lines, size };
  }
  const size = sizes[sizes.length - 1] ?? 40;
  const lines = wrap(words, size).slice(0, mostLines);
  return { lines: lines.map((line, index) => cut(line, size, index === mostLines - 1)), size };
}

function wrap(words: readonly string[], size: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, size) <= column) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cut(line: string, size: number, isLast: boolean): string {
  let shown = line;
  while (widthOf(`${shown}…`, size) > column) shown = shown.slice(0, -1);
  return isLast || shown !== line ? `${shown.trimEnd()}…` : line;
}

/** Widths of Archivo's bold letters in shares of its size, rounded up by kind: nothing measures text on the server. */
function widthOf(text: string, size: number): number {
  return Array.from(text).reduce((sum, letter) => sum + shareOf(letter) * size, 0);
}

function shareOf(letter: string): number {
  if (/[iljftrI.,:;'|!¡()\s«»-]/.test(letter)) return 0.33;
  if (/[mwMW%@—]/.test(letter)) return 0.9;
  return /[A-ZÁÉÍÓÚÑ0-9]/.test(letter) ? 0.66 : 0.56;
}
