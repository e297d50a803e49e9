import { type planLabel, showsNextWeek } from '@bandeja/domain/schedule/rules';
import type { ChatContext } from '#chat/types.ts';

// Used in more than one place. Safety texts are not here: they are `safetyTexts` of the reader, letter by letter.

export const texts = {
  confirm: '¿Lo confirmas?',
  noPlan: 'Todavía no tienes plan: completa tu perfil con los días que puedes entrenar y la duración, y te lo preparo.',
  abilities:
    'Puedo decirte qué te toca hoy, explicarte un golpe o un ejercicio, y cambiar o adaptar tu semana a cómo estás.',
  fixedDays: 'Cambio esta semana; para las siguientes, quita ese día en Perfil, en tus días disponibles.',
  plansHint: 'Con Premium o Pro te la preparo a medida.',
  noRoutinesLeft: 'Este mes ya no te quedan rutinas nuevas en tu plan; las que ya has usado puedes repetirlas.',
  gentleLine:
    'Si el dolor aumenta, dura más de una semana o aparece de noche, pide cita con un fisioterapeuta o médico.',
} as const;

/** On the dashboard once its draft is shown (docs/product.md#next-week). */
export function nextWeekText({ today, player }: Pick<ChatContext, 'today' | 'player'>): string {
  const isShown = player !== null && showsNextWeek(today, player.firstWeek);
  return isShown
    ? 'La semana que viene ya la tienes en el Dashboard; el lunes la ajusto con lo que entrenes esta.'
    : 'La semana que viene la ves en el Dashboard desde el viernes; el lunes la ajusto con lo que entrenes esta.';
}

/** The trainer's questions for missing details; the next message is read together with them. */
export const questions = {
  day: '¿Qué día quieres cambiar?',
  type: '¿Qué prefieres ese día: descanso, otro tipo de sesión o pasarla a otro día?',
  range: '¿Qué prefieres esos días: descanso u otro tipo de sesión?',
  target: '¿A qué día la paso?',
  area: '¿Qué zona te molesta?',
  exercise: '¿Cuál te explico?',
  adapt: 'Puedo adaptarla a una molestia, a los días que no puedes o a algo más suave. ¿Qué necesitas?',
} as const;

/** Only those that are not their own word in small letters. */
export const spoken: Partial<Record<string, string>> = {
  Técnico: 'técnica',
  Táctico: 'táctica',
  Mental: 'trabajo mental',
};

export const purposes: Record<ReturnType<typeof planLabel>, string> = {
  Fuerza: 'La fuerza sostiene la pegada y hace que llegues entero al tercer set.',
  'Fuerza explosiva': 'La potencia da velocidad de bola y de primer paso.',
  Pliometría: 'Los saltos controlados te ayudan a arrancar y a frenar.',
  Cardio: 'El cardio te ayuda a recuperar entre puntos.',
  Funcionalidad: 'Son gestos de pista: pies, equilibrio y golpes.',
  Técnico: 'Un golpe se fija con muchas bolas y poca prisa.',
  Táctico: 'Saber dónde ponerte te ahorra carreras.',
  Mental: 'La cabeza también se entrena: te ayuda en los puntos que pesan.',
  Flexibilidad: 'Un día suave deja que se asimile lo duro.',
  Partido: 'En el partido se junta todo; alrededor va lo suave.',
  Descanso: 'Descansar también cuenta: es cuando se asimila lo entrenado.',
};
