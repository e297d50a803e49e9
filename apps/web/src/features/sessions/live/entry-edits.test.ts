import type { SessionChange } from '@bandeja/domain/sessions/changes';
import type { ExerciseOption } from '@bandeja/domain/sessions/contract';
import { describe, expect, it } from 'vitest';
import { addAfter, forLater, moveTo, putBack, swapFor, takeOut } from '#features/sessions/live/entry-edits.ts';
import { advance, type Intent, initialState, type LiveState } from '#features/sessions/live/live-state.ts';
import { applyChanges } from '#features/sessions/live/queue/apply-changes.ts';
import { entryFixture, sessionFixture } from '#features/sessions/live/testing/fixtures.ts';

let last = 0;
const stamp = {
  now: Date.parse('2026-05-04T18:00:00Z'),
  newId: () => `0193f5a0-0000-7000-9000-${(++last).toString(16).padStart(12, '0')}`,
};

const option: ExerciseOption = {
  exerciseId: '0193f5a0-0000-7000-8000-00000000ee01',
  name: 'Zancada atrás',
  description: '',
  videoUrl: null,
  steps: ['Paso atrás.'],
  tags: ['Fuerza'],
  notes: '',
  playerNote: 'Despacio',
  loadType: 'reps',
  usesWeight: false,
  sets: 3,
  reps: 12,
  duration: null,
  metres: null,
  perSide: true,
  rest: 60,
  equipment: [],
  drawing: null,
  why: 'Piernas.',
  burden: null,
  lastDone: '2026-05-01',
  lastTime: [
    { reps: 8, seconds: null, metres: null, weight: null },
    { reps: 7, seconds: null, metres: null, weight: null },
  ],
};

const four = () =>
  initialState(
    sessionFixture({
      currentExercise: 1,
      exerciseCount: 4,
      exercises: [0, 1, 2, 3].map((index) => entryFixture(index)),
    }),
    { rest: { status: 'off' }, setTimer: null, interval: null, supersets: [], autoRest: true },
  );
const does = (state: LiveState, change: Extract<Intent, { do: 'exercises' }>['change']) =>
  advance(state, { do: 'exercises', change }, stamp);
const names = ({ session }: LiveState) => session.exercises.map(({ name }) => name.replace('Ejercicio número ', ''));
const shownIndex = ({ at }: LiveState) => (at.step === 'exercise' ? at.index : -1);
const idOf = ({ session }: LiveState, index: number) => session.exercises[index]?._id ?? '';
const kinds = (changes: readonly SessionChange[]) => changes.map(({ kind }) => kind);

describe('another order', () => {
  it('moves one exercise with one change; the one under way stays in sight', () => {
    const before = four();
    const { state, changes } = does(before, moveTo(idOf(before, 3), 0));
    expect(names(state)).toEqual(['4', '1', '2', '3']);
    expect([shownIndex(state), kinds(changes)]).toEqual([2, ['exercise', 'position']]);
    const again = does(state, moveTo(idOf(state, 0), 2));
    expect([names(again.state), shownIndex(again.state)]).toEqual([['1', '2', '4', '3'], 1]);
  });

  it('leaves the last one where it is when it is moved further down', () => {
    const before = four();
    const { state, changes } = does(before, moveTo(idOf(before, 3), 4));
    expect([names(state), changes]).toEqual([['1', '2', '3', '4'], []]);
  });

  it('leaves the exercise under way for later: it goes to the end and the one after it is next', () => {
    const { state, changes } = does(four(), forLater);
    expect([names(state), shownIndex(state)]).toEqual([['1', '3', '4', '2'], 1]);
    expect(kinds(changes)).toEqual(['exercise']);
  });

  it('is the same after the changes are applied to the server’s version', () => {
    const before = four();
    const { state, changes } = does(before, forLater);
    expect(applyChanges(before.session, changes)).toEqual(state.session);
  });
});

describe('taking out', () => {
  it('removes an exercise that was not begun, and restores it with its sets', () => {
    const before = four();
    const entry = before.session.exercises[2];
    const out = does(before, takeOut(entry?._id ?? ''));
    expect([names(out.state), out.state.session.exerciseCount]).toEqual([['1', '2', '4'], 3]);
    const back = does(out.state, putBack(entry ?? entryFixture(2)));
    expect(names(back.state)).toEqual(['1', '2', '3', '4']);
    expect(back.state.session.exercises[2]?.setRows).toEqual(entry?.setRows);
  });

  it('never removes an exercise with a done set', () => {
    const before = four();
    const done = advance(before, { do: 'complete', setId: before.session.exercises[1]?.setRows[0]?._id ?? '' }, stamp);
    const { state, changes } = does(done.state, takeOut(idOf(done.state, 1)));
    expect([names(state), changes]).toEqual([['1', '2', '3', '4'], []]);
  });
});

describe('another exercise', () => {
  it('follows the one under way, filled from the last time', () => {
    const { state, changes } = does(four(), addAfter(option));
    expect([names(state), shownIndex(state)]).toEqual([['1', '2', 'Zancada atrás', '3', '4'], 1]);
    expect(state.session.exercises[2]?.setRows.map(({ reps }) => reps)).toEqual([8, 7, 7]);
    expect(kinds(changes)).toEqual(['exercise', 'set', 'set', 'set']);
  });

  it('replaces one that was not begun, with its sets and its rest', () => {
    const { state, changes } = does(four(), swapFor(option));
    expect([names(state), shownIndex(state)]).toEqual([['1', 'Zancada atrás', '3', '4'], 1]);
    expect(state.session.exercises[1]).toMatchObject({ sets: 2, rest: 60, playerNote: 'Despacio' });
    expect(changes[0]).toMatchObject({ kind: 'exercise', removed: true });
  });

  it('leaves done sets where they were done, which complete that exercise, and takes over the open ones', () => {
    const before = four();
    const setId = before.session.exercises[1]?.setRows[0]?._id ?? '';
    const done = advance(before, { do: 'complete', setId }, stamp).state;
    const { state, changes } = does(done, swapFor(option));
    expect([names(state), shownIndex(state)]).toEqual([['1', '2', 'Zancada atrás', '3', '4'], 2]);
    expect(state.session.exercises[1]).toMatchObject({ completed: true, setRows: [{ _id: setId, done: true }] });
    expect(state.session.exercises[2]?.setRows).toHaveLength(1);
    expect(state.rest).toEqual({ status: 'off' });
    expect(kinds(changes)).toEqual(['set', 'entry', 'exercise', 'set', 'position']);
  });

  it('is found again by a reload that has only its changes and what the device stored', () => {
    const before = four();
    const { state, changes } = does(before, swapFor(option));
    expect(applyChanges(before.session, changes, state.session.exercises)).toEqual(state.session);
  });
});
