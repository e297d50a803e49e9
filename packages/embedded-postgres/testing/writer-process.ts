import pg from 'pg';
import { startEmbedded } from '#start.ts';

export type ChildInput = { dataDir: string; sharedFolders?: string[]; writes: boolean };

// Prints «ready {…}» or «failed …», and «ack n» for every row the server has acknowledged; ends in order on SIGTERM.
const input = JSON.parse(process.argv[2] ?? '{}') as ChildInput;
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const server = await startEmbedded({ ...input, log: (line) => say(`log ${line}`) });
  const { clusterDir, connection } = server;
  process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  if (input.writes) await createTable(connection);
  say(`ready ${JSON.stringify({ clusterDir, connection })}`);
  if (input.writes) await Promise.all([0, 1, 2].map((writer) => write(connection, writer)));
} catch (error) {
  say(`failed ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

async function createTable(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('drop table if exists written; create table written (id integer primary key)');
  await client.end();
}

async function write(connection: pg.ClientConfig, writer: number): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  for (let row = writer; ; row += 3) {
    try {
      await client.query('insert into written values ($1)', [row]);
    } catch {
      return;
    }
    say(`ack ${row}`);
  }
}
