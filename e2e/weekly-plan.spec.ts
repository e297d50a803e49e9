import { getWeek } from '@bandeja/domain/schedule/contract';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './support/fixtures.ts';
import { inspect } from './support/inspect.ts';
import { newPlayer, signIn } from './support/players.ts';

test('a day can be changed and stays so; a new plan asks first and replaces it @phone', async ({ page, baseURL }) => {
  const player = await newPlayer(baseURL ?? '');
  const read = () => callServer(player, getWeek, { token: player.token });
  const planned = (await read()).thursday;
  await signIn(page, player);
  await page.goto('/dashboard');
  const week = page.getByRole('region', { name: 'Tu Planificación Semanal' });
  const thursday = week.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Jueves' }) });
  await expect(thursday.getByText(planned.type, { exact: true })).toBeVisible();
  await inspect(page, 'dashboard');
  await thursday.getByRole('button', { name: 'Por qué' }).click();
  await expect(thursday.getByText(planned.reason)).toBeVisible();

  await thursday.getByRole('button', { name: 'Cambiar' }).click();
  await expect(thursday.getByLabel('Tipo')).toBeFocused();
  await inspect(page, 'day-editor');
  await thursday.getByLabel('Tipo').selectOption('Descanso');
  await thursday.getByRole('button', { name: 'Cancelar' }).click();
  await expect(thursday.getByText(planned.type, { exact: true })).toBeVisible();
  await expect(thursday.getByRole('button', { name: 'Cambiar' })).toBeFocused();
  await thursday.getByRole('button', { name: 'Cambiar' }).click();
  await thursday.getByLabel('Tipo').selectOption('Descanso');
  await expect(thursday.getByLabel('Rutina')).toBeHidden();
  await thursday.getByRole('button', { name: 'Confirmar' }).click();
  await expect(thursday.getByText('Día de descanso')).toBeVisible();
  await page.reload();
  await expect(thursday.getByText('Día de descanso')).toBeVisible();
  expect((await read()).thursday).toMatchObject({ type: 'Descanso', routineId: null, edited: true });

  await thursday.getByRole('button', { name: 'Cambiar' }).click();
  await thursday.getByLabel('Tipo').selectOption('Flexibilidad');
  await thursday.getByLabel('Rutina').selectOption('Movilidad total');
  await thursday.getByRole('button', { name: 'Confirmar' }).click();
  await expect(thursday.getByText('Movilidad total')).toBeVisible();

  await page.getByRole('button', { name: 'Regenerar Plan' }).click();
  const dialog = page.getByRole('alertdialog', { name: '¿Regenerar tu plan?' });
  await expect(dialog.getByText('Jueves')).toBeVisible();
  await inspect(page, 'regenerate-dialog');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(thursday.getByText('Movilidad total')).toBeVisible();
  await page.getByRole('button', { name: 'Regenerar Plan' }).click();
  await dialog.getByRole('button', { name: 'Regenerar Plan' }).click();
  await expect(page.getByText('Plan regenerado exitosamente!')).toBeVisible();
  await expect(thursday.getByText(planned.type, { exact: true })).toBeVisible();
  expect((await read()).thursday).toMatchObject({ edited: false });
});
