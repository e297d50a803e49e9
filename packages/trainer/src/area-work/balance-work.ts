import type { Exercise } from '@bandeja/domain/exercises/contract';
import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import type { Routine } from '@bandeja/domain/routines/contract';
import { estimatedSeconds } from '@bandeja/domain/routines/rules';
import { fit } from '#area-work/area-work.ts';
import { workTexts } from '#area-work/messages.ts';
import { entryOf } from '#check-in/stand-ins.ts';
import { balanceCode, burdens, owesBalance } from '#schedule/limits.ts';

type Given = {
  routine: Pick<Routine, 'exercises' | 'type'>;
  /** Published exercises. */
  catalogue: readonly Exercise[];
  age: number | null;
  spared: { injured: readonly BodyArea[]; acute: readonly BodyArea[]; gentleOnly: boolean };
};

/** A session with the balance that is owed from 60 years on, after its warm-up; it takes no longer for it. */
export function withBalance({ routine, catalogue, age, spared }: Given): Routine['exercises'] {
  const { exercises, type } = routine;
  const balance = catalogue.find(({ code }) => code === balanceCode);
  const isOwed = owesBalance(age, { type, gentleOnly: spared.gentleOnly });
  const holds = exercises.some(({ exercise }) => exercise.code === balanceCode);
  if (!isOwed || holds || balance === undefined || burdens(balance, spared)) return exercises;
  const { sets, rest } = balance.dose;
  const warmUps = exercises[0]?.exercise.categories[0] === 'Flexibilidad' ? 1 : 0;
  const parts = fit({
    before: exercises.slice(0, warmUps),
    own: [{ ...entryOf(balance, { sets, rest }), notes: workTexts.balance }],
    rest: exercises.slice(warmUps),
    budget: estimatedSeconds(exercises),
    why: workTexts.balanceRoom,
    ownSets: sets,
  });
  return [...parts.before, ...parts.own, ...parts.rest];
}
