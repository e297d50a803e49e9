import { readFile } from 'node:fs/promises';
import { completeSession, putSession } from '@bandeja/domain/sessions/contract';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { newPlayer, type Player, signIn, startedSession } from './testing/players.ts';

async function finishedSession(player: Player) {
  const session = await startedSession(player, 'Recuperación activa', 'Descanso');
  const body = { completedExercises: [0, 1, 2, 3, 4], duration: 0 };
  await callServer(player, completeSession, { token: player.token, params: { id: session._id }, body });
  return session;
}

test('a session is shared by a public link with type, minutes and name, until it is closed @once', async ({
  page,
  context,
  baseURL,
  browser,
  watch,
}) => {
  watch.allow(/status of 404/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const player = await newPlayer(baseURL ?? '');
  const session = await finishedSession(player);
  await signIn(page, player);
  await page.goto(`/training-sessions/${session._id}`);
  await page.getByRole('button', { name: 'Compartir' }).click();
  const panel = page.getByRole('dialog', { name: 'Compartir' });
  await expect(panel).toBeVisible();
  await inspect(page, 'share-consent');
  const saving = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Imagen para una historia, 1080 por 1920' }).click();
  const picture = await saving;
  expect(picture.suggestedFilename()).toBe('bandeja-sesion-1080x1920.png');
  const bytes = await readFile(await picture.path());
  expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(['PNG', 1080, 1920]);
  await expect(panel.getByRole('status').filter({ hasText: 'La imagen está en tus descargas.' })).toBeAttached();
  await panel.getByRole('button', { name: 'Crear enlace público' }).click();
  for (const network of ['X', 'Facebook', 'WhatsApp', 'Telegram', 'LinkedIn']) {
    await expect(panel.getByRole('link', { name: `Compartir en ${network} ` })).toHaveAttribute('href', /^https:/);
  }
  await inspect(page, 'share-panel');
  await page.clock.install();
  await panel.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(panel.getByRole('button', { name: '¡Enlace copiado!' })).toBeVisible();
  await page.clock.fastForward('00:02');
  await expect(panel.getByRole('button', { name: 'Copiar enlace' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/\/s\/[A-Za-z0-9_-]{22}$/);

  const stranger = await browser.newContext({ ...test.info().project.use });
  await watch.over(stranger);
  const visit = await stranger.newPage();
  await visit.goto(address);
  await expect(visit.getByRole('heading', { name: 'Recuperación activa' })).toBeVisible();
  const main = visit.getByRole('main');
  for (const text of ['Descanso', '0 min', 'Sesión completada']) await expect(main).toContainText(text);
  await expect(main).not.toContainText('Lucía');
  await expect(main).not.toContainText('Caminata');
  await expect(visit.getByRole('link', { name: 'Crear mi Cuenta' })).toBeVisible();
  await inspect(visit, 'shared');
  await panel.getByRole('button', { name: 'Dejar de compartir' }).click();
  await expect(panel.getByRole('button', { name: 'Crear enlace público' })).toBeVisible();
  await visit.reload();
  await expect(visit.getByText('Este enlace ya no está disponible.')).toBeVisible();
  await inspect(visit, 'shared-gone');
  await stranger.close();
});

test('balls of a drill are counted; the summary says whether they were better, and what comes next @phone', async ({
  page,
  baseURL,
}) => {
  const player = await newPlayer(baseURL ?? '');
  const { token } = player;
  const counted = ({ strokes }: { strokes?: readonly string[] | undefined }) => (strokes?.length ?? 0) > 0;
  const first = await startedSession(player, 'Bandeja y remate', 'Funcionalidad');
  const at = first.exercises.findIndex(counted);
  const entry = first.exercises[at];
  const row = entry?.setRows[0];
  if (!entry || !row) throw new Error('no drill in the routine');
  const { _id: setId, lastChange: _, ...figures } = row;
  const change = { id: crypto.randomUUID(), at: new Date().toISOString(), kind: 'set', entryId: entry._id } as const;
  const balls = { ...change, setId, ...figures, hits: 1, attempts: 4, done: true, removed: false };
  await callServer(player, putSession, { token, params: { id: first._id }, body: { changes: [balls] } });
  await callServer(player, completeSession, { token, params: { id: first._id }, body: { duration: 60 } });
  const second = await startedSession(player, 'Bandeja y remate', 'Funcionalidad');

  await signIn(page, player);
  await page.goto(`/training-session/${second._id}`);
  await page.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
  for (let step = 0; step < at; step += 1) await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByText('1 de 4 dentro')).toBeVisible();
  await page.getByRole('button', { name: 'Dentro' }).click();
  await page.getByRole('button', { name: 'Dentro' }).click();
  await page.getByRole('button', { name: 'Fuera' }).click();
  await page.getByRole('button', { name: 'Fuera' }).click();
  await expect(page.getByText('2 de 4 dentro')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar la última' }).click();
  await expect(page.getByText('2 de 3 dentro')).toBeVisible();
  await inspect(page, 'live-balls');
  await page.reload();
  await expect(page.getByText('2 de 3 dentro')).toBeVisible();
  await page.getByRole('button', { name: 'Completar serie 1' }).click();
  await page.getByRole('button', { name: 'Más opciones' }).click();
  await page.getByRole('button', { name: /^Terminar/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Terminar/ })
    .click();
  await expect(page.getByRole('heading', { name: '¡Enhorabuena!' })).toBeVisible();
  await expect(page.getByText('mejor que la última vez (1 de 4)')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Lo siguiente en tu plan' })).toBeVisible();
  await inspect(page, 'summary-balls');
});
