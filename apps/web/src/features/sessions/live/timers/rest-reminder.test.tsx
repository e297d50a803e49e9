import { afterEach, expect, test, vi } from 'vitest';
import { watchRest } from '#features/sessions/live/timers/rest-reminder.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('with the screen off, a rest that begins, pauses or resumes is scheduled or cancelled; an ended one is left', () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)).seconds);
    return new Response(null, { status: 204 });
  });
  vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const running = (seconds: number) =>
    ({ status: 'running', endsAt: 1_000_000 + seconds * 1000, totalMs: 60_000 }) as const;
  const watch = watchRest();
  watch.see({ status: 'off' });
  watch.see(running(60));
  watch.see(running(60));
  watch.see({ status: 'paused', remainingMs: 60_000, totalMs: 60_000 });
  watch.see(running(45));
  watch.see({ status: 'ended' });
  expect(asked).toEqual([60, null, 45]);
  seen.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toEqual([60, null, 45, null]);
  watch.stop();
});
