import { isEntryComplete } from '@bandeja/domain/sessions/rules';
import { atLeast } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import {
  advance,
  comingEntry,
  type Intent,
  initialState,
  isBegun,
  type LiveState,
  setToJudge,
} from '#features/sessions/live/live-state.ts';
import { entryFixture, sessionFixture } from '#features/sessions/live/testing/fixtures.ts';

const now = Date.parse('2025-11-20T17:10:00.000Z');
const timersOff = { rest: { status: 'off' }, setTimer: null, interval: null, supersets: [], autoRest: true } as const;

function start(session = sessionFixture({ currentExercise: 0 })): LiveState {
  return initialState(session, timersOff);
}

function run(state: LiveState, ...intents: Intent[]) {
  let ids = 0;
  const newId = () => `0193f5a0-0000-7000-8000-${String(++ids).padStart(12, '0')}`;
  return intents.reduce(
    (before, intent, index) => {
      const after = advance(before.state, intent, { now: now + index * 1000, newId });
      return { state: after.state, changes: [...before.changes, ...after.changes] };
    },
    { state, changes: [] as ReturnType<typeof advance>['changes'] },
  );
}

const rowsOf = (state: LiveState, index = 0) => state.session.exercises[index]?.setRows ?? [];
const setId = (state: LiveState, set: number, index = 0) => rowsOf(state, index)[set]?._id ?? '';

describe('where a session opens', () => {
  it('is the overview before anything was begun, else the exercise where it was', () => {
    expect(start(sessionFixture()).at).toEqual({ step: 'overview' });
    expect(start(sessionFixture({ currentExercise: 1 })).at).toEqual({ step: 'exercise', index: 1 });
    expect(start(sessionFixture({ currentExercise: 7 })).at).toEqual({ step: 'exercise', index: 1 });
  });
  it('begins at the first exercise that is not complete', () => {
    const { state, changes } = run(
      start(sessionFixture({ exercises: [entryFixture(0, { completed: true }), entryFixture(1)] })),
      {
        do: 'begin',
      },
    );
    expect(state.at).toEqual({ step: 'exercise', index: 1 });
    expect(changes).toMatchObject([{ kind: 'position', index: 1 }]);
  });
});

describe('the next exercise', () => {
  it('is the exercise itself while it has an open set, then the one after it', () => {
    const begun = start();
    const names = [0, 1].map((set) => {
      const intents = Array.from({ length: set + 1 }, (_, done) => ({
        do: 'complete' as const,
        setId: setId(begun, done),
      }));
      return comingEntry(run(begun, ...intents).state)?.name;
    });
    expect(names).toEqual(['Ejercicio número 1', 'Ejercicio número 2']);
  });
  it('is nothing in the overview, and the last exercise after all of its sets', () => {
    expect(comingEntry(start(sessionFixture()))).toBeUndefined();
    const last = start(sessionFixture({ currentExercise: 0, exercises: [entryFixture(0, { setRows: [] })] }));
    expect(comingEntry(last)?.name).toBe('Ejercicio número 1');
  });
});

