import '#styles/index.css';
import type { SessionSummary } from '@bandeja/domain/sessions/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AuthProvider } from '#features/auth/auth-context.tsx';
import { type FakeAnswer, fakeApi } from '#features/auth/testing/fake-api.ts';
import { entryFixture, sessionFixture } from '#features/sessions/live/testing/fixtures.ts';
import { TrainingSessionsPage } from '#pages/training-sessions.tsx';

const past = 'GET /training-sessions/past';
const idOf = (index: number) => `0193f5a0-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`;

function summary(index: number, overrides: Partial<SessionSummary> = {}): SessionSummary {
  const exercises = ['Core', 'Salto', 'Volea', 'Remate'].map((name, position) =>
    entryFixture(position, { name, tags: ['Piernas', 'Hombro', name] }),
  );
  return {
    ...sessionFixture({ _id: idOf(index), name: `Rutina ${index}`, isFinished: true, duration: 2790, exercises }),
    ...overrides,
  };
}

async function open(answer: FakeAnswer | Promise<FakeAnswer>) {
  const api = fakeApi({ [past]: answer });
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AuthProvider>
        <MemoryRouter>
          <main>
            <TrainingSessionsPage />
          </main>
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>,
  );
  return api;
}

const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('data-theme');
});

describe('the list', () => {
  test('names without a space, as an import may bring them, stay within the screen', async () => {
    await page.viewport(320, 640);
    const name = 'Entrenamientolarguísimosinespacios'.repeat(5);
    const [exercise] = summary(1).exercises;
    await open({
      status: 200,
      body: [
        summary(1, { name, notes: name, improvements: [name], exercises: exercise ? [{ ...exercise, name }] : [] }),
      ],
    });
    await page.getByRole('link', { name }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const inside = dialog.element();
    expect(inside.scrollWidth).toBeLessThanOrEqual(inside.clientWidth);
    expect(dialog.getByRole('button', { name: 'Cerrar' }).element().getBoundingClientRect().right).toBeLessThan(320);
    await page.viewport(1440, 900);
  });

  test('a card shows three exercises, two tags, two improvements, whole minutes and n/10 at most', async () => {
    await open({ status: 200, body: [summary(1, { score: 8, improvements: ['Uno', 'Dos', 'Tres'] })] });
    await expect.element(page.getByRole('heading', { name: 'Sesiones Anteriores', level: 1 })).toBeVisible();
    const shown = card('Rutina 1');
    const listed = (label: string) => shown.getByRole('list', { name: label }).getByRole('listitem').elements().length;
    await expect.element(shown.getByText('8/10')).toBeVisible();
    await expect.element(shown.getByText('47 min', { exact: true })).toBeVisible();
    await expect.element(shown.getByText('jueves, 20 de noviembre de 2025')).toBeVisible();
    expect([listed('Ejercicios'), listed('Etiquetas'), listed('Mejoras')]).toEqual([3, 2, 2]);
    await expect.element(shown.getByText('y 1 más')).toBeVisible();
    await expect.element(shown.getByText('Sin terminar')).not.toBeInTheDocument();
  });

  test('without a score there is no bar', async () => {
    await open({ status: 200, body: [summary(1)] });
    await expect.element(page.getByRole('link', { name: 'Rutina 1', exact: true })).toBeVisible();
    await expect.element(page.getByText(/\/10/)).not.toBeInTheDocument();
  });

  test('waits with its words, fails with its words, and tries again', async () => {
    const later = Promise.withResolvers<FakeAnswer>();
    const api = await open(later.promise);
    await expect.element(page.getByText('Cargando sesiones...')).toBeVisible();
    later.resolve({ status: 500, body: { message: 'Algo' } });
    await expect.element(page.getByText('Error al cargar las sesiones')).toBeVisible();
    api.answers[past] = { status: 200, body: [summary(1)] };
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect.element(page.getByRole('link', { name: 'Rutina 1', exact: true })).toBeVisible();
  });

  test('shows a sentence while there are no sessions', async () => {
    await open({ status: 200, body: [] });
    const empty = page.getByRole('heading', { level: 2, name: 'Aún no has hecho ninguna sesión.' });
    await expect.element(empty).toBeVisible();
  });

  test('«Ver más» asks for what lies before the last one and moves on to the first new card', async () => {
    const api = await open({ status: 200, body: Array.from({ length: 24 }, (_, index) => summary(index)) });
    const more = page.getByRole('button', { name: 'Ver más' });
    await expect.element(more).toBeVisible();
    api.answers[past] = { status: 200, body: [summary(24)] };
    await more.click();
    await expect.element(page.getByRole('link', { name: 'Rutina 24' })).toHaveFocus();
    await expect.element(more).not.toBeInTheDocument();
    const asked = vi.mocked(window.fetch).mock.calls.map(([address]) => String(address));
    expect(asked).toEqual([
      '/api/training-sessions/past?limit=12',
      `/api/training-sessions/past?limit=12&before=${idOf(23)}`,
    ]);
  });
});

test('a session has its routine’s name, a match and physical work their own type', async () => {
  const finished = [
    { type: 'Funcionalidad', routineType: 'Táctico' },
    { type: 'Cardio', routineType: 'Físico' },
    { type: 'Partido', routineType: 'Técnico' },
  ] as const;
  await open({ status: 200, body: finished.map((each, index) => summary(index + 1, each)) });
  await expect.element(card('Rutina 1').getByText('Táctico', { exact: true })).toBeVisible();
  await expect.element(card('Rutina 2').getByText('Cardio', { exact: true })).toBeVisible();
  await expect.element(card('Rutina 3').getByText('Partido', { exact: true })).toBeVisible();
});

describe('the detail dialog', () => {
  test('shows everything, leads to the session and gives the focus back', async () => {
    const body = [summary(1, { score: 8, rpe: 7, improvements: ['Uno', 'Dos', 'Tres'], notes: 'Buen ritmo.' })];
    await open({ status: 200, body });
    const opener = page.getByRole('link', { name: 'Rutina 1', exact: true });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Rutina 1' });
    for (const text of ['Core', 'Salto', 'Volea', 'Remate', 'Tres', 'Buen ritmo.', '8/10', '7/10 · muy duro']) {
      await expect.element(dialog.getByText(text, { exact: true })).toBeVisible();
    }
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    const picture = dialog.getByText('Imagen para compartir');
    await expect.element(picture).toBeVisible();
    expect(topOf(picture.element())).toBeGreaterThan(topOf(dialog.getByText('Remate', { exact: true }).element()));
    const link = dialog.getByRole('link', { name: 'Ver la sesión' });
    await expect.element(link).toHaveAttribute('href', `/training-sessions/${idOf(1)}`);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test('of an unfinished session offers to continue', async () => {
    await open({ status: 200, body: [summary(1, { isFinished: false })] });
    await expect.element(card('Rutina 1').getByText('Sin terminar')).toBeVisible();
    await page.getByRole('link', { name: 'Rutina 1', exact: true }).click();
    const link = page.getByRole('link', { name: 'Continuar' });
    await expect.element(link).toHaveAttribute('href', `/training-session/${idOf(1)}`);
    await expect.element(page.getByRole('link', { name: 'Ver la sesión' })).not.toBeInTheDocument();
  });
});
