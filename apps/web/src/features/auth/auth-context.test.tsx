import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Auth, AuthProvider, useAuth } from '#features/auth/auth-context.tsx';
import { aUser } from '#features/auth/testing/a-user.ts';
import { fakeApi } from '#features/auth/testing/fake-api.ts';
import { invalidate } from '#lib/query.ts';
import { forgetAllButUser, storeUser, userQuery } from '#lib/user-query.ts';

const lucia = aUser();
const refused = { status: 401, body: { message: 'Inicia sesión para continuar.', code: 'auth.required' } };
const here = window.location.href;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', here);
  vi.restoreAllMocks();
});

async function start(queryClient = new QueryClient()) {
  const seen: { auth: Auth | null } = { auth: null };
  function Probe() {
    seen.auth = useAuth();
    return <p data-testid="status">{`${seen.auth.state.status} ${seen.auth.user?.name ?? 'none'}`}</p>;
  }
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <Probe />
      </AuthProvider>
    </QueryClientProvider>,
  );
  const auth = () => {
    if (seen.auth === null) throw new Error('not rendered');
    return seen.auth;
  };
  const expectStatus = (text: string) => expect.element(screen.getByTestId('status')).toHaveTextContent(text);
  return { queryClient, auth, expectStatus };
}

test('outside its provider it throws', async () => {
  function Lost() {
    useAuth();
    return null;
  }
  await expect(render(<Lost />)).rejects.toThrow('useAuth debe ser usado dentro de un AuthProvider');
});

test('without a token there is no user and no call', async () => {
  const { calls } = fakeApi({});
  const { expectStatus, auth } = await start();
  await expectStatus('signedOut none');
  expect(auth().isLoading).toBe(false);
  expect(calls).toEqual([]);
});

test('a token is looked up', async () => {
  localStorage.setItem('token', 'abc');
  const { calls } = fakeApi({ 'GET /users/me': { status: 200, body: lucia } });
  const { expectStatus } = await start();
  await expectStatus('signedIn Lucía Ferrer');
  expect(calls[0]).toMatchObject({ call: 'GET /users/me', token: 'Bearer abc' });
});

test('it is loading until the answer is there', async () => {
  localStorage.setItem('token', 'abc');
  fakeApi({ 'GET /users/me': new Promise(() => {}) });
  const { expectStatus, auth } = await start();
  await expectStatus('loading none');
  expect(auth().isLoading).toBe(true);
});

test.each([refused, { status: 500, body: {} }])('a refused token is removed (%o)', async (answer) => {
  localStorage.setItem('token', 'abc');
  fakeApi({ 'GET /users/me': answer });
  const { expectStatus } = await start();
  await expectStatus('signedOut none');
  expect(localStorage.getItem('token')).toBeNull();
});

test('no network keeps the token, and the network coming back signs in', async () => {
  localStorage.setItem('token', 'abc');
  const { answers } = fakeApi({ 'GET /users/me': 'offline' });
  const { expectStatus } = await start();
  await expectStatus('unreachable none');
  expect(localStorage.getItem('token')).toBe('abc');
  answers['GET /users/me'] = { status: 200, body: lucia };
  window.dispatchEvent(new Event('online'));
  await expectStatus('signedIn Lucía Ferrer');
});

test('login and register keep the token and the user', async () => {
  fakeApi({
    'POST /auth/login': { status: 200, body: { token: 'one', user: lucia } },
    'POST /auth/register': { status: 201, body: { token: 'two', user: aUser({ _id: '2', name: 'Ana' }) } },
  });
  const { auth, expectStatus } = await start();
  await auth().login({ email: 'lucia@club.es', password: '123456' });
  await expectStatus('signedIn Lucía Ferrer');
  expect(localStorage.getItem('token')).toBe('one');
  await auth().register({ name: 'Ana', email: 'ana@club.es', password: '123456' });
  await expectStatus('signedIn Ana');
  expect(localStorage.getItem('token')).toBe('two');
});

