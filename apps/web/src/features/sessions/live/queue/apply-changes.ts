import type { SessionChange } from '@bandeja/domain/sessions/changes';
import type { Session, SessionEntry } from '@bandeja/domain/sessions/contract';
import { isEntryComplete, isEntryShown } from '@bandeja/domain/sessions/rules';

/** Idempotent; changes of unknown exercises have no effect. @param known where an added exercise is found */
export function applyChanges(
  session: Session,
  changes: readonly SessionChange[],
  known: readonly SessionEntry[] = [],
): Session {
  const next = changes.reduce((before, change) => applyOne(before, change, known), session);
  return next === session ? session : { ...next, completedExercises: completedIndexes(next.exercises) };
}

/** Adds to each change the last change of the same target that this device had seen, so that the server knows what it replaces. */
export function withBases(session: Session, changes: readonly SessionChange[]): SessionChange[] {
  let known = session;
  return changes.map((change) => {
    const base = lastChangeOf(known, change);
    known = applyOne(known, change, []);
    return { ...change, base };
  });
}

function lastChangeOf(session: Session, change: SessionChange): string | null {
  if (change.kind === 'position') return null;
  const entry = session.exercises.find(({ _id }) => _id === change.entryId);
  if (change.kind === 'exercise') return entry?.lastPlaceChange ?? null;
  if (change.kind === 'entry') return entry?.lastCompletedChange ?? null;
  if (change.kind === 'note') return entry?.lastNoteChange ?? null;
  return entry?.setRows.find(({ _id }) => _id === change.setId)?.lastChange ?? null;
}

function applyOne(session: Session, change: SessionChange, known: readonly SessionEntry[]): Session {
  if (change.kind === 'position') return { ...session, currentExercise: change.index };
  if (change.kind === 'exercise') return placed(session, change, known);
  return {
    ...session,
    exercises: session.exercises.map((entry) => (entry._id === change.entryId ? changedEntry(entry, change) : entry)),
  };
}

function placed(session: Session, change: ChangeOf<'exercise'>, known: readonly SessionEntry[]): Session {
  const isSame = ({ _id }: SessionEntry) => _id === change.entryId;
  const entry = session.exercises.find(isSame) ?? known.find(isSame);
  if (!entry) return session;
  const { place, removed } = change;
  const others = session.exercises.filter((each) => !isSame(each));
  const moved = { ...entry, place, lastPlaceChange: change.id };
  const exercises = isEntryShown({ removed, setRows: entry.setRows }) ? [...others, moved].sort(byPlace) : others;
  return { ...session, exercises, exerciseCount: exercises.length };
}

const byPlace = (one: SessionEntry, other: SessionEntry) =>
  (one.place ?? 0) - (other.place ?? 0) || one._id.localeCompare(other._id);

type ChangeOf<K extends SessionChange['kind']> = Extract<SessionChange, { kind: K }>;

function changedEntry(entry: SessionEntry, change: ChangeOf<'entry' | 'note' | 'set'>): SessionEntry {
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
      const { hits = before?.hits, attempts = before?.attempts } = change;
      const balls = attempts === undefined ? {} : { hits, attempts };
      const figures = { position, reps, seconds, metres, weight, inReserve, ...balls, done };
      const rows = [...others, { _id: setId, ...figures, lastChange: change.id }];
      return { ...entry, setRows: rows.sort((one, other) => one.position - other.position) };
    }
  }
}

function completedIndexes(entries: readonly SessionEntry[]): number[] {
  return entries.flatMap((entry, index) => (isEntryComplete(entry) ? [index] : []));
}
