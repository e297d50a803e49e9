import type { GeneratedExercise, GeneratedRoutine } from '@bandeja/domain/generator/contract';
import type { User } from '@bandeja/domain/profile/contract';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { aUser } from '#features/auth/testing/a-user.ts';
import type { FakeAnswer } from '#features/auth/testing/fake-api.ts';
import { AiRoutineGeneratorPage } from '#pages/ai-routine-generator.tsx';
import { anExercise } from '#pages/testing/admin.tsx';
import { idOf, library, show } from '#pages/testing/library.tsx';
import { AppLink } from '#ui/app-link.tsx';

export const generate = 'POST /routines/generate-with-ai';

export const premium = aUser({
  subscription: { plan: 'premium', status: 'active', features: ['ai_generation'], expiresAt: null, renews: false },
  usage: { sessions: 2, routines: 6 },
});

type Entry = GeneratedRoutine['exercises'][number];

function anEntry(index: number, name: string, overrides: Partial<Entry> = {}): Entry {
  return {
    exercise: idOf(index),
    name,
    code: null,
    description: `Descripción de ${name}.`,
    sets: 4,
    reps: 8,
    duration: null,
    metres: null,
    perSide: false,
    rest: 60,
    notes: 'Balón de 4 kg.',
    part: 'main',
    reason: 'Da fuerza a la bandeja.',
    ...overrides,
  };
}

export const routine: GeneratedRoutine = {
  _id: idOf(50),
  name: 'Bandeja profunda, hombro sano',
  description: 'Primero abres el tronco, luego lanzas con la cadera.',
  type: 'Físico',
  categories: ['Fuerza explosiva', 'Flexibilidad'],
  difficulty: 'Intermedio',
  duration: 45,
  objectives: ['Mejorar la bandeja'],
  exercises: [
    anEntry(11, 'Movilidad torácica', {
      part: 'warmUp',
      sets: 2,
      reps: 1,
      duration: 30,
      rest: 0,
      notes: '',
      reason: 'Prepara la espalda.',
    }),
    anEntry(12, 'Lanzamiento sobre la cabeza'),
    anEntry(13, 'Estiramiento de pectoral', { part: 'closing', sets: 1, reps: 10, perSide: true }),
  ],
  chips: [
    { kind: 'minutes', value: '45', quote: '45 minutos y balón medicinal' },
    { kind: 'equipment', value: 'balón medicinal', quote: '45 minutos y balón medicinal' },
    { kind: 'demand', value: 'jump', quote: null },
    { kind: 'care', value: 'hombro', quote: 'el hombro lo noto un poco' },
  ],
  understood: ['45 min', 'balón medicinal', 'sin saltos'],
  advice: ['He quitado lo que más carga tu hombro y suavizado el resto.'],
};

function aGeneratedExercise(
  index: number,
  name: string,
  overrides: Partial<GeneratedExercise> = {},
): GeneratedExercise {
  const variation = { _id: idOf(99), slug: 'de-rodillas', name: 'De rodillas', difficulty: 'Principiante' as const };
  const exercise = anExercise(index, name, { tips: ['Piensa en lanzar hacia arriba'], variations: [variation] });
  return { ...exercise, _id: idOf(index), category: 'Fuerza explosiva', ...overrides };
}

export const exercises = [
  aGeneratedExercise(11, 'Movilidad torácica', { category: 'Flexibilidad' }),
  aGeneratedExercise(12, 'Lanzamiento sobre la cabeza'),
  aGeneratedExercise(13, 'Estiramiento de pectoral', { category: 'Flexibilidad' }),
];

export const another: GeneratedRoutine = {
  ...routine,
  _id: idOf(51),
  name: 'Bandeja con gomas',
  exercises: [...routine.exercises.slice(0, 2), anEntry(14, 'Remo con goma')],
};

export const generated: FakeAnswer = { status: 200, body: { routine, exercises } };

export function serve(answers: Record<string, FakeAnswer | Promise<FakeAnswer>> = {}, user: User = premium) {
  const api = library({ 'GET /users/me': { status: 200, body: user }, ...answers });
  const play = vi.mocked(window.fetch).getMockImplementation();
  const signals: AbortSignal[] = [];
  vi.mocked(window.fetch).mockImplementation(async (input, init) => {
    const signal = init?.signal;
    const answer = play?.(input, init) ?? Promise.reject(new TypeError('Failed to fetch'));
    if (!signal || !String(input).includes('generate-with-ai')) return answer;
    signals.push(signal);
    const givenUp = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
    return Promise.race([answer, givenUp]);
  });
  return { ...api, signals, sent: () => api.calls.filter(({ call }) => call === generate).map(({ body }) => body) };
}

export const open = () =>
  show(
    '/ai-routine-generator',
    '/ai-routine-generator',
    <>
      <AiRoutineGeneratorPage />
      <AppLink to="/dashboard">A otra página</AppLink>
    </>,
  );

export const area = () => page.getByLabelText('¿Qué quieres mejorar?');
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const tab = (name: string) => page.getByRole('tab', { name, exact: true });
export const wish = 'Bandeja más profunda, 45 minutos y balón medicinal';

export async function askFor(prompt = wish) {
  await area().fill(prompt);
  await button('Generar Rutina').click();
}

export function cleanUp() {
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('data-theme');
}
