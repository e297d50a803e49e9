import { plainWords } from '#language/options.ts';

const hard =
  '(?:a tope|a muerte|a fondo|al maximo|intens[oa]s?|dur[oa]s?|exigentes?|caner[oa]s?|machacarme|reventarme|darlo todo)';
const tireless =
  '(?:sin (?:cansar|fatigar|agotar|matar)(?:me|nos|se)|sin (?:cansancio|esfuerzo|sudar)|que no (?:me|nos) (?:canse|cansemos|agote|fatigue|deje sin fuerzas))';
const soft = `(?:${tireless}|suave|suavecit[oa]|floj[oa]|flojit[oa]|tranquil[oa]|relajad[oa]|facil)`;
const but = '(?:pero|aunque|y|e|a la vez)';
const filling = '(?: (?:que|sea|muy|bien|algo|un poco|a la vez|tambien))*';

const opposites = [
  new RegExp(`\\b${hard} (?:${but}${filling} )?${tireless}\\b`),
  new RegExp(`\\b${hard} ${but}${filling} ${soft}\\b`),
  new RegExp(`\\b${soft} ${but}${filling} ${hard}\\b`),
];

/** «a tope pero sin cansarme»: both cannot be had in one session. «Calentamiento suave y luego fuerza» can. */
export function wantsOpposites(text: string): boolean {
  const words = plainWords(text);
  return opposites.some((pattern) => pattern.test(words));
}
