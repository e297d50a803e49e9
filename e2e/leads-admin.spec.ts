import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createLead } from '@bandeja/domain/leads/contract';
import { comingSoonPayload, leadFormPayload } from '@bandeja/domain/leads/rules';
import { sendContactMessage } from '@bandeja/domain/support/contract';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { signIn, theAdmin } from './testing/players.ts';

test('an admin finds, narrows and exports the leads, and reads the messages', { tag: '@once' }, async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const mark = randomUUID();
  const email = `${mark}@ejemplo.es`;
  const formula = leadFormPayload({ firstName: '=1+1', email, marketing: true });
  await callServer({ url }, createLead, { body: formula });
  await callServer({ url }, createLead, { body: comingSoonPayload(`club-${email}`, 'coming_soon_clubs') });
  const message = `<img src="x" onerror="alert(1)"> ${mark}`;
  await callServer({ url }, sendContactMessage, { body: { name: 'Ana', email, message } });

  await signIn(page, await theAdmin(url));
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Contactos' }).click();
  await page.getByRole('searchbox', { name: 'Buscar por nombre o email' }).fill(mark);
  await expect(page.getByText('2 contactos', { exact: true })).toBeVisible();
  await inspect(page, 'admin-leads');
  await page.getByLabel('Origen').selectOption('Rutina gratuita');
  await expect(page.getByText('1 contacto', { exact: true })).toBeVisible();
  const row = page.getByRole('row', { name: '=1+1' });
  await expect(row.getByText('Pendiente de confirmar')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^bandeja-contactos-\d{4}-\d{2}-\d{2}\.csv$/);
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.startsWith('\uFEFFAlta;')).toBe(true);
  const [, line, ...rest] = csv.trimEnd().split('\r\n');
  expect(line).toContain(`;${email};'=1+1;;pending;`);
  expect(rest).toEqual([]);

  await page.getByLabel('Consentimiento comercial').selectOption('Confirmado');
  await expect(page.getByRole('heading', { name: 'Ningún contacto coincide con la búsqueda.' })).toBeVisible();

  await page.getByRole('tab', { name: 'Mensajes' }).click();
  await expect(page.getByText(message)).toBeVisible();
  await inspect(page, 'admin-messages');
});
