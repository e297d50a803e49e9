import {
  confirmConsent,
  isSubscribed,
  isSuppressed,
  leadMarketing,
  liftSuppression,
  lockLeadsOf,
  suppress,
  withdrawMarketing,
} from '#features/leads/marketing.queries.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';
import { findLink, type LinkPurpose } from '#kit/mail/links.ts';
import { addressHash, queueMail } from '#kit/mail/outbox.ts';

/** Also after an earlier refusal. @throws AppError mail.link_invalid, also when the consent was withdrawn since */
export async function confirmMarketing(deps: Deps, token: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const { leadId, email } = await lockedLead(deps, tx, 'confirm_marketing', token);
    const consent = found((await leadMarketing(tx, leadId))?.consent, 'mail.link_invalid');
    if (consent.isConfirmed) return;
    const isFirst = !(await isSubscribed(tx, email));
    await confirmConsent(tx, leadId, consent.id, deps.now());
    await liftSuppression(tx, addressHash(email));
    if (!isFirst) return;
    await queueMail(deps, tx, {
      kind: 'marketing_welcome',
      to: email,
      payload: { leadId },
      dedupeKey: welcomeKey(consent.id),
    });
  });
}

export const welcomeKey = (consentId: string): string => `marketing_welcome:${consentId}`;

/** Whichever form the address came from. Idempotent. @throws AppError mail.link_invalid */
export async function unsubscribe(deps: Deps, token: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const { email } = await lockedLead(deps, tx, 'unsubscribe', token);
    await withdrawMarketing(tx, email, deps.now());
    await suppress(tx, addressHash(email), deps.now());
  });
}

async function lockedLead(
  deps: Deps,
  tx: Database,
  purpose: LinkPurpose,
  token: string,
): Promise<{ leadId: string; email: string }> {
  const link = await findLink(deps, tx, purpose, token);
  const leadId = link && 'leadId' in link.owner ? link.owner.leadId : null;
  const lead = leadId === null ? null : await leadMarketing(tx, leadId);
  if (leadId === null || !lead) throw new AppError('mail.link_invalid');
  await lockLeadsOf(tx, lead.email);
  return { leadId, email: lead.email };
}

export const isSuppressedAddress = ({ db }: Pick<Deps, 'db'>, address: string): Promise<boolean> =>
  isSuppressed(db, addressHash(address));
