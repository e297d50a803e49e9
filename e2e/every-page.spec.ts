import { saveCoachTemplate, writeToCoached } from '@bandeja/domain/coaching/contract';
import { listExercises } from '@bandeja/domain/exercises/contract';
import { listRoutines } from '@bandeja/domain/routines/contract';
import type { Page } from '@playwright/test';
import { callServer } from '../apps/api/testing/server-process.ts';
import { isAppPath } from '../apps/web/src/lib/app-paths.ts';
import * as paths from '../apps/web/src/lib/paths.ts';
import { approvedCoach, coachedPlayer, trainedSession } from './testing/coaching.ts';
import { expect, test } from './testing/fixtures.ts';
import { axeFindings, rested } from './testing/inspect.ts';
import { newPlayer, type Player, signIn, startedSession, theAdmin } from './testing/players.ts';

const widths = [320, 390, 1440];

async function allAddresses(player: Player): Promise<string[]> {
  const session = await startedSession(player, 'Movilidad total', 'Flexibilidad');
  const [routine] = await callServer(player, listRoutines, { token: player.token });
  const [exercise] = await callServer(player, listExercises, { token: player.token });
  const known: Record<string, string> = {
    session: session._id,
    liveSession: session._id,
    routine: routine?._id ?? '',
    editRoutine: routine?._id ?? '',
    exercise: exercise?.slug ?? '',
    privacyVersion: '1',
    termsVersion: '1',
    searchRoutines: 'fuerza',
  };
  // an address of two parts is found with none of them
  const pathOf = (name: string, path: (...parts: never[]) => string) =>
    (path as (...parts: string[]) => string)(known[name] ?? 'nada', 'nada');
  return Object.entries(paths).map(([name, path]) => (typeof path === 'string' ? path : pathOf(name, path)));
}

async function findings(page: Page, addresses: readonly string[]): Promise<string[]> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 720 });
      const wide = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
      if (wide > width) found.push(`${address}: ${wide} px at ${width}`);
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await rested(page);
    for (const finding of await axeFindings(page)) found.push(`${address}: ${finding}`);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  return found;
}

test.describe('no screen scrolls sideways with text of twice the size, and axe finds nothing on a dark desktop', {
  tag: '@phone',
}, () => {
  test.describe.configure({ timeout: 240_000 });

  test('as a guest', async ({ page, baseURL, watch }) => {
    watch.allow(/status of 40/);
    const addresses = (await allAddresses(await newPlayer(baseURL ?? ''))).filter((address) => !isAppPath(address));
    expect(addresses.length).toBeGreaterThan(20);
    const signingIn = [paths.login, paths.register, paths.forgotPassword, paths.resetPassword];
    expect(await findings(page, [...addresses, ...signingIn])).toEqual([]);
  });

  test('as a player', async ({ page, baseURL, watch }) => {
    watch.allow(/status of 40/);
    const player = await newPlayer(baseURL ?? '');
    await signIn(page, player);
    const addresses = (await allAddresses(player)).filter(isAppPath);
    expect(addresses.length).toBeGreaterThan(30);
    expect(await findings(page, addresses)).toEqual([]);
  });

  test('as a coach with a player, and as that player', async ({ page, baseURL }) => {
    const coach = await approvedCoach(baseURL ?? '');
    const player = await coachedPlayer(coach);
    const session = await trainedSession(player);
    const body = { text: 'Codo alto', about: 'session' as const, aboutId: session._id };
    await callServer(coach, writeToCoached, { token: coach.token, params: { id: player.id }, body });
    const weeks = [
      Array.from({ length: 7 }, () => ({ type: 'Descanso' as const, routineId: null, minutes: null, note: '' })),
    ];
    const { templates } = await callServer(coach, saveCoachTemplate, {
      token: coach.token,
      body: { name: 'Base', weeks },
    });
    await signIn(page, coach);
    const addresses = [
      paths.coachHome,
      paths.coachedPlayer(player.id),
      paths.coachedSession(player.id, session._id),
      paths.coachTemplates,
      paths.coachTemplate(templates[0]?._id ?? ''),
      paths.coachTemplate('new'),
    ];
    expect(await findings(page, addresses)).toEqual([]);
    await signIn(page, player);
    expect(await findings(page, [paths.myCoach, paths.session(session._id), paths.sessions])).toEqual([]);
  });

  test('as an admin', async ({ page, baseURL }) => {
    await signIn(page, await theAdmin(baseURL ?? ''));
    expect(await findings(page, [paths.admin, paths.routines])).toEqual([]);
  });
});
