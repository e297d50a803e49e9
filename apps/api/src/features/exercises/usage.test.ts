import { randomUUID } from 'node:crypto';
import * as contract from '@bandeja/domain/exercises/contract';
import { startSession } from '@bandeja/domain/sessions/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { auditEntriesOf, newExercise, routineHolding, whileRoutineIsCreated } from '#testing/exercises.ts';
import { newPlayer, type Player } from '#testing/factories.ts';
import { newAdmin } from '#testing/leads.ts';

const api = useApi();
let admin: Player;
let token: string;

beforeAll(async () => {
  admin = await newAdmin(api);
  token = admin.token;
});

const get = (id: string) => api.call(contract.getExercise, { token, params: { id } });
const remove = (id: string) => api.call(contract.deleteExercise, { token, params: { id } });
const usage = (id: string) => api.call(contract.getExerciseUsage, { token, params: { id } });

describe('GET /exercises/:id/usage', () => {
  it('names routines of the library, counts those of players and sessions', async () => {
    const [marta, luis] = [await newPlayer(api), await newPlayer(api)];
    const { _id } = await newExercise(api, admin);
    expect((await usage(_id)).body).toEqual({ routines: [], playerRoutines: 0, sessions: 0, variationOf: [] });
    const second = await routineHolding(api, [_id, _id], { name: 'Segunda' });
    const first = await routineHolding(api, [_id], { name: 'Primera', isActive: false });
    await routineHolding(api, [_id], { ownerId: marta.user._id });
    await routineHolding(api, [_id], { ownerId: luis.user._id });
    for (const { token: own } of [marta, luis]) {
      const started = await api.call(startSession, {
        token: own,
        body: { routineId: second, type: 'Fuerza', date: new Date().toISOString() },
      });
      expect(started.status).toBe(201);
    }
    expect((await usage(_id)).body).toEqual({
      routines: [
        { _id: first, name: 'Primera', isActive: false },
        { _id: second, name: 'Segunda', isActive: true },
      ],
      playerRoutines: 2,
      sessions: 2,
      variationOf: [],
    });
    expect((await usage(randomUUID())).error.code).toBe('exercise.not_found');
    const refused = await remove(_id);
    expect([refused.status, refused.error]).toEqual([
      409,
      { code: 'exercise.in_use', message: 'Se usa en 4 rutinas y 2 sesiones: solo se puede retirar.' },
    ]);
    expect((await get(_id)).status).toBe(200);
  });
});

describe('DELETE /exercises/:id', () => {
  it('deletes an unused exercise with its own variations', async () => {
    const other = await newExercise(api, admin);
    const { _id } = await newExercise(api, admin, { variations: [other._id] });
    expect((await remove(_id)).status).toBe(204);
    expect((await get(_id)).status).toBe(404);
    expect((await remove(_id)).error.code).toBe('exercise.not_found');
    expect((await get(other._id)).status).toBe(200);
    expect((await auditEntriesOf(api, _id)).map(({ action }) => action)).toEqual(['create', 'publish', 'delete']);
  });

  it('refuses to delete an exercise that others name as their variation, with the reason', async () => {
    const { _id } = await newExercise(api, admin);
    const naming = await newExercise(api, admin, { variations: [_id] });
    expect((await usage(_id)).body.variationOf).toEqual([{ _id: naming._id, name: naming.name }]);
    await routineHolding(api, [_id]);
    expect((await remove(_id)).error.message).toBe(
      'Se usa en 1 rutina y las variaciones de 1 ejercicio: solo se puede retirar.',
    );
  });

  it('refuses one that a concurrent routine is adding', async () => {
    const other = await newExercise(api, admin);
    const { _id } = await newExercise(api, admin, { variations: [other._id] });
    const refused = await whileRoutineIsCreated(api, _id, () => remove(_id));
    expect([refused.status, refused.error]).toEqual([
      409,
      { code: 'exercise.in_use', message: 'Se usa en 1 rutina: solo se puede retirar.' },
    ]);
    expect((await get(_id)).body.variations.map((variation) => variation._id)).toEqual([other._id]);
  });

  it('is done once by ten admins', async () => {
    const { _id } = await newExercise(api, admin);
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => remove(_id)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, ...Array(9).fill(404)]);
  });
});
