import type { Exercise } from '@bandeja/domain/exercises/contract';
import { drawingName, slugOf } from '@bandeja/domain/exercises/rules';
import { difficulties } from '@bandeja/domain/exercises/vocabulary';
import { suitsAge } from '@bandeja/domain/minors/rules';
import { countedMoveOf } from '@bandeja/domain/mirror/vocabulary';
import type { User } from '@bandeja/domain/profile/contract';
import { areaNames, safetyTexts } from '@bandeja/domain/profile/safety.messages';
import type { ExerciseOption, ExerciseOptions } from '@bandeja/domain/sessions/contract';
import { countedStrokes, exerciseTags, usesBand, usesWeight } from '@bandeja/domain/sessions/rules';
import { figureNamed } from '@bandeja/drawing/figures/figures';
import type { HealthReading } from '@bandeja/reader/health';
import { profileHealth } from '@bandeja/reader/safety/red-flag';
import { burdenOf, patternDistance, reasonOf, standIns } from '@bandeja/trainer/check-in/stand-ins';
import { kitOf } from '@bandeja/trainer/schedule/kit';
import { exercisesToCompose } from '#features/exercises/service.ts';
import { healthOf, loadUser } from '#features/profile/service.ts';
import { loadSession } from '#features/sessions/service.ts';
import {
  lastDays,
  lastTimeOf,
  notesOfLastTime,
  setsOfLastTime,
  setsOfLastTimes,
} from '#features/sessions/start.queries.ts';
import type { Actor, Deps } from '#kit/deps.ts';

/** Between two sets a player can read no more. */
const mostOptions = 24;

type Wish = { instead?: string | undefined; search?: string | undefined };

/** Exercises that load a spared area are marked, the player decides. @throws AppError session.not_found */
export async function exerciseOptions(
  deps: Deps,
  actor: Actor,
  sessionId: string,
  { instead, search = '' }: Wish,
): Promise<ExerciseOptions> {
  const session = await loadSession(deps, actor, sessionId);
  const [user, catalogue] = await Promise.all([loadUser(deps, actor.userId), exercisesToCompose(deps)]);
  const entry = session.exercises.find(({ _id }) => _id === instead);
  const out = catalogue.find(({ _id }) => _id === entry?.exerciseId) ?? null;
  const used = new Set(session.exercises.flatMap(({ exerciseId }) => exerciseId ?? []));
  const unused = catalogue.filter((exercise) => !used.has(exercise._id) && suitsAge(exercise, user.age));
  const fitting =
    out === null || search !== '' ? unused : standIns(out, catalogue, { used, level: levelOf(user), age: user.age });
  const words = slugOf(search);
  const found = fitting.filter(({ name }) => slugOf(name).includes(words));
  return optionsOf(deps, user, { found, out, most: mostOptions });
}

export async function exercisePool(deps: Deps, actor: Actor): Promise<ExerciseOptions> {
  const [user, catalogue] = await Promise.all([loadUser(deps, actor.userId), exercisesToCompose(deps)]);
  const highest = difficulties.indexOf(levelOf(user));
  const found = catalogue.filter(
    (exercise) => difficulties.indexOf(exercise.difficulty) <= highest && suitsAge(exercise, user.age),
  );
  return optionsOf(deps, user, { found, out: null, most: found.length });
}

const levelOf = ({ fitnessLevel }: User) => fitnessLevel ?? 'Principiante';

async function optionsOf(
  deps: Deps,
  user: User,
  { found, out, most }: { found: readonly Exercise[]; out: Exercise | null; most: number },
): Promise<ExerciseOptions> {
  const health = profileHealth(healthOf(user));
  const areas = health.injuries.map(({ area }) => area);
  const open = health.doubt === undefined ? found : found.filter((exercise) => !isLeftOut(exercise, health));
  const days = await lastDays(
    deps.db,
    user._id,
    open.map(({ _id }) => _id),
  );
  const recent = (exercise: Exercise) => days.get(exercise._id) ?? '';
  const pattern = (exercise: Exercise) => (out === null ? 0 : patternDistance(out, exercise));
  const ranked = open
    .toSorted((one, other) => pattern(one) - pattern(other) || recent(other).localeCompare(recent(one)))
    .slice(0, most);
  const ids = ranked.map(({ _id }) => _id);
  const earlier = setsOfLastTime(await setsOfLastTimes(deps.db, user._id, ids));
  const notes = await notesOfLastTime(deps.db, user._id, ids);
  const kit = kitOf({ equipment: user.equipment, places: user.places });
  return {
    areas: areas.map((area) => areaNames[area]),
    doubt: health.doubt === undefined ? null : safetyTexts.doubt,
    material: kit && [...kit],
    options: ranked.map((exercise) => ({
      ...shownOf(exercise),
      playerNote: notes.get(exercise._id) ?? '',
      why: reasonOf(exercise, out, areas),
      burden: burdenOf(exercise, areas)?.kind ?? null,
      lastDone: days.get(exercise._id) ?? null,
      lastTime: (earlier.get(exercise._id) ?? []).map(lastTimeOf),
    })),
  };
}

/** In doubt about what ails, what could load it is left out instead of marked. */
function isLeftOut({ demands, avoidFor }: Exercise, { injuries, excludedDemands }: HealthReading): boolean {
  return (
    demands.some((demand) => excludedDemands.includes(demand)) ||
    avoidFor.some((area) => injuries.some((injury) => injury.area === area))
  );
}

type Shown = Omit<ExerciseOption, 'why' | 'burden' | 'lastDone' | 'lastTime' | 'playerNote'>;

function shownOf({ dose, ...exercise }: Exercise): Shown {
  return {
    exerciseId: exercise._id,
    name: exercise.name,
    description: exercise.description,
    videoUrl: exercise.videoUrl,
    drill: exercise.drill,
    figure: figureNamed(exercise.figureName),
    steps: exercise.steps,
    tags: exerciseTags(exercise),
    notes: '',
    loadType: exercise.loadType,
    usesWeight: usesWeight(exercise.equipment),
    usesBand: usesBand(exercise.equipment),
    move: countedMoveOf(exercise.figureName),
    strokes: countedStrokes(exercise),
    sets: dose.sets,
    reps: dose.reps,
    duration: dose.seconds ?? null,
    metres: dose.metres ?? null,
    perSide: dose.perSide,
    rest: dose.rest,
    equipment: exercise.equipment,
    drawing: drawingName(exercise),
  };
}
