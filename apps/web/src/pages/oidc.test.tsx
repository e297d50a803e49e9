import '#styles/index.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AuthProvider } from '#features/auth/auth-context.tsx';
import { LoginForm } from '#features/auth/login-form.tsx';
import { fakeApi } from '#features/auth/testing/fake-api.ts';
import { goOutside } from '#lib/leave.ts';
import { provideSiteFacts, siteFacts } from '#lib/site-facts.ts';
import { OidcPage } from '#pages/oidc.tsx';
import { expectValid } from '#pages/testing/inspect.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { LinkContext } from '#ui/link.tsx';

vi.mock('#lib/leave.ts', () => ({ goOutside: vi.fn(), leaveTo: vi.fn() }));

const session = { token: 'a-token', user: { _id: '0198c1f0-0000-7000-8000-000000000001' } };
const facts = siteFacts();

const appAt = (address: string) => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    <MemoryRouter initialEntries={[address]}>
      <LinkContext value={AppLink}>
        <AuthProvider>
          <Routes>
            <Route
              path="/login"
              element={
                <>
                  <h1>Iniciar sesión</h1>
                  <LoginForm />
                </>
              }
            />
            <Route path="/oidc" element={<OidcPage />} />
            <Route path="*" element={<h1>Dentro</h1>} />
          </Routes>
        </AuthProvider>
      </LinkContext>
    </MemoryRouter>
  </QueryClientProvider>
);

afterEach(() => {
  provideSiteFacts(facts);
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.mocked(goOutside).mockReset();
});

test('the button leads to the provider, and what comes back joins an account by its password and code', async () => {
  provideSiteFacts({ ...facts, provider: { name: 'Club Sur', isOnly: false } });
  const { answers, calls } = fakeApi({
    'POST /auth/oidc': { status: 503, body: { code: 'oidc.failed', message: 'No responde.' } },
  });
  const login = await expectValid(appAt('/login'), [320], async () => {
    await page.getByRole('button', { name: 'Entrar con Club Sur' }).click();
    await expect.element(page.getByText('No responde.')).toBeVisible();
  });
  const begun = { authorizeUrl: 'https://club.example/auth', binding: 'un-secreto-de-esta-ventana' };
  answers['POST /auth/oidc'] = { status: 200, body: begun };
  await page.getByRole('button', { name: 'Entrar con Club Sur' }).click();
  await vi.waitFor(() => expect(goOutside).toHaveBeenCalledWith('https://club.example/auth'));
  await login.unmount();

  const pending = 'lo-que-falta-por-mostrar';
  answers['POST /auth/oidc/confirm'] = { status: 200, body: { step: 'password', pending, email: 'eva@ejemplo.es' } };
  answers['POST /auth/oidc/finish'] = {
    status: 401,
    body: { code: 'auth.code_required', message: 'Escribe el código.' },
  };
  await expectValid(appAt('/oidc?code=abc&state=xyz'), [320], async () => {
    await expect.element(page.getByRole('heading', { name: 'Ya tienes cuenta aquí' })).toBeVisible();
  });
  expect(calls.findLast(({ call }) => call === 'POST /auth/oidc/confirm')?.body).toEqual({
    query: '?code=abc&state=xyz',
    binding: 'un-secreto-de-esta-ventana',
  });
  await page.getByLabelText('Contraseña', { exact: true }).fill('secreto-1');
  await page.getByRole('button', { name: 'Unir y entrar' }).click();
  await page.getByRole('textbox', { name: 'Código de verificación' }).fill('123456');
  answers['POST /auth/oidc/finish'] = { status: 200, body: session };
  await page.getByRole('button', { name: 'Unir y entrar' }).click();
  await expect.element(page.getByRole('heading', { name: 'Dentro' })).toBeVisible();
  expect(calls.findLast(({ call }) => call === 'POST /auth/oidc/finish')?.body).toEqual({
    pending,
    password: 'secreto-1',
    code: '123456',
  });
});

test('a refusal leads back to the login; a club alone has no password there', async () => {
  provideSiteFacts({ ...facts, provider: { name: 'Club Sur', isOnly: true } });
  const unasked = await expectValid(appAt('/oidc'), [320], async () => {
    await expect.element(page.getByText(/^Esta ventana no ha empezado a entrar/)).toBeVisible();
  });
  await unasked.unmount();
  sessionStorage.setItem('bandeja.provider', JSON.stringify({ binding: 'un-secreto', next: null }));
  fakeApi({ 'POST /auth/oidc/confirm': { status: 403, body: { code: 'oidc.refused', message: 'Empieza otra vez.' } } });
  await expectValid(appAt('/oidc?error=access_denied&state=xyz'), [320], async () => {
    await expect.element(page.getByText('Empieza otra vez.')).toBeVisible();
  });
  await page.getByRole('link', { name: 'Volver a intentarlo' }).click();
  await expect.element(page.getByText('Aquí se entra con tu cuenta de Club Sur.')).toBeVisible();
  expect(document.querySelector('input[type="password"]')).toBeNull();
});
