import '#styles/index.css';
import type { Season } from '@bandeja/domain/season/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakeApi } from '#features/auth/testing/fake-api.ts';
import { SeasonPage } from '#pages/season.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { LinkContext } from '#ui/link.tsx';
import { ToastProvider } from '#ui/toast.tsx';

const empty: Season = {
  today: '2026-11-30',
  goals: [],
  blocks: [],
  weeks: [],
  isOwn: true,
  templates: [],
  change: null,
};
const change = '0198c1f0-0000-7000-8000-000000000007';
const fact = {
  _id: '0198c1f0-0000-7000-8000-000000000001',
  fact: { kind: 'goal', goal: 'dejar de perder la red' },
  sentence: 'quiero dejar de perder la red',
  saidAt: '2026-11-20T10:00:00.000Z',
};

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('a goal told to the trainer before begins its season, under its own words, and is taken back by its change', async () => {
  localStorage.setItem('token', 'a-token');
  const { answers, calls } = fakeApi({
    'GET /season': { status: 200, body: empty },
    'GET /chatbot/facts': { status: 200, body: { healthConsent: false, facts: [fact] } },
    'POST /season/goal-preview': { status: 200, body: empty },
  });
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <LinkContext value={AppLink}>
          <ToastProvider>
            <SeasonPage />
          </ToastProvider>
        </LinkContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText(/tu objetivo es dejar de perder la red\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Elegir objetivo' }).click();
  const sheet = page.getByRole('dialog');
  await expect.element(sheet.getByRole('radio', { name: /^Volver a la red/ })).toBeChecked();
  answers['PUT /season/goals'] = { status: 200, body: { ...empty, change } };
  answers['POST /season/undo'] = { status: 200, body: empty };
  await sheet.getByRole('button', { name: 'Empezar esta temporada' }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(page.getByText('Tu temporada vuelve a estar como antes.')).toBeVisible();
  const bodyOf = (name: string) => calls.find(({ call }) => call === name)?.body;
  expect(bodyOf('PUT /season/goals')).toMatchObject({ kind: 'net', name: 'Dejar de perder la red', date: null });
  expect(bodyOf('POST /season/undo')).toEqual({ change });
});
