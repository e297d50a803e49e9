import { addDays, mondayOf, weekdayIndex } from '@bandeja/domain/calendar/dates';
import { weeklyLoad } from '#load/formulas.ts';
import { type DoneSet, isHeavier, type LoadProposal, proposeLoad } from '#load/proposal.ts';
import { effortFrom } from '#schedule/effort.ts';
import { type Guards, guardsFor } from '#schedule/guards.ts';
import { planWeek } from '#schedule/plan-week.ts';
import type { FinishedSession, PlannedWeek, PlannerPlayer, PlannerRoutine } from '#schedule/types.ts';
import { routines } from './catalogue.ts';
import { fullKit, makePlayer } from './players.ts';

export const weeksSimulated = 26;
const firstMonday = '2025-01-06';
const byId = new Map(routines.map((routine) => [routine.id, routine]));

/** Null when a session is missed. `week` counts from 1. */
type Doing = (session: {
  week: number;
  date: string;
  rpe: number;
}) => { share: number; rpe: number; score: number } | null;

export type SimulatedPlayer = {
  name: string;
  about: string;
  player: PlannerPlayer;
  injuriesIn?: (week: number) => string;
  tournaments?: readonly string[];
  obeys: boolean;
  does: Doing;
};

/** Loads in AU. */
export type SimulatedWeek = {
  week: number;
  plan: PlannedWeek;
  guards: Guards;
  planned: number;
  done: number;
  sessionsPlanned: number;
  sessionsDone: number;
  /** Routines without the matches, sorted. */
  routines: string[];
  lifts: LoadProposal[];
};

const base = {
  level: 'Intermedio',
  equipment: fullKit,
  places: ['home', 'court'],
  availableDays: ['monday', 'tuesday', 'thursday', 'friday', 'sunday'],
  trainingDays: 4,
  firstWeek: firstMonday,
} as const;
const dateOf = (week: number, day: number) => addDays(firstMonday, 7 * (week - 1) + day);
/** Between 0 and 1, always the same for the same date. */
const chance = (date: string) => ((Number(date.replaceAll('-', '')) * 7919) % 1009) / 1009;

export const simulatedPlayers: readonly SimulatedPlayer[] = [
  {
    name: 'constante',
    about: 'hace lo que pide el plan, con el esfuerzo previsto.',
    player: makePlayer({ ...base, goals: ['Mejorar la técnica'] }),
    obeys: true,
    does: ({ rpe }) => ({ share: 1, rpe, score: 8 }),
  },
  {
    name: 'con prisa',
    about: 'alarga cada sesión un 30 %, le cuesta dos puntos más de lo previsto y no deja series.',
    player: makePlayer({ ...base, goals: ['Ganar fuerza'], trainingDays: 5 }),
    obeys: false,
    does: ({ rpe }) => ({ share: 1.3, rpe: Math.min(10, rpe + 2), score: 6 }),
  },
  {
    name: 'con lesión',
    about: 'le molesta la rodilla de la semana 10 a la 15.',
    player: makePlayer({ ...base, goals: ['Prevenir lesiones', 'Divertirme y socializar'] }),
    injuriesIn: (week) => (week >= 10 && week <= 15 ? 'Molestias en la rodilla' : ''),
    obeys: true,
    does: ({ week, rpe }) => ({ share: week === 10 ? 0.5 : 1, rpe, score: week >= 10 && week <= 12 ? 5 : 8 }),
  },
  {
    name: 'con olvidos',
    about: 'no entrena nunca los jueves y pierde una de cada tres de las demás sesiones.',
    player: makePlayer({ ...base, goals: ['Perder peso'] }),
    obeys: true,
    does: ({ date, rpe }) => (weekdayIndex(date) === 3 || chance(date) < 0.35 ? null : { share: 1, rpe, score: 7 }),
  },
  {
    name: 'de torneos',
    about: 'juega torneos en las semanas 11 y 23.',
    player: makePlayer({ ...base, goals: ['Competir en torneos'] }),
    tournaments: [dateOf(11, 5), dateOf(23, 6)],
    obeys: true,
    does: ({ rpe }) => ({ share: 1, rpe, score: 8 }),
  },
  {
    name: 'que vuelve',
    about: 'no entrena de la semana 9 a la 12 ni en la 19 y la 20.',
    player: makePlayer({ ...base, goals: ['Ganar resistencia'] }),
    obeys: true,
    does: ({ week, rpe }) =>
      (week >= 9 && week <= 12) || week === 19 || week === 20 ? null : { share: 1, rpe, score: 8 },
  },
];

const prescribed = { sets: 3, reps: 10 };
const firstWeightKg = 12;
/** One-repetition maximum at the beginning, its gain per session and its loss per week without one. */
const [firstMaximumKg, gainShare, lossShare] = [20, 0.012, 0.02];

function lifter(level: PlannerPlayer['level']) {
  let maximum = firstMaximumKg;
  const last: DoneSet[][] = [];
  return {
    lift: (isLighter: boolean): LoadProposal => {
      const proposed = proposeLoad(level, prescribed, last);
      const staysSame = isLighter && isHeavier(proposed);
      const { reps = prescribed.reps, weight: before = null } = last[0]?.[0] ?? {};
      const proposal = staysSame ? { ...proposed, reps, weight: before, change: 'same' as const } : proposed;
      const weight = proposal.weight ?? firstWeightKg;
      // Epley the other way round: the repetitions that the weight allows
      const most = Math.floor(30 * (maximum / weight - 1));
      const inReserve = Math.max(0, most - proposal.reps);
      last.unshift(Array.from({ length: proposal.sets }, () => ({ reps: proposal.reps, weight, inReserve })));
      maximum *= 1 + gainShare;
      return { ...proposal, weight };
    },
    rest: () => {
      maximum *= 1 - lossShare;
    },
  };
}

