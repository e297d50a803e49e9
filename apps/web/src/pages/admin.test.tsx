import '#styles/index.css';
import type { Account } from '@bandeja/domain/profile/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AdminPage } from '#pages/admin.tsx';
import { AdminFrame, playServer } from '#pages/testing/admin.tsx';
import { expectValid } from '#pages/testing/inspect.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

function anAccount(number: number, overrides: Partial<Account> = {}): Account {
  return {
    _id: `0198c1f0-0000-7000-8000-${number.toString().padStart(12, '0')}`,
    name: `Jugadora ${number}`,
    email: `jugadora${number}@club.es`,
    isAdmin: false,
    roles: [],
    emailVerified: false,
    plan: 'free',
    createdAt: '2025-11-01T10:00:00.000Z',
    lastSeenAt: null,
    finishedSessions: 0,
    ...overrides,
  };
}

const view = (
  <AdminFrame path="/admin?tab=usuarios">
    <AdminPage />
  </AdminFrame>
);

test('accounts: name, email, plan, verified, last activity, sessions', async () => {
  const lucia = anAccount(1, {
    name: 'Lucía Ferrer',
    isAdmin: true,
    emailVerified: true,
    plan: 'pro',
    lastSeenAt: '2025-11-20T09:00:00.000Z',
    finishedSessions: 1204,
  });
  playServer({ 'GET /admin/users': () => ({ body: [lucia, anAccount(2)] }) });
  await render(view);
  const cells = (name: RegExp) => page.getByRole('row', { name }).element().children;
  await expect.element(page.getByRole('row', { name: /Lucía/ })).toBeVisible();
  const texts = (name: RegExp) => [...cells(name)].map((cell) => cell.textContent);
  expect(texts(/Lucía/)).toEqual([
    'Lucía FerrerAdmin',
    '',
    'jugadora1@club.es',
    'ProVer plan',
    'Sí',
    '20 nov',
    '1204',
    '1 nov',
    'Gestionar',
  ]);
  expect(texts(/Jugadora 2/)).toEqual([
    'Jugadora 2',
    '',
    'jugadora2@club.es',
    'GratisVer plan',
    'No',
    'Sin actividad',
    '0',
    '1 nov',
    'Gestionar',
  ]);
});

test('accounts: search when the typing pauses, and more pages', async () => {
  const many = Array.from({ length: 70 }, (_, index) => anAccount(index + 1));
  const { calls } = playServer({
    'GET /admin/users': ({ query }) => {
      if (query.get('search') === 'nadie') return { body: [] };
      const start = many.findIndex(({ _id }) => _id === query.get('before')) + 1;
      return { body: many.slice(start, start + Number(query.get('limit'))) };
    },
  });
  await render(view);
  await page.getByRole('button', { name: 'Cargar más' }).click();
  await expect.element(page.getByText('jugadora70@club.es')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cargar más' })).not.toBeInTheDocument();
  await page.getByRole('searchbox', { name: 'Buscar por nombre o email' }).fill('nadie');
  await expect.element(page.getByText('Ningún usuario coincide con la búsqueda.')).toBeVisible();
  const users = calls.filter(({ path }) => path === '/admin/users').map(({ query }) => query.toString());
  expect(users).toEqual(['limit=50', `limit=50&before=${many[49]?._id}`, 'search=nadie&limit=50']);
});

test('an account is changed with a reason, and a refused change stays typed', async () => {
  const [player, boss] = [anAccount(1), anAccount(2, { isAdmin: true })];
  const call = `POST /admin/users/${player._id}/changes`;
  const message = 'Tu propia cuenta no se cambia desde aquí.';
  const wrong = { code: 'auth.wrong_password', message: 'La contraseña actual no es correcta.' };
  const { handlers, sent } = playServer({
    'GET /admin/users': () => ({ body: [player, boss] }),
    [call]: () => ({ status: 403, body: wrong }),
  });
  await render(view);
  await page.getByRole('button', { name: 'Gestionar la cuenta de Jugadora 1' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cuenta de Jugadora 1' });
  const what = dialog.getByLabelText('Qué quieres hacer');
  await expect.element(what).toHaveAccessibleDescription(/volver a entrar/);
  await dialog.getByRole('button', { name: 'Cerrar sus sesiones' }).click();
  await expect.element(dialog.getByText('Escribe el motivo: se guarda con el cambio')).toBeVisible();
  expect(sent('POST')).toEqual([]);
  await what.selectOptions('Eliminar la cuenta');
  await expect.element(what).toHaveAccessibleDescription(/No se puede deshacer/);
  await dialog.getByLabelText('Motivo').fill('Lo pide por correo');
  await dialog.getByLabelText('Tu contraseña').fill('adivinada');
  await dialog.getByRole('button', { name: 'Eliminar la cuenta' }).click();
  await expect.element(dialog.getByLabelText('Tu contraseña')).toHaveAccessibleDescription(wrong.message);
  handlers[call] = () => ({ status: 409, body: { code: 'account.own', message } });
  await dialog.getByLabelText('Tu contraseña').fill('secreto-1');
  await dialog.getByRole('button', { name: 'Eliminar la cuenta' }).click();
  await expect.element(dialog.getByText(message)).toBeVisible();
  await expect.element(dialog.getByLabelText('Motivo')).toHaveValue('Lo pide por correo');
  handlers[call] = () => ({ status: 204 });
  handlers['GET /admin/users'] = () => ({ body: [boss] });
  await dialog.getByRole('button', { name: 'Eliminar la cuenta' }).click();
  await expect.element(page.getByText('Cuenta eliminada', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Jugadora 1/ })).not.toBeInTheDocument();
  const body = { change: 'end_account', reason: 'Lo pide por correo', password: 'secreto-1' };
  expect(sent('POST').map((call) => call.body)).toEqual([{ ...body, password: 'adivinada' }, body, body]);
  await page.getByRole('button', { name: 'Gestionar la cuenta de Jugadora 2' }).click();
  const other = page.getByRole('alertdialog', { name: 'Cuenta de Jugadora 2' });
  const choices = other.getByRole('option');
  await expect.element(choices.nth(1)).toHaveTextContent('Quitar de administradores');
  expect(choices.elements().map(({ textContent }) => textContent)).not.toContain('Hacer administrador');
});

test('accounts that do not load can be asked for again', async () => {
  const { handlers } = playServer({ 'GET /admin/users': () => 'offline' });
  await render(view);
  await expect.element(page.getByRole('heading', { name: 'Error al cargar los usuarios' })).toBeVisible();
  handlers['GET /admin/users'] = () => ({ body: [] });
  await page.getByRole('tabpanel').getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.element(page.getByText('Todavía no hay usuarios.')).toBeVisible();
});

test('the tab stays in the address; nothing sticks out, axe finds nothing', { timeout: 60_000 }, async () => {
  playServer({
    'GET /admin/users': () => ({ body: [anAccount(1, { isAdmin: true })] }),
    'GET /exercises': () => ({ body: [] }),
  });
  await expectValid(view);
  await page.getByRole('tab', { name: 'Ejercicios' }).click();
  await expect.element(page.getByTestId('place')).toHaveTextContent('/admin?tab=ejercicios');
});
