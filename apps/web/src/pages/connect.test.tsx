import '#styles/index.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '#features/auth/testing/fake-api.ts';
import { goOutside } from '#lib/leave.ts';
import { ConnectPage } from '#pages/connect.tsx';
import { expectValid } from '#pages/testing/inspect.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { LinkContext } from '#ui/link.tsx';

vi.mock('#lib/leave.ts', () => ({ goOutside: vi.fn(), leaveTo: vi.fn() }));

const asked = new URLSearchParams({
  client_id: '0198c1f0-0000-7000-8000-000000000001',
  redirect_uri: 'https://asistente.example/vuelta?a=1',
  response_type: 'code',
  code_challenge: 'A'.repeat(43),
  code_challenge_method: 'S256',
  state: 'xyz',
  scope: 'read propose health',
});

const pageAt = (query: URLSearchParams) => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    <MemoryRouter initialEntries={[`/connect?${query}`]}>
      <LinkContext value={AppLink}>
        <ConnectPage />
      </LinkContext>
    </MemoryRouter>
  </QueryClientProvider>
);

const answering = () =>
  fakeApi({
    'GET /tokens/program': { status: 200, body: { name: 'Mi asistente', host: 'asistente.example' } },
    'GET /tokens': { status: 200, body: { tokens: [], consents: [] } },
  });

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.mocked(goOutside).mockReset();
});

test('the player lets a program in with what they chose, and nothing that needs a consent is ticked for them', async () => {
  const { answers, calls } = answering();
  await expectValid(pageAt(asked), [320], async () => {
    await expect.element(page.getByRole('heading', { name: '¿Dejas entrar a «Mi asistente»?' })).toBeVisible();
  });
  await expect.element(page.getByText(/^La respuesta va a asistente\.example/)).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /^Tu salud/ })).not.toBeChecked();
  await page.getByRole('checkbox', { name: /^Proponer/ }).click();
  await page.getByLabelText('Tu contraseña', { exact: true }).fill('secreto-1');
  answers['POST /tokens/program'] = { status: 200, body: { code: 'un-codigo', issuer: 'https://bandeja.example' } };
  await page.getByRole('button', { name: 'Dejar entrar' }).click();
  await vi.waitFor(() => expect(goOutside).toHaveBeenCalledOnce());
  const address = new URL(vi.mocked(goOutside).mock.calls[0]?.[0] ?? '');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    a: '1',
    code: 'un-codigo',
    iss: 'https://bandeja.example',
    state: 'xyz',
  });
  expect(calls.findLast(({ call }) => call === 'POST /tokens/program')?.body).toMatchObject({
    scopes: ['read'],
    consents: [],
    codeChallenge: 'A'.repeat(43),
  });
});

test('a no is told to the program; an unknown one learns nothing', async () => {
  const { answers } = answering();
  const screen = await expectValid(pageAt(asked), [320], async () => {
    await page.getByRole('button', { name: 'No, gracias' }).click();
  });
  expect(goOutside).toHaveBeenCalledWith('https://asistente.example/vuelta?a=1&error=access_denied&state=xyz');
  await screen.unmount();
  answers['GET /tokens/program'] = { status: 404, body: { code: 'token.program', message: 'No lo conocemos.' } };
  const unknown = await expectValid(pageAt(asked), [320], async () => {
    await expect.element(page.getByRole('heading', { name: 'No sabemos quién pide acceso' }).nth(1)).toBeVisible();
  });
  await unknown.unmount();
  await expectValid(pageAt(new URLSearchParams({ client_id: 'x' })), [320], async () => {
    await expect.element(page.getByRole('link', { name: 'Ver mis programas' })).toBeVisible();
  });
  expect(goOutside).toHaveBeenCalledOnce();
});
