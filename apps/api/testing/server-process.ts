import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { BodyInput, Endpoint, ResponseOf } from '@bandeja/domain/wire/endpoint';

const mainFile = fileURLToPath(new URL('../src/main.ts', import.meta.url));
/** Cache of compiled code, as `npm start` has one: saves a third of a start. */
const compileCache = fileURLToPath(new URL('../../../.cache/node-compile', import.meta.url));

export type ServerProcess = {
  url: string;
  output: () => string;
  says: (text: string, times?: number) => Promise<void>;
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  exited: () => Promise<number | null>;
  kill: () => Promise<void>;
};

let lastPort = 10_000 + (process.pid % 200) * 100;

/** Below the ports that the system assigns by itself, so that no new connection takes it; each test process begins elsewhere. */
export async function freePort(): Promise<number> {
  for (;;) {
    lastPort += 1;
    const port = lastPort;
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer().once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

export async function startServer(environment: Record<string, string>, file = mainFile): Promise<ServerProcess> {
  const port = Number(environment.PORT ?? (await freePort()));
  const child = spawn(process.execPath, [file], {
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compileCache,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      WARM_UP: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const url = `http://127.0.0.1:${port}`;
  await ready(child, () => output);
  return {
    url,
    output: () => output,
    says: (text, times = 1) =>
      new Promise((resolve) => {
        const look = () => {
          if (output.split(text).length <= times) return;
          child.stdout.off('data', look);
          resolve();
        };
        child.stdout.on('data', look);
        look();
      }),
    stop: async (signal = 'SIGINT') => {
      const exited = once(child, 'exit');
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
    exited: async () => (child.exitCode === null ? (await once(child, 'exit'))[0] : child.exitCode),
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

async function ready(child: ChildProcess, output: () => string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (output().includes('Bandeja está en marcha')) resolve();
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output()}`)));
  });
}

/** Calls the running server; throws when it refuses, so that only acknowledged writes count. */
export async function callServer<E extends Endpoint>(
  server: { url: string },
  contract: E,
  sent: { token?: string; params?: Record<string, string>; query?: Record<string, string>; body?: BodyInput<E> } = {},
): Promise<ResponseOf<E>> {
  const path = contract.path.replace(/:(\w+)/g, (_, key: string) => sent.params?.[key] ?? '');
  const response = await fetch(`${server.url}/api${path}?${new URLSearchParams(sent.query)}`, {
    method: contract.method,
    headers: {
      ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
      ...(sent.body ? { 'content-type': 'application/json' } : {}),
    },
    ...(sent.body ? { body: JSON.stringify(sent.body) } : {}),
  });
  if (!response.ok) throw new Error(`${contract.method} ${path} answered ${response.status}: ${await response.text()}`);
  // the server serialises answers through this contract
  return (response.status === 204 ? undefined : await response.json()) as ResponseOf<E>;
}