describe('sets', () => {
  it('a completed set is one change with its whole state, and starts the rest', () => {
    const begun = start();
    const { state, changes } = run(begun, { do: 'complete', setId: setId(begun, 0) });
    expect(changes).toMatchObject([
      {
        kind: 'set',
        setId: setId(begun, 0),
        reps: 8,
        weight: 4,
        done: true,
        removed: false,
        at: '2025-11-20T17:10:00.000Z',
      },
    ]);
    expect(rowsOf(state)[0]?.done).toBe(true);
    expect(state.rest).toEqual({ status: 'running', endsAt: now + 60_000, totalMs: 60_000 });
    expect(isBegun(state.session)).toBe(true);
  });
  it('completing it again changes nothing', () => {
    const begun = start();
    const { changes } = run(
      begun,
      { do: 'complete', setId: setId(begun, 0) },
      { do: 'complete', setId: setId(begun, 0) },
    );
    expect(changes).toHaveLength(1);
  });
  it('is undone by a later change', () => {
    const begun = start();
    const { state, changes } = run(
      begun,
      { do: 'complete', setId: setId(begun, 0) },
      { do: 'undo', setId: setId(begun, 0) },
    );
    expect(rowsOf(state)[0]?.done).toBe(false);
    expect(changes.map((change) => change.at)).toEqual(['2025-11-20T17:10:00.000Z', '2025-11-20T17:10:01.000Z']);
  });
  it('an edit carries on to the open sets that follow with the same figure, not to done ones', () => {
    const begun = start();
    const weight = run(begun, { do: 'edit', setId: setId(begun, 0), figures: { weight: 5 } });
    expect(rowsOf(weight.state).map((row) => row.weight)).toEqual([5, 5]);
    const later = run(
      weight.state,
      { do: 'complete', setId: setId(begun, 0) },
      { do: 'edit', setId: setId(begun, 0), figures: { weight: 6 } },
    );
    expect(rowsOf(later.state).map((row) => row.weight)).toEqual([6, 5]);
    expect(run(begun, { do: 'edit', setId: setId(begun, 0), figures: { weight: 4 } }).changes).toEqual([]);
  });
  it('are added like the last one and removed down to one', () => {
    const begun = start();
    const more = run(begun, { do: 'addSet' }).state;
    expect(rowsOf(more).map((row) => row.position)).toEqual([0, 1, 2]);
    expect(rowsOf(more)[2]).toMatchObject({ reps: 8, weight: 4, done: false });
    const ids = [0, 1, 2].map((set) => setId(more, set));
    const less = run(more, ...ids.map((id) => ({ do: 'removeSet', setId: id }) as const));
    expect(rowsOf(less.state)).toHaveLength(1);
    expect(less.changes.map((change) => change.kind === 'set' && change.removed)).toEqual([true, true]);
  });
});

describe('the rest', () => {
  it('starts after the last set of an exercise, not after the last set of all', () => {
    const begun = start();
    const both = [0, 1].map((set) => ({ do: 'complete', setId: setId(begun, set) }) as const);
    expect(run(begun, ...both).state.rest.status).toBe('running');
    const last = start(sessionFixture({ currentExercise: 0, exercises: [entryFixture(0)] }));
    const all = [0, 1].map((set) => ({ do: 'complete', setId: setId(last, set, 1) }) as const);
    expect(run(last, ...all).state.rest.status).toBe('off');
  });
  it('does not start when it is switched off, and stops when switched off', () => {
    const begun = start();
    const complete = { do: 'complete', setId: setId(begun, 0) } as const;
    expect(run(begun, { do: 'autoRest', on: false }, complete).state.rest.status).toBe('off');
    expect(run(begun, complete, { do: 'autoRest', on: false }).state.rest.status).toBe('off');
  });
  it('ends once', () => {
    const begun = start();
    const ended = run(begun, { do: 'complete', setId: setId(begun, 0) }, { do: 'endRest' });
    expect(ended.state.rest).toEqual({ status: 'ended' });
    expect(run(ended.state, { do: 'endRest' }).state.rest).toEqual({ status: 'ended' });
    expect(run(ended.state, { do: 'skipRest' }, { do: 'endRest' }).state.rest).toEqual({ status: 'off' });
  });
});

