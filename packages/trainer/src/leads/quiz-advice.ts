import type { Difficulty } from '@bandeja/domain/exercises/vocabulary';
import type { PreferredTime } from '@bandeja/domain/leads/vocabulary';
import type { QuizProfile } from '#leads/quiz-answers.ts';
import { mayBeOlder, planningLevel } from '#leads/quiz-player.ts';
import { weekAdvice } from '#schedule/messages.ts';

const moments: Record<PreferredTime, string> = {
  morning: 'Por la mañana el cuerpo llega más rígido: alarga el calentamiento dos o tres minutos.',
  afternoon: 'Por la tarde, deja un par de horas entre la comida y las sesiones que suben el pulso.',
  evening: 'Por la noche, no te saltes el final suave: te ayuda a bajar el ritmo antes de dormir.',
  flexible: 'Sin hora fija es fácil dejarlo: ponle hora a cada sesión al empezar la semana.',
};

const limitedTexts = {
  experience:
    'Llevas poco tiempo en el pádel: los ejercicios empiezan por debajo de tu nivel en la pista y suben contigo.',
  training:
    'Te preparas una vez por semana o menos: los ejercicios empiezan por debajo de tu nivel en la pista y suben contigo.',
} as const;

/** Repetitions in reserve (docs/training.md#progression-and-deload). */
const effort: Record<Difficulty, string> = {
  Principiante: 'En la fuerza, acaba cada serie cuando aún podrías hacer 3 o 4 repeticiones más. Nunca hasta el fallo.',
  Intermedio: 'En la fuerza, acaba cada serie cuando aún podrías hacer 2 o 3 repeticiones más. Nunca hasta el fallo.',
  Avanzado: 'En la fuerza, acaba cada serie cuando aún podrías hacer 1 o 2 repeticiones más. Nunca hasta el fallo.',
};

/** A week never holds more (docs/training.md#quota). */
const mostSessions = 6;

/** The quiz only knows ranges of age, so advice for sixty and more names no age. */
const balance =
  'Por prudencia, nada de pliometría; y en cada sesión, equilibrio a una pierna: 3 × 30 segundos por lado.';
const extraWork = 'Ya te preparas casi a diario: este plan ordena lo principal; lo que añadas, que sea suave.';
const matchApart = 'El partido es el que ya juegas: no cuenta en tu tiempo de entrenamiento.';

/** Safety first: the planner's advice worded for a visitor, and advice on the quiz's answers. */
export function startingAdvice(
  answers: QuizProfile,
  planned: readonly string[],
  { sessions, matchBeyondTime }: { sessions: number; matchBeyondTime: boolean },
): string[] {
  const { level, limitedBy } = planningLevel(answers);
  return [
    ...(mayBeOlder(answers) ? [balance] : []),
    ...(limitedBy ? [limitedTexts[limitedBy]] : []),
    effort[level],
    ...planned.filter((sentence) => sentence !== weekAdvice.older),
    ...(answers.trainingFrequency === 'daily' && sessions < mostSessions ? [extraWork] : []),
    ...(matchBeyondTime ? [matchApart] : []),
    moments[answers.preferredTrainingTime],
  ];
}
