import { addDays } from '@bandeja/domain/calendar/dates';
import type { Progress, ProgressPeriod } from '@bandeja/domain/progress/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { AuthProvider, useAuth } from '#features/auth/auth-context.tsx';
import { aUser } from '#features/auth/testing/a-user.ts';
import { type FakeAnswer, fakeApi } from '#features/auth/testing/fake-api.ts';
import { ProgressPage } from '#pages/progress.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { LinkContext } from '#ui/link.tsx';
import { ToastProvider } from '#ui/toast.tsx';

export function aProgress(
  { from, to }: ProgressPeriod,
  weekCount: number,
  overrides: Partial<Progress> = {},
): Progress {
  const mondays = Array.from({ length: weekCount }, (_, index) => addDays(from, 7 * index));
  const totals = {
    sessions: weekCount,
    minutes: 60 * weekCount,
    load: 300 * weekCount,
    averageScore: 7,
    recordedEfforts: 1,
  };
  return {
    from,
    to,
    isLimited: false,
    hidesEarlier: false,
    totals,
    previous: { ...totals, minutes: 48 * weekCount, averageScore: 6.4 },
    weeks: mondays.map((monday) => ({
      monday,
      sessions: 1,
      minutes: 60,
      plannedMinutes: 120,
      load: 300,
      pulseLoad: null,
      monotony: 0.38,
      strain: 113.4,
      changePercent: 0,
      averageScore: 7,
    })),
    days: mondays.map((date) => ({ date, sessions: 1, minutes: 60, load: 300 })),
    kinds: [
      { kind: 'Físico', minutes: 45 * weekCount, weekMinutes: mondays.map(() => 45) },
      { kind: 'Partido', minutes: 15 * weekCount, weekMinutes: mondays.map(() => 15) },
    ],
    scores: mondays.map((date, index) => ({
      sessionId: `s${index}`,
      date,
      name: 'Fuerza completa',
      score: Math.min(10, 5 + index),
      rpe: index === 0 ? 6 : null,
    })),
    bests: [
      {
        key: 'a',
        name: 'Sentadilla goblet',
        unit: 'kg',
        value: 26.7,
        date: from,
        before: 24,
        points: [{ date: from, value: 26.7 }],
      },
      {
        key: 'b',
        name: 'Plancha frontal',
        unit: 's',
        value: 130,
        date: from,
        before: null,
        points: [{ date: from, value: 130 }],
      },
    ],
    strokes: [
      { stroke: 'saque', level: 4, ratedOn: to, before: 3 },
      { stroke: 'bandeja', level: 2, ratedOn: to, before: 2 },
      { stroke: 'globo', level: 3, ratedOn: to, before: null },
    ],
    drills: [
      {
        stroke: 'bandeja',
        points: [
          { date: from, hits: 12, attempts: 30 },
          { date: to, hits: 21, attempts: 30 },
        ],
      },
    ],
    strokesDue: false,
    weights: [
      { date: from, kilograms: 70.5 },
      { date: to, kilograms: 69.8 },
    ],
    streak: { weeks: weekCount, best: weekCount, pausedWeeks: 0 },
    spike: { sessionId: 's0', load: 300, largestBefore: 200, ratio: 1.5 },
    ...overrides,
  };
}

export const nothing: Partial<Progress> = {
  totals: { sessions: 0, minutes: 0, load: 0, averageScore: null, recordedEfforts: 0 },
  previous: null,
  days: [],
  kinds: [],
  scores: [],
  bests: [],
  strokes: [],
  drills: [],
  strokesDue: true,
  weights: [],
  streak: { weeks: 0, best: 0, pausedWeeks: 0 },
  spike: null,
};

export function progressServer(progress: FakeAnswer) {
  localStorage.setItem('token', 'a-token');
  return fakeApi({ 'GET /users/me': { status: 200, body: aUser() }, 'POST /graphql': progress });
}

export const answered = (progress: Progress): FakeAnswer => ({ status: 200, body: { data: { progress } } });

export function ProgressAtHome() {
  return (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <AuthProvider>
          <LinkContext value={AppLink}>
            <ToastProvider>
              <WhenSignedIn />
            </ToastProvider>
          </LinkContext>
        </AuthProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

function WhenSignedIn() {
  return useAuth().user === null ? null : <ProgressPage />;
}
