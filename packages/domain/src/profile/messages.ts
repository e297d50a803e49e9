import type { HealthQuestion } from '#profile/vocabulary.ts';

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

/** A changed wording gets a new version; a consent's row stores its version. */
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
  illness: {
    version: '2026-11',
    text: 'Acepto que Bandeja guarde que estoy enfermo y hasta cuándo, para volver con menos carga. Se borra solo a las cuatro semanas y puedo borrarlo antes.',
  },
  bodyWeight: {
    version: '2026-11',
    text: 'Acepto que Bandeja guarde mi peso de cada día para enseñarme cómo cambia. Puedo retirarlo y borrarlo cuando quiera.',
  },
  pulse: {
    version: '2026-11',
    text: 'Acepto que Bandeja guarde el pulso que mide mi banda o mi reloj en mis sesiones y partidos para enseñarme mi esfuerzo. Puedo retirarlo y borrarlo cuando quiera.',
  },
  checks: {
    version: '2026-11',
    text: 'Acepto que Bandeja guarde las medidas redondeadas de mi revisión del mes (repeticiones, grados y segundos) para enseñarme cómo cambian y adaptar mi plan. Puedo retirarlo y borrarlas cuando quiera.',
  },
  filmedStrokes: {
    version: '2026-11-30',
    text: 'Acepto que Bandeja guarde en mi cuenta las medidas redondeadas de los golpes que elija (alturas, ángulos y postura), con su fecha, el golpe y la mano, para compararlas en cualquier dispositivo. Puedo retirarlo y borrarlas cuando quiera.',
  },
  healthFacts: {
    version: '2026-11',
    text: 'Acepto que Bandeja guarde lo que cuento de mi salud a mi entrenador, como ser celiaco o tener una alergia, para tenerlo en cuenta. Puedo retirarlo y borrarlo cuando quiera.',
  },
  outsideModel: {
    version: '2026-11',
    text: 'Acepto que un servicio externo de inteligencia artificial reciba lo que escribo a mi entrenador, lo que le he contado de mí, mi perfil, mi semana y mis sesiones para ayudarle a contestarme, sin mi nombre ni el de otras personas. Puedo apagarlo cuando quiera.',
  },
  outsideHealth: {
    version: '2026-11',
    text: 'Acepto que ese servicio reciba también lo que cuento de mi salud, como una molestia o una alergia. Sin esto, lo que habla de mi salud no sale de Bandeja. Puedo apagarlo cuando quiera.',
  },
  openHealth: {
    version: '2026-11',
    text: 'Acepto que los programas a los que doy este permiso lean lo que hay de mi salud en mi plan, mis sesiones y mis molestias. Puedo retirarlo cuando quiera.',
  },
  openFacts: {
    version: '2026-11',
    text: 'Acepto que los programas a los que doy este permiso lean lo que he contado de mí a mi entrenador. Puedo retirarlo cuando quiera.',
  },
  openPulse: {
    version: '2026-11',
    text: 'Acepto que los programas a los que doy este permiso lean el pulso de mis sesiones. Puedo retirarlo cuando quiera.',
  },
  coachPlan: {
    version: '2026-11-30',
    text: 'Acepto que la persona que me entrena vea mi plan, mis sesiones, mi esfuerzo, mi progreso y mis objetivos, y que cambie mis días. Puedo retirarlo cuando quiera.',
  },
  coachHealth: {
    version: '2026-11-30',
    text: 'Acepto que la persona que me entrena vea mi salud: mis molestias, sus zonas y su dolor, los avisos y lo que contesto en el control semanal. Puedo retirarlo cuando quiera.',
  },
  coachWeight: {
    version: '2026-11-30',
    text: 'Acepto que la persona que me entrena vea mi peso y su historia. Puedo retirarlo cuando quiera.',
  },
  coachStrokes: {
    version: '2026-11-30',
    text: 'Acepto que la persona que me entrena vea cómo puntúo mis golpes y los puntúe a su lado. Puedo retirarlo cuando quiera.',
  },
  coachFilms: {
    version: '2026-11-30',
    text: 'Acepto que la persona que me entrena vea los vídeos que le envíe, uno a uno, que Bandeja guarda para eso 90 días como máximo. Puedo retirarlo cuando quiera.',
  },
  coachPulse: {
    version: '2026-11-30',
    text: 'Acepto que la persona que me entrena vea el pulso de mis sesiones. Puedo retirarlo cuando quiera.',
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

/** A «sí» says one sentence that words a red flag, so that a doctor's statement can confirm each one. */
export const healthQuestionTexts: Record<HealthQuestion, { question: string; statement: string }> = {
  heart: {
    question: '¿Te ha dicho un médico que tienes un problema de corazón?',
    statement: 'Un médico me ha dicho que tengo un problema de corazón',
  },
  chest: {
    question: '¿Te duele o te oprime el pecho, con esfuerzo o en reposo?',
    statement: 'Me duele o me oprime el pecho',
  },
  breath: {
    question: '¿Te falta el aire con esfuerzos pequeños o al tumbarte?',
    statement: 'Me falta el aire con esfuerzos pequeños o al tumbarme',
  },
  faint: {
    question: '¿Te mareas al hacer ejercicio o te has desmayado en el último año?',
    statement: 'Me mareo al hacer ejercicio o me he desmayado en el último año',
  },
  pulse: {
    question: '¿Notas que el corazón te late muy deprisa o a saltos sin motivo?',
    statement: 'Noto que el corazón me late muy deprisa o a saltos sin motivo',
  },
  condition: {
    question: '¿Tienes diabetes, la tensión alta o un problema de riñón?',
    statement: 'Tengo diabetes, la tensión alta o un problema de riñón',
  },
  supervised: {
    question: '¿Te ha dicho un médico que hagas ejercicio solo con su control?',
    statement: 'Un médico me ha dicho que haga ejercicio solo con su control',
  },
};
