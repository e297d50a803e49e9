import { randomUUID } from 'node:crypto';
import { localDateIn } from '@bandeja/domain/calendar/dates';
import { listRoutines } from '@bandeja/domain/routines/contract';
import { getWeek, putSchedule } from '@bandeja/domain/schedule/contract';
import { type PlanDayType, weekdays } from '@bandeja/domain/schedule/vocabulary';
import { addPastSession } from '@bandeja/domain/sessions/contract';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { noonZone } from './testing/noon-zone.ts';
import { newPlayer, type Player, signIn, storedSession } from './testing/players.ts';
import { todayCard } from './testing/steps.ts';

async function planToday(player: Player, type: PlanDayType, name: string | null): Promise<void> {
  const { token } = player;
  const week = await callServer(player, getWeek, { token });
  const day = weekdays.find((each) => week[each].date === localDateIn(noonZone, new Date()));
  const routines = await callServer(player, listRoutines, { token });
  const routineId = routines.find((each) => each.name === name)?._id ?? null;
  if (!day) throw new Error('today is not in the week');
  await callServer(player, putSchedule, { token, body: { currentWeek: { [day]: { type, routineId } } } });
}

async function playerWhoTrained(url: string): Promise<Player> {
  const player = await newPlayer(url);
  const { token } = player;
  await planToday(player, 'Fuerza explosiva', 'Potencia de remate');
  const past = { type: 'Cardio', routineId: null, withSets: false, minutes: 30, rpe: null } as const;
  const body = { ...past, _id: randomUUID(), startTime: '2025-03-04T10:00:00Z' };
  await callServer(player, addPastSession, { token, body });
  return player;
}

test('a sore shoulder: the changes are shown first, and the session matches them', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  const player = await playerWhoTrained(baseURL ?? '');
  await signIn(page, player);
  await page.goto('/dashboard');
  await todayCard(page).getByRole('button', { name: '¿Cómo estás hoy?' }).click();
  await expect(page.getByRole('dialog', { name: '¿Cómo estás hoy?' })).toBeVisible();
  await inspect(page, 'check-in');
  await page.getByRole('dialog', { name: '¿Cómo estás hoy?' }).getByRole('button', { name: 'Enfermo' }).click();
  const rest = page.getByRole('dialog', { name: 'Hoy toca descansar' });
  await expect(rest.getByText(/^Con fiebre o malestar general, no entrenes/)).toBeVisible();
  await expect(rest.getByRole('button', { name: 'Empezar así' })).toHaveCount(0);
  await rest.getByRole('button', { name: 'Cambiar mi respuesta' }).click();
  await page.getByRole('switch', { name: 'Con el calentamiento delante' }).check();
  await page.getByRole('dialog', { name: '¿Cómo estás hoy?' }).getByRole('button', { name: 'Molestias' }).click();
  await page.getByRole('button', { name: 'Hombro', exact: true }).click();
  const result = page.getByRole('dialog', { name: 'Hoy cuido tu hombro' });
  await expect(result.getByText('Calentamiento', { exact: true })).toBeVisible();
  await expect(result.getByText(/^He quitado lo que más carga tu hombro y suavizado el resto\./)).toBeVisible();
  await expect(result.getByText(/Lanzamiento sobre la cabeza/).first()).toBeVisible();
  await inspect(page, 'check-in-result');
  await result.getByRole('button', { name: 'Empezar así' }).click();
  await expect(page).toHaveURL(/\/training-session\/[0-9a-f-]{36}$/);
  const session = await storedSession(player, new URL(page.url()).pathname.split('/').at(-1) ?? '');
  const names = session.exercises.map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['Calentamiento dinámico RAMP', 'Equilibrio a una pierna']);
  expect(names).not.toContain('Lanzamiento sobre la cabeza');
});

test('the very first session asks nothing; a match day offers the warm-up', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  const player = await newPlayer(baseURL ?? '');
  await planToday(player, 'Partido', null);
  await signIn(page, player);
  await page.goto('/dashboard');
  await expect(todayCard(page).getByRole('button', { name: 'Apuntar partido' })).toBeVisible();
  await expect(todayCard(page).getByRole('button', { name: '¿Cómo estás hoy?' })).toHaveCount(0);
  await todayCard(page).getByRole('button', { name: 'Calentar' }).click();
  await expect(page.getByRole('heading', { name: 'Calentamiento prepartido' })).toBeVisible();
});
