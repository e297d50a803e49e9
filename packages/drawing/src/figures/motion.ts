import type {
  Figure,
  FigureKey as Key,
  FigureMistake as Mistake,
  FigurePose as Pose,
} from '@bandeja/domain/exercises/figure';
import { type FullKey, type FullPose, solve, standing } from './kinematics.ts';
import { filled, lift, smooth } from './limbs.ts';
import type { Vector } from './vector.ts';

type Track = {
  times: readonly number[];
  keys: readonly FullKey[];
  indexes: readonly number[];
  seconds: number;
};

export type Motion = { tracks: readonly Track[]; keyCount: number; seconds: number; travel: number };

export function fullPose(pose: Pose, before: FullPose = standing): FullPose {
  return {
    at: pose.at ?? before.at,
    turn: pose.turn ?? before.turn,
    lumbar: pose.lumbar ?? before.lumbar,
    thorax: pose.thorax ?? before.thorax,
    neck: pose.neck ?? before.neck,
    shoulders: pose.shoulders ?? before.shoulders,
    armL: pose.armL ?? pose.arms ?? before.armL,
    armR: pose.armR ?? pose.arms ?? before.armR,
    legL: pose.legL ?? pose.legs ?? before.legL,
    legR: pose.legR ?? pose.legs ?? before.legR,
  };
}

export function fullKeys(keys: readonly Key[]): FullKey[] {
  const full: FullKey[] = [];
  for (const key of keys) {
    const { ball } = key;
    full.push({
      pose: fullPose(key, full.at(-1)?.pose),
      ball: ball && [ball[0] / 100, ball[1] / 100, ball[2] / 100],
    });
  }
  return full;
}

const flipped = ([x, y, z]: Vector): [number, number, number] => [x, -y, z];

export function mirrored({ pose, ball }: FullKey): FullKey {
  const { at, turn, lumbar, thorax, neck, shoulders } = pose;
  const bend = ([forward, aside, twist]: FullPose['lumbar']): FullPose['lumbar'] => [forward, -aside, -twist];
  return {
    ball: ball && flipped(ball),
    pose: {
      at: flipped(at),
      turn: bend(turn),
      lumbar: bend(lumbar),
      thorax: bend(thorax),
      neck: bend(neck),
      shoulders,
      armL: pose.armR,
      armR: pose.armL,
      legL: pose.legR,
      legR: pose.legL,
    },
  };
}

/** By centimetres, with the limbs that are fixed in the world. */
function moved({ pose, ball }: FullKey, ahead: number): FullKey {
  const limb = <Mode extends string>(n: [Mode, ...number[]]): [Mode, ...number[]] => {
    const [mode, x = 0, ...others] = n;
    return mode === 'w' ? [mode, x + ahead, ...others] : n;
  };
  return {
    ball: ball && [ball[0] + ahead / 100, ball[1], ball[2]],
    pose: {
      ...pose,
      at: [pose.at[0] + ahead, pose.at[1], pose.at[2]],
      armL: limb(pose.armL),
      armR: limb(pose.armR),
      legL: limb(pose.legL),
      legR: limb(pose.legR),
    },
  };
}

const seriesLength = 2;

export function motionOf(figure: Figure | (Mistake & Pick<Figure, 'sides' | 'travel'>)): Motion {
  const { keys, sides, travel = 0 } = figure;
  const full = fullKeys(keys);
  const turns = sides === 'turns';
  const sequence = turns ? [...full, ...full.map((key) => moved(mirrored(key), travel))] : full;
  const track = trackOf(sequence, turns ? [...keys, ...keys] : keys, travel * (turns ? 2 : 1));
  const tracks =
    sides === 'series' && 'work' in figure
      ? [track, { ...track, keys: track.keys.map(mirrored) }].flatMap((one) => Array<Track>(seriesLength).fill(one))
      : [track];
  return {
    tracks,
    keyCount: keys.length,
    seconds: tracks.reduce((sum, { seconds }) => sum + seconds, 0),
    travel: (travel * (turns ? 2 : 1)) / 100,
  };
}

function trackOf(full: readonly FullKey[], timing: readonly Key[], travel: number): Track {
  const moments: { time: number; key: FullKey; index: number }[] = [];
  let time = 0;
  for (const [index, key] of full.entries()) {
    const { move = 0, hold = 0 } = timing[index] ?? {};
    if (index > 0) time += move;
    moments.push({ time, key, index });
    if (hold > 0) {
      time += hold;
      moments.push({ time, key, index });
    }
  }
  const first = full[0];
  if (first) {
    time += timing[0]?.move ?? 0;
    moments.push({ time, key: travel === 0 ? first : moved(first, travel), index: 0 });
  }
  return {
    times: moments.map((moment) => moment.time),
    keys: moments.map(({ key }) => key),
    indexes: moments.map(({ index }) => index),
    seconds: time,
  };
}

export type Moment = FullKey & {
  /** Elapsed share of the run, 0–1. */
  share: number;
  index: number;
  towards: number;
  /** The mirrored half of a repetition: data of the right limb apply to the left one. */
  swapped: boolean;
  /** The mirrored side of a series: things are on the other side, too. */
  other: boolean;
};

