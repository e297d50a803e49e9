import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { warmUp } from '@bandeja/trainer/chat/warm-up';
import { explainError, mailFolder, openAi, openConfiguredDatabase, openMail, openPayments } from '#bootstrap.ts';
import { demoLink } from '#features/auth/demo.service.ts';
import { endDemoSubscriptions } from '#features/billing/expiry.service.ts';
import { eventWorker } from '#features/billing/webhook.service.ts';
import { broadcastWorker } from '#features/broadcasts/service.ts';
import { checkInWorker } from '#features/check-ins/erasure.service.ts';
import { orderCheckInNudges } from '#features/check-ins/nudge.service.ts';
import { filmWorker } from '#features/films/erasure.service.ts';
import { polarWorker } from '#features/polar/service.ts';
import { orderDueRecaps } from '#features/reminders/recap.service.ts';
import { orderAllDue, pushWorker } from '#features/reminders/send.service.ts';
import { pushKeys } from '#features/reminders/service.ts';
import { webhookWorker } from '#features/webhooks/send.service.ts';
import type { Database } from '#kit/database/database.ts';
import type { Deps } from '#kit/deps.ts';
import { type Jobs, openJobs } from '#kit/jobs.ts';
import { mailWorker } from '#kit/mail/worker.ts';
import { serveMetrics } from '#kit/metrics.ts';
import { newId } from '#kit/new-id.ts';
import { requireKey } from '#kit/sealed.ts';
import { startTelemetry } from '#kit/telemetry.ts';
import { mailWriters } from '#mail-writers.ts';
import { runMaintenance } from '#maintenance.ts';
import { buildServer } from '#server.ts';
import { readSettings, type Settings, warningsOf } from '#settings.ts';
import { seedCatalogue } from '../seeds/apply.ts';
import { closeDemoAccounts, type DemoAccount, openDemoAccounts } from '../seeds/demo-accounts.ts';

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));
const stopWithinMs = 5_000;
/** `/readyz` answers 503 for so long before the listener closes: two probes of a usual proxy. */
const unreadyMs = 2_000;
const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

async function main(): Promise<void> {
  const settings = readSettings(process.env, projectFolder);
  requireKey(settings);
  const stops: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      for (const each of stops.reverse()) await each();
    })();
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop().then(
        () => process.exit(0),
        (error) => fail(error),
      );
    });
  }

  // a process manager sees the exit code; a server that can only answer 503 would look alive to it
  const onGone = (error: Error) => void stop().finally(() => fail(error));
  try {
    const running = run(settings, stops, onGone);
    try {
      if (settings.warmsUp) warmUp(); // while the database starts, so that no player's message waits for the trainer's weights
    } catch (error) {
      // what has begun to start must be there to be stopped
      await running.catch(() => {});
      throw error;
    }
    console.log(banner(settings, await running));
    for (const warning of warningsOf(process.env, settings)) console.error(`  ¡Atención! ${warning}\n`);
  } catch (error) {
    await stop();
    throw error;
  }
}

type Demo = { open: (DemoAccount & { link: string })[] } | { closed: number };

async function prepareDemo(settings: Settings, db: Database, now: () => Date): Promise<Demo> {
  if (!settings.isDemo) return { closed: await closeDemoAccounts(db, now()) };
  const open = [];
  for (const account of await openDemoAccounts(db, settings.dataDir, newId)) {
    open.push({ ...account, link: await demoLink({ db, now, settings }, account.id) });
  }
  return { open };
}

