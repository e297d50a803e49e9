/*
 * Sentences the trainer uses in more than one place, in Spanish (design guide, «Voice»: the fact first, no exclamation
 * marks). Safety texts are not here: they are `safetyTexts` of the reader, letter by letter.
 */

export const texts = {
  confirm: '¿Lo confirmas?',
  noPlan: 'Todavía no tienes plan: completa tu perfil con los días que puedes entrenar y la duración, y te lo preparo.',
  abilities:
    'Puedo decirte qué te toca hoy, explicarte un golpe o un ejercicio, y cambiar o adaptar tu semana a cómo estás.',
  nextWeek: 'La semana que viene aún no está planificada: la preparo el lunes con lo que entrenes esta.',
  plansHint: 'Con Premium o Pro te la preparo a medida.',
  noRoutinesLeft: 'Este mes ya no te quedan rutinas nuevas en tu plan; las que ya has usado puedes repetirlas.',
  gentleLine:
    'Si el dolor aumenta, dura más de una semana o aparece de noche, pide cita con un fisioterapeuta o médico.',
} as const;

/** What the trainer asks when a message leaves something open; the next message is read together with it. */
export const questions = {
  day: '¿Qué día quieres cambiar?',
  type: '¿Qué prefieres ese día: descanso, otro tipo de sesión o pasarla a otro día?',
  target: '¿A qué día la paso?',
  area: '¿Qué zona te molesta?',
} as const;
