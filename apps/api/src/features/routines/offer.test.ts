import { putProfile } from '@bandeja/domain/profile/contract';
import { getRoutine, listRoutines, searchRoutines } from '@bandeja/domain/routines/contract';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import { newPlayer, type Player, readyPlayer } from '../../../testing/factories.ts';

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
    expect((await list(player)).every(({ offer }) => offer?.isOffered === true)).toBe(true);
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

  it('says nothing to a guest', async () => {
    const { body } = await api.call(searchRoutines, { query: { query: 'mancuernas' } });
    expect(body.length).toBeGreaterThan(0);
    expect(body.filter(({ offer }) => offer !== undefined)).toEqual([]);
  });
});
