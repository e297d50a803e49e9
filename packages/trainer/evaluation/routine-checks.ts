import type { Category, MuscleGroup } from '@bandeja/domain/exercises/vocabulary';
import { safetyTexts } from '@bandeja/domain/profile/safety.messages';
import { estimatedSeconds, jumpContacts } from '@bandeja/domain/routines/rules';
import type { ComposedRoutine, ComposerExercise, ComposerInput, Composition } from '#composer/types.ts';
import { catalogue } from '#testing/composer.ts';
import { type Failure, normalised, promises, referral } from './checks.ts';
import { eachExercise, isGentle, type Line } from './exercise-checks.ts';
import type { CategoryLetter, GroupLetters, RoutineChecks } from './types.ts';

const categoryOf: Record<CategoryLetter, Category> = {
  F: 'Fuerza',
  X: 'Fuerza explosiva',
  P: 'Pliometría',
  C: 'Cardio',
  L: 'Flexibilidad',
  U: 'Funcionalidad',
};
const groupOf: Record<GroupLetters, MuscleGroup> = {
  Pi: 'Piernas',
  Gl: 'Glúteos',
  Co: 'Core',
  Es: 'Espalda',
  Ho: 'Hombros',
  Br: 'Brazos',
  Pe: 'Pecho',
  Ca: 'Cardio',
};
const preventionOf = {
  hombro: ['F22', 'F23', 'F24', 'F25', 'F26'],
  codo: ['F27', 'F28', 'F29', 'L11'],
  muñeca: ['F27', 'F28', 'F29', 'L11'],
  rodilla: ['F01', 'F10', 'F11', 'F14'],
  tobillo: ['F12', 'F13', 'U06'],
  lumbar: ['F08', 'F31', 'F32', 'F33'],
} as const;
/** docs/training.md#jump-contacts; without a level an intermediate's. */
const mostContacts = { 1: 60, 2: 100, 3: 120 } as const;
const exerciseOf = (id: string) => catalogue.find((exercise) => exercise.id === id);

export function routineFailures(
  checks: RoutineChecks,
  { wish, player }: ComposerInput,
  answer: Composition,
): Failure[] {
  const failures: Failure[] = [];
  const fail = (key: string, expected: string, got: string) => failures.push({ key, expected, got });

  if (checks.days !== undefined && wish.daysPerWeek !== checks.days) {
    fail('days', String(checks.days), String(wish.daysPerWeek));
  }
  if (checks.weekdays && [...checks.weekdays].sort().join() !== [...wish.weekdays].sort().join()) {
    fail('weekdays', checks.weekdays.join(' '), wish.weekdays.join(' '));
  }
  const age = wish.age ?? player.age;
  if (checks.age !== undefined && age !== checks.age) fail('age', String(checks.age), String(age));

  const { red } = checks;
  if (red !== undefined && red !== 'prof') return [...failures, ...refusalFailures(red, checks, answer)];
  if (answer.kind === 'refused') {
    fail('red', red ?? 'a routine', `refused: ${answer.flag}`);
    return failures;
  }
  return [...failures, ...composedFailures(checks, answer.routine)];
}

function refusalFailures(
  red: 'urg' | 'no' | 'crisis' | 'rest',
  { adult }: RoutineChecks,
  answer: Composition,
): Failure[] {
  if (answer.kind === 'routine') return [{ key: 'red', expected: `refused: ${red}`, got: answer.routine.name }];
  const failures: Failure[] = [];
  const { message, flag } = answer;
  if (flag !== red) failures.push({ key: 'red', expected: red, got: flag });
  if (!message.startsWith(safetyTexts[red])) failures.push({ key: 'red', expected: safetyTexts[red], got: message });
  if (adult && !message.includes('adulto'))
    failures.push({ key: 'adult', expected: 'avisa a un adulto', got: message });
  return failures;
}

function composedFailures(checks: RoutineChecks, routine: ComposedRoutine): Failure[] {
  const unknown = routine.entries.filter(({ exerciseId }) => !exerciseOf(exerciseId));
  const lines = routine.entries.flatMap((entry): Line[] => {
    const exercise = exerciseOf(entry.exerciseId);
    return exercise ? [{ entry, exercise }] : [];
  });
  const failures: Failure[] = unknown.map(({ exerciseId }) => ({ key: 'id', expected: 'known', got: exerciseId }));
  return [
    ...failures,
    ...eachExercise(checks, lines),
    ...overallFailures(checks, lines, routine),
    ...textFailures(checks, lines, routine),
  ];
}

