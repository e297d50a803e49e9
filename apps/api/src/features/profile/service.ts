import { isTimeZone, localDateIn } from '@bandeja/domain/calendar/dates';
import type { ProfileBody, User } from '@bandeja/domain/profile/contract';
import { consentTexts, profileMessages } from '@bandeja/domain/profile/messages';
import { needsGuardian } from '@bandeja/domain/profile/rules';
import { usageMonth } from '@bandeja/domain/subscriptions/rules';
import * as queries from '#features/profile/queries.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

/** Loads the user as the wire shows it. @throws AppError auth.required when the account is gone */
export async function loadUser(deps: Deps, userId: string): Promise<User> {
  const now = deps.now();
  const user = await queries.userById(deps.db, userId, usageMonth(now), now);
  if (!user) throw new AppError('auth.required');
  return user;
}

/** What has to follow a change of the injuries text, in its transaction; `former` is the text until then. */
export type InjuriesChanged = (deps: Deps, actor: Actor, former: string) => Promise<void>;

/** Holds the profile until the transaction ends, so that plans and changes of it queue up; answers the injuries text. */
export function lockProfile(deps: Deps, actor: Actor): Promise<string> {
  return queries.lockInjuries(deps.db, actor.userId);
}

/**
 * Saves what is sent of the profile. Injuries are health data: they need their own consent, and withdrawing it erases
 * them; under 14 a guardian's consent is needed.
 * @throws AppError profile.consent_required, profile.guardian_required, request.invalid
 */
export async function saveProfile(
  deps: Deps,
  actor: Actor,
  body: ProfileBody,
  injuriesChanged: InjuriesChanged,
): Promise<User> {
  const { injuriesConsent, guardianConsent, trainingPlan: _shownOnly, ...columns } = body;
  if (columns.timeZone !== undefined && !isTimeZone(columns.timeZone)) {
    throw new AppError('request.invalid', [{ path: 'timeZone', message: profileMessages.timeZone }]);
  }
  return inTransaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const now = deps.now();
    const former = await lockProfile(inTx, actor);
    const consent = (kind: keyof typeof consentTexts) => ({
      userId: actor.userId,
      id: deps.newId(),
      kind,
      textVersion: consentTexts[kind].version,
      givenAt: now,
    });
    if (guardianConsent === true) await queries.giveConsent(tx, consent('guardian'));
    if (injuriesConsent === true) await queries.giveConsent(tx, consent('injuries'));
    if (injuriesConsent === false) {
      await queries.withdrawConsent(tx, actor.userId, 'injuries', now);
      columns.injuries = '';
    }
    const standing = await queries.standingConsents(tx, actor.userId);
    if (needsGuardian(columns.age ?? null) && !standing.has('guardian')) {
      throw new AppError('profile.guardian_required', [{ path: 'guardianConsent', message: profileMessages.guardian }]);
    }
    if (columns.injuries?.trim() && !standing.has('injuries')) {
      throw new AppError('profile.consent_required', [{ path: 'injuriesConsent', message: profileMessages.consent }]);
    }
    await queries.updateProfile(tx, actor.userId, columns, now);
    if (columns.injuries !== undefined && columns.injuries !== former) await injuriesChanged(inTx, actor, former);
    return loadUser(inTx, actor.userId);
  });
}

type Availability = Pick<ProfileBody, 'availableDays' | 'trainingDays' | 'sessionDuration'>;

/** Saves when and how long the player can train; what is absent stays. */
export async function saveAvailability(deps: Deps, actor: Actor, availability: Availability): Promise<void> {
  if (Object.values(availability).every((value) => value === undefined)) return;
  await queries.updateProfile(deps.db, actor.userId, availability, deps.now());
}

/** The player's first day, in their zone. */
export async function memberSince(deps: Deps, actor: Actor): Promise<string> {
  return localDateIn(actor.timeZone, await queries.createdAt(deps.db, actor.userId));
}
