import type { QuizAnswers } from '@bandeja/domain/leads/rules';
import type {
  LeadGoal,
  MainChallenge,
  PaddleLevel,
  PlayingFrequency,
  PreferredTime,
  TimeAvailable,
  TrainingFrequency,
} from '@bandeja/domain/leads/vocabulary';

/** Neither name nor address. */
export type QuizProfile = Omit<QuizAnswers, 'name' | 'email'>;

export type ReadBack = {
  level: string;
  playing: string;
  training: string;
  time: string;
  moment: string;
  goals: string[];
  challenge: string;
};

const levels: Record<PaddleLevel, string> = {
  beginner: 'Principiante',
  intermediate: 'Intermedio',
  advanced: 'Avanzado',
  professional: 'Profesional',
};

const playing: Record<PlayingFrequency, string> = {
  rarely: 'Juegas de vez en cuando',
  weekly: 'Juegas 1 vez por semana',
  '2-3_weekly': 'Juegas 2 o 3 veces por semana',
  daily: 'Juegas casi a diario',
};

const training: Record<TrainingFrequency, string> = {
  never: 'Aún no haces preparación física',
  rarely: 'Haces preparación física de vez en cuando',
  weekly: 'Haces preparación física 1 vez por semana',
  '2-3_weekly': 'Haces preparación física 2 o 3 veces por semana',
  daily: 'Haces preparación física casi a diario',
};

const times: Record<TimeAvailable, string> = {
  '15-30': 'Entre 15 y 30 minutos por sesión',
  '30-45': 'Entre 30 y 45 minutos por sesión',
  '45-60': 'Entre 45 y 60 minutos por sesión',
  '60+': 'Una hora o más por sesión',
};

const moments: Record<PreferredTime, string> = {
  morning: 'Por la mañana',
  afternoon: 'Por la tarde',
  evening: 'Por la noche',
  flexible: 'A cualquier hora',
};

const goals: Record<LeadGoal, string> = {
  improve_technique: 'Mejorar la técnica',
  get_fit: 'Ponerte en forma',
  compete: 'Competir',
  have_fun: 'Divertirte',
  injury_prevention: 'Prevenir lesiones',
  social: 'Socializar',
};

const challenges: Record<MainChallenge, string> = {
  consistency: 'Constancia',
  power: 'Potencia',
  strategy: 'Estrategia',
  fitness: 'Condición física',
  technique: 'Técnica',
  mental: 'Mental',
};

export function readBack(answers: QuizProfile): ReadBack {
  return {
    level: levels[answers.currentLevel],
    playing: playing[answers.playingFrequency],
    training: training[answers.trainingFrequency],
    time: times[answers.timeAvailable],
    moment: moments[answers.preferredTrainingTime],
    goals: [...new Set(answers.goals)].map((goal) => goals[goal]),
    challenge: challenges[answers.mainChallenge],
  };
}