export function simulate({ player, injuriesIn, tournaments = [], obeys, does }: SimulatedPlayer): SimulatedWeek[] {
  const finished: FinishedSession[] = [];
  const missed: string[] = [];
  const squat = lifter(player.level);
  return Array.from({ length: weeksSimulated }, (_, index) => {
    const week = index + 1;
    const monday = mondayOf(dateOf(week, 0));
    const since = addDays(monday, -28);
    const who = { ...player, injuries: injuriesIn?.(week) ?? '' };
    const history = finished.filter(({ localDate }) => localDate >= since);
    const tournament = tournaments.find((date) => date >= monday) ?? null;
    const plan = planWeek({
      monday,
      player: who,
      routines,
      history,
      tournament,
      missed: missed.filter((date) => date >= since),
    });
    const effort = effortFrom(history, routines, who.level);
    const near = tournament !== null && tournament < addDays(monday, 21) ? weekdayDistance(monday, tournament) : null;
    const guards = guardsFor(who, effort, monday, { pain: who.injuries !== '', tournament: near });
    const sessions = plan.days.flatMap(({ date, type, routineId, minutes }) => {
      const routine = byId.get(routineId ?? '');
      return routine ? [{ date, type, routine, minutes: minutes ?? routine.duration }] : [];
    });
    const loadOf = ({ routine, minutes }: (typeof sessions)[number]) =>
      (effort.loadOf(routine) * minutes) / routine.duration;
    const planned = weeklyLoad(sessions.map(loadOf));
    // «haz la mitad de las series»: less of each session, as the plan demands
    const isTold = guards.week !== null && guards.week.cause !== 'taper';
    const asked = isTold ? Math.min(1, (guards.week?.load ?? planned) / planned) : 1;
    const told = guards.longPause ? 0.5 : asked;
    const cut = obeys ? told : 1;
    const before = finished.length;
    const lifts: LoadProposal[] = [];
    for (const { date, type, routine, minutes } of sessions) {
      const rpe = Math.round(effort.loadOf(routine) / routine.duration);
      const doing = does({ week, date, rpe });
      if (doing === null) missed.push(date);
      else {
        finished.push(sessionOf(date, type, { ...routine, duration: minutes }, { ...doing, share: doing.share * cut }));
        if (routine.categories.includes('Fuerza')) lifts.push(squat.lift(plan.isLighter));
      }
    }
    if (lifts.length === 0) squat.rest();
    const done = finished.slice(before);
    return {
      week,
      plan,
      guards,
      planned,
      done: weeklyLoad(done.map(({ rpe, durationSeconds }) => ((rpe ?? 0) * durationSeconds) / 60)),
      sessionsPlanned: sessions.length,
      sessionsDone: done.length,
      routines: sessions
        .flatMap(({ type, routine }) => (type === 'Partido' ? [] : (routine.code ?? routine.id)))
        .sort(),
      lifts,
    };
  });
}

function weekdayDistance(monday: string, date: string): number {
  return Math.round((Date.parse(date) - Date.parse(monday)) / 86_400_000);
}

function sessionOf(
  localDate: string,
  type: string,
  routine: PlannerRoutine,
  { share, rpe, score }: { share: number; rpe: number; score: number },
): FinishedSession {
  const durationSeconds = Math.floor(routine.duration * share) * 60;
  return { localDate, type, routineId: routine.id, durationSeconds, rpe, score };
}

export const tableLegend = `Seis jugadores durante ${weeksSimulated} semanas. Las cargas van en UA (esfuerzo por minutos).
  límite      lo más que se le permite a la semana, y por qué: subida, descarga, torneo o vuelta; vacío, sin límite
  plan        lo que suman las rutinas de la semana, enteras; si pasa del límite, la app pide dejar series
  hecho       lo que entrenó el jugador
  ses.        sesiones hechas / previstas
  sentadilla  repeticiones y peso de la última de la semana
  rutinas     códigos del catálogo, sin los partidos
Debajo de cada semana, lo que la app le dice al jugador: qué cambia y por qué.`;

const causeNames = { growth: 'subida', deload: 'descarga', taper: 'torneo', return: 'vuelta' } as const;

export function tableOf({ name, about }: SimulatedPlayer, weeks: readonly SimulatedWeek[]): string {
  const head = `Jugador ${name}: ${about}\nsem  por qué  límite  plan  hecho  ses.    sentadilla  rutinas`;
  const rows = weeks.map(
    ({ week, guards, planned, done, sessionsDone, sessionsPlanned, routines: codes, plan, lifts }) => {
      const lift = lifts.at(-1);
      const cells = [
        String(week).padStart(3),
        ` ${guards.week ? causeNames[guards.week.cause] : ''}`.padEnd(9),
        String(Math.round(guards.week?.load ?? 0) || '').padStart(6),
        String(Math.round(planned)).padStart(5),
        String(Math.round(done)).padStart(6),
        `${sessionsDone}/${sessionsPlanned}`.padStart(5),
        (lift ? `${lift.reps} × ${String(lift.weight).replace('.', ',')} kg` : '–').padStart(13),
        '',
        codes.join(' '),
      ];
      const changed = lifts.filter(({ change }) => change !== 'same').map(({ reason }) => `Sentadilla: ${reason}`);
      return [
        cells.join(' '),
        ...[plan.changes.join(' '), ...changed].filter(Boolean).map((text) => `     ${text}`),
      ].join('\n');
    },
  );
  return [head, ...rows].join('\n');
}
