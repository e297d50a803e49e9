import { measureOf } from '@bandeja/domain/exercises/dose';
import type { SessionChange } from '@bandeja/domain/sessions/changes';
import type { Session, SessionEntry, SetRow } from '@bandeja/domain/sessions/contract';
import { asksReserve, isEntryComplete } from '@bandeja/domain/sessions/rules';
import type { Figures } from '#features/sessions/live/figures.ts';
import { applyChanges } from '#features/sessions/live/queue/apply-changes.ts';
import * as timers from '#features/sessions/live/timers/timers.ts';
import { instantOf } from '#lib/uuid7.ts';

export type LiveStep = { step: 'overview' } | { step: 'exercise'; index: number };

export type Superset = readonly [first: string, second: string];

export type LiveState = {
  session: Session;
  at: LiveStep;
  rest: timers.Rest;
  setTimer: timers.SetTimer | null;
  interval: timers.Interval | null;
  /** Pairs of exercises that are done by turns, by their ids. */
  supersets: readonly Superset[];
  autoRest: boolean;
};

export type Intent =
  | { do: 'begin' | 'next' | 'previous' | 'addSet' }
  /** Of a session that was forgotten: the seconds until its last set. */
  | { do: 'finish'; seconds?: number }
  | { do: 'goTo'; index: number }
  | { do: 'complete' | 'undo' | 'removeSet' | 'startSetTimer'; setId: string }
  | { do: 'edit'; setId: string; figures: Partial<Figures> }
  | { do: 'reserve'; setId: string; inReserve: number }
  /** A ball of a drill, good or not; −1 takes one back. */
  | { do: 'count'; setId: string; isHit: boolean; by: 1 | -1 }
  | { do: 'note'; note: string }
  | { do: 'shiftRest'; seconds: number }
  | { do: 'pauseRest' | 'resumeRest' | 'skipRest' | 'endRest' | 'stopSetTimer' }
  | { do: 'startInterval'; workSeconds: number; restSeconds: number; rounds: number }
  | { do: 'stopInterval' }
  | { do: 'superset' | 'autoRest'; on: boolean }
  /** Edits the list of exercises; the edits load with their window (`entry-edits.ts`). */
  | { do: 'exercises'; change: (state: LiveState, stamp: Stamp) => Advance }
  /** Milliseconds by which the device's clock was set back. */
  | { do: 'clockSetBack'; ms: number };

/** The instant (milliseconds) and the source of ids of one intent. */
export type Stamp = { now: number; newId: () => string };
export type Advance = { state: LiveState; changes: SessionChange[] };
type SetChange = Extract<SessionChange, { kind: 'set' }>;

export function initialState(session: Session, stored: Omit<LiveState, 'session' | 'at'>): LiveState {
  const begun = session.currentExercise >= 0 && session.exercises.length > 0;
  const index = Math.min(session.currentExercise, session.exercises.length - 1);
  // a session begun on the device gets its places here
  const exercises = session.exercises.map((entry, place) => ({ place, ...entry }));
  return {
    session: { ...session, exercises },
    at: begun ? { step: 'exercise', index } : { step: 'overview' },
    ...stored,
  };
}

export function currentEntry({ session, at }: LiveState): SessionEntry | undefined {
  return at.step === 'exercise' ? session.exercises[at.index] : undefined;
}

export function firstOpenSet(entry: SessionEntry): SetRow | undefined {
  return entry.setRows.find((row) => !row.done);
}

/** The set for the question about repetitions in reserve: the last one done, until it is answered. */
export function setToJudge(entry: SessionEntry): SetRow | undefined {
  const last = asksReserve(entry) ? entry.setRows.findLast((row) => row.done) : undefined;
  return (last?.inReserve ?? null) === null ? last : undefined;
}

export function comingEntry(state: LiveState): SessionEntry | undefined {
  const entry = currentEntry(state);
  if (!entry || state.at.step !== 'exercise' || firstOpenSet(entry) !== undefined) return entry;
  return state.session.exercises[state.at.index + 1] ?? entry;
}

export type EntryProgress = 'done' | 'jumped' | 'open';

export function entryProgress({ session, at }: LiveState): EntryProgress[] {
  const current = at.step === 'exercise' ? at.index : -1;
  return session.exercises.map((entry, index) => {
    if (entry.completed || entry.setRows.some((row) => row.done)) return 'done';
    return index < current ? 'jumped' : 'open';
  });
}

export function untouchedEntries({ exercises }: Session): SessionEntry[] {
  return exercises.filter((entry) => !entry.completed && !entry.setRows.some((row) => row.done));
}

