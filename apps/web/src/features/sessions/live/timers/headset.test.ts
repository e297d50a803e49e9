import { expect, it } from 'vitest';
import { initialState, type LiveState } from '#features/sessions/live/live-state.ts';
import { entryFixture, sessionFixture } from '#features/sessions/live/testing/fixtures.ts';
import { meantBy } from '#features/sessions/live/timers/headset.ts';

const timersOff = { rest: { status: 'off' }, setTimer: null, interval: null, supersets: [], autoRest: true } as const;
const timed = { loadType: 'time', duration: 20 } as const;

function at(index: number, changes: Partial<LiveState> = {}, first = {}): LiveState {
  const exercises = [entryFixture(0, first), entryFixture(1)];
  return { ...initialState(sessionFixture({ currentExercise: index, exercises }), timersOff), ...changes };
}

const setId = (state: LiveState, index = 0) => state.session.exercises[index]?.setRows[0]?._id;

it('one press completes the set, starts a timed one, and pauses a rest or goes on with it', () => {
  const open = at(0);
  expect(meantBy(open, 'play')).toEqual({ do: 'complete', setId: setId(open) });
  const hold = at(0, {}, timed);
  expect(meantBy(hold, 'play')).toEqual({ do: 'startSetTimer', setId: setId(hold) });
  expect(meantBy(at(0, { rest: { status: 'running', endsAt: 1, totalMs: 1 } }), 'play')).toEqual({ do: 'pauseRest' });
  expect(meantBy(at(0, { rest: { status: 'paused', remainingMs: 1, totalMs: 1 } }), 'play')).toEqual({
    do: 'resumeRest',
  });
  const running = { setId: setId(hold) ?? '', startedAt: 0, workMs: 1000, sides: 1 } as const;
  expect(meantBy(at(0, { setTimer: running }, timed), 'play')).toBeNull();
});

it('the event of an earpiece being taken out pauses a rest and completes nothing', () => {
  expect(meantBy(at(0), 'pause')).toBeNull();
  expect(meantBy(at(0, {}, timed), 'pause')).toBeNull();
  expect(meantBy(at(0, { rest: { status: 'paused', remainingMs: 1, totalMs: 1 } }), 'pause')).toBeNull();
  expect(meantBy(at(0, { rest: { status: 'running', endsAt: 1, totalMs: 1 } }), 'pause')).toEqual({ do: 'pauseRest' });
});

it('an exercise that is done gives way to the next one; nothing ends a session or leaves it', () => {
  const done = { setRows: entryFixture(0).setRows.map((row) => ({ ...row, done: true })) };
  expect(meantBy(at(0, {}, done), 'play')).toEqual({ do: 'next' });
  expect(meantBy(at(0), 'next')).toEqual({ do: 'next' });
  expect(meantBy(at(1), 'previous')).toEqual({ do: 'previous' });
  expect([meantBy(at(1), 'next'), meantBy(at(0), 'previous'), meantBy(at(-1), 'play')]).toEqual([null, null, null]);
});
