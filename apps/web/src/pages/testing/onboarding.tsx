import type { User } from '@bandeja/domain/profile/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AuthProvider } from '#features/auth/auth-context.tsx';
import { type FakeAnswer, fakeApi } from '#features/auth/testing/fake-api.ts';
import { newcomer } from '#features/onboarding/testing/answers.ts';
import { aWeek } from '#features/schedule/testing/a-week.ts';
import { OnboardingClassicPage } from '#pages/onboarding-classic.tsx';
import { ToastProvider } from '#ui/toast.tsx';

export const draftKey = `bandeja.wizard.${newcomer._id}`;
export const consent =
  'Acepto que Bandeja guarde lo que cuento de mis lesiones para adaptar mi plan. Puedo retirarlo y borrarlo cuando quiera.';
export const consentError = 'Marca la casilla para que podamos guardar tus lesiones';
export const saves = ['PUT /users/profile', 'PUT /training-schedule', 'POST /training-schedule/generate'];

export function signIn() {
  localStorage.clear();
  localStorage.setItem('token', 'secreto');
}

export function cleanUp() {
  vi.restoreAllMocks();
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
}

function Site() {
  const navigate = useNavigate();
  const [reloads, setReloads] = useState(0);
  return (
    <>
      <main>
        <OnboardingClassicPage key={reloads} />
      </main>
      <aside>
        <button type="button" onClick={() => navigate(-1)}>
          Atrás del navegador
        </button>
        <button type="button" onClick={() => setReloads(reloads + 1)}>
          Recargar
        </button>
        <p data-testid="place">{useLocation().pathname}</p>
      </aside>
    </>
  );
}

export async function open(user: User = newcomer, overrides: Record<string, FakeAnswer | Promise<FakeAnswer>> = {}) {
  const { availableDays, sessionDuration, trainingDays } = user;
  const api = fakeApi({
    'GET /users/me': { status: 200, body: user },
    'PUT /users/profile': { status: 200, body: { ...user, height: 178 } },
    'PUT /training-schedule': { status: 200, body: { availableDays, sessionDuration, trainingDays, advice: [] } },
    'POST /training-schedule/generate': { status: 200, body: aWeek('2099-01-05') },
    'GET /training-schedule/week': { status: 200, body: aWeek('2099-01-05') },
    ...overrides,
  });
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthProvider>
        <ToastProvider>
          <MemoryRouter initialEntries={['/dashboard', '/onboarding-classic']}>
            <Site />
          </MemoryRouter>
        </ToastProvider>
      </AuthProvider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'Configura tu Perfil' })).toBeVisible();
  const sent = () => api.calls.filter(({ call }) => saves.includes(call));
  return { ...api, screen, sent };
}

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const next = () => button('Siguiente').click();
export const sees = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
export const seesNot = (text: string) => expect.element(page.getByText(text, { exact: true })).not.toBeInTheDocument();
export const pressed = (name: string) => expect.element(button(name)).toHaveAttribute('aria-pressed', 'true');
export const question = (name: string) => page.getByRole('heading', { level: 2, name });

export const steps = {
  body: async () => {
    await page.getByLabelText('Altura (cm)').fill('1,78');
    await page.getByLabelText('Peso (kg)').fill('72,5');
    await next();
  },
  level: async () => {
    await page.getByRole('radio', { name: /^Intermedio/ }).click();
    await button('1-3 años').click();
    await next();
  },
  availability: async () => {
    await button('3').click();
    await button('Ganar fuerza').click();
    await next();
  },
};

export async function toHealth() {
  await steps.body();
  await steps.level();
  await steps.availability();
  await expect.element(question('¿Alguna lesión o molestia?')).toHaveFocus();
  await expect.element(page.getByRole('heading', { level: 3, name: '¿Te pasa algo de esto?' })).toBeVisible();
}

export async function toInjuries() {
  await toHealth();
  await button('Nada de esto').click();
}
