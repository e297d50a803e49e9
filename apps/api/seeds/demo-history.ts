import { addDays, mondayOf } from '@bandeja/domain/calendar/dates';
import { matchMessages } from '@bandeja/domain/matches/messages';
import type { Match } from '@bandeja/domain/matches/schemas';
import { consentTexts } from '@bandeja/domain/profile/messages';
import { weightedEquipment } from '@bandeja/domain/sessions/rules';
import type { StrokeRating } from '@bandeja/domain/strokes/rules';
import { ratedStrokes } from '@bandeja/domain/strokes/vocabulary';
import { effortFrom } from '@bandeja/trainer/schedule/effort';
import { planWeek } from '@bandeja/trainer/schedule/plan-week';
import type { FinishedSession, PlannedDay, PlannerPlayer, PlannerRoutine } from '@bandeja/trainer/schedule/types';
import { sql } from 'kysely';
import { libraryToPlan } from '#features/routines/service.ts';
import type { NewSession } from '#features/sessions/start.queries.ts';
import { upsertRatings } from '#features/strokes/queries.ts';
import { weakStrokeOn } from '#features/strokes/service.ts';
import type { Database } from '#kit/database/database.ts';

export const demoWeeks = 12;
const timeZone = 'Europe/Madrid';

export type DemoHistory = {
  userId: string;
  player: PlannerPlayer;
  monthly: { sessions: number | null; routines: number | null };
  today: string;
  newId: () => string;
};

type DoneSession = { day: PlannedDay; routine: PlannerRoutine; minutes: number; rpe: number; score: number };

const set = (us: number, them: number) => ({ us, them });
const matches: readonly Match[] = [
  { sets: [set(6, 4), set(6, 3)], side: 'drive', partner: 'Carlos', tags: ['Buen globo', 'Piernas'] },
  { sets: [set(5, 7), set(4, 6)], side: 'drive', partner: 'Nuria', tags: ['Errores propios'] },
  { sets: [set(6, 4), set(3, 6), set(7, 5)], side: 'backhand', partner: 'Carlos', tags: ['Paciencia', 'Cansancio'] },
];
const sessionNotes = ['Buenas sensaciones.', 'Me ha costado el último bloque.', 'La técnica aguantó hasta el final.'];
/** The ratings of an intermediate player at first, in the order of the vocabulary. */
const firstLevels = '333232212211322232233223';
const improvements = {
  court: ['Apoyos al golpear', 'Subir antes a la red', 'Paciencia con el globo'],
  gym: ['Última serie sin perder la postura', 'Respetar los descansos'],
};

