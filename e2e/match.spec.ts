import { localDateIn } from '@bandeja/domain/calendar/dates';
import { getWeek, putSchedule } from '@bandeja/domain/schedule/contract';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import type { Locator, Page } from '@playwright/test';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { noonZone } from './testing/noon-zone.ts';
import { newPlayer, type Player, signIn, storedSessions } from './testing/players.ts';
import { todayCard } from './testing/steps.ts';

/** Maximum taps from the page to the stored match (docs/product.md#matches). */
const mostTaps = 8;

function tapCounter() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.click();
    },
    count: () => taps,
  };
}

async function playerWithMatchToday(url: string): Promise<Player> {
  const player = await newPlayer(url);
  const { token } = player;
  const week = await callServer(player, getWeek, { token });
  const today = weekdays.find((day) => week[day].date === localDateIn(noonZone, new Date()));
  if (!today) throw new Error('today is not in the week');
  await callServer(player, putSchedule, { token, body: { currentWeek: { [today]: { type: 'Partido' } } } });
  return player;
}

/** The browser's own line about a request without a network; the page may read something again at any time. */
const offline = /Failed to load resource/;

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Apuntar partido' });

async function fillIn(page: Page, tap: (target: Locator) => Promise<void>): Promise<void> {
  const sheet = sheetOf(page);
  await tap(sheet.getByRole('button', { name: 'Más juegos nuestros, set 1' }));
  await tap(sheet.getByRole('button', { name: 'Más juegos nuestros, set 2' }));
  await tap(sheet.getByRole('button', { name: 'Menos juegos suyos, set 2' }));
  await tap(sheet.getByRole('radiogroup', { name: 'Esfuerzo' }).getByText('7', { exact: true }));
  await tap(sheet.getByRole('button', { name: 'Buen globo' }));
}

async function expectStored(player: Player, expected: object): Promise<void> {
  const sessions = await storedSessions(player);
  expect(sessions).toHaveLength(1);
  expect(sessions[0]).toMatchObject({
    type: 'Partido',
    isFinished: true,
    exercises: [],
    duration: 5400,
    match: {
      sets: [
        { us: 6, them: 4 },
        { us: 6, them: 3 },
      ],
    },
    ...expected,
  });
}

const today = () => localDateIn(noonZone, new Date());
const yesterday = () => localDateIn(noonZone, new Date(Date.now() - 86_400_000));

test('from today’s card, which then shows the match as done', { tag: '@phone' }, async ({ page, baseURL }) => {
  const player = await playerWithMatchToday(baseURL ?? '');
  await signIn(page, player);
  await page.goto('/dashboard');
  const { tap, count } = tapCounter();
  await expect(todayCard(page).getByRole('button', { name: 'Empezar Entrenamiento' })).toHaveCount(0);
  await tap(todayCard(page).getByRole('button', { name: 'Apuntar partido' }));
  await expect(sheetOf(page)).toBeVisible();
  await inspect(page, 'match-log');
  await fillIn(page, tap);
  await tap(sheetOf(page).getByRole('button', { name: 'Guardar partido' }));
  await expect(page.getByText('Partido apuntado')).toBeVisible();
  await expect(todayCard(page).getByText('Ya has completado una sesión hoy. ¡Buen trabajo!')).toBeVisible();
  await expect(todayCard(page).getByText('90 minutos.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Histórico de Sesiones' }).getByText('6-4 6-3')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(mostTaps);
  await expectStored(player, { localDate: today(), rpe: 7 });
});

test('afterwards from the history, played yesterday with a partner the device remembers', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  const player = await newPlayer(baseURL ?? '');
  await signIn(page, player);
  await page.goto('/training-sessions');
  const { tap, count } = tapCounter();
  await tap(page.getByRole('button', { name: 'Apuntar partido' }));
  const sheet = sheetOf(page);
  await tap(sheet.getByRole('group', { name: 'Cuándo' }).getByRole('button', { name: 'Ayer' }));
  await fillIn(page, tap);
  await sheet.getByLabel('Pareja').fill('Marta');
  await tap(sheet.getByRole('button', { name: 'Guardar partido' }));
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Partido', exact: true }) });
  await expect(card.getByText('6-4 6-3')).toBeVisible();
  await expect(card.getByText('con Marta')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(mostTaps);
  await expectStored(player, { localDate: yesterday() });

  await page.getByRole('button', { name: 'Apuntar partido' }).click();
  await expect(sheet.getByRole('button', { name: 'Marta' })).toHaveAttribute('aria-pressed', 'true');
  await sheet.getByRole('button', { name: 'Cerrar' }).click();

  await page.getByRole('searchbox').fill('nadie');
  await expect(page.getByText('Ninguna sesión así.')).toBeVisible();
  await page.getByRole('searchbox').fill('marta');
  await page.getByLabel('Tipo', { exact: true }).selectOption('Partido');
  await expect(card.getByText('Ganado')).toBeVisible();
  await page.getByRole('button', { name: 'Mes', exact: true }).click();
  await expect(page.getByText(/^1 sesión, /).or(page.getByText('Sin sesiones este mes'))).toBeVisible();
  await inspect(page, 'past-month');

  await page.getByRole('link', { name: 'Tus partidos' }).click();
  const partners = page.getByRole('region', { name: 'Por pareja' });
  await expect(partners.getByRole('listitem').filter({ hasText: 'Marta' })).toContainText('1 ganado, 0 perdidos');
  await inspect(page, 'results');
  await page.getByLabel('Lado', { exact: true }).selectOption('Revés');
  await expect(page.getByText('Ningún partido así.')).toBeVisible();
});

