import { readFile } from 'node:fs/promises';
import { deleteAccount } from '@bandeja/domain/account/contract';
import { login, register } from '@bandeja/domain/auth/contract';
import { getMe } from '@bandeja/domain/profile/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { distribute, recordedDistribution } from '#kit/database/distribute.ts';
import { placementFaults, readSchema, spreadColumn } from '#kit/database/placement.ts';
import { useApi } from '#testing/api.ts';
import { password } from '#testing/factories.ts';
import { standIn } from '#testing/partitions.ts';

const api = useApi();

it('every key of a player’s table holds the player, and every foreign key stays with the player', async () => {
  const schema = await readSchema(api.db);
  expect(placementFaults(schema)).toEqual([]);
  expect(schema.tables.filter((table) => spreadColumn(table) === 'user_id').length).toBeGreaterThan(50);
});

it('says what keeps a table from being spread', async () => {
  const sandbox = api.db.transaction().execute(async (tx) => {
    await sql`
      create table planted (
        user_id uuid not null references users (id), id uuid, token text unique, lead_id uuid references leads (id),
        primary key (user_id, id)
      );
      create table planted_elsewhere (id uuid primary key, user_id uuid references users (id));
      create table planted_sessions (user_id uuid, id uuid primary key, other_id uuid,
        foreign key (other_id, id) references training_sessions (user_id, id));
      create function planted() returns trigger language plpgsql as 'begin return null; end';
      create trigger planted_trigger after insert on planted for each row execute function planted()`.execute(tx);
    expect(placementFaults(await readSchema(tx))).toEqual([
      'planted: planted_lead_id_fkey leaves its group for leads',
      'planted: planted_token_key is unique without user_id',
      'planted: the trigger planted_trigger',
      'planted_elsewhere: its primary key does not hold user_id, and it is not among the service’s tables',
      'planted_elsewhere: planted_elsewhere_user_id_fkey leaves its group for users',
      'planted_sessions: its primary key does not hold user_id, and it is not among the service’s tables',
      'planted_sessions: planted_sessions_other_id_id_fkey leaves its group for training_sessions',
    ]);
    throw new Error('undone');
  });
  await expect(sandbox).rejects.toThrow('undone');
});

it('is spread by the statements on record, and an address is one player’s all the same', async () => {
  const recorded = await readFile(new URL('distribution.sql', import.meta.url), 'utf8');
  expect(await recordedDistribution(api.db), 'run: npm run tables').toBe(recorded);
  const said: string[] = [];
  await standIn(api.db, (line) => said.push(line));
  expect(said.map((line) => `${line}\n`).join('')).toBe(recorded);

  const body = { name: 'Nuria', email: 'nuria@ejemplo.es', password };
  const replies = await Promise.all([1, 2, 3].map(() => api.call(register, { body })));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const token = (await api.call(login, { body })).body.token;
  expect((await api.call(getMe, { token })).body.name).toBe('Nuria');
  const gone = await api.call(deleteAccount, { token, body: { password, confirmation: 'ELIMINAR' } });
  expect(gone.status).toBe(204);
  expect((await api.call(register, { body })).status).toBe(201);
});

it('is refused as a whole where a statement fails', async () => {
  await sql`drop function create_reference_table`.execute(api.db);
  const keys = async () => (await readSchema(api.db)).foreignKeys.length;
  const before = await keys();
  await expect(distribute(api.db, () => {})).rejects.toThrow('create_reference_table');
  expect(await keys()).toBe(before);
});
