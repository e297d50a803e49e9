import type { Session, SessionEntry } from '@bandeja/domain/sessions/contract';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { uuid7 } from '#lib/uuid7.ts';

export type EditedSet = NonNullable<BodyInput<Calls['PUT /training-sessions/:id/correction']>['sets']>[number];

export function setsOf(session: Pick<Session, 'exercises'>): EditedSet[] {
  return session.exercises.flatMap(({ _id: entryId, setRows }) =>
    setRows.map(({ _id: setId, ...state }) => ({ entryId, setId, ...state, removed: false })),
  );
}

export function withSet(sets: readonly EditedSet[], changed: EditedSet): EditedSet[] {
  return sets.map((set) => (set.setId === changed.setId && set.entryId === changed.entryId ? changed : set));
}

export function withSetAfter(sets: readonly EditedSet[], entry: SessionEntry): EditedSet[] {
  const entrySets = sets.filter(({ entryId }) => entryId === entry._id);
  const last = entrySets.findLast(({ removed }) => !removed);
  const { reps, duration, metres, loadType } = entry;
  const planned = {
    reps: loadType === 'reps' ? reps : null,
    seconds: loadType === 'time' ? duration : null,
    metres: loadType === 'distance' ? metres : null,
    weight: null,
  };
  const position = Math.min(99, Math.max(-1, ...entrySets.map((set) => set.position)) + 1);
  const setId = uuid7();
  return [...sets, { ...(last ?? planned), entryId: entry._id, setId, position, done: true, removed: false }];
}

export function changedSets(session: Pick<Session, 'exercises'>, sets: readonly EditedSet[]): EditedSet[] {
  const stored = new Map(setsOf(session).map((set) => [`${set.entryId} ${set.setId}`, JSON.stringify(set)]));
  return sets.filter((set) => {
    const before = stored.get(`${set.entryId} ${set.setId}`);
    return before === undefined ? !set.removed : before !== JSON.stringify(set);
  });
}
