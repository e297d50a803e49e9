import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import { seedCatalogue } from '../seeds/apply.ts';
import { useApi } from './api.ts';

const api = useApi();

it('seeds 109 exercises and 26 routines, once', async () => {
  const count = async (table: 'exercises' | 'routines') =>
    (await api.db.selectFrom(table).select('id').execute()).length;
  expect([await count('exercises'), await count('routines')]).toEqual([109, 26]);
  const again = await Promise.all([seedCatalogue(api.db, randomUUIDv7), seedCatalogue(api.db, randomUUIDv7)]);
  expect(again).toEqual(Array(2).fill({ exercises: 0, routines: 0 }));
  expect([await count('exercises'), await count('routines')]).toEqual([109, 26]);
});

it('leaves an admin’s edit alone and brings back only what is absent', async () => {
  await api.db.updateTable('exercises').set({ name: 'Sentadilla a mi manera' }).where('code', '=', 'F01').execute();
  await api.db.updateTable('routines').set({ is_active: false }).where('code', '=', 'R01').execute();
  await api.db.deleteFrom('routines').where('code', '=', 'R26').execute();
  expect(await seedCatalogue(api.db, randomUUIDv7)).toEqual({ exercises: 0, routines: 1 });
  const squat = await api.db.selectFrom('exercises').select('name').where('code', '=', 'F01').executeTakeFirst();
  expect(squat?.name).toBe('Sentadilla a mi manera');
  const warmUp = await api.db.selectFrom('routines').select('is_active').where('code', '=', 'R01').executeTakeFirst();
  expect(warmUp?.is_active).toBe(false);
});

it('stores every foreign key and dose whole', async () => {
  const row = await api.db.selectFrom('exercises').selectAll().where('code', '=', 'F30').executeTakeFirstOrThrow();
  expect(row.dose).toEqual({ sets: 3, reps: 1, seconds: 30, perSide: false, rest: 45 });
  expect(row.caution_for).toEqual(['hombro', 'lumbar']);
});
