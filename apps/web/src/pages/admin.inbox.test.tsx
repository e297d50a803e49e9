import '#styles/index.css';
import type { DeskThread } from '@bandeja/domain/support/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AdminPage } from '#pages/admin.tsx';
import { AdminFrame, playServer } from '#pages/testing/admin.tsx';
import { expectValid } from '#pages/testing/inspect.tsx';

const id = '0198c1f0-0000-7000-8000-000000000009';

function aThread(overrides: Partial<DeskThread> = {}): DeskThread {
  return {
    _id: id,
    reference: 'BJ-2611-0009',
    name: 'Ana',
    email: 'ana@club.es',
    message: '<b>Hola</b>\n¿Tenéis rutinas para zurdos?',
    fromPlayer: false,
    priority: false,
    state: 'waiting',
    waitingSince: '2026-11-17T10:00:00.000Z',
    dueAt: '2026-11-18T10:00:00.000Z',
    assignee: null,
    answeredAt: null,
    createdAt: '2026-11-17T10:00:00.000Z',
    messages: [],
    player: null,
    ...overrides,
  };
}

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const view = (chosen = '') => (
  <AdminFrame path={`/admin?tab=mensajes${chosen}`}>
    <AdminPage />
  </AdminFrame>
);
const serve = (thread: DeskThread) =>
  playServer({
    'GET /admin/threads': () => ({ body: [thread] }),
    'GET /admin/inbox': () => ({ body: { waiting: 1, oldest: thread.waitingSince, overdue: 1 } }),
    [`GET /admin/threads/${id}`]: () => ({ body: thread }),
  });

test('a thread is chosen, and an answer that fails keeps its words and goes the second time', async () => {
  const { handlers, sent } = serve(aThread({ priority: true }));
  await render(view());
  await expect.element(page.getByRole('heading', { name: /^Uno espera desde hace/ })).toBeVisible();
  await page.getByRole('button', { name: /^Ana.*BJ-2611-0009 ?Prioritario ?Fuera de plazo$/ }).click();
  await expect.element(page.getByRole('heading', { name: 'De Ana · BJ-2611-0009' })).toHaveFocus();
  const log = page.getByRole('list', { name: 'Mensajes del hilo' });
  await expect.element(log.getByText('<b>Hola</b> ¿Tenéis rutinas para zurdos?')).toBeVisible();
  await page.getByRole('button', { name: 'Responder', exact: true }).click();
  await expect.element(page.getByText('Escribe tu mensaje')).toBeVisible();
  await page.getByRole('textbox', { name: 'Tu respuesta' }).fill('Sí, claro.');
  const line = `POST /admin/threads/${id}/messages`;
  handlers[line] = () => 'offline';
  await page.getByRole('button', { name: 'Responder y cerrar' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  handlers[line] = () => ({ body: aThread({ state: 'closed' }) });
  await page.getByRole('button', { name: 'Responder y cerrar' }).click();
  await expect.element(page.getByText('Respuesta enviada')).toBeVisible();
  await expect.element(page.getByLabelText('Estado')).toHaveValue('closed');
  expect(sent('POST').at(-1)?.body).toEqual({ text: 'Sí, claro.', kind: 'answer', closes: true });
});

test('none waits; a failed loading may be tried again', async () => {
  const { handlers } = playServer({ 'GET /admin/threads': () => ({ status: 500, body: {} }) });
  await render(view());
  await expect.element(page.getByText('Error al cargar los mensajes')).toBeVisible();
  handlers['GET /admin/threads'] = () => ({ body: [] });
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.element(page.getByRole('heading', { name: 'Nadie espera respuesta.' })).toBeVisible();
});

test('words without a gap push nothing aside', { timeout: 60_000 }, async () => {
  const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.es`;
  serve(aThread({ priority: true, name: 'A'.repeat(80), email, message: 'x'.repeat(400) }));
  await expectValid(view(`&hilo=${id}`), [320, 1440]);
  await expect.element(page.getByText('x'.repeat(400)).first()).toBeVisible();
});