export function momentAt(motion: Motion, at: number): Moment {
  const { tracks, keyCount, seconds, travel } = motion;
  const { track, place, rounds, from, share } = placeAt(motion, at);
  const { indexes } = track;
  const key = between(track, from, share, travel);
  const index = indexes[from] ?? 0;
  return {
    ...(travel ? moved(key, (rounds * tracks.length + place) * travel * 100) : key),
    share: at / seconds - rounds,
    index: index % keyCount,
    towards: share < justLeft ? index : (indexes[from + 1] ?? 0),
    swapped: index >= keyCount,
    other: place >= tracks.length / 2 && tracks.length > 1,
  };
}

export function keyAt(motion: Motion, at: number): number {
  const { track, from } = placeAt(motion, at);
  return (track.indexes[from] ?? 0) % motion.keyCount;
}

function placeAt({ tracks, seconds }: Motion, at: number) {
  const rounds = Math.floor(at / seconds);
  let rest = at - rounds * seconds;
  let place = 0;
  for (; place < tracks.length - 1; place++) {
    const length = tracks[place]?.seconds ?? 0;
    if (rest < length) break;
    rest -= length;
  }
  const track = tracks[place];
  if (!track) throw new Error('A figure without keys');
  const { times } = track;
  const passed = times.findLastIndex((time) => time <= rest);
  const from = Math.max(0, Math.min(times.length - 2, passed));
  const start = times[from] ?? 0;
  const share = Math.min(1, Math.max(0, (rest - start) / ((times[from + 1] ?? 0) - start || 1)));
  return { track, place, rounds, from, share };
}

/** Share of the way to the next key during which it stays at the previous one. */
const justLeft = 0.02;

function between({ times, keys }: Track, from: number, share: number, travel: number): FullKey {
  const last = times.length - 1;
  const [a, b] = [keys[from], keys[from + 1]];
  if (!a || !b) throw new Error('A figure without keys');
  const before = keys[from > 0 ? from - 1 : last - 1] ?? a;
  const after = keys[from + 1 < last ? from + 2 : 1] ?? b;
  const span = (index: number) => (times[index + 1] ?? 0) - (times[index] ?? 0);
  const spans = [span(from > 0 ? from - 1 : last - 1), span(from), span(from + 1 < last ? from + 1 : 0)] as const;
  // over the seam the neighbours are those of the run before and after
  const neighbours = [
    from > 0 ? before : moved(before, -travel * 100),
    from + 1 < last ? after : moved(after, travel * 100),
  ] as const;
  const mix = (p: number, q: number, r: number, s: number) => smooth(p, q, r, s, spans, share);
  const lists = (pick: (key: FullKey) => readonly number[]) => {
    const [p, q, r, s] = [pick(neighbours[0]), pick(a), pick(b), pick(neighbours[1])];
    const length = Math.max(q.length, r.length);
    return Array.from({ length }, (_, i) => mix(p[i] ?? 0, q[i] ?? 0, r[i] ?? 0, s[i] ?? 0));
  };
  const triple = (pick: (key: FullKey) => readonly number[]): [number, number, number] => {
    const [x = 0, y = 0, z = 0] = lists(pick);
    return [x, y, z];
  };
  const limb = <Mode extends string>(
    name: 'armL' | 'armR' | 'legL' | 'legR',
    [mode, ...q]: readonly [Mode, ...number[]],
  ): [Mode, ...number[]] => {
    const fill = (numbers: readonly number[]) => filled(numbers, mode, name);
    const numbers = lists(
      ({
        pose: {
          [name]: [, ...angles],
        },
      }) => fill(angles),
    );
    // without a direction of the fingers in both keys the wrist stays straight
    lift(numbers, a.pose[name], b.pose[name], share, name.startsWith('leg'));
    const straight = mode !== 'a' && name.startsWith('arm') && q.length < 7 && b.pose[name].length < 8;
    return [mode, ...(straight ? numbers.slice(0, 6) : numbers)];
  };
  const [up = 0, forward = 0] = lists(({ pose }) => pose.shoulders);
  return {
    ball: looseBall(a, b, triple),
    pose: {
      at: triple(({ pose }) => pose.at),
      turn: triple(({ pose }) => pose.turn),
      lumbar: triple(({ pose }) => pose.lumbar),
      thorax: triple(({ pose }) => pose.thorax),
      neck: triple(({ pose }) => pose.neck),
      shoulders: [up, forward],
      armL: limb('armL', a.pose.armL),
      armR: limb('armR', a.pose.armR),
      legL: limb('legL', a.pose.legL),
      legR: limb('legR', a.pose.legR),
    },
  };
}

function looseBall(
  a: FullKey,
  b: FullKey,
  triple: (pick: (key: FullKey) => readonly number[]) => Vector,
): Vector | undefined {
  if (!a.ball && !b.ball) return undefined;
  return triple((key) => key.ball ?? carriedBall(key.pose));
}

export function carriedBall(pose: FullPose): Vector {
  const { joints } = solve(pose);
  const [left = [0, 0, 0], right = [0, 0, 0]] = [joints.handL, joints.handR];
  return [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2, (left[2] + right[2]) / 2];
}

export const otherSide = (name: string) => name.replace(/[LR]$/, (side) => (side === 'L' ? 'R' : 'L'));
