import '#styles/index.css';
import type { User } from '@bandeja/domain/profile/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aUser } from '#features/auth/testing/a-user.ts';
import { fakeApi } from '#features/auth/testing/fake-api.ts';
import { VisitorContext } from '#features/auth/visitor-context.ts';
import { ContactPage } from '#pages/contact.tsx';
import { expectValid } from '#pages/testing/inspect.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});
afterEach(() => localStorage.clear());

const name = page.getByLabelText('Nombre');
const email = page.getByLabelText('Email');
const message = page.getByLabelText('Mensaje');
const submit = page.getByRole('button', { name: 'Enviar mensaje' });

async function fillIn() {
  await name.fill('Lucía');
  await email.fill(' lucia@club.es ');
  await message.fill('Hola.\n¿Tenéis rutinas para zurdos?');
}

test('every field is required, and the first wrong one takes the focus', async () => {
  const { calls } = fakeApi({});
  await render(<ContactPage />);
  await submit.click();
  await expect.element(page.getByText('El nombre es requerido', { exact: true })).toBeVisible();
  await expect.element(page.getByText('El email es requerido', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Escribe tu mensaje', { exact: true })).toBeVisible();
  await expect.element(name).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription('El email es requerido');
  expect(calls).toEqual([]);
});

test('an error disappears once its field is valid, and no new one appears while typing', async () => {
  fakeApi({});
  await render(<ContactPage />);
  await name.fill('Lucía');
  await email.fill('lucia@club');
  await message.fill('Hola');
  await submit.click();
  await expect.element(page.getByText('Email inválido', { exact: true })).toBeVisible();
  await expect.element(email).toHaveFocus();
  await message.fill('');
  await expect.element(page.getByText('Escribe tu mensaje', { exact: true })).not.toBeInTheDocument();
  await email.fill('lucia@club.es');
  await expect.element(page.getByText('Email inválido', { exact: true })).not.toBeInTheDocument();
});

test('a message is sent once and thanked for', async () => {
  let answer = (_: { status: number; body: { reference: string } }) => {};
  const { calls } = fakeApi({ 'POST /contact': new Promise((resolve) => (answer = resolve)) });
  await render(<ContactPage />);
  await fillIn();
  await submit.click();
  const working = page.getByRole('button', { name: 'Enviando...' });
  await expect.element(working).toHaveAttribute('aria-busy', 'true');
  await working.click({ force: true });
  await userEvent.type(name, '{enter}');
  answer({ status: 201, body: { reference: 'BJ-2511-0382' } });
  const heading = page.getByRole('heading', { name: 'Mensaje enviado' });
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByText('BJ-2511-0382')).toBeVisible();
  await expect.element(page.getByText('Lo hemos recibido. Te responderemos a lucia@club.es.')).toBeVisible();
  expect(calls.map(({ call, body }) => [call, body])).toEqual([
    [
      'POST /contact',
      { name: 'Lucía', email: 'lucia@club.es', message: 'Hola.\n¿Tenéis rutinas para zurdos?', website: '' },
    ],
  ]);
  await page.getByRole('button', { name: 'Escribir otro mensaje' }).click();
  await expect.element(name).toHaveFocus();
  await expect.element(message).toHaveValue('');
});

test.each([
  ['offline' as const, 'No se ha podido enviar tu mensaje. Lo que has escrito sigue aquí: inténtalo de nuevo.'],
  [
    { status: 429, body: { message: 'Demasiados intentos seguidos. Espera un momento y vuelve a probar.' } },
    'Demasiados intentos seguidos. Espera un momento y vuelve a probar.',
  ],
])('a failure keeps what was typed, and the next try works (%o)', async (failure, sentence) => {
  const { answers, calls } = fakeApi({ 'POST /contact': failure });
  await render(<ContactPage />);
  await fillIn();
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
  await expect.element(name).toHaveValue('Lucía');
  await expect.element(message).toHaveValue('Hola.\n¿Tenéis rutinas para zurdos?');
  answers['POST /contact'] = { status: 201, body: { reference: 'BJ-2511-0382' } };
  await submit.click();
  await expect.element(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('the server’s errors appear at their fields', async () => {
  const issues = [{ path: 'message', message: 'El mensaje puede tener 4000 caracteres como máximo' }];
  fakeApi({ 'POST /contact': { status: 400, body: { message: 'Revisa los datos marcados.', issues } } });
  await render(<ContactPage />);
  await fillIn();
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Revisa los datos marcados.');
  await expect.element(message).toHaveAccessibleDescription('El mensaje puede tener 4000 caracteres como máximo');
});

test('the honeypot is out of reach of people and sent when a machine fills it in', async () => {
  const { calls } = fakeApi({ 'POST /contact': { status: 201, body: { reference: 'BJ-2511-0382' } } });
  const { container } = await render(<ContactPage />);
  const honeypot = container.querySelector<HTMLInputElement>('input[name="website"]');
  if (honeypot === null) throw new Error('no honeypot');
  expect(honeypot.tabIndex).toBe(-1);
  expect(honeypot.closest('[aria-hidden="true"]')).not.toBeNull();
  honeypot.value = 'https://spam.example';
  await fillIn();
  await submit.click();
  await expect.poll(() => calls[0]?.body).toMatchObject({ website: 'https://spam.example' });
});

test('a player finds their name and address there, and may change them', async () => {
  const { rerender } = await render(<ContactPage />);
  await message.fill('Hola');
  await rerender(
    <VisitorContext value={{ status: 'player', user: aUser() }}>
      <ContactPage />
    </VisitorContext>,
  );
  await expect.element(name).toHaveValue('Lucía Ferrer');
  await expect.element(email).toHaveValue('lucia@club.es');
});

test.each([
  ['premium', ['basic_routines', 'priority_support'], true],
  ['free', ['basic_routines', 'basic_tracking'], false],
] as const)('a player on %s reads whether their message goes first', async (plan, features, goesFirst) => {
  const subscription: User['subscription'] = {
    plan,
    status: 'active',
    features: [...features],
    expiresAt: null,
    renews: false,
  };
  const { calls } = fakeApi({ 'POST /contact': { status: 201, body: { reference: 'BJ-2511-0382' } } });
  await render(
    <VisitorContext value={{ status: 'player', user: aUser({ subscription }) }}>
      <ContactPage />
    </VisitorContext>,
  );
  await expect.element(name).toHaveValue('Lucía Ferrer');
  const sentence = page.getByText('Tu plan incluye soporte prioritario: tu mensaje se pone delante de los demás.', {
    exact: true,
  });
  expect(sentence.elements()).toHaveLength(goesFirst ? 1 : 0);
  // the server knows the player: nothing about them is sent
  await fillIn();
  await submit.click();
  await expect.poll(() => Object.keys(calls[0]?.body ?? {})).toEqual(['name', 'email', 'message', 'website']);
});

test('says who runs Bandeja', async () => {
  await render(<ContactPage />);
  await expect
    .element(page.getByRole('link', { name: 'contacto@ejemplo.es' }))
    .toHaveAttribute('href', 'mailto:contacto@ejemplo.es');
  await expect.element(page.getByText('[Dirección del titular]')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'política de privacidad' })).toHaveAttribute('href', '/privacy');
});

test('nothing sticks out, axe finds nothing', { timeout: 60_000 }, async () => {
  await expectValid(<ContactPage />);
  await submit.click();
  await expect.poll(() => document.title).toBe('Contacto · Bandeja');
});