export function isBegun({ exercises }: Session): boolean {
  return exercises.some((entry) => entry.completed || entry.setRows.some((row) => row.done));
}

function firstOpenExercise({ exercises }: Session): number {
  return Math.max(
    0,
    exercises.findIndex((entry) => !isEntryComplete(entry)),
  );
}

export function isLastExercise({ session, at }: LiveState): boolean {
  return at.step === 'exercise' && at.index === session.exercises.length - 1;
}

/** The state after an intent, and the changes to save; nothing here waits for anything. */
export function advance(state: LiveState, intent: Intent, stamp: Stamp): Advance {
  const { now } = stamp;
  switch (intent.do) {
    case 'begin':
      return move(state, firstOpenExercise(state.session), stamp);
    case 'goTo':
      return move(state, intent.index, stamp);
    case 'previous':
      return state.at.step === 'exercise' ? move(state, state.at.index - 1, stamp) : { state, changes: [] };
    case 'next':
      return next(state, stamp);
    case 'finish':
      return completeIfDone({ ...state, ...noTimers }, stamp);
    case 'complete':
      return complete(state, intent.setId, stamp);
    case 'undo':
      return undo(state, intent.setId, stamp);
    case 'edit':
      return edit(state, intent.setId, intent.figures, stamp);
    case 'reserve':
      return changeSets(state, stamp, (row) =>
        row._id === intent.setId ? { ...row, inReserve: intent.inReserve } : null,
      );
    case 'count':
      return changeSets(state, stamp, (row) => (row._id === intent.setId ? withBall(row, intent) : null));
    case 'addSet':
      return addSet(state, stamp);
    case 'removeSet':
      return removeSet(state, intent.setId, stamp);
    case 'note':
      return writeNote(state, intent.note, stamp);
    case 'startSetTimer':
      return startSetTimer(state, intent.setId, now);
    case 'stopSetTimer':
      return only({ ...state, setTimer: null });
    case 'shiftRest':
      return only({ ...state, rest: timers.shiftRest(state.rest, intent.seconds, now) });
    case 'pauseRest':
      return only({ ...state, rest: timers.pauseRest(state.rest, now) });
    case 'resumeRest':
      return only({ ...state, rest: timers.resumeRest(state.rest, now) });
    case 'skipRest':
      return only({ ...state, rest: { status: 'off' } });
    case 'endRest':
      return only({ ...state, rest: state.rest.status === 'running' ? { status: 'ended' } : state.rest });
    case 'startInterval':
      return startInterval(state, intent, stamp);
    case 'stopInterval':
      return only({ ...state, interval: null });
    case 'superset':
      return only({ ...state, supersets: changedSupersets(state, intent.on) });
    case 'exercises':
      return intent.change(state, stamp);
    case 'clockSetBack':
      return only({ ...state, ...timers.afterClockSetBack(state, intent.ms) });
    case 'autoRest':
      return only({ ...state, autoRest: intent.on, rest: intent.on ? state.rest : { status: 'off' } });
  }
}

export const noTimers: timers.Timers = { rest: { status: 'off' }, setTimer: null, interval: null };

const only = (state: LiveState): Advance => ({ state, changes: [] });

function apply(state: LiveState, changes: SessionChange[]): Advance {
  return { state: { ...state, session: applyChanges(state.session, changes) }, changes };
}

export function stamped({ now, newId }: Stamp) {
  return { id: newId(), at: new Date(now).toISOString() };
}

function move(state: LiveState, index: number, stamp: Stamp): Advance {
  if (index >= state.session.exercises.length) return only(state);
  const at: LiveStep = index < 0 ? { step: 'overview' } : { step: 'exercise', index };
  const moved: LiveState = { ...state, at, ...noTimers };
  return apply(moved, [{ ...stamped(stamp), kind: 'position', index: Math.max(-1, index) }]);
}

/** «Siguiente» completes an exercise of which something was done, not its open sets; without a done set it is jumped. */
function next(state: LiveState, stamp: Stamp): Advance {
  if (state.at.step !== 'exercise' || isLastExercise(state)) return only(state);
  const completed = completeIfDone(state, stamp);
  const moved = move(completed.state, state.at.index + 1, stamp);
  return { state: moved.state, changes: [...completed.changes, ...moved.changes] };
}

function completeIfDone(state: LiveState, stamp: Stamp): Advance {
  const entry = currentEntry(state);
  if (!entry || entry.completed || !isBegunEntry(entry)) return only(state);
  return apply(state, [{ ...stamped(stamp), kind: 'entry', entryId: entry._id, completed: true }]);
}

