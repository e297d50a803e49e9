import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPool } from '#kit/database/database.ts';

let pool: ReturnType<typeof openPool>;
let client: pg.PoolClient;
let described = 0;
let ways = 0;

beforeAll(async () => {
  pool = openPool({ connection: inject('database'), namedStatements: true, poolSize: 1, onError: () => {} });
  client = await pool.pool.connect();
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
  connection.on('rowDescription', () => {
    described += 1;
  });
  connection.on('readyForQuery', () => {
    ways += 1;
  });
});

afterAll(async () => {
  client.release();
  await pool.close();
});

const rowsOf = async (text: string, values: unknown[]) => (await client.query(text, values)).rows;

it('asks for the columns of a statement once', async () => {
  const before = described;
  const read = (n: number) => rowsOf('select $1::int as n, null as nothing, now() as at', [n]);
  const instants = { nothing: null, at: expect.any(Date) };
  expect([await read(1), await read(2), await read(3)]).toEqual([1, 2, 3].map((n) => [{ n, ...instants }]));
  expect(described - before).toBe(1);
});

it('refuses a callback instead of leaving it without an answer', () => {
  expect(() => client.query('select $1::int', [1], () => {})).toThrow('answer with a promise');
});

it('writes parameters as the driver does', async () => {
  const values = [
    '«a» "b" \\c',
    1.5,
    true,
    null,
    undefined,
    new Date('2026-03-29T01:30:00.123Z'),
    Buffer.from([0, 255]),
    ['a"b', 'c\\d', null, 'NULL', 'e,f', ''],
    [1, 2],
    { a: ['ñ'] },
  ];
  const text = `select $1::text as a, $2::float8 as b, $3::bool as c, $4::text as d, $5::int as e, $6::timestamptz as f,
    $7::bytea as g, $8::text[] as h, $9::int[] as i, $10::jsonb as j`;
  const [row] = await rowsOf(text, values);
  expect(Object.values(row)).toEqual(values.map((value) => value ?? null));
});

it('reports a statement’s command and its number of changed rows', async () => {
  await client.query('create temporary table places (id int primary key, name text)');
  const insert = () => client.query('insert into places select n, $1 from generate_series(1, 3) n', ['pista']);
  expect(await insert()).toMatchObject({ command: 'INSERT', rowCount: 3, rows: [] });
  await expect(insert()).rejects.toMatchObject({ code: '23505' });
  expect(await client.query('delete from places where id > $1', [1])).toMatchObject({ command: 'DELETE', rowCount: 2 });
  await client.query('delete from places where id > $1', [0]);
  expect(await insert()).toMatchObject({ rowCount: 3 });
});

it('prepares a statement again where its columns have changed', async () => {
  const read = () => rowsOf('select * from places where id = $1', [1]);
  expect(await read()).toEqual([{ id: 1, name: 'pista' }]);
  await client.query('alter table places add column city text');
  await expect(read()).rejects.toThrow();
  expect(await read()).toEqual([{ id: 1, name: 'pista', city: null }]);
});

it('refuses rows that do not fit what it knows, as a pooler may hand them on', async () => {
  const text = 'select name from places where id = $1';
  const read = () => rowsOf(text, [1]);
  expect(await read()).toEqual([{ name: 'pista' }]);
  const [known] = (await client.query(`select name from pg_prepared_statements where statement = '${text}'`)).rows;
  await client.query(`deallocate "${known.name}"`);
  await client.query(`prepare "${known.name}"(int) as select city, name from places where id = $1`);
  await expect(read()).rejects.toThrow('columns of a prepared statement have changed');
  expect(await read()).toEqual([{ name: 'pista' }]);
});

it('begins a transaction with its first statement, and not without one', async () => {
  client.release();
  const db = new Kysely<{ places: { id: number; name: string } }>({
    dialect: new PostgresDialect({ pool: pool.pool }),
  });
  const rename = (tx: typeof db, name: string) => tx.updateTable('places').set({ name }).where('id', '=', 1).execute();
  const nameNow = async () => (await db.selectFrom('places').select('name').where('id', '=', 1).execute())[0]?.name;
  await rename(db, 'centro');

  let before = ways;
  await db.transaction().execute(async (tx) => void (await rename(tx, 'cristal')));
  expect([await nameNow(), ways - before]).toEqual(['cristal', 3]);

  before = ways;
  await db.transaction().execute(async () => {});
  expect(ways - before).toBe(0);

  const wrong = (tx: typeof db) => sql`select ${'x'}::int`.execute(tx);
  const plain = (tx: typeof db) => sql`select 1`.execute(tx);
  for (const steps of [[wrong], [plain, wrong], [(tx: typeof db) => rename(tx, 'muro'), wrong]]) {
    const work = db.transaction().execute(async (tx) => {
      for (const step of steps) await step(tx);
    });
    await expect(work).rejects.toMatchObject({ code: '22P02' });
    expect(await nameNow()).toBe('cristal');
  }
  client = await pool.pool.connect();
});
