import { sampleBalance } from '#features/content/landing/samples.ts';

const radius = 76;
const centre = { x: 90, y: 84 };

/** The kinds of work a player did, this month against the month before. */
export function ProgressRadar({ className }: { className: string }) {
  return (
    <svg viewBox="-30 -12 240 192" className={className} aria-hidden="true">
      {[0.25, 0.5, 0.75, 1].map((share) => (
        <path key={share} d={hexagon(() => share)} className="fill-none stroke-line" />
      ))}
      {sampleBalance.map(({ kind }, corner) => {
        const { x, y } = at(corner, 1.1);
        return (
          <text
            key={kind}
            x={x}
            y={y + labelDrop(corner)}
            textAnchor={anchor(corner)}
            className="fill-ink-2 text-[length:11px] font-ui lg:text-[length:9.5px]"
          >
            {kind}
          </text>
        );
      })}
      <path
        d={hexagon((corner) => sampleBalance[corner]?.before ?? 0)}
        className="fill-none stroke-line-strong stroke-[1.5]"
        strokeDasharray="2 4"
      />
      <path
        d={hexagon((corner) => sampleBalance[corner]?.now ?? 0)}
        className="fill-pista-500/14 stroke-link stroke-2"
      />
    </svg>
  );
}

/** A corner's place, clockwise from the top; share 1 lies on the outer line. */
function at(corner: number, share: number): { x: number; y: number } {
  const angle = (corner * Math.PI) / 3;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(centre.x + Math.sin(angle) * radius * share),
    y: round(centre.y - Math.cos(angle) * radius * share),
  };
}

function hexagon(share: (corner: number) => number): string {
  const corners = sampleBalance.map((_, corner) => at(corner, share(corner)));
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

function anchor(corner: number): 'start' | 'middle' | 'end' {
  if (corner % 3 === 0) return 'middle';
  return corner < 3 ? 'start' : 'end';
}

/** Labels stand beside their corner's middle line, the lowest one below its corner. */
function labelDrop(corner: number): number {
  if (corner === 0) return -4;
  return corner === 3 ? 10 : 4;
}
