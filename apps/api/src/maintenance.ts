import { forgetAttempts } from '#features/auth/oidc.service.ts';
import { deleteExpiredAuthSessions } from '#features/auth/queries.ts';
import { deleteForgottenDevices } from '#features/auth/second-factor.queries.ts';
import { endLapsed } from '#features/billing/expiry.service.ts';
import { forgetInvites } from '#features/coaching/link.service.ts';
import { forgetUploads } from '#features/exercises/media.service.ts';
import { forgetFilms } from '#features/films/erasure.service.ts';
import { deleteOldCorrections } from '#features/learning/service.ts';
import { deleteOldExercises } from '#features/polar/service.ts';
import { removeOldTrials } from '#features/routines/service.ts';
import { forgetPastAbsences } from '#features/schedule/absence.service.ts';
import { planComingWeeks } from '#features/schedule/plan.service.ts';
import { deleteClosedChanges } from '#features/sessions/changes.queries.ts';
import { deleteOldKeys } from '#features/sessions/idempotency.queries.ts';
import { forgetPrograms } from '#features/tokens/oauth.service.ts';
import type { Deps } from '#kit/deps.ts';
import { deleteExpiredLimits } from '#kit/limits.ts';
import { deleteOldMails } from '#kit/mail/retention.ts';
import { deleteExpiredTokens } from '#kit/tokens/access.ts';
import { forgetDeliveries } from '#kit/webhooks/outbox.ts';

/** No client repeats a request after a week. */
const keyDays = 7;
const closedDays = 90;
/** A device that did not sign in for so long counts as unknown again. */
const deviceDays = 400;

export async function runMaintenance(deps: Deps): Promise<void> {
  const now = deps.now();
  await deleteExpiredAuthSessions(deps.db, now);
  const devicesSince = new Date(now.getTime() - deviceDays * 86_400_000);
  await deleteForgottenDevices(deps.db, { since: devicesSince, now });
  await deleteOldKeys(deps.db, new Date(now.getTime() - keyDays * 86_400_000));
  await deleteClosedChanges(deps.db, new Date(now.getTime() - closedDays * 86_400_000));
  await deleteExpiredLimits(deps.db, now);
  await deleteOldMails(deps);
  await deleteOldCorrections(deps);
  await deleteOldExercises(deps);
  await deleteExpiredTokens(deps);
  await forgetPrograms(deps);
  await forgetAttempts(deps);
  await forgetDeliveries(deps);
  await forgetUploads(deps);
  await forgetFilms(deps);
  await forgetInvites(deps);
  await endLapsed(deps);
  await forgetPastAbsences(deps);
  await removeOldTrials(deps);
  await planComingWeeks(deps);
}
