import { describe, expect, it } from 'vitest';
import { checkRoutine } from '#composer/check.ts';
import { composeRoutine } from '#composer/compose.ts';
import { baseDose } from '#composer/dose.ts';
import type { ComposedEntry, ComposerInput, RoutinePart, RoutineViolation } from '#composer/types.ts';
import { about, atMost, exerciseOf, makeInput } from '#testing/composer.ts';

const court = ['pista', 'pala', 'bolas', 'conos', 'pared'] as const;

function line(code: string, part: RoutinePart = 'main', changes: Partial<ComposedEntry> = {}): ComposedEntry {
  const exercise = exerciseOf(code);
  return { exerciseId: exercise.id, part, ...baseDose(exercise), notes: '', reason: '', ...changes };
}

const valid = [
  line('L01', 'warmUp', { duration: 180 }),
  line('F01'),
  line('F16'),
  line('F08'),
  line('F04', 'main', { sets: 2 }),
  line('F30', 'main', { sets: 2 }),
  line('L06', 'closing', { sets: 1 }),
];
const halfHour = makeInput({ categories: ['Fuerza'], duration: about(30), level: 'Principiante' });

const kinds = (entries: readonly ComposedEntry[], input: ComposerInput) =>
  checkRoutine(entries, input).map(({ kind, hard, exerciseId }) =>
    `${kind}${hard ? '!' : ''} ${exerciseId ?? ''}`.trim(),
  );

const withMain = (...main: ComposedEntry[]) => [valid[0], ...main, valid[6]].filter((each) => each !== undefined);

