import '#styles/index.css';
import type { Status } from '@bandeja/domain/admin/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AdminPage } from '#pages/admin.tsx';
import { AdminFrame, freshTab, playServer } from '#pages/testing/admin.tsx';

beforeEach(freshTab);

function aStatus(own: Partial<Status> = {}): Status {
  return {
    at: '2026-11-23T10:00:00.000Z',
    mails: { waiting: 0, oldest: [] },
    queues: [
      { name: 'mail', waiting: 0, done: 412, failed: 0, lastEndedAt: '2026-11-23T09:59:00.000Z' },
      { name: 'housekeeping', waiting: 1, done: 3, failed: 0, lastEndedAt: null },
    ],
    database: { bytes: 412_000_000, milliseconds: 2.3, migrations: 21 },
    lastBackupAt: '2026-11-23T03:10:00.000Z',
    makesBackups: true,
    server: { version: '0.1.0', startedAt: '2026-11-17T10:00:00.000Z', freeBytes: 18e9, totalBytes: 40e9 },
    ...own,
  };
}

async function open(status: Status) {
  playServer({ 'GET /admin/status': () => ({ body: status }) });
  await render(
    <AdminFrame path="/admin?tab=estado">
      <AdminPage />
    </AdminFrame>,
  );
}
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

test('all is well: the sentence, four figures, the queues, the server', async () => {
  await open(aStatus());
  await expect.element(heading('Todo funciona')).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'Estado' })).toBeInViewport();
  await expect.element(page.getByText('412 MB')).toBeVisible();
  await expect.element(page.getByText('Responde en 2,3 ms · esquema 21')).toBeVisible();
  await expect.element(page.getByText('0 fallidos en 24 h, 415 hechos')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^Correos .*\b0 .*\b412 .*\b0 .*23 nov/ })).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /^Mantenimiento diario .*\b1 .*\b3 .*\b0 .*Nunca/ }))
    .toBeVisible();
  await expect.element(page.getByText(/^Bandeja 0\.1\.0 · en marcha desde 17 de noviembre/)).toBeVisible();
  await expect.element(heading('Correos que esperan')).not.toBeInTheDocument();
});

test('what needs a look is said first: mails that wait, failed jobs, no copy, no room', async () => {
  await open(
    aStatus({
      mails: { waiting: 3, oldest: [{ kind: 'verify_email', orderedAt: '2026-11-23T09:30:00.000Z' }] },
      queues: [{ name: 'payments', waiting: 0, done: 0, failed: 1, lastEndedAt: null }],
      lastBackupAt: null,
      server: { version: '0.1.0', startedAt: '2026-11-17T10:00:00.000Z', freeBytes: 1e9, totalBytes: 40e9 },
    }),
  );
  const reasons = 'que no hay ninguna copia de seguridad reciente y que casi no queda disco';
  await expect
    .element(heading(`Todo funciona, salvo 3 correos que esperan, 1 trabajo fallido hoy, ${reasons}`))
    .toBeVisible();
  await expect.element(heading('Correos que esperan')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^Confirmar el correo/ })).toBeVisible();
  await expect.element(page.getByText('Ninguna', { exact: true })).toBeVisible();
});

test('copies of a database elsewhere are not missed here', async () => {
  await open(aStatus({ lastBackupAt: null, makesBackups: false }));
  await expect.element(heading('Todo funciona')).toBeVisible();
  await expect.element(page.getByText('La hace tu servidor de base de datos')).toBeVisible();
});
