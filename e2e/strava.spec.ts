import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { completeSession } from '@bandeja/domain/sessions/contract';
import { callServer, freePort, startServer } from '../apps/api/testing/server-process.ts';
import { startStravaServer } from '../apps/api/testing/strava-server.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { newPlayer, signIn, startedSession } from './testing/players.ts';
import { subscribe } from './testing/subscribers.ts';

test('a finished session goes to a file and, with the player’s own authorisation, to Strava', { tag: '@once' }, async ({
  page,
}) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bandeja-e2e-strava-'));
  chmodSync(dataDir, 0o755);
  const strava = await startStravaServer();
  const port = String(await freePort());
  const server = await startServer({
    DATA_DIR: dataDir,
    PORT: port,
    // Strava redirects the player to this origin
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TRUST_PROXY: '127.0.0.1',
    STRAVA_CLIENT_ID: strava.settings.clientId,
    STRAVA_CLIENT_SECRET: strava.settings.clientSecret,
    STRAVA_API_BASE: strava.url,
  });
  try {
    const player = await newPlayer(server.url);
    await subscribe(player, 'pro', { dataDir });
    const { _id } = await startedSession(player, 'Movilidad total', 'Flexibilidad');
    await callServer(player, completeSession, { token: player.token, params: { id: _id }, body: { duration: 0 } });
    await signIn(page, player);
    const address = `${server.url}/training-sessions/${_id}`;
    await page.goto(address);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar archivo (TCX)' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^bandeja-\d{4}-\d\d-\d\d\.tcx$/);

    await page.getByRole('button', { name: 'Conectar con Strava' }).click();
    await expect(page.getByRole('heading', { name: 'Strava conectado' })).toBeVisible();
    await inspect(page, 'strava-connected');
    await page.goto(address);
    await page.getByRole('button', { name: 'Enviar a Strava' }).click();
    await expect(page.getByRole('link', { name: 'Ver en Strava' })).toHaveAttribute(
      'href',
      `${strava.url}/activities/1001`,
    );
    expect(strava.activities.map(({ fields }) => fields.name)).toEqual(['Movilidad total']);
    await page.getByRole('button', { name: 'Desconectar Strava' }).click();
    await expect(page.getByRole('button', { name: 'Conectar con Strava' })).toBeVisible();
    expect(strava.deauthorized).toHaveLength(1);

    await page.goto(`${server.url}/strava?error=access_denied`);
    await expect(page.getByText('No se ha conectado con Strava')).toBeVisible();
  } finally {
    await server.stop();
    await strava.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