/** Of an exercise without sets nothing can be left open: passing it is doing it. */
function isBegunEntry({ setRows }: SessionEntry): boolean {
  return setRows.length === 0 || setRows.some((row) => row.done);
}

function undo(state: LiveState, setId: string, stamp: Stamp): Advance {
  const undone = changeSets(state, stamp, (row) =>
    row._id === setId && row.done ? { ...row, done: false, inReserve: null } : null,
  );
  return undone.changes.length === 0 ? only(state) : reopen(undone, stamp);
}

function reopen({ state, changes }: Advance, stamp: Stamp): Advance {
  const entry = currentEntry(state);
  if (!entry?.completed) return { state, changes };
  const reopened = apply(state, [{ ...stamped(stamp), kind: 'entry', entryId: entry._id, completed: false }]);
  return { state: reopened.state, changes: [...changes, ...reopened.changes] };
}

function changeSets(state: LiveState, stamp: Stamp, next: (row: SetRow) => SetRow | null): Advance {
  const entry = currentEntry(state);
  if (!entry) return only(state);
  const changes = entry.setRows.flatMap((row) => {
    const changed = next(row);
    return changed ? [setChange(entry, changed, stamp)] : [];
  });
  return apply(state, changes);
}

export function setChange(entry: SessionEntry, row: SetRow, stamp: Stamp, removed = false): SetChange {
  const { _id: setId, lastChange: _, ...values } = row;
  return { ...stamped(stamp), kind: 'set', entryId: entry._id, setId, ...values, removed };
}

function complete(state: LiveState, setId: string, stamp: Stamp): Advance {
  const done = changeSets(state, stamp, (row) => (row._id === setId && !row.done ? { ...row, done: true } : null));
  const entry = currentEntry(done.state);
  if (done.changes.length === 0 || !entry) return only(state);
  const partner = openPartner(done.state);
  const isLastSet = isLastExercise(done.state) && firstOpenSet(entry) === undefined && partner === null;
  const interval = state.interval?.setIds.at(-1) === setId ? null : state.interval;
  // rounds have their own rest
  const rests = state.autoRest && !isLastSet && interval === null;
  const rest: timers.Rest = rests ? timers.startRest(entry.rest, stamp.now) : { status: 'off' };
  const setTimer = state.setTimer?.setId === setId ? null : state.setTimer;
  if (partner === null || interval !== null) return { ...done, state: { ...done.state, rest, setTimer, interval } };
  const moved = move(done.state, partner.index, stamp);
  // between the two of a superset there is no rest, only after the second one
  const after = partner.isFirst ? rest : noTimers.rest;
  return { state: { ...moved.state, rest: after }, changes: [...done.changes, ...moved.changes] };
}

function openPartner(state: LiveState): { index: number; isFirst: boolean } | null {
  const pair = supersetOf(state);
  const entry = currentEntry(state);
  if (!pair || !entry) return null;
  const partner = supersetPartner(state);
  if (!partner || !firstOpenSet(partner)) return null;
  return { index: state.session.exercises.indexOf(partner), isFirst: pair[1] === entry._id };
}

export function supersetOf(state: LiveState): Superset | undefined {
  const id = currentEntry(state)?._id;
  return state.supersets.find((pair) => id !== undefined && pair.includes(id));
}

export function supersetPartner(state: LiveState): SessionEntry | undefined {
  const pair = supersetOf(state);
  const id = currentEntry(state)?._id;
  return state.session.exercises.find(({ _id }) => _id !== id && pair?.includes(_id));
}

function changedSupersets(state: LiveState, isOn: boolean): Superset[] {
  const [entry, next] = [currentEntry(state), nextEntry(state)];
  const superset = supersetOf(state);
  if (!isOn || !entry || !next) return state.supersets.filter((pair) => pair !== superset);
  const isFree = (pair: Superset) => !pair.includes(entry._id) && !pair.includes(next._id);
  return [...state.supersets.filter(isFree), [entry._id, next._id]];
}

export function nextEntry({ session, at }: LiveState): SessionEntry | undefined {
  return at.step === 'exercise' ? session.exercises[at.index + 1] : undefined;
}

/** Open sets that follow and had the same figure take the new one over: the plan bends with the player. */
function edit(state: LiveState, setId: string, figures: Partial<Figures>, stamp: Stamp): Advance {
  const edited = currentEntry(state)?.setRows.find((row) => row._id === setId);
  if (!edited) return only(state);
  const keys = (['reps', 'seconds', 'metres', 'weight'] as const).filter(
    (key) => figures[key] !== undefined && figures[key] !== edited[key],
  );
  if (keys.length === 0) return only(state);
  return changeSets(state, stamp, (row) => {
    if (row._id === setId) return { ...row, ...figures };
    if (edited.done || row.done || row.position < edited.position) return null;
    const alike = keys.filter((key) => row[key] === edited[key]);
    return alike.length > 0 ? { ...row, ...Object.fromEntries(alike.map((key) => [key, figures[key]])) } : null;
  });
}

