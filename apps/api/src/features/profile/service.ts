import { hasFeature } from '@bandeja/domain/billing/rules';
import type { DiscomfortReport } from '@bandeja/domain/body/rules';
import { isTimeZone, localDateIn } from '@bandeja/domain/calendar/dates';
import { injuriesMaxLength, type ProfileBody, type User } from '@bandeja/domain/profile/contract';
import { dangerAnswerTexts } from '@bandeja/domain/profile/danger.messages';
import { consentTexts, profileMessages } from '@bandeja/domain/profile/messages';
import { needsGuardian, openRedFlag } from '@bandeja/domain/profile/rules';
import type { DangerAnswer, EarlyFeature } from '@bandeja/domain/profile/vocabulary';
import { usageMonth } from '@bandeja/domain/usage/rules';
import type { ProfileHealth } from '@bandeja/reader/safety/types';
import * as queries from '#features/profile/queries.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';

/** Loads the user as the wire shows it. @throws AppError auth.required when the account is gone */
export async function loadUser(deps: Deps, userId: string): Promise<User> {
  const now = deps.now();
  return found(await queries.userById(deps.db, userId, usageMonth(now), now), 'auth.required');
}

type ConsentKind = keyof typeof consentTexts;

/** To the words that stand today; a consent that stands already stays. */
export async function giveConsent(deps: Deps, actor: Actor, kind: ConsentKind): Promise<void> {
  const textVersion = consentTexts[kind].version;
  const consent = { userId: actor.userId, id: deps.newId(), kind, textVersion, givenAt: deps.now() };
  await queries.giveConsent(deps.db, consent);
}

/** Takes a consent back; the caller erases what it allowed, in the same transaction. */
export async function withdrawConsent(deps: Deps, actor: Pick<Actor, 'userId'>, kind: ConsentKind): Promise<void> {
  await queries.withdrawConsent(deps.db, actor.userId, kind, deps.now());
}

export function standingConsents(deps: Deps, actor: Pick<Actor, 'userId'>): Promise<Set<string>> {
  return queries.standingConsents(deps.db, actor.userId);
}

/** What the injuries text adds to the list of discomforts. */
export function writtenDiscomforts(deps: Deps, actor: Pick<Actor, 'userId'>): Promise<DiscomfortReport[]> {
  return queries.writtenDiscomforts(deps.db, actor.userId);
}

export async function saveWeight(deps: Deps, actor: Actor, kilograms: number): Promise<void> {
  await queries.updateProfile(deps.db, actor.userId, { weight: kilograms }, deps.now());
}

/** @throws AppError plan.required */
export async function saveEarlyAccess(
  deps: Deps,
  actor: Actor,
  choice: { feature: EarlyFeature; isChosen: boolean },
): Promise<{ earlyAccess: EarlyFeature[] }> {
  const { subscription } = await loadUser(deps, actor.userId);
  if (choice.isChosen && !hasFeature(subscription, 'early_access')) throw new AppError('plan.required');
  return { earlyAccess: await queries.setEarlyAccess(deps.db, actor.userId, choice) };
}

/** Holds the profile until the transaction ends, so that plans and changes of it queue up. */
export function lockProfile(deps: Deps, actor: Actor): Promise<void> {
  return queries.lockUser(deps.db, actor.userId);
}

/** `wasKnown`: there was something before that planned days may speak of. */
export type HealthChange = { wasKnown: boolean };

/**
 * @returns null when nothing of health changed
 * @throws AppError profile.consent_required, profile.guardian_required, request.invalid
 */
export async function saveProfile(deps: Deps, actor: Actor, body: ProfileBody): Promise<HealthChange | null> {
  const {
    injuriesConsent,
    guardianConsent,
    screening,
    trainingPlan: _shownOnly,
    tournament: _ofTheSeason,
    ...columns
  } = body;
  if (columns.timeZone !== undefined && !isTimeZone(columns.timeZone)) {
    throw new AppError('request.invalid', [{ path: 'timeZone', message: profileMessages.timeZone }]);
  }
  return inTransaction(deps, async (tx, inTx) => {
    const now = deps.now();
    await lockProfile(inTx, actor);
    const former = await loadUser(inTx, actor.userId);
    if (guardianConsent === true) await giveConsent(inTx, actor, 'guardian');
    if (injuriesConsent === true) await giveConsent(inTx, actor, 'injuries');
    if (injuriesConsent === false) {
      await withdrawConsent(inTx, actor, 'injuries');
      columns.injuries = '';
    }
    const consents = await queries.standingConsents(tx, actor.userId);
    if (needsGuardian(columns.age ?? null) && !consents.has('guardian')) {
      throw new AppError('profile.guardian_required', [{ path: 'guardianConsent', message: profileMessages.guardian }]);
    }
    if (columns.injuries?.trim() && !consents.has('injuries')) {
      throw new AppError('profile.consent_required', [{ path: 'injuriesConsent', message: profileMessages.consent }]);
    }
    await queries.updateProfile(tx, actor.userId, columns, now);
    if (screening === null) {
      await withdrawConsent(inTx, actor, 'screening');
      await queries.eraseScreening(tx, actor.userId);
    } else if (screening !== undefined) {
      await giveConsent(inTx, actor, 'screening');
      await queries.storeScreening(tx, actor.userId, screening.yes, now);
    }
    const isTextChanged = columns.injuries !== undefined && columns.injuries !== former.injuries;
    const isAnsweredYes = (screening?.yes.length ?? 0) > 0;
    const wasAnsweredYes = screening !== undefined && (former.screening?.yes.length ?? 0) > 0;
    if (!isTextChanged && !isAnsweredYes && !wasAnsweredYes) return null;
    await followRedFlag(inTx, actor, { isAnsweredYes });
    return { wasKnown: former.injuries !== '' || wasAnsweredYes };
  });
}

