import { placeName } from '@bandeja/domain/body/messages';
import { difficulties, type Material } from '@bandeja/domain/exercises/vocabulary';
import type { Heard } from '@bandeja/domain/onboarding/contract';
import type { OnboardingAnswers, SessionDuration } from '@bandeja/domain/onboarding/rules';
import { experiences } from '@bandeja/domain/profile/contract';
import { consentTexts } from '@bandeja/domain/profile/messages';
import { type planLabel, quota, weekdayNames } from '@bandeja/domain/schedule/rules';
import { goals, type Weekday, weekdays } from '@bandeja/domain/schedule/vocabulary';
import { capitalise as capital } from '@bandeja/domain/wire/text';
import type { DaysReading } from '@bandeja/reader/language/training-days';
import type { ConversationStep, Question } from '#onboarding/types.ts';

const joined = new Intl.ListFormat('es-ES');

export type SessionAnswers = Pick<OnboardingAnswers, 'sessionDuration' | 'places' | 'equipment' | 'matchDays'>;

const yesNo = { accept: 'Sí, acepto', decline: 'No, prefiero que no' } as const;
export const noInjury = 'Ninguna';
/** Answers to the health questions; which of them are a «sí» is ticked. */
export const health = {
  none: 'Nada de esto',
  some: 'Me pasa algo de esto',
  declined: 'Prefiero no contestar',
} as const;
export const unsaid = 'Prefiero no decirlo';
/** Height and weight left out at once. */
export const neitherMeasure = 'Ni altura ni peso';
const ready = ['Sí, estoy listo', 'Empecemos'];

export const questions: Record<ConversationStep, Question> = {
  greeting: { inputType: 'select', options: ready },
  height: { inputType: 'number', options: [unsaid, neitherMeasure] },
  weight: { inputType: 'number', options: [unsaid] },
  experience: { inputType: 'select', options: experiences },
  fitnessLevel: { inputType: 'select', options: difficulties },
  trainingDays: { inputType: 'select', options: ['1', '2', '3', '4', '5', '6', '7'] },
  sessions: { inputType: 'sessions', options: [] },
  goals: { inputType: 'multiselect', options: goals },
  injuries: { inputType: 'text', options: [noInjury, 'Codo', 'Hombro', 'Rodilla', 'Tobillo', 'Espalda'] },
  injuriesConsent: { inputType: 'select', options: [yesNo.accept, yesNo.decline] },
  health: { inputType: 'select', options: [health.none, health.declined] },
  age: { inputType: 'number', options: [unsaid] },
  guardian: { inputType: 'select', options: ['Sí, lo tengo', 'No lo tengo'] },
  ready: { inputType: 'text', options: [] },
};

export const asked: Record<ConversationStep, string[]> = {
  greeting: ['¿Empezamos?'],
  height: ['¿Cuánto mides?', 'Escríbelo como te salga: 1,78, «uno setenta y ocho» o «178 y 72 kg». Es opcional.'],
  weight: ['¿Cuánto pesas?', 'También es opcional.'],
  experience: ['¿Qué experiencia tienes?', 'Elige una opción o dime cuánto tiempo llevas jugando o entrenando.'],
  fitnessLevel: [
    '¿Y tu nivel físico?',
    'Principiante si empiezas o vuelves tras un parón; intermedio si entrenas una o dos veces por semana; avanzado si son tres o más. También vale tu categoría o tu nivel de Playtomic.',
  ],
  trainingDays: ['¿Cuántos días a la semana puedes entrenar?'],
  sessions: [
    '¿Cómo son esos días?',
    'Qué días juegas ya, cuánto tiempo tienes, dónde entrenas y con qué. Lo que no digas no limita tu plan.',
  ],
  goals: ['¿Qué quieres conseguir?', 'Elige los que quieras, o dime qué se te escapa en la pista.'],
  injuries: [
    '¿Tienes alguna lesión o molestia?',
    'Es opcional: si me lo cuentas, quito de tu plan lo que carga esa zona.',
  ],
  injuriesConsent: ['Para guardarlo necesito tu permiso. ¿Me lo das?', consentTexts.injuries.text],
  health: [
    '¿Te pasa algo de esto?',
    'Marca lo que te pase: así no te propongo ejercicio sin que te haya visto un médico.',
    'Al contestar dices:',
    consentTexts.screening.text,
  ],
  age: ['La última, y solo si quieres: ¿cuántos años tienes?', 'De tu edad dependen los saltos y las cargas.'],
  guardian: ['Con menos de 14 años hace falta un permiso. ¿Lo tienes?', consentTexts.guardian.text],
  ready: ['Con esto me basta.', 'Estoy preparando tu plan.'],
};

