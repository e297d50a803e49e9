import { createHmac } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort, startServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { newPlayer, type Player, signIn } from './testing/players.ts';
import { signOut } from './testing/steps.ts';

/** The code of RFC 6238 for a secret in base 32, `steps` half minutes from now; written out, so that two can only agree by being right. */
function codeOf(secret: string, steps = 0): string {
  const bits = [...secret].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac('sha1', Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
    .update(counter)
    .digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

async function typePassword(page: Page, { password }: Player, name: string): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Tu contraseña').fill(password);
  await dialog.getByRole('button', { name }).click();
}

async function enter(page: Page, { email, password }: Player): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

test('codes of an application protect the account, and a recovery code opens it without them', {
  tag: '@once',
}, async ({ page, baseURL, watch }) => {
  watch.allow(/status of 401/, /status of 403/);
  const player = await newPlayer(baseURL ?? '');
  await signIn(page, player);
  await page.goto('/profile#seguridad');
  await page.getByRole('button', { name: 'Activar verificación' }).click();
  await typePassword(page, player, 'Continuar');
  const setup = page.getByRole('alertdialog', { name: 'Activa la verificación en dos pasos' });
  await expect(setup.getByRole('img', { name: 'Código QR para tu aplicación de verificación' })).toBeVisible();
  await inspect(page, 'second-factor-setup');
  const secret = (await setup.locator('code').innerText()).replaceAll(/\s/g, '');
  await setup.getByLabel('Código de seis cifras').fill('000000');
  await setup.getByRole('button', { name: 'Activar' }).click();
  await expect(setup.getByText('El código no es correcto o ya se ha usado.')).toBeVisible();
  await setup.getByLabel('Código de seis cifras').fill(codeOf(secret));
  await setup.getByRole('button', { name: 'Activar' }).click();
  const codes = page.getByRole('alertdialog', { name: 'Tus códigos de recuperación' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await inspect(page, 'recovery-codes');
  const recovery = await codes.getByRole('listitem').first().innerText();
  await codes.getByRole('button', { name: 'Los he guardado' }).click();
  await expect(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible();
  await signOut(page);

  await enter(page, player);
  const code = page.getByLabel('Código de verificación');
  await expect(code).toBeFocused();
  await inspect(page, 'login-code');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('El código no es correcto o ya se ha usado.')).toBeVisible();
  // the next half minute's: a code is taken one step early, and the first one is used up
  await code.fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/dashboard');
  await signOut(page);

  await enter(page, player);
  await code.fill(recovery.toLowerCase());
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/profile#seguridad');
  await expect(page.getByText('Te quedan 9 códigos de recuperación.')).toBeVisible();
  await page.getByRole('button', { name: 'Desactivar' }).click();
  await typePassword(page, player, 'Desactivar');
  await expect(page.getByRole('button', { name: 'Activar verificación' })).toBeVisible();
});

test('a passkey signs in without address and password, until it is removed', { tag: '@once' }, async ({
  page,
  watch,
}) => {
  watch.allow(/status of 403/);
  // passkeys belong to a name, never to an address of the network
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bandeja-e2e-passkey-'));
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = await startServer({
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: origin,
    TRUST_PROXY: '127.0.0.1',
  });
  try {
    const player = await newPlayer(server.url);
    const browser = await page.context().newCDPSession(page);
    await browser.send('WebAuthn.enable');
    await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...({ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true } as const),
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    await page.goto(`${origin}/login`);
    await page.getByLabel('Email').fill(player.email);
    await page.getByLabel('Contraseña').fill(player.password);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL(`${origin}/dashboard`);
    await page.goto(`${origin}/profile#seguridad`);
    await page.getByRole('button', { name: 'Añadir llave de acceso' }).click();
    await page.getByRole('alertdialog').getByLabel('Nombre de la llave').fill('Portátil');
    await typePassword(page, player, 'Continuar');
    await expect(page.getByRole('list', { name: 'Llaves de acceso' }).getByText('Portátil')).toBeVisible();
    await inspect(page, 'passkeys');
    await page.getByRole('button', { name: 'Añadir llave de acceso' }).click();
    await page.getByRole('alertdialog').getByLabel('Nombre de la llave').fill('Otra vez');
    await typePassword(page, player, 'Continuar');
    await expect(page.getByText('Este dispositivo ya tiene una llave de acceso para tu cuenta')).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await signOut(page);

    await page.goto(`${origin}/login`);
    await page.getByRole('button', { name: 'Entrar con llave de acceso' }).click();
    await expect(page).toHaveURL(`${origin}/dashboard`);
    await page.goto(`${origin}/profile#seguridad`);
    await page.getByRole('button', { name: 'Quitar la llave Portátil' }).click();
    await typePassword(page, player, 'Quitar');
    await expect(page.getByText('Aún no tienes ninguna.')).toBeVisible();
    await signOut(page);

    await page.goto(`${origin}/login`);
    await page.getByRole('button', { name: 'Entrar con llave de acceso' }).click();
    await expect(page.getByText('No se ha podido comprobar tu llave de acceso.')).toBeVisible();
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
