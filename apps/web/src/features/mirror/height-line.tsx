import type { StoredFilm } from '#features/mirror/film-store.ts';

type HeightLineProps = { film: StoredFilm; label: string };

/** At the contact: how high the wrist is over the floor. */
export function HeightLine({ film: { stroke, contact, shape }, label }: HeightLineProps) {
  const landmarks = stroke.frames[contact]?.landmarks;
  if (!landmarks) return null;
  const wrist = landmarks[`wrist${stroke.side}`];
  const floor = Math.max(landmarks.heelL.y, landmarks.heelR.y);
  const size = shape.height / 20;
  const isRight = wrist.x < shape.width / 2;
  const line = {
    x1: 0,
    x2: shape.width,
    stroke: '#fff',
    strokeDasharray: `1 ${size / 3}`,
    strokeLinecap: 'round',
  } as const;
  const wide = label.length * size * 0.52 + size;
  return (
    <g strokeWidth={shape.height / 200}>
      <line {...line} y1={wrist.y} y2={wrist.y} />
      <line {...line} y1={floor} y2={floor} />
      <rect
        x={isRight ? shape.width - wide - size / 2 : size / 2}
        y={wrist.y - size * 0.8}
        width={wide}
        height={size * 1.6}
        rx={size / 4}
        fill="#040f31"
      />
      <text
        x={isRight ? shape.width - wide / 2 - size / 2 : size / 2 + wide / 2}
        y={wrist.y + size * 0.36}
        fontSize={size}
        textAnchor="middle"
        fill="#fff"
        className="font-strong"
      >
        {label}
      </text>
    </g>
  );
}
