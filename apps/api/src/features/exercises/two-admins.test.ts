import * as contract from '@bandeja/domain/exercises/contract';
import { createRoutine, getRoutine, updateRoutine } from '@bandeja/domain/routines/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import { exerciseForm, exerciseIdByCode, newExercise } from '../../../testing/exercises.ts';
import type { Player } from '../../../testing/factories.ts';
import { newAdmin } from '../../../testing/leads.ts';
import { routineForm } from '../../../testing/library.ts';

const api = useApi();
let ana: Player;
let marta: Player;

beforeAll(async () => {
  ana = await newAdmin(api);
  marta = await newAdmin(api);
});

const put = (who: Player, id: string, changes: Partial<contract.ExerciseBody>) =>
  api.call(contract.updateExercise, { token: who.token, params: { id }, body: exerciseForm(changes) });

describe('two admins at one exercise', () => {
  it('the second save is refused with who, when and both texts, and nothing is written', async () => {
    const { _id, version } = await newExercise(api, ana);
    const first = await put(marta, _id, { version, avoidFor: ['rodilla', 'tobillo'] });
    expect([first.status, first.body.version]).toEqual([200, version + 1]);
    const second = await put(ana, _id, { version, description: 'Otra descripción.' });
    expect([second.status, second.error.code]).toEqual([409, 'catalogue.changed']);
    expect(second.error.changed).toEqual({
      by: marta.user.name,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      version: version + 1,
      stored: first.body,
      sent: expect.objectContaining({ version, description: 'Otra descripción.', avoidFor: ['rodilla'] }),
    });
    const { body } = await api.call(contract.getExercise, { token: ana.token, params: { id: _id } });
    expect(body).toEqual(first.body);
    const chosen = await put(ana, _id, { version: version + 1, description: 'Otra descripción.' });
    expect([chosen.status, chosen.body.version]).toEqual([200, version + 2]);
  });

  it('in the other order as well, and ten at once make one save', async () => {
    const { _id, version } = await newExercise(api, ana);
    expect((await put(ana, _id, { version, name: 'De Ana' })).status).toBe(200);
    expect((await put(marta, _id, { version, name: 'De Marta' })).error.changed?.by).toBe(ana.user.name);
    const saves = Array.from({ length: 10 }, (_, n) => put(n % 2 ? ana : marta, _id, { version: version + 1 }));
    const statuses = (await Promise.all(saves)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(409)]);
  });

  it('a PUT without a version is taken', async () => {
    const { _id, version } = await newExercise(api, ana);
    await put(marta, _id, { version, name: 'De Marta' });
    const { status, body } = await put(ana, _id, { name: 'Sin versión' });
    expect([status, body.name, body.version]).toEqual([200, 'Sin versión', version + 2]);
  });
});

describe('two admins at one routine', () => {
  it('the second save is refused with both texts; one without a version is taken', async () => {
    const squat = await exerciseIdByCode(api, 'F01');
    const form = routineForm([squat]);
    const { body: routine } = await api.call(createRoutine, { token: ana.token, body: form });
    const save = (who: Player, over: object) =>
      api.call(updateRoutine, { token: who.token, params: { id: routine._id }, body: { ...form, ...over } });
    const first = await save(marta, { version: routine.version, name: 'De Marta' });
    expect([first.status, first.body.version]).toEqual([200, routine.version + 1]);
    const second = await save(ana, { version: routine.version, name: 'De Ana' });
    expect([second.status, second.error.code, second.error.changed?.by]).toEqual([
      409,
      'catalogue.changed',
      marta.user.name,
    ]);
    expect(second.error.changed).toMatchObject({ stored: { name: 'De Marta' }, sent: { name: 'De Ana' } });
    const { body } = await api.call(getRoutine, { token: ana.token, params: { id: routine._id } });
    expect(body.name).toBe('De Marta');
    expect((await save(ana, { name: 'Sin versión' })).status).toBe(200);
  });
});
