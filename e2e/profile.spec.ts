import { getMe } from '@bandeja/domain/profile/contract';
import { getWeek } from '@bandeja/domain/schedule/contract';
import type { Page } from '@playwright/test';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { mailsOf } from './testing/mailbox.ts';
import { newcomer, newPlayer, type Player, signIn } from './testing/players.ts';
import { goTo } from './testing/steps.ts';

const injured = { injuries: 'Me molesta el codo derecho', injuriesConsent: true } as const;

async function openProfile(page: Page, player: Player): Promise<void> {
  await signIn(page, player);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Tu perfil' })).toBeVisible();
}

test('the profile is edited within its bounds and saved, and the week is planned again', { tag: '@once' }, async ({
  page,
  baseURL,
}) => {
  const player = await newPlayer(baseURL ?? '');
  const { token } = player;
  await callServer(player, getWeek, { token });
  await signIn(page, player);
  await page.clock.install();
  await page.goto('/dashboard');
  await goTo(page, 'Perfil');
  const profile = page.getByRole('region', { name: 'Tu perfil' });
  await expect(profile.getByText('172 cm')).toBeVisible();
  await expect(profile.getByRole('button', { name: 'Lunes' })).toBeDisabled();
  await expect(page.getByText('0 de 10 sesiones')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Dispositivos' })).toBeVisible();
  await inspect(page, 'profile');

  await profile.getByRole('button', { name: 'Editar perfil' }).click();
  await page.getByLabel('Altura (cm)').fill('90');
  await page.getByLabel('Mínimo (min)').fill('20');
  await page.getByLabel('Edad').fill('13');
  await page.getByLabel('Lesiones o molestias (opcional)').fill(injured.injuries);
  await profile.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Escribe tu altura en centímetros, de 100 a 250')).toBeVisible();
  await expect(page.getByText('La duración va de 30 a 180 minutos')).toBeVisible();
  await expect(page.getByText('Marca la casilla con el permiso de tu madre, padre o tutor')).toBeVisible();
  await expect(page.getByText('Marca la casilla para que podamos guardar tus lesiones')).toBeVisible();
  await expect(page.getByLabel('Altura (cm)')).toBeFocused();
  await inspect(page, 'profile-errors');

  await page.reload();
  await expect(page.getByText('Hemos recuperado los cambios que no habías guardado.')).toBeVisible();
  await expect(page.getByLabel('Altura (cm)')).toHaveValue('90');
  await expect(page.getByLabel('Lesiones o molestias (opcional)')).toHaveValue('');
  await goTo(page, 'Dashboard');
  const guard = page.getByRole('alertdialog', { name: 'Tienes cambios sin guardar' });
  await guard.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(guard).toBeHidden();

  await page.getByLabel('Altura (cm)').fill('1,74');
  await page.getByLabel('Mínimo (min)').fill('30');
  await page.getByLabel('Máximo (min)').fill('45');
  await page.getByLabel('Edad').fill('35');
  const available = profile.getByRole('group', { name: 'Días disponibles' });
  for (const day of ['Lunes', 'Miércoles', 'Viernes', 'Domingo'])
    await available.getByRole('button', { name: day }).click();
  const perWeek = page.getByRole('group', { name: 'Días de entrenamiento por semana' });
  await perWeek.getByRole('button', { name: '3' }).click();
  await page.getByRole('button', { name: 'Prevenir lesiones' }).click();
  await page.getByRole('group', { name: '¿Cuál pesa más?' }).getByRole('button', { name: 'Prevenir lesiones' }).click();
  await page.getByLabel('Lesiones o molestias (opcional)').fill(injured.injuries);
  await page.getByRole('checkbox', { name: 'Acepto que Bandeja guarde' }).check();
  await profile.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Perfil actualizado correctamente')).toBeVisible();
  const offer = profile.getByText('¿Rehacer la semana con estos cambios?');
  await expect(offer).toBeVisible();
  await page.clock.fastForward('00:03');
  await expect(page.getByText('Perfil actualizado correctamente')).toBeHidden();
  await inspect(page, 'profile-offer');
  await profile.getByRole('button', { name: 'Rehacer la semana' }).click();
  await expect(page.getByText('Plan regenerado exitosamente!')).toBeVisible();
  await expect(offer).toBeHidden();

  expect(await callServer(player, getMe, { token })).toMatchObject({
    height: 174,
    weight: 68,
    age: 35,
    trainingDays: 3,
    sessionDuration: { min: 30, max: 45 },
    goals: ['Prevenir lesiones', 'Ganar fuerza'],
    availableDays: { monday: false, tuesday: true, wednesday: false, thursday: true, friday: false, sunday: false },
    ...injured,
  });
  const week = await callServer(player, getWeek, { token });
  for (const day of ['monday', 'wednesday', 'friday', 'sunday'] as const) expect(week[day].type).toBe('Descanso');
});

test('the week has a private address for calendars, until it is taken back @once', async ({
  page,
  request,
  baseURL,
}) => {
  await openProfile(page, await newPlayer(baseURL ?? ''));
  const calendar = page.getByRole('region', { name: 'Calendario' });
  await calendar.getByRole('button', { name: 'Crear mi dirección' }).click();
  const address = await calendar.getByLabel('Tu dirección privada').inputValue();
  await calendar.getByText('Google Calendar', { exact: true }).click();
  await inspect(page, 'profile-calendar');
  const read = await request.get(address);
  expect(read.status()).toBe(200);
  expect(read.headers()['content-type']).toMatch(/^text\/calendar/);
  expect(await read.text()).toContain('BEGIN:VEVENT');
  await page.reload();
  await expect(calendar.getByText(/^Leída por última vez el /)).toBeVisible();
  await calendar.getByRole('button', { name: 'Quitar la dirección' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar la dirección' }).click();
  await expect(calendar.getByRole('button', { name: 'Crear mi dirección' })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});

test('the account is deleted with a typed word and the password; the player cannot sign in afterwards @phone', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.allow(/status of (401|403)/);
  const player = await newcomer(baseURL ?? '');
  await openProfile(page, player);
  await expect(page.getByText(/^Faltan tus días disponibles/)).toBeVisible();
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  const dialog = page.getByRole('alertdialog', { name: '¿Eliminar tu cuenta?' });
  const confirm = dialog.getByRole('button', { name: 'Eliminar mi cuenta' });
  await confirm.click();
  await expect(dialog.getByText('Escribe ELIMINAR para confirmarlo')).toBeVisible();
  await inspect(page, 'profile-delete');
  await dialog.getByLabel('Escribe ELIMINAR').fill('ELIMINAR');
  await dialog.getByLabel('Tu contraseña').fill('no-es-esta');
  await confirm.click();
  await expect(dialog.getByText('La contraseña actual no es correcta.')).toBeVisible();
  await dialog.getByLabel('Tu contraseña').fill(player.password);
  await confirm.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(/^Tu cuenta está eliminada\./)).toBeVisible();
  await inspect(page, 'profile-goodbye');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(callServer(player, getMe, { token: player.token })).rejects.toThrow('answered 401');

  await page.goto('/login');
  await page.getByLabel('Email').fill(player.email);
  await page.getByLabel('Contraseña').fill(player.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('alert')).toHaveText('El email o la contraseña no son correctos.');
  expect((await mailsOf(player.email, 2)).map(({ subject }) => subject)).toContain('Tu cuenta se ha eliminado');
});
