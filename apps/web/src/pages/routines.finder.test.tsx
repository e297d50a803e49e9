import '#styles/index.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakeApi } from '#features/auth/testing/fake-api.ts';
import { choicesOf } from '#features/routines/recommend.ts';
import { RoutineFinder } from '#features/routines/routine-finder.tsx';
import { aRoutine, requestsTo } from '#pages/testing/library.tsx';

test('a library of more than a page is searched: the offered routines of the type, by name', async () => {
  const withheld = { isOffered: false, reason: 'level', area: null, note: '' } as const;
  fakeApi({ 'GET /routines': { status: 200, body: [aRoutine(7), aRoutine(8, { offer: withheld })] } });
  const onFound = vi.fn();
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <RoutineFinder type="Cardio" onFound={onFound} />
    </QueryClientProvider>,
  );
  await userEvent.type(page.getByRole('combobox', { name: 'Buscar otra rutina' }), 'rutina');
  await expect.element(page.getByRole('option', { name: /Rutina 7/ })).toBeVisible();
  await expect.element(page.getByRole('option', { name: /Rutina 8/ })).not.toBeInTheDocument();
  expect(requestsTo('/routines').at(-1)).toBe('/api/routines?category=Cardio&search=rutina&limit=20');
  await page.getByRole('option', { name: /Rutina 7/ }).click();
  expect(onFound).toHaveBeenCalledWith(expect.objectContaining({ name: 'Rutina 7' }));
});

test('a library of one page is chosen from as a list, and counted', () => {
  const some = Array.from({ length: 99 }, (_, index) => aRoutine(index));
  expect(choicesOf(some)).toMatchObject({ count: 99, Finder: null });
  const full = choicesOf([...some, aRoutine(99)]);
  expect(full.count).toBeNull();
  expect(full.Finder).not.toBeNull();
});
