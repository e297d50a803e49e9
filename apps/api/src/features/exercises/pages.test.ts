import { deleteExercise, retireExercise, updateExercise } from '@bandeja/domain/exercises/contract';
import { each } from '@bandeja/domain/testing/each';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ExercisePageData, exercisePages, type LibraryPageData } from '#features/exercises/pages.service.ts';
import { toDocument } from '#kit/document.ts';
import { cachePages } from '#site/dynamic-pages.ts';
import { useApi } from '#testing/api.ts';
import { exerciseForm, newExercise, renamedByHand, statementsOf } from '#testing/exercises.ts';
import type { Player } from '#testing/factories.ts';
import { newAdmin } from '#testing/leads.ts';

const api = useApi();
let admin: Player;

beforeAll(async () => {
  admin = await newAdmin(api);
});

const server = () =>
  cachePages(exercisePages({ db: api.db }), async (_path, data) => toDocument(JSON.stringify(data)), { freshMs: 0 });

async function dataOf<T>(pages: ReturnType<typeof server>, path: string): Promise<T> {
  const found = await pages.find(path);
  if (found === null || found === 'gone') throw new Error(`${path} is ${found}`);
  return JSON.parse(found.text);
}

const change = (id: string, changes: Parameters<typeof exerciseForm>[0]) =>
  api.call(updateExercise, { token: admin.token, params: { id }, body: exerciseForm(changes) });

describe('the public library', () => {
  it('has a page of all exercises and one of each, and lists their addresses', async () => {
    const pages = server();
    const { exercises } = await dataOf<LibraryPageData>(pages, '/exercises');
    expect(exercises).toHaveLength(109);
    expect(exercises[0]).not.toHaveProperty('steps');
    const listed = await pages.listed();
    expect(listed.map(({ path }) => path)).toEqual([
      '/exercises',
      ...exercises.map(({ slug }) => `/exercises/${slug}`),
    ]);
    await each(exercises, 109, async ({ slug, name }) => {
      const { exercise, related } = await dataOf<ExercisePageData>(pages, `/exercises/${slug}`);
      expect([exercise.slug, exercise.name]).toEqual([slug, name]);
      expect(exercise.steps.length).toBeGreaterThan(0);
      const ids = related.map(({ _id }) => _id);
      expect([slug, ids.length]).toEqual([slug, 6]);
      expect(ids).not.toContain(exercise._id);
      expect(ids.filter((id) => exercise.variations.some(({ _id }) => _id === id))).toEqual([]);
    });
    expect(await pages.find('/exercises/no-existe')).toBeNull();
  });

  it('relates strokes before muscles', async () => {
    const { exercises } = await dataOf<LibraryPageData>(server(), '/exercises');
    const lob = exercises.find(({ code }) => code === 'T10');
    const { related } = await dataOf<ExercisePageData>(server(), `/exercises/${lob?.slug}`);
    const strokes: string[] = lob?.strokes.filter((stroke) => stroke !== 'todos') ?? [];
    expect(strokes.length).toBeGreaterThan(0);
    expect(related[0]?.strokes.some((stroke) => strokes.includes(stroke))).toBe(true);
  });

  it('costs few statements: the version alone while nothing changes', async () => {
    const reading = (visits: number) =>
      statementsOf(api, async (db) => {
        const pages = cachePages(exercisePages({ db }), async () => toDocument(''), { freshMs: 0 });
        for (let visit = 0; visit < visits; visit += 1) await pages.find('/exercises');
      });
    expect(await reading(1)).toBe(4);
    expect(await reading(5)).toBe(8);
  });
});

describe('a change', () => {
  it('is seen by every server, whichever wrote', async () => {
    const [one, other] = [server(), server()];
    const servers = [one, other];
    const nameOn = async (pages: typeof one, path: string) =>
      (await dataOf<ExercisePageData>(pages, path)).exercise.name;
    for (const pages of servers) expect(await pages.find('/exercises/nuevo-de-hoy')).toBeNull();
    const { _id } = await newExercise(api, admin, { name: 'Nuevo de hoy' });
    const path = '/exercises/nuevo-de-hoy';
    for (const pages of servers) expect(await nameOn(pages, path)).toBe('Nuevo de hoy');
    await change(_id, { name: 'Con otro nombre' });
    for (const pages of servers) expect(await nameOn(pages, path)).toBe('Con otro nombre');
    await renamedByHand(api, _id, 'A mano');
    for (const pages of servers) expect(await nameOn(pages, path)).toBe('A mano');
    const { _id: sister } = await newExercise(api, admin, { name: 'Hermana' });
    await change(_id, { name: 'A mano', variations: [sister] });
    for (const pages of servers) {
      const { exercise } = await dataOf<ExercisePageData>(pages, path);
      expect(exercise.variations.map(({ name }) => name)).toEqual(['Hermana']);
    }
  });

  it('takes the page of a retired exercise away, of a deleted one too', async () => {
    const pages = server();
    const { _id } = await newExercise(api, admin, { name: 'Se retira' });
    const { _id: deleted } = await newExercise(api, admin, { name: 'Se borra' });
    const beside = await newExercise(api, admin, { name: 'Se queda', variations: [_id] });
    await dataOf(pages, '/exercises/se-retira');
    await api.call(retireExercise, { token: admin.token, params: { id: _id } });
    await api.call(deleteExercise, { token: admin.token, params: { id: deleted } });
    expect(await pages.find('/exercises/se-retira')).toBe('gone');
    expect(await pages.find('/exercises/se-borra')).toBeNull();
    const listed = (await pages.listed()).map(({ path }) => path);
    expect(listed).not.toContain('/exercises/se-retira');
    expect(listed).toContain(`/exercises/${beside.slug}`);
    expect((await dataOf<ExercisePageData>(pages, `/exercises/${beside.slug}`)).exercise.variations).toEqual([]);
    const { exercises } = await dataOf<LibraryPageData>(pages, '/exercises');
    expect(exercises.map(({ name }) => name)).not.toContain('Se retira');
  });

  it('is followed by a job that makes the pages again', async () => {
    const rendered: string[] = [];
    const render = async (path: string) => {
      rendered.push(path);
      return toDocument(path);
    };
    const pages = cachePages(exercisePages({ db: api.db }), render, { freshMs: 60_000 });
    const { _id, slug } = await newExercise(api, admin, { name: 'Leído por alguien' });
    await api.jobs.runDue('pages', pages.renew);
    await pages.find(`/exercises/${slug}`);
    expect(rendered).toEqual([`/exercises/${slug}`]);
    await change(_id, { name: 'Leído por muchos' });
    expect(await api.jobs.runDue('pages', pages.renew)).toBe(1);
    expect(rendered).toEqual([`/exercises/${slug}`, `/exercises/${slug}`]);
    expect(await api.jobs.runDue('pages', pages.renew)).toBe(0);
  });
});
