import type { Overview } from '@bandeja/domain/admin/contract';
import { addDays, instantIn, localDateIn, mondayOf } from '@bandeja/domain/calendar/dates';
import { figuresAt, signUpsByWeek } from '#features/admin/overview.queries.ts';
import * as queries from '#features/admin/queries.ts';
import { inboxNow } from '#features/support/service.ts';
import type { Deps } from '#kit/deps.ts';

const zone = 'Europe/Madrid';
const weeksShown = 12;
const dayMs = 86_400_000;

export async function overviewOf(deps: Pick<Deps, 'db' | 'now'>): Promise<Overview> {
  const { db } = deps;
  const now = deps.now();
  const first = addDays(mondayOf(localDateIn(zone, now)), -7 * (weeksShown - 1));
  const [figures, byWeek, inbox, mails, queues] = await Promise.all([
    figuresAt(db, now),
    signUpsByWeek(db, instantIn(zone, first, 0)),
    inboxNow(deps),
    queries.waitingMails(db, 1),
    queries.queuesSince(db, new Date(now.getTime() - dayMs)),
  ]);
  const mondays = Array.from({ length: weeksShown }, (_, index) => addDays(first, 7 * index));
  return {
    at: now.toISOString(),
    ...figures,
    inbox,
    mailsWaiting: mails.waiting,
    jobsFailed: queues.reduce((sum, { failed }) => sum + failed, 0),
    weeks: mondays.map((monday) => ({ monday, signUps: byWeek.get(monday) ?? 0 })),
  };
}
