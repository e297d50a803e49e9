import { addDays, localDateIn, mondayOf } from '@bandeja/domain/calendar/dates';
import type { CoachedDay, CoachedPage, getCoachedPulse, getCoachedSession } from '@bandeja/domain/coaching/contract';
import { openScopes } from '@bandeja/domain/coaching/rules';
import { coachConsents } from '@bandeja/domain/coaching/vocabulary';
import { openRedFlag } from '@bandeja/domain/profile/rules';
import { goalNames } from '@bandeja/domain/season/messages';
import type { SessionSummary } from '@bandeja/domain/sessions/contract';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import { ratedStrokes } from '@bandeja/domain/strokes/vocabulary';
import type { TokenScope } from '@bandeja/domain/tokens/vocabulary';
import type { ResponseOf } from '@bandeja/domain/wire/endpoint';
import { bodyOf } from '#features/body/service.ts';
import { asCoach, type Coached } from '#features/coach-access/access.service.ts';
import { adherenceOf } from '#features/coaching/home.service.ts';
import * as queries from '#features/coaching/plan.queries.ts';
import { loadUser } from '#features/profile/service.ts';
import { pulseOfSession } from '#features/pulse/service.ts';
import { daysBetweenDates } from '#features/schedule/coached.service.ts';
import { goalsAhead } from '#features/schedule/goals.service.ts';
import { coachedSeconds, coachedSession, coachedSessions } from '#features/sessions/coached.service.ts';
import { strokesOf } from '#features/strokes/service.ts';
import { commentedLately, unreadBy } from '#features/support/coaching.service.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { shownTo } from '#kit/shown-to.ts';

const lastSessions = 4;

export const ownerOf = ({ player, link }: Coached): queries.Owner => ({ userId: player.userId, linkId: link.id });

/** Words that may speak of health or of the pulse are empty where the player does not share it, as for a program. */
function shownToCoach<T>({ consents }: Coached, answer: T): T {
  const scopes: TokenScope[] = ['read'];
  if (consents.has(coachConsents.health)) scopes.push('health');
  if (consents.has(coachConsents.pulse)) scopes.push('pulse');
  // it empties fields and takes none away
  return shownTo(answer, scopes) as T;
}

/** @throws AppError coaching.not_found */
export function playerPage(deps: Deps, actor: Actor, playerId: string): Promise<CoachedPage> {
  return asCoach(deps, actor, playerId, { action: 'read_player' }, (inTx, coached) => pageOf(inTx, actor, coached));
}

export async function pageOf(deps: Deps, coach: Actor, coached: Coached): Promise<CoachedPage> {
  const { player, link, consents } = coached;
  const user = await loadUser(deps, player.userId);
  const scopes = openScopes(consents);
  const today = localDateIn(player.timeZone, deps.now());
  const body = scopes.includes('health') || scopes.includes('weight') ? await bodyOf(deps, player) : null;
  const { goals } = await goalsAhead(deps, player, user);
  const pair = { userId: player.userId, coachId: coach.userId };
  return shownToCoach(coached, {
    _id: player.userId,
    name: player.name,
    level: user.fitnessLevel,
    since: link.acceptedAt.toISOString(),
    today,
    scopes,
    days: await weeksOf(deps, coached, today),
    sessions: await coachedSessions(deps, player, { limit: lastSessions }),
    goals: goals.map(({ kind, name, date }) => ({ name: name === '' ? goalNames[kind] : name, date })),
    discomforts: scopes.includes('health') && body ? body.standing : null,
    hasRedFlag: scopes.includes('health') ? openRedFlag(user) !== null : null,
    marks: scopes.includes('strokes') ? await marksOf(deps, coached) : null,
    weights: scopes.includes('weight') && body ? body.weights : null,
    note: await queries.noteOf(deps.db, ownerOf(coached)),
    weeks: await adherenceOf(deps, coach.userId, player.userId, today),
    commented: await commentedLately(deps, pair, 'team'),
    unread: await unreadBy(deps, pair, 'team'),
  });
}

/** As far as a season's template reaches. */
const weeksMost = 26;
const weeksLeast = 2;

async function weeksOf(deps: Deps, coached: Coached, today: string): Promise<CoachedDay[]> {
  const monday = mondayOf(today);
  const { player } = coached;
  const last = addDays(monday, 7 * weeksMost - 1);
  const plans = new Map((await daysBetweenDates(deps, player, monday, last)).map((day) => [day.date, day]));
  const drafts = new Map((await queries.draftsOf(deps.db, ownerOf(coached))).map((day) => [day.date, day]));
  const done = await coachedSeconds(deps, player, monday);
  const all = Array.from({ length: 7 * weeksMost }, (_, index) => addDays(monday, index));
  const planned = all.findLastIndex((date) => drafts.has(date) || plans.get(date)?.coach !== undefined);
  const weeks = Math.max(weeksLeast, Math.ceil((planned + 1) / 7));
  return all.slice(0, 7 * weeks).map((date) => ({
    date,
    plan: plans.get(date) ?? null,
    draft: drafts.get(date) ?? null,
    done: minutesOf(done.get(date) ?? 0),
  }));
}

async function marksOf(deps: Deps, coached: Coached): Promise<CoachedPage['marks']> {
  const { ratings } = await strokesOf(deps, coached.player);
  const marks = await queries.marksOf(deps.db, ownerOf(coached));
  return ratedStrokes.map((stroke) => ({
    stroke,
    coach: marks.get(stroke) ?? null,
    own: ratings.find((rating) => rating.stroke === stroke)?.level ?? null,
  }));
}

type Page = { limit: number; before?: string | undefined };

/** Nothing that came from Strava. @throws AppError coaching.not_found */
export function sessionsOf(deps: Deps, actor: Actor, playerId: string, page: Page): Promise<SessionSummary[]> {
  return asCoach(deps, actor, playerId, { action: 'read_sessions' }, async (inTx, coached) =>
    shownToCoach(coached, await coachedSessions(inTx, coached.player, page)),
  );
}

/** @throws AppError coaching.not_found */
export function sessionOf(
  deps: Deps,
  actor: Actor,
  playerId: string,
  sessionId: string,
): Promise<ResponseOf<typeof getCoachedSession>> {
  return asCoach(deps, actor, playerId, { action: 'read_session', subject: sessionId }, async (inTx, coached) => {
    const session = await coachedSession(inTx, coached.player, sessionId);
    return { session: shownToCoach(coached, session) };
  });
}

/** @throws AppError coaching.not_found */
export function pulseOf(
  deps: Deps,
  actor: Actor,
  playerId: string,
  sessionId: string,
): Promise<ResponseOf<typeof getCoachedPulse>> {
  const demand = { action: 'read_pulse', scope: 'pulse', subject: sessionId } as const;
  return asCoach(deps, actor, playerId, demand, async (inTx, { player }) => {
    await coachedSession(inTx, player, sessionId);
    const { pulse } = await pulseOfSession(inTx, player, sessionId);
    return { average: pulse?.average ?? null, most: pulse?.most ?? null };
  });
}
