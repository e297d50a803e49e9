import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Notices } from '#app/offline/notices.tsx';
import { startOffline } from '#app/offline/start.ts';
import { noteUnsent } from '#features/sessions/live/unsent.ts';
import { nextQuery } from '#features/sessions/today/api.ts';
import { tokenKey } from '#lib/device-storage.ts';
import { forgetAnswers, forgetShown, storeAnswer } from '#lib/last-answers.ts';

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

test('what was last known is shown with its age while the server fails, and is read again by itself', async () => {
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
      <Notices />
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

test('what the player before left unsent is not said to the one who has left nothing', async () => {
  localStorage.setItem(tokenKey, 'a token');
  noteUnsent([{ sessionId: crypto.randomUUID(), reason: 'Has llegado a las 10 sesiones de este mes.', isGone: false }]);
  await render(<Notices />);
  await expect.element(page.getByText(/Has llegado a las 10 sesiones/)).toBeVisible();
  startOffline(new QueryClient());
  await expect.element(page.getByText(/Has llegado a las 10 sesiones/)).not.toBeInTheDocument();
});
