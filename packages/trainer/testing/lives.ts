import { caredPlaces, type DiscomfortReport } from '@bandeja/domain/body/rules';
import { addDays, weekdayIndex } from '@bandeja/domain/calendar/dates';
import type { Discomfort } from '@bandeja/reader/safety/types';
import { workDays } from '#area-work/work-days.ts';
import { planWeek } from '#schedule/plan-week.ts';
import type { FinishedSession, PlannedWeek, PlannerAbsence, PlannerPlayer } from '#schedule/types.ts';
import { routines } from './catalogue.ts';
import { fullKit, makePlayer } from './players.ts';

export const weeksLived = 40;
const firstMonday = '2025-01-06';
const byId = new Map(routines.map((routine) => [routine.id, routine]));
export const dateIn = (week: number, day: number) => addDays(firstMonday, 7 * (week - 1) + day);

export type Life = {
  name: string;
  about: string;
  player: PlannerPlayer;
  /** What the player's days are in a week, where they change. */
  daysIn?: (week: number) => PlannerPlayer['availableDays'];
  absences?: readonly PlannerAbsence[];
  /** Reports of the one list, oldest first. */
  reports?: readonly DiscomfortReport[];
};

export type LivedWeek = {
  week: number;
  monday: string;
  plan: PlannedWeek;
  days: PlannerPlayer['availableDays'];
  /** Dates with work of their own for a place of the body. */
  workOn: readonly string[];
  done: FinishedSession[];
};

const base = {
  level: 'Intermedio',
  equipment: fullKit,
  places: ['home', 'court'],
  availableDays: ['monday', 'tuesday', 'thursday', 'friday', 'sunday'],
  trainingDays: 4,
  firstWeek: firstMonday,
} as const;

const elbow = (week: number, level: number, seen = false): DiscomfortReport => ({
  _id: `w${week}`,
  region: 'codo',
  side: 'right',
  level,
  atNight: false,
  acute: false,
  cares: false,
  seen,
  source: 'body',
  since: null,
  reportedAt: `${dateIn(week, 0)}T07:00:00.000Z`,
});

const early = ['monday', 'wednesday', 'friday'] as const;
const late = ['tuesday', 'thursday', 'saturday', 'sunday'] as const;

export const lives: readonly Life[] = [
  {
    name: 'el codo',
    about: 'le molesta el codo de la semana 6 a la 20, se lo ve un fisioterapeuta en la 7 y en la 10 pasa de 3.',
    player: makePlayer({ ...base, goals: ['Competir en torneos'] }),
    reports: [elbow(6, 3), elbow(7, 3, true), elbow(10, 5), elbow(12, 3), elbow(14, 2), elbow(21, 0)],
  },
  {
    name: 'dos enfermedades',
    about: 'enferma una semana en la 9 y diez días en la 26.',
    player: makePlayer({ ...base, goals: ['Ganar resistencia'] }),
    absences: [
      { kind: 'ill', from: dateIn(9, 0), to: dateIn(9, 6), hasKit: false },
      { kind: 'ill', from: dateIn(26, 2), to: dateIn(27, 4), hasKit: false },
    ],
  },
  {
    name: 'solo domingos',
    about: 'tiene los domingos y nada más.',
    player: makePlayer({ ...base, goals: ['Divertirme y socializar'], availableDays: ['sunday'], trainingDays: 1 }),
  },
  {
    name: '62 años',
    about: 'tiene 62 años y empieza de cero.',
    player: makePlayer({ ...base, level: 'Principiante', age: 62, goals: ['Prevenir lesiones'], trainingDays: 3 }),
  },
  {
    name: 'a turnos',
    about: 'una semana puede lunes, miércoles y viernes, la siguiente martes, jueves, sábado y domingo.',
    player: makePlayer({ ...base, goals: ['Mejorar la técnica'], trainingDays: null }),
    daysIn: (week) => (week % 2 === 0 ? [...late] : [...early]),
  },
];

const dayOf = (instant: string) => instant.slice(0, 10);

export function live({ player, daysIn, absences = [], reports = [] }: Life): LivedWeek[] {
  const finished: FinishedSession[] = [];
  return Array.from({ length: weeksLived }, (_, index) => {
    const week = index + 1;
    const monday = dateIn(week, 0);
    const known = reports.filter(({ reportedAt }) => dayOf(reportedAt) <= monday);
    const availableDays = daysIn?.(week) ?? player.availableDays;
    const history = finished.filter(({ localDate }) => localDate >= addDays(monday, -28));
    const discomforts = feltIn(known);
    const plan = planWeek({
      monday,
      player: { ...player, availableDays, discomforts },
      routines,
      history,
      absences: absences.filter(({ from }) => from <= addDays(monday, 6)),
    });
    const kinds = plan.days.map(({ date, type }) => ({ date, kind: kindOf(type) }));
    const work = workDays(caredPlaces(known, monday, dayOf), kinds);
    const done = plan.days.flatMap(({ date, type, routineId }): FinishedSession[] => {
      const routine = byId.get(routineId ?? '');
      if (routine === undefined) return [];
      return [
        { localDate: date, type, routineId: routine.id, durationSeconds: routine.duration * 60, rpe: null, score: 8 },
      ];
    });
    finished.push(...done);
    return { week, monday, plan, days: availableDays, workOn: [...work.keys()], done };
  });
}

const kindOf = (type: string) => {
  if (type === 'Descanso') return 'rest' as const;
  return type === 'Partido' ? ('match' as const) : ('session' as const);
};

function feltIn(known: readonly DiscomfortReport[]): Discomfort[] {
  const level = known.at(-1)?.level ?? 0;
  return level > 0 ? [{ area: 'codo', level, isSevere: level > 3 }] : [];
}

export const routineOn = ({ plan }: LivedWeek, date: string) =>
  byId.get(plan.days[weekdayIndex(date)]?.routineId ?? '');

export function tableOfLife({ name, about }: Life, weeks: readonly LivedWeek[]): string {
  const rows = weeks.map(({ week, plan, workOn }) => {
    const days = plan.days.map(({ date, type, routineId }) => {
      const code = byId.get(routineId ?? '')?.code ?? '–';
      return `${type === 'Descanso' ? '–' : code}${workOn.includes(date) ? '+' : ''}`.padEnd(5);
    });
    return `${String(week).padStart(3)}  ${days.join('')} ${plan.changes.join(' ')}`;
  });
  return [
    `Vida ${name}: ${about}`,
    'sem  lun  mar  mié  jue  vie  sáb  dom   (+: con lo suyo para la zona)',
    ...rows,
  ].join('\n');
}
