import '#styles/index.css';
import { useState } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { GuestOnly, RequireAuth, RequireEntry } from '#app/guards.tsx';
import { useAuth } from '#features/auth/auth-context.tsx';
import { aUser } from '#features/auth/testing/a-user.ts';
import { type FakeAnswer, fakeApi } from '#features/auth/testing/fake-api.ts';
import { WithAuth } from '#features/auth/testing/with-auth.tsx';
import { leaveTo } from '#lib/leave.ts';

vi.mock('#lib/leave.ts', () => ({ leaveTo: vi.fn() }));

const ok = { status: 200, body: aUser() };
const dead = { status: 401, body: { message: 'Inicia sesión para continuar.' } };
const here = window.location.href;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', here);
  vi.restoreAllMocks();
});

function Page() {
  const auth = useAuth();
  const [sets, setSets] = useState(0);
  return (
    <>
      <h1>La página</h1>
      <button type="button" onClick={() => setSets(sets + 1)}>{`Series: ${sets}`}</button>
      <button type="button" onClick={() => void auth.reload()}>
        Preguntar
      </button>
      <button type="button" onClick={() => void auth.logout()}>
        Cerrar Sesión
      </button>
      <button
        type="button"
        onClick={() => void auth.register({ name: 'Ana', email: 'ana@club.es', password: '123456' })}
      >
        Registrarse
      </button>
    </>
  );
}

async function visit(path: string, me: FakeAnswer | Promise<FakeAnswer> | null) {
  history.replaceState(null, '', path);
  if (me !== null) localStorage.setItem('token', 'abc');
  const api = fakeApi(me === null ? {} : { 'GET /users/me': me });
  const page = <Page />;
  const screen = await render(
    <WithAuth path={path}>
      <Routes>
        <Route path="/login" element={<GuestOnly>{page}</GuestOnly>} />
        <Route path="/register" element={<GuestOnly>{page}</GuestOnly>} />
        <Route path="/routine-search" element={<RequireEntry>{page}</RequireEntry>} />
        <Route path="*" element={<RequireAuth>{page}</RequireAuth>} />
      </Routes>
    </WithAuth>,
  );
  const isAt = (place: string) => expect.element(screen.getByTestId('place')).toHaveTextContent(place);
  return { screen, api, isAt };
}

test('a visitor is sent to /login, which remembers the wanted page', async () => {
  const { isAt } = await visit('/training-sessions?type=Fuerza', null);
  await isAt('/login?next=%2Ftraining-sessions%3Ftype%3DFuerza');
});