describe('moving', () => {
  it('«Siguiente» with a done set completes the exercise, not its open sets, and moves on', () => {
    const begun = start();
    const { state, changes } = run(begun, { do: 'complete', setId: setId(begun, 0) }, { do: 'next' });
    expect(state.at).toEqual({ step: 'exercise', index: 1 });
    expect(changes).toMatchObject([
      { kind: 'set', done: true },
      { kind: 'entry', completed: true },
      { kind: 'position', index: 1 },
    ]);
    expect(rowsOf(state).map((row) => row.done)).toEqual([true, false]);
    expect(state.session.completedExercises).toEqual([0]);
  });
  it('«Siguiente» without a done set jumps the exercise', () => {
    const { state, changes } = run(start(), { do: 'next' });
    expect(state.at).toEqual({ step: 'exercise', index: 1 });
    expect(changes.map((change) => change.kind)).toEqual(['position']);
    expect(state.session.completedExercises).toEqual([]);
  });
  it('«Finalizar» stays there and completes begun exercises, once', () => {
    const last = start(sessionFixture({ currentExercise: 0, exercises: [entryFixture(0)] }));
    const { state, changes } = run(last, { do: 'complete', setId: setId(last, 0) }, { do: 'finish' }, { do: 'finish' });
    expect(state.at).toEqual({ step: 'exercise', index: 0 });
    expect(changes.map((change) => change.kind)).toEqual(['set', 'entry']);
    expect(run(last, { do: 'next' }, { do: 'finish' }).changes).toEqual([]);
  });
  it('a completed exercise is open again with an undone or an added set', () => {
    const begun = start();
    const passed = run(begun, { do: 'complete', setId: setId(begun, 0) }, { do: 'next' }, { do: 'previous' }).state;
    const undone = run(passed, { do: 'undo', setId: setId(begun, 0) });
    expect(undone.changes.map((change) => change.kind)).toEqual(['set', 'entry']);
    expect(undone.state.session.completedExercises).toEqual([]);
    expect(run(passed, { do: 'addSet' }).state.session.completedExercises).toEqual([]);
  });
  it('«Anterior» changes no exercise, and leads from the first to the overview', () => {
    const back = run(start(sessionFixture({ currentExercise: 1 })), { do: 'previous' }, { do: 'previous' });
    expect(back.state.at).toEqual({ step: 'overview' });
    expect(back.changes.map((change) => change.kind)).toEqual(['position', 'position']);
  });
  it('jumps to any exercise', () => {
    expect(run(start(), { do: 'goTo', index: 1 }).state.at).toEqual({ step: 'exercise', index: 1 });
  });
});

describe('a timed set', () => {
  it('counts both sides and ends with the set', () => {
    const timed = entryFixture(0, { loadType: 'time', duration: 30, perSide: true });
    const begun = start(sessionFixture({ currentExercise: 0, exercises: [timed, entryFixture(1)] }));
    const running = run(begun, { do: 'startSetTimer', setId: setId(begun, 0) }).state;
    expect(running.setTimer).toEqual({ setId: setId(begun, 0), startedAt: now, workMs: 30_000, sides: 2 });
    expect(run(running, { do: 'complete', setId: setId(begun, 0) }).state.setTimer).toBeNull();
    expect(run(running, { do: 'next' }).state.setTimer).toBeNull();
  });
});

describe('a superset of two', () => {
  const two = () =>
    start(sessionFixture({ currentExercise: 0, exercises: [0, 1, 2].map((index) => entryFixture(index)) }));

  it('goes to and fro set by set: no rest between the two, one after the second', () => {
    const begun = two();
    const joined = run(begun, { do: 'superset', on: true });
    const first = run(joined.state, { do: 'complete', setId: setId(begun, 0, 0) });
    expect([first.state.at, first.state.rest.status]).toEqual([{ step: 'exercise', index: 1 }, 'off']);
    const second = run(first.state, { do: 'complete', setId: setId(begun, 0, 1) });
    expect([second.state.at, second.state.rest.status]).toEqual([{ step: 'exercise', index: 0 }, 'running']);
    expect(second.changes.map(({ kind }) => kind)).toEqual(['set', 'position']);
    const last = run(
      second.state,
      { do: 'complete', setId: setId(begun, 1, 0) },
      { do: 'complete', setId: setId(begun, 1, 1) },
    );
    // both are done: the rest before the next exercise
    expect([last.state.at, last.state.rest.status]).toEqual([{ step: 'exercise', index: 1 }, 'running']);
    expect(run(last.state, { do: 'next' }).state.at).toEqual({ step: 'exercise', index: 2 });
  });

  it('of the last two ends without a rest', () => {
    const begun = start();
    const { state } = run(
      begun,
      { do: 'superset', on: true },
      ...[0, 1].flatMap((set) => [0, 1].map((index) => ({ do: 'complete' as const, setId: setId(begun, set, index) }))),
    );
    expect(state.rest.status).toBe('off');
    expect(atLeast(2, state.session.exercises).every(isEntryComplete)).toBe(true);
  });

  it('is taken apart again, and a new one takes an exercise out of the old one', () => {
    const joined = run(two(), { do: 'superset', on: true }).state;
    expect(run(joined, { do: 'superset', on: false }).state.supersets).toEqual([]);
    const other = run(joined, { do: 'next' }, { do: 'superset', on: true }).state;
    expect(other.supersets).toEqual([[1, 2].map((index) => other.session.exercises[index]?._id)]);
    expect(run(joined, { do: 'goTo', index: 2 }, { do: 'superset', on: true }).state.supersets).toEqual(
      joined.supersets,
    );
  });
});

