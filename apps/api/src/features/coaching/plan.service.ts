import { addDays, localDateIn, mondayOf } from '@bandeja/domain/calendar/dates';
import type { CoachedPage, CoachTemplate, saveCoachTemplate as saveContract } from '@bandeja/domain/coaching/contract';
import type { DraftDay } from '@bandeja/domain/coaching/schemas';
import { type RatedStroke, ratedStrokes } from '@bandeja/domain/strokes/vocabulary';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { asCoach, type Coached } from '#features/coach-access/access.service.ts';
import { coachById } from '#features/coaching/coaches.queries.ts';
import * as queries from '#features/coaching/plan.queries.ts';
import { ownerOf, pageOf } from '#features/coaching/player.service.ts';
import { tellPlayer } from '#features/coaching/thread.service.ts';
import { lockProfile } from '#features/profile/service.ts';
import { publishDays, requireRoutines } from '#features/schedule/coached.service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';

const templatesMost = 30;

const todayOf = (deps: Deps, { player }: Coached) => localDateIn(player.timeZone, deps.now());

/** Past days are left out. @throws AppError coaching.not_found, routine.not_found */
export function putDrafts(deps: Deps, actor: Actor, playerId: string, days: DraftDay[]): Promise<CoachedPage> {
  const subject = mondayOf(days[0]?.date ?? localDateIn('Europe/Madrid', deps.now()));
  return asCoach(deps, actor, playerId, { action: 'drafted', subject }, async (inTx, coached) => {
    await storeDrafts(inTx, coached, days);
    return pageOf(inTx, actor, coached);
  });
}

async function storeDrafts(inTx: Deps, coached: Coached, days: DraftDay[]): Promise<void> {
  const today = todayOf(inTx, coached);
  const ahead = days.filter(({ date }) => date >= today);
  await requireRoutines(
    inTx,
    coached.player,
    ahead.map(({ routineId }) => routineId),
  );
  await queries.storeDrafts(inTx.db, ownerOf(coached), ahead, inTx.now());
}

/** @throws AppError coaching.not_found */
export function discardDrafts(
  deps: Deps,
  actor: Actor,
  playerId: string,
  date: string | undefined,
): Promise<CoachedPage> {
  return asCoach(deps, actor, playerId, { action: 'discarded_draft' }, async (inTx, coached) => {
    await queries.deleteDrafts(inTx.db, ownerOf(coached), { from: date, to: date });
    return pageOf(inTx, actor, coached);
  });
}

/** All drafts, or those until a day. @throws AppError coaching.not_found, routine.not_found */
export function publishDrafts(
  deps: Deps,
  actor: Actor,
  playerId: string,
  until: string | undefined,
): Promise<CoachedPage> {
  return asCoach(deps, actor, playerId, { action: 'published' }, async (inTx, coached) => {
    await lockProfile(inTx, coached.player);
    const drafts = await queries.draftsOf(inTx.db, ownerOf(coached));
    const chosen = until === undefined ? drafts : drafts.filter(({ date }) => date <= until);
    const published = await publishDays(inTx, coached.player, actor.userId, chosen);
    await queries.deleteDrafts(inTx.db, ownerOf(coached), { to: until });
    if (published > 0) await tellPlayer(inTx, coached, { kind: 'published' });
    return pageOf(inTx, actor, coached);
  });
}

/** @throws AppError coaching.not_found */
export function putMarks(
  deps: Deps,
  actor: Actor,
  playerId: string,
  levels: Partial<Record<RatedStroke, number>>,
): Promise<CoachedPage> {
  return asCoach(deps, actor, playerId, { action: 'rated_strokes', scope: 'strokes' }, async (inTx, coached) => {
    const ratedOn = todayOf(inTx, coached);
    const marks = ratedStrokes.flatMap((stroke) => {
      const level = levels[stroke];
      return level === undefined ? [] : [{ stroke, level, ratedOn }];
    });
    await queries.storeMarks(inTx.db, ownerOf(coached), marks);
    return pageOf(inTx, actor, coached);
  });
}

/** @throws AppError coaching.not_found */
export function putNote(deps: Deps, actor: Actor, playerId: string, text: string): Promise<void> {
  return asCoach(deps, actor, playerId, { action: 'noted' }, (inTx, coached) =>
    queries.storeNote(inTx.db, ownerOf(coached), text, inTx.now()),
  );
}

type Templates = { templates: CoachTemplate[] };

export async function templatesOf({ db }: Deps, actor: Actor): Promise<Templates> {
  return { templates: await queries.templatesOf(db, actor.userId) };
}

/** @throws AppError coaching.not_approved, coaching.templates_full, routine.not_found */
export async function saveTemplate(
  deps: Deps,
  actor: Actor,
  { name, weeks }: Parsed<typeof saveContract>['body'],
): Promise<Templates> {
  found(await coachById(deps.db, actor.userId), 'coaching.not_approved');
  await inTransaction(deps, async (tx, inTx) => {
    await lockProfile(inTx, actor);
    if ((await queries.templatesOf(tx, actor.userId)).length >= templatesMost) {
      throw new AppError('coaching.templates_full');
    }
    await queries.insertTemplate(tx, { userId: actor.userId, id: inTx.newId(), name, weeks, at: inTx.now() });
  });
  return templatesOf(deps, actor);
}

/** @throws AppError coaching.template_not_found */
export async function putTemplate(
  deps: Deps,
  actor: Actor,
  id: string,
  body: Parsed<typeof saveContract>['body'],
): Promise<Templates> {
  if (!(await queries.updateTemplate(deps.db, actor.userId, { id, ...body }))) {
    throw new AppError('coaching.template_not_found');
  }
  return templatesOf(deps, actor);
}

/** @throws AppError coaching.template_not_found */
export async function deleteTemplate(deps: Deps, actor: Actor, id: string): Promise<Templates> {
  if (!(await queries.deleteTemplate(deps.db, actor.userId, id))) throw new AppError('coaching.template_not_found');
  return templatesOf(deps, actor);
}

/** Drafts from the Monday of that day on; a day the template leaves open stays the plan's. @throws AppError coaching.* */
export function applyTemplate(
  deps: Deps,
  actor: Actor,
  playerId: string,
  { templateId, startsOn }: { templateId: string; startsOn: string },
): Promise<CoachedPage> {
  const monday = mondayOf(startsOn);
  return asCoach(deps, actor, playerId, { action: 'drafted', subject: monday }, async (inTx, coached) => {
    const templates = await queries.templatesOf(inTx.db, actor.userId);
    const { weeks } = found(
      templates.find(({ _id }) => _id === templateId),
      'coaching.template_not_found',
    );
    const days = weeks.flat().flatMap((day, index) => (day === null ? [] : [{ ...day, date: addDays(monday, index) }]));
    await storeDrafts(inTx, coached, days);
    return pageOf(inTx, actor, coached);
  });
}
