import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Notices } from '#app/offline/notices.tsx';
import { startOffline } from '#app/offline/start.ts';
import { logMatchMutation } from '#features/matches/api.ts';
import { liveSessionOptions } from '#features/sessions/live/api.ts';
import { setUnsent } from '#features/sessions/live/queue/unsent.ts';
import { sessionFixture, sessionId } from '#features/sessions/live/testing/fixtures.ts';
import { nextQuery } from '#features/sessions/today/api.ts';
import { playerIdKey, tokenKey } from '#lib/device-storage.ts';
import { forgetAnswers, forgetShown, storeAnswer } from '#lib/last-answers.ts';
import { uuid7 } from '#lib/uuid7.ts';

afterEach(async () => {
  vi.unstubAllGlobals();
  forgetShown();
  localStorage.clear();
  await forgetAnswers();
});

function Next() {
  const { data } = useQuery(nextQuery);
  return <p>{data?.today?.reason}</p>;
}

test('stored data are shown with their age while the server fails, and are read again by themselves', async () => {
  localStorage.setItem(tokenKey, 'a token');
  const key = JSON.stringify(nextQuery.queryKey);
  await storeAnswer('lucia', 'GET /training-sessions/next', key, { open: null, today: { reason: 'Movilidad' } });
  let isFailing = true;
  vi.stubGlobal('fetch', async () =>
    isFailing
      ? new Response(JSON.stringify({ code: 'database.unavailable', message: '' }), { status: 503 })
      : new Response(JSON.stringify({ open: null, today: { reason: 'Potencia' } })),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  startOffline(client);
  await render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Notices />
      </MemoryRouter>
      <Next />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('Movilidad')).toBeVisible();
  await expect.element(page.getByText('El servidor no responde bien')).toBeVisible();
  await expect.element(page.getByText(/^Última actualización hace un momento/)).toBeVisible();
  isFailing = false;
  await expect.element(page.getByText('Potencia'), { timeout: 20_000 }).toBeVisible();
  await expect.element(page.getByText('El servidor no responde bien')).not.toBeInTheDocument();
});

function Live() {
  const { data, isError } = useQuery(liveSessionOptions(sessionId));
  return <p>{isError ? 'no se pudo' : data?.name}</p>;
}

test('a session that could not be read without a network is read by itself once it is back', async () => {
  localStorage.setItem(tokenKey, 'a token');
  let isLost = true;
  vi.stubGlobal('fetch', async () => {
    if (isLost) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(sessionFixture()));
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  startOffline(client);
  await render(
    <QueryClientProvider client={client}>
      <Live />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('no se pudo')).toBeVisible();
  isLost = false;
  await expect.element(page.getByText(sessionFixture().name), { timeout: 20_000 }).toBeVisible();
});

test('unsent items of the previous player are not mentioned to the next one', async () => {
  localStorage.setItem(tokenKey, 'a token');
  setUnsent([{ sessionId: crypto.randomUUID(), reason: 'Has llegado a las 10 sesiones de este mes.', isGone: false }]);
  await render(<Notices />, { wrapper: MemoryRouter });
  await expect.element(page.getByText(/Has llegado a las 10 sesiones/)).toBeVisible();
  startOffline(new QueryClient());
  await expect.element(page.getByText(/Has llegado a las 10 sesiones/)).not.toBeInTheDocument();
});

test('without a network it says how many sessions wait; a match that is logged then is one of them', async () => {
  localStorage.setItem(tokenKey, 'a token');
  localStorage.setItem(playerIdKey, 'lucia');
  const sent: string[] = [];
  let isLost = true;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (isLost) throw new TypeError('Failed to fetch');
    if (init?.method === 'POST') sent.push(`${address} ${init.body}`);
    return new Response('{}');
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  startOffline(client);
  await render(<Notices />, { wrapper: MemoryRouter });
  const _id = uuid7();
  const match = {
    _id,
    minutes: 90,
    rpe: null,
    startTime: '2025-11-20T17:00:00.000Z',
    sets: [],
    side: null,
    partner: '',
    tags: [],
  };
  expect(await logMatchMutation.mutationFn(match)).toBe(false);
  await expect.element(page.getByText('Por enviar: 1 sesión; sale sola en cuanto haya red.')).toBeVisible();
  isLost = false;
  // every start of this file sends: the server takes a match once, by its id
  await expect.poll(() => [...new Set(sent)], { timeout: 20_000 }).toEqual([`/api/matches ${JSON.stringify(match)}`]);
  await expect.element(page.getByText(/^Por enviar/)).not.toBeInTheDocument();
});
