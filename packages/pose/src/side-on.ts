import type { SideOn } from '@bandeja/domain/mirror/vocabulary';
import type { SeenFrame } from './film.ts';
import { otherSide, type Side } from './landmarks.ts';

/** Degrees that the shoulders turn from the preparation to the contact, as coarsely as the model's depth tells. */
const half = 27;
const whole = 50;
/** Of the shoulders at the contact: further, and the film was not taken from the racket's side in front. */
const seenFrom = { least: -0.75, most: 0.5 };
/** Before the contact, where one stands sideways. */
const preparation = { from: 0.6, to: 0.1 };
const neighbours = 1;

/** How much farther away the racket's shoulder is than the other one: 1 where they hide each other. Undefined from behind. */
function turnOf({ landmarks }: SeenFrame, side: Side): number | undefined {
  const [own, other] = [landmarks[`shoulder${side}`], landmarks[`shoulder${otherSide(side)}`]];
  if (own.depth === undefined || other.depth === undefined) return undefined;
  const [across, away] = [own.x - other.x, own.depth - other.depth];
  const isChestSeen = side === 'R' ? across < 0 : across > 0;
  return isChestSeen ? away / (Math.hypot(across, away) || 1) : undefined;
}

const medianOf = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const degrees = (sine: number) => (Math.asin(sine) * 180) / Math.PI;

/** Whether one stood sideways before the contact; undefined where the film does not show it. */
export function sideOnOf(frames: readonly SeenFrame[], side: Side, contact: number): SideOn | undefined {
  const around = (index: number) =>
    medianOf(
      frames
        .slice(Math.max(0, index - neighbours), index + neighbours + 1)
        .map((frame) => turnOf(frame, side))
        .filter((turn) => turn !== undefined),
    );
  const seconds = frames[contact]?.seconds ?? 0;
  const before = frames.flatMap((frame, index) => {
    const away = seconds - frame.seconds;
    const turn = away >= preparation.to && away <= preparation.from ? around(index) : undefined;
    return turn === undefined ? [] : [turn];
  });
  const at = around(contact);
  if (at === undefined || before.length === 0 || at < seenFrom.least || at > seenFrom.most) return undefined;
  const turned = degrees(Math.max(...before)) - degrees(at);
  if (turned >= whole) return 'yes';
  return turned >= half ? 'half' : 'no';
}
