import '#styles/index.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ResetPassword } from '#features/auth/reset-password.tsx';
import { aUser } from '#features/auth/testing/a-user.ts';
import { fakeApi } from '#features/auth/testing/fake-api.ts';
import { WithAuth } from '#features/auth/testing/with-auth.tsx';

const token = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const invalidLink = {
  status: 404,
  body: { message: 'Este enlace ya no es válido. Pide uno nuevo.', code: 'mail.link_invalid' },
};

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => localStorage.clear());

const password = page.getByLabelText('Contraseña', { exact: true });
const confirm = page.getByLabelText('Confirmar contraseña');
const submit = page.getByRole('button', { name: 'Cambiar contraseña' });

function open(ofLink = token) {
  return render(
    <WithAuth>
      <ResetPassword token={ofLink} />
    </WithAuth>,
  );
}

async function fillIn() {
  await password.fill('secreto1');
  await confirm.fill('secreto1');
}

test('both passwords are needed, long enough and equal', async () => {
  const { calls } = fakeApi({});
  await open();
  await submit.click();
  await expect.element(password).toHaveAccessibleDescription('La contraseña es requerida');
  await expect.element(confirm).toHaveAccessibleDescription('Confirma tu contraseña');
  await password.fill('12345');
  await confirm.fill('123456');
  await submit.click();
  await expect.element(password).toHaveAccessibleDescription('La contraseña debe tener al menos 6 caracteres');
  await expect.element(confirm).toHaveAccessibleDescription('Las contraseñas no coinciden');
  expect(calls).toEqual([]);
});

test('the password is sent once, with the link’s token, and the login is the way on', async () => {
  let reply = (_: { status: number }) => {};
  const { calls } = fakeApi({ 'POST /auth/reset-password': new Promise((resolve) => (reply = resolve)) });
  await open();
  await fillIn();
  await submit.click();
  const working = page.getByRole('button', { name: 'Cambiando...' });
  await expect.element(working).toHaveAttribute('aria-busy', 'true');
  await working.click({ force: true });
  reply({ status: 204 });
  await expect.element(page.getByRole('heading', { name: 'Contraseña cambiada' })).toHaveFocus();
  await expect.element(page.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/login');
  expect(calls.map(({ call, body }) => [call, body])).toEqual([
    ['POST /auth/reset-password', { token, password: 'secreto1' }],
  ]);
});

test('ends a sign-in of that account in this browser', async () => {
  localStorage.setItem('token', 'old');
  const { answers } = fakeApi({
    'GET /users/me': { status: 200, body: aUser() },
    'POST /auth/reset-password': { status: 204 },
  });
  await open();
  await fillIn();
  answers['GET /users/me'] = { status: 401, body: { message: 'Inicia sesión para continuar.', code: 'auth.required' } };
  await submit.click();
  await expect.poll(() => localStorage.getItem('token')).toBeNull();
});

test.each([
  ['used up', invalidLink],
  [
    'cut off',
    { status: 400, body: { message: 'Revisa los datos marcados.', issues: [{ path: 'token', message: '' }] } },
  ],
])('a link that is %s leads to a new one', async (_, refusal) => {
  fakeApi({ 'POST /auth/reset-password': refusal });
  await open();
  await fillIn();
  await submit.click();
  await expect.element(page.getByRole('heading', { name: 'Este enlace ya no es válido' })).toHaveFocus();
  await expect
    .element(page.getByRole('link', { name: 'Pedir otro enlace' }))
    .toHaveAttribute('href', '/forgot-password');
});

test('without a token there is no form', async () => {
  await open('');
  await expect.element(page.getByRole('heading', { name: 'Este enlace ya no es válido' })).toBeVisible();
  await expect.element(submit).not.toBeInTheDocument();
});

test('no connection keeps both passwords', async () => {
  fakeApi({ 'POST /auth/reset-password': 'offline' });
  await open();
  await fillIn();
  await submit.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('No se ha podido cambiar. Revisa tu conexión y prueba otra vez.');
  await expect.element(password).toHaveValue('secreto1');
  await expect.element(confirm).toHaveValue('secreto1');
});
