import path from 'node:path';
import { AlreadyRunningError, EmbeddedDatabaseError } from '@bandeja/embedded-postgres/messages';
import { runningConnection, startEmbedded } from '@bandeja/embedded-postgres/start';
import { WeightsError } from '@bandeja/reader/model/load';
import type pg from 'pg';
import { answers, type Database, openDatabase, type PoolCounts } from '#kit/database/database.ts';
import { demoPaymentStore } from '#kit/database/demo-payments.ts';
import { migrate } from '#kit/database/migrate.ts';
import { type Outage, watchOutage } from '#kit/database/outage.ts';
import type { AiPort } from '#ports/ai.ts';
import { openAiCompatible } from '#ports/ai-openai.ts';
import type { MailPort } from '#ports/mail.ts';
import { fileMails } from '#ports/mail-files.ts';
import { smtpMails } from '#ports/mail-smtp.ts';
import type { PaymentsPort } from '#ports/payments.ts';
import { demoPayments } from '#ports/payments-demo.ts';
import { stripePayments } from '#ports/payments-stripe.ts';
import { S3Error } from '#ports/s3-bucket.ts';
import { type Settings, SettingsError } from '#settings.ts';

export type OpenedDatabase = { db: Database; stop: () => Promise<void> };
export type ConfiguredDatabase = OpenedDatabase & {
  /** Bypasses a pooler: for jobs. */
  directConnection: pg.PoolConfig;
  poolCounts: () => PoolCounts;
  replica: Database | undefined;
  outage: Outage;
};

/** Migrations bypass a pooler. @param onGone the embedded database stopped and no restart brings it back */
export async function openConfiguredDatabase(
  settings: Settings,
  log: (line: string) => void,
  onGone?: (error: EmbeddedDatabaseError) => void,
): Promise<ConfiguredDatabase> {
  const { dataDir } = settings;
  const embedded = settings.database === 'embedded' ? await startEmbedded({ dataDir, log, onGone }) : null;
  const connectionTo = (url: 'url' | 'directUrl'): pg.PoolConfig => {
    if (settings.database !== 'embedded') return { connectionString: settings.database[url] };
    return { ...embedded?.connection };
  };
  const onError = (error: Error) => {
    if (!outage.note(error)) log(`database: ${error.message}`);
  };
  const { namedStatements } = settings;
  const { db, poolCounts, close } = openDatabase({ connection: connectionTo('url'), namedStatements, onError });
  const outage = watchOutage({ query: () => answers(db), log });
  const replica = openReplica(settings, log);
  const stop = async () => {
    outage.stop();
    await replica?.close();
    await close();
    await embedded?.stop();
  };
  const direct = openDatabase({ connection: connectionTo('directUrl'), namedStatements: false, poolSize: 2, onError });
  try {
    await migrate(direct.db).finally(direct.close);
  } catch (error) {
    await stop();
    throw error;
  }
  return { db, stop, directConnection: connectionTo('directUrl'), poolCounts, replica: replica?.db, outage };
}

/** The replica may be away: its errors are logged, and reads then go to the primary. */
function openReplica({ replicaUrl, namedStatements }: Settings, log: (line: string) => void) {
  if (replicaUrl === null) return undefined;
  const onError = (error: Error) => log(`replica: ${error.message}`);
  const connection = { connectionString: replicaUrl, connectionTimeoutMillis: 2_000 };
  return openDatabase({ connection, namedStatements, onError });
}

export function openMail({ mail, dataDir }: Settings): MailPort {
  if (mail.smtpUrl !== null) return smtpMails({ url: mail.smtpUrl, from: mail.from });
  return fileMails({ folder: mailFolder(dataDir), from: mail.from });
}

/** The outside model of the settings; null: the built-in trainer answers. */
export function openAi({ ai }: Settings): AiPort | null {
  return ai === null ? null : openAiCompatible(ai, ai.limits);
}

/** The payment provider of the settings; null: plans cannot be bought. */
export function openPayments(
  { payments }: Settings,
  { db, now }: { db: Database; now: () => Date },
): PaymentsPort | null {
  if (payments === null) return null;
  return payments === 'test' ? demoPayments({ store: demoPaymentStore(db), now }) : stripePayments(payments);
}

export function mailFolder(dataDir: string): string {
  return path.join(dataDir, 'mail');
}

/** For a command that may run beside the server. The server's database, when it runs, is migrated and not ours to stop. */
export async function openDatabaseBeside(settings: Settings, log: (line: string) => void): Promise<OpenedDatabase> {
  try {
    return await openConfiguredDatabase(settings, log);
  } catch (error) {
    if (!(error instanceof AlreadyRunningError)) throw error;
    const connection = await runningConnection(settings.dataDir);
    const onError = (error: Error) => log(`database: ${error.message}`);
    const { db, close } = openDatabase({ connection, namedStatements: false, poolSize: 1, onError });
    return { db, stop: close };
  }
}

export function explainError(error: unknown): unknown {
  if (error instanceof SettingsError || error instanceof EmbeddedDatabaseError || error instanceof S3Error) {
    return error.message;
  }
  if (error instanceof WeightsError) {
    return `El archivo «${error.file}», con el que el entrenador lee los mensajes, falta o está dañado. Instala Bandeja otra vez.`;
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `El puerto ${error.port} ya está en uso. Para el programa que lo ocupa o elige otro con PORT.`;
  }
  if (isConnectionError(error)) {
    return `No se puede usar la base de datos de DATABASE_URL: ${error.message || error.code}`;
  }
  return error;
}

function isConnectionError(error: unknown): error is Error & { code: string } {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '28000', '3D000'].includes(String(error.code));
}
