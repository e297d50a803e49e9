import type { Exercise, ExerciseSummary } from '@bandeja/domain/exercises/contract';
import { safetyQuestions } from '@bandeja/domain/exercises/vocabulary';
import type { Routine, RoutineSummary } from '@bandeja/domain/routines/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import { AuthProvider } from '#features/auth/auth-context.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { LinkContext } from '#ui/link.tsx';
import { ToastProvider } from '#ui/toast.tsx';

const idOf = (number: number) => `0198c1f0-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

export function anExercise(number: number, name: string, overrides: Partial<Exercise> = {}): Exercise {
  return {
    _id: idOf(number),
    code: null,
    slug: `ejercicio-${number}`,
    name,
    description: `Descripción de ${name}.`,
    categories: ['Pliometría'],
    difficulty: 'Intermedio',
    equipment: ['conos'],
    muscleGroups: ['Piernas', 'Core'],
    strokes: ['volea'],
    dose: { sets: 3, reps: 12, perSide: true, rest: 45 },
    loadType: 'reps',
    isRetired: false,
    isDraft: false,
    hasDrill: false,
    figureName: null,
    cover: null,
    steps: ['Colócate de lado a la línea', 'Salta y aterriza blando'],
    commonMistakes: ['Rodillas hacia dentro'],
    tips: [],
    videoUrl: null,
    avoidFor: ['rodilla'],
    cautionFor: ['tobillo'],
    demands: ['jump'],
    places: ['home', 'court'],
    answered: [...safetyQuestions],
    version: 1,
    variations: [],
    drill: null,
    figure: null,
    pictures: [],
    film: null,
    ...overrides,
  };
}

export function summaryOf(exercise: Exercise): ExerciseSummary {
  const {
    steps,
    commonMistakes,
    tips,
    videoUrl,
    avoidFor,
    cautionFor,
    demands,
    places,
    answered,
    version,
    variations,
    drill,
    figure,
    ...summary
  } = exercise;
  return summary;
}

export function aRoutine(number: number, name: string, overrides: Partial<Routine> = {}): Routine {
  return {
    _id: idOf(0x1000 + number),
    code: null,
    name,
    description: `Descripción de ${name}.`,
    type: 'Físico',
    categories: ['Fuerza'],
    difficulty: 'Intermedio',
    duration: 45,
    isActive: true,
    isDraft: false,
    isFavorite: false,
    objectives: ['Fuerza general'],
    equipment: [],
    exerciseCount: 1,
    createdBy: { name: 'Bandeja' },
    isOwn: false,
    exercises: [],
    version: 1,
    ...overrides,
  };
}

export function routineSummaryOf({ exercises, version, ...summary }: Routine): RoutineSummary {
  return summary;
}

type Answer = { status?: number; body?: unknown } | 'offline';
type Call = { method: string; path: string; query: URLSearchParams; body: unknown };

export function playServer(handlers: Record<string, (call: Call) => Answer | Promise<Answer>>) {
  const calls: Call[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const address = new URL(String(input), window.location.origin);
    const path = address.pathname.replace(/^\/api/, '');
    const call: Call = {
      method: init?.method ?? 'GET',
      path,
      query: address.searchParams,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    calls.push(call);
    const handler = handlers[`${call.method} ${path}`];
    const answer = (await handler?.(call)) ?? {
      status: 500,
      body: { message: `no answer for ${call.method} ${path}` },
    };
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    const { status = 200, body } = answer;
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });
  return { calls, sent: (method: string) => calls.filter((call) => call.method === method), handlers };
}

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place" className="sr-only">{`${pathname}${search}`}</p>;
}

export function freshTab() {
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.documentElement.lang = 'es';
}

export function AdminFrame({ path, children }: { path: string; children: ReactNode }) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <ToastProvider>
          <MemoryRouter initialEntries={[path]}>
            <LinkContext value={AppLink}>{children}</LinkContext>
            <Place />
          </MemoryRouter>
        </ToastProvider>
      </AuthProvider>
    </QueryClientProvider>
  );
}
