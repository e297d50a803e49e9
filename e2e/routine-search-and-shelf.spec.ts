import { listRoutines } from '@bandeja/domain/routines/contract';
import type { Page } from '@playwright/test';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { newPlayer, type Player, signIn } from './testing/players.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Buscar rutinas' });
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Favorita: ${name}` });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function openFilters(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: /^Filtros/ });
  if (await toggle.isVisible()) await toggle.click();
}

async function routineId(player: Player, name: string): Promise<string> {
  const routines = await callServer(player, listRoutines, { token: player.token });
  const found = routines.find((routine) => routine.name === name);
  if (!found) throw new Error(`no routine «${name}»`);
  return found._id;
}

test('a player finds a routine with a typo, narrows it down, hearts it and finds it on the shelf', {
  tag: '@once',
}, async ({ page, baseURL }) => {
  const player = await newPlayer(baseURL ?? '');
  await signIn(page, player);
  await page.goto('/routine-search');
  await expect(page.getByRole('heading', { name: 'Buscar rutinas' })).toBeVisible();
  await inspect(page, 'search-first');
  await field(page).press('Enter');
  await expect(page.getByText('Por favor introduce un término de búsqueda', { exact: true })).toBeVisible();
  await inspect(page, 'search-blank');

  await field(page).fill('remte');
  await field(page).press('Enter');
  await expect(card(page, 'Bandeja y remate')).toBeVisible();
  await expect(card(page, 'Potencia de remate')).toBeVisible();
  await expect(page).toHaveURL('/routine-search?query=remte');
  await inspect(page, 'search');

  await openFilters(page);
  await page.getByRole('combobox', { name: 'Tipo' }).selectOption('Físico');
  await page.getByRole('combobox', { name: 'Duración' }).selectOption('De 46 a 60 min');
  await expect(card(page, 'Bandeja y remate')).toHaveCount(0);
  await expect(card(page, 'Potencia de remate')).toBeVisible();
  await inspect(page, 'search-filtered');
  await page.getByText('Material que tienes').first().click();
  await page.getByRole('button', { name: 'Sin material' }).click();
  await expect(page.getByRole('heading', { name: 'Sin rutinas para «remte»' })).toBeVisible();
  await inspect(page, 'search-none');
  const address = new URL(page.url()).searchParams;
  expect(Object.fromEntries(address)).toEqual({
    query: 'remte',
    type: 'Físico',
    duration: '46-60',
    equipment: 'ninguno',
  });

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sin rutinas para «remte»' })).toBeVisible();
  await openFilters(page);
  await expect(page.getByRole('combobox', { name: 'Tipo' })).toHaveValue('Físico');
  await page.goBack();
  await expect(card(page, 'Potencia de remate')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/routine-search?query=remte');
  await expect(card(page, 'Bandeja y remate')).toBeVisible();
  await expect(field(page)).toHaveValue('remte');

  await heart(page, 'Bandeja y remate').click();
  await expect(heart(page, 'Bandeja y remate')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Rutina añadida a favoritos', { exact: true })).toBeVisible();
  await page.reload();
  await expect(heart(page, 'Bandeja y remate')).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Ver todas las rutinas' }).click();
  await expect(page).toHaveURL('/routine-manager');
  await expect(card(page, 'Movilidad total')).toBeVisible();
  await inspect(page, 'shelf');
  await page.getByRole('tab', { name: 'Mis rutinas' }).click();
  await expect(page.getByRole('heading', { name: 'Aún no tienes rutinas propias.' })).toBeVisible();
  await inspect(page, 'shelf-own');
  await page.getByRole('tab', { name: 'Favoritas' }).click();
  await expect(page).toHaveURL('/routine-manager?tab=favoritas');
  await page.reload();
  await expect(card(page, 'Bandeja y remate')).toBeVisible();
  await expect(card(page, 'Movilidad total')).toHaveCount(0);
  await heart(page, 'Bandeja y remate').click();
  await expect(page.getByText('Rutina eliminada de favoritos', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Aún no tienes favoritas.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ver las disponibles' })).toBeFocused();
});

test('a routine fits on one sheet of paper, with a box for every set', { tag: '@once' }, async ({ page, baseURL }) => {
  const player = await newPlayer(baseURL ?? '');
  await signIn(page, player);
  const routine = 'Fuerza y movilidad para empezar';
  await page.goto(`/routines/${await routineId(player, routine)}`);
  await expect(page.getByRole('heading', { level: 1, name: routine })).toBeVisible();
  // the drawings come later than the text, and letters of another font are wider
  await expect(page.locator('.paper-poses')).toHaveCount(12);
  await page.evaluate(() => document.fonts.ready);
  const pdf = (await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm' } })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByText('Saltar al contenido')).toBeHidden();
  await expect(page.getByText('1. Calentamiento dinámico RAMP')).toBeVisible();
});

test('a routine is built by hand, copied, filed and moved; its name is its own @phone', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 400/);
  const player = await newPlayer(baseURL ?? '');
  await signIn(page, player);
  await page.goto('/routine-manager');
  await page.getByRole('link', { name: 'Crear rutina' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Lunes de pista');
  const exercise = page.getByRole('combobox', { name: 'Ejercicio', exact: true });
  await exercise.fill('volea de control');
  await page.getByRole('option', { name: /^Volea de control/ }).click();
  await expect(page.getByText(/^Tiempo estimado: \d+ min$/)).toBeVisible();
  await inspect(page, 'builder');
  await page.getByRole('button', { name: 'Guardar rutina' }).click();
  const menu = (name: string) => page.getByRole('button', { name: `Más de ${name}`, exact: true });
  await expect(card(page, 'Lunes de pista')).toBeVisible();

  await menu('Lunes de pista').click();
  await page.getByRole('button', { name: 'Duplicar' }).click();
  const copy = 'Lunes de pista (copia)';
  await menu(copy).click();
  await page.getByRole('button', { name: 'Cambiar nombre o carpeta' }).click();
  const window = page.getByRole('dialog', { name: 'Nombre y carpeta' });
  await window.getByLabel('Nombre').fill('lunes de PISTA');
  await window.getByRole('button', { name: 'Guardar' }).click();
  await expect(window.getByText('Ya tienes una rutina con este nombre').first()).toBeVisible();
  await window.getByLabel('Nombre').fill('Martes');
  await window.getByLabel(/^Carpeta/).fill('Viaje');
  await window.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('heading', { name: 'Viaje' })).toBeVisible();
  await inspect(page, 'shelf-folders');
  const own = async () => {
    const routines = await callServer(player, listRoutines, { token: player.token, query: { of: 'own' } });
    return routines.map(({ name, folder }) => [name, folder]);
  };
  await expect.poll(own).toEqual([
    ['Martes', 'Viaje'],
    ['Lunes de pista', ''],
  ]);
});
