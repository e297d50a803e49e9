import { type Landmarks, type Side, skeletonBones } from '@bandeja/pose/landmarks';

type SkeletonProps = { landmarks: Landmarks; side: Side; width: number };

/** The racket's side is white, the other one pale, as the near and the far limbs of the figures. */
export function Skeleton({ landmarks, side, width }: SkeletonProps) {
  return skeletonBones.map(([from, to]) => {
    const isOther = [from, to].some((name) => /[LR]$/.test(name) && !name.endsWith(side));
    const [a, b] = [landmarks[from], landmarks[to]];
    const line = { x1: a.x, y1: a.y, x2: b.x, y2: b.y, strokeLinecap: 'round' } as const;
    return (
      <g key={`${from}-${to}`}>
        <line {...line} stroke="#040f31" strokeWidth={width * 1.8} />
        <line {...line} stroke={isOther ? '#92bdf3' : '#fff'} strokeWidth={width} />
      </g>
    );
  });
}