/** A confirmation stands for its words: other words, the same ones written again, and a «sí» given again are asked about again. */
async function followRedFlag(inTx: Deps, actor: Actor, { isAnsweredYes }: { isAnsweredYes: boolean }): Promise<void> {
  const { redFlag } = await loadUser(inTx, actor.userId);
  if (redFlag === null || redFlag.confirmedAt === null || isAnsweredYes) {
    await queries.forgetRedFlag(inTx.db, actor.userId);
  } else {
    await queries.confirmRedFlag(inTx.db, actor.userId, redFlag.words, new Date(redFlag.confirmedAt));
  }
}

/** @throws AppError session.red_flag with the safety text while a red flag waits for its confirmation */
export async function requireNoRedFlag(deps: Deps, actor: Actor): Promise<void> {
  const flag = openRedFlag(await loadUser(deps, actor.userId));
  if (flag !== null) throw new AppError('session.red_flag', undefined, flag.message);
}

/** False when that was stored before. @throws AppError red_flag.not_found, red_flag.changed when the injuries raise another flag */
export async function confirmRedFlag(deps: Deps, actor: Actor, words: string): Promise<boolean> {
  return inTransaction(deps, async (tx, inTx) => {
    await lockProfile(inTx, actor);
    const { redFlag } = await loadUser(inTx, actor.userId);
    if (redFlag === null) throw new AppError('red_flag.not_found');
    if (redFlag.words !== words) throw new AppError('red_flag.changed');
    if (redFlag.confirmedAt !== null) return false;
    await queries.confirmRedFlag(tx, actor.userId, words, deps.now());
    return true;
  });
}

/** The signs of the calm question are read from its own words, which join the injuries text; longer ones make room. */
export function injuriesWith(answer: DangerAnswer, injuries: string): string {
  return `${dangerAnswerTexts[answer]}. ${injuries}`.slice(0, injuriesMaxLength);
}

export function asksAboutInjuries(user: User): boolean {
  return user.suspicion !== null || openRedFlag(user)?.kind === 'crisis';
}

/** What was suspected in the injuries text was answered and named no sign of it: nothing of it stays. */
export async function waveSuspicion(deps: Deps, actor: Actor): Promise<void> {
  await inTransaction(deps, async (tx, inTx) => {
    await lockProfile(inTx, actor);
    if (asksAboutInjuries(await loadUser(inTx, actor.userId))) await queries.dropSuspicion(tx, actor.userId);
  });
}

export const saidOf = queries.saidOf;
export const hasOpenFlag = queries.hasOpenFlag;

export async function withdrawRedFlag(deps: Deps, actor: Actor): Promise<void> {
  await inTransaction(deps, async (tx, inTx) => {
    await lockProfile(inTx, actor);
    await queries.forgetRedFlag(tx, actor.userId);
  });
}

export function healthOf({
  injuries,
  injuriesConsent,
  screening,
  redFlag,
  discomforts,
  healed,
  suspicion,
}: User): ProfileHealth {
  return {
    injuries: injuriesConsent ? injuries : '',
    confirmedWords: redFlag === null || redFlag.confirmedAt === null ? '' : redFlag.words,
    screening: screening?.yes,
    discomforts,
    healed,
    // a crisis stands until it is taken back, and then it is no flag any more
    waved: suspicion === null && redFlag?.kind !== 'crisis',
  };
}

type Availability = Pick<ProfileBody, 'availableDays' | 'trainingDays' | 'sessionDuration'>;

export async function saveAvailability(deps: Deps, actor: Actor, availability: Availability): Promise<void> {
  if (Object.values(availability).every((value) => value === undefined)) return;
  await queries.updateProfile(deps.db, actor.userId, availability, deps.now());
}

export async function memberSince(deps: Deps, actor: Actor): Promise<string> {
  return localDateIn(actor.timeZone, await queries.createdAt(deps.db, actor.userId));
}
