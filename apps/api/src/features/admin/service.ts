import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Status } from '@bandeja/domain/admin/contract';
import { newestCopy } from '@bandeja/embedded-postgres/backup';
import * as queries from '#features/admin/queries.ts';
import { connectedPlayers as atPolar } from '#features/polar/service.ts';
import { connectedPlayers as atStrava } from '#features/strava/service.ts';
import { recordChange } from '#kit/audit.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import * as outbox from '#kit/mail/outbox.ts';
import packageFile from '../../../package.json' with { type: 'json' };

const dayMs = 24 * 3_600_000;
const mailsShown = 10;

export async function statusOf({ db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>): Promise<Status> {
  const at = now();
  const began = performance.now();
  const { folder, ...facts } = await queries.databaseFacts(db);
  const milliseconds = Math.round((performance.now() - began) * 10) / 10;
  const [mails, queues, disk, strava, polar] = await Promise.all([
    queries.waitingMails(db, mailsShown),
    queries.queuesSince(db, new Date(at.getTime() - dayMs)),
    statfs(settings.dataDir).catch(() => null),
    atStrava({ db, settings }),
    atPolar({ db, settings }),
  ]);
  const makesBackups = settings.database === 'embedded';
  // a copy deleted meanwhile does not count
  const copy = makesBackups && folder !== null ? await newestCopy(path.dirname(folder)).catch(() => null) : null;
  return {
    at: at.toISOString(),
    mails: { ...mails, oldest: mails.oldest.map(toWaitingMail) },
    queues,
    database: { ...facts, milliseconds },
    lastBackup: copy && {
      at: copy.at.toISOString(),
      bytes: copy.bytes,
      restoredAt: copy.restoredAt?.toISOString() ?? null,
    },
    makesBackups,
    connections: { strava, polar },
    server: {
      version: packageFile.version,
      startedAt: new Date(at.getTime() - Math.round(process.uptime() * 1_000)).toISOString(),
      freeBytes: disk === null ? 0 : disk.bavail * disk.bsize,
      totalBytes: disk === null ? 0 : disk.blocks * disk.bsize,
    },
  };
}

/** Makes a mail that waits due now; noted with the mail's id. @throws AppError mail.not_found */
export function retryMail(deps: Deps, actor: Actor, id: string): Promise<void> {
  return inTransaction(deps, async (tx) => {
    if (!(await outbox.retryMail(deps, tx, id))) throw new AppError('mail.not_found');
    const change = { id: deps.newId(), actorId: actor.userId, at: deps.now() };
    await recordChange(tx, { ...change, action: 'retry', entity: 'mail', entityId: id });
  });
}

type WaitingMail = Status['mails']['oldest'][number];

function toWaitingMail({ id, kind, orderedAt, job }: queries.WaitingMail): WaitingMail {
  return {
    _id: id,
    kind,
    orderedAt: orderedAt.toISOString(),
    attempts: job?.attempts ?? 0,
    reason: reasonOfJob(job),
    nextTryAt: job === null || job.isActive ? null : job.nextTryAt.toISOString(),
  };
}

function reasonOfJob(job: queries.WaitingMail['job']): WaitingMail['reason'] {
  if (job === null) return 'lost';
  return job.code === null ? null : reasonOf(job.code);
}

/** Prefixes of nodemailer's codes for an unreachable mail server and for a refused login. */
const unreachedCodes = ['ECONN', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL', 'ENOTFOUND', 'EHOST'];
const accessCodes = ['EAUTH', 'ENOAUTH', 'EOAUTH'];

function reasonOf(failure: string): WaitingMail['reason'] {
  const [code = '', step = '', answer = ''] = failure.split(' ');
  if (unreachedCodes.some((start) => code.startsWith(start))) return 'away';
  if (accessCodes.some((start) => code.startsWith(start))) return 'access';
  const isLater = answer.startsWith('4');
  if (!isLater && !answer.startsWith('5')) return 'own';
  if (step === 'MAIL') return 'access';
  if (step !== 'RCPT' && step !== 'DATA') return 'own';
  return isLater ? 'later' : 'refused';
}
