import { addDays, mondayOf } from '@bandeja/domain/calendar/dates';
import { seasonGoalKinds } from '@bandeja/domain/season/vocabulary';
import { each } from '@bandeja/domain/testing/each';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSeason, endOf, rebuildSeason } from '#season/build.ts';
import { editSeason, faultOf, type SeasonEdit } from '#season/edit.ts';
import type { SeasonGoal } from '#season/types.ts';

const monday = '2026-11-23';
const anyDay = fc.integer({ min: 0, max: 500 }).map((days) => addDays(monday, days));
const anyGoal = fc
  .record({ id: fc.uuid(), kind: fc.constantFrom(...seasonGoalKinds), date: fc.option(anyDay) })
  .chain((goal) =>
    goal.kind === 'tournament' && goal.date === null ? anyDay.map((date) => ({ ...goal, date })) : fc.constant(goal),
  )
  .map((goal): SeasonGoal => (goal.kind === 'return' ? { ...goal, date: null } : goal));
const anyGoals = fc.uniqueArray(anyGoal, { minLength: 1, maxLength: 4, selector: ({ id }) => id });
const anyEdit = fc.oneof(
  fc.constantFrom('lengthen', 'shorten', 'earlier', 'later').map((kind): SeasonEdit => ({ kind })),
  fc.integer({ min: 1, max: 3 }).map((weeks): SeasonEdit => ({ kind: 'pause', weeks })),
);
const runs = { numRuns: 1000 };
const training = ['base', 'build', 'sharpen'];

describe('a season', () => {
  it('has no gaps, begins this week and ends with a bridge of three weeks', () => {
    fc.assert(
      fc.property(anyGoals, (goals) => {
        const blocks = buildSeason(goals, monday);
        expect(blocks[0]?.from).toBe(monday);
        each(blocks.slice(1), 1, ({ from }, index) =>
          expect(from).toBe(endOf(blocks[index] ?? { from: '', weeks: 0 })),
        );
        expect(blocks.at(-1)).toMatchObject({ kind: 'bridge', weeks: 3 });
        expect(
          faultOf(blocks, { goals: goals.filter(({ id }) => blocks.some(({ goalId }) => goalId === id)) }),
        ).toBeNull();
      }),
      runs,
    );
  });

  it('has no gap either when one of its goals is removed', () => {
    fc.assert(
      fc.property(anyGoals, fc.nat(), (all, index) => {
        const gone = all[index % all.length]?.id;
        const goals = all.filter(({ id }) => id !== gone);
        const left = buildSeason(all, monday).filter(({ goalId }) => goalId !== gone);
        const blocks = rebuildSeason({ goals, blocks: left, changedId: null }, monday);
        if (blocks.length > 0) expect(blocks[0]?.from).toBe(monday);
        for (const [at, { from }] of blocks.slice(1).entries())
          expect(from).toBe(endOf(blocks[at] ?? { from: '', weeks: 0 }));
      }),
      runs,
    );
  });

  it('trains in blocks of three to six weeks, shorter ones only where a date leaves no more', () => {
    fc.assert(
      fc.property(anyGoals, (goals) => {
        const blocks = buildSeason(goals, monday);
        each(blocks, 1, ({ kind, weeks, goalId }) => {
          if (!training.includes(kind)) return;
          expect(weeks).toBeLessThanOrEqual(6);
          const own = blocks.filter((block) => block.goalId === goalId && training.includes(block.kind));
          if (own.length > 1 || goals.find(({ id }) => id === goalId)?.date === null)
            expect(weeks).toBeGreaterThanOrEqual(3);
        });
      }),
      runs,
    );
  });

  it('tapers in the week of each tournament alone', () => {
    fc.assert(
      fc.property(anyGoals, (goals) => {
        const tapers = buildSeason(goals, monday).filter(({ kind }) => kind === 'taper');
        const weeks = goals.flatMap(({ kind, date }) => (kind === 'tournament' && date ? [mondayOf(date)] : []));
        expect(tapers.filter(({ from, weeks: long }) => long !== 1 || !weeks.includes(from))).toEqual([]);
        const [first] = [...weeks].sort();
        const earlier = goals.some(
          ({ kind, date }) => kind !== 'tournament' && date !== null && mondayOf(date) === first,
        );
        if (first && !earlier) expect(tapers.map(({ from }) => from)).toContain(first);
      }),
      runs,
    );
  });

  it('keeps its rules and every date, however it is changed by hand', () => {
    let changes = 0;
    fc.assert(
      fc.property(
        anyGoals,
        fc.array(fc.tuple(fc.nat(12), anyEdit), { maxLength: 6 }),
        fc.nat(20),
        (all, edits, past) => {
          let blocks = buildSeason(all, monday);
          const goals = all.filter(({ id }) => blocks.some(({ goalId }) => goalId === id));
          const today = addDays(monday, 7 * past);
          for (const [index, edit] of edits) {
            const edited = editSeason({ blocks, goals, monday: today }, index, edit);
            if (edited === null) continue;
            changes += 1;
            expect(faultOf(edited, { goals })).toBeNull();
            const over = blocks.filter((block) => endOf(block) <= today);
            expect(edited.slice(0, over.length)).toEqual(over);
            blocks = edited;
          }
        },
      ),
      runs,
    );
    expect(changes).toBeGreaterThan(500);
  });
});

describe('the season of a goal', () => {
  const season = (kind: SeasonGoal['kind'], date: string | null) =>
    buildSeason([{ id: 'a', kind, date }], monday).map(({ kind: block, weeks }) => `${block} ${weeks}`);

  it('is shorter and honest when the tournament is near', () => {
    expect(season('tournament', addDays(monday, 5))).toEqual(['taper 1', 'bridge 3']);
    expect(season('tournament', addDays(monday, 19))).toEqual(['sharpen 2', 'taper 1', 'bridge 3']);
    expect(season('tournament', addDays(monday, 75))).toEqual([
      'base 3',
      'build 4',
      'sharpen 3',
      'taper 1',
      'bridge 3',
    ]);
  });

  it('has lengths of its own without a date', () => {
    expect(season('return', null)).toEqual(['base 5', 'build 4', 'bridge 3']);
    expect(season('net', null)).toEqual(['base 3', 'build 4', 'sharpen 4', 'bridge 3']);
  });

  it('pauses a running block from next week on, and takes the weeks from what comes before the date', () => {
    const goals: SeasonGoal[] = [{ id: 'a', kind: 'tournament', date: addDays(monday, 75) }];
    const blocks = buildSeason(goals, monday);
    const edited = editSeason({ blocks, goals, monday }, 0, { kind: 'pause', weeks: 2 });
    expect(edited?.map(({ kind, weeks }) => `${kind} ${weeks}`)).toEqual([
      'base 1',
      'pause 2',
      'base 1',
      'build 3',
      'sharpen 3',
      'taper 1',
      'bridge 3',
    ]);
  });

  it('gives the week back when a block is shortened again', () => {
    const goals: SeasonGoal[] = [{ id: 'a', kind: 'tournament', date: addDays(monday, 75) }];
    const blocks = buildSeason(goals, monday);
    const longer = editSeason({ blocks, goals, monday }, 0, { kind: 'lengthen' }) ?? [];
    expect(longer.map(({ weeks }) => weeks)).toEqual([4, 3, 3, 1, 3]);
    expect(editSeason({ blocks: longer, goals, monday }, 0, { kind: 'shorten' })).toEqual(blocks);
    expect(editSeason({ blocks, goals, monday }, 3, { kind: 'lengthen' })).toBeNull();
  });
});
