import { localDateIn } from '@bandeja/domain/calendar/dates';
import { listConversations } from '@bandeja/domain/coach/contract';
import { getWeek, putSchedule, type Week } from '@bandeja/domain/schedule/contract';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { expect, type Page } from '@playwright/test';
import { callServer } from '../apps/api/testing/server-process.ts';
import { test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { noonZone } from './testing/noon-zone.ts';
import { newPlayer, type Player, signIn } from './testing/players.ts';
import { weeklyPlan } from './testing/steps.ts';
import { subscribe } from './testing/subscribers.ts';

const panelOf = (page: Page) => page.getByRole('dialog', { name: /^(Tu entrenador|Conversaciones)$/ });
const weekOf = (player: Player): Promise<Week> => callServer(player, getWeek, { token: player.token });

const dayNames = {
  monday: 'Lunes',
  tuesday: 'Martes',
  wednesday: 'Miércoles',
  thursday: 'Jueves',
  friday: 'Viernes',
  saturday: 'Sábado',
  sunday: 'Domingo',
};

async function openChat(page: Page) {
  await page.getByRole('button', { name: 'Abrir chat con tu entrenador' }).click();
  const panel = panelOf(page);
  await expect(panel).toBeVisible();
  return panel;
}

async function say(page: Page, text: string) {
  const panel = panelOf(page);
  await panel.getByLabel('Escribe un mensaje').fill(text);
  await panel.getByLabel('Escribe un mensaje').press('Enter');
  await expect(panel.getByRole('log').getByText(text, { exact: true }).last()).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Detener la respuesta' })).toBeHidden();
}

/** A training day that is not over yet; the plan may rest on any. */
async function dayToChange(player: Player) {
  const week = await weekOf(player);
  const today = localDateIn(noonZone, new Date());
  const key = [...weekdays].reverse().find((day) => week[day].date >= today && week[day].type !== 'Descanso');
  if (key) return { key, name: dayNames[key], planned: week[key] };
  await callServer(player, putSchedule, { token: player.token, body: { currentWeek: { sunday: { type: 'Cardio' } } } });
  return { key: 'sunday' as const, name: dayNames.sunday, planned: (await weekOf(player)).sunday };
}

test('«cambia el domingo a descanso»: nothing changes before the yes, then the week behind shows it', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  const player = await newPlayer(baseURL ?? '');
  const { key, name, planned } = await dayToChange(player);
  await signIn(page, player);
  await page.goto('/dashboard');
  // on the first days of an account a phone shows today in its card alone
  const label = planned.date === localDateIn(noonZone, new Date()) ? 'Hoy' : name;
  const day = weeklyPlan(page).locator('li', { has: page.locator(`h3[aria-label="${label}"]`) });
  await expect(day).toContainText(planned.type);

  const panel = await openChat(page);
  await expect(panel.getByText('Eres atendido por una IA')).toBeVisible();
  await expect(panel.getByText('Información general; no es consejo médico.')).toBeVisible();
  await inspect(page, 'chat-empty');
  await say(page, `cambia el ${name.toLowerCase()} a descanso`);
  const card = panel.getByRole('region', { name: 'Cambio en tu semana' });
  await expect(card.getByText('Descanso', { exact: true })).toBeVisible();
  await inspect(page, 'chat-proposal');
  expect((await weekOf(player))[key]).toEqual(planned);

  await card.getByRole('button', { name: 'Confirmar' }).dblclick();
  await expect(card.getByText('Hecho')).toBeVisible();
  await inspect(page, 'chat-done');
  expect((await weekOf(player))[key]).toMatchObject({ type: 'Descanso', edited: true });

  await page.reload();
  await openChat(page);
  await expect(card.getByText('Hecho')).toBeVisible();
  await panel.getByRole('button', { name: 'Cerrar chat' }).click();
  await expect(page.getByRole('button', { name: 'Abrir chat con tu entrenador' })).toBeFocused();
  await expect(day).toContainText('Día de descanso');
});

test('earlier conversations: going on with one, beginning another, deleting one @once', async ({ page, baseURL }) => {
  const player = await newPlayer(baseURL ?? '');
  await signIn(page, player);
  await page.goto('/training-sessions');
  const panel = await openChat(page);
  await panel.getByRole('button', { name: 'Qué ve tu entrenador' }).click();
  const view = page.getByRole('dialog', { name: 'Qué ve tu entrenador' });
  await expect(view.getByText('Responde el entrenador de Bandeja: nada de esto sale de aquí.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await say(page, '¿Qué es la chiquita?');
  await panel.getByRole('button', { name: 'Conversaciones' }).click();
  await panel.getByRole('button', { name: 'Nueva conversación' }).click();
  await expect(panel.getByText('Hola, Lucía')).toBeVisible();
  await panel.getByRole('button', { name: '¿Cuántas sesiones he hecho este mes?' }).click();
  await expect(panel.getByRole('log').getByText('¿Cuántas sesiones he hecho este mes?', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Conversaciones' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await inspect(page, 'chat-history');

  await panel.getByRole('button', { name: 'Eliminar: ¿Cuántas sesiones he hecho este mes?' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Eliminar la conversación?' });
  await expect(question).toBeVisible();
  await inspect(page, 'chat-delete');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Eliminar: ¿Cuántas sesiones he hecho este mes?' }).click();
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByRole('button', { name: 'Nueva conversación' })).toBeFocused();
  const list = await callServer(player, listConversations, { token: player.token });
  expect(list.map(({ title }) => title)).toEqual(['¿Qué es la chiquita?']);

  await panel.getByRole('button', { name: '¿Qué es la chiquita?', exact: false }).first().click();
  await expect(panel.getByRole('log').getByText('¿Qué es la chiquita?', { exact: true })).toBeVisible();
  await say(page, 'Gracias, crack');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Abrir chat con tu entrenador' })).toBeFocused();
});

test('premium: a routine is generated after acceptance, and the card links to it', { tag: '@once' }, async ({
  page,
  baseURL,
}) => {
  const player = await newPlayer(baseURL ?? '');
  await subscribe(player, 'premium');
  await signIn(page, player);
  await page.goto('/dashboard');
  const panel = await openChat(page);
  await say(page, 'Quiero una rutina de fuerza de 30 minutos');
  const card = panel.getByRole('region', { name: 'Crear una rutina' });
  await card.getByRole('button', { name: 'Confirmar' }).click();
  await expect(card.getByRole('link', { name: 'Ver la rutina' })).toBeVisible();
  await inspect(page, 'chat-routine');
  await card.getByRole('link', { name: 'Ver la rutina' }).click();
  await expect(page).toHaveURL(/\/routines\/[0-9a-f-]{36}$/);
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  await expect(panel).toBeVisible({ visible: !isPhone });
});
