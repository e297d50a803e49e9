import { readFileSync } from 'node:fs';
import { FileError, readFolder } from '@bandeja/markdown/file';
import { describe, expect, test } from 'vitest';
import { readDeskExercise, readDeskRoutine, writeExercise, writeRoutine } from '#desk-files.ts';
import { readExercise } from '#exercise-file.ts';
import { readRoutine } from '#routine-file.ts';

const textOf = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

describe.each([
  {
    file: 'f02-sentadilla-goblet.md',
    text: textOf('exercises/f02-sentadilla-goblet.md'),
    read: readExercise,
    faults: [
      ['code: F02', 'code: F2', '2: code: not a code'],
      ['code: F02', 'code: F03', '2: code: the file is named otherwise'],
      ['[Fuerza]', '[Fuersa]', '4: categories.0: one of Fuerza, '],
      ['level: Principiante', 'level: Principante', '5: level: one of Principiante, '],
      ['mancuernas o', 'mancuerna o', '7: equipment.0: unknown equipment'],
      ['sets: 3, reps: 10, rest: 90', 'sets: 3, reps: 10', '8: dose.rest: number expected'],
      ['sets: 3,', 'sets: 0,', '8: dose.sets: at least 1'],
      ['loadType: reps', 'loadType: rep', '9: loadType: one of reps'],
      ['avoid: []\n', '', '1: avoid: array expected'],
      ['[rodilla, lumbar]', '[rodilla, lumbares]', '11: mind.1: one of codo'],
      ['[home]', '[]', '13: places: at least 1'],
      ['[salida]', '[salidas]', '14: strokes.0: one of saque'],
      ['drawing: F02', 'drawings: F02', '16: drawings: no such key'],
      ['level: Principiante', 'level: [', '7: missed comma'],
      ['\nSentadilla con el peso', '\n## Sentadilla con el peso', '18: no description'],
      ['## Pasos', '## Paso', '21: unknown section: Paso'],
      ['## Consejos\n', '', '18: no «## Consejos»'],
      ['3. Baja', 'Baja', '25: not an item of a list: Baja'],
    ],
  },
  {
    file: 'r01-calentamiento-prepartido.md',
    text: textOf('routines/r01-calentamiento-prepartido.md'),
    read: readRoutine,
    faults: [
      ['type: Físico', 'type: Fisico', '4: type: one of Técnico'],
      ['exercise: U06,', 'exercise: U6,', '14: exercises.1.exercise: not a code'],
      ['seconds: 20, perSide: true, rest: 20 }', 'seconds: 20 }', '14: exercises.1.rest: number expected'],
      ['rest: 0, note:', 'rest: 0, notes:', '13: exercises.0.notes: no such key'],
      ['minutes: 15', 'minutes: a quarter', '7: minutes: number expected'],
    ],
  },
])('$file', ({ file, text, read, faults }) => {
  test('is read', () => {
    expect(read({ file, text }).code).toBe(file.slice(0, 3).toUpperCase());
  });

  test.each(faults)('«%s» as «%s» is refused with its line', (right, wrong, fault) => {
    expect(text).toContain(right);
    const slip = () => read({ file, text: text.replace(right, wrong) });
    expect(slip).toThrow(FileError);
    expect(slip).toThrow(`${file}:${fault}`);
  });
});

test('an exercise and a routine are given out as the files they came from', () => {
  const exercises = readFolder(new URL('../exercises/', import.meta.url));
  const routines = readFolder(new URL('../routines/', import.meta.url));
  expect(exercises.length + routines.length).toBeGreaterThan(130);
  for (const source of exercises) {
    const exercise = readDeskExercise(source);
    expect(exercise).toMatchObject(readExercise(source));
    expect(writeExercise(exercise)).toEqual(source);
  }
  for (const source of routines) {
    const routine = readDeskRoutine(source);
    expect(routine).toEqual(readRoutine(source));
    expect(writeRoutine(routine, source.file.slice(4, -3))).toEqual(source);
  }
});

test('what an admin wrote comes back whole, whatever signs it has', () => {
  const exercise = {
    ...readDeskExercise({ file: 'f02-sentadilla-goblet.md', text: textOf('exercises/f02-sentadilla-goblet.md') }),
    code: null,
    slug: 'no',
    name: 'No: «sí», "a" # b',
    equipment: ['caja, 30 cm', 'true'],
    strokes: [],
    variations: ['F01', 'otra-sentadilla'],
    tips: [],
    steps: ['Baja: - despacio', '2. Sube'],
    video: 'https://youtu.be/abcdefghijk',
    open: ['floor' as const],
  };
  const file = writeExercise(exercise);
  expect(file.file).toBe('no.md');
  expect(readDeskExercise(file)).toEqual(exercise);
});
