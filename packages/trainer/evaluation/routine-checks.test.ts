import type { Wish } from '@bandeja/reader/types';
import { describe, expect, test } from 'vitest';
import type { ComposedEntry, ComposedRoutine, ComposerInput, Composition, RoutinePart } from '#composer/types.ts';
import { exercises } from '#testing/catalogue.ts';
import { catalogue, unknownPlayer } from '#testing/composer.ts';
import { today } from './context.ts';
import { routineFailures } from './routine-checks.ts';
import type { RoutineChecks } from './types.ts';

const wish = { daysPerWeek: 3, weekdays: ['monday'], age: 62 } as unknown as Wish; // the checks read no more of it

const input: ComposerInput = {
  wish,
  player: unknownPlayer,
  catalogue,
  recent: [],
  today,
  seed: 'uno',
};

function entry(code: string, part: RoutinePart, changes: Partial<ComposedEntry> = {}): ComposedEntry {
  const exercise = exercises.get(code);
  return {
    exerciseId: exercise?.id ?? code,
    part,
    sets: 3,
    reps: 10,
    duration: null,
    metres: null,
    perSide: false,
    rest: 60,
    notes: '',
    reason: 'Da fuerza de piernas para la salida.',
    ...changes,
  };
}

/** Warm-up 405 s, three exercises of 285 s, closing 105 s: 22.75 minutes. */
function routineOf(codes: string[], changes: Partial<ComposedRoutine> = {}): Composition {
  const routine: ComposedRoutine = {
    name: 'Fuerza en casa',
    description: 'Piernas y core.',
    type: 'Físico',
    categories: ['Fuerza'],
    difficulty: 'Principiante',
    minutes: 23,
    objectives: ['Ganar fuerza'],
    entries: [
      entry('L01', 'warmUp', { sets: 1, reps: 1, duration: 360, rest: 0 }),
      ...codes.map((code) => entry(code, 'main')),
      entry('L08', 'closing', { sets: 1, reps: 1, duration: 30, perSide: true, rest: 15 }),
    ],
    understood: ['23 min'],
    advice: [],
    ...changes,
  };
  return { kind: 'routine', routine };
}

const keysOf = (checks: RoutineChecks, answer: Composition) => [
  ...new Set(routineFailures(checks, input, answer).map(({ key }) => key)),
];

const strength = ['F01', 'F04', 'F30'];
const urgent: Composition = {
  kind: 'refused',
  flag: 'urg',
  message:
    'Lo que cuentas puede ser serio. Para ahora mismo y no entrenes. Si lo notas ahora, es intenso o acaba de ocurrir, llama al 112. No te propondré ejercicio hasta que te valore un médico.',
};

test('a routine that holds everything has no failure', () => {
  const checks: RoutineChecks = {
    dur: 23,
    eq: [],
    noeq: ['pala'],
    lvl: 1,
    cat: ['F'],
    grp: ['Pi'],
    stroke: ['salida', 'volea'],
    no: ['j', 'r', 'o'],
    inj: ['codo'],
    days: 3,
    weekdays: ['monday'],
    age: 62,
    type: 'Físico',
    loc: 'C',
    noloc: 'P',
    has: ['F30'],
    solo: true,
    calm: true,
    not: /tendinitis/,
  };
  expect(routineFailures(checks, input, routineOf(strength))).toEqual([]);
});

test('a refusal with its text has no failure', () => {
  expect(routineFailures({ red: 'urg' }, input, urgent)).toEqual([]);
});

describe('a planted violation is seen', () => {
  const advised = (sentence: string) => routineOf(strength, { advice: [sentence] });
  const planted: [string, RoutineChecks, Composition][] = [
    ['dur', { dur: 30 }, routineOf(strength)],
    ['dur', { dur: { most: 22 } }, routineOf(strength)],
    ['dur', { dur: { from: 25, to: 30 } }, routineOf(strength)],
    ['eq', { eq: [] }, routineOf(['F02', 'F01'])],
    ['noeq', { noeq: ['gomas'] }, routineOf(['F18', 'F01'])],
    ['lvl', { lvl: 1 }, routineOf(['F03', 'F01'])],
    ['lvl', {}, routineOf(['F10', 'F01'])],
    ['cat', { cat: ['C'] }, routineOf(strength)],
    ['cat', { cat: ['F'] }, routineOf([])],
    ['empty', {}, routineOf([])],
    ['lines', {}, routineOf([...strength, 'F08', 'F12', 'F13', 'F14'])],
    ['grp', { grp: ['Br'] }, routineOf(strength)],
    ['stroke', { stroke: ['remate'] }, routineOf(strength)],
    ['no', { no: ['s'] }, routineOf(strength)],
    ['inj', { inj: ['hombro'] }, routineOf(['F17'])],
    ['acute', { inj: ['rodilla'], acute: true }, routineOf(['F01'])],
    ['prev', { prev: ['tobillo'] }, routineOf(['F12'])],
    ['type', { type: 'Técnico' }, routineOf(strength)],
    ['type', { type: ['Partido', 'Táctico'] }, routineOf(strength)],
    ['loc', { loc: 'C' }, routineOf(['T01'])],
    ['loc', { loc: 'P' }, routineOf(['F08'])],
    ['noloc', { noloc: 'P' }, routineOf(['C05'])],
    ['days', { days: 4 }, routineOf(strength)],
    ['weekdays', { weekdays: ['friday'] }, routineOf(strength)],
    ['age', { age: 61 }, routineOf(strength)],
    ['old', { age: 62 }, routineOf(['P02'])],
    ['has', { has: ['T15'] }, routineOf(strength)],
    ['solo', { solo: true }, routineOf(['T03'])],
    ['msg', { msg: 'prof' }, routineOf(strength)],
    ['red', { red: 'prof' }, routineOf(strength)],
    ['red', { red: 'urg' }, routineOf(strength)],
    ['red', { red: 'no' }, urgent],
    ['red', { red: 'urg' }, { ...urgent, message: 'No entrenes.' }],
    ['red', { dur: 30 }, urgent],
    ['calm', { calm: true }, routineOf(['C01'])],
    ['calm', { calm: true }, advised('Pide cita con un fisioterapeuta.')],
    ['adult', { adult: true }, routineOf(strength)],
    ['adult', { adult: true, red: 'urg' }, urgent],
    ['not', { not: /tendinitis/ }, advised('Tienes tendinitis.')],
    ['promise', {}, advised('Así evitas lesiones.')],
    ['promise', {}, advised('Esto cura el codo.')],
    ['id', {}, routineOf(['F99'])],
  ];
  test.each(planted)('%s', (key, checks, answer) => {
    expect(keysOf(checks, answer)).toContain(key);
  });

  test('too many contacts', () => {
    const answer = routineOf(['P01']);
    if (answer.kind === 'routine') answer.routine.entries.push(entry('P02', 'main', { sets: 10, reps: 10 }));
    expect(keysOf({}, answer)).toEqual(['contacts']);
  });
});
