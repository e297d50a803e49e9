import type { User } from '@bandeja/domain/profile/contract';
import type { Offer, RoutineSummary } from '@bandeja/domain/routines/contract';
import type { PlanDay } from '@bandeja/domain/schedule/contract';
import type { SessionSummary } from '@bandeja/domain/sessions/contract';
import type { Stats } from '@bandeja/domain/stats/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { AuthProvider } from '#features/auth/auth-context.tsx';
import { aUser } from '#features/auth/testing/a-user.ts';
import { fakeApi } from '#features/auth/testing/fake-api.ts';
import { aWeek, choices, routineIds } from '#features/schedule/testing/a-week.ts';
import { DashboardPage } from '#pages/dashboard.tsx';
import { ToastProvider } from '#ui/toast.tsx';

export const today = '2025-11-20';
export const week = aWeek();

export function liveOnToday(): void {
  beforeEach(() => {
    localStorage.setItem('token', 'abc');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 10, 20, 12) });
  });
  afterEach(async () => {
    // before the server and the clock are real again
    await cleanup();
    localStorage.clear();
    delete document.documentElement.dataset.theme;
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

export const noDays = aUser({
  availableDays: {
    monday: false,
    tuesday: false,
    wednesday: false,
    thursday: false,
    friday: false,
    saturday: false,
    sunday: false,
  },
});

const routines: RoutineSummary[] = (['strength', 'cardio', 'power', 'match', 'mobility'] as const).map(
  (key, index) => ({
    ...choices[key],
    code: null,
    type: key === 'match' ? 'Partido' : 'Físico',
    categories:
      key === 'match'
        ? []
        : [(['Fuerza', 'Cardio', 'Fuerza explosiva', 'Flexibilidad', 'Flexibilidad'] as const)[index] ?? 'Fuerza'],
    isActive: true,
    isDraft: false,
    isFavorite: false,
    objectives: [],
    equipment: [],
    createdBy: { name: 'Bandeja' },
    isOwn: false,
  }),
);

export function withhold(
  answers: ReturnType<typeof fakeApi>['answers'],
  name: string,
  why: Pick<Offer, 'reason'> & Partial<Offer>,
): void {
  const offer: Offer = { isOffered: false, area: null, note: '', ...why };
  const body = routines.map((routine) => (routine.name === name ? { ...routine, offer } : routine));
  answers['GET /routines'] = { status: 200, body };
}

export function withCode(answers: ReturnType<typeof fakeApi>['answers'], name: string, code: string): void {
  const body = routines.map((routine) => (routine.name === name ? { ...routine, code } : routine));
  answers['GET /routines'] = { status: 200, body };
}

export const stats: Stats = {
  sessions: 18,
  sessionsPerDay: 1,
  sessionsPerWeek: 2.3,
  exercises: 126,
  exercisesPerSession: 7,
  minutes: 846,
  minutesPerSession: 47,
  trainedToday: false,
  sessionsThisWeek: 2,
  finishedThisWeek: [
    { localDate: '2025-11-17', routineId: routineIds.strength, type: 'Fuerza', minutes: 48 },
    { localDate: '2025-11-19', routineId: routineIds.cardio, type: 'Cardio', minutes: 36 },
  ],
  recentWeeks: [1, 2, 3, 2, 3, 2, 3, 2],
};

export function aSession(overrides: Partial<SessionSummary> = {}): SessionSummary {
  return {
    _id: '0198c1f0-0000-7000-8000-0000000000b1',
    routineId: routineIds.cardio,
    name: 'Intervalos 20-10',
    type: 'Cardio',
    date: '2025-11-19T18:00:00.000Z',
    localDate: '2025-11-19',
    startTime: '2025-11-19T18:00:00.000Z',
    duration: 36 * 60,
    completedExercises: [0, 1, 2, 3, 4, 5, 6],
    exerciseCount: 7,
    isFinished: true,
    score: 8,
    rpe: null,
    improvements: ['Última serie sin perder la postura'],
    notes: 'La técnica aguantó.',
    exercises: [],
    ...overrides,
  };
}

type Own = { user?: User; day?: PlanDay | null; open?: SessionSummary | null; past?: SessionSummary[]; stats?: Stats };

const noWords = { advice: [], changes: [], showsNextWeek: false };

export function server({
  user = aUser(),
  day = week.thursday,
  open = null,
  past = [aSession()],
  ...overrides
}: Own = {}) {
  const { availableDays, sessionDuration, trainingDays } = user;
  return fakeApi({
    'GET /users/me': { status: 200, body: user },
    'GET /training-schedule/absences': { status: 200, body: { absences: [], illnessConsent: false } },
    'GET /training-schedule': { status: 200, body: { availableDays, sessionDuration, trainingDays, ...noWords } },
    'GET /training-schedule/week': { status: 200, body: week },
    'GET /routines': { status: 200, body: routines },
    'GET /training-sessions/next': { status: 200, body: { open, today: day } },
    'GET /training-sessions/stats': { status: 200, body: overrides.stats ?? stats },
    'GET /training-sessions/past': { status: 200, body: past },
  });
}

function Place() {
  return <p data-testid="place">{useLocation().pathname}</p>;
}

export async function show() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <ToastProvider>
          <MemoryRouter initialEntries={['/dashboard']}>
            <main>
              <DashboardPage />
              <Place />
            </main>
          </MemoryRouter>
        </ToastProvider>
      </AuthProvider>
    </QueryClientProvider>,
  );
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hola, Lucía');
  return screen;
}
