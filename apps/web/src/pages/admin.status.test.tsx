import '#styles/index.css';
import type { Status } from '@bandeja/domain/admin/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AdminPage } from '#pages/admin.tsx';
import { AdminFrame, freshTab, playServer } from '#pages/testing/admin.tsx';

beforeEach(freshTab);

type WaitingMail = Status['mails']['oldest'][number];

function aMail(own: Partial<WaitingMail> = {}): WaitingMail {
  const tried = { attempts: 4, reason: 'away', nextTryAt: '2026-11-23T10:04:10.000Z' } as const;
  const id = '0198c1f0-0000-7000-8000-000000000001';
  return { _id: id, kind: 'verify_email', orderedAt: '2026-11-23T09:30:00.000Z', ...tried, ...own };
}

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
  await show();
}

async function show() {
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
  await expect.element(page.getByText('23 nov, hace 6 h')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^Correos .*hace 1 min .*412 hechos$/ })).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /^Mantenimiento diario .*Nunca .*1 en espera 3 hechos$/ }))
    .toBeVisible();
  await expect
    .element(page.getByText('Bandeja 0.1.0 · en marcha desde hace 6 días · disco libre 18 GB de 40'))
    .toBeVisible();
  await expect.element(heading('Correos que esperan')).not.toBeInTheDocument();
});

test('what needs a look is said first: mails that wait, failed jobs, no copy, no room', async () => {
  await open(
    aStatus({
      mails: { waiting: 3, oldest: [aMail()] },
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
  await expect.element(page.getByText('Ninguna, se hace con «npm run backup»')).toBeVisible();
  await expect.element(page.getByText('El más antiguo, de hace 30 min')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^Avisos de pago .*Nunca .*1 fallido$/ })).toBeVisible();
});

const boxOf = (element: Element) => element.getBoundingClientRect();

test('on a desktop: four figures in one strip, mails and jobs beside each other; on a phone below', async () => {
  await page.viewport(1440, 900);
  await open(aStatus({ mails: { waiting: 1, oldest: [aMail()] } }));
  const mails = page.getByRole('region', { name: 'Correos que esperan, el más antiguo primero' });
  const jobs = page.getByRole('region', { name: 'Trabajos de las últimas 24 horas' });
  await expect.element(mails.getByRole('heading', { name: 'Correos que esperan' })).toBeVisible();
  const figures = page.getByRole('term').elements();
  expect(figures).toHaveLength(4);
  expect(new Set(figures.map((figure) => boxOf(figure).top)).size).toBe(1);
  expect(boxOf(jobs.element()).top).toBe(boxOf(mails.element()).top);
  expect(boxOf(jobs.element()).left).toBeGreaterThan(boxOf(mails.element()).right);
  await page.viewport(390, 844);
  await expect.poll(() => boxOf(jobs.element()).left).toBe(boxOf(mails.element()).left);
  expect(boxOf(jobs.element()).top).toBeGreaterThan(boxOf(mails.element()).bottom);
});

test('a mail whose try failed needs a look at once', async () => {
  await open(aStatus({ mails: { waiting: 1, oldest: [aMail({ orderedAt: '2026-11-23T09:59:30.000Z' })] } }));
  await expect.element(heading('Todo funciona, salvo 1 correo que espera')).toBeVisible();
});

test('copies of a database elsewhere are not missed here', async () => {
  await open(aStatus({ lastBackupAt: null, makesBackups: false }));
  await expect.element(heading('Todo funciona')).toBeVisible();
  await expect.element(page.getByText('La hace tu servidor de base de datos')).toBeVisible();
});

const mailIds = [1, 2, 3, 4].map((number) => `0198c1f0-0000-7000-8000-00000000000${number}`);
const retryButton = (mail: string) => page.getByRole('button', { name: `Reintentar: ${mail}`, exact: true });

test('each mail that waits says how often it was tried, why it waits and when it goes', async () => {
  const oldest = [
    aMail(),
    aMail({ kind: 'quiz_plan', attempts: 7, reason: 'refused', nextTryAt: null }),
    aMail({ kind: 'reset_password', attempts: 0, reason: null, nextTryAt: '2026-11-23T10:01:10.000Z' }),
    aMail({ kind: 'lead_routine', attempts: 0, reason: 'lost', nextTryAt: null }),
  ].map((mail, index) => ({ ...mail, _id: mailIds[index] ?? '' }));
  await open(aStatus({ mails: { waiting: 4, oldest } }));
  const row = (text: RegExp) => page.getByRole('row', { name: text });
  await expect
    .element(row(/^Confirmar el correo .*4 .*El servidor de correo no contesta Otro intento en 5 min .*Reintentar/))
    .toBeVisible();
  await expect
    .element(row(/^Plan del cuestionario .*7 .*El servidor de correo rechaza la dirección o el texto Sale ahora$/))
    .toBeVisible();
  await expect.element(row(/^Cambiar la contraseña .*0 .*Sale en 2 min .*Reintentar/)).toBeVisible();
  await expect.element(row(/^Rutina gratis de 7 días .*0 .*Se perdió su turno.* Reintentar/)).toBeVisible();
});

test('a mail is retried with one press, and the page follows until it is gone', async () => {
  let mails: WaitingMail[] = [aMail()];
  const { asked } = playServer({
    'GET /admin/status': () => ({ body: aStatus({ mails: { waiting: mails.length, oldest: mails } }) }),
    [`POST /admin/mails/${aMail()._id}/retry`]: () => {
      mails = [aMail({ nextTryAt: '2026-11-23T10:00:00.000Z' })];
      return { status: 204 };
    },
  });
  await show();
  await retryButton('Confirmar el correo').click();
  await expect.element(page.getByText('Se intenta otra vez ahora mismo')).toBeVisible();
  await expect.element(page.getByText('Sale ahora')).toBeVisible();
  await expect.element(retryButton('Confirmar el correo')).not.toBeInTheDocument();
  mails = [];
  await expect.element(heading('Correos que esperan'), { timeout: 10_000 }).not.toBeInTheDocument();
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a mail that went meanwhile says so', async () => {
  let isGone = false;
  playServer({
    'GET /admin/status': () => ({ body: aStatus(isGone ? {} : { mails: { waiting: 1, oldest: [aMail()] } }) }),
    [`POST /admin/mails/${aMail()._id}/retry`]: () => {
      isGone = true;
      return { status: 404, body: { code: 'mail.not_found', message: 'Ese correo ya no espera.' } };
    },
  });
  await show();
  await retryButton('Confirmar el correo').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Ese correo ya no espera.');
  await expect.element(heading('Todo funciona')).toBeVisible();
});
