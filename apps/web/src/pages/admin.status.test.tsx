import '#styles/index.css';
import type { Status } from '@bandeja/domain/admin/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AdminPage } from '#pages/admin.tsx';
import { AdminFrame, freshTab, playServer } from '#pages/testing/admin.tsx';

beforeEach(freshTab);

type WaitingMail = Status['mails']['oldest'][number];

function aMail(overrides: Partial<WaitingMail> = {}): WaitingMail {
  const tried = { attempts: 4, reason: 'away', nextTryAt: '2026-11-23T10:04:10.000Z' } as const;
  const id = '0198c1f0-0000-7000-8000-000000000001';
  return { _id: id, kind: 'verify_email', orderedAt: '2026-11-23T09:30:00.000Z', ...tried, ...overrides };
}

function aQueue(overrides: Partial<Status['queues'][number]>): Status['queues'][number] {
  return { name: 'mail', waiting: 0, running: 0, done: 0, failed: 0, last: null, ...overrides };
}

function aStatus(overrides: Partial<Status> = {}): Status {
  return {
    at: '2026-11-23T10:00:00.000Z',
    mails: { waiting: 0, oldest: [] },
    queues: [
      aQueue({
        name: 'mail',
        done: 412,
        last: { endedAt: '2026-11-23T09:59:00.000Z', milliseconds: 260, hasFailed: false },
      }),
      aQueue({ name: 'housekeeping', waiting: 1, done: 3 }),
    ],
    database: { bytes: 412_000_000, milliseconds: 2.3, migrations: 21 },
    lastBackup: { at: '2026-11-23T09:10:00.000Z', bytes: 38_400_000, restoredAt: null },
    makesBackups: true,
    connections: { strava: null, polar: null },
    server: { version: '0.1.0', startedAt: '2026-11-17T10:00:00.000Z', freeBytes: 18e9, totalBytes: 40e9 },
    ...overrides,
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
  await expect.element(page.getByText('Hoy, 38 MB, sin probar')).toBeVisible();
  await expect.element(page.getByText(/^Visto a las \d\d:00:00, cada 30 s$/)).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^Correos .*\d\d:59, 0,3 s .*Hecho$/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^Mantenimiento diario .*Nunca .*1 en espera$/ })).toBeVisible();
  await expect
    .element(page.getByText('Bandeja 0.1.0 · en marcha desde hace 6 días · disco libre 18 GB de 40'))
    .toBeVisible();
  await expect.element(heading('Correos que esperan')).not.toBeInTheDocument();
});

test('urgent matters come first: waiting mails, failed jobs, no copy, no room', async () => {
  await open(
    aStatus({
      mails: { waiting: 3, oldest: [aMail()] },
      queues: [
        aQueue({
          name: 'payments',
          failed: 1,
          last: { endedAt: '2026-11-22T10:00:00.000Z', milliseconds: 51_000, hasFailed: true },
        }),
      ],
      lastBackup: null,
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
  await expect
    .element(page.getByRole('row', { name: /^Avisos de pago .*ayer \d\d:00, 51 s .*1 fallido en 24 h Fallido$/ }))
    .toBeVisible();
});

test('the last time is in everyday words: now, the day of the week, a date; a restored copy counts as a tested one', async () => {
  const took = { milliseconds: 4_000, hasFailed: false };
  await open(
    aStatus({
      queues: [
        aQueue({ name: 'reminders', running: 1, last: { endedAt: '2026-11-23T09:59:00.000Z', ...took } }),
        aQueue({ name: 'pages', last: { endedAt: '2026-11-20T10:00:00.000Z', ...took } }),
        aQueue({ name: 'housekeeping', last: { endedAt: '2026-11-03T10:00:00.000Z', ...took } }),
        aQueue({ name: 'push' }),
      ],
      lastBackup: { at: '2026-11-22T10:10:00.000Z', bytes: 38_400_000, restoredAt: '2026-11-19T10:00:00.000Z' },
    }),
  );
  await expect.element(page.getByText('Ayer, 38 MB, probada el jueves')).toBeVisible();
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect.element(row(/^Recordatorios .*ahora .*En marcha$/)).toBeVisible();
  await expect.element(row(/^Páginas públicas .*el viernes \d\d:00, 4 s .*Hecho$/)).toBeVisible();
  await expect.element(row(/^Mantenimiento diario .*el 3 nov \d\d:00, 4 s .*Hecho$/)).toBeVisible();
  await expect.element(row(/^Avisos en los dispositivos .*Nunca .*Ninguno$/)).toBeVisible();
});

const boxOf = (element: Element) => element.getBoundingClientRect();

test('on a desktop: four figures in one strip, mails and jobs beside each other; on a phone below', async () => {
  await page.viewport(1440, 900);
  await open(aStatus({ mails: { waiting: 1, oldest: [aMail()] } }));
  const mails = page.getByRole('region', { name: 'Correos que esperan, el más antiguo primero' });
  const jobs = page.getByRole('region', { name: 'Trabajos, y cómo ha ido la última vez' });
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

test('says how many of Strava’s ten are connected, where it is set up', async () => {
  await open(aStatus({ connections: { strava: 4, polar: 1 } }));
  await expect.element(page.getByText('Strava: 4 de 10 personas conectadas.', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Polar: 1 persona conectada.', { exact: true })).toBeVisible();
});

test('copies of a database elsewhere are not missed here', async () => {
  await open(aStatus({ lastBackup: null, makesBackups: false }));
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
  const { calls } = playServer({
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
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('retrying a mail that was sent meanwhile shows an alert and the new state', async () => {
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
