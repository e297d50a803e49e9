import type { SessionChange } from '@bandeja/domain/sessions/changes';
import type { ExerciseOption, SessionEntry } from '@bandeja/domain/sessions/contract';
import {
  type Advance,
  currentEntry,
  type LiveState,
  noTimers,
  type Stamp,
  setChange,
  stamped,
} from '#features/sessions/live/live-state.ts';
import { applyChanges } from '#features/sessions/live/queue/apply-changes.ts';

type Edit = (state: LiveState, stamp: Stamp) => Advance;

export const mostExercises = 100;

export const moveTo =
  (entryId: string, index: number): Edit =>
  (state, stamp) => {
    const { exercises } = state.session;
    const entry = exercises.find(({ _id }) => _id === entryId);
    // a button at the end of its way can still be pressed
    if (!entry || exercises[index] === undefined || exercises[index] === entry) return { state, changes: [] };
    const others = exercises.filter((each) => each !== entry);
    return edited(state, stamp, [placeChange(entry, stamp, { place: placeAt(others, index) })]);
  };

export const forLater: Edit = (state, stamp) => {
  const entry = currentEntry(state);
  if (!entry || state.at.step !== 'exercise') return { state, changes: [] };
  const place = placeAt(state.session.exercises, state.session.exercises.length);
  return edited(state, stamp, [placeChange(entry, stamp, { place })], { showsIndex: state.at.index });
};

export const takeOut =
  (entryId: string): Edit =>
  (state, stamp) => {
    const { exercises } = state.session;
    const entry = exercises.find(({ _id }) => _id === entryId);
    if (!entry || exercises.length < 2 || isTouched(entry)) return { state, changes: [] };
    return edited(state, stamp, [placeChange(entry, stamp, { removed: true })]);
  };

export const putBack =
  (entry: SessionEntry): Edit =>
  (state, stamp) =>
    edited(state, stamp, [placeChange(entry, stamp, {})], { added: entry });

/** A new exercise follows the one under way, with the sets of the catalogue. */
export const addAfter =
  (option: ExerciseOption): Edit =>
  (state, stamp) => {
    const { exercises } = state.session;
    if (exercises.length >= mostExercises) return { state, changes: [] };
    const index = state.at.step === 'exercise' ? state.at.index + 1 : exercises.length;
    const added = newEntry(option, { sets: option.sets, rest: option.rest, place: placeAt(exercises, index) }, stamp);
    return edited(state, stamp, changesOfNew(added, stamp), { added });
  };

/** Done sets stay with the old exercise, which is then complete and precedes the new one. */
export const swapFor =
  (option: ExerciseOption): Edit =>
  (state, stamp) => {
    const entry = currentEntry(state);
    const { exercises } = state.session;
    if (!entry || state.at.step !== 'exercise' || exercises.length >= mostExercises) return { state, changes: [] };
    const open = entry.setRows.filter((row) => !row.done);
    const place = isTouched(entry) ? placeAt(exercises, state.at.index + 1) : (entry.place ?? state.at.index);
    const added = newEntry(option, { sets: Math.max(1, open.length), rest: entry.rest, place }, stamp);
    const left: SessionChange[] = isTouched(entry)
      ? [
          ...open.map((row) => setChange(entry, row, stamp, true)),
          { ...stamped(stamp), kind: 'entry', entryId: entry._id, completed: true },
        ]
      : [placeChange(entry, stamp, { removed: true })];
    const changes = [...left, ...changesOfNew(added, stamp)];
    const swapped = edited({ ...state, ...noTimers }, stamp, changes, { added, shows: added._id });
    const supersets = state.supersets.map(
      ([first, second]) =>
        [first === entry._id ? added._id : first, second === entry._id ? added._id : second] as const,
    );
    return { ...swapped, state: { ...swapped.state, supersets } };
  };

export const isTouched = (entry: SessionEntry): boolean => entry.completed || entry.setRows.some((row) => row.done);

function edited(
  state: LiveState,
  stamp: Stamp,
  changes: SessionChange[],
  { added, shows, showsIndex }: { added?: SessionEntry; shows?: string; showsIndex?: number } = {},
): Advance {
  const session = applyChanges(state.session, changes, added ? [added] : []);
  if (state.at.step !== 'exercise') return { state: { ...state, session }, changes };
  const current = currentEntry(state)?._id;
  const found = session.exercises.findIndex(({ _id }) => _id === (shows ?? current));
  const index = Math.min(showsIndex ?? (found < 0 ? state.at.index : found), session.exercises.length - 1);
  const stays = session.exercises[index]?._id === current;
  // what runs ends with its exercise
  const next: LiveState = { ...state, ...(stays ? {} : noTimers), session, at: { step: 'exercise', index } };
  if (index === state.at.index) return { state: next, changes };
  const position: SessionChange = { ...stamped(stamp), kind: 'position', index };
  return {
    state: { ...next, session: applyChanges(session, [position]) },
    changes: [...changes, position],
  };
}

function placeChange(
  entry: SessionEntry,
  stamp: Stamp,
  changed: { place?: number; removed?: boolean },
): Extract<SessionChange, { kind: 'exercise' }> {
  const { _id: entryId, exerciseId, sets, rest, place = 0 } = entry;
  return { ...stamped(stamp), kind: 'exercise', entryId, exerciseId, sets, rest, place, removed: false, ...changed };
}

function placeAt(entries: readonly SessionEntry[], index: number): number {
  const [before, after] = [entries[index - 1]?.place, entries[index]?.place];
  if (before === undefined) return (after ?? 0) - 1;
  return after === undefined ? before + 1 : (before + after) / 2;
}

type Slot = { sets: number; rest: number; place: number };

function newEntry(option: ExerciseOption, { sets, rest, place }: Slot, { newId }: Stamp): SessionEntry {
  const { equipment: _, why: __, burden: ___, lastDone: ____, ...shown } = option;
  const setRows = Array.from({ length: sets }, (_set, position) => {
    const before = option.lastTime?.[position] ?? option.lastTime?.at(-1);
    return {
      _id: newId(),
      position,
      reps: option.loadType === 'reps' ? (before?.reps ?? option.reps) : null,
      seconds: option.loadType === 'time' ? (before?.seconds ?? option.duration) : null,
      metres: option.loadType === 'distance' ? (before?.metres ?? option.metres) : null,
      weight: before?.weight ?? null,
      inReserve: null,
      done: false,
    };
  });
  return { ...shown, _id: newId(), sets, rest, place, weight: null, completed: false, setRows };
}

function changesOfNew(entry: SessionEntry, stamp: Stamp): SessionChange[] {
  return [placeChange(entry, stamp, {}), ...entry.setRows.map((row) => setChange(entry, row, stamp))];
}
