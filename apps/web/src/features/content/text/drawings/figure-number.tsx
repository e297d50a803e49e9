import { short } from '@bandeja/drawing/court/geometry';

type FigureNumberProps = { n: number; at: readonly [x: number, y: number]; dx: number; dy: number };

export function FigureNumber({ n, at: [x, y], dx, dy }: FigureNumberProps) {
  return (
    <g transform={`translate(${short(x + dx)} ${short(y + dy)})`}>
      <circle className="fig-number" />
      <text className="fig-number-text" textAnchor="middle" dominantBaseline="central">
        {n}
      </text>
    </g>
  );
}
