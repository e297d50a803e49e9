import type { Routine, RoutineSummary } from '@bandeja/domain/routines/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type InitialEntry, MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { AuthProvider, useAuth } from '#features/auth/auth-context.tsx';
import { aUser } from '#features/auth/testing/a-user.ts';
import { type FakeAnswer, fakeApi } from '#features/auth/testing/fake-api.ts';
import { AppLink } from '#ui/app-link.tsx';
import { LinkContext } from '#ui/link.tsx';
import { ToastProvider } from '#ui/toast.tsx';

export const idOf = (index: number) => `0193f5a0-0000-7000-8000-0000000002${String(index).padStart(2, '0')}`;

export function aRoutine(index: number, overrides: Partial<RoutineSummary> = {}): RoutineSummary {
  return {
    _id: idOf(index),
    code: null,
    name: `Rutina ${index}`,
    description: 'Lanzamientos y giro de cadera.',
    type: 'Físico',
    categories: ['Fuerza explosiva', 'Fuerza'],
    difficulty: 'Intermedio',
    duration: 45,
    isActive: true,
    isDraft: false,
    isFavorite: false,
    objectives: ['Más velocidad en el remate'],
    equipment: ['balón medicinal'],
    exerciseCount: 7,
    createdBy: { name: 'Marta Ruiz' },
    isOwn: false,
    ...overrides,
  };
}

type Entry = Routine['exercises'][number];
type EntryChanges = Partial<Omit<Entry, 'exercise'>> & { exercise?: Partial<Entry['exercise']> };

export function anEntry(name: string, overrides: EntryChanges = {}): Entry {
  return {
    sets: 3,
    reps: 12,
    duration: null,
    metres: null,
    perSide: false,
    rest: 60,
    notes: '',
    ...overrides,
    exercise: {
      _id: idOf(90),
      code: 'F01',
      name,
      description: 'Baja despacio y sube firme.',
      steps: ['Separa los pies.', 'Baja sin perder la espalda.'],
      commonMistakes: ['Rodillas que se juntan.'],
      videoUrl: null,
      loadType: 'reps',
      categories: ['Fuerza'],
      muscleGroups: ['Piernas'],
      equipment: [],
      slug: 'sentadilla',
      drill: null,
      figure: null,
      isDraft: false,
      ...overrides.exercise,
    },
  };
}

export const aDrill: NonNullable<Entry['exercise']['drill']> = {
  ground: 'court',
  players: [
    { id: 'j', role: 'player', at: [3, 8] },
    { id: 'f', role: 'feeder', at: [7, 17] },
  ],
  marks: [],
  phases: [
    {
      text: 'Recibe el globo',
      ball: [{ from: [7, 17, 1], to: [3, 7, 2.4], apex: 3, ends: 'racket' }],
      moves: [],
      taught: false,
    },
    {
      text: 'Golpea la bandeja',
      ball: [{ from: [3, 7, 2.4], to: [8, 18, 0], apex: 0.8, ends: 'floor' }],
      moves: [],
      taught: true,
    },
  ],
};

function Place() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="place">{pathname + search}</p>
      <button type="button" onClick={() => navigate(-1)}>
        Atrás
      </button>
    </>
  );
}

function Inside({ children }: { children: ReactNode }) {
  return useAuth().isLoading ? null : children;
}

export function library(answers: Record<string, FakeAnswer | Promise<FakeAnswer>> = {}) {
  localStorage.setItem('token', 'abc');
  return fakeApi({
    'GET /users/me': { status: 200, body: aUser() },
    'GET /training-sessions/next': { status: 200, body: { open: null, today: null } },
    ...answers,
  });
}

export const requestsTo = (path: string) =>
  vi
    .mocked(window.fetch)
    .mock.calls.map(([address]) => decodeURIComponent(String(address).replaceAll('+', ' ')))
    .filter((address) => address.startsWith(`/api${path}`));

export function show(path: string, at: InitialEntry, page: ReactNode) {
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })}>
      <AuthProvider>
        <ToastProvider>
          <MemoryRouter initialEntries={[at]}>
            <LinkContext value={AppLink}>
              <main>
                <Routes>
                  <Route path={path} element={<Inside>{page}</Inside>} />
                  <Route path="*" element={<h1>Otra página</h1>} />
                </Routes>
                <Place />
              </main>
            </LinkContext>
          </MemoryRouter>
        </ToastProvider>
      </AuthProvider>
    </QueryClientProvider>,
  );
}
