import { caredPlaces, type DiscomfortReport } from '@bandeja/domain/body/rules';
import { addDays, daysBetween, mondayOf, weekdayIndex } from '@bandeja/domain/calendar/dates';
import type { Discomfort } from '@bandeja/reader/safety/types';
import { workDays } from '#area-work/work-days.ts';
import { weeklyLoad } from '#load/formulas.ts';
import { effortFrom } from '#schedule/effort.ts';
import { type Guards, guardsFor } from '#schedule/guards.ts';
import { planWeek } from '#schedule/plan-week.ts';
import type { FinishedSession, PlannedWeek, PlannerAbsence, PlannerPlayer } from '#schedule/types.ts';
import { buildSeason, endOf, rebuildSeason } from '#season/build.ts';
import { blockOfWeek, type SeasonBlock, type SeasonGoal, type WeekBlock } from '#season/types.ts';
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
  goals?: readonly SeasonGoal[];
  injuriesIn?: (week: number) => string;
};

export type LivedWeek = {
  week: number;
  monday: string;
  plan: PlannedWeek;
  days: PlannerPlayer['availableDays'];
  /** Dates with work of their own for a place of the body. */
  workOn: readonly string[];
  done: FinishedSession[];
  block: WeekBlock | null;
  /** In this week. */
  tournament: string | null;
  /** Planned, a tournament aside; and the mean of the four weeks before. */
  minutes: number;
  mean: number;
  /** The longest session of the 30 days before, matches aside; null before four of them. */
  longest: number | null;
  /** AU. */
  guards: Guards;
  load: number;
};

const base = {
  level: 'Intermedio',
  equipment: fullKit,
  places: ['home', 'court'],
  availableDays: ['monday', 'tuesday', 'thursday', 'friday', 'sunday'],
  trainingDays: 4,
  firstWeek: firstMonday,
} as const;

const season = {
  ...base,
  availableDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'sunday'],
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
  {
    name: 'de torneo cada mes',
    about: 'juega un torneo cada cuatro o cinco sábados.',
    player: makePlayer({ ...season, goals: ['Competir en torneos'] }),
    goals: [6, 10, 15, 19, 24, 28, 33, 37].map((week) => ({
      id: `torneo-${String(week).padStart(2, '0')}`,
      kind: 'tournament',
      date: dateIn(week, 5),
    })),
  },
  {
    name: 'con vacaciones en agosto',
    about: 'quiere volver a la red y pasa agosto fuera, sin material.',
    player: makePlayer({ ...season, goals: ['Mejorar la técnica'] }),
    goals: [{ id: 'red', kind: 'net', date: null }],
    absences: [{ kind: 'away', from: '2025-08-04', to: '2025-08-31', hasKit: false }],
  },
  {
    name: 'que vuelve del menisco',
    about: 'vuelve de una operación de menisco con molestias hasta la semana 12.',
    player: makePlayer({ ...season, goals: ['Prevenir lesiones'], trainingDays: 3 }),
    goals: [{ id: 'vuelta', kind: 'return', date: null }],
    injuriesIn: (week) => (week <= 12 ? 'Molestias en la rodilla' : ''),
  },
];

const dayOf = (instant: string) => instant.slice(0, 10);