function overallFailures(checks: RoutineChecks, lines: readonly Line[], routine: ComposedRoutine): Failure[] {
  const failures: Failure[] = [];
  const fail = (key: string, expected: string, got: string) => failures.push({ key, expected, got });
  const codes = lines.map(({ exercise }) => exercise.code ?? '');
  const ruleEntries = lines.map(({ entry, exercise }) => ({ ...entry, exercise }));

  if (!lines.some(({ entry }) => entry.part === 'main')) fail('empty', 'a main part', codes.join(' ') || 'nothing');
  const contacts = jumpContacts(ruleEntries);
  const most = mostContacts[checks.lvl ?? 2];
  if (contacts > most) fail('contacts', `at most ${most}`, String(contacts));

  const minutes = estimatedSeconds(ruleEntries) / 60;
  if (checks.dur !== undefined && !fitsMinutes(minutes, checks.dur)) {
    fail('dur', JSON.stringify(checks.dur), minutes.toFixed(1));
  }
  const told = typeof checks.dur === 'number' ? checks.dur : 0;
  const mostLines = 8 + Math.max(0, Math.floor((Math.max(minutes, told) - 60) / 10));
  if (lines.length > mostLines) fail('lines', `at most ${mostLines}`, String(lines.length));
  const { cat, grp, stroke, type, has } = checks;
  if (cat) {
    const wanted = cat.map((letter) => categoryOf[letter]);
    const main = lines.filter(({ entry }) => entry.part === 'main');
    const serving = main.filter(({ exercise }) => exercise.categories.some((each) => wanted.includes(each)));
    if (main.length === 0 || serving.length * 2 < main.length) {
      fail(
        'cat',
        `half of the main part in ${wanted.join(', ')}`,
        `${serving.length} of ${main.length}: ${codes.join(' ')}`,
      );
    }
  }
  const atLeastTwo = (key: string, what: string, isOne: (exercise: ComposerExercise) => boolean) => {
    const count = lines.filter(({ exercise }) => isOne(exercise)).length;
    if (count < 2) fail(key, `two for ${what}`, `${count}: ${codes.join(' ')}`);
  };
  if (grp) {
    const wanted = grp.map((letters) => groupOf[letters]);
    atLeastTwo('grp', wanted.join(', '), ({ muscleGroups }) => muscleGroups.some((each) => wanted.includes(each)));
  }
  if (stroke) atLeastTwo('stroke', stroke.join(', '), ({ strokes }) => strokes.some((each) => stroke.includes(each)));
  for (const area of checks.prev ?? []) {
    const map: readonly string[] = preventionOf[area];
    atLeastTwo('prev', area, ({ code }) => code !== null && map.includes(code));
  }
  const types: readonly string[] | undefined = typeof type === 'string' ? [type] : type;
  if (types && !types.includes(routine.type)) fail('type', types.join(' or '), routine.type);
  const missing = has?.filter((code) => !codes.includes(code)) ?? [];
  if (missing.length > 0) fail('has', missing.join(' '), codes.join(' '));
  if (checks.calm && lines.every(({ exercise }) => isGentle(exercise))) {
    fail('calm', 'more than gentle work', codes.join(' '));
  }
  return failures;
}

function textFailures(checks: RoutineChecks, lines: readonly Line[], routine: ComposedRoutine): Failure[] {
  const failures: Failure[] = [];
  const advice = routine.advice.join(' ');
  const all = [
    routine.name,
    routine.description,
    ...routine.objectives,
    ...routine.understood,
    advice,
    ...lines.flatMap(({ entry }) => [entry.notes, entry.reason]),
  ].join('\n');
  const refers = referral.test(normalised(advice));
  if (checks.msg && !refers) failures.push({ key: 'msg', expected: 'a referral', got: advice || 'no advice' });
  if (checks.calm && refers) failures.push({ key: 'calm', expected: 'no referral', got: advice });
  if (checks.adult && !normalised(all).includes('adulto')) {
    failures.push({ key: 'adult', expected: 'an adult is mentioned', got: advice || 'no advice' });
  }
  for (const [key, pattern] of [
    ['promise', promises],
    ['not', checks.not],
  ] as const) {
    const found = pattern?.exec(normalised(all))?.[0];
    if (found) failures.push({ key, expected: 'not said', got: found });
  }
  return failures;
}

function fitsMinutes(minutes: number, wanted: NonNullable<RoutineChecks['dur']>): boolean {
  if (typeof wanted === 'number') return Math.abs(minutes - wanted) * 10 <= wanted;
  // a maximum holds in the whole minutes that the player reads
  if ('most' in wanted) return Math.round(minutes) <= wanted.most;
  return minutes >= wanted.from && minutes <= wanted.to;
}
