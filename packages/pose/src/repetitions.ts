import { angleAt, distance, type LandmarkName, type Landmarks, middle } from './landmarks.ts';

export const countedExercises = ['squat', 'lunge', 'pushUp', 'hinge', 'heelRaise'] as const;
export type CountedExercise = (typeof countedExercises)[number];

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
  needs: readonly LandmarkName[];
  /** 0 at rest, growing towards the turning point. */
  effort: (landmarks: Landmarks) => number;
  /** A repetition begins above the second and is complete below the first: between them nothing changes. */
  rest: number;
  work: number;
  /** From where on it is half, and deep; never the thresholds that count. */
  half: number;
  deep: number;
};

const bend = (landmarks: Landmarks, from: LandmarkName, joint: LandmarkName, to: LandmarkName) =>
  180 - angleAt(landmarks[from], landmarks[joint], landmarks[to]);
const bothLegs: readonly LandmarkName[] = ['hipL', 'hipR', 'kneeL', 'kneeR', 'ankleL', 'ankleR'];
const knees = (l: Landmarks) => [bend(l, 'hipL', 'kneeL', 'ankleL'), bend(l, 'hipR', 'kneeR', 'ankleR')];
const trunkOf = (l: Landmarks) => distance(middle(l.shoulderL, l.shoulderR), middle(l.hipL, l.hipR));

const rules: Record<CountedExercise, Rule> = {
  squat: { needs: bothLegs, effort: (l) => Math.max(...knees(l)), rest: 30, work: 60, half: 80, deep: 100 },
  lunge: { needs: bothLegs, effort: (l) => Math.max(...knees(l)), rest: 30, work: 60, half: 75, deep: 90 },
  pushUp: {
    needs: ['shoulderL', 'shoulderR', 'hipL', 'hipR'],
    effort: (l) => Math.max(bend(l, 'shoulderL', 'elbowL', 'wristL'), bend(l, 'shoulderR', 'elbowR', 'wristR')),
    rest: 30,
    work: 60,
    half: 75,
    deep: 90,
  },
  hinge: {
    needs: ['shoulderL', 'shoulderR', 'hipL', 'hipR', 'kneeL', 'kneeR'],
    effort: (l) => Math.max(bend(l, 'shoulderL', 'hipL', 'kneeL'), bend(l, 'shoulderR', 'hipR', 'kneeR')),
    rest: 20,
    work: 45,
    half: 60,
    deep: 80,
  },
  heelRaise: {
    needs: ['heelL', 'heelR', 'toeL', 'toeR', 'hipL', 'hipR'],
    effort: (l) => (100 * Math.max(l.toeL.y - l.heelL.y, l.toeR.y - l.heelR.y)) / (trunkOf(l) / 0.288 || 1),
    rest: 1.5,
    work: 3.5,
    half: 4.5,
    deep: 6,
  },
};

const leastVisibility = 0.5;
const leastRepetitionSeconds = 0.5;

function gradeOf({ half, deep }: Rule, most: number): DepthGrade {
  if (most >= deep) return 'deep';
  return most >= half ? 'half' : 'shallow';
}

/** Counts in the order of time. What is not seen is not counted, and breaks no repetition that goes on. */
export function createRepetitionCounter(exercise: CountedExercise) {
  const rule = rules[exercise];
  const repetitions: Repetition[] = [];
  let working: { started: number; most: number; mostAt: number } | undefined;
  let restedAt: number | undefined;

  return {
    repetitions: (): readonly Repetition[] => repetitions,
    /** Whether the parts it counts with are seen. */
    watch(landmarks: Landmarks | undefined, seconds: number): boolean {
      if (!landmarks || rule.needs.some((name) => landmarks[name].visibility < leastVisibility)) return false;
      const effort = rule.effort(landmarks);
      if (effort < rule.rest) {
        const done = working;
        working = undefined;
        restedAt = seconds;
        if (!done || seconds - done.started < leastRepetitionSeconds) return true;
        const lowering = exercise === 'heelRaise' ? seconds - done.mostAt : done.mostAt - done.started;
        repetitions.push({ seconds, loweringSeconds: lowering, depth: gradeOf(rule, done.most) });
        return true;
      }
      if (working && effort > working.most) working = { ...working, most: effort, mostAt: seconds };
      // before the first rest nobody knows where a repetition began
      if (!working && effort > rule.work && restedAt !== undefined) {
        working = { started: restedAt, most: effort, mostAt: seconds };
      }
      return true;
    },
  };
}
