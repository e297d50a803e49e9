import { bodyHeight, type Film, type SeenFrame, seenFrames } from './film.ts';
import type { LandmarkName, Side } from './landmarks.ts';

/** Why a film gives no number. */
export type Refusal = 'tooShort' | 'tooDark' | 'notSeen' | 'severalPeople' | 'tooSmall' | 'feetCut' | 'armsCut';

const leastFrames = 8;
const leastSeenShare = 0.8;
const leastPixels = 60;
const darkBrightness = 12;
const drawnFlatness = 0.85;
const leastVisibility = 0.5;
/** Share of the frames in which a part may be hidden for a moment. */
const hiddenShare = 0.3;
const cutShare = 0.1;

type Needs = {
  /** Whose wrist has to be in the picture. */
  side: Side;
  /** The player tapped on themself, so that others do not matter. */
  isChosen?: boolean;
};

export function refusalOf(film: Film, { side, isChosen = false }: Needs): Refusal | undefined {
  const { width, height } = film;
  if (film.frames.length < leastFrames) return 'tooShort';
  const frames = seenFrames(film.frames);
  if (frames.length < film.frames.length * leastSeenShare)
    return film.brightness < darkBrightness ? 'tooDark' : 'notSeen';
  if (film.flatness > drawnFlatness) return 'notSeen';
  if (film.people > 1 && !isChosen) return 'severalPeople';
  if (bodyHeight(frames) < leastPixels) return 'tooSmall';
  const isOutside = ({ landmarks }: SeenFrame, name: LandmarkName) => {
    const { x, y } = landmarks[name];
    return x < 0 || y < 0 || x > width || y > height;
  };
  const share = (test: (frame: SeenFrame) => boolean) => frames.filter(test).length / frames.length;
  const feet = (test: (frame: SeenFrame, name: LandmarkName) => boolean) =>
    (['L', 'R'] as const).map((foot) => share((frame) => test(frame, `heel${foot}`) && test(frame, `toe${foot}`)));
  const isHidden = ({ landmarks }: SeenFrame, name: LandmarkName) => landmarks[name].visibility < leastVisibility;
  // seen from the side, one foot may hide the other
  if (Math.max(...feet(isOutside)) > hiddenShare || Math.min(...feet(isHidden)) > hiddenShare) return 'feetCut';
  // behind the body a wrist is hidden for a moment, and still where the model says
  return share((frame) => isOutside(frame, `wrist${side}`)) > cutShare ? 'armsCut' : undefined;
}
