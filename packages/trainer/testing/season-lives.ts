import { addDays, mondayOf } from '@bandeja/domain/calendar/dates';
import { planWeek } from '#schedule/plan-week.ts';
import type { FinishedSession, PlannedWeek, PlannerAbsence, PlannerPlayer } from '#schedule/types.ts';
import { buildSeason, endOf, rebuildSeason } from '#season/build.ts';
import { blockOfWeek, type SeasonBlock, type SeasonGoal, type WeekBlock } from '#season/types.ts';
import { routines } from './catalogue.ts';
import { fullKit, makePlayer } from './players.ts';

export const weeksLived = 40;
const firstMonday = '2025-01-06';
const byId = new Map(routines.map((routine) => [routine.id, routine]));
const day = (week: number, weekday: number) => addDays(firstMonday, 7 * (week - 1) + weekday);

type Life = {
  name: string;
  about: string;
  player: PlannerPlayer;
  goals: readonly SeasonGoal[];
  absences?: readonly PlannerAbsence[];
  injuriesIn?: (week: number) => string;
};

type LivedWeek = {
  week: number;
  monday: string;
  block: WeekBlock | null;
  tournament: string | null;
  plan: PlannedWeek;
  minutes: number;
  /** Of the four weeks before, as they were trained. */
  mean: number;
  /** The longest session of the 30 days before, matches aside; null before four of them. */
  longest: number | null;
};

const base = {
  level: 'Intermedio',
  equipment: fullKit,
  places: ['home', 'court'],
  availableDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'sunday'],
  trainingDays: 4,
  firstWeek: firstMonday,
} as const;

export const lives: readonly Life[] = [
  {
    name: 'de torneo cada mes',
    about: 'juega un torneo cada cuatro o cinco sábados.',
    player: makePlayer({ ...base, goals: ['Competir en torneos'] }),
    goals: [6, 10, 15, 19, 24, 28, 33, 37].map((week) => ({
      id: `torneo-${String(week).padStart(2, '0')}`,
      kind: 'tournament',
      date: day(week, 5),
    })),
  },
  {
    name: 'con vacaciones en agosto',
    about: 'quiere volver a la red y pasa agosto fuera, sin material.',
    player: makePlayer({ ...base, goals: ['Mejorar la técnica'] }),
    goals: [{ id: 'red', kind: 'net', date: null }],
    absences: [{ kind: 'away', from: '2025-08-04', to: '2025-08-31', hasKit: false }],
  },
  {
    name: 'que vuelve del menisco',
    about: 'vuelve de una operación de menisco con molestias hasta la semana 12.',
    player: makePlayer({ ...base, goals: ['Prevenir lesiones'], trainingDays: 3 }),
    goals: [{ id: 'vuelta', kind: 'return', date: null }],
    injuriesIn: (week) => (week <= 12 ? 'Molestias en la rodilla' : ''),
  },
];

const minutesOf = ({ routineId, minutes }: PlannedWeek['days'][number]) =>
  minutes ?? byId.get(routineId ?? '')?.duration ?? 0;

/** Does what is planned; when its season is over, it begins the next one with the same goals that lie ahead. */
export function live({ player, goals, absences = [], injuriesIn }: Life): LivedWeek[] {
  const history: FinishedSession[] = [];
  let blocks: SeasonBlock[] = buildSeason(goals, firstMonday);
  return Array.from({ length: weeksLived }, (_, index): LivedWeek => {
    const week = index + 1;
    const monday = day(week, 0);
    const last = blocks.at(-1);
    if (last && endOf(last) <= monday) blocks = rebuildSeason({ goals, blocks, changedId: null }, monday);
    const block = blockOfWeek({ goals, blocks }, monday);
    const dates = goals.flatMap(({ kind, date }) => (kind === 'tournament' && date !== null ? [date] : []));
    const tournament = dates.find((date) => date >= addDays(monday, -1)) ?? null;
    const since = addDays(monday, -30);
    const lately = history.filter(({ localDate }) => localDate >= since);
    const plan = planWeek({
      monday,
      player: { ...player, injuries: injuriesIn?.(week) ?? '' },
      routines,
      history: lately,
      tournament,
      block,
      absences,
    });
    const ofFour = history.filter(({ localDate }) => localDate >= addDays(monday, -28));
    const sessions = lately.filter(({ type }) => type !== 'Partido').map(({ durationSeconds }) => durationSeconds / 60);
    const planned = plan.days.filter(({ routineId }) => routineId !== null);
    for (const each of planned) {
      const { date, type, routineId } = each;
      history.push({ localDate: date, type, routineId, durationSeconds: 60 * minutesOf(each), rpe: null });
    }
    const isOfWeek = tournament !== null && mondayOf(tournament) === monday;
    return {
      week,
      monday,
      block,
      tournament: isOfWeek ? tournament : null,
      plan,
      minutes: planned.reduce((sum, each) => (each.date === tournament ? sum : sum + minutesOf(each)), 0),
      mean: ofFour.reduce((sum, { durationSeconds }) => sum + durationSeconds / 60, 0) / 4,
      longest: sessions.length < 4 ? null : Math.max(...sessions),
    };
  });
}

export function lifeTable({ name, about }: Life, weeks: readonly LivedWeek[]): string {
  const rows = weeks.map(({ week, block, plan, minutes, mean, tournament }) => {
    const days = plan.days.flatMap((each) =>
      each.routineId === null ? [] : `${byId.get(each.routineId)?.code ?? ''} ${minutesOf(each)}`,
    );
    const cells = [
      String(week).padStart(3),
      (block ? `${block.kind} ${block.week}/${block.weeks}` : '').padEnd(12),
      (tournament ?? '').padEnd(10),
      String(minutes).padStart(5),
      String(Math.round(mean)).padStart(5),
      days.join(' · '),
    ];
    return cells.join('  ');
  });
  return [`Jugador ${name}: ${about}`, 'sem  bloque        torneo        min  media  sesiones y minutos', ...rows].join(
    '\n',
  );
}
