import { bodyHeight, type Film, type SeenFrame, seenFrames, smoothed } from './film.ts';
import { angleAt, type Side } from './landmarks.ts';
import { type Refusal, refusalOf } from './refusal.ts';

/** What the monthly check measures in one film; each seen from the side, standing from the front. */
export const rangeKinds = ['shoulderFlexion', 'squatDepth', 'heelRaise', 'singleLegStance'] as const;
export type RangeKind = (typeof rangeKinds)[number];

const liftedShare = 0.06;

function longestStance(frames: readonly SeenFrame[], side: Side, height: number): number {
  const free = side === 'L' ? 'ankleR' : 'ankleL';
  let [longest, since] = [0, undefined as number | undefined];
  for (const { seconds, landmarks } of frames) {
    const isLifted = (landmarks[`ankle${side}`].y - landmarks[free].y) / height > liftedShare;
    since = isLifted ? (since ?? seconds) : undefined;
    longest = Math.max(longest, since === undefined ? 0 : seconds - since);
  }
  return longest;
}

const most = (frames: readonly SeenFrame[], value: (frame: SeenFrame) => number) => {
  const values = frames.map(value).sort((a, b) => a - b);
  // one frame that was read wrong is no record
  return values[Math.floor(values.length * 0.95)] ?? 0;
};

/** The best of a film. @param side that is tested, or the one towards the camera */
export function measureRange(film: Film, kind: RangeKind, side: Side): { value: number } | { refusal: Refusal } {
  const refusal = refusalOf(film, { side });
  if (refusal) return { refusal };
  const frames = smoothed(seenFrames(film.frames));
  const height = bodyHeight(frames);
  switch (kind) {
    case 'shoulderFlexion':
      return {
        value: most(frames, ({ landmarks: l }) => angleAt(l[`hip${side}`], l[`shoulder${side}`], l[`elbow${side}`])),
      };
    case 'squatDepth':
      return {
        value: most(frames, ({ landmarks: l }) => 180 - angleAt(l[`hip${side}`], l[`knee${side}`], l[`ankle${side}`])),
      };
    case 'heelRaise':
      return {
        value: most(frames, ({ landmarks: l }) => ((l[`toe${side}`].y - l[`heel${side}`].y) / height) * 100),
      };
    case 'singleLegStance':
      return { value: longestStance(frames, side, height) };
  }
}
