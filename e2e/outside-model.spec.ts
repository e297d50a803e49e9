import { putProfile } from '@bandeja/domain/profile/contract';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/ai-server.ts';
import { area, askFor, button, generatorPath, premiumPlayer, routineName, used, wish } from './testing/generator.ts';
import { inspect } from './testing/inspect.ts';
import { signIn } from './testing/players.ts';

test('an outside model writes the routine; where it fails, the built-in trainer does @once', async ({
  page,
  outside,
}) => {
  const player = await premiumPlayer(outside.url, outside.dataDir);
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

test('a model that says nothing can be given up, and the next wish is heard @once', async ({ page, outside }) => {
  const player = await premiumPlayer(outside.url, outside.dataDir);
  await signIn(page, player);
  await page.goto(outside.url + generatorPath);
  outside.model.script.push('silence');
  const before = outside.model.received.length;
  await askFor(page, wish);
  const [asked] = (await outside.model.has(before + 1)).slice(before);
  await expect(button(page, 'Generando...')).toBeVisible();
  await inspect(page, 'generator-making');
  await button(page, 'Cancelar').click();
  await expect(page.getByText('Cancelado. Tu texto sigue aquí.')).toBeVisible();
  await asked?.hungUp;
  await expect(area(page)).toHaveValue(wish);
  // the server notices a moment later that the browser has hung up
  await expect(async () => {
    await button(page, 'Generar Rutina').click();
    await expect(routineName(page)).toHaveText('Rutina del modelo', { timeout: 5_000 });
  }).toPass();
  expect(await used(player)).toBe(1);
});
