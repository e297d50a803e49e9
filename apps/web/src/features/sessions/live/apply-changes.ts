import type { SessionChange } from '@bandeja/domain/sessions/changes';
import type { Session, SessionEntry } from '@bandeja/domain/sessions/contract';
import { isEntryComplete } from '@bandeja/domain/sessions/rules';

/**
 * The session after these changes, by the server's rule: of two changes of the same thing the later `at` wins, whatever
 * the order; applying a change again changes nothing. Changes of an unknown exercise have no effect.
 */
export function applyChanges(session: Session, changes: readonly SessionChange[]): Session {
  const latest = new Map<string, number>();
  let next = session;
  for (const change of changes) {
    const thing = thingOf(change);
    const at = Date.parse(change.at);
    if (at < (latest.get(thing) ?? Number.NEGATIVE_INFINITY)) continue;
    latest.set(thing, at);
    next = applyOne(next, change);
  }
  return next === session ? session : { ...next, completedExercises: completedIndexes(next.exercises) };
}

function thingOf(change: SessionChange): string {
  switch (change.kind) {
    case 'set':
      return `set ${change.setId}`;
    case 'entry':
    case 'note':
      return `${change.kind} ${change.entryId}`;
    case 'position':
      return 'position';
  }
}

function applyOne(session: Session, change: SessionChange): Session {
  if (change.kind === 'position') return { ...session, currentExercise: change.index };
  return {
    ...session,
    exercises: session.exercises.map((entry) => (entry._id === change.entryId ? changedEntry(entry, change) : entry)),
  };
}

function changedEntry(entry: SessionEntry, change: Exclude<SessionChange, { kind: 'position' }>): SessionEntry {
  switch (change.kind) {
    case 'entry':
      return { ...entry, completed: change.completed };
    case 'note':
      return { ...entry, playerNote: change.note };
    case 'set': {
      const others = entry.setRows.filter((row) => row._id !== change.setId);
      if (change.removed) return { ...entry, setRows: others };
      const { setId, position, reps, seconds, metres, weight, done } = change;
      const rows = [...others, { _id: setId, position, reps, seconds, metres, weight, done }];
      return { ...entry, setRows: rows.sort((one, other) => one.position - other.position) };
    }
  }
}

function completedIndexes(entries: readonly SessionEntry[]): number[] {
  return entries.flatMap((entry, index) => (isEntryComplete(entry) ? [index] : []));
}
