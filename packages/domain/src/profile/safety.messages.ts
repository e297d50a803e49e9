import type { BodyArea } from '#exercises/vocabulary.ts';
import { adultAge } from '#minors/rules.ts';
import type { Heard } from '#onboarding/contract.ts';
import { helpTexts } from '#profile/danger.messages.ts';
import type { HealthQuestion } from '#profile/vocabulary.ts';

export const areaNames: Record<BodyArea, string> = {
  codo: 'codo',
  hombro: 'hombro',
  rodilla: 'rodilla',
  tobillo: 'tobillo',
  lumbar: 'zona lumbar',
  muñeca: 'muñeca',
};

/** docs/training.md#safety-texts, letter by letter. `permanent` is the line below every piece of advice. */
export const safetyTexts = {
  urg: 'Lo que cuentas puede ser serio. Para ahora mismo y no entrenes. Si lo notas ahora, es intenso o acaba de ocurrir, llama al 112. No te propondré ejercicio hasta que te valore un médico.',
  prof: 'Soy un entrenador virtual: no puedo diagnosticar ni sustituir a un profesional sanitario. Consulta con tu médico o fisioterapeuta antes de cargar esa zona. Mientras tanto te propongo algo suave; para si el dolor pasa de 3 sobre 10 o mañana estás peor.',
  rest: 'Con fiebre o malestar general, no entrenes: descansa, hidrátate y consulta si no mejoras. Retomaremos con carga reducida.',
  no: 'No puedo ayudarte con sustancias dopantes: ponen en riesgo tu salud. Sí puedo preparar un plan progresivo de fuerza.',
  crisis:
    'Siento que lo estés pasando así. No estás solo. En España puedes llamar gratis y a cualquier hora al 024; si hay peligro inmediato, al 112. Habla también con alguien de confianza.',
  weight:
    'No puedo ayudarte a bajar de peso sin comer o sin beber, con sauna, laxantes o vómitos: tu cuerpo lo paga. Sí puedo acompañarte a bajar poco a poco, con comida suficiente y entrenamiento; un dietista-nutricionista te hace un plan a tu medida. Si comer o verte en el espejo te hace sufrir, habla con tu médico y con alguien de confianza: no tienes que llevarlo a solas.',
  drug: 'Sobre medicamentos, pregunta a tu médico o farmacéutico. Yo no puedo valorarlos ni prepararte un entrenamiento con el dolor tapado: si algo te duele, que lo vean antes. Con lo que te digan, adapto tu semana.',
  medicine: 'Sobre medicamentos, pregunta a tu médico o farmacéutico.',
  minor:
    'Para menores preparo sesiones cortas: primero la técnica, nunca hasta el fallo y con un adulto cualificado. Comentadlo también en casa y con quien lleva su entrenamiento en la pista.',
  permanent: 'Información general; no es consejo médico.',
  /** docs/training.md#doubt. */
  doubt:
    'He dejado fuera saltos, sprints y golpes por encima de la cabeza porque no estoy seguro de qué te pasa; dime qué zona es.',
  injuryAdvice: (area: BodyArea): string =>
    `He quitado lo que más carga tu ${areaNames[area]} y suavizado el resto. Si el dolor aumenta, dura más de una semana o aparece de noche, pide cita con un fisioterapeuta o médico.`,
  /** In its place where nothing was taken out: «he quitado» is said of what was there. */
  injuryEased: (area: BodyArea): string =>
    `He suavizado lo que carga tu ${areaNames[area]}. Si el dolor aumenta, dura más de una semana o aparece de noche, pide cita con un fisioterapeuta o médico.`,
  injuryUntouched: (area: BodyArea): string =>
    `Nada de lo previsto carga tu ${areaNames[area]}. Si el dolor aumenta, dura más de una semana o aparece de noche, pide cita con un fisioterapeuta o médico.`,
  forMinor: (text: string): string => `${text} Y avisa a un adulto.`,
};

/** In place of `prof` where no part of the body is meant: heart, diabetes, pregnancy, medication. */
export const conditionText =
  'Soy un entrenador virtual: no puedo diagnosticar ni sustituir a un profesional sanitario. Consulta con tu médico antes de entrenar. Mientras tanto te propongo algo suave; para si notas algo raro.';

/** What a plan or a session did to spare an area. */
export type SparedBy = 'taken' | 'eased' | 'untouched';

const sparingTexts: Record<SparedBy, (area: BodyArea) => string> = {
  taken: safetyTexts.injuryAdvice,
  eased: safetyTexts.injuryEased,
  untouched: safetyTexts.injuryUntouched,
};

export const sparingText = (area: BodyArea, sparing: SparedBy): string => sparingTexts[sparing](area);

/** The referral of a condition names no part of the body. */
export function flagText(
  flag: NonNullable<Heard['redFlag']>,
  { isCondition }: { isCondition?: boolean | undefined },
): string {
  return flag === 'prof' && isCondition === true ? conditionText : safetyTexts[flag];
}

const conditions: readonly HealthQuestion[] = ['heart', 'condition', 'supervised'];

/** `prof` where only conditions are named. */
export function statedKind(yes: readonly HealthQuestion[]): 'urg' | 'prof' {
  return yes.every((question) => conditions.includes(question)) ? 'prof' : 'urg';
}

export function statedText(yes: readonly HealthQuestion[]): string {
  return statedKind(yes) === 'prof' ? conditionText : safetyTexts.urg;
}

/** For minors with the advice to speak to an adult. `age` in years. */
export function forReader(text: string, age: number | null): string {
  return age !== null && age < adultAge ? safetyTexts.forMinor(text) : text;
}

/** The numbers of Spain, and where help is found elsewhere. `age` in years. */
export function helpFor(age: number | null): string[] {
  return [forReader(safetyTexts.crisis, age), helpTexts.elsewhere];
}