describe('checkRoutine', () => {
  it('finds nothing in a valid routine', () => {
    expect(kinds(valid, halfHour)).toEqual([]);
  });

  it.each<[string, RoutineViolation['kind'], string, ComposerInput]>([
    ['an exercise that is too hard', 'level', 'F03', halfHour],
    ['N3 where no level is known', 'level', 'X06', makeInput({ equipment: ['kettlebell'] })],
    [
      'what loads an injury of the text',
      'injury',
      'F14',
      makeInput({ healthText: 'dolor fuerte en la rodilla desde ayer' }),
    ],
    ['what loads an injury of the profile', 'injury', 'F17', makeInput({}, { injuries: 'muñeca derecha' })],
    ['more than gentle work under a referral', 'injury', 'F01', makeInput({ healthText: 'estoy embarazada' })],
    ['anything where safety forbids a routine', 'injury', 'L13', makeInput({ healthText: 'tengo fiebre' })],
    ['a demand that was excluded', 'demand', 'F30', makeInput({ healthText: 'sin ejercicios en el suelo' })],
    [
      'plyometrics without jumps, where jumps are out',
      'demand',
      'P09',
      makeInput({ healthText: 'sin saltos', level: 'Avanzado' }),
    ],
    ['plyometrics from 60 on', 'age', 'P01', makeInput({ age: 60 })],
    ['hard jumps of minors', 'age', 'P07', makeInput({ level: 'Avanzado' }, { age: 17 })],
    ['hard plyometrics of older players', 'age', 'P09', makeInput({ level: 'Avanzado', age: 64 })],
    ['material that is not there', 'equipment', 'F02', makeInput({ equipment: ['gomas'] })],
    ['material of the profile that is not there', 'equipment', 'F18', makeInput({}, { equipment: ['mancuernas'] })],
    ['material that was refused', 'equipment', 'F16', makeInput({ excludedEquipment: ['silla'] })],
    ['another place', 'place', 'F08', makeInput({ place: 'court' })],
    ['a place the profile does not have', 'place', 'U04', makeInput({ equipment: ['conos'] }, { places: ['home'] })],
    ['a partner, alone', 'partner', 'T03', makeInput({ place: 'court', equipment: court, alone: true })],
    ['a category that was refused', 'excluded', 'C08', makeInput({ excludedCategories: ['Cardio'] })],
    ['a stroke that was refused', 'excluded', 'F22', makeInput({ equipment: ['gomas'], excludedStrokes: ['remate'] })],
    ['a muscle group that was refused', 'excluded', 'F30', makeInput({ excludedMuscleGroups: ['Hombros'] })],
    ['an exercise that was refused by name', 'excluded', 'F30', makeInput({ excludedExercises: ['plancha'] })],
  ])('refuses %s', (_what, kind, code, input) => {
    expect(checkRoutine([line(code)], input)).toContainEqual({ kind, hard: true, exerciseId: `exercise-${code}` });
  });

  it('knows no exercise but the catalogue’s', () => {
    const entries = [...valid, line('F30', 'main', { exerciseId: 'made-up' })];
    expect(kinds(entries, halfHour)).toContain('unknown_exercise! made-up');
  });

  it.each<[string, Partial<ComposedEntry>]>([
    ['too many sets', { sets: 9 }],
    ['a thousand repetitions', { reps: 1000 }],
    ['no rest', { rest: 0 }],
    ['a time where repetitions count', { duration: 60 }],
    ['half a repetition', { reps: 7.5 }],
    ['sides that are none', { perSide: true }],
  ])('refuses a dose of %s', (_what, changes) => {
    expect(kinds(withMain(line('F01', 'main', changes)), halfHour)).toContain('dose! exercise-F01');
  });

  it('counts jump contacts against the level, and half of them so soon after the last', () => {
    const jumps = [line('P02', 'main', { sets: 4 }), line('P01', 'main', { sets: 3 })];
    const wish = { categories: ['Pliometría'] as const, level: 'Principiante' as const };
    expect(kinds(withMain(...jumps), makeInput(wish))).toContain('jump_contacts!');
    expect(kinds(withMain(...jumps.slice(1)), makeInput(wish))).not.toContain('jump_contacts!');
    const yesterday = { localDate: '2025-07-22', type: 'Pliometría', minutes: 30, rpe: 6, exerciseIds: [] };
    const recent = makeInput(wish, {}, { recent: [yesterday] });
    expect(kinds(withMain(...jumps.slice(1)), recent)).toContain('jump_contacts!');
  });

  it('demands power before strength before intervals', () => {
    expect(kinds(withMain(line('F01'), line('X09')), halfHour)).toContain('order! exercise-X09');
    expect(kinds(withMain(line('C08'), line('F01')), halfHour)).toContain('order! exercise-F01');
    expect(kinds(withMain(line('X09'), line('U06'), line('F01'), line('C08')), halfHour).join()).not.toContain('order');
  });

  it('demands balance from 60 on', () => {
    const older = makeInput({ categories: ['Fuerza'], duration: about(30), age: 63 });
    expect(kinds(valid, older)).toContain('age!');
    expect(kinds([...valid.slice(0, 1), line('U06', 'warmUp', { sets: 1 }), ...valid.slice(1)], older)).not.toContain(
      'age!',
    );
  });

  it('holds gentle cardio to half of the main part, unless the aerobic base is the point', () => {
    const long = withMain(line('F01'), line('C01', 'main', { duration: 1200 }));
    expect(kinds(long, makeInput())).toContain('dose! exercise-C01');
    expect(kinds(long, makeInput({ aerobicBase: true }))).not.toContain('dose! exercise-C01');
    expect(kinds(withMain(line('C01'), line('C02')), makeInput())).toContain('shape! exercise-C02');
  });

  it('refuses what no coach would hand out', () => {
    expect(kinds(withMain(line('F01'), line('F01')), halfHour)).toContain('shape! exercise-F01');
    expect(kinds([line('L01', 'warmUp'), line('L06', 'closing')], halfHour)).toContain('shape!');
    expect(kinds([line('L06', 'closing'), line('F01'), line('L01', 'warmUp')], halfHour)).toContain('shape!');
    expect(kinds([line('F01')], halfHour)).toContain('shape');
  });

  it('tells the time and the wish, which the advice can excuse, from the limits, which nothing can', () => {
    expect(kinds(valid, { ...halfHour, wish: { ...halfHour.wish, duration: about(60) } })).toEqual(['duration']);
    expect(kinds(valid, { ...halfHour, wish: { ...halfHour.wish, duration: atMost(25) } })).toEqual(['duration']);
    expect(kinds(valid, { ...halfHour, wish: { ...halfHour.wish, duration: atMost(60) } })).toEqual([]);
    expect(kinds(valid, { ...halfHour, wish: { ...halfHour.wish, categories: ['Cardio'] } })).toEqual([
      'share_of_wish',
    ]);
    expect(kinds(valid, { ...halfHour, wish: { ...halfHour.wish, strokes: ['víbora'] } })).toEqual(['share_of_wish']);
  });

  it('is what the composer’s own routine passes', () => {
    const answer = composeRoutine(halfHour);
    expect(answer.kind === 'routine' && kinds(answer.routine.entries, halfHour)).toEqual([]);
  });
});
