import { addDays, localDateIn, weekdayOf } from '@bandeja/domain/calendar/dates';
import { listRoutines } from '@bandeja/domain/routines/contract';
import { getWeek, listAbsences, putSchedule } from '@bandeja/domain/schedule/contract';
import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { noonZone } from './testing/noon-zone.ts';
import { newPlayer, signIn } from './testing/players.ts';
import { todayCard, weeklyPlan } from './testing/steps.ts';

test('a session moves, a trip and an illness change their days; each is shown before, and taken back @phone', async ({
  page,
  baseURL,
}) => {
  const player = await newPlayer(baseURL ?? '');
  const { token } = player;
  const today = localDateIn(noonZone, new Date());
  const tomorrow = addDays(today, 1);
  const [here, there] = [weekdayOf(today), weekdayOf(tomorrow)];
  const read = () => callServer(player, getWeek, { token, query: { from: today } });
  const absences = async () => (await callServer(player, listAbsences, { token })).absences;
  const routines = await callServer(player, listRoutines, { token });
  const routineId = routines.find(({ name }) => name === 'Movilidad total')?._id ?? null;
  const currentWeek = {
    [here]: { type: 'Flexibilidad' as const, routineId },
    [there]: { type: 'Descanso' as const },
  };
  await callServer(player, putSchedule, { token, body: { from: today, currentWeek } });
  const planned = await read();
  const sheet = page.getByRole('dialog');
  const row = (name: string) => sheet.getByRole('button', { name: new RegExp(`^${name}`) });
  const undo = page.getByRole('button', { name: 'Deshacer' });
  const isPlanned = async (text: string) => expect(todayCard(page).getByText(text).first()).toBeVisible();

  await signIn(page, player);
  await page.goto('/dashboard');
  await isPlanned(planned[here].reason);

  await test.step('moved to tomorrow, which is free', async () => {
    await todayCard(page).getByRole('button', { name: 'No puedo hoy' }).click();
    await row('Moverla a otro día').press('Enter');
    await sheet.getByRole('group', { name: 'Días a los que moverla' }).getByRole('button').first().click();
    await inspect(page, 'life-move');
    const name = weekdayNames[there].toLowerCase();
    await sheet.getByRole('button', { name: `Moverla al ${name}` }).click();
    await expect(page.getByText(`Movida al ${name}`)).toBeVisible();
    await expect(sheet).toBeHidden();
    await expect(todayCard(page).getByRole('button', { name: 'No puedo hoy' })).toBeHidden();
    expect((await read())[there].routineId).toBe(routineId);
    await undo.click();
    await expect(page.getByText('Tu plan es otra vez el de antes')).toBeVisible();
    await isPlanned(planned[here].reason);
    expect(await read()).toEqual(planned);
  });

  await test.step('a trip, from the menu of a day', async () => {
    const last = addDays(today, 6);
    await weeklyPlan(page)
      .getByRole('button', { name: /^Opciones: / })
      .first()
      .click();
    const menu = weeklyPlan(page).getByRole('button', { name: /^(No puedo|Viaje, enfermedad)/ });
    await menu.click();
    await row('De viaje').click();
    await sheet.getByLabel('Desde').fill(today);
    await sheet.getByLabel('Hasta').fill(last);
    await expect(sheet.getByText(/minutos menos\. No se acumulan para otro día\./)).toBeVisible();
    await inspect(page, 'life-away');
    expect(await absences()).toEqual([]);
    await sheet.getByRole('button', { name: 'Adaptar estos días' }).click();
    await expect(page.getByText('Buen viaje: esos días están adaptados')).toBeVisible();
    await expect(page.getByText(/^De viaje: .*, sin material\.$/)).toBeVisible();
    expect(await absences()).toMatchObject([{ kind: 'away', from: today, to: last, hasKit: false }]);
    await page.getByRole('button', { name: /^Quitar: De viaje/ }).click();
    await expect(page.getByText('Quitado: esos días vuelven al plan')).toBeVisible();
    expect((await read())[here]).toEqual(planned[here]);
  });

  await test.step('an illness, stored with its consent', async () => {
    await todayCard(page).getByRole('button', { name: 'No puedo hoy' }).click();
    await row('Enfermo').click();
    await expect(sheet.getByText('Día de descanso').first()).toBeVisible();
    await sheet.getByLabel(/^Acepto que Bandeja guarde que estoy enfermo/).check();
    await expect(sheet.getByText(/te pregunto cómo estás/)).toBeVisible();
    await inspect(page, 'life-ill');
    await sheet.getByRole('button', { name: 'Descansar dos días' }).click();
    await expect(todayCard(page).getByText(/con fiebre o malestar no se entrena/)).toBeVisible();
    expect(await absences()).toMatchObject([{ kind: 'ill', to: null, asksOn: addDays(today, 2) }]);
    await undo.click();
    await isPlanned(planned[here].reason);
    expect(await absences()).toEqual([]);
  });
});
