import type { PrescribedDose } from '@bandeja/domain/exercises/dose';
import type { Difficulty } from '@bandeja/domain/exercises/vocabulary';
import { safetyTexts } from '@bandeja/domain/profile/safety.messages';
import { weekdayNames } from '@bandeja/domain/schedule/rules';
import type { PlanDayType, Weekday } from '@bandeja/domain/schedule/vocabulary';
import { startingAdvice } from '#leads/quiz-advice.ts';
import { type QuizProfile, type ReadBack, readBack } from '#leads/quiz-answers.ts';
import { challengeExercises, challengeOnCourt } from '#leads/quiz-challenges.ts';
import { anyMonday, planningLevel, playerOf } from '#leads/quiz-player.ts';
import { planWeek } from '#schedule/plan-week.ts';
import type { PlannerEntry, PlannerExercise, PlannerRoutine } from '#schedule/types.ts';

export type QuizRoutine = Omit<PlannerRoutine, 'entries'> & { entries: readonly QuizEntry[] };
export type QuizEntry = PlannerEntry & {
  exercise: PlannerExercise & { name: string; tips: readonly string[] };
  notes: string;
};

export type StartingEntry = PrescribedDose & { code: string | null; name: string; cue: string };

export type StartingSession = {
  code: string | null;
  name: string;
  minutes: number;
  entries: StartingEntry[];
};

export type StartingDay = {
  weekday: Weekday;
  name: string;
  type: PlanDayType;
  reason: string;
  session: StartingSession | null;
};

/** Plain data, all words Spanish. */
export type StartingPlan = {
  answers: ReadBack;
  /** The level of the sessions; may be below the answered one. */
  level: Difficulty;
  days: StartingDay[];
  /** Sessions and minutes of the week, matches among them. */
  sessions: number;
  minutes: number;
  challenge: {
    name: string;
    onCourt: string;
    /** Two; fewer where the catalogue has lost them. */
    exercises: { code: string | null; name: string; why: string }[];
  };
  advice: string[];
  disclaimer: string;
};

/** docs/training.md#weekly-rules. Pure. Sessions stay within the answered time; a match they play anyway does not. */
export function planFromQuiz(answers: QuizProfile, routines: readonly QuizRoutine[]): StartingPlan {
  const player = playerOf(answers);
  const week = planWeek({
    monday: anyMonday,
    player,
    routines: answers.playingFrequency === 'rarely' ? routines : withMatches(routines, player.sessionDuration.max),
    history: [],
  });
  const byId = new Map(routines.map((routine) => [routine.id, routine]));
  const days = week.days.map(({ weekday, type, routineId, reason }): StartingDay => {
    const routine = byId.get(routineId ?? '');
    return { weekday, name: weekdayNames[weekday], type, reason, session: routine ? toSession(routine) : null };
  });
  const sessions = days.flatMap(({ session }) => session ?? []);
  const words = readBack(answers);
  const { level } = planningLevel(answers);
  const exercises = routines.flatMap((routine) => routine.entries.map((entry) => entry.exercise));
  return {
    answers: words,
    level,
    days,
    sessions: sessions.length,
    minutes: sessions.reduce((total, session) => total + session.minutes, 0),
    challenge: {
      name: words.challenge,
      onCourt: challengeOnCourt(answers.mainChallenge),
      exercises: challengeExercises(answers.mainChallenge, level, exercises).map(({ exercise, why }) => ({
        code: exercise.code,
        name: exercise.name,
        why,
      })),
    },
    advice: startingAdvice(answers, week.advice, {
      sessions: sessions.length,
      matchBeyondTime: sessions.some((session) => session.minutes > player.sessionDuration.max),
    }),
    disclaimer: safetyTexts.permanent,
  };
}

/** Matches are shortened to fit any time: who plays every week has an hour for that already. */
function withMatches(routines: readonly QuizRoutine[], maxMinutes: number): QuizRoutine[] {
  return routines.map((routine) =>
    routine.type === 'Partido' ? { ...routine, duration: Math.min(routine.duration, maxMinutes) } : routine,
  );
}

function toSession({ code, name, duration, entries }: QuizRoutine): StartingSession {
  return { code, name, minutes: duration, entries: entries.map(toEntry) };
}

function toEntry({ exercise, sets, reps, duration, metres, perSide, rest, notes }: QuizEntry): StartingEntry {
  const cue = notes || (exercise.tips[0] ?? '');
  return { code: exercise.code, name: exercise.name, sets, reps, duration, metres, perSide, rest, cue };
}
