import type { SessionChange } from '@bandeja/domain/sessions/changes';
import type { Session, SessionEntry } from '@bandeja/domain/sessions/contract';
import { isEntryComplete } from '@bandeja/domain/sessions/rules';

/**
 * The session after these changes, in their order: the outbox has them as they were made, whatever the clock said.
 * Applying a change again changes nothing. Changes of an unknown exercise have no effect.
 */
export function applyChanges(session: Session, changes: readonly SessionChange[]): Session {
  const next = changes.reduce(applyOne, session);
  return next === session ? session : { ...next, completedExercises: completedIndexes(next.exercises) };
}

/** Changes with the change of the same thing that this device had seen, so that the server knows what they replace. */
export function withBases(session: Session, changes: readonly SessionChange[]): SessionChange[] {
  let known = session;
  return changes.map((change) => {
    const base = lastChangeOf(known, change);
    known = applyOne(known, change);
    return { ...change, base };
  });
}

function lastChangeOf(session: Session, change: SessionChange): string | null {
  if (change.kind === 'position') return null;
  const entry = session.exercises.find(({ _id }) => _id === change.entryId);
  if (change.kind === 'entry') return entry?.lastCompletedChange ?? null;
  if (change.kind === 'note') return entry?.lastNoteChange ?? null;
  return entry?.setRows.find(({ _id }) => _id === change.setId)?.lastChange ?? null;
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
      return { ...entry, completed: change.completed, lastCompletedChange: change.id };
    case 'note':
      return { ...entry, playerNote: change.note, lastNoteChange: change.id };
    case 'set': {
      const before = entry.setRows.find((row) => row._id === change.setId);
      const others = entry.setRows.filter((row) => row !== before);
      if (change.removed) return { ...entry, setRows: others };
      const { setId, position, reps, seconds, metres, weight, inReserve = before?.inReserve, done } = change;
      const figures = { position, reps, seconds, metres, weight, inReserve, done };
      const rows = [...others, { _id: setId, ...figures, lastChange: change.id }];
      return { ...entry, setRows: rows.sort((one, other) => one.position - other.position) };
    }
  }
}

function completedIndexes(entries: readonly SessionEntry[]): number[] {
  return entries.flatMap((entry, index) => (isEntryComplete(entry) ? [index] : []));
}