export const reasked: Record<ConversationStep, string[]> = {
  greeting: ['Sin prisa: cuando quieras, empezamos.'],
  height: [
    'Hmm, no pude entender tu altura o parece poco usual...',
    'Dímela en centímetros o en metros, de 100 a 250 cm: por ejemplo, 178 o 1,78.',
  ],
  weight: ['No pude entender tu peso o parece inusual...', 'Dímelo en kilos, de 40 a 150: por ejemplo, 72,5.'],
  experience: ['No pude entender tu experiencia.', 'Elige una opción o dime cuántos meses o años llevas.'],
  fitnessLevel: ['No pude entender tu nivel.', 'Dime si te ves principiante, intermedio o avanzado.'],
  trainingDays: ['No pude entender el número de días o está fuera del rango...', 'Dime un número del 1 al 7.'],
  sessions: [
    'No pude entenderte.',
    'Dime, por ejemplo, «juego los sábados; 45 minutos, en casa y con gomas», o sigue sin decirlo.',
  ],
  goals: ['No pude entender tus objetivos.', 'Elige uno o varios de la lista, o dilo con otras palabras.'],
  injuries: ['No pude entenderte.', 'Dime qué zona te molesta, o «Ninguna» si no hay nada.'],
  injuriesConsent: ['Necesito un sí o un no claro.', consentTexts.injuries.text],
  health: ['No pude entenderte.', 'Marca lo que te pase, o «Nada de esto» si no hay nada.'],
  age: [
    'No pude entender tu edad o está fuera del rango.',
    'Dime un número del 12 al 100, o que prefieres no decirla.',
  ],
  guardian: ['Necesito un sí o un no claro.', consentTexts.guardian.text],
  ready: ['Ya tengo todas tus respuestas.'],
};

export const greeting = (name: string, questionCount: number) => [
  name === '' ? 'Hola.' : `Hola, ${name}.`,
  `Soy tu entrenador virtual. Con ${numberWords[questionCount]} preguntas preparo tu primera semana.`,
];

/** What an earlier form has answered, before the first question. */
export function knownBefore(known: readonly ConversationStep[], answers: OnboardingAnswers): string[] {
  const { fitnessLevel, experience, goals, sessionDuration } = answers;
  const parts = [
    known.includes('fitnessLevel') && fitnessLevel && `nivel físico ${fitnessLevel.toLowerCase()}`,
    known.includes('experience') && experience && `experiencia: ${experience.toLowerCase()}`,
    known.includes('goals') && joined.format(goals.map((goal) => goal.toLowerCase())),
    sessionDuration && durationWords(sessionDuration),
  ].filter((part) => typeof part === 'string');
  if (known.length === 0) return [];
  return [
    `Ya sé esto de ti: ${parts.join('; ')}.`,
    'No te lo vuelvo a preguntar; en tu perfil lo cambias cuando quieras.',
  ];
}

export const corrected = ['Sin problema, lo cambiamos.'];
export const saveFailedText = 'Hubo un error al guardar tu información. ¿Podrías intentarlo de nuevo?';
export const stepFailedText = 'Ups, algo salió mal. ¿Podrías intentar de nuevo?';
export const goOn = 'Cuando quieras, seguimos.';

