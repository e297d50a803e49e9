import type { BoteStep } from '#ui/bote-geometry.ts';
import { arcPath, layOutBote } from '#ui/bote-geometry.ts';

type StepBoteProps = {
  steps: readonly BoteStep[];
  height: number;
};

const width = 400;
const looks: Record<BoteStep['state'], string> = {
  done: 'b-arc',
  now: 'b-arc',
  planned: 'b-arc b-plan',
  changed: 'b-arc b-plan',
  rest: 'b-arc b-rest',
  empty: '',
};

/** El bote of an article: static, without a ball (no step is current), with larger words on small screens. */
export function StepBote({ steps, height }: StepBoteProps) {
  const base = height + 26;
  const arcs = layOutBote(steps, { width: width - 20 });
  return (
    <svg viewBox={`-10 0 ${width} ${base + 26}`} className="block w-full" aria-hidden="true">
      <path d={`M-10 ${base + 0.5}H${width - 10}`} className="b-base" />
      {arcs.map((arc) => {
        const x = (arc.x0 + arc.x1) / 2;
        return (
          <g key={arc.x0}>
            <path d={arcPath(arc, base)} className={looks[arc.state]} />
            {arc.label && (
              <text x={x} y={base - arc.height - 8} textAnchor="middle" className="fig-ink">
                {arc.label}
              </text>
            )}
            {arc.caption && (
              <text x={x} y={base + 19} textAnchor="middle" className="fig-ink">
                {arc.caption}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
