import { difficulties } from '@bandeja/domain/exercises/vocabulary';
import { ageOfRange } from '@bandeja/domain/leads/rules';
import {
  ageRanges,
  leadGoals,
  mainChallenges,
  paddleLevels,
  playingFrequencies,
  preferredTimes,
  quizExperiences,
  timesAvailable,
  trainingFrequencies,
} from '@bandeja/domain/leads/vocabulary';
import { jumpContacts } from '@bandeja/domain/routines/rules';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { each } from '@bandeja/domain/testing/each';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuizProfile } from '#leads/quiz-answers.ts';
import { planFromQuiz, type QuizRoutine, type StartingPlan } from '#leads/quiz-plan.ts';
import { hard, intensityOf } from '#schedule/intensity.ts';
import { quizRoutines } from '#testing/quiz.ts';
import { sameCases } from '#testing/same-cases.ts';

const anyAnswers: fc.Arbitrary<QuizProfile> = fc.record({
  age: fc.constantFrom(...ageRanges),
  experience: fc.constantFrom(...quizExperiences),
  playingFrequency: fc.constantFrom(...playingFrequencies),
  trainingFrequency: fc.constantFrom(...trainingFrequencies),
  currentLevel: fc.constantFrom(...paddleLevels),
  goals: fc.shuffledSubarray([...leadGoals], { minLength: 1 }),
  mainChallenge: fc.constantFrom(...mainChallenges),
  timeAvailable: fc.constantFrom(...timesAvailable),
  preferredTrainingTime: fc.constantFrom(...preferredTimes),
});

const byCode = new Map(quizRoutines.map((routine) => [routine.code, routine]));
const minutesAnswered = { '15-30': 30, '30-45': 45, '45-60': 60, '60+': 120 } as const;

type Facts = StartingPlan & { given: QuizProfile; planned: (QuizRoutine | null)[]; routines: QuizRoutine[] };

const { runs, resultOf: factsOf } = sameCases(1500, (given: QuizProfile): Facts => {
  const plan = planFromQuiz(given, quizRoutines);
  const planned = plan.days.map(({ session }) => byCode.get(session?.code ?? '') ?? null);
  return { ...plan, given, planned, routines: planned.flatMap((routine) => routine ?? []) };
});

function holds(name: string, check: (facts: Facts) => void) {
  it(name, () => {
    fc.assert(
      fc.property(anyAnswers, (given) => check(factsOf(given))),
      runs,
    );
  });
}

/** `code` and the keys of the week are no words. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['code', 'weekday'].includes(key) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, Number.isNaN(Number(name)) ? name : key));
}

describe('every starting plan', () => {
  holds('has seven days, two to six sessions and a day of rest', ({ days, sessions }) => {
    expect(days.map((day) => day.weekday)).toEqual(weekdays);
    expect(sessions).toBeGreaterThanOrEqual(2);
    expect(sessions).toBeLessThanOrEqual(6);
    expect(days.filter((day) => day.session !== null)).toHaveLength(sessions);
  });

  holds('asks for no more sessions than the answers bear', ({ given, sessions, level }) => {
    if (level === 'Principiante' || given.age === '55+') expect(sessions).toBeLessThanOrEqual(4);
    if (given.playingFrequency === 'rarely' || given.playingFrequency === 'weekly') {
      expect(sessions).toBeLessThanOrEqual(3);
    }
  });

  holds('holds no more matches than are played', ({ given, days }) => {
    const most = { rarely: 1, weekly: 1, '2-3_weekly': 2, daily: 3 }[given.playingFrequency];
    expect(days.filter((day) => day.type === 'Partido').length).toBeLessThanOrEqual(most);
  });

  holds('keeps every training session within the time answered', ({ given, days }) => {
    each(days, 1, ({ type, session }) => {
      const isPlayedAnyway = type === 'Partido' && given.playingFrequency !== 'rarely';
      if (session && !isPlayedAnyway) expect(session.minutes).toBeLessThanOrEqual(minutesAnswered[given.timeAvailable]);
    });
  });

  holds('adds up its minutes', ({ days, minutes }) => {
    expect(minutes).toBe(days.reduce((total, day) => total + (day.session?.minutes ?? 0), 0));
  });

  holds('stays within the level; nothing of the third for beginners or who hardly trains', (facts) => {
    const reach = difficulties.indexOf(facts.level);
    each(
      facts.routines.flatMap((routine) => [routine, ...routine.entries.map((entry) => entry.exercise)]),
      1,
      ({ difficulty }) => {
        expect(difficulties.indexOf(difficulty)).toBeLessThanOrEqual(reach);
        if (facts.given.currentLevel === 'beginner') expect(difficulty).toBe('Principiante');
        if (facts.given.trainingFrequency === 'never') expect(difficulty).not.toBe('Avanzado');
      },
    );
  });

  holds('keeps to the jump contacts of the level, and has none from 55 years on', ({ given, level, routines }) => {
    const most = { Principiante: 60, Intermedio: 100, Avanzado: 120 }[level];
    each(routines, 1, ({ entries }) => {
      expect(jumpContacts(entries)).toBeLessThanOrEqual(given.age === '55+' ? 0 : most);
    });
  });

  it('is for adults: no range of ages reaches below 18, so the limits of minors have nothing to hold', () => {
    expect(Math.min(...ageRanges.map((range) => ageOfRange(range)))).toBe(18);
  });

  holds('speaks of balance from 55 years on', ({ given, advice }) => {
    expect(advice.some((sentence) => sentence.includes('equilibrio a una pierna'))).toBe(given.age === '55+');
  });

  holds('is never hard on the day before a match', ({ days, planned }) => {
    each(planned, 1, (routine, index) => {
      const beforeMatch = days[(index + 1) % 7]?.type === 'Partido';
      if (!routine || !beforeMatch || days[index]?.type === 'Partido') return;
      expect(intensityOf(routine)).toBeLessThan(hard);
    });
  });

  holds('brings two different exercises for the challenge, within the level', ({ challenge, level }) => {
    expect(new Set(challenge.exercises.map((exercise) => exercise.code)).size).toBe(2);
    if (level === 'Principiante') expect(challenge.exercises.map(({ code }) => code)).not.toContain('X09');
    expect(challenge.onCourt.length).toBeGreaterThan(80);
  });

  holds('says everything in words, nothing empty, and promises nothing', (plan) => {
    const { given: _, planned: __, routines: ___, ...written } = plan;
    const texts = textsOf(written);
    expect(texts.length).toBeGreaterThan(30);
    const faults = /undefined|null|NaN|\[object|evita lesiones|garantiza|\b(weekly|rarely|beginner|daily)\b/;
    expect(texts.filter((text) => text.trim() === '' || faults.test(text))).toEqual([]);
    each(plan.days, 1, ({ reason }) => expect(reason.length).toBeLessThanOrEqual(140));
    expect(new Set(plan.advice).size).toBe(plan.advice.length);
  });

  holds('is the same for the same answers', ({ given, planned: _, routines: __, ...plan }) => {
    expect(planFromQuiz(structuredClone(given), quizRoutines)).toEqual(plan);
  });
});
