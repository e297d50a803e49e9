import { putProfile } from '@bandeja/domain/profile/contract';
import { addFavorite, getRoutine, listRoutines, type RoutineSummary } from '@bandeja/domain/routines/contract';
import { generateWeek, previewWeek } from '@bandeja/domain/schedule/contract';
import { each } from '@bandeja/domain/testing/each';
import type { QueryInput } from '@bandeja/domain/wire/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadUser } from '#features/profile/service.ts';
import { routinesPage } from '#features/routines/queries.ts';
import { routinesToPlan } from '#features/routines/service.ts';
import { useApi } from '../../../testing/api.ts';
import { newPlayer, type Player, readyPlayer } from '../../../testing/factories.ts';
import { newAdmin } from '../../../testing/leads.ts';
import { genericPlanOf, manyRoutines, ownRoutineNamed, planOf } from '../../../testing/library.ts';

const api = useApi();
const added = 2_000;

type Query = QueryInput<typeof listRoutines>;
const page = ({ token }: Player, query: Query = {}) => api.call(listRoutines, { token, query });

async function all(player: Player, query: Query, limit: number): Promise<RoutineSummary[]> {
  const found: RoutineSummary[] = [];
  for (let before: string | undefined; ; before = found.at(-1)?._id) {
    const { body } = await page(player, { ...query, limit, ...(before ? { before } : {}) });
    found.push(...body);
    if (body.length < limit) return found;
  }
}

beforeAll(() => manyRoutines(api.db, added));

describe('a library of 2,000', () => {
  it('is read by pages of 100, each naming the next one', async () => {
    const player = await newPlayer(api);
    const first = await page(player);
    expect(first.body).toHaveLength(100);
    const link = `${first.headers.link}`;
    expect(link).toBe(`</api/routines?limit=100&before=${first.body.at(-1)?._id}>; rel="next"`);
    const next = await page(player, { limit: 50, before: first.body.at(-1)?._id ?? '' });
    expect(next.body).toHaveLength(50);
    const names = [...first.body, ...next.body].map(({ _id }) => _id);
    expect(new Set(names).size).toBe(150);
  });

  it('is whole over its pages, own routines among it by their name', async () => {
    const player = await newPlayer(api);
    const own = await ownRoutineNamed(api, player.user._id, 'Mi rutina de los lunes');
    const listed = await all(player, {}, 500);
    expect(listed.length).toBeGreaterThan(added);
    expect(new Set(listed.map(({ _id }) => _id)).size).toBe(listed.length);
    expect(listed.filter(({ isOwn }) => isOwn).map(({ _id }) => _id)).toEqual([own]);
    const library = await all(player, { of: 'library' }, 500);
    expect(library).toHaveLength(listed.length - 1);
    expect((await all(player, { of: 'own' }, 500)).map(({ _id }) => _id)).toEqual([own]);
  });

  it('narrows down by name, category, type and heart', async () => {
    const player = await newPlayer(api);
    const named = (await page(player, { search: 'MANCUERNAS fuerza' })).body;
    expect(named.map(({ name }) => name)).toContain('Fuerza completa con mancuernas');
    each(named, 1, ({ name }) => expect(name.toLowerCase()).toMatch(/mancuernas/));
    each((await page(player, { category: 'Cardio', limit: 20 })).body, 20, ({ categories }) =>
      expect(categories).toContain('Cardio'),
    );
    each((await page(player, { type: 'Partido' })).body, 1, ({ type }) => expect(type).toBe('Partido'));
    const id = named[0]?._id ?? '';
    await api.call(addFavorite, { token: player.token, params: { id } });
    expect((await page(player, { of: 'favorites' })).body.map(({ _id }) => _id)).toEqual([id]);
  });

  it('refuses a page that is none', async () => {
    const player = await newPlayer(api);
    for (const query of [{ limit: 0 }, { limit: 501 }, { before: 'x' }, { of: 'alle' as never }]) {
      expect((await page(player, query)).status).toBe(400);
    }
  });

  it('judges only what a page shows', async () => {
    const player = await readyPlayer(api, { injuries: 'Me molesta la rodilla', injuriesConsent: true });
    const { body } = await page(player, { limit: 100 });
    each(body, 100, ({ offer }) => expect(offer).toBeDefined());
    const shown = body.find(({ offer }) => offer?.reason === 'injury');
    const { body: one } = await api.call(getRoutine, { token: player.token, params: { id: shown?._id ?? '' } });
    expect(one.offer).toEqual(shown?.offer);
  });

  it('is planned from a part of it that fits the player, and stays the same for a month', async () => {
    api.clock.now = new Date('2026-11-23T10:00:00Z');
    const player = await readyPlayer(api, { injuries: 'Me molesta la rodilla', injuriesConsent: true });
    await api.call(putProfile, { token: player.token, body: { equipment: [] } });
    const user = await loadUser(api.deps, player.user._id);
    const choice = await routinesToPlan(api.deps, user, []);
    expect(choice.length).toBeGreaterThan(20);
    expect(choice.length).toBeLessThan(250);
    const again = await routinesToPlan(api.deps, user, []);
    expect(again.map(({ id }) => id)).toEqual(choice.map(({ id }) => id));
    const other = await routinesToPlan(api.deps, await loadUser(api.deps, (await readyPlayer(api)).user._id), []);
    expect(other.map(({ id }) => id)).not.toEqual(choice.map(({ id }) => id));
    const { body: week } = await api.call(generateWeek, { token: player.token });
    expect(Object.values(week).filter(({ routineId }) => routineId !== null).length).toBeGreaterThan(1);
    expect((await api.call(previewWeek, { token: player.token, body: { variant: 3 } })).status).toBe(200);
  });

  it('is never read whole: every list goes through an index', async () => {
    const { user } = await newAdmin(api);
    const viewer = { userId: user._id, isAdmin: true };
    for (const list of ['library', 'own', undefined] as const) {
      const plan = await planOf(api.db, routinesPage(api.db, viewer, { of: list, limit: 50 }).compile());
      expect(plan).toMatch(/routines_(library|owner)_idx/);
      expect(plan).not.toMatch(/Seq Scan on routines/);
    }
    const searched = routinesPage(api.db, viewer, { of: 'library', search: 'bandeja', limit: 50 }).compile();
    for (const plan of [await planOf(api.db, searched), await genericPlanOf(api.db, searched.sql)]) {
      expect(plan).toMatch(/routines_name_search_idx/);
      expect(plan).not.toMatch(/Seq Scan on routines/);
    }
  });
});
