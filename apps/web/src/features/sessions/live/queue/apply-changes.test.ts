import type { SessionChange } from '@bandeja/domain/sessions/changes';
import { expect, it } from 'vitest';
import { applyChanges, withBases } from '#features/sessions/live/queue/apply-changes.ts';
import { sessionFixture } from '#features/sessions/live/testing/fixtures.ts';

const session = sessionFixture();
const entry = session.exercises[0];
const row = entry?.setRows[0];
if (!entry || !row) throw new Error('the fixture has an exercise with sets');

const at = (second: number) => `2025-11-20T17:01:${String(second).padStart(2, '0')}.000Z`;
const set = (second: number, values: Partial<Extract<SessionChange, { kind: 'set' }>>): SessionChange => ({
  id: `0193f5a0-0000-7000-8000-0000000001${String(second).padStart(2, '0')}`,
  at: at(second),
  kind: 'set',
  entryId: entry._id,
  setId: row._id,
  position: 0,
  reps: 8,
  seconds: null,
  metres: null,
  weight: 4,
  done: true,
  removed: false,
  ...values,
});
const rowsOf = (changes: SessionChange[]) => applyChanges(session, changes).exercises[0]?.setRows;

it('follows the order of the outbox, not the clock', () => {
  expect(rowsOf([set(20, { reps: 9 }), set(10, { reps: 5, done: false })])?.[0]).toMatchObject({
    reps: 5,
    done: false,
  });
  expect(rowsOf([set(10, { reps: 5 }), set(20, { reps: 9 })])?.[0]).toMatchObject({ reps: 9 });
});

it('names the change of the same thing that the device had seen', () => {
  const [first, second, note] = withBases(session, [
    set(10, { reps: 5 }),
    set(20, { reps: 9 }),
    { at: at(30), id: 'c', kind: 'note', entryId: entry._id, note: 'Codo alto' },
  ]);
  expect([first?.base, second?.base, note?.base]).toEqual([null, first?.id, null]);
  const after = applyChanges(session, [set(10, { reps: 5 })]);
  expect(withBases(after, [set(20, { reps: 9 })])[0]?.base).toBe(first?.id);
});

it('changes nothing when it is applied again', () => {
  const changes = [set(10, { reps: 5 }), set(20, { removed: true })];
  const once = applyChanges(session, changes);
  expect(applyChanges(once, changes)).toEqual(once);
  expect(once.exercises[0]?.setRows).toHaveLength(1);
});

it('adds a set with a new id at its place', () => {
  const added = '0193f5a0-0000-7000-8000-00000000beef';
  expect(
    rowsOf([set(10, { setId: added, position: 2 })])
      ?.map((each) => each._id)
      .at(-1),
  ).toBe(added);
});

it('follows completion and place, and ignores unknown exercises', () => {
  const base = { at: at(1), entryId: entry._id };
  const after = applyChanges(session, [
    { ...base, id: 'a', kind: 'entry', completed: true },
    { at: at(1), id: 'b', kind: 'position', index: 1 },
    set(2, { entryId: 'unknown' }),
  ]);
  expect(after.completedExercises).toEqual([0]);
  expect(after.currentExercise).toBe(1);
  expect(after.exercises[0]?.setRows).toEqual(entry.setRows);
});

it('counts an exercise complete once all its sets are done', () => {
  const changes = entry.setRows.map((each, index) => set(index, { setId: each._id, position: index }));
  expect(applyChanges(session, changes).completedExercises).toEqual([0]);
});