async function run(settings: Settings, stops: (() => Promise<void>)[], onGone: (error: Error) => void): Promise<Demo> {
  const database = await openConfiguredDatabase(settings, logDatabase, onGone);
  stops.push(database.stop);
  await seedCatalogue(database.db, newId);
  const mail = openMail(settings);
  stops.push(mail.close);
  const jobs = await openJobs({
    connection: database.directConnection,
    role: settings.database === 'embedded' ? 'only-server' : 'server',
    onError: (error) => {
      if (!database.outage.note(error)) logDatabase(`jobs: ${error.message}`);
    },
  });
  stops.push(jobs.stop);
  const now = () => new Date();
  const demo = await prepareDemo(settings, database.db, now);
  const payments = openPayments(settings, { db: database.db, now });
  const { db, replica } = database;
  const deps = { db, replica, settings, jobs, mail, ai: openAi(settings), payments, now, newId };
  const app = await buildServer({
    deps,
    logger: { level: settings.logLevel, redact: ['req.headers.authorization'] },
    webFolder,
    outage: database.outage,
  });
  stops.push(async () => {
    // a proxy stops sending requests while the listener is still open
    app.isStopping = true;
    if (!settings.isLocal) await wait(unreadyMs);
    // a request that never ends must not delay the database's orderly stop
    const forceClose = setTimeout(() => app.server.closeAllConnections(), stopWithinMs);
    await app.close();
    clearTimeout(forceClose);
  });
  if (settings.metrics !== null) stops.push((await serveMetrics(app, database, settings.metrics)).close);
  if (settings.telemetry !== null) {
    stops.push((await startTelemetry(app, { endpoint: settings.telemetry })).close);
  }
  await endDemoSubscriptions({ ...deps, log: app.log });
  await app.listen({ port: settings.port, host: settings.host });
  await startWorkers(jobs, { ...deps, log: app.log }, app.renewPages);
  return demo;
}

async function startWorkers(jobs: Jobs, deps: Deps, renewPages: () => Promise<void>): Promise<void> {
  await jobs.work('mail', mailWorker(deps, mailWriters(deps)));
  await jobs.work('payments', eventWorker(deps));
  await jobs.work('pages', renewPages);
  await jobs.work('broadcasts', broadcastWorker(deps));
  // created at the first start: a browser needs the public key before it subscribes
  await pushKeys(deps);
  await jobs.work('push', pushWorker(deps));
  const [unshareFilms, unshareCheckIns] = [filmWorker(deps), checkInWorker(deps)];
  await jobs.work('unshare', async (job) => {
    await unshareFilms(job);
    await unshareCheckIns(job);
  });
  await jobs.work('polar', polarWorker(deps));
  await jobs.work('webhooks', webhookWorker(deps));
  await jobs.workEvery('reminders', 5, async () => {
    await orderAllDue(deps);
    await orderDueRecaps(deps);
    await orderCheckInNudges(deps);
  });
  await jobs.workDaily('housekeeping', { hour: 4, minute: 10 }, async () => {
    await runMaintenance(deps);
  });
}

/** PostgreSQL's ordinary log lines would bury the address; its warnings and errors are shown. */
function logDatabase(line: string): void {
  if (!line.startsWith('LOG:')) console.error(line);
}

function banner(settings: Settings, demo: Demo): string {
  const lines = ['', `  Bandeja está en marcha: ${settings.publicUrl}`, ''];
  if ('open' in demo) {
    lines.push('  Cuentas de demostración (solo en este equipo). Cada enlace entra con un clic, una vez:');
    for (const { email, password, what, link } of demo.open) {
      lines.push(`    ${email.padEnd(30)} ${password.padEnd(12)} ${what}`, `      ${link}`);
    }
    lines.push('');
  } else if (demo.closed > 0) {
    lines.push(
      `  Las ${demo.closed} cuentas de demostración están cerradas: este servidor se abre a otros equipos.`,
      '',
    );
  }
  if (settings.mail.smtpUrl === null) lines.push(`  Los correos se guardan en ${mailFolder(settings.dataDir)}`, '');
  if (settings.ai !== null)
    lines.push(`  Modelo externo: ${settings.ai.model} en ${new URL(settings.ai.baseUrl).host}`, '');
  if (settings.payments === 'test') lines.push('  Los pagos son de prueba: no se cobra nada.', '');
  lines.push('  Ctrl-C para parar.', '');
  return lines.join('\n');
}

function fail(error: unknown): never {
  console.error(explainError(error));
  process.exit(1);
}

main().catch(fail);
