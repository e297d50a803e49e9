import { unitDays } from '#language/age.ts';

const amount =
  '(?:(?:ya|como|casi|mas de|unos|unas|cerca de|un|una|los|las|otros|otras) )*(?:(\\d+|varios|varias|muchos|muchas|bastantes|algunos|algunas|par de) )?(dia|semana|mes|ano)(?:s|es)?(?: y (?:medio|media|pico))?';
const idle =
  '(?:parad[oa]|sin (?:jugar|entrenar|hacer (?:nada|deporte|ejercicio)|tocar (?:la |una )?pala|pisar (?:la |una )?pista|moverme|padel|deporte)|de baja|inactiv[oa]|lesionad[oa]|en dique seco|fuera de (?:la |las )?pistas?|de (?:paron|vacaciones|descanso))';
const back =
  '(?:vuelvo|volver|vuelta|volvi|volviendo|regreso|retom\\w+|reincorpor\\w+|reengancharme|reaparezco|reempiezo)';
const training =
  '(?:entren\\w+|jueg\\w+|jug\\w+|hag\\w+ (?:nada|deporte|ejercicio)|toc\\w+ (?:la |una )?pala|pis\\w+ (?:la |una )?pista)';

/** «vuelvo después de dos meses parado», «llevo un mes sin jugar», «hace tres meses que no juego». */
const counted = [
  new RegExp(`\\bllev\\w+ ${amount} ${idle}`),
  new RegExp(`\\b(?:despues de|tras|con) ${amount} (?:\\w+ ){0,2}?${idle}`),
  new RegExp(`\\bhace ${amount} que no ${training}`),
  new RegExp(`\\bno ${training}(?: (?:al|a) padel)? (?:desde )?hace ${amount}`),
  new RegExp(`\\b${back}\\b(?: \\w+){0,5}? (?:despues de|tras|al cabo de) ${amount}\\b`),
  new RegExp(`\\b(?:paron|pausa|descanso|baja) de ${amount}\\b`),
  new RegExp(`\\b${amount} (?:${idle})`),
];
/** A pause without a number: «vuelvo tras un parón», «llevo mucho sin jugar». */
const vague = new RegExp(
  `\\b${back}\\b(?: \\w+){0,5}? (?:despues de|tras) (?:un |una |el |la |mi |unas )?(?:largo |larga |gran )?(?:paron|pausa|lesion|baja|embarazo|parto|operacion|verano|vacaciones|covid|cuarentena)\\b|\\bllev\\w+ (?:mucho|bastante|un tiempo|una temporada|tiempo|siglos|la tira)(?: tiempo)? ${idle}|\\bhace (?:mucho|bastante|tiempo|siglos|un monton)(?: tiempo)? que no ${training}`,
);
/** Longer than two weeks, by how «a while» is meant. */
const vagueDays = 28;

const several = 3;

/** Days of pause before today in a normalised text; null without a pause. */
export function readPause(text: string): number | null {
  for (const pattern of counted) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const [, count, unit = 'dia'] = match;
    const times = count === undefined ? 1 : Number(count) || (count === 'par de' ? 2 : several);
    return times * (unitDays[unit] ?? 1);
  }
  return vague.test(text) ? vagueDays : null;
}