export const heightNoted = (heightCm: number) => `${heightCm} cm, anotado.`;
export const bodyNoted = (heightCm: number, weightKg: number) => `${heightCm} cm y ${weightNoted(weightKg)}`;
export const weightNoted = (weightKg: number) => `${String(weightKg).replace('.', ',')} kg.`;
export const noted = (choice: string) => `${choice}, de acuerdo.`;
export const ofCourt = (words: string) =>
  `Entendido: ${words}. Lo trabajaremos con la técnica y la táctica de la pista.`;
export const goalsNoted = ([first, second]: readonly string[]) =>
  second === undefined ? `Anotado: «${first}».` : `Anotado: «${first}» es el primero y pesa más.`;
const placeWords = { home: 'en casa', court: 'en pista' } as const;

/** «Juegas los sábados, de 30 a 45 minutos, en casa, con gomas.» */
export function sessionsNoted({ sessionDuration, places, equipment, matchDays }: SessionAnswers): string {
  const plays = matchDays.length === 0 ? null : `juegas ${joined.format(matchDays.map((day) => pluralDays[day]))}`;
  const duration = sessionDuration && durationWords(sessionDuration);
  const where = places === null ? null : places.map((place) => placeWords[place]).join(' y ');
  const kit = equipment === null ? null : kitWords(equipment);
  const parts = [plays, duration, where, kit].filter((part) => part !== null);
  return parts.length === 0 ? 'Sin límites, entonces.' : `${capital(parts.join(', '))}.`;
}

const pluralDays: Record<Weekday, string> = {
  monday: 'los lunes',
  tuesday: 'los martes',
  wednesday: 'los miércoles',
  thursday: 'los jueves',
  friday: 'los viernes',
  saturday: 'los sábados',
  sunday: 'los domingos',
};

const durationWords = ({ min, max }: SessionDuration) =>
  min === max ? `${max} minutos` : `de ${min} a ${max} minutos`;
const kitWords = (equipment: readonly Material[]) =>
  equipment.length === 0 ? 'sin material' : `con ${joined.format(equipment)}`;

/** «Entiendo: codo derecho y rodilla. Gracias por contármelo.» */
export function injuryHeard(places: NonNullable<Heard['places']>): string {
  const names = places.map(({ region, side }) => placeName(region, side));
  const thanks = 'Gracias por contármelo.';
  return names.length === 0 ? thanks : `Entiendo: ${joined.format(names)}. ${thanks}`;
}

export const healthNoted = 'Bien. Te lo volveré a preguntar dentro de un año.';
export const noInjuryNoted = 'Bien, nada que cuidar por ahora.';
export const consentGiven = 'Gracias. Lo tendré en cuenta en tu plan, y puedes retirarlo y borrarlo cuando quieras.';
export const consentDeclined = 'De acuerdo, no guardo nada de lo que me has contado y tu plan no lo tendrá en cuenta.';
export const ageNoted = (ageYears: number) => `${ageYears} años, anotado.`;
export const leftOpen = 'Sin problema.';
export const guardianMissing = [
  'Sin ese permiso no puedo guardar tu perfil.',
  'Pídeselo y dímelo cuando lo tengas. Si te has equivocado de edad, corrige la respuesta anterior.',
];
export const tellAnAdult = 'Y por lo que me has contado antes, avisa a un adulto.';

/** For players who declined the storage: the plan that follows does not know of it. */
export const unknownToPlan: Record<NonNullable<Heard['redFlag']>, string | null> = {
  urg: 'No empieces tu plan hasta que te valore un médico.',
  prof: 'No empieces tu plan sin hablar antes con tu médico o fisioterapeuta.',
  rest: 'No empieces tu plan hasta que te encuentres bien.',
  crisis: 'Tu plan puede esperar: ahora lo primero eres tú.',
  no: null,
  weight: 'No empieces tu plan sin hablar antes con tu médico.',
  drug: 'No empieces tu plan sin hablar antes con tu médico o fisioterapeuta.',
  medicine: null,
  minor: null,
};

