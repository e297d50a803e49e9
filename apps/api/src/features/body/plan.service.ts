import type { Body, CaredSession } from '@bandeja/domain/body/contract';
import {
  type CaredPlace,
  caredPlaces,
  type DiscomfortReport,
  type StandingDiscomfort,
} from '@bandeja/domain/body/rules';
import { areaOfRegion } from '@bandeja/domain/body/vocabulary';
import { addDays, localDateIn, mondayOf } from '@bandeja/domain/calendar/dates';
import type { Exercise } from '@bandeja/domain/exercises/contract';
import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import type { User } from '@bandeja/domain/profile/contract';
import { forReader, type SparedBy, sparingText } from '@bandeja/domain/profile/safety.messages';
import type { Routine } from '@bandeja/domain/routines/contract';
import { routineEquipment, shortenedTo } from '@bandeja/domain/routines/rules';
import type { PlanDay } from '@bandeja/domain/schedule/contract';
import { warmUpCode } from '@bandeja/domain/sessions/vocabulary';
import { profileHealth } from '@bandeja/reader/safety/red-flag';
import { type AreaWork, withAreaWork } from '@bandeja/trainer/area-work/area-work';
import { type WorkDay, workDays } from '@bandeja/trainer/area-work/work-days';
import { sparingOf } from '@bandeja/trainer/check-in/adapt-session';
import * as queries from '#features/body/queries.ts';
import { balancedRoutine } from '#features/exercises/balance.service.ts';
import { exercisesToCompose } from '#features/exercises/service.ts';
import { healthOf, writtenDiscomforts } from '#features/profile/service.ts';
import { libraryRoutine, plannedRoutines } from '#features/routines/service.ts';
import { plannerPlayer } from '#features/schedule/plan.service.ts';
import { storedWeek } from '#features/schedule/service.ts';
import type { Actor, Deps } from '#kit/deps.ts';

/** A session of this week or the next one that holds work for places of the body. */
export type CaredDay = { date: string; routineId: string; places: readonly CaredPlace[]; work: AreaWork };

export async function allReports(deps: Deps, actor: Actor): Promise<DiscomfortReport[]> {
  const [reports, written] = await Promise.all([
    queries.reportsOf(deps.db, actor.userId),
    writtenDiscomforts(deps, actor),
  ]);
  return [...reports, ...written];
}

const todayOf = (deps: Deps, actor: Actor) => localDateIn(actor.timeZone, deps.now());
export const dayOfIn =
  ({ timeZone }: Actor) =>
  (instant: string) =>
    localDateIn(timeZone, new Date(instant));

/** docs/training.md#own-work. */
export async function caredDays(
  deps: Deps,
  actor: Actor,
  user: User,
  reports: readonly DiscomfortReport[],
  only?: { date: string },
): Promise<CaredDay[]> {
  const today = todayOf(deps, actor);
  const places = caredPlaces(reports, today, dayOfIn(actor));
  if (places.length === 0) return [];
  const monday = mondayOf(today);
  const mondays = only ? [monday] : [monday, addDays(monday, 7)];
  const weeks = await Promise.all(mondays.map(async (from) => Object.values(await storedWeek(deps, actor, from))));
  const byDate = new Map(weeks.flatMap((week) => [...workDays(places, week.map(workDayOf))]));
  const until = addDays(today, 7);
  const isShown = ({ date }: PlanDay) =>
    byDate.has(date) && (only ? date === only.date : date >= today && date < until);
  const days = weeks.flat().filter(isShown);
  if (days.length === 0) return [];
  const warmUpId = days.some(isMatch) ? await libraryRoutine(deps, warmUpCode) : null;
  const idOf = (day: PlanDay) => (isMatch(day) ? warmUpId : day.routineId);
  const [routines, catalogue] = await Promise.all([
    plannedRoutines(
      deps,
      actor,
      days.flatMap((day) => idOf(day) ?? []),
    ),
    exercisesToCompose(deps),
  ]);
  const balanced = await Promise.all(routines.map((routine) => balancedRoutine(deps, user, routine)));
  return days.flatMap((day) => {
    const whole = balanced.find(({ _id }) => _id === idOf(day));
    const routine = whole && asPlanned(whole, day);
    const ofDay = byDate.get(day.date) ?? [];
    const work = routine && workIn(routine, ofDay, { user, catalogue, isWarmUp: isMatch(day) });
    return routine && work ? [{ date: day.date, routineId: routine._id, places: ofDay, work }] : [];
  });
}

