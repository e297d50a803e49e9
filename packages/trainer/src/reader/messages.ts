import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import { adultAge } from '#schedule/limits.ts';

/** How sentences call an area, after «tu» or alone: «tu codo», «zona lumbar». */
export const areaNames: Record<BodyArea, string> = {
  codo: 'codo',
  hombro: 'hombro',
  rodilla: 'rodilla',
  tobillo: 'tobillo',
  lumbar: 'zona lumbar',
  muñeca: 'muñeca',
};

/**
 * The safety texts of docs/training.md#safety-texts, letter by letter. The keys `urg`, `prof`, `rest`, `no` and `crisis` are the
 * red flags of `readHealth`; `permanent` is the line that stands under every piece of advice.
 */
export const safetyTexts = {
  urg: 'Lo que cuentas puede ser serio. Para ahora mismo y no entrenes. Si lo notas ahora, es intenso o acaba de ocurrir, llama al 112. No te propondré ejercicio hasta que te valore un médico.',
  prof: 'Soy un entrenador virtual: no puedo diagnosticar ni sustituir a un profesional sanitario. Consulta con tu médico o fisioterapeuta antes de cargar esa zona. Mientras tanto te propongo algo suave; para si el dolor pasa de 3 sobre 10 o mañana estás peor.',
  rest: 'Con fiebre o malestar general, no entrenes: descansa, hidrátate y consulta si no mejoras. Retomaremos con carga reducida.',
  no: 'No puedo ayudarte con sustancias dopantes: ponen en riesgo tu salud. Sí puedo preparar un plan progresivo de fuerza.',
  crisis:
    'Siento que lo estés pasando así. No estás solo. En España puedes llamar gratis y a cualquier hora al 024; si hay peligro inmediato, al 112. Habla también con alguien de confianza.',
  permanent: 'Información general; no es consejo médico.',
  /** The advice for a mild or old injury, with the area's name filled in. */
  injuryAdvice: (area: BodyArea): string =>
    `He quitado lo que más carga tu ${areaNames[area]} y suavizado el resto. Si el dolor aumenta, dura más de una semana o aparece de noche, pide cita con un fisioterapeuta o médico.`,
  /** A safety text as a minor reads it (docs/training.md#safety-texts). */
  forMinor: (text: string): string => `${text} Y avisa a un adulto.`,
};

/** A safety text as this player reads it: for minors with the advice to speak to an adult. `age` in years. */
export function forReader(text: string, age: number | null): string {
  return age !== null && age < adultAge ? safetyTexts.forMinor(text) : text;
}
