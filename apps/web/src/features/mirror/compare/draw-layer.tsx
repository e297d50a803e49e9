import type { Point } from '@bandeja/pose/landmarks';
import { type PointerEvent, useState } from 'react';
import type { Line, StoredFilm } from '#features/mirror/film-store.ts';

/** Shares of the picture: a finger that rests adds no points. */
const leastMove = 0.006;

type DrawLayerProps = { shape: StoredFilm['shape']; onLine: (line: Line) => void };

/** Takes the finger, or a mouse; a line is done when it is lifted. */
export function DrawLayer({ shape, onLine }: DrawLayerProps) {
  const [line, setLine] = useState<Line | null>(null);
  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): Point => {
    const box = currentTarget.getBoundingClientRect();
    return {
      x: ((clientX - box.left) / box.width) * shape.width,
      y: ((clientY - box.top) / box.height) * shape.height,
    };
  };
  const end = () => {
    if (line && line.length > 1) onLine(line);
    setLine(null);
  };
  return (
    <svg
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      aria-hidden="true"
      className="absolute inset-0 size-full cursor-crosshair touch-none"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setLine([pointOf(event)]);
      }}
      onPointerMove={(event) => {
        const last = line?.at(-1);
        if (!line || !last) return;
        const point = pointOf(event);
        const moved = Math.hypot(point.x - last.x, point.y - last.y);
        if (moved > leastMove * shape.height) setLine([...line, point]);
      }}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {line && <Lines lines={[line]} shape={shape} />}
    </svg>
  );
}

export function Lines({ lines, shape }: { lines: readonly Line[]; shape: StoredFilm['shape'] }) {
  return lines.map((line) => {
    const path = {
      points: line.map(({ x, y }) => `${x},${y}`).join(' '),
      fill: 'none',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    } as const;
    return (
      <g key={path.points}>
        <polyline {...path} stroke="#040f31" strokeWidth={shape.height / 60} />
        <polyline {...path} stroke="#e7f120" strokeWidth={shape.height / 100} />
      </g>
    );
  });
}
