import type { Heard } from '@bandeja/domain/onboarding/contract';
import type { User } from '@bandeja/domain/profile/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AuthProvider } from '#features/auth/auth-context.tsx';
import { type FakeAnswer, fakeApi } from '#features/auth/testing/fake-api.ts';
import { newcomer } from '#features/onboarding/testing/answers.ts';
import { aWeek } from '#features/schedule/testing/a-week.ts';
import { OnboardingPage } from '#pages/onboarding.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { LinkContext } from '#ui/link.tsx';

export const draftKey = `bandeja.conversation.${newcomer._id}`;

export const reading = 'POST /onboarding/reading';
export const heard = (overrides: Partial<Heard> = {}): FakeAnswer => ({
  status: 200,
  body: {
    redFlag: null,
    isCondition: false,
    suspicion: null,
    topic: null,
    besidesCrisis: null,
    isOfHealth: false,
    ...overrides,
  },
});

/** Each test of a file finds a signed-in player's tab; motion is reduced, so that everything shows at once. */
export function inSignedInTab() {
  beforeEach(signIn);
  afterEach(cleanUp);
}

function signIn() {
  cleanUp();
  localStorage.setItem('token', 'secreto');
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? Object.assign(real('all'), {}) : real(query),
  );
}

function cleanUp() {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-theme');
}

const Place = () => <aside data-testid="place">{useLocation().pathname}</aside>;

export async function open(user: User = newcomer, overrides: Record<string, FakeAnswer | Promise<FakeAnswer>> = {}) {
  const { availableDays, sessionDuration, trainingDays } = user;
  const api = fakeApi({
    'GET /users/me': { status: 200, body: user },
    'PUT /users/profile': { status: 200, body: { ...user, height: 178 } },
    'PUT /training-schedule': { status: 200, body: { availableDays, sessionDuration, trainingDays, advice: [] } },
    'POST /training-schedule/generate': { status: 200, body: aWeek('2099-01-05') },
    'GET /training-schedule/week': { status: 200, body: aWeek('2099-01-05') },
    'POST /auth/logout': { status: 204 },
    [reading]: heard(),
    ...overrides,
  });
  const queryClient = new QueryClient();
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <MemoryRouter initialEntries={['/onboarding']}>
          <LinkContext value={AppLink}>
            <main>
              <Routes>
                <Route path="/onboarding" element={<OnboardingPage />} />
                <Route path="*" element={<h1>Otra página</h1>} />
              </Routes>
            </main>
            <Place />
          </LinkContext>
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>,
  );
  const sent = () => api.calls.filter(({ call }) => !call.startsWith('GET') && call !== reading);
  return { ...api, screen, sent, queryClient };
}

export const field = () => page.getByRole('textbox', { name: 'Escribe tu respuesta' });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const sees = (text: string) => expect.element(page.getByText(text, { exact: true }).last()).toBeVisible();
export const isAt = (path: string) => expect.element(page.getByTestId('place')).toHaveTextContent(path);

export async function say(text: string) {
  await field().fill(text);
  await userEvent.keyboard('{Enter}');
}

export async function toInjuries() {
  for (const text of ['mido 1,78', '72,5', 'juego hace dos años', 'me defiendo', 'tres días']) await say(text);
  await button('Seguir').click();
  await button('Ganar fuerza').click();
  await button('Continuar con 1 objetivo(s) seleccionado(s)').click();
  await sees('¿Tienes alguna lesión o molestia?');
}