const numberWords = ['', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const counted = (count: number, one: string, many: string) => `${numberWords[count]} ${count === 1 ? one : many}`;

function listed(days: readonly Weekday[]): string {
  const names = days.map((day) => weekdayNames[day].toLowerCase());
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;
}

/** «Cuatro días: dos físicos y dos partidos. Te propongo lunes, miércoles, viernes y domingo.» */
export function daysNoted({ trainingDays, days, named, most }: DaysReading): string[] {
  const { physical, matches } = quota(trainingDays);
  const sessions = `${counted(physical, 'físico', 'físicos')} y ${counted(matches, 'partido', 'partidos')}`;
  const wanted = capital(counted(trainingDays, 'día', 'días'));
  const fewer = most === null ? [] : [`Empezamos con ${numberWords[trainingDays]}: siempre puedes subir.`];
  if (named && days.length < physical + matches) return [...fewer, `${wanted}: ${listed(days)}.`];
  // the least a week has; one day asked for still proposes two
  const least = trainingDays < physical + matches ? `Como mínimo, ${sessions}.` : `${wanted}: ${sessions}.`;
  if (days.length === weekdays.length)
    return [...fewer, trainingDays < 7 ? least : `${wanted}: ${sessions}, y uno libre.`];
  if (!named) return [...fewer, least, `Te propongo ${listed(days)}.`];
  if (days.length > trainingDays) return [...fewer, least, `Elegiré los que mejor encajen entre ${listed(days)}.`];
  return [...fewer, least, `${capital(listed(days))}, apuntado.`];
}

/** A day with training of the finished week. */
export type PlannedSession = { weekday: Weekday; type: ReturnType<typeof planLabel> };

/** `caution` is what the plan does not know. */
export function planMessage(sessions: readonly PlannedSession[], caution: string | null, past = 0): string[] {
  if (sessions.length === 0 && past > 0) return ['Tu plan está listo.', weekIsSpent];
  if (sessions.length === 0) return ['Tu perfil está guardado.', 'Esta semana no te propongo ejercicio.'];
  const lines = sessions.map(({ weekday, type }) => `${weekdayNames[weekday]}: ${type}.`);
  return ['Tu plan está listo.', lines.join(' '), ...(caution === null ? [] : [caution])];
}

const activities: Record<PlannedSession['type'], string> = {
  Fuerza: 'fuerza',
  'Fuerza explosiva': 'fuerza explosiva',
  Pliometría: 'pliometría',
  Cardio: 'cardio',
  Flexibilidad: 'flexibilidad',
  Funcionalidad: 'trabajo funcional',
  Técnico: 'técnica',
  Táctico: 'táctica',
  Mental: 'trabajo mental',
  Partido: 'un partido',
  Descanso: 'descanso',
};

/** Who begins at the end of a week has none of its sessions left. */
export const weekIsSpent = 'Esta semana ya no te toca entrenar: tu primera sesión llega la que viene.';

export function weekSummary(sessions: readonly PlannedSession[], caution: string | null, past = 0): string {
  const [first] = sessions;
  const last = sessions.at(-1);
  if (!first && past > 0) return `Tu plan está listo. ${weekIsSpent}`;
  if (!first || !last) return 'Tu perfil está guardado. Esta semana no te proponemos ejercicio.';
  if (caution !== null) return `Tu primera semana está lista. ${caution}`;
  const begin = `Tu primera semana está lista. Empieza el ${listed([first.weekday])} con ${activities[first.type]}`;
  return first === last ? `${begin}.` : `${begin} y cierra el ${listed([last.weekday])} con ${activities[last.type]}.`;
}
