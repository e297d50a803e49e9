import { addDays, localDateIn, mondayOf } from '@bandeja/domain/calendar/dates';
import { getWeek } from '@bandeja/domain/schedule/contract';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { noonZone } from './testing/noon-zone.ts';
import { newPlayer, signIn } from './testing/players.ts';
import { weeklyPlan } from './testing/steps.ts';

test('a day can be changed and stays so; a new plan is shown before it replaces it @phone', async ({
  page,
  baseURL,
}) => {
  const player = await newPlayer(baseURL ?? '');
  // a player who begins on a Sunday sees the next one
  const today = localDateIn(noonZone, new Date());
  const from = addDays(today, 1);
  const read = () => callServer(player, getWeek, { token: player.token, query: { from } });
  const planned = (await read()).sunday;
  await signIn(page, player);
  await page.goto('/dashboard');
  const week = weeklyPlan(page);
  const sunday = week.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Domingo' }) });
  await expect(sunday.getByText(planned.type, { exact: true })).toBeVisible();
  await inspect(page, 'dashboard');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2600);
  const options = sunday.getByRole('button', { name: 'Opciones: Domingo' });
  await options.click();
  await expect(sunday.getByText(planned.reason)).toBeVisible();

  await sunday.getByRole('button', { name: 'Cambiar' }).click();
  await expect(sunday.getByLabel('Tipo')).toBeFocused();
  await inspect(page, 'day-editor');
  await sunday.getByLabel('Tipo').selectOption('Descanso');
  await sunday.getByRole('button', { name: 'Cancelar' }).click();
  await expect(sunday.getByText(planned.type, { exact: true })).toBeVisible();
  await expect(options).toBeFocused();
  await options.click();
  await sunday.getByRole('button', { name: 'Cambiar' }).click();
  await sunday.getByLabel('Tipo').selectOption('Descanso');
  await expect(sunday.getByLabel('Rutina')).toBeHidden();
  await sunday.getByRole('button', { name: 'Confirmar' }).click();
  await expect(sunday.getByText('Día de descanso')).toBeVisible();
  await page.reload();
  await expect(sunday.getByText('Día de descanso')).toBeVisible();
  expect((await read()).sunday).toMatchObject({ type: 'Descanso', routineId: null, edited: true });

  await options.click();
  await sunday.getByRole('button', { name: 'Cambiar' }).click();
  await sunday.getByLabel('Tipo').selectOption('Funcionalidad');
  const routine = sunday.getByLabel('Rutina');
  await routine.selectOption('Ganar la red · 75 min');
  await sunday.getByRole('group', { name: 'Ver solo' }).getByRole('button', { name: 'Técnico' }).click();
  await expect(routine).toHaveValue('');
  await expect(routine.getByRole('option', { name: 'Ganar la red' })).toHaveCount(0);
  await sunday.getByLabel('Tipo').selectOption('Flexibilidad');
  await sunday.getByLabel('Rutina').selectOption('Movilidad total · 25 min');
  await sunday.getByRole('button', { name: 'Confirmar' }).click();
  await expect(sunday.getByText('Movilidad total')).toBeVisible();

  await page.getByRole('button', { name: 'Regenerar Plan' }).click();
  if (mondayOf(from) !== mondayOf(today)) {
    // the day is of next week, whose edited days stay
    await expect(page.getByRole('dialog', { name: 'Tu semana ya es la mejor que sé hacerte' })).toBeVisible();
    return;
  }
  const dialog = page.getByRole('dialog', { name: 'Cambiaría un día' });
  await expect(dialog.getByText('Domingo', { exact: true }).first()).toBeVisible();
  await expect(dialog.getByText(planned.reason)).toBeVisible();
  await inspect(page, 'regenerate-preview');
  await dialog.getByRole('button', { name: 'Dejarla como está' }).click();
  await expect(sunday.getByText('Movilidad total')).toBeVisible();
  await page.getByRole('button', { name: 'Regenerar Plan' }).click();
  await dialog.getByRole('button', { name: 'Cambiar mi semana' }).click();
  await expect(page.getByText('Plan regenerado exitosamente!')).toBeVisible();
  await expect(sunday.getByText(planned.type, { exact: true })).toBeVisible();
  expect((await read()).sunday).toMatchObject({ edited: false });
});