test('the score board counts without a network, survives a reload, undoes, and is stored as a match', {
  tag: '@phone',
}, async ({ page, baseURL, watch }) => {
  watch.allow(offline);
  const player = await playerWithMatchToday(baseURL ?? '');
  await page.clock.install({ time: Date.now() - 95 * 60_000 });
  await signIn(page, player);
  await page.goto('/dashboard');
  await todayCard(page).getByRole('link', { name: 'Marcador' }).click();
  await expect(page.getByRole('heading', { name: 'Marcador del partido' })).toBeAttached();
  const us = page.getByRole('button', { name: /^Punto para nosotros/ });
  const them = page.getByRole('button', { name: /^Punto para ellos/ });
  await page.context().setOffline(true);
  for (let point = 0; point < 3; point += 1) {
    await us.click();
    await them.click();
  }
  await expect(page.getByText('Punto de oro')).toBeVisible();
  await inspect(page, 'match-score');
  await them.click();
  await expect(them).toHaveAccessibleName('Punto para ellos. Van 0, 1 juego. Sacan');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Punto de oro')).toBeVisible();
  await us.click();
  await expect(us).toHaveAccessibleName('Punto para nosotros. Van 0, 1 juego');
  await page.getByRole('button', { name: 'Lados' }).click();
  await page.context().setOffline(false);

  await page.reload();
  await expect(us).toHaveAccessibleName('Punto para nosotros. Van 0, 1 juego');
  const [ours, theirs] = await Promise.all([us.boundingBox(), them.boundingBox()]);
  expect(ours?.y).toBeLessThan(theirs?.y ?? 0);
  await page.clock.fastForward('01:30:00');
  await expect(page.getByRole('timer', { name: 'Tiempo de partido' })).toHaveText('1:30');
  await page.getByRole('button', { name: 'Terminar' }).click();
  await sheetOf(page).getByRole('button', { name: 'Guardar partido' }).click();
  await expect(page.getByText('Has jugado tu partido.')).toBeVisible();
  const [stored] = await storedSessions(player);
  expect(stored).toMatchObject({ localDate: today(), duration: 5400, match: { sets: [{ us: 1, them: 0 }] } });

  await page.goto('/match');
  await expect(us).toHaveAccessibleName('Punto para nosotros. Van 0, 0 juegos. Sacamos');
});

test('lost points are tagged without a network, and what cost most goes into next week', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.allow(offline);
  const player = await newPlayer(baseURL ?? '');
  await signIn(page, player);
  await page.goto('/match');
  const them = page.getByRole('button', { name: /^Punto para ellos/ });
  await expect(them).toBeVisible();
  await page.context().setOffline(true);
  for (let point = 0; point < 10; point += 1) {
    await them.click();
    await page.getByRole('button', { name: 'Globo', exact: true }).click();
  }
  await them.click();
  await expect(page.getByText('¿Cómo se perdió?')).toBeVisible();
  await inspect(page, 'lost-point');
  await page.getByRole('button', { name: 'Seguir sin etiqueta' }).click();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Terminar' }).click();
  await sheetOf(page).getByRole('button', { name: 'Guardar partido' }).click();

  await expect(page.getByRole('heading', { name: 'Os costó el globo' })).toBeVisible();
  await expect(page.getByText('Etiquetaste 10 de los 11 puntos perdidos.')).toBeVisible();
  const drills = page.getByRole('region', { name: 'Te propongo para la semana que viene' });
  await expect(drills.getByRole('listitem')).toHaveCount(2);
  await expect(drills.getByText('Porque 10 puntos se fueron por globo.')).toBeVisible();
  await inspect(page, 'lost-point-after');
  await drills.getByRole('button', { name: 'Ponerlos en mi semana' }).click();
  await expect(page.getByText('Puestos en tu semana que viene')).toBeVisible();
  await expect(page.getByRole('region', { name: /^En tu semana del/ }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(drills.getByRole('button', { name: 'Ponerlos en mi semana' })).toBeVisible();
});
