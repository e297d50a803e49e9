import type { DangerAnswer, HealthQuestion } from '#profile/vocabulary.ts';

/** Spanish texts about the profile's fields, spoken by server and browser. */
export const profileMessages = {
  name: 'El nombre es requerido',
  nameLong: 'El nombre puede tener 80 caracteres como máximo',
  height: 'Escribe tu altura en centímetros, de 100 a 250',
  weight: 'Escribe tu peso en kilos, de 30 a 200',
  age: 'Escribe tu edad, de 12 a 100 años',
  trainingDays: 'Elige de 1 a 7 días',
  minutes: 'La duración va de 30 a 180 minutos',
  minutesOrder: 'La duración mínima no puede superar la máxima',
  injuriesLong: 'Cuéntalo en 1000 caracteres como máximo',
  timeZone: 'No conocemos esa zona horaria',
  consent: 'Marca la casilla para que podamos guardar tus lesiones',
  screening: 'Acepta que guardemos tus respuestas, o prefiere no contestar',
  guardian: 'Marca la casilla con el permiso de tu madre, padre o tutor',
} as const;

/** Wordings of the consents. A changed wording gets a new version; a consent's row stores its version. */
export const consentTexts = {
  injuries: {
    version: '2026-11',
    text: 'Acepto que Bandeja guarde lo que cuento de mis lesiones para adaptar mi plan. Puedo retirarlo y borrarlo cuando quiera.',
  },
  screening: {
    version: '2026-11',
    text: 'Acepto que Bandeja guarde mis respuestas sobre mi salud para cuidar mi entrenamiento. Puedo retirarlo y borrarlo cuando quiera.',
  },
  discomforts: {
    version: '2026-11',
    text: 'Acepto que Bandeja guarde las molestias que apunto para cuidar esas zonas en mi plan. Puedo retirarlo y borrarlas cuando quiera.',
  },
  bodyWeight: {
    version: '2026-11',
    text: 'Acepto que Bandeja guarde mi peso de cada día para enseñarme cómo cambia. Puedo retirarlo y borrarlo cuando quiera.',
  },
  learning: {
    version: '2026-11',
    text: 'Acepto que Bandeja guarde durante 90 días, sin mi nombre, las frases que corrijo para que el entrenador aprenda. Puedo retirarlo cuando quiera.',
  },
  guardian: {
    version: '2026-11',
    text: 'Tengo el permiso de mi madre, padre o tutor legal para usar Bandeja.',
  },
} as const;

/**
 * The health questions, and the statement of a «sí». The statements word a red flag: one sentence each, so that a
 * doctor's statement can confirm each one.
 */
export const healthQuestionTexts: Record<HealthQuestion, { question: string; said: string }> = {
  heart: {
    question: '¿Te ha dicho un médico que tienes un problema de corazón?',
    said: 'Un médico me ha dicho que tengo un problema de corazón',
  },
  chest: {
    question: '¿Te duele o te oprime el pecho, con esfuerzo o en reposo?',
    said: 'Me duele o me oprime el pecho',
  },
  breath: {
    question: '¿Te falta el aire con esfuerzos pequeños o al tumbarte?',
    said: 'Me falta el aire con esfuerzos pequeños o al tumbarme',
  },
  faint: {
    question: '¿Te mareas al hacer ejercicio o te has desmayado en el último año?',
    said: 'Me mareo al hacer ejercicio o me he desmayado en el último año',
  },
  pulse: {
    question: '¿Notas que el corazón te late muy deprisa o a saltos sin motivo?',
    said: 'Noto que el corazón me late muy deprisa o a saltos sin motivo',
  },
  condition: {
    question: '¿Tienes diabetes, la tensión alta o un problema de riñón?',
    said: 'Tengo diabetes, la tensión alta o un problema de riñón',
  },
  supervised: {
    question: '¿Te ha dicho un médico que hagas ejercicio solo con su control?',
    said: 'Un médico me ha dicho que haga ejercicio solo con su control',
  },
};

/** The calm question that a suspicion of danger asks before any exercise. */
export const dangerQuestion = {
  title: '¿Te pasa algo de esto?',
  lead: 'Quiero estar seguro antes de proponerte ejercicio. Toca lo que notes.',
} as const;

export const dangerAnswerTexts: Record<DangerAnswer, string> = {
  chest: 'Dolor u opresión en el pecho',
  faint: 'Mareo o desmayo',
  breath: 'Me falta el aire más de lo normal',
  pulse: 'El corazón me late raro',
  numb: 'Se me duerme una pierna o un brazo',
  other: 'Otra cosa que me preocupa',
  none: 'No, nada de eso',
};

/** After the text of a crisis that is only suspected: it fits a misunderstanding too. */
export const maybeMisread = 'Si te he entendido mal, dímelo y seguimos.';
