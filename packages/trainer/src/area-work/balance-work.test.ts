import { catalogue } from '@bandeja/catalogue/catalogue';
import { estimatedSeconds } from '@bandeja/domain/routines/rules';
import { each } from '@bandeja/domain/testing/each';
import { expect, it } from 'vitest';
import { withBalance } from '#area-work/balance-work.ts';

import { fullExercises, fullRoutine } from '#testing/full-catalogue.ts';

const free = { injured: [], acute: [], gentleOnly: false };
const balanced = (code: string, age: number | null, spared: Parameters<typeof withBalance>[0]['spared'] = free) => {
  const entries = withBalance({ routine: fullRoutine(code), catalogue: fullExercises, age, spared });
  return entries.filter(({ exercise }) => exercise.code === 'U06');
};

it('every session holds balance from 60 years on, once, after its warm-up, and takes no longer', () => {
  const sessions = catalogue.routines.filter(({ type }) => type !== 'Partido' && type !== 'Mental');
  each(sessions, 20, ({ code }) => {
    const routine = fullRoutine(code);
    const entries = withBalance({ routine, catalogue: fullExercises, age: 62, spared: free });
    const [own, ...more] = entries.filter(({ exercise }) => exercise.code === 'U06');
    expect([own?.sets, own?.perSide, more], code).toEqual([expect.any(Number), true, []]);
    expect(estimatedSeconds(entries), code).toBeLessThanOrEqual(estimatedSeconds(routine.exercises));
  });
  expect(balanced('R03', 62)).toMatchObject([{ sets: 3, duration: 30, perSide: true }]);
});

it('is owed to nobody younger, under no referral, and not where the area forbids it', () => {
  expect([balanced('R03', 59), balanced('R03', null)]).toEqual([[], []]);
  expect(balanced('R03', 62, { ...free, gentleOnly: true })).toEqual([]);
  expect(balanced('R03', 62, { ...free, injured: ['tobillo'], acute: ['tobillo'] })).toEqual([]);
});
