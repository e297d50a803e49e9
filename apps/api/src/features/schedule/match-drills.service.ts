import { addDays, daysBetween, mondayOf } from '@bandeja/domain/calendar/dates';
import { doseText } from '@bandeja/domain/exercises/dose';
import { drawingName } from '@bandeja/domain/exercises/rules';
import type { DrillAnswer, MatchDrills } from '@bandeja/domain/matches/contract';
import { costliest, type LostCount } from '@bandeja/domain/matches/rules';
import { drillsOffered, drillsOfLost } from '@bandeja/domain/matches/vocabulary';
import type { Session } from '@bandeja/domain/sessions/contract';
import { editableDays } from '@bandeja/domain/sessions/vocabulary';
import { exercisesToCompose } from '#features/exercises/service.ts';
import { lockProfile } from '#features/profile/service.ts';
import { startableRoutine } from '#features/routines/service.ts';
import * as answers from '#features/schedule/match-drills.queries.ts';
import { ensurePlanned, planNextWeek, todayOf } from '#features/schedule/plan.service.ts';
import { tryOut } from '#features/schedule/preview.service.ts';
import * as queries from '#features/schedule/queries.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';

type PlayedMatch = Pick<Session, '_id' | 'localDate' | 'match'>;
type Drills = MatchDrills['drills'];

/** While they are open the next week is planned with them, and not stored: the days are those they would get. */
export async function drillsOf(deps: Deps, actor: Actor, match: PlayedMatch): Promise<MatchDrills> {
  const cost = costliest(match.match?.lost);
  const stored = await answers.answerOf(deps.db, keyOf(actor, match));
  const monday = stored?.monday ?? nextMonday(deps, actor);
  if (stored?.answer === 'planned' && cost !== null) {
    return { state: 'planned', monday, cost, drills: await drillsIn(deps, actor, monday, cost) };
  }
  if (stored !== null) return { state: stored.answer, monday, cost, drills: [] };
  const isOver = daysBetween(match.localDate, todayOf(deps, actor)) > editableDays;
  if (isOver || cost === null) return { state: isOver ? 'over' : 'open', monday, cost, drills: [] };
  const drills = await tryOut(deps, async (inTx) => {
    await storeAnswer(inTx, actor, match, 'planned');
    return drillsIn(inTx, actor, monday, cost);
  });
  return { state: 'open', monday, cost, drills };
}

export async function answerDrills(
  deps: Deps,
  actor: Actor,
  match: PlayedMatch,
  answer: DrillAnswer | null,
): Promise<MatchDrills> {
  await inTransaction(deps, (_tx, inTx) => storeAnswer(inTx, actor, match, answer));
  return drillsOf(deps, actor, match);
}

async function storeAnswer(inTx: Deps, actor: Actor, match: PlayedMatch, answer: DrillAnswer | null): Promise<void> {
  const key = keyOf(actor, match);
  await lockProfile(inTx, actor);
  const former = await answers.answerOf(inTx.db, key);
  const monday = nextMonday(inTx, actor);
  if (answer === null) await answers.deleteAnswer(inTx.db, key);
  else await answers.upsertAnswer(inTx.db, key, { monday, answer }, inTx.now());
  // a week that has begun stays as it is
  const changes = answer === 'planned' || (former?.answer === 'planned' && former.monday === monday);
  if (changes && (await ensurePlanned(inTx, actor, monday))) await planNextWeek(inTx, actor);
}

/** What the week holds of them, the nearest first; without a court nothing. */
async function drillsIn(deps: Deps, actor: Actor, monday: string, { tag }: LostCount): Promise<Drills> {
  const days = await queries.planDays(deps.db, actor.userId, monday, addDays(monday, 6));
  const exercises = await exercisesToCompose(deps);
  const wanted = drillsOfLost[tag].flatMap((code) => exercises.find((each) => each.code === code) ?? []);
  const found: Drills = [];
  for (const { date, type, routineId, reason } of days) {
    // a match holds every stroke, and is no answer to what it cost
    if (routineId === null || type === 'Partido' || reason === '') continue;
    const routine = await startableRoutine(deps, actor, routineId);
    for (const exercise of wanted) {
      const entry = routine.exercises.find((each) => each.exercise._id === exercise._id);
      if (!entry) continue;
      const { name } = exercise;
      found.push({ name, drawing: drawingName(exercise), date, routine: routine.name, dose: doseText(entry) });
    }
  }
  const rank = ({ name }: Drills[number]) => wanted.findIndex((exercise) => exercise.name === name);
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, drillsOffered);
}

const keyOf = ({ userId }: Actor, { _id }: PlayedMatch) => ({ userId, sessionId: _id });

const nextMonday = (deps: Deps, actor: Actor) => addDays(mondayOf(todayOf(deps, actor)), 7);
