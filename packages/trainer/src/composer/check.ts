import { longestAt } from '@bandeja/domain/minors/rules';
import { estimatedSeconds, jumpContacts } from '@bandeja/domain/routines/rules';
import { briefOf } from '#composer/brief.ts';
import type { Brief } from '#composer/brief-types.ts';
import { secondsOf } from '#composer/dose.ts';
import { isSensible } from '#composer/dose-bounds.ts';
import { isBalance, isGentleCardio, isStretch, phaseOf, phases } from '#composer/kinds.ts';
import { mostEntries } from '#composer/length.ts';
import { obstacleTo } from '#composer/limits.ts';
import { shortfallsOf } from '#composer/measure.ts';
import { isFlexible } from '#composer/session-kind.ts';
import type { ComposedEntry, ComposerExercise, ComposerInput, RoutinePart, RoutineViolation } from '#composer/types.ts';

type Line = { entry: ComposedEntry; exercise: ComposerExercise };
type Input = Omit<ComposerInput, 'seed'>;

const partOrder: readonly RoutinePart[] = ['warmUp', 'main', 'closing'];
/** In a session that is not about stretching, and in any: eight and the frame's. */
const mostStretches = { beside: 9, any: 14 };
/** Gentle cardio at its shortest may be more than half of a tiny main part. */
const shortestGentleSeconds = 300;

/** Every rule of composing and safety as code (docs/training.md#composing-a-routine), also for an outside model's proposal. */
export function checkRoutine(entries: readonly ComposedEntry[], input: Input): RoutineViolation[] {
  return violationsOf(entries, input, briefOf(input));
}

export function violationsOf(entries: readonly ComposedEntry[], input: Input, brief: Brief): RoutineViolation[] {
  const byId = new Map(input.catalogue.map((exercise) => [exercise.id, exercise]));
  const unknown = entries.filter((entry) => !byId.has(entry.exerciseId));
  const lines = entries.flatMap((entry): Line[] => {
    const exercise = byId.get(entry.exerciseId);
    return exercise === undefined ? [] : [{ entry, exercise }];
  });
  return [
    ...unknown.map((entry) => violation('unknown_exercise', entry.exerciseId)),
    ...lines.flatMap((line) => lineViolations(line, brief)),
    ...overallViolations(lines, brief),
    ...shapeViolations(lines, input, brief),
    ...wishViolations(lines, brief),
  ];
}

const violation = (kind: RoutineViolation['kind'], exerciseId: string | null = null): RoutineViolation => ({
  kind,
  hard: true,
  exerciseId,
});
const soft = (kind: RoutineViolation['kind'], exerciseId: string | null = null): RoutineViolation => ({
  kind,
  hard: false,
  exerciseId,
});

function lineViolations({ entry, exercise }: Line, { limits }: Brief): RoutineViolation[] {
  const obstacle = obstacleTo(exercise, limits);
  return [
    ...(obstacle === null ? [] : [violation(obstacle, exercise.id)]),
    ...(isSensible(exercise, entry) ? [] : [violation('dose', exercise.id)]),
  ];
}

function overallViolations(lines: readonly Line[], brief: Brief): RoutineViolation[] {
  const { limits, kind, aerobicBase } = brief;
  const violations: RoutineViolation[] = [];
  const contacts = jumpContacts(lines.map(({ entry, exercise }) => ({ ...entry, exercise })));
  if (contacts > limits.contacts) violations.push(violation('jump_contacts'));
  const sits = kind === 'mental' || kind === 'gentle' || brief.focus === 'seated';
  const balance = brief.exercises.some(isBalance) && !sits;
  if (limits.older && balance && !lines.some(({ exercise }) => isBalance(exercise))) violations.push(violation('age'));
  const main = mainOf(lines);
  const mainSeconds = main.reduce((sum, { entry, exercise }) => sum + secondsOf(exercise, entry), 0);
  for (const { entry, exercise } of main) {
    // Alone it may fill the part: there is nothing else to do.
    const long =
      main.length > 1 && isGentleCardio(exercise) && (entry.duration ?? 0) > shortestGentleSeconds && !aerobicBase;
    if (long && secondsOf(exercise, entry) * 2 > mainSeconds) violations.push(violation('dose', exercise.id));
  }
  const steps = main.flatMap(({ exercise }) => {
    const phase = phaseOf(exercise);
    return phase === null ? [] : [{ exercise, step: phases.indexOf(phase) }];
  });
  const early = steps.find(({ step }, index) => step < (steps[index - 1]?.step ?? 0));
  // A warm-up goes the other way: it loosens before it works.
  if (early !== undefined && kind !== 'warmUp') violations.push(violation('order', early.exercise.id));
  return violations;
}

const mainOf = (lines: readonly Line[]) => lines.filter(({ entry }) => entry.part === 'main');

function shapeViolations(lines: readonly Line[], { keep = [] }: Input, brief: Brief): RoutineViolation[] {
  const violations: RoutineViolation[] = [];
  const ids = lines.map(({ exercise }) => exercise.id);
  for (const [index, id] of ids.entries()) if (ids.indexOf(id) < index) violations.push(violation('shape', id));
  if (mainOf(lines).length === 0 || lines.length > mostEntries(brief.minutes) + keep.length)
    violations.push(violation('shape'));
  const parts = lines.map(({ entry }) => partOrder.indexOf(entry.part));
  if (parts.some((part, index) => part < (parts[index - 1] ?? 0))) violations.push(violation('shape'));
  const isPinned = (line: Line) => keep.includes(line.exercise.id);
  const gentle = lines.filter((line) => isGentleCardio(line.exercise) && !isPinned(line));
  for (const line of gentle.slice(1)) violations.push(violation('shape', line.exercise.id));
  const stretches = lines.filter((line) => isStretch(line.exercise) && !isPinned(line)).length;
  if (stretches > mostStretches.any) violations.push(violation('shape'));
  else if (!isFlexible(brief) && stretches > mostStretches.beside) violations.push(soft('shape'));
  if (!lines.some(({ entry }) => entry.part === 'warmUp')) violations.push(soft('shape'));
  if (!lines.some(({ entry, exercise }) => entry.part === 'closing' && isStretch(exercise)))
    violations.push(soft('shape'));
  return violations;
}

/** Soft, because the advice can explain them; not so the limit of a minor's age. */
function wishViolations(lines: readonly Line[], brief: Brief): RoutineViolation[] {
  const seconds = estimatedSeconds(lines.map(({ entry, exercise }) => ({ ...entry, exercise })));
  const wished = brief.minutes * 60;
  const isTooLong = seconds > 60 * longestAt(brief.limits.age, brief.kind === 'match');
  const fits = brief.atMost ? seconds <= wished : Math.abs(seconds - wished) * 10 <= wished;
  const shortfalls = shortfallsOf(
    mainOf(lines).map(({ exercise }) => exercise),
    lines.map(({ exercise }) => exercise),
    brief,
  );
  return [
    ...(isTooLong ? [violation('age')] : []),
    ...(fits ? [] : [soft('duration')]),
    ...shortfalls.map(() => soft('share_of_wish')),
  ];
}
