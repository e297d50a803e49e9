import { randomUUIDv7 } from 'node:crypto';
import { logMatch } from '@bandeja/domain/matches/contract';
import { changeOvergrip } from '@bandeja/domain/palas/contract';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { noonZone } from './testing/noon-zone.ts';
import { newPlayer, signIn } from './testing/players.ts';

test('pala and overgrip count the hours of matches; an old overgrip is mentioned once, quietly', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  const player = await newPlayer(baseURL ?? '');
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: noonZone }).format(new Date());
  await callServer(player, changeOvergrip, { token: player.token, body: { changedOn: today } });
  for (const minutes of [300, 300, 150]) {
    const startTime = new Date(Date.now() - minutes * 60_000).toISOString();
    const match = { sets: [], side: null, partner: '', tags: [], rpe: null };
    await callServer(player, logMatch, {
      token: player.token,
      body: { _id: randomUUIDv7(), startTime, minutes, ...match },
    });
  }
  await signIn(page, player);
  await page.goto('/progress');
  await expect(page.getByText('Llevas 12,5 h con el mismo overgrip: si resbala, toca cambiarlo.')).toBeVisible();
  await page.getByRole('link', { name: 'Tus palas' }).click();

  await page.getByRole('textbox', { name: 'Pala' }).fill('Marea 2');
  await page.getByRole('button', { name: 'Apuntar pala' }).click();
  await expect(page.getByRole('row', { name: /Marea 2/ }).getByRole('cell', { name: '12,5 h' })).toBeVisible();
  await inspect(page, 'palas');
  await page.getByRole('button', { name: 'Deshacer el último cambio' }).click();
  await expect(page.getByText(/^Cuando lo cambies, apúntalo/)).toBeVisible();
  await page.getByRole('button', { name: 'Lo he cambiado hoy' }).click();
  await expect(page.getByText(/Lleva 12,5 h de juego\./)).toBeVisible();
  await page.getByRole('button', { name: 'Quitar Marea 2' }).click();
  await expect(page.getByText('Aún no has apuntado ninguna pala.')).toBeVisible();
});
