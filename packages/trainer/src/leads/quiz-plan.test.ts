import { describe, expect, test } from 'vitest';
import type { QuizProfile } from '#leads/quiz-answers.ts';
import { planFromQuiz } from '#leads/quiz-plan.ts';
import { planningLevel, playerOf } from '#leads/quiz-player.ts';
import { someAnswers as answers, quizRoutines } from '#testing/quiz.ts';

const plan = (changes: Partial<QuizProfile> = {}) => planFromQuiz({ ...answers, ...changes }, quizRoutines);
const sessionsOf = (changes: Partial<QuizProfile>) =>
  plan(changes).days.flatMap(({ name, session }) => (session ? [`${name} ${session.code}`] : []));

describe('the answers as the planner’s player', () => {
  test.each([
    ['rarely', 'never', 2],
    ['weekly', 'rarely', 2],
    ['weekly', '2-3_weekly', 3],
    ['weekly', 'daily', 3],
    ['2-3_weekly', 'weekly', 4],
    ['2-3_weekly', 'daily', 5],
    ['daily', '2-3_weekly', 5],
    ['daily', 'daily', 6],
  ] as const)('plays %s and trains %s: %i sessions', (playingFrequency, trainingFrequency, sessions) => {
    expect(playerOf({ ...answers, playingFrequency, trainingFrequency }).trainingDays).toBe(sessions);
  });

  test('beginners and players who may be sixty have four sessions at most', () => {
    const daily = { ...answers, playingFrequency: 'daily', trainingFrequency: 'daily' } as const;
    expect(playerOf({ ...daily, currentLevel: 'beginner' }).trainingDays).toBe(4);
    expect(playerOf({ ...daily, age: '55+' }).trainingDays).toBe(4);
  });

  test.each([
    [{ currentLevel: 'beginner' }, 'Principiante', null],
    [{ currentLevel: 'intermediate' }, 'Intermedio', null],
    [{ currentLevel: 'advanced', experience: 'expert', trainingFrequency: 'daily' }, 'Avanzado', null],
    [{ currentLevel: 'professional', experience: 'expert', trainingFrequency: 'daily' }, 'Avanzado', null],
    [{ currentLevel: 'advanced', experience: 'beginner', trainingFrequency: 'daily' }, 'Principiante', 'experience'],
    [{ currentLevel: 'advanced', experience: 'expert', trainingFrequency: 'never' }, 'Intermedio', 'training'],
    [{ currentLevel: 'professional', experience: 'expert', trainingFrequency: 'weekly' }, 'Intermedio', 'training'],
  ] as const)('%o is planned as %s', (changes, level, limitedBy) => {
    expect(planningLevel({ ...answers, ...changes })).toEqual({ level, limitedBy });
  });

  test('time, age and goals', () => {
    const player = playerOf({
      ...answers,
      timeAvailable: '60+',
      age: '46-55',
      goals: ['compete', 'social', 'have_fun'],
    });
    expect(player.sessionDuration).toEqual({ min: 60, max: 120 });
    expect(player.age).toBe(46);
    // the challenge, fitness, comes after the first goal; two answers may ask for the same
    expect(player.goals).toEqual(['Competir en torneos', 'Ganar resistencia', 'Divertirme y socializar']);
    expect(playerOf({ ...answers, age: '55+' }).age).toBe(60);
  });
});

