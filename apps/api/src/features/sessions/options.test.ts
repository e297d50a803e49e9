import { putProfile } from '@bandeja/domain/profile/contract';
import * as contract from '@bandeja/domain/sessions/contract';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { finishedSession, newPlayer, type Player, readyPlayer, setChange, startedSession } from '#testing/factories.ts';

const api = useApi();

const optionsFor = (player: Player, id: string, query: { instead?: string; search?: string } = {}) =>
  api.call(contract.listExerciseOptions, { token: player.token, params: { id }, query });

describe('exercises for a session under way', () => {
  it('stand in with the same kind of work and are not in the session already', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const entry = session.exercises[1];
    const { body } = await optionsFor(player, session._id, { instead: entry?._id ?? '' });
    expect(body.options.length).toBeGreaterThan(2);
    const used = session.exercises.map(({ exerciseId }) => exerciseId);
    expect(body.options.filter(({ exerciseId }) => used.includes(exerciseId))).toEqual([]);
    expect(new Set(body.options.map(({ tags }) => tags[0]))).toEqual(new Set([entry?.tags[0]]));
  });

  it('for a drill are those of its stroke first, then other drills, then what is none', async () => {
    const player = await readyPlayer(api, { fitnessLevel: 'Avanzado' });
    const session = await startedSession(api, player, 'R17');
    const drill = session.exercises.find(({ strokes = [] }) => strokes.includes('bandeja'));
    const { body } = await optionsFor(player, session._id, { instead: drill?._id ?? '' });
    const distances = body.options.map(({ strokes = [] }) => {
      if (strokes.some((stroke) => drill?.strokes?.includes(stroke))) return 0;
      return strokes.length > 0 ? 1 : 2;
    });
    expect(distances).toEqual(distances.toSorted());
    expect(new Set(distances)).toContain(1);
  });

  it('are found by a part of their name, ignoring accents', async () => {
    const player = await newPlayer(api);
    const session = await startedSession(api, player);
    const { body } = await optionsFor(player, session._id, { search: 'ZANCÁDA' });
    expect(body.options.length).toBeGreaterThan(0);
    expect(body.options.filter(({ name }) => !name.toLowerCase().includes('zancada'))).toEqual([]);
  });

  it('have the day and the sets of the last time; those come first', async () => {
    const player = await newPlayer(api);
    const first = await startedSession(api, player);
    await finishedSession(api, player, first._id, { changes: [setChange(first, 1, 0, { reps: 7 })] });
    const second = await startedSession(api, player, 'R03');
    const { body } = await optionsFor(player, second._id);
    expect(body.options[0]).toMatchObject({ exerciseId: first.exercises[1]?.exerciseId, lastDone: first.localDate });
    expect(body.options[0]?.lastTime).toMatchObject([{ reps: 7 }]);
  });

  it('say what they do to an area that the player spares', async () => {
    const player = await readyPlayer(api);
    const body = { injuries: 'Molestias leves en rodilla', injuriesConsent: true };
    await api.call(putProfile, { token: player.token, body });
    const session = await startedSession(api, player);
    const { body: found } = await optionsFor(player, session._id, { search: 'salto' });
    expect(found.areas).toEqual(['rodilla']);
    const loading = found.options.filter(({ burden }) => burden === 'loads');
    expect(loading.length).toBeGreaterThan(0);
    expect(loading.filter(({ why }) => !why.endsWith('Carga tu rodilla.'))).toEqual([]);
  });

  it('leave jumps, sprints and overhead work out while it is not clear what ails, and say so', async () => {
    const player = await readyPlayer(api);
    const body = { injuries: 'Me diagnosticaron entesocondrosis', injuriesConsent: true };
    await api.call(putProfile, { token: player.token, body });
    const session = await startedSession(api, player);
    const { body: jumps } = await optionsFor(player, session._id, { search: 'salto' });
    expect(jumps.options.map(({ name }) => name)).toEqual(['Sentadilla rápida sin salto']);
    expect(jumps.doubt).toMatch(/^He dejado fuera saltos, sprints y golpes por encima de la cabeza/);
    const { body: others } = await optionsFor(player, session._id);
    expect(others.options.length).toBeGreaterThan(2);
  });

  it("of another player's session are not found", async () => {
    const [player, other] = [await newPlayer(api), await newPlayer(api)];
    const session = await startedSession(api, player);
    expect((await optionsFor(other, session._id)).status).toBe(404);
  });
});

describe('the exercises for a device without a network', () => {
  it('are all up to the level of the player, with what they do to a spared area', async () => {
    const player = await readyPlayer(api);
    const body = { injuries: 'Molestias leves en rodilla', injuriesConsent: true };
    await api.call(putProfile, { token: player.token, body });
    const pool = await api.call(contract.listExercisePool, { token: player.token });
    expect(pool.body.areas).toEqual(['rodilla']);
    expect(pool.body.options.length).toBeGreaterThan(60);
    expect(pool.body.options.filter(({ burden }) => burden === 'loads').length).toBeGreaterThan(3);
    const session = await startedSession(api, player);
    const { body: found } = await optionsFor(player, session._id, { instead: session.exercises[1]?._id ?? '' });
    const ids = pool.body.options.map(({ exerciseId }) => exerciseId);
    expect(found.options.filter(({ exerciseId }) => !ids.includes(exerciseId))).toEqual([]);
  });

  it('are for players', async () => {
    expect((await api.call(contract.listExercisePool, {})).status).toBe(401);
  });
});
