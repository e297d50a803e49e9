import pg from 'pg';
import { vi } from 'vitest';
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbedded } from '#start.ts';
import { afterThisTest } from './folders.ts';

/** Starts a database that is stopped after the test; `lines` collects its log. */
export async function start(
  dataDir: string,
  options: Partial<EmbeddedOptions> = {},
): Promise<EmbeddedDatabase & { lines: string[] }> {
  const lines: string[] = [];
  // no system folder unless a test names one: a test leaves nothing there
  const defaults = { sharedFolders: [], log: (line: string) => lines.push(line) };
  const server = await startEmbedded({ dataDir, ...defaults, ...options });
  afterThisTest(server.stop);
  return { ...server, lines };
}

/** Runs one statement on a new connection and returns its rows. */
export async function query(connection: pg.ClientConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

/** The rows of the table that the tests write to while something is killed. */
export async function writtenIds(connection: pg.ClientConfig): Promise<Set<number>> {
  return new Set((await query(connection, 'select id from written')).map((row) => Number(row.id)));
}

/** Repeats `check` until it stops throwing; fails with its last error after a minute. */
export function until<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000, interval: 20 });
}
