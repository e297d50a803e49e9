import '#styles/index.css';
import type { Tokens } from '@bandeja/domain/tokens/contract';
import type { ToolProposal } from '@bandeja/domain/tools/contract';
import type { Webhooks } from '@bandeja/domain/webhooks/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakeApi } from '#features/auth/testing/fake-api.ts';
import { ConnectionsPage } from '#pages/connections.tsx';
import { expectValid } from '#pages/testing/inspect.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { LinkContext } from '#ui/link.tsx';
import { ToastProvider } from '#ui/toast.tsx';

const id = '0198c1f0-0000-7000-8000-000000000001';
const watch: Tokens['tokens'][number] = {
  _id: id,
  name: 'Reloj de la cocina',
  scopes: ['read', 'propose'],
  isOfProgram: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  expiresAt: '2036-11-01T10:00:00.000Z',
  lastUsedAt: null,
};
const proposal: ToolProposal = {
  _id: id,
  conversationId: id,
  text: 'Descansas el jueves. ¿Lo cambio?',
  action: { type: 'regenerate_week', data: {} },
  proposedAt: '2026-11-20T10:00:00.000Z',
  outcome: null,
};
const heard: Webhooks = {
  webhooks: [
    {
      _id: id,
      url: 'https://hooks.example.com/una-direccion-bastante-larga-para-un-movil',
      events: ['session.finished', 'record.set'],
      scopes: [],
      createdAt: '2026-11-01T10:00:00.000Z',
      disabledAt: '2026-11-03T10:00:00.000Z',
    },
  ],
  deliveries: [
    {
      _id: id,
      webhookId: id,
      event: 'session.finished',
      orderedAt: '2026-11-02T10:00:00.000Z',
      state: 'failed',
      attempts: 16,
      outcome: 'ECONNREFUSED',
    },
  ],
};
const none: Tokens = { tokens: [], consents: [] };
const some: Tokens = { tokens: [watch], consents: ['pulse'] };

function pageOf() {
  return (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <LinkContext value={AppLink}>
          <ToastProvider>
            <ConnectionsPage />
          </ToastProvider>
        </LinkContext>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

function answered(tokens: Tokens, proposals: ToolProposal[] = []) {
  localStorage.setItem('token', 'a-token');
  return fakeApi({
    'GET /tokens': { status: 200, body: tokens },
    'GET /proposals': { status: 200, body: proposals },
    'GET /webhooks': { status: 200, body: heard },
  });
}

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('a token is made with its consent, shown once and gone after that', async () => {
  const { answers, calls } = answered(none);
  await render(pageOf());
  await page.getByRole('button', { name: 'Crear un token' }).click();
  const sheet = page.getByRole('alertdialog');
  await sheet.getByRole('checkbox', { name: /^Leer/ }).click();
  await sheet.getByRole('button', { name: 'Crear token' }).click();
  await expect.element(sheet.getByText('Elige al menos un permiso')).toBeVisible();
  await expect.element(sheet.getByText('Ponle un nombre para reconocerlo')).toBeVisible();

  await sheet.getByRole('textbox', { name: 'Nombre' }).fill('Reloj de la cocina');
  await sheet.getByRole('checkbox', { name: /^Leer/ }).click();
  await sheet.getByRole('checkbox', { name: /^Tu pulso.*Acepto que los programas/ }).click();
  await sheet.getByLabelText('Tu contraseña', { exact: true }).fill('otra-cosa');
  answers['POST /tokens'] = {
    status: 403,
    body: { code: 'auth.wrong_password', message: 'La contraseña actual no es correcta.' },
  };
  await sheet.getByRole('button', { name: 'Crear token' }).click();
  await expect.element(sheet.getByText('La contraseña actual no es correcta.')).toBeVisible();

  answers['GET /tokens'] = { status: 200, body: some };
  answers['POST /tokens'] = { status: 201, body: { ...some, token: 'bandeja_secreto' } };
  await sheet.getByRole('button', { name: 'Crear token' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Token' })).toHaveValue('bandeja_secreto');
  expect(calls.findLast(({ call }) => call === 'POST /tokens')?.body).toEqual({
    name: 'Reloj de la cocina',
    scopes: ['read', 'pulse'],
    days: 90,
    consents: ['pulse'],
    password: 'otra-cosa',
  });
  await page.getByRole('button', { name: 'Lo he guardado' }).click();
  await expect.element(page.getByText(/Sin usar todavía$/)).toBeVisible();
  expect(document.body.textContent).not.toContain('bandeja_secreto');
});

test('revoking asks first; a failure says why and keeps it', async () => {
  const { answers } = answered(some);
  await render(pageOf());
  await page.getByRole('button', { name: 'Revocar Reloj de la cocina' }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Revocar' });
  await confirm.click();
  await expect.element(page.getByText('No se ha podido revocar')).toBeVisible();
  answers['DELETE /tokens/:id'.replace(':id', id)] = { status: 200, body: none };
  await confirm.click();
  await expect.element(page.getByText('Aún no has dado acceso a ningún programa.')).toBeVisible();
});

test('a webhook is added with its secret shown once, and one that was switched off says why and is tested', async () => {
  const { answers } = answered(none);
  await render(pageOf());
  await expect.element(page.getByText(/No acepta conexiones$/)).toBeVisible();
  await expect.element(page.getByText('Apagado')).toBeVisible();
  answers[`POST /webhooks/${id}/test`] = {
    status: 429,
    body: { code: 'rate.limited', message: 'Demasiados intentos.' },
  };
  await page.getByRole('button', { name: /^Probar https/ }).click();
  await expect.element(page.getByText('Demasiados intentos.')).toBeVisible();

  await page.getByRole('button', { name: 'Añadir una dirección' }).click();
  const sheet = page.getByRole('alertdialog');
  await sheet.getByRole('textbox', { name: 'Dirección' }).fill('https://10.0.0.1/a');
  await sheet.getByLabelText('Tu contraseña', { exact: true }).fill('secreto-1');
  const message = 'Escribe una dirección https:// pública, sin usuario ni puerto';
  answers['POST /webhooks'] = {
    status: 400,
    body: { code: 'request.invalid', message: 'Revisa los datos marcados.', issues: [{ path: 'url', message }] },
  };
  await sheet.getByRole('button', { name: 'Añadir' }).click();
  await expect.element(sheet.getByText(message)).toBeVisible();
  answers['POST /webhooks'] = { status: 201, body: { ...heard, secret: 'whsec_secreto' } };
  await sheet.getByRole('button', { name: 'Añadir' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Clave' })).toHaveValue('whsec_secreto');
});

test('a failed load can be tried again, and every state is valid in both themes at 320 px', async () => {
  const { answers } = fakeApi({});
  const screen = await expectValid(pageOf(), [320], async () => {
    await expect.element(page.getByText('Error al cargar tus programas')).toBeVisible();
  });
  answers['GET /tokens'] = { status: 200, body: some };
  answers['GET /webhooks'] = { status: 200, body: heard };
  answers['GET /proposals'] = {
    status: 200,
    body: [proposal, { ...proposal, _id: 'x', outcome: { actionPerformed: null, dataModified: false } }],
  };
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.element(page.getByText('Rechazada')).toBeVisible();
  await screen.unmount();
  await expectValid(pageOf(), [320, 1440], async () => {
    await expect
      .element(page.getByRole('link', { name: 'Responder en el chat' }))
      .toHaveAttribute('href', `/dashboard?chat=${id}`);
  });
});
