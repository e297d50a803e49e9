import { short } from '@bandeja/drawing/court/geometry';
import type { Shot } from '@bandeja/drawing/court/shot';
import { bandeja, rebound } from '@bandeja/drawing/court/shots';
import {
  along,
  fromAbove,
  fromSide,
  metres,
  plan,
  shotAt,
  shotPath,
  type View,
  viewWidth,
} from '#features/content/text/drawings/court-views.ts';
import { FigureNumber } from '#features/content/text/drawings/figure-number.tsx';

const ground = 112;
const top = 142;
const side = fromSide(ground);
const above = fromAbove(top);

/** Comes from the other lane, so that the flights do not hide each other from above. */
const globo: Shot = { from: [9.3, 15.4, 0.7], to: [5.8, 2.4, 0], apex: 4.1 };
const metAt = (globo.from[1] - bandeja.from[1]) / (globo.from[1] - globo.to[1]);
const strobes = [0.18, 0.36, 0.54, 0.72, 0.9];
const netPlace = [6.25, 7.5, 0] as const;

export function BandejaDrawing() {
  return (
    <svg viewBox={`0 0 ${viewWidth} 332`} className="scene w-full" aria-hidden="true">
      <path className="g-tick" d={`M${column(bandeja.from[1])}M${column(bandeja.to[1])}`} strokeDasharray="2 5" />
      <path className="fig-line" d={`M${along(0)} ${ground}H${along(20)}`} />
      <path className="fig-wall" d={walls} />
      <path className="fig-net" d={`M${along(10)} ${ground}v-${short(metres(0.88))}`} />
      <path className="fig-line" d={plan(top)} />
      <path className="fig-net" d={`M${along(10)} ${top - 5}V${top + metres(10) + 5}`} />
      <rect className="fig-zone" x={along(16.95)} y={top} width={metres(3.05)} height={metres(3.2)} />
      {[side, above].map((view) => (
        <Flights key={view === side ? 'side' : 'above'} view={view} />
      ))}
      <path className="g-flight" d={wayBack} />
      <FigureNumber n={1} at={side(bandeja.from)} dx={-17} dy={-8} />
      <FigureNumber n={2} at={side(shotAt(bandeja, 0.4))} dx={4} dy={-18} />
      <FigureNumber n={3} at={above(bandeja.to)} dx={-20} dy={2} />
      <FigureNumber n={4} at={side(rebound.to)} dx={-18} dy={-14} />
      <FigureNumber n={5} at={above(netPlace)} dx={17} dy={1} />
      <text className="fig-text" x={along(9.4)} y={side(shotAt(globo, 0.42))[1] - 8} textAnchor="middle">
        globo
      </text>
    </svg>
  );
}

function Flights({ view }: { view: View }) {
  const [x, y] = view(bandeja.from);
  return (
    <>
      <path className="g-flight g-dotted" d={shotPath(view, globo, metAt)} />
      <path className="g-flight" d={shotPath(view, bandeja)} />
      <path className="g-flight g-dotted" d={shotPath(view, rebound)} />
      {strobes.map((share) => {
        const [cx, cy] = view(shotAt(bandeja, share));
        return (
          <circle key={share} className="g-ball" cx={short(cx)} cy={short(cy)} r="3.2" opacity={0.25 + share / 2} />
        );
      })}
      <circle className="g-ball" cx={short(x)} cy={short(y)} r="5" />
    </>
  );
}

/** Glass and mesh at both ends, 3 m and 1 m. */
const walls = [0, 20].map((end) => `M${along(end)} ${ground}v-${metres(4)}m-4 ${metres(1)}h8`).join('');

/** Ties the two views together at a place along the court. */
const column = (y: number) => `${short(along(y))} ${ground}V${top + metres(10)}`;

const wayBack = (() => {
  const [x0, y0] = above([6.38, bandeja.from[1], 0]);
  const [x1, y1] = above(netPlace);
  return `M${short(x0 + 9)} ${short(y0)}L${short(x1)} ${short(y1)}m-6 -3l6 3l-5 5`;
})();
