import { type Point, short } from '@bandeja/drawing/court/geometry';
import type { Shot } from '@bandeja/drawing/court/shot';
import { along, fromAbove, metres, plan, shotPath, viewWidth } from '#features/content/text/drawings/court-views.ts';
import { FigureNumber } from '#features/content/text/drawings/figure-number.tsx';

const top = 12;
const above = fromAbove(top);

const netPair = [
  [3, 12.5, 0],
  [7, 12.5, 0],
] as const;
const backPair = [
  [2.8, 2, 0],
  [7.2, 2, 0],
] as const;
const lob: Shot = { from: [2.8, 2.4, 0.7], to: [5, 18.6, 0], apex: 4.5 };

export function NetDrawing() {
  return (
    <svg viewBox={`0 0 ${viewWidth} 204`} className="scene w-full" aria-hidden="true">
      <rect className="fig-zone" x={along(12)} y={top} width={metres(1)} height={metres(10)} />
      <rect className="fig-zone" x={along(7)} y={top} width={metres(1)} height={metres(10)} />
      <path className="fig-line" d={plan(top)} />
      <path className="fig-net" d={`M${along(10)} ${top - 6}V${top + metres(10) + 6}`} />
      <path className="g-flight g-dotted" d={backPair.map(advance).join('')} />
      <path className="g-flight" d={backPair.map(arrowhead).join('')} />
      <path className="g-flight" d={shotPath(above, lob)} />
      {[...netPair, ...backPair].map((place) => {
        const [cx, cy] = above(place);
        return <circle key={`${cx} ${cy}`} className="fig-player" cx={short(cx)} cy={short(cy)} r="7" />;
      })}
      <circle className="g-ball" cx={short(above(lob.to)[0])} cy={short(above(lob.to)[1])} r="5" />
      <FigureNumber n={1} at={above([9, 12.5, 0])} dx={0} dy={0} />
      <FigureNumber n={2} at={above([9, 2, 0])} dx={0} dy={0} />
      <FigureNumber n={3} at={above(lob.to)} dx={2} dy={20} />
      <FigureNumber n={4} at={above([9, 7.5, 0])} dx={0} dy={0} />
    </svg>
  );
}

function advance([x, y]: Point): string {
  const [x0, y0] = above([x, y + 0.6, 0]);
  return `M${short(x0)} ${short(y0)}H${short(along(7.2))}`;
}

function arrowhead([x]: Point): string {
  return `M${short(along(7.4) - 6)} ${short(above([x, 0, 0])[1] - 4)}l6 4l-6 4`;
}
