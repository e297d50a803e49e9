import { addDays, mondayOf, weekDates } from '@bandeja/domain/calendar/dates';
import { answerMessage } from '#chat/ask-first.ts';
import type { ChatContext, ChatStats } from '#chat/types.ts';
import type { FinishedSession } from '#schedule/types.ts';
import { routineByCode } from '#testing/catalogue.ts';
import { day, freePlan, makeContext, playerWith, today as wednesday, week } from '#testing/chat-context.ts';
import { finished } from '#testing/players.ts';

const monday = mondayOf(wednesday);
const dates = { wednesday, saturday: addDays(wednesday, 3) };
export type TalkDate = keyof typeof dates;

/** The two weeks that are planned: the running one and the next. */
export const talkDays: readonly string[] = [...weekDates(monday), ...weekDates(addDays(monday, 7))];

export const worldNames = [
  'usual',
  'free',
  'pro',
  'sore-elbow',
  'coeliac',
  'fifteen',
  'sixty-two',
  'new',
  'empty',
] as const;
type WorldName = (typeof worldNames)[number];

/** As the running week: Fuerza on Monday and Thursday, Cardio on Wednesday, Funcionalidad on Friday, a match on Saturday. */
const nextWeek = week.map(({ type, routineId, reason }, index) =>
  day(7 + index, type, routineId?.slice('routine-'.length) ?? null, reason),
);

/** Twelve weeks: strength on Mondays, cardio on every second Wednesday, strength on Thursdays, a match on Saturdays. */
const trained: readonly FinishedSession[] = Array.from({ length: 12 }, (_, weeks) => -7 * weeks).flatMap((first) => [
  finished(first, { code: 'R03', minutes: 58, rpe: 6 }),
  ...(first % 2 === 0 ? [finished(first + 2, { type: 'Cardio', code: 'R11', minutes: 40, rpe: 5 })] : []),
  finished(first + 3, { code: 'R03', minutes: 58, rpe: 7 }),
  finished(first + 5, { type: 'Partido', code: 'R21', minutes: 90, rpe: 7 }),
]);

function statsOf(sessions: readonly FinishedSession[], today: string): ChatStats {
  const since = (from: string) => sessions.filter(({ localDate }) => localDate >= from);
  const minutes = (some: readonly FinishedSession[]) =>
    Math.round(some.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0) / 60);
  const [month, running] = [since(`${today.slice(0, 7)}-01`), since(mondayOf(today))];
  const last = sessions.toSorted((a, b) => a.localDate.localeCompare(b.localDate)).at(-1);
  return {
    sessionsThisMonth: month.length,
    minutesThisMonth: minutes(month),
    sessionsThisWeek: running.length,
    minutesThisWeek: minutes(running),
    sessionsTotal: sessions.length,
    minutesTotal: minutes(sessions),
    exercisesTotal: 7 * sessions.length,
    meanScore: null,
    last: last
      ? {
          localDate: last.localDate,
          name: routineByCode(last.routineId?.slice('routine-'.length) ?? 'R03').name,
          minutes: minutes([last]),
        }
      : null,
  };
}

/** `told`: what the player has said before the talk. */
const worlds: Record<WorldName, Partial<ChatContext> & { told?: string }> = {
  usual: {},
  free: freePlan,
  pro: { plan: 'pro', left: { sessions: null, routines: null } },
  'sore-elbow': { player: playerWith({ age: 38, injuries: 'Epicondilitis en el codo derecho' }) },
  coeliac: { told: 'Soy celíaca' },
  fifteen: { player: playerWith({ age: 15 }) },
  'sixty-two': {
    player: playerWith({ age: 62, goals: ['Mejorar la movilidad'], equipment: ['gomas', 'silla'], places: ['home'] }),
  },
  new: { sessions: [] },
  empty: { player: null, week: null, nextWeek: null, sessions: [] },
};

/** What the player's week and history hold before a talk. */
export function worldOf(name: WorldName, date: TalkDate): ChatContext {
  const { told, ...changes } = worlds[name];
  const today = dates[date];
  const sessions = (changes.sessions ?? trained).filter(({ localDate }) => localDate < today);
  const context = makeContext({
    nextWeek,
    player: playerWith({ age: 38 }),
    ...changes,
    today,
    sessions,
    history: sessions.filter(({ localDate }) => localDate >= addDays(today, -28)),
    stats: statsOf(sessions, today),
  });
  if (told === undefined) return context;
  const { text, state } = answerMessage(told, context, context.player?.age ?? null);
  const earlier = [
    { role: 'user', content: told },
    { role: 'assistant', content: text },
  ] as const;
  return { ...context, state, earlier };
}
