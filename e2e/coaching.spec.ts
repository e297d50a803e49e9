import { addDays, mondayOf } from '@bandeja/domain/calendar/dates';
import { getCoached, saveCoachTemplate } from '@bandeja/domain/coaching/contract';
import { callServer } from '../apps/api/testing/server-process.ts';
import { approvedCoach, coachedPlayer, trainedSession } from './testing/coaching.ts';
import { expect, test } from './testing/fixtures.ts';
import { signIn } from './testing/players.ts';

test('a coach puts a template on a player and comments an exercise; the player reads whose the day is and answers @phone', async ({
  page,
  baseURL,
}) => {
  const coach = await approvedCoach(baseURL ?? '');
  const player = await coachedPlayer(coach);
  const session = await trainedSession(player);
  const exercise = session.exercises[0]?.name ?? '';
  const rest = { type: 'Descanso' as const, routineId: null, minutes: null, note: 'Duerme' };
  const body = { name: 'Semana de descarga', weeks: [Array.from({ length: 7 }, () => rest)] };
  await callServer(coach, saveCoachTemplate, { token: coach.token, body });
  const seen = () => callServer(coach, getCoached, { token: coach.token, params: { id: player.id } });
  const { today } = await seen();

  await signIn(page, coach);
  await page.goto('/coach');
  await page.getByRole('link', { name: player.name }).click();
  await page.getByRole('button', { name: 'Aplicar plantilla' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Aplicar plantilla' });
  await dialog.getByLabel('Plantilla', { exact: true }).selectOption({ label: 'Semana de descarga' });
  await dialog.getByLabel('Empieza').selectOption(mondayOf(today));
  await dialog.getByRole('button', { name: 'Dejar en borrador' }).click();
  await page.getByRole('button', { name: /^Ver (el|\d+) cambios?$/ }).click();
  await expect(page.getByRole('list', { name: 'Lo que cambia al publicar' })).toContainText('Duerme');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Publicado: ya está en su plan.')).toBeVisible();
  const { days } = await seen();
  const mine = days.filter(({ plan }) => plan?.coach !== undefined).map(({ date }) => date);
  expect(mine.at(-1)).toBe(addDays(mondayOf(today), 6));

  await page.getByRole('link', { name: new RegExp(`^${session.name}`) }).click();
  await expect(page.getByText('«Me sobró una serie»')).toBeVisible();
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: exercise }) });
  await item.getByRole('button', { name: 'Comentar' }).click();
  await page.getByRole('textbox', { name: 'Comentario para Lucía' }).last().fill('Codo alto y despacio');
  await page.getByRole('textbox', { name: 'Comentario para Lucía' }).last().press('Enter');
  await expect(page.getByRole('list', { name: `Comentarios de ${exercise}` })).toContainText('Codo alto y despacio');

  await signIn(page, player);
  await page.goto('/dashboard');
  await expect(page.getByText('De Marta', { exact: true }).first()).toBeVisible();
  await page.goto('/training-sessions');
  await expect(page.getByText('1 comentario, 1 sin leer')).toBeVisible();
  await page.goto(`/training-sessions/${session._id}`);
  const comments = page.getByRole('list', { name: `Comentarios de ${exercise}` });
  await expect(comments).toContainText('Nuevo');
  await page.getByRole('button', { name: 'Responder' }).click();
  await page.getByRole('textbox', { name: 'Tu comentario para quien te entrena' }).last().fill('Lo noto');
  await page.getByRole('textbox', { name: 'Tu comentario para quien te entrena' }).last().press('Enter');
  await expect(comments).toContainText('Lo noto');
  expect((await seen()).commented).toEqual([{ about: 'session', aboutId: session._id, comments: 2, unread: 1 }]);
});
