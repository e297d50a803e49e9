import '#styles/index.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ForgotPasswordForm } from '#features/auth/forgot-password-form.tsx';
import { LoginForm } from '#features/auth/login-form.tsx';
import { fakeApi } from '#features/auth/testing/fake-api.ts';
import { WithAuth } from '#features/auth/testing/with-auth.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});
afterEach(() => localStorage.clear());

const email = page.getByLabelText('Email');
const submit = page.getByRole('button', { name: 'Enviar enlace' });
const answer =
  'Si hay una cuenta con ese email, te hemos enviado un enlace para elegir otra contraseña. Caduca en una hora.';

test('the login leads here', async () => {
  await render(
    <WithAuth>
      <LoginForm />
    </WithAuth>,
  );
  await expect
    .element(page.getByRole('link', { name: '¿Has olvidado tu contraseña?' }))
    .toHaveAttribute('href', '/forgot-password');
});

test('an address is needed, and a right one', async () => {
  const { calls } = fakeApi({});
  await render(<ForgotPasswordForm />);
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription('El email es requerido');
  await email.fill('lucia@club');
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription('Email inválido');
  expect(calls).toEqual([]);
});

test('is sent once; the answer does not say whether there is such an account', async () => {
  let reply = (_: { status: number }) => {};
  const { calls } = fakeApi({ 'POST /auth/forgot-password': new Promise((resolve) => (reply = resolve)) });
  await render(<ForgotPasswordForm />);
  await email.fill('lucia@club.es');
  await submit.click();
  const working = page.getByRole('button', { name: 'Enviando...' });
  await expect.element(working).toHaveAttribute('aria-busy', 'true');
  await working.click({ force: true });
  reply({ status: 204 });
  await expect.element(page.getByRole('heading', { name: 'Mira tu correo' })).toHaveFocus();
  await expect.element(page.getByText(answer, { exact: true })).toBeVisible();
  expect(calls.map(({ call, body }) => [call, body])).toEqual([
    ['POST /auth/forgot-password', { email: 'lucia@club.es' }],
  ]);
  await page.getByRole('button', { name: 'Escribir otro email' }).click();
  await expect.element(email).toHaveValue('lucia@club.es');
});

test.each([
  ['offline' as const, 'No se ha podido enviar. Revisa tu conexión y prueba otra vez.'],
  [
    { status: 429, body: { message: 'Demasiados intentos seguidos. Espera un momento y vuelve a probar.' } },
    'Demasiados intentos seguidos. Espera un momento y vuelve a probar.',
  ],
])('a failure keeps the address (%o)', async (failure, sentence) => {
  fakeApi({ 'POST /auth/forgot-password': failure });
  await render(<ForgotPasswordForm />);
  await email.fill('lucia@club.es');
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
  await expect.element(email).toHaveValue('lucia@club.es');
});
