import type { PublicRoutine, PublicRoutineSummary } from '@bandeja/domain/routines/contract';
import { deactivateRoutine } from '@bandeja/domain/routines/contract';
import { each } from '@bandeja/domain/testing/each';
import { expect, it } from 'vitest';
import { exercisePages } from '#features/exercises/pages.service.ts';
import { routinePages } from '#features/routines/pages.service.ts';
import { joinPages } from '#site/dynamic-pages.ts';
import { useApi } from '#testing/api.ts';
import { newPlayer } from '#testing/factories.ts';
import { newAdmin } from '#testing/leads.ts';
import { ownRoutineNamed } from '#testing/library.ts';

const api = useApi();
const pages = () => routinePages({ db: api.db });

type Snapshot = Awaited<ReturnType<ReturnType<typeof pages>['load']>>;

function dataOf<T>(snapshot: Snapshot, path: string): T {
  const found = snapshot.dataOf(path);
  if (found === null) throw new Error(`${path} is missing`);
  return found.data as T;
}

async function library() {
  const snapshot = await pages().load();
  return { snapshot, ...dataOf<{ routines: PublicRoutineSummary[] }>(snapshot, '/rutinas') };
}

it('every routine of the library has a page with drawings, doses and cues; a player’s own has none', async () => {
  const player = await newPlayer(api);
  await ownRoutineNamed(api, player.user._id, 'Solo para mí');
  const { snapshot, routines } = await library();
  expect(snapshot.listed.map(({ path }) => path)).toEqual([
    '/rutinas',
    ...routines.map(({ slug }) => `/rutinas/${slug}`),
  ]);
  expect(routines.map(({ name }) => name)).not.toContain('Solo para mí');
  expect(new Set(routines.map(({ slug }) => slug)).size).toBe(routines.length);
  await each(routines, 30, async ({ slug, count }) => {
    const { routine } = dataOf<{ routine: PublicRoutine }>(snapshot, `/rutinas/${slug}`);
    expect([slug, routine.lines.length]).toEqual([slug, count]);
    for (const line of routine.lines) {
      expect(line.sets).toBeGreaterThan(0);
      expect([line.name, line.cue === '']).toEqual([line.name, false]);
    }
    expect(routine.lines.some(({ drawing }) => drawing !== null)).toBe(true);
  });
});

it('goes with the routine, and its version says so', async () => {
  const admin = await newAdmin(api);
  const before = await library();
  const version = await pages().version();
  const [first] = before.routines;
  if (!first) throw new Error('no routine');
  await api.call(deactivateRoutine, { token: admin.token, params: { id: first._id } });
  expect(await pages().version()).not.toBe(version);
  expect((await library()).snapshot.dataOf(`/rutinas/${first.slug}`)).toBeNull();
});

it('stands beside the exercises’ pages under one roof', async () => {
  const all = joinPages(exercisePages({ db: api.db }), pages());
  expect(await all.version()).toContain(' ');
  const snapshot = await all.load();
  const { routines } = await library();
  for (const path of ['/exercises', '/rutinas', `/rutinas/${routines[0]?.slug}`]) {
    expect([path, snapshot.dataOf(path) !== null]).toEqual([path, true]);
    expect(snapshot.listed.map((listed) => listed.path)).toContain(path);
  }
  expect(snapshot.dataOf('/rutinas/no-existe')).toBeNull();
});
