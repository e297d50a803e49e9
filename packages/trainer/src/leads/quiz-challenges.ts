import { type Difficulty, difficulties } from '@bandeja/domain/exercises/vocabulary';
import type { MainChallenge } from '@bandeja/domain/leads/vocabulary';
import type { PlannerExercise } from '#schedule/types.ts';

type Challenge = { onCourt: string; exercises: readonly { code: string; why: string }[] };

/** Figures: docs/training.md#match-demands */
const challenges: Record<MainChallenge, Challenge> = {
  consistency: {
    onCourt:
      'Lo que no se repite no se asienta, y en la pista se nota en los errores no forzados: fuera de la élite dan cerca de dos de cada tres puntos. Mejor dos sesiones cortas todas las semanas que una larga de vez en cuando.',
    exercises: [
      { code: 'L01', why: 'Los días sin ganas haz solo esto: unos minutos también cuentan.' },
      { code: 'F01', why: 'La sesión mínima: dos series en casa, sin nada más.' },
    ],
  },
  power: {
    onCourt:
      'La velocidad de bola nace en las piernas, pasa por la cadera y el tronco y acaba en el brazo. Y lejos de la red el remate pierde eficacia: primero la posición, después la fuerza.',
    exercises: [
      { code: 'X09', why: 'Piernas rápidas para el remate, con los pies en el suelo.' },
      { code: 'F08', why: 'Más empuje de cadera, el motor del remate.' },
      { code: 'F01', why: 'La base de piernas sobre la que se golpea.' },
    ],
  },
  strategy: {
    onCourt:
      'Cerca del 80\u00A0% de los puntos se decide en la red, y el globo es el mejor golpe para recuperarla. La estrategia empieza por saber con qué bola subir y por subir en pareja.',
    exercises: [
      { code: 'K01', why: 'Globo bueno y los dos arriba: la jugada que más se repite.' },
      { code: 'T13', why: 'El golpe que te saca del fondo y te devuelve la red.' },
      { code: 'K04', why: 'Moverse en bloque y hablar antes del bote.' },
    ],
  },
  fitness: {
    onCourt:
      'Un punto dura entre 9 y 15 segundos y la bola está en juego un tercio del partido: más que correr mucho, necesitas repetir esfuerzos cortos y recuperarte entre ellos.',
    exercises: [
      { code: 'C08', why: 'Subes el pulso y te recuperas, sin saltos ni carrera.' },
      { code: 'C01', why: 'La base suave que te deja llegar al tercer set.' },
    ],
  },
  technique: {
    onCourt:
      'El golpe se gana antes de pegar: llegar de lado, con la pala preparada, e impactar delante con un gesto corto. Pocas bolas bien hechas enseñan más que muchas con prisa.',
    exercises: [
      { code: 'T05', why: 'El golpe que conserva la red: alto, de lado y a la esquina.' },
      { code: 'T09', why: 'Dejar pasar la bola y golpearla delante, con calma.' },
      { code: 'T03', why: 'Gesto corto y bola profunda, sin muñeca.' },
    ],
  },
  mental: {
    onCourt:
      'Entre punto y punto tienes hasta 20 segundos: bastan para soltar el anterior y decidir el siguiente. Una rutina breve, siempre la misma, ayuda a jugar cada bola por separado.',
    exercises: [
      { code: 'M01', why: 'La misma secuencia después de cada punto.' },
      { code: 'M02', why: 'Ensayas el golpe en la cabeza antes de pisar la pista.' },
    ],
  },
};

export function challengeOnCourt(challenge: MainChallenge): string {
  return challenges[challenge].onCourt;
}

const exercisesShown = 2;

/** Fewer than two where the catalogue has lost them. Explosive work waits in the first weeks (docs/training.md#gates). */
export function challengeExercises<T extends PlannerExercise>(
  challenge: MainChallenge,
  level: Difficulty,
  exercises: readonly T[],
): { exercise: T; why: string }[] {
  const byCode = new Map(exercises.map((exercise) => [exercise.code, exercise]));
  return challenges[challenge].exercises
    .flatMap(({ code, why }) => {
      const exercise = byCode.get(code);
      return exercise && suits(exercise, level) ? [{ exercise, why }] : [];
    })
    .slice(0, exercisesShown);
}

function suits({ difficulty, categories }: PlannerExercise, level: Difficulty): boolean {
  if (difficulties.indexOf(difficulty) > difficulties.indexOf(level)) return false;
  return level !== 'Principiante' || !categories.includes('Fuerza explosiva');
}
