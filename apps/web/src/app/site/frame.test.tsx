import '#styles/index.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SiteFrame } from '#app/site/frame.tsx';
import { aUser } from '#features/auth/testing/a-user.ts';
import { type FakeAnswer, fakeApi } from '#features/auth/testing/fake-api.ts';
import { useVisitorState } from '#features/auth/visitor-context.ts';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

function Content({ data }: { data?: unknown }) {
  const visitor = useVisitorState();
  return (
    <h1>{`${visitor.status} ${visitor.status === 'player' ? (visitor.user?.name ?? '…') : ''} ${String(data)}`}</h1>
  );
}

async function open(me: FakeAnswer | Promise<FakeAnswer> | null) {
  if (me !== null) localStorage.setItem('token', 'abc');
  const api = fakeApi({
    ...(me === null ? {} : { 'GET /users/me': me }),
    'POST /auth/logout': { status: 204 },
  });
  const site = { path: '/faq', load: async () => Content };
  const screen = await render(<SiteFrame page={site} content={Content} data="datos" />);
  const heading = screen.getByRole('heading', { level: 1 });
  return { api, screen, heading, header: screen.getByRole('banner') };
}

test('a guest is greeted as one, without a call for the user', async () => {
  const { api, heading, header, screen } = await open(null);
  await expect.element(heading).toHaveTextContent('guest datos');
  await expect.element(header.getByRole('link', { name: 'Registrarse' })).toHaveAttribute('href', '/register');
  await expect.element(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main').element().id).toBe('main');
  expect(api.calls).toEqual([]);
});

test('a token alone already makes a player, who is then named', async () => {
  let answer: (me: FakeAnswer) => void = () => {};
  const { heading, header } = await open(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await expect.element(heading).toHaveTextContent('player … datos');
  await expect.element(header.getByRole('link', { name: 'Registrarse' })).not.toBeInTheDocument();
  await expect.element(header.getByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
  answer({ status: 200, body: aUser({ name: 'Lucía Ferrer' }) });
  await expect.element(heading).toHaveTextContent('player Lucía Ferrer datos');
  await expect.element(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('a signed-in phone keeps the player’s sections and has the slim footer; a guest’s has neither', async () => {
  await page.viewport(390, 844);
  const { screen } = await open({ status: 200, body: aUser({}) });
  const sections = screen.getByRole('navigation', { name: 'Secciones' });
  await expect.element(sections.getByRole('link', { name: 'Hoy' })).toHaveAttribute('href', '/dashboard');
  await expect.element(screen.getByRole('navigation', { name: 'Ayuda y textos legales' })).toBeVisible();
  await expect.element(screen.getByRole('navigation', { name: 'Comunidad' })).not.toBeInTheDocument();
  await screen.unmount();
  localStorage.clear();
  const guest = await open(null);
  await expect.element(guest.screen.getByRole('navigation', { name: 'Comunidad' })).toBeVisible();
  await expect.element(guest.screen.getByRole('navigation', { name: 'Secciones' })).not.toBeInTheDocument();
});

test('signing out works here, and ends the token on the server', async () => {
  const { api, heading, header } = await open({ status: 200, body: aUser() });
  localStorage.setItem('bandeja.wizard.1', '{}');
  localStorage.setItem('bandeja.weights', '4 6');
  localStorage.setItem('bandeja.session.s1', '{}');
  sessionStorage.setItem('bandeja.timers.s1', '{}');
  await header.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect.element(heading).toHaveTextContent('guest datos');
  await expect.element(header.getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  expect(api.calls.at(-1)).toMatchObject({ call: 'POST /auth/logout', token: 'Bearer abc' });
  await expect.poll(() => localStorage.length + sessionStorage.length).toBe(0);
});

test('a dead token is forgotten', async () => {
  const { heading } = await open({ status: 401, body: {} });
  await expect.element(heading).toHaveTextContent('guest datos');
  expect(localStorage.getItem('token')).toBeNull();
});

test('without an answer the token stays', async () => {
  const { api, heading } = await open('offline');
  await expect.poll(() => api.calls).toHaveLength(1);
  await expect.element(heading).toHaveTextContent('player … datos');
  expect(localStorage.getItem('token')).toBe('abc');
});

test('a sign-out in another tab is heard', async () => {
  const { heading } = await open({ status: 200, body: aUser({ name: 'Lucía Ferrer' }) });
  await expect.element(heading).toHaveTextContent('player Lucía Ferrer datos');
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  await expect.element(heading).toHaveTextContent('guest datos');
});