describe('the plan', () => {
  test('two sessions: strength of the legs on Tuesday, a match on Saturday', () => {
    expect(sessionsOf({})).toEqual(['Martes R02', 'Sábado R21']);
  });

  test('reads the answers back in words', () => {
    expect(plan({ goals: ['get_fit', 'injury_prevention'] }).answers).toEqual({
      level: 'Intermedio',
      playing: 'Juegas 1 vez por semana',
      training: 'Haces preparación física de vez en cuando',
      time: 'Entre 30 y 45 minutos por sesión',
      moment: 'Por la noche',
      goals: ['Ponerte en forma', 'Prevenir lesiones'],
      challenge: 'Condición física',
    });
  });

  test('a match is the one they play anyway, so it may be longer than the time for training', () => {
    const { days, advice } = plan({ timeAvailable: '15-30' });
    expect(days.map(({ type, session }) => [type, session?.minutes])).toContainEqual(['Partido', 75]);
    expect(advice).toContain('El partido es el que ya juegas: no cuenta en tu tiempo de entrenamiento.');
  });

  test('who hardly plays gets no match that does not fit', () => {
    const { days, advice } = plan({ timeAvailable: '15-30', playingFrequency: 'rarely' });
    expect(days.map((day) => day.type)).not.toContain('Partido');
    expect(advice).toContain('No hay partido de 30 minutos o menos: ese día, otra sesión.');
  });

  test('a match that fits needs no word', () => {
    expect(plan({ timeAvailable: '60+' }).advice.join()).not.toContain('El partido es el que ya juegas');
  });

  test('55 and more: balance, no plyometrics, and no age in the words', () => {
    const { advice } = plan({ age: '55+', timeAvailable: '60+' });
    expect(advice[0]).toBe(
      'Por prudencia, nada de pliometría; y en cada sesión, equilibrio a una pierna: 3 × 30 segundos por lado.',
    );
    expect(advice.join()).not.toMatch(/60 años/);
  });

  test('says why the work lies under the level on court, and what to do on top of it', () => {
    const { advice, level, answers: read } = plan({ currentLevel: 'advanced', experience: 'beginner' });
    expect([read.level, level]).toEqual(['Avanzado', 'Principiante']);
    expect(advice.join()).toContain('Llevas poco tiempo en el pádel');
    expect(plan({ trainingFrequency: 'daily' }).advice.join()).toContain('lo que añadas, que sea suave');
  });

  test('the challenge brings two exercises within the level', () => {
    const codes = (changes: Partial<QuizProfile>) => plan(changes).challenge.exercises.map((exercise) => exercise.code);
    expect(codes({ mainChallenge: 'technique' })).toEqual(['T05', 'T09']);
    expect(codes({ mainChallenge: 'technique', currentLevel: 'beginner' })).toEqual(['T09', 'T03']);
    expect(codes({ mainChallenge: 'power' })).toEqual(['X09', 'F08']);
    expect(codes({ mainChallenge: 'power', currentLevel: 'beginner' })).toEqual(['F08', 'F01']);
    expect(codes({ mainChallenge: 'strategy', currentLevel: 'beginner' })).toEqual(['T13', 'K04']);
  });

  test('an entry speaks with the routine’s note, else with the exercise’s first tip', () => {
    const [routine] = quizRoutines.filter(({ code }) => code === 'R02');
    const [first, ...others] = routine?.entries ?? [];
    if (!routine || !first) throw new Error('R02 is missing');
    const noted = { ...routine, entries: [{ ...first, notes: 'Sube el ritmo poco a poco.' }, ...others] };
    const library = quizRoutines.map((candidate) => (candidate.code === 'R02' ? noted : candidate));
    const entries = planFromQuiz(answers, library).days[1]?.session?.entries;
    expect(entries?.slice(0, 2)).toEqual([
      {
        code: 'L01',
        name: 'Calentamiento dinámico RAMP',
        sets: 1,
        reps: 1,
        duration: 300,
        metres: null,
        perSide: false,
        rest: 0,
        cue: 'Sube el ritmo poco a poco.',
      },
      expect.objectContaining({ code: 'F01', sets: 3, reps: 12, rest: 60, cue: 'Un consejo de la ficha.' }),
    ]);
  });

  test('an empty library leaves seven days of rest', () => {
    const { days, sessions, minutes, challenge } = planFromQuiz(answers, []);
    expect({ sessions, minutes, exercises: challenge.exercises }).toEqual({ sessions: 0, minutes: 0, exercises: [] });
    expect(days.map((day) => day.session)).toEqual(Array(7).fill(null));
  });
});
