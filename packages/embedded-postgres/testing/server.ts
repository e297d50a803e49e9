import pg from 'pg';
import { vi } from 'vitest';
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbedded } from '#start.ts';
import { afterThisTest } from './folders.ts';

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

export async function writtenIds(connection: pg.ClientConfig): Promise<Set<number>> {
  return new Set((await query(connection, 'select id from written')).map((row) => Number(row.id)));
}

/** Fails with the last error of `check` after a minute. */
export function until<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000, interval: 20 });
}
