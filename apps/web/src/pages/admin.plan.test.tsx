import '#styles/index.css';
import type { Account } from '@bandeja/domain/profile/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AdminPage } from '#pages/admin.tsx';
import { AdminFrame, freshTab, playServer } from '#pages/testing/admin.tsx';
import { anEntry, details, inDays, premium } from '#pages/testing/subscription.tsx';
import { axeFindings } from '#ui/testing/axe-findings.ts';

beforeEach(freshTab);

const lucia: Account = {
  _id: '0198c1f0-0000-7000-8000-000000000001',
  name: 'Lucía Ferrer',
  email: 'lucia@club.es',
  isAdmin: false,
  roles: [],
  emailVerified: true,
  plan: 'free',
  createdAt: '2025-11-01T10:00:00.000Z',
  lastSeenAt: null,
  finishedSessions: 3,
};
const call = `/admin/users/${lucia._id}/subscription`;
const dialog = page.getByRole('dialog', { name: 'Plan de Lucía Ferrer' });
const save = dialog.getByRole('button', { name: 'Guardar cambio' });

async function open(subscription = details(), granted = subscription) {
  const server = playServer({
    'GET /admin/users': () => ({ body: [lucia] }),
    [`GET ${call}`]: () => ({ body: subscription }),
    [`PUT ${call}`]: () => ({ body: granted }),
  });
  await render(
    <AdminFrame path="/admin?tab=usuarios">
      <main>
        <AdminPage />
      </main>
    </AdminFrame>,
  );
  await page.getByRole('button', { name: 'Ver plan de Lucía Ferrer' }).click();
  await expect.element(dialog).toBeVisible();
  return server;
}

test('a plan is granted by hand until the end of a day, with a reason', async () => {
  const reason = 'Ayudó a probar la beta';
  const granted = details({
    plan: 'pro',
    status: 'active',
    expiresAt: inDays(30),
    history: [anEntry({ kind: 'granted', plan: 'pro', reason })],
  });
  const { sent } = await open(details(), granted);
  await expect.element(dialog.getByText('Todavía no ha cambiado nada.')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await save.click();
  await expect.element(dialog.getByText('Escribe el motivo: se guarda con el cambio')).toBeVisible();
  expect(sent('PUT')).toEqual([]);
  await dialog.getByLabelText('Plan', { exact: true }).selectOptions('pro');
  const until = dialog.getByLabelText('Hasta (opcional)');
  await until.fill('2099-12-31');
  await dialog.getByLabelText('Motivo').fill(reason);
  await save.click();
  await expect
    .element(until)
    .toHaveAccessibleDescription(/^La fecha tiene que estar entre el 1 de enero de 1990 y el /);
  expect(sent('PUT')).toEqual([]);
  const day = inDays(30).slice(0, 10);
  await until.fill(day);
  await save.click();
  await expect.element(dialog.getByText('Pro concedido por Bandeja')).toBeVisible();
  const expiresAt = new Date(`${day}T23:59:59`).toISOString();
  expect(sent('PUT').map(({ body }) => body)).toEqual([{ plan: 'pro', expiresAt, reason }]);
});

test('a plan is ended by hand, whatever its end date', async () => {
  const running = details({ plan: 'premium', status: 'active', history: [anEntry({ kind: 'granted' })] });
  const { sent } = await open(running, details());
  await dialog.getByLabelText('Hasta (opcional)').fill('2099-12-31');
  await dialog.getByLabelText('Plan', { exact: true }).selectOptions('free');
  await expect.element(dialog.getByLabelText('Hasta (opcional)')).not.toBeInTheDocument();
  await dialog.getByLabelText('Motivo').fill('Fin de la beta');
  await save.click();
  await expect.element(dialog.getByText('Gratis · Sin suscripción de pago')).toBeVisible();
  expect(sent('PUT').map(({ body }) => body)).toEqual([{ plan: 'free', expiresAt: null, reason: 'Fin de la beta' }]);
});

test('a refused change stays typed, with the server’s sentence', async () => {
  const server = await open();
  const message = 'Esta cuenta tiene una suscripción de pago en marcha.';
  server.handlers[`PUT ${call}`] = () => ({ status: 409, body: { code: 'subscription.paid_elsewhere', message } });
  await dialog.getByLabelText('Motivo').fill('Un regalo');
  await save.click();
  await expect.element(dialog.getByText(message)).toBeVisible();
  await expect.element(dialog.getByLabelText('Motivo')).toHaveValue('Un regalo');
});

test('a day that is over is refused at its field', async () => {
  const server = await open();
  const issues = [{ path: 'expiresAt', message: 'El final debe estar en el futuro' }];
  server.handlers[`PUT ${call}`] = () => ({ status: 400, body: { code: 'request.invalid', message: 'No.', issues } });
  await dialog.getByLabelText('Hasta (opcional)').fill('2020-01-31');
  await dialog.getByLabelText('Motivo').fill('Un regalo');
  await save.click();
  await expect
    .element(dialog.getByLabelText('Hasta (opcional)'))
    .toHaveAccessibleDescription(/El final debe estar en el futuro/);
  await expect.element(dialog.getByLabelText('Hasta (opcional)')).toHaveFocus();
});

test('a running paid subscription is not changed by hand', async () => {
  await open(premium);
  await expect.element(dialog.getByText(/^Tiene una suscripción de pago en marcha/)).toBeVisible();
  await expect.element(dialog.getByText('Pago de Premium')).toBeVisible();
  await expect.element(save).not.toBeInTheDocument();
});
