import { addDays, mondayOf } from '@bandeja/domain/calendar/dates';
import { getSeason } from '@bandeja/domain/season/contract';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { noonZone } from './testing/noon-zone.ts';
import { newPlayer, signIn } from './testing/players.ts';

test('a tournament makes a season; without Pro its current block alone is seen, with what it trains and why @phone', async ({
  page,
  baseURL,
}) => {
  const player = await newPlayer(baseURL ?? '');
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: noonZone }).format(new Date());
  const saturday = addDays(mondayOf(today), 75);
  const season = () => callServer(player, getSeason, { token: player.token });

  await signIn(page, player);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Tu temporada' }).click();
  await page.getByRole('button', { name: 'Elegir objetivo' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('radio', { name: /Un torneo con fecha/ })).toBeChecked();
  await expect(sheet.getByRole('button', { name: 'Empezar esta temporada' })).toBeDisabled();
  await sheet.getByLabel('¿Qué día empieza?').fill(saturday);
  await sheet.getByLabel('Nombre (opcional)').fill('Torneo del club');
  await expect(sheet.getByRole('heading', { name: 'Qué cambia' })).toBeVisible();
  await inspect(page, 'season-goal');
  expect((await season()).goals).toEqual([]);
  await sheet.getByRole('button', { name: 'Empezar esta temporada' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Torneo del club' })).toBeVisible();
  const block = page.getByRole('article', { name: 'Base' });
  await expect(block.getByText('Fuerza general, fondo y técnica con calma.')).toBeVisible();
  await expect(block.getByText(/Con Pro ves la temporada entera/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Minutos por semana: Base \d+/ })).toBeVisible();
  await inspect(page, 'season');
  expect((await season()).goals).toMatchObject([{ kind: 'tournament', date: saturday }]);

  await page.getByRole('button', { name: 'Quitar Torneo del club' }).click();
  await expect(page.getByRole('button', { name: 'Elegir objetivo' })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Torneo del club' })).toBeVisible();
  expect((await season()).goals).toMatchObject([{ kind: 'tournament', date: saturday }]);
});