/** A session may be planned shorter than its routine; the warm-up of a match is whole. */
const asPlanned = (routine: Routine, day: PlanDay): Routine =>
  day.minutes === undefined || isMatch(day) ? routine : { ...routine, ...shortenedTo(routine, day.minutes) };

const isMatch = ({ type }: Pick<PlanDay, 'type'>) => type === 'Partido';

function workDayOf({ date, type, routineId }: PlanDay): WorkDay {
  if (routineId === null || type === 'Descanso') return { date, kind: 'rest' };
  return { date, kind: isMatch({ type }) ? 'match' : 'session' };
}

function workIn(
  routine: Routine,
  places: readonly CaredPlace[],
  { user, catalogue, isWarmUp }: { user: User; catalogue: readonly Exercise[]; isWarmUp: boolean },
): AreaWork | null {
  const { injuries, excludedDemands } = profileHealth(healthOf(user));
  const areasOf = (list: typeof injuries): BodyArea[] => list.map(({ area }) => area);
  const spared = {
    injured: areasOf(injuries),
    acute: areasOf(injuries.filter(({ acute }) => acute)),
    excludedDemands,
  };
  const player = plannerPlayer(user, '');
  return withAreaWork({ routine, places, catalogue, player, spared, isWarmUp });
}

/** The routine as it is begun today, with its own work where that is planned; else as it is. */
export async function caredRoutine(deps: Deps, actor: Actor, user: User, routine: Routine): Promise<Routine> {
  const reports = await allReports(deps, actor);
  const [today] = await caredDays(deps, actor, user, reports, { date: todayOf(deps, actor) });
  if (today?.routineId !== routine._id) return routine;
  const { entries, minutes } = today.work;
  return { ...routine, exercises: entries, equipment: routineEquipment(entries), duration: minutes };
}

export function caredSession(day: CaredDay, age: number | null): CaredSession {
  const { places, routineId, work } = day;
  const [hurting] = places.filter(({ stage }) => stage === 'hurts');
  return {
    routineId,
    places: places.map(({ region, side, level }) => ({ region, side, level })),
    exerciseIds: work.work.map(({ exerciseId }) => exerciseId),
    minutes: work.minutes,
    exerciseCount: work.entries.length,
    sentence: work.sentence,
    changes: work.changes,
    advice: hurting
      ? forReader(sparingText(areaOfRegion[hurting.region], sparingOf(sparing(day, areaOfRegion[hurting.region]))), age)
      : null,
  };
}

/** Lines about the area, not those that only make room. */
const sparing = ({ work, places }: CaredDay, area: BodyArea) =>
  places.some(({ region }) => areaOfRegion[region] === area) ? work.changes.filter(({ why }) => !isRoom(why)) : [];

const isRoom = (why: string) => why.startsWith('Deja sitio');

type Plan = Body['standing'][number]['plan'];

export function planFor(
  { region }: StandingDiscomfort,
  days: readonly CaredDay[],
  catalogue: readonly Exercise[],
): Plan {
  const mine = days.filter(({ places }) => places.some((place) => place.region === region));
  const lines = mine.flatMap(({ date, work }) =>
    work.work.filter((each) => each.region === region).map((each) => ({ ...each, date })),
  );
  const work = [...Map.groupBy(lines, ({ exerciseId }) => exerciseId)].flatMap(([id, ofExercise]) => {
    const exercise = catalogue.find(({ _id }) => _id === id);
    if (!exercise?.code) return [];
    const { code, name, slug, equipment } = exercise;
    const dose = ofExercise[0]?.dose ?? '';
    return [{ code, name, slug, dose, needs: equipment, dates: ofExercise.map(({ date }) => date) }];
  });
  const eased = mine.flatMap((day) =>
    sparing(day, areaOfRegion[region]).map(({ kind, name, dose, why }) => ({ kind, name, dose, why, date: day.date })),
  );
  return { work, eased };
}

export function sparedBy({ eased }: Plan): SparedBy {
  return sparingOf(eased);
}
