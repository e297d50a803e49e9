import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { access, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { login, register } from '@bandeja/domain/auth/contract';
import { getMe } from '@bandeja/domain/profile/contract';
import { listRoutines } from '@bandeja/domain/routines/contract';
import { getSession, putSession, startSession } from '@bandeja/domain/sessions/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callServer, type ServerProcess, startServer } from '#testing/server-process.ts';

const folders: string[] = [];
let dataDir = '';
let running: ServerProcess | null = null;

/** A start costs much: one test goes on with the server that the last one has left running. */
async function runningServer(): Promise<ServerProcess> {
  running ??= await startServer({ DATA_DIR: dataDir });
  return running;
}

async function ended<Result>(end: (server: ServerProcess) => Promise<Result>): Promise<Result> {
  const server = await runningServer();
  running = null;
  return end(server);
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bandeja-process-'));
  folders.push(folder);
  await chmod(folder, 0o755);
  return folder;
}

beforeAll(async () => {
  dataDir = await temporaryFolder();
});

afterAll(async () => {
  await running?.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function newSession(server: ServerProcess) {
  const account = { name: 'Marta', email: `${randomUUID()}@ejemplo.es`, password: 'secreto-1' };
  const { token } = await callServer(server, register, { body: account });
  const routines = await callServer(server, listRoutines, { token });
  const routineId = routines.find((routine) => routine.code === 'R03')?._id ?? '';
  const session = await callServer(server, startSession, { token, body: { routineId, type: 'Fuerza' } });
  return { token, session };
}

describe('the server as a process', () => {
  it('prints the address and the demo accounts, and stops in order on Ctrl-C', { timeout: 180_000 }, async () => {
    const server = await startServer({ DATA_DIR: dataDir });
    expect(server.output()).toMatch(/Bandeja está en marcha: http:\/\/localhost:\d+/);
    for (const key of ['gratis', 'premium', 'pro', 'admin', 'incompleta']) {
      expect(server.output()).toMatch(new RegExp(`${key}@bandeja\\.example\\s+\\S{8}`));
    }
    const password = /admin@bandeja\.example\s+(\S{8})/.exec(server.output())?.[1] ?? '';
    const credentials = { body: { email: 'admin@bandeja.example', password } };
    const { token } = await callServer(server, login, credentials);
    expect((await callServer(server, getMe, { token })).isAdmin).toBe(true);
    expect(await server.stop('SIGINT')).toBe(0);
    // the database cuts off no client while stopping
    expect(server.output()).not.toContain('FATAL');

    // closed while it has a public address
    const open = await startServer({ DATA_DIR: dataDir, PUBLIC_URL: 'https://bandeja.example' });
    await expect(callServer(open, login, credentials)).rejects.toThrow('answered 401');
    await expect(callServer(open, getMe, { token })).rejects.toThrow('answered 401');
    expect(open.output()).toContain('Las 5 cuentas de demostración están cerradas');
    expect(open.output()).not.toContain(password);
    await open.stop();

    const again = await runningServer();
    await expect(callServer(again, getMe, { token })).rejects.toThrow('answered 401');
    expect((await callServer(again, login, credentials)).user.isAdmin).toBe(true);
    expect(again.output()).not.toContain('cerradas');
    const passwords = (output: string) => output.match(/bandeja\.example\s+\S{8}/g);
    expect(passwords(again.output())).toEqual(passwords(server.output()));
  });

  it('loses no acknowledged set when it is killed with -9 while sets are written', { timeout: 180_000 }, async () => {
    const server = await runningServer();
    const { token, session } = await newSession(server);
    const params = { id: session._id };
    const entry = session.exercises[1];
    if (!entry) throw new Error('the routine has no second exercise');
    const acknowledged = new Set<string>();
    const writer = async () => {
      for (let position = 0; ; position += 1) {
        const setId = randomUUID();
        const at = new Date().toISOString();
        const state = { position: position % 90, reps: 8, seconds: null, metres: null, weight: 20 };
        const change = { id: randomUUID(), at, kind: 'set' as const, entryId: entry._id, setId, ...state };
        const body = { changes: [{ ...change, done: true, removed: false }] };
        await callServer(server, putSession, { token, params, body });
        acknowledged.add(setId);
        if (acknowledged.size === 60) await ended((each) => each.kill());
      }
    };
    const ends = await Promise.allSettled([writer(), writer()]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);

    const after = await callServer(await runningServer(), getSession, { token, params });
    const stored = new Set(after.exercises[1]?.setRows.filter((row) => row.done).map((row) => row._id));
    expect(acknowledged.size).toBeGreaterThanOrEqual(60);
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  });

  it('completes begun answers when it is stopped', { timeout: 180_000 }, async () => {
    const server = await runningServer();
    const { token, session } = await newSession(server);
    const params = { id: session._id };
    const entry = session.exercises[1];
    if (!entry) throw new Error('the routine has no second exercise');
    const acknowledged = new Set<string>();
    const failures: string[] = [];
    let stopped: Promise<number | null> | undefined;
    const writer = async () => {
      for (let position = 0; ; position += 1) {
        const setId = randomUUID();
        const at = new Date().toISOString();
        const values = { position: position % 90, reps: 8, seconds: null, metres: null, weight: 20 };
        const change = { id: randomUUID(), at, kind: 'set' as const, entryId: entry._id, setId, ...values };
        await callServer(server, putSession, {
          token,
          params,
          body: { changes: [{ ...change, done: true, removed: false }] },
        });
        acknowledged.add(setId);
        if (acknowledged.size === 40) stopped = ended((each) => each.stop('SIGTERM'));
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: 4 }, writer));
    for (const end of ends) if (end.status === 'rejected') failures.push(String(end.reason));
    expect(failures.filter((failure) => failure.includes('answered'))).toEqual([]);
    expect(await stopped).toBe(0);
    expect(server.output()).not.toContain('FATAL');
    const after = await callServer(await runningServer(), getSession, { token, params });
    const stored = new Set(after.exercises[1]?.setRows.map((row) => row._id));
    expect(acknowledged.size).toBeGreaterThanOrEqual(40);
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  });

  it('stops although a client never ends its request', { timeout: 180_000 }, async () => {
    const server = await runningServer();
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    );
    await once(socket, 'connect');
    // the next answer shows that the server has read what came before it
    await callServer(server, register, {
      body: { name: 'Eva', email: `${randomUUID()}@ejemplo.es`, password: 'abcdef' },
    });
    expect(await ended((each) => each.stop())).toBe(0);
    socket.destroy();
  });

  it('says in a sentence that the port is taken, and stops its database', { timeout: 180_000 }, async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const start = startServer({ DATA_DIR: dataDir, PORT: String(port) });
    await expect(start).rejects.toThrow(new RegExp(`El puerto ${port} ya está en uso`));
    await expect(start).rejects.not.toThrow(/\s+at /);
    await new Promise((resolve) => taken.close(resolve));
    expect((await runningServer()).output()).not.toMatch(/arranque anterior/);
  });

  it('makes no demo accounts in a new folder behind a public address', { timeout: 180_000 }, async () => {
    const folder = await temporaryFolder();
    const server = await startServer({ DATA_DIR: folder, PUBLIC_URL: 'https://bandeja.example' });
    expect(server.output()).not.toMatch(/@bandeja\.example|demostración|pagos son de prueba/);
    await expect(access(path.join(folder, 'demo-accounts.json'))).rejects.toThrow('ENOENT');
    await server.stop();
    // behind a proxy that is not named, all players would share one address
    expect(server.output()).toContain('TRUST_PROXY no dice qué proxy lo sirve');
    expect(server.output()).toContain('Falta SMTP_URL: ningún correo sale de este servidor');
    expect(server.output()).toContain('nadie puede contratar un plan aquí, y la página de precios lo dice');
  });

  it('does not start with a key that is none, and leaves its file as it is', { timeout: 180_000 }, async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'secret.key');
    for (const text of ['', 'corta']) {
      await writeFile(file, text);
      const start = startServer({ DATA_DIR: folder });
      await expect(start).rejects.toThrow(/ended with 1:\nConfiguración no válida:\n {2}- secret\.key: «[^\n]+\n$/);
      expect(await readFile(file, 'utf8')).toBe(text);
    }
  });

  it('refuses a wrong setting with a list of everything that is wrong', async () => {
    await expect(startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'alto', PUBLIC_URL: 'bandeja' })).rejects.toThrow(
      /PUBLIC_URL[\s\S]*LOG_LEVEL/,
    );
  });
});
