import { gpx, strongCsv } from '../apps/web/src/features/imports/reading/testing/fixtures.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { newPlayer, signIn } from './testing/players.ts';

const log = { name: 'strong.csv', mimeType: 'text/csv', buffer: Buffer.from(strongCsv) };
const broken = { name: 'roto.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(gpx.slice(0, 700)) };

test('a log of another app is shown, imported, not imported twice, and taken out again @once', async ({
  page,
  baseURL,
}) => {
  const player = await newPlayer(baseURL ?? '');
  await signIn(page, player);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Importar' }).click();
  await expect(page.getByRole('heading', { name: 'Traer tu historial' })).toBeVisible();
  await expect(page.getByText('Aún no has importado nada.')).toBeVisible();
  const choose = () => page.locator('input[type=file]');
  await choose().setInputFiles([log, broken]);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'strong.csv' }) });
  await expect(card.getByText('2 sesiones en el archivo')).toBeVisible();
  await expect(card.getByText('1 de Cardio · 1 de Fuerza')).toBeVisible();
  await expect(page.getByText('El archivo está dañado en la línea 6.', { exact: false })).toBeVisible();
  await expect(card.getByText('Goblet Squat: 10 × 24 kg')).toBeVisible();
  await inspect(page, 'import-preview');
  await card.getByRole('button', { name: 'Importar 2 sesiones' }).click();
  await expect(card.getByText('2 sesiones importadas.')).toBeVisible();
  const earlier = page.getByRole('region', { name: 'Importaciones anteriores' });
  await expect(earlier.getByText('Strong · 2 sesiones', { exact: false })).toBeVisible();
  await inspect(page, 'import-done');

  await card.getByRole('link', { name: 'Ver mis sesiones' }).click();
  await expect(page.getByRole('heading', { name: 'Piernas A' })).toBeVisible();
  await page.goBack();
  await choose().setInputFiles(log);
  await expect(page.getByText('Todo lo de este archivo ya está en Bandeja.')).toBeVisible();

  await earlier.getByRole('button', { name: 'Deshacer la importación de strong.csv' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Deshacer la importación?' });
  await expect(question).toContainText('2 sesiones de «strong.csv»');
  await inspect(page, 'import-undo');
  await question.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Importación deshecha')).toBeVisible();
  await expect(page.getByText('Aún no has importado nada.')).toBeVisible();
  await page.goto('/training-sessions');
  await expect(page.getByText('Aún no has hecho ninguna sesión.')).toBeVisible();
});