/** Does what is planned; when its season is over, it begins the next one with the same goals that lie ahead. */
export function live({ player, daysIn, absences = [], reports = [], goals = [], injuriesIn }: Life): LivedWeek[] {
  const finished: FinishedSession[] = [];
  const tournaments = goals.flatMap(({ kind, date }) => (kind === 'tournament' && date !== null ? [date] : []));
  let blocks: SeasonBlock[] = buildSeason(goals, firstMonday);
  return Array.from({ length: weeksLived }, (_, index): LivedWeek => {
    const week = index + 1;
    const monday = dateIn(week, 0);
    const last = blocks.at(-1);
    if (last && endOf(last) <= monday) blocks = rebuildSeason({ goals, blocks, changedId: null }, monday);
    const block = blockOfWeek({ goals, blocks }, monday);
    const next = tournaments.find((date) => date >= addDays(monday, -1)) ?? null;
    const known = reports.filter(({ reportedAt }) => dayOf(reportedAt) <= monday);
    const availableDays = daysIn?.(week) ?? player.availableDays;
    const history = finished.filter(({ localDate }) => localDate >= addDays(monday, -30));
    const who = { ...player, availableDays, discomforts: feltIn(known), injuries: injuriesIn?.(week) ?? '' };
    const plan = planWeek({
      monday,
      player: who,
      routines,
      history,
      tournament: next,
      block,
      absences: absences.filter(({ from }) => from <= addDays(monday, 6)),
    });
    const kinds = plan.days.map(({ date, type }) => ({ date, kind: kindOf(type) }));
    const work = workDays(caredPlaces(known, monday, dayOf), kinds);
    const ofFour = history.filter(({ localDate }) => localDate >= addDays(monday, -28));
    const effort = effortFrom(ofFour, routines, player.level);
    const near = next !== null && daysBetween(monday, next) < 21 ? daysBetween(monday, next) : null;
    const pain = who.injuries !== '' || who.discomforts.length > 0;
    const done = plan.days.flatMap((day): FinishedSession[] => {
      const { date, type, routineId } = day;
      if (routineId === null) return [];
      const plannedMinutes = minutesOf(day);
      return [
        { localDate: date, type, routineId, plannedMinutes, durationSeconds: plannedMinutes * 60, rpe: null, score: 8 },
      ];
    });
    finished.push(...done);
    const tournament = next !== null && mondayOf(next) === monday ? next : null;
    const sessions = history.filter(({ type }) => type !== 'Partido').map(inMinutes);
    return {
      week,
      monday,
      plan,
      days: availableDays,
      workOn: [...work.keys()],
      done,
      block,
      tournament,
      minutes: sum(done.filter(({ localDate }) => localDate !== tournament).map(inMinutes)),
      mean: sum(ofFour.map(inMinutes)) / 4,
      longest: sessions.length < 4 ? null : Math.max(...sessions),
      guards: guardsFor(who, effort, monday, { pain, tournament: near }),
      load: weeklyLoad(
        plan.days.map((day) => {
          const routine = byId.get(day.routineId ?? '');
          return routine ? (effort.loadOf(routine) * minutesOf(day)) / routine.duration : 0;
        }),
      ),
    };
  });
}

const inMinutes = ({ durationSeconds }: FinishedSession) => durationSeconds / 60;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** As planned; 0 on a day of rest. */
export const minutesOf = ({ routineId, minutes }: PlannedWeek['days'][number]): number =>
  minutes ?? byId.get(routineId ?? '')?.duration ?? 0;

const kindOf = (type: string) => {
  if (type === 'Descanso') return 'rest' as const;
  return type === 'Partido' ? ('match' as const) : ('session' as const);
};

function feltIn(known: readonly DiscomfortReport[]): Discomfort[] {
  const level = known.at(-1)?.level ?? 0;
  return level > 0 ? [{ area: 'codo', level, isSevere: level > 3 }] : [];
}

export const routineIn = (plan: PlannedWeek, date: string) => byId.get(plan.days[weekdayIndex(date)]?.routineId ?? '');

export const routineOn = ({ plan }: LivedWeek, date: string) => routineIn(plan, date);

export function tableOfLife({ name, about, goals = [] }: Life, weeks: readonly LivedWeek[]): string {
  const rows = weeks.map(({ week, plan, workOn, block, tournament, minutes, load, guards }) => {
    const days = plan.days.map((day) => {
      if (day.type === 'Descanso') return '–'.padEnd(7);
      const code = byId.get(day.routineId ?? '')?.code ?? '';
      return `${code} ${minutesOf(day)}${workOn.includes(day.date) ? '+' : ''}`.padEnd(7);
    });
    const most = guards.week === null ? '' : String(Math.round(guards.week.load));
    const stretch = goals.length === 0 ? [] : [(block ? `${block.kind} ${block.week}/${block.weeks}` : '').padEnd(11)];
    const cells = [String(week).padStart(3), ...stretch, ...days];
    const figures = [minutes, Math.round(load), most].map((figure) => String(figure).padStart(5));
    return [...cells, ...figures, tournament === null ? '' : `torneo ${tournament}`, plan.changes.join(' ')].join(' ');
  });
  const heads = ['sem', ...(goals.length === 0 ? [] : ['bloque     ']), ...dayHeads, '  min', 'carga', ' tope'];
  return [`Vida ${name}: ${about}`, `${heads.join(' ')} (+: con lo suyo para la zona)`, ...rows].join('\n');
}

const dayHeads = ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'].map((name) => name.padEnd(7));
