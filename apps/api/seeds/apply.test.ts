import { randomUUIDv7 } from 'node:crypto';
import { drillSchema } from '@bandeja/domain/exercises/drill';
import { each } from '@bandeja/domain/testing/each';
import { drills } from '@bandeja/drawing/drills/drills';
import { expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { seedCatalogue } from './apply.ts';

const api = useApi();

it('seeds 109 exercises and 33 routines, once', async () => {
  const count = async (table: 'exercises' | 'routines') =>
    (await api.db.selectFrom(table).select('id').execute()).length;
  expect([await count('exercises'), await count('routines')]).toEqual([109, 33]);
  const again = await Promise.all([seedCatalogue(api.db, randomUUIDv7), seedCatalogue(api.db, randomUUIDv7)]);
  expect(again).toEqual(Array(2).fill({ exercises: 0, routines: 0 }));
  expect([await count('exercises'), await count('routines')]).toEqual([109, 33]);
});

it('leaves an admin’s edit alone and restores only missing rows', async () => {
  await api.db.updateTable('exercises').set({ name: 'Sentadilla a mi manera' }).where('code', '=', 'F01').execute();
  await api.db.updateTable('routines').set({ is_active: false }).where('code', '=', 'R01').execute();
  await api.db.deleteFrom('routines').where('code', '=', 'R26').execute();
  expect(await seedCatalogue(api.db, randomUUIDv7)).toEqual({ exercises: 0, routines: 1 });
  const squat = await api.db.selectFrom('exercises').select('name').where('code', '=', 'F01').executeTakeFirst();
  expect(squat?.name).toBe('Sentadilla a mi manera');
  const warmUp = await api.db.selectFrom('routines').select('is_active').where('code', '=', 'R01').executeTakeFirst();
  expect(warmUp?.is_active).toBe(false);
});

it('gives every exercise its own address, even if an admin took its name before', async () => {
  const slugs = await api.db.selectFrom('exercises').select('slug').execute();
  each(slugs, 109, ({ slug }) => expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/));
  expect(new Set(slugs.map(({ slug }) => slug)).size).toBe(slugs.length);
  await api.db.deleteFrom('routine_entries').execute();
  await api.db.deleteFrom('exercise_variations').execute();
  const former = await api.db
    .deleteFrom('exercises')
    .where('code', '=', 'F05')
    .returningAll()
    .executeTakeFirstOrThrow();
  const own = {
    ...former,
    id: randomUUIDv7(),
    code: null,
    dose: JSON.stringify(former.dose),
    drill: null,
    pictures: '[]',
    film: null,
  };
  await api.db.insertInto('exercises').values(own).execute();
  expect(await seedCatalogue(api.db, randomUUIDv7)).toEqual({ exercises: 1, routines: 0 });
  const again = await api.db.selectFrom('exercises').select('slug').where('code', '=', 'F05').executeTakeFirst();
  expect(again?.slug).toBe(`${former.slug}-f05`);
});

it('draws the drills, also those seeded before they were drawn, and no other', async () => {
  const drawn = async () => {
    const rows = await api.db
      .selectFrom('exercises')
      .select(['code', 'drill'])
      .where('drill', 'is not', null)
      .orderBy('code')
      .execute();
    each(rows, 22, ({ code, drill }) => expect([code, drillSchema.safeParse(drill).success]).toEqual([code, true]));
    return rows.map(({ code }) => code);
  };
  const codes = Object.keys(drills).sort();
  expect(await drawn()).toEqual(codes);
  await api.db
    .updateTable('exercises')
    .set({ drill: null, name: 'Dibujo borrado' })
    .where('code', 'like', 'T%')
    .execute();
  const stored = JSON.stringify({
    players: [{ id: 'a', role: 'player', at: [5, 5] }],
    phases: [{ text: 'Espera', ball: [] }],
  });
  await api.db.updateTable('exercises').set({ drill: stored }).where('code', '=', 'K01').execute();
  await seedCatalogue(api.db, randomUUIDv7);
  expect(await drawn()).toEqual(codes);
  const rows = await api.db
    .selectFrom('exercises')
    .select(['name', 'drill'])
    .where('code', 'in', ['K01', 'T01'])
    .orderBy('code')
    .execute();
  expect(rows).toEqual([
    { name: expect.any(String), drill: JSON.parse(stored) },
    { name: 'Dibujo borrado', drill: expect.objectContaining({ phases: expect.any(Array) }) },
  ]);
});

it('stores every foreign key and dose whole', async () => {
  const row = await api.db.selectFrom('exercises').selectAll().where('code', '=', 'F30').executeTakeFirstOrThrow();
  expect(row.dose).toEqual({ sets: 3, reps: 1, seconds: 30, perSide: false, rest: 45 });
  expect(row.caution_for).toEqual(['hombro', 'lumbar']);
});
