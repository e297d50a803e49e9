import type { SideOn, StrokeKind } from '@bandeja/domain/mirror/vocabulary';
import { bodyHeight, type SeenFrame } from './film.ts';
import {
  type Landmark,
  type LandmarkName,
  type Landmarks,
  mapLandmarks,
  middle,
  type Point,
  type Side,
} from './landmarks.ts';
import type { TrackedStroke } from './stroke.ts';

const onBothSides = ['shoulder', 'elbow', 'wrist', 'hip', 'knee', 'ankle', 'heel', 'toe'] as const;
export type TappedJoint = `${(typeof onBothSides)[number]}${Side}`;

/** In the order in which they are asked for: down the racket's side, then the other one. @param side of the racket */
export const tappedJoints = (side: Side): TappedJoint[] =>
  [side, side === 'L' ? ('R' as const) : ('L' as const)].flatMap((each) =>
    onBothSides.map((joint) => `${joint}${each}` as const),
  );

export type TappedMoment = { seconds: number; joints: Record<TappedJoint, Point> };

/** What nobody taps lies where the nearest tapped joint does, and counts as hidden. */
function landmarksOf(joints: TappedMoment['joints']): Landmarks {
  const tapped = (name: LandmarkName): Landmark | undefined => {
    const point = (joints as Partial<Record<LandmarkName, Point>>)[name];
    return point && { ...point, visibility: 1 };
  };
  const head = middle(joints.shoulderL, joints.shoulderR);
  const hand = (name: LandmarkName): Point | undefined =>
    /^(pinky|index|thumb)/.test(name) ? joints[name.endsWith('L') ? 'wristL' : 'wristR'] : undefined;
  return mapLandmarks((name) => tapped(name) ?? { ...(hand(name) ?? head), visibility: 0 });
}

/** A stroke whose two moments the player tapped, and of which they say how they stood: measured as one that the model saw. */
export function strokeByHand(
  { preparation, contact }: { preparation: TappedMoment; contact: TappedMoment },
  { kind, side, sideOn }: { kind: StrokeKind; side: Side; sideOn: SideOn | undefined },
): TrackedStroke {
  const frames: SeenFrame[] = [preparation, contact].map(({ seconds, joints }) => ({
    seconds,
    landmarks: landmarksOf(joints),
  }));
  return { kind, side, height: bodyHeight(frames), frames, keys: { preparation: 0, top: 1, final: 1 }, sideOn };
}
