import '#styles/index.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { RegisterForm } from '#features/auth/register-form.tsx';
import { aUser } from '#features/auth/testing/a-user.ts';
import { blockedFailure, blockedTitle, withBlockedStorage } from '#features/auth/testing/blocked-storage.ts';
import { type FakeAnswer, fakeApi } from '#features/auth/testing/fake-api.ts';
import { WithAuth } from '#features/auth/testing/with-auth.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});
afterEach(() => {
  localStorage.clear();
});

async function open(known?: { name: string; email: string }) {
  const screen = await render(
    <WithAuth>
      <RegisterForm known={known} />
    </WithAuth>,
  );
  const fields = {
    name: screen.getByLabelText('Nombre'),
    email: screen.getByLabelText('Email'),
    password: screen.getByLabelText('Contraseña', { exact: true }),
    confirm: screen.getByLabelText('Confirmar contraseña'),
  };
  const submit = screen.getByRole('button', { name: 'Registrarse' });
  const sees = (text: string) => expect.element(screen.getByText(text, { exact: true })).toBeVisible();
  return { screen, ...fields, submit, sees };
}

async function send(answer: FakeAnswer) {
  const api = fakeApi({ 'POST /auth/register': answer });
  const form = await open();
  await form.name.fill('Lucía');
  await form.email.fill('lucia@club.es');
  await form.password.fill('secreto1');
  await form.confirm.fill('secreto1');
  await form.submit.click();
  return { ...form, ...api };
}

test('begins with what an earlier form was told', async () => {
  const { name, email } = await open({ name: 'Lucía', email: 'lucia@club.es' });
  await expect.element(name).toHaveValue('Lucía');
  await expect.element(email).toHaveValue('lucia@club.es');
  await email.fill('otra@club.es');
  await expect.element(email).toHaveValue('otra@club.es');
});

test('every field is required', async () => {
  const { calls } = fakeApi({});
  const { sees, submit } = await open();
  await submit.click();
  await sees('El nombre es requerido');
  await sees('El email es requerido');
  await sees('La contraseña es requerida');
  await sees('Confirma tu contraseña');
  expect(calls).toEqual([]);
});

test('shows all errors at once, those of the second password too', async () => {
  const { calls } = fakeApi({});
  const { sees, submit, email, password, confirm } = await open();
  await email.fill('lucia');
  await password.fill('12345');
  await confirm.fill('54321');
  await submit.click();
  await sees('El nombre es requerido');
  await sees('Email inválido');
  await sees('La contraseña debe tener al menos 6 caracteres');
  await sees('Las contraseñas no coinciden');
  expect(calls).toEqual([]);
});

test('correcting the first password clears the error of the second', async () => {
  fakeApi({});
  const { screen, sees, password, confirm, name } = await open();
  await password.fill('secreto1');
  await confirm.fill('secreto2');
  await name.click();
  await sees('Las contraseñas no coinciden');
  await password.fill('secreto2');
  await expect.element(screen.getByText('Las contraseñas no coinciden')).not.toBeInTheDocument();
});

test('sends name, email and password, never the second password', async () => {
  const { calls } = await send({ status: 201, body: { token: 'two', user: aUser() } });
  await expect.poll(() => localStorage.getItem('token')).toBe('two');
  expect(calls[0]).toMatchObject({
    call: 'POST /auth/register',
    body: { name: 'Lucía', email: 'lucia@club.es', password: 'secreto1' },
  });
  expect(calls[0]?.body).not.toHaveProperty('confirmPassword');
});

test('a refusal of the server shows in one red alert and the fields keep their text', async () => {
  const message = 'Ya existe una cuenta con ese email.';
  const { screen, email, password } = await send({
    status: 409,
    body: { message, code: 'auth.email_taken', issues: [{ path: 'email', message }] },
  });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Ya existe una cuenta con ese email.');
  expect(screen.getByText('Ya existe una cuenta con ese email.').elements()).toHaveLength(1);
  await expect.element(email).toHaveValue('lucia@club.es');
  await expect.element(password).toHaveValue('secreto1');
});

test('fields that only the server found wrong are marked', async () => {
  const { screen, sees } = await send({
    status: 400,
    body: {
      message: 'Revisa los datos marcados.',
      code: 'request.invalid',
      issues: [{ path: 'name', message: 'El nombre puede tener 80 caracteres como máximo' }],
    },
  });
  await sees('El nombre puede tener 80 caracteres como máximo');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Revisa los datos marcados.');
});

test('an answer that is none: the default sentence', async () => {
  const { screen } = await send({ status: 200 });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Error al registrar usuario');
});

test('password managers know the fields', async () => {
  const { name, email, password, confirm } = await open();
  await expect.element(name).toHaveAttribute('autocomplete', 'name');
  await expect.element(email).toHaveAttribute('autocomplete', 'email');
  await expect.element(password).toHaveAttribute('autocomplete', 'new-password');
  await expect.element(confirm).toHaveAttribute('autocomplete', 'new-password');
});

test('where the browser stores nothing, it says so and makes no account that nobody could enter', () =>
  withBlockedStorage(async () => {
    const { sees, calls } = await send({ status: 201, body: { token: 'two', user: aUser() } });
    await sees(blockedTitle);
    await sees(blockedFailure);
    expect(calls).toEqual([]);
  }));
