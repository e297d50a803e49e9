import { createRoutine } from '@bandeja/domain/routines/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { refreshRoutinesOf } from '#features/routines/service.ts';
import { useApi } from '#testing/api.ts';
import type { Player } from '#testing/factories.ts';
import { newAdmin } from '#testing/leads.ts';
import { changeExercise, newExercise, routineForm, routineRow } from '#testing/library.ts';

const api = useApi();
let admin: Player;

beforeAll(async () => {
  admin = await newAdmin(api);
});

const create = (exercises: string[]) => api.call(createRoutine, { token: admin.token, body: routineForm(exercises) });

describe('refreshRoutinesOf', () => {
  it('lets the routines of an exercise say what they need now, and leaves the others alone', async () => {
    const exercise = await newExercise(api, { equipment: ['gomas'] });
    const comba = await newExercise(api, { equipment: ['comba', 'pared'] });
    const { body: routine } = await create([comba, exercise]);
    const { body: other } = await create([comba]);
    const before = await routineRow(api, other._id);
    await changeExercise(api, exercise, { equipment: ['pared', 'mancuernas o kettlebell', 'ñandú "x"'] });
    await api.db.transaction().execute((tx) => refreshRoutinesOf(api.deps, tx, exercise));
    expect((await routineRow(api, routine._id))?.equipment).toEqual([
      'comba',
      'pared',
      'mancuernas o kettlebell',
      'ñandú "x"',
    ]);
    expect(await routineRow(api, other._id)).toEqual(before);
    await changeExercise(api, exercise, { equipment: [] });
    await api.db.transaction().execute((tx) => refreshRoutinesOf(api.deps, tx, exercise));
    expect((await routineRow(api, routine._id))?.equipment).toEqual(['comba', 'pared']);
  });

  it('holds while routines with the changing exercise are created', async () => {
    for (let round = 0; round < 5; round += 1) {
      const exercise = await newExercise(api, { equipment: ['gomas'] });
      const [reply] = await Promise.all([
        create([exercise]),
        api.db.transaction().execute(async (tx) => {
          await changeExercise({ db: tx }, exercise, { equipment: ['comba'] });
          await refreshRoutinesOf(api.deps, tx, exercise);
        }),
      ]);
      expect((await routineRow(api, reply.body._id))?.equipment).toEqual(['comba']);
    }
  });
});
