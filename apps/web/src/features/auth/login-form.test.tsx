import '#styles/index.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LoginForm } from '#features/auth/login-form.tsx';
import { aUser } from '#features/auth/testing/a-user.ts';
import { blockedFailure, blockedTitle, withBlockedStorage } from '#features/auth/testing/blocked-storage.ts';
import { fakeApi } from '#features/auth/testing/fake-api.ts';
import { WithAuth } from '#features/auth/testing/with-auth.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});
afterEach(() => localStorage.clear());

async function open() {
  const screen = await render(
    <WithAuth>
      <LoginForm />
    </WithAuth>,
  );
  return {
    screen,
    email: screen.getByLabelText('Email'),
    password: screen.getByLabelText('Contraseña'),
    submit: screen.getByRole('button', { name: 'Iniciar sesión' }),
  };
}

test('both fields are required', async () => {
  const { calls } = fakeApi({});
  const { screen, email, submit } = await open();
  await submit.click();
  await expect.element(screen.getByText('El email es requerido', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('La contraseña es requerida', { exact: true })).toBeVisible();
  await expect.element(email).toHaveFocus();
  expect(calls).toEqual([]);
});

test('a wrong email and a short password are named', async () => {
  const { calls } = fakeApi({});
  const { screen, email, password, submit } = await open();
  await email.fill('lucia@club');
  await password.fill('12345');
  await submit.click();
  await expect.element(screen.getByText('Email inválido', { exact: true })).toBeVisible();
  await expect
    .element(screen.getByText('La contraseña debe tener al menos 6 caracteres', { exact: true }))
    .toBeVisible();
  await expect.element(email).toHaveAccessibleDescription('Email inválido');
  expect(calls).toEqual([]);
});

test('shows its progress, is sent once, and keeps the input after a refusal', async () => {
  let answer = (_: { status: number; body: unknown }) => {};
  const { calls } = fakeApi({ 'POST /auth/login': new Promise((resolve) => (answer = resolve)) });
  const { screen, email, password, submit } = await open();
  await email.fill('lucia@club.es');
  await password.fill('secreto1');
  await submit.click();
  const working = screen.getByRole('button', { name: 'Iniciando sesión...' });
  await expect.element(working).toHaveAttribute('aria-busy', 'true');
  await working.click({ force: true });
  await userEvent.type(password, '{enter}');
  answer({
    status: 401,
    body: { message: 'El email o la contraseña no son correctos.', code: 'auth.invalid_credentials' },
  });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('El email o la contraseña no son correctos.');
  await expect.element(email).toHaveValue('lucia@club.es');
  await expect.element(password).toHaveValue('secreto1');
  expect(calls.map(({ call }) => call)).toEqual(['POST /auth/login']);
});

test('without a server it says where to look', async () => {
  fakeApi({ 'POST /auth/login': 'offline' });
  const { screen, email, password, submit } = await open();
  await email.fill('lucia@club.es');
  await password.fill('secreto1');
  await submit.click();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'No se puede conectar al servidor. Verifica que el servidor esté en ejecución en el puerto 4000.',
    );
});

test('signs in with Enter and keeps the token', async () => {
  const { calls } = fakeApi({ 'POST /auth/login': { status: 200, body: { token: 'one', user: aUser() } } });
  const { email, password } = await open();
  await email.fill('  lucia@club.es ');
  await password.fill('secreto1');
  await userEvent.type(password, '{enter}');
  await expect.poll(() => localStorage.getItem('token')).toBe('one');
  expect(calls[0]?.body).toEqual({ email: 'lucia@club.es', password: 'secreto1' });
});

test('a second factor asks for its code, keeping the input', async () => {
  const asked = {
    status: 401,
    body: { message: 'Escribe el código de tu aplicación de verificación.', code: 'auth.code_required' },
  };
  const { calls, answers } = fakeApi({ 'POST /auth/login': asked });
  const { screen, email, password, submit } = await open();
  await email.fill('lucia@club.es');
  await password.fill('secreto1');
  await submit.click();
  const code = screen.getByLabelText('Código de verificación');
  await expect.element(code).toHaveFocus();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Tu cuenta pide un segundo paso: escribe el código de tu aplicación de verificación.');
  answers['POST /auth/login'] = { status: 200, body: { token: 'one', user: aUser() } };
  await code.fill(' 123456 ');
  await submit.click();
  await expect.poll(() => localStorage.getItem('token')).toBe('one');
  expect(calls.at(-1)?.body).toEqual({ email: 'lucia@club.es', password: 'secreto1', code: '123456' });
});

test('the password can be looked at; password managers know the fields', async () => {
  const { screen, email, password } = await open();
  await expect.element(email).toHaveAttribute('autocomplete', 'email');
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  await expect.element(password).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: 'Mostrar lo escrito' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await screen.getByRole('button', { name: 'Ocultar lo escrito' }).click();
  await expect.element(password).toHaveAttribute('type', 'password');
});

test('where the browser stores nothing, it says so before and after the button, and asks the server nothing', () =>
  withBlockedStorage(async () => {
    const { calls } = fakeApi({});
    const { screen, email, password, submit } = await open();
    await expect.element(screen.getByText(blockedTitle)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Recargar la página' })).toBeVisible();
    await email.fill('lucia@club.es');
    await password.fill('secreto1');
    await submit.click();
    await expect.element(screen.getByText(blockedFailure)).toBeVisible();
    await expect.element(password).toHaveValue('secreto1');
    await screen.getByRole('button', { name: 'Entrar con llave de acceso' }).click();
    await expect.poll(() => screen.getByText(blockedFailure).elements()).toHaveLength(2);
    expect(calls).toEqual([]);
  }));