test('while the user loads, a loading text is shown', async () => {
  const { screen } = await visit('/dashboard', new Promise(() => {}));
  await expect.element(screen.getByText('Cargando...', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('heading')).not.toBeInTheDocument();
});

test('a player gets in', async () => {
  const { screen, isAt } = await visit('/dashboard', ok);
  await expect.element(screen.getByRole('heading', { name: 'La página' })).toBeVisible();
  await isAt('/dashboard');
});

test('without an answer it shows an error, keeps the sign-in and retries', async () => {
  const { screen, api } = await visit('/dashboard', 'offline');
  await expect
    .element(
      screen.getByText(
        'No se puede conectar al servidor. Verifica que el servidor esté en ejecución en el puerto 4000.',
        {
          exact: true,
        },
      ),
    )
    .toBeVisible();
  api.answers['GET /users/me'] = ok;
  await screen.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.element(screen.getByRole('heading', { name: 'La página' })).toBeVisible();
});

test('no answer in a running session: it goes on', async () => {
  const { screen } = await visit('/training-session/0198', 'offline');
  await expect.element(screen.getByRole('heading', { name: 'La página' })).toBeVisible();
});

test('a 401 sends to /login', async () => {
  const { screen, api, isAt } = await visit('/dashboard', ok);
  await expect.element(screen.getByRole('heading', { name: 'La página' })).toBeVisible();
  api.answers['GET /users/me'] = dead;
  await screen.getByRole('button', { name: 'Preguntar' }).click();
  await isAt('/login?next=%2Fdashboard');
});

test('signing out leads out of the app to the start, not to /login', async () => {
  const { screen } = await visit('/dashboard', ok);
  await screen.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect.poll(() => leaveTo).toHaveBeenCalledWith('/');
});

async function expired() {
  const visited = await visit('/training-session/0198', ok);
  await visited.screen.getByRole('button', { name: 'Series: 0' }).click();
  visited.api.answers['GET /users/me'] = dead;
  await visited.screen.getByRole('button', { name: 'Preguntar' }).click();
  await expect.element(visited.screen.getByRole('alertdialog')).toBeVisible();
  return visited;
}

test('a 401 in a running session brings the login over it; nothing is lost', async () => {
  const { screen, api, isAt } = await expired();
  await expect.element(screen.getByLabelText('Email')).toHaveValue('lucia@club.es');
  await expect.element(screen.getByLabelText('Contraseña')).toHaveFocus();
  api.answers['POST /auth/login'] = { status: 200, body: { token: 'new', user: aUser() } };
  await screen.getByLabelText('Contraseña').fill('secreto1');
  await screen.getByRole('button', { name: 'Seguir entrenando' }).click();
  await expect.element(screen.getByRole('button', { name: 'Series: 1' })).toBeVisible();
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  await isAt('/training-session/0198');
});

test('a wrong password shows an error in the dialog', async () => {
  const { screen, api } = await expired();
  api.answers['POST /auth/login'] = { status: 401, body: { message: 'El email o la contraseña no son correctos.' } };
  await screen.getByLabelText('Contraseña').fill('secreto1');
  await screen.getByRole('button', { name: 'Seguir entrenando' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('El email o la contraseña no son correctos.');
});

test('the login may be put off and taken up again', async () => {
  const { screen } = await expired();
  await screen.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await screen.getByRole('button', { name: 'Series: 1' }).click();
  await expect.element(screen.getByRole('button', { name: 'Series: 2' })).toBeVisible();
  await screen.getByRole('button', { name: 'Inicia sesión para guardar' }).click();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
});

test('another player goes to the dashboard', async () => {
  const { screen, api, isAt } = await expired();
  api.answers['POST /auth/login'] = { status: 200, body: { token: 'new', user: aUser({ _id: '2', name: 'Ana' }) } };
  await screen.getByLabelText('Contraseña').fill('secreto1');
  await screen.getByRole('button', { name: 'Seguir entrenando' }).click();
  await isAt('/dashboard');
});

test.each([
  ['/login', '/dashboard'],
  ['/login?next=%2Ftraining-sessions%3Ftype%3DFuerza', '/training-sessions?type=Fuerza'],
  ['/login?next=%2F%2Fevil.example', '/dashboard'],
  ['/login?next=%2F.%2F%2Fevil.example', '/dashboard'],
  ['/login?next=https%3A%2F%2Fevil.example', '/dashboard'],
  ['/login?next=javascript%3Aalert(1)', '/dashboard'],
  ['/register', '/dashboard'],
])('who is signed in goes on from %s to %s', async (path, place) => {
  const { isAt } = await visit(path, ok);
  await isAt(place);
});

test('who is signed in goes on to a page of the site as well', async () => {
  await visit('/login?next=%2Ffaq', ok);
  await expect.poll(() => leaveTo).toHaveBeenCalledWith('/faq');
});

test('after register comes the onboarding', async () => {
  const { screen, api, isAt } = await visit('/register', null);
  api.answers['POST /auth/register'] = { status: 201, body: { token: 'new', user: aUser() } };
  await screen.getByRole('button', { name: 'Registrarse' }).click();
  await isAt('/onboarding');
});

test('the search requires the login only on entry: a token that expires on the page changes nothing', async () => {
  const { screen, api, isAt } = await visit('/routine-search?query=globo', ok);
  await screen.getByRole('button', { name: 'Series: 0' }).click();
  api.answers['GET /users/me'] = dead;
  await screen.getByRole('button', { name: 'Preguntar' }).click();
  await expect.poll(() => localStorage.getItem('token')).toBeNull();
  await expect.element(screen.getByRole('button', { name: 'Series: 1' })).toBeVisible();
  await isAt('/routine-search?query=globo');
});

test('a visitor does not get through that door, and signing out there leaves', async () => {
  const visitor = await visit('/routine-search?query=globo', null);
  await visitor.isAt('/login?next=%2Froutine-search%3Fquery%3Dglobo');
  await visitor.screen.unmount();
  const { screen, api } = await visit('/routine-search', ok);
  api.answers['POST /auth/logout'] = { status: 204 };
  await screen.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect.poll(() => leaveTo).toHaveBeenCalledWith('/');
});
