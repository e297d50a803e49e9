import { expect, test } from 'vitest';
import { changedSets, setsOf, withSet, withSetAfter } from '#features/sessions/correct/edited-sets.ts';
import { sessionFixture } from '#features/sessions/live/testing/fixtures.ts';

const session = sessionFixture();
const [entry] = session.exercises;
if (!entry) throw new Error('no exercise');

test('untouched sets are not sent', () => {
  expect(changedSets(session, setsOf(session))).toEqual([]);
});

test('a changed, an added and a removed set are sent; one added and taken away is not', () => {
  const sets = setsOf(session);
  const [first] = sets;
  if (!first) throw new Error('no set');
  const changed = withSet(sets, { ...first, reps: 99 });
  const added = withSetAfter(changed, entry);
  const last = added.at(-1);
  if (!last) throw new Error('no added set');
  expect(changedSets(session, added)).toEqual([{ ...first, reps: 99 }, last]);
  expect(last).toMatchObject({ entryId: entry._id, done: true, removed: false });
  expect(last.position).toBeGreaterThan(Math.max(...sets.map(({ position }) => position)));
  const gone = withSet(added, { ...last, removed: true });
  expect(changedSets(session, gone)).toEqual([{ ...first, reps: 99 }]);
  expect(changedSets(session, withSet(sets, { ...first, removed: true }))).toEqual([{ ...first, removed: true }]);
});
