import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { forgotPassword, register } from '@bandeja/domain/auth/contract';
import { runningConnection } from '@bandeja/embedded-postgres/start';
import pg from 'pg';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '#kit/database/database.ts';
import { templateDatabase } from '#testing/global-setup.ts';
import { type MailServer, type PendingMail, startMailServer } from '#testing/mail-server.ts';
import { allMailsEnded, cutMark, hastenJobs, leaveJobsUnmissed, silenceJobs } from '#testing/rows.ts';
import { callServer, freePort, type ServerProcess, startServer } from '#testing/server-process.ts';

/* Every mail goes out exactly once, whichever process dies: real processes, mail server and database. */

const timeout = 180_000;
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

let dataDir = '';
let port = 0;
let running: ServerProcess | null = null;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'bandeja-delivery-'));
  await chmod(dataDir, 0o755);
  port = await freePort();
});
afterAll(async () => {
  await running?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A start costs much: one test goes on with the server that the last one has left running. */
async function runningServer(): Promise<ServerProcess> {
  running ??= await startServer({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` });
  return running;
}

async function ended<Result>(end: (server: ServerProcess) => Promise<Result>): Promise<Result> {
  const server = await runningServer();
  running = null;
  return end(server);
}

/** The one that the running server sends to. */
async function mailServer(onMail?: (pending: PendingMail) => void): Promise<MailServer> {
  const server = await startMailServer({ port, ...(onMail ? { onMail } : {}) });
  ends.push(server.stop);
  return server;
}

async function server(environment: Record<string, string>): Promise<ServerProcess> {
  const started = await startServer(environment);
  ends.push(async () => started.kill());
  return started;
}

async function runningDatabase() {
  const connection = await runningConnection(dataDir);
  const { db, close } = openDatabase({ connection, namedStatements: false, poolSize: 2, onError: () => {} });
  return { db, close };
}

async function signUp(target: ServerProcess): Promise<string> {
  const email = `${randomUUID()}@ejemplo.es`;
  await callServer(target, register, { body: { name: 'Marta', email, password: 'secreto-1' } });
  return email;
}

function pendingMails() {
  const pending: PendingMail[] = [];
  let wake = () => {};
  const first = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const hold = { on: true };
  return {
    first: async () => {
      await first;
      const [mail] = pending;
      if (!mail) throw new Error('nothing is pending');
      return mail;
    },
    release: () => {
      hold.on = false;
    },
    onMail: (mail: PendingMail) => {
      if (!hold.on) return mail.answer();
      pending.push(mail);
      wake();
    },
  };
}

describe('a mail goes out exactly once', () => {
  it('when the mail server is down for an hour', { timeout }, async () => {
    const app = await runningServer();
    const email = await signUp(app);
    const { db, close } = await runningDatabase();
    for (let tries = 1; tries <= 3; tries += 1) {
      await app.says('mail not sent, trying again later', tries);
      await hastenJobs(db);
    }
    expect(app.output()).toContain('ESOCKET');
    expect(app.output()).not.toContain(email);
    await app.says('mail not sent, trying again later', 4);
    const mails = await mailServer();
    await hastenJobs(db);
    await mails.has(1);
    await allMailsEnded(db);
    // a second order proves that all earlier ones were processed
    await callServer(app, forgotPassword, { body: { email } });
    await mails.has(2);
    expect(mails.received.map(({ subject, envelope }) => [subject, envelope.to])).toEqual([
      ['Confirma tu correo en Bandeja', [email]],
      ['Cambia tu contraseña de Bandeja', [email]],
    ]);
    await close();
  });

  it('when the server is killed while the mail is on its way', { timeout }, async () => {
    const pending = pendingMails();
    const mails = await mailServer(pending.onMail);
    const email = await signUp(await runningServer());
    const { mail } = await pending.first();
    expect(mail.envelope.to).toEqual([email]);
    const before = await runningDatabase();
    await leaveJobsUnmissed(before.db);
    await before.close();
    await ended((each) => each.kill());
    pending.release();
    await runningServer();
    // at its start: nothing else would give the job back before an hour is over
    await mails.has(1);
    const { db, close } = await runningDatabase();
    await allMailsEnded(db);
    await close();
    expect(await ended((each) => each.stop())).toBe(0);
    await signUp(await runningServer());
    const received = await mails.has(2);
    expect(received.filter(({ envelope }) => envelope.to.includes(email))).toHaveLength(1);
  });

  it('when the server is killed as soon as the form is accepted', { timeout }, async () => {
    const mails = await mailServer();
    const first = await runningServer();
    const emails = await Promise.all([signUp(first), signUp(first), signUp(first)]);
    await ended((each) => each.kill());
    await runningServer();
    await mails.has(3);
    const { db, close } = await runningDatabase();
    await allMailsEnded(db);
    await close();
    expect(mails.received.flatMap(({ envelope }) => envelope.to).sort()).toEqual(emails.sort());
  });

  it('when two servers work on one database, and one of them is killed', { timeout }, async () => {
    const accounts = 19;
    const { host, port, user } = inject('database');
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    const admin = new pg.Client({ host, port, user, database: 'postgres' });
    await admin.connect();
    await admin.query(`create database ${name} template ${templateDatabase}`);
    ends.push(async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    });
    const pending = pendingMails();
    const mails = await mailServer(pending.onMail);
    const url = `postgres:///${name}?host=${encodeURIComponent(host)}&port=${port}&user=${user}`;
    const environment = { DATABASE_URL: url, SMTP_URL: mails.url, DATA_DIR: dataDir };
    const doomed = await server(environment);
    const first = await signUp(doomed);
    await pending.first();
    await doomed.kill();
    pending.release();

    const [one, other] = await Promise.all([server(environment), server(environment)]);
    const emails = await Promise.all(Array.from({ length: accounts }, (_, index) => signUp(index % 2 ? one : other)));
    await mails.has(accounts);
    const { db, close } = openDatabase({
      connection: { host, port, user, database: name },
      namedStatements: false,
      onError: () => {},
    });
    ends.push(close);
    await silenceJobs(db);
    await mails.has(accounts + 1);
    await allMailsEnded(db);
    expect(mails.received.flatMap(({ envelope }) => envelope.to).sort()).toEqual([first, ...emails].sort());
    expect(new Set(mails.received.map(({ messageId }) => messageId)).size).toBe(accounts + 1);
    expect(await one.stop()).toBe(0);
    expect(await other.stop()).toBe(0);
  });
});

describe('a server that is stopped while it sends', () => {
  it('finishes the mail', { timeout }, async () => {
    const pending = pendingMails();
    const mails = await mailServer(pending.onMail);
    const app = await runningServer();
    const email = await signUp(app);
    const { answer } = await pending.first();
    const stopped = ended((each) => each.stop('SIGTERM'));
    pending.release();
    answer();
    expect(await stopped).toBe(0);
    await signUp(await runningServer());
    const received = await mails.has(2);
    expect(received.filter(({ envelope }) => envelope.to.includes(email))).toHaveLength(1);
    expect(app.output()).not.toContain('FATAL');
  });

  it('gives the mail back when the mail server never answers', { timeout }, async () => {
    const pending = pendingMails();
    const mails = await mailServer(pending.onMail);
    const email = await signUp(await runningServer());
    await pending.first();
    expect(await ended((each) => each.stop('SIGTERM'))).toBe(0);
    expect(mails.received).toEqual([]);
    pending.release();
    await runningServer();
    const [received] = await mails.has(1);
    expect(received?.envelope.to).toEqual([email]);
  });
});

describe('between the mail server’s word and our mark', () => {
  it('a killed server sends the mail again rather than never, and a receiver recognises it', { timeout }, async () => {
    const pending = pendingMails();
    const mails = await mailServer(pending.onMail);
    await signUp(await runningServer());
    const { answer } = await pending.first();
    const { db, close } = await runningDatabase();
    await cutMark(db, () => {
      pending.release();
      answer();
    });
    expect(mails.received).toHaveLength(1);
    await ended((each) => each.kill());
    await close();
    await runningServer();
    const [first, second] = await mails.has(2);
    expect(second?.messageId).toBe(first?.messageId);
  });
});

describe('without a mail server', () => {
  it('mails are files in DATA_DIR/mail, and the console says so', { timeout }, async () => {
    await ended((each) => each.stop());
    const app = await server({ DATA_DIR: dataDir });
    expect(app.output()).toContain(`Los correos se guardan en ${path.join(dataDir, 'mail')}`);
    const email = await signUp(app);
    const { db, close } = await runningDatabase();
    await allMailsEnded(db);
    await close();
    const [name, ...others] = await readdir(path.join(dataDir, 'mail'));
    expect(others).toEqual([]);
    expect(name).toMatch(/-confirma-tu-correo-en-bandeja-[0-9a-f]{6}\.eml$/);
    const mail = await PostalMime.parse(await readFile(path.join(dataDir, 'mail', name ?? '')));
    expect(mail.to).toEqual([{ name: '', address: email }]);
    expect(mail.text).toMatch(/http:\/\/localhost:\d+\/verify-email\?token=[\w-]{43}\s/);
    expect(await app.stop()).toBe(0);
  });
});