const noBalls = { hits: null, attempts: null };
const mostBalls = 1000;

function withBall(row: SetRow, { isHit, by }: { isHit: boolean; by: 1 | -1 }): SetRow | null {
  const attempts = (row.attempts ?? 0) + by;
  const hits = (row.hits ?? 0) + (isHit ? by : 0);
  const isCount = hits >= 0 && attempts >= hits && attempts <= mostBalls;
  return isCount ? { ...row, hits, attempts } : null;
}

/** The instant of the last set that was done, in milliseconds; null before the first. A change's id says when it was made. */
export function lastSetAt({ exercises }: Session): number | null {
  const ids = exercises.flatMap(({ setRows }) => setRows.flatMap((row) => (row.done ? (row.lastChange ?? []) : [])));
  return ids.length === 0 ? null : Math.max(...ids.map(instantOf));
}

function addSet(state: LiveState, stamp: Stamp): Advance {
  const entry = currentEntry(state);
  const last = entry?.setRows.at(-1);
  if (!entry || (last && last.position >= 99)) return only(state);
  const planned = { reps: entry.reps, seconds: entry.duration, metres: entry.metres, weight: null };
  const row = {
    ...planned,
    ...last,
    _id: stamp.newId(),
    position: (last?.position ?? -1) + 1,
    inReserve: null,
    ...(last?.attempts === undefined ? {} : noBalls),
    done: false,
  };
  return reopen(apply(state, [setChange(entry, row, stamp)]), stamp);
}

function writeNote(state: LiveState, note: string, stamp: Stamp): Advance {
  const entry = currentEntry(state);
  if (!entry || entry.playerNote === note) return only(state);
  return apply(state, [{ ...stamped(stamp), kind: 'note', entryId: entry._id, note }]);
}

/** The only set of an exercise stays. */
function removeSet(state: LiveState, setId: string, stamp: Stamp): Advance {
  const entry = currentEntry(state);
  const row = entry?.setRows.find((each) => each._id === setId);
  if (!entry || !row || entry.setRows.length < 2) return only(state);
  const removed = apply(state, [setChange(entry, row, stamp, true)]);
  const setTimer = state.setTimer?.setId === setId ? null : state.setTimer;
  return { ...removed, state: { ...removed.state, setTimer } };
}

function startSetTimer(state: LiveState, setId: string, now: number): Advance {
  const entry = currentEntry(state);
  const seconds = entry?.setRows.find((row) => row._id === setId)?.seconds ?? 0;
  if (!entry || seconds <= 0) return only(state);
  const setTimer = {
    setId,
    startedAt: now,
    workMs: seconds * 1000,
    sides: entry.perSide ? (2 as const) : (1 as const),
  };
  return only({ ...state, ...noTimers, setTimer });
}

type IntervalWish = Extract<Intent, { do: 'startInterval' }>;

/** The sets are adjusted to the number of rounds and, if timed, to the work's duration. */
function startInterval(state: LiveState, { workSeconds, restSeconds, rounds }: IntervalWish, stamp: Stamp): Advance {
  let advanced: Advance = only(state);
  const openSets = () => currentEntry(advanced.state)?.setRows.filter((row) => !row.done) ?? [];
  const then = (next: Advance) => {
    advanced = { state: next.state, changes: [...advanced.changes, ...next.changes] };
  };
  while (openSets().length < rounds) {
    const before = openSets().length;
    then(addSet(advanced.state, stamp));
    if (openSets().length === before) break;
  }
  const entry = currentEntry(advanced.state);
  const setIds = openSets()
    .slice(0, rounds)
    .map(({ _id }) => _id);
  if (!entry || setIds.length === 0 || workSeconds <= 0) return only(state);
  if (measureOf(entry) === 'seconds' && restSeconds > 0) {
    then(
      changeSets(advanced.state, stamp, (row) =>
        setIds.includes(row._id) && row.seconds !== workSeconds ? { ...row, seconds: workSeconds } : null,
      ),
    );
  }
  const interval = { setIds, startedAt: stamp.now, workMs: workSeconds * 1000, restMs: restSeconds * 1000 };
  return { state: { ...advanced.state, ...noTimers, interval }, changes: advanced.changes };
}
