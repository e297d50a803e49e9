import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPool } from '#kit/database/database.ts';

let pool: ReturnType<typeof openPool>;
let client: pg.PoolClient;

beforeAll(async () => {
  pool = openPool({ connection: inject('database'), namedStatements: true, poolSize: 1, onError: () => {} });
  client = await pool.pool.connect();
});

afterAll(async () => {
  client.release();
  await pool.close();
});

const rowsOf = async (text: string, values: unknown[]) => (await client.query(text, values)).rows;

it('is planned once a connection', async () => {
  const text = 'select $1::int as n';
  expect([await rowsOf(text, [1]), await rowsOf(text, [2])]).toEqual([[{ n: 1 }], [{ n: 2 }]]);
  expect(await rowsOf('select statement from pg_prepared_statements where statement = $1', [text])).toHaveLength(1);
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

it('prepares a statement again that a pooler has forgotten', async () => {
  const read = () => rowsOf('select name from places where id = $1', [1]);
  expect(await read()).toEqual([{ name: 'pista' }]);
  await client.query('deallocate all');
  await expect(read()).rejects.toMatchObject({ code: '26000' });
  expect(await read()).toEqual([{ name: 'pista' }]);
});
