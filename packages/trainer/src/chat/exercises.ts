import { type BodyArea, difficulties, type MuscleGroup } from '@bandeja/domain/exercises/vocabulary';
import { wordsOf } from '@bandeja/reader/language/options';
import { benchOf } from '#chat/bench.ts';
import { listed, type Part, quoted } from '#chat/phrase.ts';
import type { StrokeCard } from '#chat/strokes.ts';
import type { ChatContext, ChatExercise } from '#chat/types.ts';
import { isWarmUp } from '#schedule/selection.ts';
import type { PlannerRoutine } from '#schedule/types.ts';

const spelledOut = 'Y-T-W';
const stopWords = new Set('de del la el los las un una a al en con sin y o por para lo'.split(' '));

/** The words of a name that count, singular and without accents: «Zancadas atrás» → zancada, atra; «90/90» is one. */
function stems(text: string): string[] {
  return wordsOf(text.replaceAll('/', 'x').replaceAll(spelledOut, 'YTW'))
    .filter((word) => !stopWords.has(word))
    .map((word) => (word.length > 4 && word.endsWith('s') ? word.slice(0, word.endsWith('es') ? -2 : -1) : word));
}

/** Values are the first word of the catalogue's name. */
const nicknames: Record<string, string> = {
  bulgara: 'sentadilla',
  rumano: 'peso muerto',
  pallof: 'press',
  nordico: 'curl',
  copenhague: 'plancha',
  goblet: 'sentadilla',
  granjero: 'paseo',
  escalador: 'escaladores',
  lagartija: 'flexion',
  desplante: 'zancada',
  estocada: 'zancada',
  abdominal: 'plancha',
};

/** First words that are strokes or identify no exercise. */
const vague = new Set(
  'press drop saque resto volea bandeja vibora remat remate bajada globo chiquita gancho dejada salida contrapared saltar salto cadera tobillo hombro pectoral rutina diario partido red defensa peso equilibrio carrera serie bici tecnica pase giro libro'.split(
    ' ',
  ),
);

/** A text names an exercise by all its words, or by its first word and the most others. Null when none is clear. */
export function namedExercise(text: string, exercises: readonly ChatExercise[]): ChatExercise | null {
  const words = stems(text);
  const typed = new Set([...words, ...words.flatMap((word) => stems(nicknames[word] ?? ''))]);
  let best: { exercise: ChatExercise; rank: number } | null = null;
  for (const exercise of exercises) {
    const named = stems(exercise.name);
    const hits = named.filter((word) => typed.has(word)).length;
    const missing = named.length - hits;
    const head = named[0] ?? '';
    const whole = missing === 0 && (named.length > 1 || !vague.has(head));
    const clear = typed.has(head) && head.length >= 3 && (!vague.has(head) || hits > 1);
    if (!whole && !clear) continue;
    // «la plancha» is the easiest one
    const rank = hits + (whole ? 0.5 : 0) - difficulties.indexOf(exercise.difficulty ?? 'Principiante') / 10;
    if (best === null || rank > best.rank) best = { exercise, rank };
  }
  return best?.exercise ?? null;
}

/** Areas that exclude an exercise, from its card or from the routines with it. */
function avoided({ avoidFor, code }: ChatExercise, { routines }: ChatContext): readonly BodyArea[] {
  if (avoidFor !== undefined || code === null) return avoidFor ?? [];
  const entries = routines.flatMap((routine) => routine.entries);
  return entries.find(({ exercise }) => exercise.code === code)?.exercise.avoidFor ?? [];
}

export function forbiddenArea(exercise: ChatExercise, context: ChatContext): BodyArea | null {
  const injuries = benchOf(context)?.health.injuries ?? [];
  return injuries.find(({ area }) => avoided(exercise, context).includes(area))?.area ?? null;
}

function isOpen(exercise: ChatExercise, context: ChatContext): boolean {
  const level = context.player?.level ?? 'Principiante';
  const known = exercise.difficulty;
  if (known !== undefined && difficulties.indexOf(known) > difficulties.indexOf(level)) return false;
  return forbiddenArea(exercise, context) === null;
}

/** Whether an exercise is a drill with the ball or tactics on the court. */
export const isOnCourt = ({ code }: Pick<ChatExercise, 'code'>): boolean => 'TK'.includes(code?.[0] ?? '-');

/** Up to three open exercises that train a stroke, the court's own first. */
export function trainingNames(card: Pick<StrokeCard, 'codes' | 'trains'>, context: ChatContext): string[] {
  const rank = ({ code }: ChatExercise) => {
    const listed = card.codes.indexOf(code ?? '');
    return listed >= 0 ? listed : 10 + Number(!isOnCourt({ code }));
  };
  return context.exercises
    .filter(
      ({ code, strokes }) => card.codes.includes(code ?? '') || strokes.some((stroke) => card.trains.includes(stroke)),
    )
    .filter((exercise) => isOpen(exercise, context))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, 3)
    .map(({ name }) => quoted(name));
}

/** Without a profile, the routines for beginners. */
export function openRoutines(context: ChatContext): readonly PlannerRoutine[] {
  return (
    benchOf(context)?.planning.fitting ??
    context.routines.filter(({ difficulty, entries }) => difficulty === 'Principiante' && entries.length > 0)
  );
}

/** Up to three, out of routines the player may do, so that kit and place are right too. */
export function alternativesTo(exercise: ChatExercise, context: ChatContext): string[] {
  const kind = exercise.code?.[0] ?? '';
  const codes = new Set(
    openRoutines(context)
      .filter((routine) => !isWarmUp(routine))
      .flatMap(({ entries }) => entries.map(({ exercise: { code } }) => code)),
  );
  const shared = ({ muscleGroups }: ChatExercise) =>
    muscleGroups.filter((group) => exercise.muscleGroups.includes(group)).length;
  return context.exercises
    .filter(({ code }) => code !== null && code !== exercise.code && code[0] === kind && codes.has(code))
    .filter((other) => shared(other) > 0 && isOpen(other, context))
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, 3)
    .map(({ name }) => quoted(name));
}

export function namesOf(codes: readonly string[], context: ChatContext): string[] {
  return codes.flatMap((code) => {
    const exercise = context.exercises.find((candidate) => candidate.code === code);
    return exercise && isOpen(exercise, context) ? [quoted(exercise.name)] : [];
  });
}

/** «Se entrena: «Volea» y «Globo».», as far as the player may do them. */
export function withExercises(lead: string, codes: readonly string[], context: ChatContext): Part {
  const names = namesOf(codes, context);
  return names.length > 0 && `${lead} ${listed(names)}.`;
}

export function withRoutines(lead: string, codes: readonly string[], context: ChatContext): Part {
  const names = routineNames(codes, context);
  return names.length > 0 && `${lead} ${listed(names)}.`;
}

export const routineNames = (codes: readonly string[], context: ChatContext): string[] =>
  codes.flatMap((code) => routineName(code, context) ?? []);

export function routineName(code: string, { routines }: ChatContext): string | null {
  const routine = routines.find((candidate) => candidate.code === code);
  return routine ? quoted(routine.name) : null;
}

/** Open exercises whose card names a part of the body first, the easiest first. */
export function namesFor(group: MuscleGroup, most: number, context: ChatContext): string[] {
  const rank = ({ muscleGroups, difficulty }: ChatExercise) =>
    10 * muscleGroups.indexOf(group) + difficulties.indexOf(difficulty ?? 'Principiante');
  return context.exercises
    .filter((exercise) => exercise.muscleGroups.includes(group) && !isOnCourt(exercise) && isOpen(exercise, context))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, most)
    .map(({ name }) => quoted(name));
}
