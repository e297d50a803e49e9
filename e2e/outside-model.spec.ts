import { addDays, localDateIn, mondayOf, weekdayOf } from '@bandeja/domain/calendar/dates';
import { putOutside } from '@bandeja/domain/coach/contract';
import { putProfile } from '@bandeja/domain/profile/contract';
import { getWeek } from '@bandeja/domain/schedule/contract';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/ai-server.ts';
import { askFor, button, generatorPath, premiumPlayer, routineName, used, wish } from './testing/generator.ts';
import { inspect } from './testing/inspect.ts';
import { noonZone } from './testing/noon-zone.ts';
import { newPlayer, type Player, signIn } from './testing/players.ts';

async function agreed(player: Player): Promise<Player> {
  await callServer(player, putOutside, { token: player.token, body: { consent: true, healthConsent: false } });
  return player;
}

test('an outside model writes the routine; where it fails, the built-in trainer does @once', async ({
  page,
  outside,
}) => {
  const player = await agreed(await premiumPlayer(outside.url, outside.dataDir));
  await signIn(page, player);
  await page.goto(outside.url + generatorPath);
  await askFor(page, wish);
  await expect(routineName(page)).toHaveText('Rutina del modelo');
  expect(outside.model.received).toHaveLength(1);
  await button(page, 'Qué ve tu entrenador').click();
  const dialog = page.getByRole('dialog', { name: 'Qué ve tu entrenador' });
  await expect(dialog.getByText('Se envía', { exact: true }).first()).toBeVisible();
  await expect(dialog.getByText('No sale de aquí', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  for (const error of ['invalid_json', 'unknown_exercises', 'cut', 'busy'] as const) {
    // one try and, where it may help, one more
    outside.model.script.splice(0, Number.POSITIVE_INFINITY, error, error);
    await askFor(page, wish);
    await expect(button(page, 'Comenzar Ahora')).toBeVisible();
    await expect(routineName(page)).toBeFocused();
    await expect(routineName(page)).not.toHaveText('Rutina del modelo');
    await expect(page.getByRole('alert')).toBeHidden();
    outside.model.script.splice(0);
  }

  // an ankle excludes the bounces: the model is not offered them, but proposes them
  const injured = { injuries: 'Esguince de tobillo en marzo', injuriesConsent: true };
  await callServer({ url: outside.url }, putProfile, { token: player.token, body: injured });
  outside.model.script.push('forbidden_exercises');
  const before = outside.model.received.length;
  await askFor(page, wish);
  await outside.model.has(before + 1);
  await expect.poll(() => used(player)).toBe(6);
  await expect(button(page, 'Generando...')).toHaveCount(0);
  await expect(routineName(page)).toBeFocused();
  await expect(page.getByRole('main')).not.toContainText('Rebotes de tobillo');
});

test('allowed in the profile, it helps in the chat; its proposal is confirmed and undone as ours; off, it hears nothing', {
  tag: '@phone',
}, async ({ page, outside }) => {
  const player = await newPlayer(outside.url);
  await signIn(page, player);
  const nextMonday = addDays(mondayOf(localDateIn(noonZone, new Date())), 7);
  const plan = async () => callServer(player, getWeek, { token: player.token, query: { from: nextMonday } });
  const trained = Object.values(await plan()).find(({ type }) => type !== 'Descanso');
  if (trained === undefined) throw new Error('no session next week');
  const planned = async () => (await plan())[weekdayOf(trained.date)].type;

  const card = page.getByRole('region', { name: 'Un servicio externo para tu entrenador' });
  const agree = card.getByRole('switch', { name: 'Dejar que le ayude' });
  await test.step('allowed in the profile', async () => {
    await page.goto(`${outside.url}/profile`);
    await agree.click();
    await expect(card.getByRole('switch', { name: 'También con lo que cuento de mi salud' })).not.toBeChecked();
    await inspect(page, 'profile-outside-model');
  });

  const panel = page.getByRole('dialog', { name: /^(Tu entrenador|Conversaciones)$/ });
  const say = async (text: string) => {
    await panel.getByLabel('Escribe un mensaje').fill(text);
    await panel.getByLabel('Escribe un mensaje').press('Enter');
    await expect(panel.getByRole('log').getByText(text, { exact: true }).last()).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Detener la respuesta' })).toBeHidden();
  };
  await test.step('what it proposes is confirmed and undone', async () => {
    await page.getByRole('button', { name: 'Abrir chat con tu entrenador' }).click();
    const calls = [{ tool: 'propose_rest', input: { dates: [trained.date] } }];
    outside.model.plays.push({ calls }, 'Parar también es entrenar.');
    await say('la semana que viene voy hasta arriba, quítame algo');
    await expect(panel.getByText(/^Parar también es entrenar\. .*¿Lo confirmas\?$/)).toBeVisible();
    expect(await planned()).toBe(trained.type);
    await inspect(page, 'chat-outside-model');
    await say('sí');
    await expect.poll(planned).toBe('Descanso');
    await panel.getByRole('button', { name: 'Deshacer' }).click();
    await expect.poll(planned).toBe(trained.type);
  });

  await test.step('a rude answer never shows', async () => {
    outside.model.plays.push('Eres un paquete y no das una.');
    await say('¿qué es la víbora?');
    await expect(panel.getByRole('log')).not.toContainText('paquete');
    await expect(panel.getByRole('log')).toContainText('víbora');
    await panel.getByRole('button', { name: 'Cerrar chat' }).click();
  });

  await test.step('off, it hears nothing', async () => {
    await agree.click();
    await expect(agree).not.toBeChecked();
    const heard = outside.model.received.length;
    await page.getByRole('button', { name: 'Abrir chat con tu entrenador' }).click();
    await say('¿qué es la bandeja?');
    expect(outside.model.received).toHaveLength(heard);
  });
});
