import type { Difficulty } from '@bandeja/domain/exercises/vocabulary';

/** One done set; `weight` in kg, null for bodyweight; `inReserve` null without an answer. */
export type DoneSet = { reps: number; weight: number | null; inReserve: number | null };

export type LoadProposal = {
  sets: number;
  reps: number;
  weight: number | null;
  change: 'more reps' | 'more load' | 'less load' | 'fewer sets' | 'same';
  reason: string;
};

/** Reps in reserve to aim for (docs/training.md#reps-in-reserve). */
const targetReserve: Record<Difficulty, { from: number; to: number }> = {
  Principiante: { from: 3, to: 4 },
  Intermedio: { from: 2, to: 3 },
  Avanzado: { from: 1, to: 2 },
};
const easyBy = 2;
const hardBy = 1;
const addedReps = 2;
const rangeReps = 2;
const heavierShare = 1.05;
const lighterShare = 0.925;
/** Plates and dumbbells come in half kilos at best. */
const weightStepKg = 0.5;

/**
 * docs/training.md#reps-in-reserve: all sets two or more above the target twice → two reps more, at the top of the
 * range 5 % load; a set more than one below → 7.5 % less, or a set fewer.
 * @param last done sets of the last two sessions, newest first
 */
export function proposeLoad(
  level: Difficulty,
  prescribed: { sets: number; reps: number },
  last: readonly (readonly DoneSet[])[],
): LoadProposal {
  const [newest = [], before = []] = last;
  const reps = Math.max(prescribed.reps, ...newest.map((set) => set.reps));
  const weight = heaviestOf(newest);
  const same: LoadProposal = { ...prescribed, reps, weight, change: 'same', reason: 'Igual que la última vez.' };
  if (newest.length === 0) return { ...same, reps: prescribed.reps, reason: 'Primera vez: empieza con margen.' };
  const { from, to } = targetReserve[level];
  const lowest = lowestReserve(newest);
  if (lowest !== null && lowest < from - hardBy) return lighter(same, prescribed, lowest);
  const isEasy = [newest, before].every((sets) => (lowestReserve(sets) ?? -1) >= to + easyBy);
  if (!isEasy) return same;
  const reason = `Te sobraron ${lowest} o más repeticiones en todas las series, dos veces seguidas`;
  if (reps < prescribed.reps + rangeReps) {
    return { ...same, reps: reps + addedReps, change: 'more reps', reason: `${reason}: suma ${addedReps} por serie.` };
  }
  if (weight === null) {
    return { ...same, reps: reps + 1, change: 'more reps', reason: `${reason}: suma una por serie.` };
  }
  const heavier = Math.max(weight + weightStepKg, rounded(weight * heavierShare));
  const text = `${reason}: sube de ${inKg(weight)} a ${inKg(heavier)} y vuelve a ${prescribed.reps}.`;
  return { ...same, reps: prescribed.reps, weight: heavier, change: 'more load', reason: text };
}

function lighter(same: LoadProposal, prescribed: { sets: number; reps: number }, lowest: number): LoadProposal {
  const reason =
    lowest === 0 ? 'Acabaste una serie sin repeticiones de margen' : `Acabaste con solo ${lowest} de margen`;
  if (same.weight === null) {
    const sets = Math.max(1, prescribed.sets - 1);
    return {
      ...same,
      sets,
      reps: prescribed.reps,
      change: 'fewer sets',
      reason: `${reason}: haz ${sets === 1 ? 'una serie' : `${sets} series`}.`,
    };
  }
  const weight = Math.max(weightStepKg, Math.min(same.weight - weightStepKg, rounded(same.weight * lighterShare)));
  const text = `${reason}: baja de ${inKg(same.weight)} a ${inKg(weight)}.`;
  return { ...same, reps: prescribed.reps, weight, change: 'less load', reason: text };
}

/** Null if a set has no answer. */
function lowestReserve(sets: readonly DoneSet[]): number | null {
  const reserves = sets.flatMap(({ inReserve }) => (inReserve === null ? [] : [inReserve]));
  return reserves.length === 0 || reserves.length < sets.length ? null : Math.min(...reserves);
}

function heaviestOf(sets: readonly DoneSet[]): number | null {
  const weights = sets.flatMap(({ weight }) => (weight === null ? [] : [weight]));
  return weights.length === 0 ? null : Math.max(...weights);
}

const rounded = (weight: number) => Math.round(weight / weightStepKg) * weightStepKg;
const inKg = (weight: number) => `${String(weight).replace('.', ',')} kg`;

/** Whether a change increases the load: not on a lighter day, nor where the exercise loads an injured area. */
export const isHeavier = ({ change }: Pick<LoadProposal, 'change'>) => change === 'more load' || change === 'more reps';