/** Plans each week from the history before it; some sessions are missed. The same account and day give the same history. */
export async function insertDemoHistory(db: Database, history: DemoHistory): Promise<void> {
  const { userId, today, newId } = history;
  const routines = await libraryToPlan({ db, now: () => new Date(`${today}T12:00:00Z`) });
  const { plans, sessions, ratings } = livedWeeks(history, routines);
  await upsertRatings(db, userId, ratings);
  await db
    .insertInto('plan_weeks')
    .values(
      plans.map(({ monday, advice, changes, days: _days }) => ({
        user_id: userId,
        monday,
        advice,
        changes,
        planned_at: new Date(`${monday > today ? today : monday}T04:10:00Z`),
      })),
    )
    .execute();
  await db
    .insertInto('plan_days')
    .values(
      plans.flatMap(({ days }) =>
        days.map(({ date, type, routineId, reason, aim }) => ({
          user_id: userId,
          date,
          type,
          routine_id: routineId,
          reason,
          aim,
          source: 'planner',
          edited: false,
        })),
      ),
    )
    .execute();
  const cards = await db
    .selectFrom('routines')
    .select(['id', 'name', 'description', 'difficulty', 'objectives', 'equipment', 'duration_minutes'])
    .execute();
  const cardById = new Map(cards.map((card) => [card.id, card]));
  const rows = sessions.flatMap(({ day, routine, minutes, rpe, score }): NewSession[] => {
    const card = cardById.get(routine.id);
    if (!card) return [];
    const { id: routine_id, duration_minutes: planned_minutes, ...words } = card;
    const startedAt = new Date(`${day.date}T17:30:00Z`);
    // days of a week differ in their last figure alone, which counts for little: it comes twice
    const number = chance(`${day.date}${day.date}`, 3);
    const about = routine.type === 'Físico' ? improvements.gym : improvements.court;
    const done = {
      user_id: userId,
      id: newId(),
      type: day.type,
      local_date: day.date,
      time_zone: timeZone,
      score,
      rpe,
      started_at: startedAt,
      finished_at: new Date(startedAt.getTime() + minutes * 60_000),
      duration_seconds: minutes * 60,
      improvements: number < 0.4 ? [about[Math.floor(number * 70) % about.length] ?? ''] : [],
    };
    if (day.type === 'Partido') {
      const match = JSON.stringify(matches[Math.floor(number * 10) % matches.length]);
      return [{ ...done, source: 'match', name: matchMessages.name, planned_minutes: minutes, match }];
    }
    return [
      {
        ...done,
        ...words,
        routine_id,
        planned_minutes,
        exercise_count: routine.entries.length,
        completed_exercises: routine.entries.map((_, index) => index),
        notes: number < 0.6 ? (sessionNotes[Math.floor(number * 10) % sessionNotes.length] ?? '') : '',
      },
    ];
  });
  await db.insertInto('training_sessions').values(rows).execute();
  await insertSnapshots(db, userId, addDays(today, -7 * demoWeeks));
  await insertUsage(db, userId);
}

export async function insertDemoInjury(db: Database, userId: string, injuries: string, newId: () => string) {
  await db.updateTable('users').set({ injuries }).where('id', '=', userId).execute();
  await db
    .insertInto('consents')
    .values({ user_id: userId, id: newId(), kind: 'injuries', text_version: consentTexts.injuries.version })
    .execute();
}

type LivedPlan = { monday: string; days: PlannedDay[]; advice: string[]; changes: string[] };

/** Of so many sessions in a row the last is missed. */
const missedOf = 9;

function livedWeeks({ userId, player, monthly, today }: DemoHistory, routines: readonly PlannerRoutine[]) {
  const ratings = ratingsOf(userId, today);
  const byId = new Map(routines.map((routine) => [routine.id, routine]));
  const plans: LivedPlan[] = [];
  const sessions: DoneSession[] = [];
  const finished: FinishedSession[] = [];
  const missed: string[] = [];
  for (let back = demoWeeks; back >= 0; back -= 1) {
    const monday = addDays(mondayOf(today), -7 * back);
    const since = addDays(monday, -28);
    const history = finished.filter(({ localDate }) => localDate >= since);
    const counted = countedIn(monday, sessions).map(({ routine }) => routine.id);
    const countedRoutineIds = [...new Set(counted)];
    const left = (most: number | null, used: number) => Math.max(0, (most ?? Number.POSITIVE_INFINITY) - used);
    const allowance =
      monthly.routines === null
        ? undefined
        : {
            countedRoutineIds,
            routinesLeft: left(monthly.routines, countedRoutineIds.length),
            sessionsLeft: left(monthly.sessions, counted.length),
            today: monday,
          };
    const lately = missed.filter((date) => date >= since);
    const weakStroke = weakStrokeOn(ratings, monday, player.level);
    const plan = planWeek({ monday, player, routines, history, allowance, missed: lately, weakStroke });
    plans.push({ monday, ...plan });
    const effort = effortFrom(history, routines, player.level);
    for (const day of plan.days) {
      const routine = byId.get(day.routineId ?? '');
      if (!routine || day.date >= today) continue;
      const luck = chance(`${day.date}${userId.slice(-2)}`, 1);
      const isBeyond = routine.type !== 'Partido' && left(monthly.sessions, countedIn(day.date, sessions).length) === 0;
      const isMissed = (sessions.length + missed.length) % missedOf === missedOf - 1;
      if (isMissed || isBeyond) {
        missed.push(day.date);
        continue;
      }
      const planned = Math.round(effort.loadOf(routine) / routine.duration);
      const rpe = Math.min(9, Math.max(1, planned + (luck > 0.85 ? 1 : 0) - (luck < 0.25 ? 1 : 0)));
      const minutes = Math.max(10, routine.duration + Math.round((luck - 0.5) * 10));
      sessions.push({ day, routine, minutes, rpe, score: 6 + Math.floor(luck * 4) });
      const stored = { localDate: day.date, type: day.type, routineId: routine.id, durationSeconds: minutes * 60 };
      finished.push({ ...stored, rpe, score: 6 + Math.floor(luck * 4) });
    }
  }
  return { plans, sessions, ratings };
}