test('a sign-in where another player’s ran out leaves nothing of what that one typed', async () => {
  localStorage.setItem('token', 'abc');
  localStorage.setItem('bandeja.wizard.2', 'rodilla');
  sessionStorage.setItem('bandeja.conversation.2', 'codo');
  sessionStorage.setItem(`bandeja.conversation.${lucia._id}`, '178');
  fakeApi({ 'GET /users/me': refused, 'POST /auth/login': { status: 200, body: { token: 'one', user: lucia } } });
  const { auth, expectStatus } = await start();
  await expectStatus('signedOut none');
  expect(sessionStorage.getItem('bandeja.conversation.2')).toBe('codo');
  await auth().login({ email: 'lucia@club.es', password: '123456' });
  await expectStatus('signedIn Lucía Ferrer');
  // the token is stored with its owner: waiting changes are sent for their owner only
  expect(Object.keys(localStorage).sort()).toEqual(['bandeja.player', 'token']);
  expect(localStorage.getItem('bandeja.player')).toBe(lucia._id);
  expect(Object.keys(sessionStorage)).toEqual([`bandeja.conversation.${lucia._id}`]);
  sessionStorage.clear();
});

test('the player that the document has asked for already is the one whose sessions this device sends', async () => {
  localStorage.setItem('token', 'a token');
  fakeApi({ 'GET /users/me': { status: 200, body: lucia } });
  const queryClient = new QueryClient();
  queryClient.setQueryData(userQuery.queryKey, lucia);
  const { expectStatus } = await start(queryClient);
  await expectStatus('signedIn Lucía Ferrer');
  expect(localStorage.getItem('bandeja.player')).toBe(lucia._id);
});

test.each([
  [
    'offline' as const,
    'No se puede conectar al servidor. Verifica que el servidor esté en ejecución en el puerto 4000.',
  ],
  [
    { status: 401, body: { message: 'El email o la contraseña no son correctos.' } },
    'El email o la contraseña no son correctos.',
  ],
  [{ status: 502 }, 'Error 502: Bad Gateway'],
])('a failed login says why (%o)', async (answer, message) => {
  fakeApi({ 'POST /auth/login': answer });
  const { auth, expectStatus } = await start();
  await expect(auth().login({ email: 'lucia@club.es', password: '123456' })).rejects.toThrow(message);
  await expectStatus('signedOut none');
});

test('an answer that is none falls back to the default sentences', async () => {
  fakeApi({ 'POST /auth/login': { status: 200 }, 'POST /auth/register': { status: 200 } });
  const { auth } = await start();
  const body = { name: 'Ana', email: 'ana@club.es', password: '123456' };
  await expect(auth().login(body)).rejects.toThrow('Error al iniciar sesión');
  await expect(auth().register(body)).rejects.toThrow('Error al registrar usuario');
});

test('logout ends the token here and on the server, and drops cached answers', async () => {
  localStorage.setItem('token', 'abc');
  const { calls } = fakeApi({ 'GET /users/me': { status: 200, body: lucia }, 'POST /auth/logout': { status: 204 } });
  const { auth, expectStatus, queryClient } = await start();
  await expectStatus('signedIn Lucía Ferrer');
  queryClient.setQueryData(['week'], 'hers');
  await auth().logout();
  await expectStatus('signedOut none');
  expect(localStorage.getItem('token')).toBeNull();
  expect(queryClient.getQueryData(['week'])).toBeUndefined();
  expect(calls.at(-1)).toMatchObject({ call: 'POST /auth/logout', token: 'Bearer abc' });
});

