import { drillsOfStroke, ratedStrokes } from '@bandeja/domain/strokes/vocabulary';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planWeek } from '#schedule/plan-week.ts';
import type { PlannerInput } from '#schedule/types.ts';
import { routines } from '#testing/catalogue.ts';
import { falseClaims, neighbours } from '#testing/false-claims.ts';
import { anyInput } from '#testing/players.ts';

/* Each sentence of a day is compared with the finished week: what it says of areas, categories, strokes, numbers, rest and
   matches must be there. */

const byId = new Map(routines.map((routine) => [routine.id, routine]));

const anyWish = fc.record({
  input: anyInput,
  stroke: fc.option(fc.record({ name: fc.constantFrom(...ratedStrokes), level: fc.integer({ min: 1, max: 3 }) })),
  tournament: fc.option(fc.integer({ min: 0, max: 20 })),
});

it('says of a day only what that day holds', () => {
  let judged = 0;
  fc.assert(
    fc.property(anyWish, ({ input, stroke }) => {
      const weakStroke = stroke && { ...stroke, drills: drillsOfStroke[stroke.name] };
      const whole: PlannerInput = { ...input, routines, weakStroke };
      const { days } = planWeek(whole);
      for (const [index, { reason, routineId, type }] of days.entries()) {
        const routine = byId.get(routineId ?? '');
        if (routine === undefined) {
          expect([reason, neighbours(reason, days, index)]).toEqual([reason, []]);
          continue;
        }
        judged += 1;
        expect([reason, routine.code, falseClaims(reason, { routine, type, days, index })]).toEqual([
          reason,
          routine.code,
          [],
        ]);
        const named = /^Bolas para tu (.+): te pusiste un (\d) de 5/.exec(reason);
        if (named) {
          const codes = routine.entries.map(({ exercise }) => exercise.code ?? '');
          expect([named[1], Number(named[2])]).toEqual([stroke?.name, stroke?.level]);
          expect(weakStroke?.drills.some((code) => codes.includes(code))).toBe(true);
        }
      }
    }),
    { numRuns: 400 },
  );
  expect(judged).toBeGreaterThan(500);
});
