import '#styles/index.css';
import type { Correction } from '@bandeja/domain/learning/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakeApi } from '#features/auth/testing/fake-api.ts';
import { CorrectionsPanel } from '#features/learning/admin/corrections-panel.tsx';
import { ToastProvider } from '#ui/toast.tsx';

const id = '0198c1f0-0000-7000-8000-000000000001';
const correction: Correction = {
  _id: id,
  channel: 'chat',
  message: 'pásame el viernes al sábado',
  understood: ['plan'],
  corrected: ['change'],
  labels: null,
  spans: [],
  createdAt: '2026-11-20T10:00:00.000Z',
};

function show() {
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToastProvider>
        <CorrectionsPanel />
      </ToastProvider>
    </QueryClientProvider>,
  );
}
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a correction shows the reading and the meaning, and is labelled with clicks', async () => {
  const api = fakeApi({
    'GET /admin/corrections': { status: 200, body: [correction] },
    [`PUT /admin/corrections/${id}`]: { status: 200, body: { ...correction, labels: ['change', 'ok'] } },
  });
  await show();
  await expect.element(page.getByText('Se entendió:')).toBeVisible();
  await page.getByText('Qué es el mensaje').first().click();
  await button('viernes').click();
  await page.getByLabelText('Etiqueta de las palabras').selectOptions('from:fri');
  await button('Marcar').click();
  await expect.element(page.getByText('from:fri: viernes')).toBeVisible();
  await button('Guardar etiquetas').click();
  await expect.element(page.getByText('Etiquetas guardadas')).toBeVisible();
  expect(api.calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    labels: ['ok', 'change'],
    spans: [{ from: 10, to: 17, label: 'from:fri' }],
  });
});

test('without corrections it says when there will be some; a failed load can be tried again', async () => {
  const api = fakeApi({ 'GET /admin/corrections': 'offline' });
  await show();
  await expect.element(page.getByText('Error al cargar las correcciones')).toBeVisible();
  api.answers['GET /admin/corrections'] = { status: 200, body: [] };
  await page.getByRole('button', { name: /de nuevo/ }).click();
  await expect.element(page.getByText('Todavía no hay correcciones.')).toBeVisible();
});
