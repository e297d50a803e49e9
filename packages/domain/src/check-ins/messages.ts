import { type CheckInQuestion, type HurtingPart, questionLimits, type ScaleQuestion } from '#check-ins/vocabulary.ts';

export const checkInMessages = {
  free: `Cuéntalo en ${questionLimits.letters} letras como máximo`,
  questions: `Elige de ${questionLimits.least} a ${questionLimits.most} preguntas`,
  empty: 'Contesta al menos una pregunta',
} as const;

export const questionTexts: Record<CheckInQuestion, { question: string; name: string }> = {
  sleep: { question: '¿Qué tal has dormido?', name: 'Sueño' },
  energy: { question: '¿Cuánta energía tienes?', name: 'Energía' },
  effort: { question: '¿Cuánto te ha costado entrenar?', name: 'Esfuerzo de la semana' },
  soreness: { question: '¿Cuántas agujetas tienes?', name: 'Agujetas' },
  mood: { question: '¿Cómo estás de ánimo?', name: 'Ánimo' },
  stress: { question: '¿Cuánto estrés llevas encima?', name: 'Estrés' },
  motivation: { question: '¿Cuántas ganas tienes de entrenar?', name: 'Ganas' },
  time: { question: '¿Te ha dado tiempo a todo?', name: 'Tiempo' },
  hurts: { question: '¿Te molesta algo?', name: 'Molestias' },
  free: { question: '¿Algo que deba saber?', name: 'Lo que cuenta' },
};

export const scaleEnds: Record<ScaleQuestion, readonly [one: string, five: string]> = {
  sleep: ['Mal', 'Muy bien'],
  energy: ['Ninguna', 'Mucha'],
  effort: ['Muy poco', 'Muchísimo'],
  soreness: ['Ninguna', 'Muchas'],
  mood: ['Bajo', 'Muy bueno'],
  stress: ['Ninguno', 'Muchísimo'],
  motivation: ['Ninguna', 'Todas'],
  time: ['A casi nada', 'A todo'],
};

export const partNames: Record<HurtingPart, string> = {
  nada: 'Nada',
  hombro: 'Hombro',
  codo: 'Codo',
  lumbar: 'Lumbar',
  rodilla: 'Rodilla',
  tobillo: 'Tobillo',
  otra: 'Otra zona',
};

/** Why a player needs the coach. */
export const missedCheckInFact = 'No ha contestado el control de la semana pasada, y ya se lo hemos recordado.';
/** To who switched the notices off. */
export const missedUnremindedFact = 'No ha contestado el control de la semana pasada; tiene los avisos apagados.';
