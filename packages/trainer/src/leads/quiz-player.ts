import { type Difficulty, difficulties } from '@bandeja/domain/exercises/vocabulary';
import { ageOfRange } from '@bandeja/domain/leads/rules';
import type {
  LeadGoal,
  MainChallenge,
  PaddleLevel,
  PlayingFrequency,
  QuizExperience,
  TimeAvailable,
  TrainingFrequency,
} from '@bandeja/domain/leads/vocabulary';
import { durationAround, type OnboardingAnswers } from '@bandeja/domain/onboarding/rules';
import type { Experience } from '@bandeja/domain/profile/contract';
import { olderAge } from '@bandeja/domain/profile/rules';
import { type Goal, weekdays } from '@bandeja/domain/schedule/vocabulary';
import type { QuizProfile } from '#leads/quiz-answers.ts';
import type { PlannerPlayer } from '#schedule/types.ts';

/** A starting plan has weekdays and no dates, so any Monday will do; it is the player's first week. */
export const anyMonday = '2024-01-01';

const levels: Record<PaddleLevel, Difficulty> = {
  beginner: 'Principiante',
  intermediate: 'Intermedio',
  advanced: 'Avanzado',
  professional: 'Avanzado',
};

/** For a beginner at any level on court: a first week begins with familiar work (docs/training.md#gates). */
const hardestByExperience: Record<QuizExperience, Difficulty> = {
  beginner: 'Principiante',
  intermediate: 'Intermedio',
  advanced: 'Avanzado',
  expert: 'Avanzado',
};
const hardestByTraining: Record<TrainingFrequency, Difficulty> = {
  never: 'Intermedio',
  rarely: 'Intermedio',
  weekly: 'Intermedio',
  '2-3_weekly': 'Avanzado',
  daily: 'Avanzado',
};

const playingDays: Record<PlayingFrequency, number> = { rarely: 1, weekly: 1, '2-3_weekly': 2, daily: 3 };
const trainingDays: Record<TrainingFrequency, number> = { never: 1, rarely: 1, weekly: 2, '2-3_weekly': 2, daily: 3 };
/** With more sessions the week would hold more matches than they play (docs/training.md#quota). */
const mostByPlaying: Record<PlayingFrequency, number> = { rarely: 3, weekly: 3, '2-3_weekly': 5, daily: 6 };
/** Beginners, and players who may be older than 60, begin with a day of rest between most sessions. */
const cautiousDays = 4;

const durations: Record<TimeAvailable, { min: number; max: number }> = {
  '15-30': { min: 15, max: 30 },
  '30-45': { min: 30, max: 45 },
  '45-60': { min: 45, max: 60 },
  '60+': { min: 60, max: 120 },
};

const goalsOf: Record<LeadGoal, Goal> = {
  improve_technique: 'Mejorar la técnica',
  get_fit: 'Ganar resistencia',
  compete: 'Competir en torneos',
  have_fun: 'Divertirme y socializar',
  injury_prevention: 'Prevenir lesiones',
  social: 'Divertirme y socializar',
};

/** On top of the chosen goals. The other challenges are met by their two exercises. */
const goalOfChallenge: Partial<Record<MainChallenge, Goal>> = {
  power: 'Ganar fuerza',
  fitness: 'Ganar resistencia',
  technique: 'Mejorar la técnica',
};

/** Then the rules from 60 on apply (docs/training.md#gates). */
export function mayBeOlder({ age }: Pick<QuizProfile, 'age'>): boolean {
  return age === '55+';
}

/** With the reason why it is below the one on court; null without one. */
export function planningLevel({ currentLevel, experience, trainingFrequency }: QuizProfile): {
  level: Difficulty;
  limitedBy: 'experience' | 'training' | null;
} {
  const byPlayer = levels[currentLevel];
  const byExperience = lower(byPlayer, hardestByExperience[experience]);
  const level = lower(byExperience, hardestByTraining[trainingFrequency]);
  if (level === byPlayer) return { level, limitedBy: null };
  return { level, limitedBy: level === byExperience ? 'experience' : 'training' };
}

export function playerOf(answers: QuizProfile): PlannerPlayer {
  const { level } = planningLevel(answers);
  return {
    level,
    age: mayBeOlder(answers) ? olderAge : ageOfRange(answers.age),
    goals: planningGoals(answers),
    // The quiz asks how often, not when: the planner takes the days that suit the sessions best.
    availableDays: weekdays,
    trainingDays: weeklySessions(answers, level),
    sessionDuration: durations[answers.timeAvailable],
    injuries: '',
    equipment: null,
    places: null,
    firstWeek: anyMonday,
  };
}

/** Cautious where the quiz's ranges lie across the profile's. */
const experienceOf: Record<QuizExperience, Experience> = {
  beginner: 'Menos de 1 año',
  intermediate: '1-3 años',
  advanced: '1-3 años',
  expert: 'Más de 3 años',
};

export type KnownAnswers = Pick<OnboardingAnswers, 'fitnessLevel' | 'experience' | 'goals' | 'sessionDuration'>;

/** What the conversation need not ask after the quiz. The age stays open: a range is none. */
export function knownFromQuiz(answers: QuizProfile): KnownAnswers {
  return {
    fitnessLevel: planningLevel(answers).level,
    experience: experienceOf[answers.experience],
    goals: [...new Set(answers.goals.map((goal) => goalsOf[goal]))],
    sessionDuration: durationAround(durations[answers.timeAvailable].max),
  };
}

function weeklySessions(answers: QuizProfile, level: Difficulty): number {
  const { playingFrequency, trainingFrequency } = answers;
  const habit = playingDays[playingFrequency] + trainingDays[trainingFrequency];
  const most = Math.min(habit, mostByPlaying[playingFrequency]);
  return level === 'Principiante' || mayBeOlder(answers) ? Math.min(most, cautiousDays) : most;
}

/** The first chosen goal, then those of the challenge, then the other goals. */
function planningGoals({ goals, mainChallenge }: QuizProfile): Goal[] {
  const [first, ...others] = goals.map((goal) => goalsOf[goal]);
  const challengeGoal = goalOfChallenge[mainChallenge];
  return [...new Set([...(first ? [first] : []), ...(challengeGoal ? [challengeGoal] : []), ...others])];
}

function lower(a: Difficulty, b: Difficulty): Difficulty {
  return difficulties.indexOf(a) <= difficulties.indexOf(b) ? a : b;
}
