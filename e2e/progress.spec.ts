import { exportSessionsCsv } from '@bandeja/domain/account/contract';
import type { Page } from '@playwright/test';
import { figuresFromCsv } from './testing/figures-from-csv.ts';
import { importFiveYears } from './testing/five-years.ts';
import { expect, test } from './testing/fixtures.ts';
import { premiumPlayer } from './testing/generator.ts';
import { inspect } from './testing/inspect.ts';
import { noonZone } from './testing/noon-zone.ts';
import { newPlayer, signIn } from './testing/players.ts';

const number = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 });
const text = (value: number | null) => (value === null ? '–' : number.format(value));
const weekText = (monday: string) =>
  new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(monday));

async function tableOf(page: Page, title: string): Promise<string[][]> {
  await page.getByRole('button', { name: `Ver como tabla: ${title}` }).click();
  const rows = page.getByRole('table', { name: `${title}, en cifras` }).locator('tbody tr');
  return rows.evaluateAll((found) =>
    found.map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent.trim())),
  );
}

test('after five years every number of the page is the one its own export gives', { tag: '@once' }, async ({
  page,
  baseURL,
}) => {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: noonZone }).format(new Date());
  const player = await premiumPlayer(baseURL ?? '');
  const imported = await importFiveYears(player, today);
  const file = await fetch(`${player.url}/api${exportSessionsCsv.path}`, {
    headers: { authorization: `Bearer ${player.token}` },
  });
  const wanted = figuresFromCsv(await file.text(), 52, today);
  expect(wanted.sessionsEver).toBe(imported);
  expect(wanted.sessions).toBeGreaterThan(100);

  await signIn(page, player);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) requests.push(request.url());
  });
  await page.goto('/progress');
  await page.getByText('1 año', { exact: true }).click();
  const summary = page.getByRole('region', { name: 'Resumen del periodo' });
  // five years of sessions are read for it, while other journeys run
  await expect(summary.getByText(text(wanted.minutes), { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(summary.getByText(text(wanted.sessions), { exact: true })).toBeVisible();
  await expect(summary.getByText(text(wanted.averageScore), { exact: true })).toBeVisible();
  expect(requests).toHaveLength(2);

  const weeks = await tableOf(page, 'Minutos por semana');
  expect(weeks.map(([week, minutes, , sessions]) => [week, minutes, sessions])).toEqual(
    wanted.weeks.map(({ monday, minutes, sessions }) => [weekText(monday), text(minutes), text(sessions)]),
  );
  const loads = await tableOf(page, 'Carga');
  expect(loads.map(([week, load, , monotony, strain]) => [week, load, monotony, strain])).toEqual(
    wanted.weeks.map(({ monday, load, monotony, strain }) => [
      weekText(monday),
      text(load),
      text(monotony),
      text(strain),
    ]),
  );
  const kinds = await tableOf(page, 'Minutos por tipo');
  expect(kinds.map(([kind, minutes]) => [kind, minutes])).toEqual(
    wanted.kinds.map(([kind, minutes]) => [kind, text(minutes)]),
  );
  const marks = await tableOf(page, 'Mejores marcas');
  expect(new Map(marks.map(([name, mark]) => [name, mark]))).toEqual(
    new Map([...wanted.bestLifts].map(([name, kg]) => [name, `${text(kg)} kg`])),
  );
  await inspect(page, 'progress-five-years');
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Imagen para una publicación/ }).click();
  expect((await picture).suggestedFilename()).toBe('bandeja-mi-ano-1080x1350.png');
});

for (const { path, heading, most, after } of [
  { path: '/dashboard', heading: 'Histórico de Sesiones', most: 150, after: 'after-page|late|later' },
  { path: '/progress', heading: 'Golpes', most: 190, after: 'after-page|late' },
]) {
  test(`${path} loads at most ${most} kB of JavaScript`, { tag: '@once' }, async ({ page, baseURL }) => {
    await signIn(page, await newPlayer(baseURL ?? ''));
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => ({ name: entry.name, bytes: (entry as PerformanceResourceTiming).encodedBodySize })),
    );
    // requests after every page do not count for this one
    const isOfPage = new RegExp(`^(?!.*/(?:${after})-).*\\.js$`);
    const sizes = loaded.flatMap(({ name, bytes }) => (isOfPage.test(name) ? bytes : []));
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.filter((bytes) => bytes === 0)).toEqual([]);
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000).toBeLessThanOrEqual(most);
  });
}

test('the schema can be tried on this machine, with the token of the player who is signed in', {
  tag: '@once',
}, async ({ page, baseURL, watch }) => {
  watch.allow(/status of 400/);
  const player = await newPlayer(baseURL ?? '');
  await signIn(page, player);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto('/graphiql');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByRole('status')).toHaveText(/^200, /);
  await expect(page.getByText('"sessions": 0').first()).toBeVisible();
  await page.getByLabel('Query').fill('{ progress }');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByRole('status')).toHaveText(/^400, /);
  expect(new Set(asked)).toEqual(new Set([baseURL]));
  await inspect(page, 'graphql-explorer');
});
