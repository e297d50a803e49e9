import { randomUUID } from 'node:crypto';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { signIn, theAdmin } from './testing/players.ts';

test('an article of the desk: the line of a fault, the page before it is there, read by a stranger, and taken away', {
  tag: '@once',
}, async ({ page, baseURL }) => {
  const url = baseURL ?? '';
  const key = `la-vibora-${randomUUID().slice(0, 6)}`;
  await signIn(page, await theAdmin(url));
  await page.goto('/admin?tab=textos');
  await expect(page.getByRole('row', { name: /Términos y condiciones/ })).toBeVisible();
  await inspect(page, 'admin-texts');
  await page.getByLabel('Dirección').fill(key);
  await page.getByRole('button', { name: 'Empezar' }).click();

  const text = page.getByRole('textbox', { name: 'Texto en Markdown' });
  const whole = (await text.inputValue()).replace(/^title: .*$/m, 'title: "La víbora, la hermana de la bandeja"');
  await text.fill(whole.replace('kind: guides', 'kind: guia'));
  await page.getByRole('button', { name: 'Vista previa' }).click();
  await expect(page.getByText('Línea 2: kind: tiene que ser uno de estos: guides, blog')).toBeVisible();
  await page.getByRole('button', { name: 'Ir a la línea 2' }).click();
  await page.keyboard.type('kind: guides');
  await expect(text).toHaveValue(whole);
  await page.getByRole('button', { name: 'Vista previa' }).click();
  const preview = page.frameLocator('iframe[title^="Vista previa"]');
  await expect(preview.getByRole('heading', { level: 1, name: /La víbora/ })).toBeVisible();
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'La víbora, la hermana de la bandeja' })).toBeVisible();
  await inspect(page, 'admin-text');

  await page.getByRole('link', { name: 'Ver la página' }).click();
  await expect(page).toHaveURL(`/guides/${key}`);
  await expect(page.getByRole('heading', { level: 1, name: /La víbora/ })).toBeVisible();
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain(`/guides/${key}<`);
  await page.goto('/guides');
  await expect(page.getByRole('link', { name: /La víbora/ })).toBeVisible();

  await page.goto(`/admin?tab=textos&texto=${key}`);
  await page.getByRole('button', { name: 'Retirar del sitio' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByRole('button', { name: 'Retirar del sitio' })).toHaveCount(0);
  await expect.poll(async () => (await page.request.get(`/guides/${key}`)).status()).toBe(410);
});
