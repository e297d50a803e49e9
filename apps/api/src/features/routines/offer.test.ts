import { putProfile } from '@bandeja/domain/profile/contract';
import { getRoutine, listRoutines, searchRoutines } from '@bandeja/domain/routines/contract';
import { warmUpCode } from '@bandeja/domain/sessions/vocabulary';
import { atLeast } from '@bandeja/domain/testing/each';
import { usageMonth } from '@bandeja/domain/usage/rules';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import { newPlayer, type Player, readyPlayer } from '../../../testing/factories.ts';
import { useRoutines, useSessions } from '../../../testing/subscriptions.ts';

const api = useApi();

const strength = 'Fuerza completa con mancuernas';
const list = async ({ token }: Player) => (await api.call(listRoutines, { token })).body;
const offerOf = async (player: Player, name = strength) =>
  (await list(player)).find((each) => each.name === name)?.offer;
const hurt = (injuries: string) => readyPlayer(api, { injuries, injuriesConsent: true });

describe('what is offered to a player', () => {
  it.each([
    ['Me molesta el hombro derecho', { isOffered: false, reason: 'injury', area: 'hombro', note: '' }],
    ['Me molesta la rodilla', { isOffered: false, reason: 'injury', area: 'rodilla', note: '' }],
    ['Me molesta el codo', { isOffered: true, note: 'Si notas el codo, menos carga o menos recorrido.' }],
  ] as const)('%s: list, search and routine say the same', async (injuries, expected) => {
    const player = await hurt(injuries);
    const { token } = player;
    const offer = await offerOf(player);
    expect(offer).toMatchObject(expected);
    const found = await api.call(searchRoutines, { token, query: { query: 'mancuernas' } });
    expect(found.body.find(({ name }) => name === strength)?.offer).toEqual(offer);
    const id = found.body.find(({ name }) => name === strength)?._id ?? '';
    expect((await api.call(getRoutine, { token, params: { id } })).body.offer).toEqual(offer);
  });

  it('hides nothing: the list is as long as for a player without an injury', async () => {
    const healthy = await list(await readyPlayer(api));
    const sore = await list(await hurt('Me molesta el hombro derecho'));
    expect(sore.map(({ name }) => name)).toEqual(healthy.map(({ name }) => name));
    expect(sore.filter(({ offer }) => offer?.reason === 'injury').length).toBeGreaterThan(0);
  });

  it('nothing above the level; without a profile everything', async () => {
    const player = await newPlayer(api);
    expect(atLeast(25, await list(player)).every(({ offer }) => offer?.isOffered === true)).toBe(true);
    await api.call(putProfile, { token: player.token, body: { fitnessLevel: 'Principiante' } });
    const routines = await list(player);
    const hard = routines.filter(({ difficulty }) => difficulty !== 'Principiante');
    expect(hard.length).toBeGreaterThan(5);
    expect(new Set(hard.map(({ offer }) => offer?.reason))).toEqual(new Set(['level']));
  });

  it('nothing under a red flag', async () => {
    const routines = await list(await hurt('Me duele el pecho al correr'));
    expect(routines.length).toBeGreaterThan(20);
    expect(routines.filter(({ offer }) => offer?.isOffered)).toEqual([]);
  });

  it('at the limit of the plan what it still lets start: the routines of the month, matches and the warm-up', async () => {
    const player = await readyPlayer(api);
    const used = (await list(player)).filter(({ type, code }) => type !== 'Partido' && code !== warmUpCode).slice(0, 3);
    const month = usageMonth(api.clock.now ?? new Date());
    const open = async () => (await list(player)).filter(({ offer }) => offer?.isOffered);
    const ids = used.map(({ _id }) => _id);
    await useRoutines(api, player, month, ids.slice(0, 2));
    const before = await open();
    await useRoutines(api, player, month, ids.slice(2));
    const counted = (await open()).filter(({ type, code }) => type !== 'Partido' && code !== warmUpCode);
    expect(before.length).toBeGreaterThan(10);
    expect(counted.map(({ _id }) => _id)).toEqual(ids.filter((id) => before.some(({ _id }) => _id === id)));
    const other = before.find(({ _id, type, code }) => !ids.includes(_id) && type === 'Físico' && code !== warmUpCode);
    const found = (await api.call(getRoutine, { token: player.token, params: { id: other?._id ?? '' } })).body;
    expect(found.offer).toEqual({ isOffered: false, reason: 'plan', area: null, note: '' });
    await useSessions(api, player, month, 10);
    const left = await open();
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter(({ type, code }) => type !== 'Partido' && code !== warmUpCode)).toEqual([]);
  });

  it('says nothing to a guest', async () => {
    const { body } = await api.call(searchRoutines, { query: { query: 'mancuernas' } });
    expect(body.length).toBeGreaterThan(0);
    expect(body.filter(({ offer }) => offer !== undefined)).toEqual([]);
  });
});
