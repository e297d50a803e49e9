import { factText } from '@bandeja/domain/coach/messages';
import * as contract from '@bandeja/domain/coach/tools';
import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { forbiddenArea, namedExercise } from '#chat/exercises.ts';
import type { ChatDay } from '#chat/types.ts';
import { matchesOf } from '#knowledge/match.ts';
import type { FinishedSession } from '#schedule/types.ts';
import { reading, type TrainerTool } from '#tools/tool.ts';

const entriesTold = 3;
/** Below it an entry is about something else. */
const entryFrom = 0.2;

export const readingTools: readonly TrainerTool[] = [
  reading(contract.readWeek, ({ week }, { context }) => {
    const days = week === 'this' ? context.week : context.nextWeek;
    return days === null ? { planned: false } : weekData(days, context.today);
  }),
  reading(contract.readFigures, ({ from, to, kind = null }, { context: { sessions, today } }) => {
    const within = sessions.filter(
      ({ localDate, type }) => localDate >= from && localDate <= to && (kind === null || type === kind),
    );
    return { today, from, to, kind, ...figuresOf(within) };
  }),
  reading(contract.readSessions, ({ count }, { context: { sessions } }) => ({
    sessions: [...sessions]
      .sort((one, other) => (one.localDate < other.localDate ? 1 : -1))
      .slice(0, count)
      .map(({ localDate, type, durationSeconds, rpe, score = null }) => ({
        date: localDate,
        kind: type,
        minutes: Math.round(durationSeconds / 60),
        rpe,
        score,
      })),
  })),
  reading(contract.readFacts, (_none, { context: { facts } }) => ({ facts: facts.map(factText) })),
  reading(contract.searchKnowledge, ({ question }, { context: { player } }) => ({
    entries: knowledgeOn(question, player?.age ?? null),
  })),
  reading(contract.readExercise, ({ name }, { context }) => {
    const exercise = namedExercise(name, context.exercises);
    if (exercise === null) return { found: false };
    const { steps, commonMistakes, tips, muscleGroups } = exercise;
    const suits = forbiddenArea(exercise, context) === null;
    return { found: true, name: exercise.name, suits, muscleGroups, steps, commonMistakes, tips };
  }),
];

/** Sessions are counted: a model that counts them itself errs. */
export function weekData(days: readonly ChatDay[], today: string) {
  const trained = days.filter(({ type }) => type !== 'Descanso');
  const minutes = trained.reduce((sum, { routine }) => sum + (routine?.minutes ?? 0), 0);
  return { today, sessions: trained.length, restDays: days.length - trained.length, minutes, days: days.map(dayData) };
}

function dayData({ date, weekday, type, routine, reason }: ChatDay) {
  return {
    date,
    weekday: weekdayNames[weekday].toLowerCase(),
    kind: type,
    routine: routine?.name ?? null,
    minutes: routine?.minutes ?? null,
    reason,
  };
}

const adultAge = 18;

/** Title and answer of what fits a question; what is not for minors is kept from them. */
export function knowledgeOn(question: string, age: number | null): { title: string; answer: string }[] {
  return matchesOf(question)
    .filter(({ entry, share }) => share >= entryFrom && !(entry.adults && age !== null && age < adultAge))
    .slice(0, entriesTold)
    .map(({ entry: { title, answer } }) => ({ title, answer }));
}

function figuresOf(sessions: readonly FinishedSession[]) {
  return {
    sessions: sessions.length,
    minutes: Math.round(sessions.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0) / 60),
    meanScore: meanOf(sessions.map(({ score }) => score ?? null)),
    meanRpe: meanOf(sessions.map(({ rpe }) => rpe)),
  };
}

function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return Math.round((10 * known.reduce((sum, value) => sum + value, 0)) / known.length) / 10;
}