describe('rounds', () => {
  const timed = () =>
    start(
      sessionFixture({
        currentExercise: 0,
        exercises: [entryFixture(0, { loadType: 'time', duration: 30, sets: 3, rest: 60 }), entryFixture(1)],
      }),
    );

  it('take the open sets, add missing ones, and give them their time', () => {
    const { state, changes } = run(timed(), { do: 'startInterval', workSeconds: 20, restSeconds: 10, rounds: 4 });
    expect(rowsOf(state).map(({ seconds }) => seconds)).toEqual([20, 20, 20, 20]);
    expect(state.interval).toMatchObject({
      setIds: rowsOf(state).map(({ _id }) => _id),
      workMs: 20_000,
      restMs: 10_000,
    });
    expect(atLeast(4, changes).every(({ kind }) => kind === 'set')).toBe(true);
  });

  it('log one set each without a rest of their own; the last one ends them', () => {
    const { state } = run(timed(), { do: 'startInterval', workSeconds: 30, restSeconds: 20, rounds: 3 });
    const one = run(state, { do: 'complete', setId: setId(state, 0) }).state;
    expect([one.rest.status, one.interval]).toEqual(['off', state.interval]);
    const all = run(one, { do: 'complete', setId: setId(state, 1) }, { do: 'complete', setId: setId(state, 2) }).state;
    expect([all.rest.status, all.interval]).toEqual(['running', null]);
  });

  it('on the minute leave the figures of the sets as they are, and end with their exercise', () => {
    const { state } = run(timed(), { do: 'startInterval', workSeconds: 60, restSeconds: 0, rounds: 3 });
    expect(rowsOf(state).map(({ seconds }) => seconds)).toEqual([30, 30, 30]);
    expect(run(state, { do: 'next' }).state.interval).toBeNull();
    expect(run(state, { do: 'stopInterval' }).state.interval).toBeNull();
  });
});

it('repetitions left are said of the last done strength set, and forgotten with it', () => {
  const strength = entryFixture(0, { tags: ['Fuerza'] });
  const begun = start(sessionFixture({ currentExercise: 0, exercises: [strength, entryFixture(1)] }));
  const done = run(begun, { do: 'complete', setId: setId(begun, 0) }).state;
  const judged = (state: LiveState) => state.session.exercises[0] && setToJudge(state.session.exercises[0])?._id;
  expect(judged(begun)).toBeUndefined();
  expect(judged(done)).toBe(setId(begun, 0));
  const rated = run(done, { do: 'reserve', setId: setId(begun, 0), inReserve: 2 });
  expect(judged(rated.state)).toBeUndefined();
  expect(rated.changes).toMatchObject([{ kind: 'set', done: true, inReserve: 2 }]);
  const undone = run(rated.state, { do: 'undo', setId: setId(begun, 0) });
  expect(undone.changes).toMatchObject([{ done: false, inReserve: null }]);
});