test('logout deletes what is known of the player in this device and this tab, and keeps unsent sets', async () => {
  localStorage.setItem('token', 'abc');
  localStorage.setItem(`bandeja.wizard.${lucia._id}`, '{"step":4}');
  localStorage.setItem('bandeja.outbox.s1', '[]');
  localStorage.setItem('bandeja.reminderDevice', '0199f1a0-0000-7000-8000-000000000001');
  localStorage.setItem('bandeja.restReminder', 'on');
  localStorage.setItem('bandeja.weights', '4 6');
  localStorage.setItem('bandeja.bands', '[]');
  for (const what of ['session', 'clock', 'supersets', 'refused']) localStorage.setItem(`bandeja.${what}.s2`, '1');
  localStorage.setItem('bandeja.session.s1', '1');
  localStorage.setItem(`bandeja.match.${lucia._id}.memory`, '{"partners":["Ana"]}');
  sessionStorage.setItem('bandeja.timers.s2', '{}');
  sessionStorage.setItem('bandeja.start.today', '0199f1a0-0000-7000-8000-000000000002');
  fakeApi({ 'GET /users/me': { status: 200, body: lucia }, 'POST /auth/logout': 'offline' });
  const { auth, expectStatus } = await start();
  await expectStatus('signedIn Lucía Ferrer');
  await auth().logout();
  await expectStatus('signedOut none');
  await expect.poll(() => Object.keys(localStorage).sort()).toEqual(['bandeja.outbox.s1', 'bandeja.session.s1']);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('leaving, where the server has ended the sign-in itself, asks it nothing more', async () => {
  localStorage.setItem('token', 'abc');
  localStorage.setItem('bandeja.wizard.1', 'typed');
  sessionStorage.setItem('bandeja.profile-draft.1', 'typed');
  const { calls } = fakeApi({ 'GET /users/me': { status: 200, body: lucia } });
  const { auth, expectStatus } = await start();
  await expectStatus('signedIn Lucía Ferrer');
  auth().leave();
  await expectStatus('signedOut none');
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(calls.map(({ call }) => call)).toEqual(['GET /users/me']);
});

test('logout works without a network', async () => {
  localStorage.setItem('token', 'abc');
  fakeApi({ 'GET /users/me': { status: 200, body: lucia }, 'POST /auth/logout': 'offline' });
  const { auth, expectStatus } = await start();
  await expectStatus('signedIn Lucía Ferrer');
  await auth().logout();
  await expectStatus('signedOut none');
});

async function signedInThenDead(path: string) {
  history.replaceState(null, '', path);
  localStorage.setItem('token', 'abc');
  const api = fakeApi({ 'GET /users/me': { status: 200, body: lucia } });
  const started = await start();
  await started.expectStatus('signedIn Lucía Ferrer');
  started.queryClient.setQueryData(['week'], 'hers');
  api.answers['GET /users/me'] = refused;
  await started.auth().reload();
  return { ...started, api };
}

test('a 401 anywhere else signs out and drops cached answers', async () => {
  const { expectStatus, queryClient } = await signedInThenDead('/dashboard');
  await expectStatus('signedOut none');
  expect(localStorage.getItem('token')).toBeNull();
  expect(queryClient.getQueryData(['week'])).toBeUndefined();
});

test('a 401 in a running session only expires, and the same person keeps everything', async () => {
  const { expectStatus, queryClient, auth, api } = await signedInThenDead('/training-session/0198');
  await expectStatus('expired Lucía Ferrer');
  expect(localStorage.getItem('token')).toBeNull();
  expect(queryClient.getQueryData(['week'])).toBe('hers');
  api.answers['POST /auth/login'] = { status: 200, body: { token: 'new', user: lucia } };
  await auth().login({ email: 'lucia@club.es', password: '123456' });
  await expectStatus('signedIn Lucía Ferrer');
  expect(queryClient.getQueryData(['week'])).toBe('hers');
});

test('the player is the cached one: the answer of a save is shown everywhere', async () => {
  localStorage.setItem('token', 'abc');
  const { calls } = fakeApi({ 'GET /users/me': { status: 200, body: lucia } });
  const { expectStatus, queryClient } = await start();
  await expectStatus('signedIn Lucía Ferrer');
  storeUser(queryClient, { name: 'Lucía F.' });
  await expectStatus('signedIn Lucía F.');
  forgetAllButUser(queryClient);
  await expectStatus('signedIn Lucía F.');
  expect(calls.map(({ call }) => call)).toEqual(['GET /users/me']);
  await invalidate(queryClient, 'GET /users/me');
  await expectStatus('signedIn Lucía Ferrer');
});

test('nothing is stored for a visitor', async () => {
  fakeApi({});
  const { expectStatus, queryClient } = await start();
  storeUser(queryClient, lucia);
  expect(queryClient.getQueryData(userQuery.queryKey)).toBeUndefined();
  await expectStatus('signedOut none');
});

test('another player who signs in over it finds nothing of hers', async () => {
  const { expectStatus, queryClient, auth, api } = await signedInThenDead('/training-session/0198');
  await expectStatus('expired Lucía Ferrer');
  api.answers['POST /auth/login'] = { status: 200, body: { token: 'new', user: aUser({ _id: '2', name: 'Ana' }) } };
  await auth().login({ email: 'ana@club.es', password: '123456' });
  await expectStatus('signedIn Ana');
  expect(queryClient.getQueryData(['week'])).toBeUndefined();
});

test('a sign-out in another tab is followed, and so is a sign-in', async () => {
  localStorage.setItem('token', 'abc');
  const { answers } = fakeApi({ 'GET /users/me': { status: 200, body: lucia } });
  const { expectStatus } = await start();
  await expectStatus('signedIn Lucía Ferrer');
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
  await expectStatus('signedOut none');
  answers['GET /users/me'] = { status: 200, body: aUser({ _id: '2', name: 'Ana' }) };
  localStorage.setItem('token', 'xyz');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'xyz' }));
  await expectStatus('signedIn Ana');
});
