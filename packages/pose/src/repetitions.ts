import type { CountedMove } from '@bandeja/domain/mirror/vocabulary';
import { angleAt, distance, type Landmarks, middle, type Side } from './landmarks.ts';

export const depthGrades = ['shallow', 'half', 'deep'] as const;
export type DepthGrade = (typeof depthGrades)[number];

export type Repetition = {
  /** Where it ended. */
  seconds: number;
  /** From the start to the deepest point, or, of a heel raise, from the highest point down. */
  loweringSeconds: number;
  depth: DepthGrade;
};

type Rule = {
  /** Of a side that is seen. */
  needs: readonly Joint[];
  /** 0 at rest, growing towards the turning point. @param sides that are seen */
  effort: (landmarks: Landmarks, sides: readonly Side[]) => number;
  /** Pixels upwards; counted from the lowest of the last seconds, in per cent of the player's height. */
  isRise?: true;
  /** Change of a second that nobody exceeds. */
  fastest: number;
  /** A repetition begins above the second and is complete below the first: between them nothing changes. */
  rest: number;
  work: number;
  /** From where on it is half, and deep; never the thresholds that count. */
  half: number;
  deep: number;
};
type Joint = 'shoulder' | 'elbow' | 'wrist' | 'hip' | 'knee' | 'ankle' | 'heel' | 'toe';

/** 0 is straight. */
const bend = (l: Landmarks, [from, joint, to]: readonly [Joint, Joint, Joint], side: Side) =>
  180 - angleAt(l[`${from}${side}`], l[`${joint}${side}`], l[`${to}${side}`]);
const leg = ['hip', 'knee', 'ankle'] as const;
const arm = ['shoulder', 'elbow', 'wrist'] as const;
const trunk = ['shoulder', 'hip', 'knee'] as const;

/** By the trunk, which stays as long as it is when the legs bend. */
const heightOf = (l: Landmarks) => distance(middle(l.shoulderL, l.shoulderR), middle(l.hipL, l.hipR)) / 0.288;

const most = (sides: readonly Side[], effort: (side: Side) => number) => Math.max(...sides.map(effort));

const rules: Record<CountedMove, Rule> = {
  squat: {
    needs: leg,
    effort: (l, sides) => most(sides, (side) => bend(l, leg, side)),
    fastest: 450,
    rest: 30,
    work: 60,
    half: 80,
    deep: 100,
  },
  lunge: {
    needs: leg,
    // the less bent one: in a step that is only long the rear knee bends alone
    effort: (l, sides) => -most(sides, (side) => -bend(l, leg, side)),
    fastest: 450,
    rest: 30,
    work: 50,
    half: 65,
    deep: 80,
  },
  pushUp: {
    needs: ['shoulder', 'hip'],
    effort: (l, sides) => most(sides, (side) => bend(l, arm, side)),
    fastest: 450,
    rest: 30,
    work: 60,
    half: 75,
    deep: 90,
  },
  hinge: {
    needs: trunk,
    effort: (l, sides) => most(sides, (side) => bend(l, trunk, side)),
    fastest: 450,
    rest: 20,
    work: 45,
    half: 60,
    deep: 80,
  },
  // the whole body rises, on one foot as on two; a heel itself is seen far worse
  heelRaise: {
    needs: ['shoulder', 'hip', 'heel', 'toe'],
    effort: (l) => -middle(l.shoulderL, l.shoulderR).y,
    isRise: true,
    fastest: 50,
    rest: 1.3,
    work: 2.5,
    half: 3.2,
    deep: 4.5,
  },
};

const leastVisibility = 0.5;
const leastRepetitionSeconds = 0.6;
/** Per cent of height: who rises more stood up from below. */
const highestRise = 12;

function gradeOf({ half, deep }: Rule, most: number): DepthGrade {
  if (most >= deep) return 'deep';
  return most >= half ? 'half' : 'shallow';
}

/** The camera stands still, so the lowest of the last seconds is the floor that one stands on. */
const floorSeconds = 12;

function createRise() {
  let recent: { at: number; seconds: number }[] = [];
  let [heights, frames] = [0, 0];
  return {
    of(up: number, landmarks: Landmarks, seconds: number): number {
      heights += heightOf(landmarks);
      frames += 1;
      recent = [...recent.filter((each) => each.seconds > seconds - floorSeconds), { at: up, seconds }];
      const floor = Math.min(...recent.map(({ at }) => at));
      return (100 * (up - floor) * frames) / heights;
    },
  };
}

/** Counts in the order of time. What is not seen is not counted, and breaks no repetition that goes on. */
export function createRepetitionCounter(move: CountedMove) {
  const rule = rules[move];
  const repetitions: Repetition[] = [];
  let working: { started: number; most: number; mostAt: number } | undefined;
  let restedAt: number | undefined;
  const rise = createRise();
  let last: { effort: number; seconds: number } | undefined;

  const seenSides = (landmarks: Landmarks): Side[] =>
    (['L', 'R'] as const).filter((side) =>
      rule.needs.every((joint) => landmarks[`${joint}${side}`].visibility >= leastVisibility),
    );

  /** Undefined where nobody could have moved so fast since the frame before: it was read wrong. The next one is believed. */
  function effortOf(landmarks: Landmarks, sides: readonly Side[], seconds: number): number | undefined {
    const before = last;
    const plain = rule.effort(landmarks, sides);
    const effort = rule.isRise ? rise.of(plain, landmarks, seconds) : plain;
    const isJump = before && Math.abs(effort - before.effort) > rule.fastest * (seconds - before.seconds);
    last = isJump ? undefined : { effort, seconds };
    return isJump ? undefined : effort;
  }

  function rested(seconds: number): void {
    const done = working;
    working = undefined;
    restedAt = seconds;
    if (!done || seconds - done.started < leastRepetitionSeconds) return;
    const loweringSeconds = move === 'heelRaise' ? seconds - done.mostAt : done.mostAt - done.started;
    repetitions.push({ seconds, loweringSeconds, depth: gradeOf(rule, done.most) });
  }

  return {
    repetitions: (): readonly Repetition[] => repetitions,
    /** Whether the parts it counts with are seen. */
    watch(landmarks: Landmarks | undefined, seconds: number): boolean {
      const sides = landmarks ? seenSides(landmarks) : [];
      if (!landmarks || sides.length === 0) return false;
      const effort = effortOf(landmarks, sides, seconds);
      if (effort === undefined) return true;
      if (effort < rule.rest) rested(seconds);
      else if (rule.isRise && effort > highestRise) working = restedAt = undefined;
      else if (working && effort > working.most) working = { ...working, most: effort, mostAt: seconds };
      // before the first rest nobody knows where a repetition began
      else if (!working && effort > rule.work && restedAt !== undefined) {
        working = { started: restedAt, most: effort, mostAt: seconds };
      }
      return true;
    },
  };
}
