import { addDays } from '@bandeja/domain/calendar/dates';
import type { PlanDay, Week } from '@bandeja/domain/schedule/contract';
import type { RoutineChoice } from '#features/schedule/day-draft.ts';

export const routineIds = {
  strength: '0198c1f0-0000-7000-8000-0000000000a1',
  cardio: '0198c1f0-0000-7000-8000-0000000000a2',
  power: '0198c1f0-0000-7000-8000-0000000000a3',
  match: '0198c1f0-0000-7000-8000-0000000000a4',
  mobility: '0198c1f0-0000-7000-8000-0000000000a5',
} as const;

const facts = {
  type: 'Físico',
  description: 'Una frase sobre la rutina.',
  difficulty: 'Intermedio',
  exerciseCount: 7,
} as const;

export const choices: Record<keyof typeof routineIds, RoutineChoice> = {
  strength: { ...facts, _id: routineIds.strength, name: 'Tren inferior para pista', duration: 50 },
  cardio: { ...facts, _id: routineIds.cardio, name: 'Intervalos 20-10', duration: 35 },
  power: { ...facts, _id: routineIds.power, name: 'Potencia para la bandeja', duration: 45 },
  match: { ...facts, _id: routineIds.match, name: 'Partido de práctica', duration: 90 },
  mobility: { ...facts, _id: routineIds.mobility, name: 'Hombro y columna torácica', duration: 30 },
};

function aDay(date: string, type: PlanDay['type'], key: keyof typeof routineIds | null, reason: string): PlanDay {
  const day = { date, type, reason, edited: false, isPlanned: true, aim: null };
  if (key === null) return { ...day, routineId: null, routine: null };
  const { _id, ...routine } = choices[key];
  return { ...day, routineId: _id, routine };
}

export function aWeek(monday = '2025-11-17', overrides: Partial<Week> = {}): Week {
  const date = (index: number) => addDays(monday, index);
  return {
    monday: aDay(date(0), 'Fuerza', 'strength', 'Fuerza primero: es tu objetivo.'),
    tuesday: aDay(date(1), 'Descanso', null, 'Descanso entre dos días duros.'),
    wednesday: aDay(date(2), 'Cardio', 'cardio', 'Resistencia con las piernas frescas.'),
    thursday: aDay(date(3), 'Fuerza explosiva', 'power', 'Potencia con margen antes del partido.'),
    friday: aDay(date(4), 'Flexibilidad', 'mobility', 'Víspera de partido: suave.'),
    saturday: aDay(date(5), 'Partido', 'match', 'Partido el sábado, con el viernes suave.'),
    sunday: aDay(date(6), 'Funcionalidad', null, ''),
    ...overrides,
  };
}
