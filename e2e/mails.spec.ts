import { each } from '@bandeja/domain/testing/each';
import { expect, test } from './testing/fixtures.ts';
import { download, field, newAddress, started, terms } from './testing/leads.ts';
import { linkIn, mailsOf, pagesOf } from './testing/mailbox.ts';
import { newAccount } from './testing/players.ts';

test('the free routine arrives as a PDF; advice only after the link is confirmed, and ends with one press @once', async ({
  page,
}) => {
  const address = newAddress();
  await page.goto('/rutina-padel-gratuita');
  await field(page, 'Nombre').fill('Lucía');
  await field(page, 'Email').fill(address);
  await terms(page).check();
  await page.getByRole('checkbox', { name: 'Quiero recibir también consejos' }).check();
  await download(page).click();
  await expect(page.getByText(started)).toBeVisible();

  const [routine] = await mailsOf(address);
  if (!routine) throw new Error('no mail');
  expect(routine.subject).toBe('Tu rutina de pádel de 7 días');
  expect(routine.headers['list-unsubscribe']).toBeUndefined();
  expect((await pagesOf(routine)).join('\n')).toContain('Calentamiento dinámico RAMP');

  // before the page works its button cannot be pressed, so that no press is lost
  const document = await (await page.request.get('/newsletter/confirm')).text();
  expect(document).toMatch(/<button[^>]* disabled=""[^>]*>(?:(?!<\/button>).)*Confirmar/);
  await page.goto(linkIn(routine, '/newsletter/confirm'));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('heading', { name: 'Confirmado' })).toBeFocused();
  const [, welcome] = await mailsOf(address, 2);
  if (!welcome) throw new Error('no second mail');
  expect(welcome.headers['list-unsubscribe']).toMatch(/^<http.*\/api\/leads\/unsubscribe\?token=/);
  expect(welcome.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  await each(welcome.text.matchAll(/https?:\/\/[^/\s]+(\/guides\/[\w-]+)/g), 1, async ([, guide]) => {
    expect((await page.request.get(guide ?? '')).status()).toBe(200);
  });

  await page.goto(linkIn(welcome, '/newsletter/unsubscribe'));
  await page.getByRole('button', { name: 'Darme de baja' }).click();
  await expect(page.getByRole('heading', { name: 'Ya no te enviaremos novedades' })).toBeFocused();
});

test('a new account confirms its address, and a forgotten password is replaced by mail', { tag: '@once' }, async ({
  page,
}) => {
  const account = newAccount();
  await page.goto('/register');
  await page.getByLabel('Nombre').fill(account.name);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(account.password);
  await page.getByLabel('Confirmar contraseña').fill(account.password);
  await page.getByRole('button', { name: 'Registrarse' }).click();
  await expect(page).toHaveURL('/onboarding');
  const [verification] = await mailsOf(account.email);
  if (!verification) throw new Error('no mail');
  await page.goto(linkIn(verification, '/verify-email'));
  await page.getByRole('button', { name: 'Confirmar mi email' }).click();
  await expect(page.getByRole('heading', { name: 'Email confirmado' })).toBeFocused();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByRole('link', { name: '¿Has olvidado tu contraseña?' }).click();
  await expect(page.getByRole('heading', { name: 'Recupera tu acceso' })).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByRole('heading', { name: 'Mira tu correo' })).toBeVisible();
  const [, reset] = await mailsOf(account.email, 2);
  if (!reset) throw new Error('no second mail');
  await page.goto(linkIn(reset, '/reset-password'));
  await page.getByLabel('Contraseña', { exact: true }).fill('nueva-clave-2');
  await page.getByLabel('Confirmar contraseña').fill('nueva-clave-2');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByRole('heading', { name: 'Contraseña cambiada' })).toBeVisible();

  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Contraseña', { exact: true }).fill('nueva-clave-2');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/dashboard');
});
