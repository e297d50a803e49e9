import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Status } from '@bandeja/domain/admin/contract';
import { backupsOf, copiesIn } from '@bandeja/embedded-postgres/backup';
import * as queries from '#features/admin/queries.ts';
import type { Deps } from '#kit/deps.ts';
import packageFile from '../../../package.json' with { type: 'json' };

const dayMs = 24 * 3_600_000;
const mailsShown = 10;

/** How the service is, as the administration shows it (docs/product.md#roles). */
export async function statusOf({ db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>): Promise<Status> {
  const at = now();
  const began = performance.now();
  const { folder, ...facts } = await queries.databaseFacts(db);
  const milliseconds = Math.round((performance.now() - began) * 10) / 10;
  const [mails, queues, disk] = await Promise.all([
    queries.waitingMails(db, mailsShown),
    queries.queuesSince(db, new Date(at.getTime() - dayMs)),
    statfs(settings.dataDir).catch(() => null),
  ]);
  const makesBackups = settings.database === 'embedded';
  return {
    at: at.toISOString(),
    mails,
    queues,
    database: { ...facts, milliseconds },
    lastBackupAt: makesBackups && folder !== null ? await newestCopy(path.dirname(folder)) : null,
    makesBackups,
    server: {
      version: packageFile.version,
      startedAt: new Date(at.getTime() - Math.round(process.uptime() * 1_000)).toISOString(),
      freeBytes: disk === null ? 0 : disk.bavail * disk.bsize,
      totalBytes: disk === null ? 0 : disk.blocks * disk.bsize,
    },
  };
}

async function newestCopy(home: string): Promise<string | null> {
  const name = (await copiesIn(home)).at(-1);
  if (name === undefined) return null;
  return (await stat(path.join(backupsOf(home), name))).mtime.toISOString();
}
