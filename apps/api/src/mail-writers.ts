import { accountMails } from '#features/account/mails.ts';
import { authMails } from '#features/auth/mails.ts';
import { billingMails } from '#features/billing/mails.ts';
import { broadcastMails } from '#features/broadcasts/mails.ts';
import { checkInMails } from '#features/check-ins/mails.ts';
import { coachingMails } from '#features/coaching/mails.ts';
import { leadMails } from '#features/leads/mails.ts';
import { reminderMails } from '#features/reminders/mails.ts';
import { supportMails } from '#features/support/mails.ts';
import { webhookMails } from '#features/webhooks/mails.ts';
import type { Deps } from '#kit/deps.ts';
import type { MailWriters } from '#kit/mail/outbox.ts';

export function mailWriters(deps: Deps): MailWriters {
  return {
    ...authMails(deps),
    ...accountMails(deps),
    ...checkInMails(deps),
    ...coachingMails(deps),
    ...leadMails(deps),
    ...billingMails(deps),
    ...reminderMails(deps),
    ...supportMails(deps),
    ...broadcastMails(deps),
    ...webhookMails(deps),
  };
}