function ratingsOf(userId: string, today: string): StrokeRating[] {
  return [0, 32, 64].flatMap((days, time) =>
    ratedStrokes.map((stroke, index) => {
      const gain = Math.floor(time * chance(`${stroke}${userId.slice(-2)}`, 4));
      return { stroke, ratedOn: addDays(today, days - 7 * demoWeeks), level: Number(firstLevels[index]) + gain };
    }),
  );
}

function countedIn(date: string, sessions: readonly DoneSession[]): DoneSession[] {
  const month = date.slice(0, 7);
  return sessions.filter(({ day, routine }) => day.date.startsWith(month) && routine.type !== 'Partido');
}

async function insertUsage(db: Database, userId: string): Promise<void> {
  await sql`
    with counted as (
      select s.user_id, date_trunc('month', s.local_date)::date as month, s.id, s.routine_id
      from training_sessions s
      join routines r on r.id = s.routine_id
      where s.user_id = ${userId} and r.type <> 'Partido'
    ), started as (
      insert into usage_sessions (user_id, month, session_id) select user_id, month, id from counted
    )
    insert into usage_routines (user_id, month, routine_id) select distinct user_id, month, routine_id from counted`.execute(
    db,
  );
}

function chance(text: string, salt: number): number {
  let hash = 0x811c9dc5 + salt;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4_294_967_296;
}

/** Writes the sets of each session, all done: half a kilo more in two weeks, one repetition or five seconds more in four. */
async function insertSnapshots(db: Database, userId: string, since: string): Promise<void> {
  await sql`
    insert into session_entries (user_id, session_id, id, position, exercise_id, name, description, steps, tags,
      video_url, load_type, uses_weight, sets, reps, duration_seconds, metres, per_side, rest_seconds, notes, completed)
    select s.user_id, s.id, gen_random_uuid(), e.position, x.id, x.name, x.description, x.steps,
      x.categories[1:1] || x.muscle_groups[1:2], x.video_url, x.load_type,
      exists (select 1 from unnest(x.equipment) item where string_to_array(item, ' o ') && ${weightedEquipment}::text[]),
      e.sets, e.reps, e.duration_seconds, e.metres, e.per_side, e.rest_seconds, e.notes, true
    from training_sessions s
    join routine_entries e on e.routine_id = s.routine_id
    join exercises x on x.id = e.exercise_id
    where s.user_id = ${userId}`.execute(db);
  await sql`
    insert into session_sets (user_id, session_id, id, entry_id, position, reps, seconds, metres, weight_kg, done)
    select e.user_id, e.session_id, gen_random_uuid(), e.id, n,
      case when e.load_type = 'reps' then greatest(1, e.reps - 2 + (s.local_date - ${since}::date) / 28) end,
      case when e.load_type = 'time' then greatest(10, e.duration_seconds - 10 + 5 * ((s.local_date - ${since}::date) / 28)) end,
      case when e.load_type = 'distance' then e.metres end,
      case when e.uses_weight then 6 + 2 * mod(abs(hashtext(e.name)), 5) + 0.5 * ((s.local_date - ${since}::date) / 14) end,
      true
    from session_entries e
    join training_sessions s on s.user_id = e.user_id and s.id = e.session_id
    cross join generate_series(0, e.sets - 1) n
    where e.user_id = ${userId}`.execute(db);
}
