import { addDays } from '@bandeja/domain/calendar/dates';
import { type PlanDayType, weekdays } from '@bandeja/domain/schedule/vocabulary';
import { replyTo } from '#chat/reply.ts';
import type { ChatAnswer, ChatContext, ChatDay, ChatExercise } from '#chat/types.ts';
import { cards, routineByCode, routines } from './catalogue.ts';
import { finished, fullKit, makePlayer, monday } from './players.ts';

/** Wednesday, 23 July 2025. */
export const today = addDays(monday, 2);

export const chatExercises: ChatExercise[] = cards.map(
  ({ code, name, muscleGroups, strokes, difficulty, avoidFor }) => {
    return {
      code,
      name,
      slug: code.toLowerCase(),
      description: `Para qué sirve ${name}.`,
      muscleGroups,
      strokes,
      steps: [
        'Colócate con los pies separados.',
        'Baja despacio.',
        'Mantén la espalda larga.',
        'Sube soltando el aire.',
      ],
      commonMistakes: ['Ir con prisa en la bajada.', 'Bloquear el aire.', 'Perder la postura.'],
      tips: ['Empieza con poca carga.', 'Piensa en tu posición de espera.'],
      difficulty,
      avoidFor,
    };
  },
);

export function day(
  index: number,
  type: PlanDayType,
  code: string | null,
  reason = 'Para una semana equilibrada.',
): ChatDay {
  const routine = code === null ? null : routineByCode(code);
  return {
    date: addDays(monday, index),
    weekday: weekdays[index % 7] ?? 'monday',
    type,
    routineId: routine?.id ?? null,
    routine: routine && { name: routine.name, minutes: routine.duration },
    reason,
  };
}

export const week: ChatDay[] = [
  day(0, 'Fuerza', 'R03', 'Fuerza primero: tu objetivo es ganar fuerza.'),
  day(1, 'Descanso', null, 'Con cinco sesiones, el martes descansas.'),
  day(2, 'Cardio', 'R11', 'Cardio, de apoyo a tu objetivo: ganar fuerza.'),
  day(3, 'Fuerza', 'R03', 'Otra vez fuerza: tu objetivo es ganar fuerza.'),
  day(4, 'Funcionalidad', 'R26', 'El sábado hay partido: funcionalidad sin apretar.'),
  day(5, 'Partido', 'R21', 'Partido el sábado: mejor con algo suave el viernes.'),
  day(6, 'Descanso', null, 'Con cinco sesiones, el domingo descansas.'),
];

const lately = [
  finished(0, { code: 'R03', minutes: 58, rpe: 6 }),
  finished(-3, { type: 'Cardio', code: 'R11', rpe: 4 }),
];

export function makeContext(changes: Partial<ChatContext> = {}): ChatContext {
  return {
    today,
    name: 'Ana García',
    plan: 'premium',
    canGenerate: true,
    left: { sessions: 93, routines: 17 },
    player: makePlayer({
      level: 'Intermedio',
      goals: ['Ganar fuerza'],
      availableDays: ['monday', 'wednesday', 'thursday', 'friday', 'saturday'],
      sessionDuration: { min: 30, max: 90 },
      equipment: fullKit,
      places: ['home', 'court'],
      firstWeek: addDays(monday, -63),
    }),
    week,
    nextWeek: null,
    stats: {
      sessionsThisMonth: 7,
      minutesThisMonth: 395,
      sessionsThisWeek: 1,
      minutesThisWeek: 58,
      sessionsTotal: 41,
      minutesTotal: 2310,
      exercisesTotal: 312,
      meanScore: 7.4,
      last: { localDate: monday, name: 'Fuerza completa con mancuernas', minutes: 58 },
    },
    history: lately,
    sessions: lately,
    routines,
    exercises: chatExercises,
    facts: [],
    keepsHealth: false,
    season: { goals: [], isOwn: false },
    upsellShown: false,
    earlier: [],
    state: null,
    chosen: null,
    ...changes,
  };
}

export const freePlan = { plan: 'free', canGenerate: false, left: { sessions: 4, routines: 2 } } as const;

export function playerWith(changes: Parameters<typeof makePlayer>[0]): ChatContext['player'] {
  const { player } = makeContext();
  return player && { ...player, ...changes };
}

export function converse(messages: readonly string[], changes: Partial<ChatContext> = {}): ChatAnswer {
  let context = makeContext(changes);
  let answer: ChatAnswer | null = null;
  for (const content of messages) {
    answer = replyTo(content, context);
    const exchange = [
      { role: 'user', content },
      { role: 'assistant', content: answer.text },
    ] as const;
    const upsellShown = context.upsellShown || answer.upsell;
    context = { ...context, state: answer.state, earlier: [...context.earlier, ...exchange], upsellShown };
  }
  if (answer === null) throw new Error('A conversation has a message');
  return answer;
}
