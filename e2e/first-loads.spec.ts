import { completeSession } from '@bandeja/domain/sessions/contract';
import { each } from '@bandeja/domain/testing/each';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { newPlayer, signIn, startedSession } from './testing/players.ts';
import { signOut, weeklyPlan } from './testing/steps.ts';

test('the dashboard begins with its document: one request of data, few files, nothing moves', async ({
  page,
  baseURL,
}) => {
  const player = await newPlayer(baseURL ?? '');
  await signIn(page, player);
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(isRoutineRead(search) ? 'routines' : pathname);
  });
  await page.goto('/dashboard');
  await expect(weeklyPlan(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lunes' })).toBeVisible();
  await expect(page.getByText('Días Entrenados')).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(['/api/together']);
  await page.waitForLoadState('networkidle');
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(mostRequests);
  const moved = await page.evaluate(() => Reflect.get(window, 'moved') as number[]);
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005);

  // the week’s routines are on the device now, and are not read again
  const session = await startedSession(player, 'Movilidad total', 'Flexibilidad');
  await callServer(player, completeSession, { token: player.token, params: { id: session._id }, body: {} });
  asked.length = 0;
  await page.goto(`/training-sessions/${session._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(['/api/together']);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(mostRequests);
});

/** The week's routines are fetched later, in one request, for a start without a network. */
const isRoutineRead = (search: string) => search.startsWith('?read=%2Froutines%2F');
/** All requests: document, font, code, data, and those after the page: notices, the start without a network, cards below. */
const mostRequests = 10;

test('a running session and its summary begin with their document, too', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  const player = await newPlayer(baseURL ?? '');
  const session = await startedSession(player, 'Movilidad total', 'Flexibilidad');
  await signIn(page, player);
  const visits = [`/training-session/${session._id}`, `/training-sessions/${session._id}`];
  for (const path of visits) {
    const asked: string[] = [];
    const note = (request: { url: () => string }) => asked.push(new URL(request.url()).pathname);
    page.on('request', note);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    expect(
      asked.filter((each) => each.startsWith('/api/')),
      path,
    ).toEqual(['/api/together']);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(mostRequests);
  }
});

test('a page’s headings of today are shown before any code has loaded, until the player signs out', {
  tag: '@phone',
}, async ({ page, baseURL, watch }) => {
  watch.allow(/ERR_FAILED/);
  const player = await newPlayer(baseURL ?? '');
  await signIn(page, player);
  const greeting = page.getByText(/^Hola, /);
  const sentence = page.getByText(/^\S+, \d+ de \S+\./);
  await page.goto('/dashboard');
  await expect(sentence).toBeVisible();
  type FirstWords = Record<string, { words: string[] }>;
  const remembered = () =>
    page.evaluate((): FirstWords => JSON.parse(localStorage.getItem('bandeja.first-words') ?? '{}'));
  const { '/dashboard': dashboard } = await remembered();
  // name, aim and reason of today's training are empty on a day of rest
  expect(dashboard?.words).toHaveLength(5);
  const session = await startedSession(player, 'Movilidad total', 'Flexibilidad');
  const live = `/training-session/${session._id}`;
  await page.goto(live);
  await expect(page.getByRole('button', { name: 'Empezar Entrenamiento' })).toBeVisible();

  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/dashboard');
  const words = (dashboard?.words ?? []).filter(Boolean);
  await each(words, 2, (word) => expect(page.getByText(word, { exact: true }).first()).toBeVisible());
  await page.goto(live);
  await expect(page.getByText('Movilidad total')).toBeVisible();
  await page.unroute('**/*.js');

  await page.goto(live);
  await page.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
  await expect(page.getByText(/^Ejercicio 1 de /)).toBeVisible();
  expect(Object.keys(await remembered())).toEqual(['/dashboard']);

  await page.clock.setFixedTime(new Date(Date.now() + 86_400_000));
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.locator('#root > [aria-busy]')).toBeVisible();
  await expect(greeting).toBeHidden();
  await page.unroute('**/*.js');

  await page.goto('/dashboard');
  await signOut(page);
  expect(await remembered()).toEqual({});
});
