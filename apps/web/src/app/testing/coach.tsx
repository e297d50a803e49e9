import type { User } from '@bandeja/domain/profile/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Coach } from '#app/coach.tsx';
import { AuthProvider } from '#features/auth/auth-context.tsx';
import { aUser } from '#features/auth/testing/a-user.ts';
import { aConversation, playCoach, spoken } from '#features/coach/testing/a-server.ts';
import { AppLink } from '#ui/app-link.tsx';
import { LinkContext } from '#ui/link.tsx';
import { ToastProvider } from '#ui/toast.tsx';

export const create = 'POST /chatbot/conversations';
export const read = 'GET /chatbot/conversations/{id}';
export const send = 'POST /chatbot/conversations/{id}/messages';
export const outcome = 'PUT /chatbot/conversations/{id}/messages/{id}/outcome';
export const field = () => page.getByLabelText('Escribe un mensaje');
export const log = () => page.getByRole('log');
export const fab = () => page.getByRole('button', { name: 'Abrir chat con tu entrenador' });

export async function freshTab() {
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
}

export function aCoach(answer: () => ReturnType<typeof spoken> = () => spoken('Hoy toca fuerza.')) {
  return playCoach({
    [create]: () => ({ status: 201, body: aConversation() }),
    [send]: answer,
    'GET /chatbot/conversations': () => ({ body: [] }),
  });
}

export function show(user: User = aUser()) {
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AuthProvider>
        <ToastProvider>
          <MemoryRouter initialEntries={['/dashboard']}>
            <LinkContext value={AppLink}>
              <Coach user={user} />
            </LinkContext>
          </MemoryRouter>
        </ToastProvider>
      </AuthProvider>
    </QueryClientProvider>,
  );
}

export async function opened() {
  const screen = await show();
  await fab().click();
  await expect.element(field()).toHaveFocus();
  return screen;
}

export async function say(text: string) {
  await field().fill(text);
  await userEvent.keyboard('{Enter}');
}
