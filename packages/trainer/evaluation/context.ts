import { addDays } from '@bandeja/domain/calendar/dates';
import { type PlanDayType, weekdays } from '@bandeja/domain/schedule/vocabulary';
import { replyTo } from '#chat/reply.ts';
import type { ChatContext, ChatDay, ChatExercise } from '#chat/types.ts';
import type { FinishedSession, PlannerPlayer } from '#schedule/types.ts';
import { routineByCode, routines } from '#testing/catalogue.ts';
import { catalogue } from '#testing/composer.ts';

const monday = '2025-07-21';
export const today = addDays(monday, 2);

function day(index: number, type: PlanDayType, code: string | null): ChatDay {
  const weekday = weekdays[index];
  if (!weekday) throw new Error(`No weekday ${index}`);
  const routine = code === null ? null : routineByCode(code);
  return {
    date: addDays(monday, index),
    weekday,
    type,
    routineId: routine?.id ?? null,
    routine: routine && { name: routine.name, minutes: routine.duration },
    reason: 'Para una semana equilibrada.',
  };
}

const week: ChatDay[] = [
  day(0, 'Fuerza', 'R03'),
  day(1, 'Descanso', null),
  day(2, 'Funcionalidad', 'R17'),
  day(3, 'Cardio', 'R10'),
  day(4, 'Descanso', null),
  day(5, 'Partido', 'R21'),
  day(6, 'Descanso', null),
];

const player: PlannerPlayer = {
  level: 'Intermedio',
  age: 34,
  goals: ['Mejorar la técnica', 'Ganar resistencia'],
  availableDays: ['monday', 'wednesday', 'thursday', 'saturday'],
  trainingDays: 4,
  sessionDuration: { min: 60, max: 90 },
  injuries: '',
  equipment: null,
  places: null,
  firstWeek: '2025-06-02',
};

const history: FinishedSession[] = [
  { localDate: monday, type: 'Fuerza', routineId: 'routine-R03', durationSeconds: 62 * 60, rpe: 6 },
  { localDate: addDays(monday, -2), type: 'Partido', routineId: 'routine-R21', durationSeconds: 75 * 60, rpe: 7 },
  { localDate: addDays(monday, -5), type: 'Cardio', routineId: 'routine-R10', durationSeconds: 58 * 60, rpe: null },
];

const steps: Record<string, string[]> = {
  F03: [
    'Apoya el empeine del pie de atrás en la silla.',
    'Baja en vertical hasta que el muslo quede casi paralelo al suelo.',
    'Empuja con el talón de delante para subir.',
  ],
  F30: [
    'Apoya los antebrazos con los codos bajo los hombros.',
    'Forma una línea de la cabeza a los talones.',
    'Aprieta abdomen y glúteos y respira.',
  ],
};

const exercises: ChatExercise[] = catalogue.map(({ code, id, name, muscleGroups, strokes }) => ({
  code,
  name,
  slug: id,
  description: `${name}, ejercicio del catálogo.`,
  muscleGroups,
  strokes,
  steps: steps[code ?? ''] ?? ['Colócate bien.', 'Haz el movimiento con control.', 'Vuelve despacio.'],
  commonMistakes: ['Ir con prisa.'],
  tips: ['Para antes de perder la técnica.'],
}));

export const chatContext: ChatContext = {
  today,
  name: 'Marta',
  plan: 'free',
  canGenerate: false,
  left: { sessions: 3, routines: 1 },
  player,
  week,
  nextWeek: null,
  sessions: history,
  stats: {
    sessionsThisMonth: 7,
    minutesThisMonth: 412,
    sessionsThisWeek: 1,
    minutesThisWeek: 62,
    sessionsTotal: 23,
    minutesTotal: 1380,
    exercisesTotal: 161,
    meanScore: 7.8,
    last: { localDate: monday, name: 'Fuerza completa con mancuernas', minutes: 62 },
  },
  history,
  routines,
  exercises,
  facts: [],
  keepsHealth: false,
  season: { goals: [], isOwn: false },
  upsellShown: false,
  earlier: [],
  state: null,
  chosen: null,
};

export const premium: Partial<ChatContext> = {
  plan: 'premium',
  canGenerate: true,
  left: { sessions: 93, routines: 18 },
};
export const minor: Partial<ChatContext> = { player: { ...player, age: 13 } };
export const senior: Partial<ChatContext> = { player: { ...player, age: 66 } };
export const noWeek: Partial<ChatContext> = { week: null };

export function conversation(user: string, context: Partial<ChatContext> = {}): Partial<ChatContext> {
  const { text, state } = replyTo(user, { ...chatContext, ...context });
  return {
    ...context,
    state,
    earlier: [
      { role: 'user', content: user },
      { role: 'assistant', content: text },
    ],
  };
}
