import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Download } from '#features/account/download.tsx';
import { fakeApi } from '#features/auth/testing/fake-api.ts';
import { saveTextFile } from '#lib/save-file.ts';
import { ToastProvider } from '#ui/toast.tsx';

vi.mock('#lib/time-zone.ts', () => ({ timeZone: 'Europe/Madrid' }));
vi.mock('#lib/save-file.ts', () => ({ saveTextFile: vi.fn() }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a file has the day of the player in its name, also shortly after midnight', async () => {
  fakeApi({ 'GET /account/sessions.csv': { status: 200, body: 'Fecha;Hora' } });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T23:46:00Z') });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <Download kind="csv" />
      </ToastProvider>
    </QueryClientProvider>,
  );
  await page.getByRole('button', { name: 'Descargar sesiones (CSV)' }).click();
  await expect.poll(() => vi.mocked(saveTextFile).mock.calls[0]?.[0]).toBe('bandeja-sesiones-2026-11-25.csv');
});
