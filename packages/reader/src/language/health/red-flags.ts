import { fade } from '#language/age.ts';
import { circumstances, type Mention, mentionsOf, type Parsed } from '#language/health/clauses.ts';
import { crisisLines } from '#language/health/crises.ts';
import { dangerLines, restriction } from '#language/health/dangers.ts';
import { type RedFlag, type RedFlagEffect, redFlagLines } from '#language/health/lexicon.ts';
import { isDenied } from '#language/health/negation.ts';
import { otherLanguageLines } from '#language/health/other-languages.ts';

export const rank: readonly RedFlag[] = ['crisis', 'urg', 'weight', 'rest', 'no', 'prof', 'drug', 'medicine'];
const lines = Object.groupBy(
  [...redFlagLines, ...dangerLines, ...crisisLines, ...otherLanguageLines],
  ({ effect: { red } }) => red,
);

const inOrderToPlay =
  /\bantes\b(?= ?(?:$|[,.;?!]| (?:y|o|por|para)\b))|\b(?:si|mientras|cuando) (?:juego|entreno|hago|hacemos)\b|\b(?:para|antes de|pa)(?: (?:poder|aguantar|seguir|ir a|el|la|los|cada|mi|un|tu|cualquier))* (?:jug\w+|entren\w+|partidos?|sesion\w*|rutina|torneo|finales?|pista|corr\w+|padel|remat\w+|aguantar|rendir)\b|\b(?:y|asi|luego|despues) (?:juego|jugar|entreno|entrenar|a jugar|a entrenar|a la pista|hacemos|listo)\b|\bque no (?:me )?(?:duela|moleste|note)|\b(?:sin|con) \w+ (?:no )?(?:juego|entreno|aguanto|rindo|puedo (?:jugar|entrenar))\b|\b(?:tapar|quitar|matar|aguantar|enmascarar) el dolor\b/;

function flagOf(parsed: Parsed, mention: Mention<RedFlagEffect>, feelsPain: () => boolean): RedFlag | null {
  const { red, fades, withPain, painkiller } = mention.effect;
  // A crisis cannot be denied in a way that a lexicon should judge.
  if (red === 'crisis') return red;
  if (withPain === true && !feelsPain()) return null;
  if (isDenied(parsed, mention.from, mention.to)) return null;
  if (painkiller === true && (feelsPain() || inOrderToPlay.test(parsed.text))) return 'drug';
  if (fades === undefined) return red;
  const rest = fade(fades, circumstances(parsed, mention));
  if (rest === 'gone') return null;
  return rest === 'prof' ? 'prof' : red;
}

/** `feelsPain`: whether the text mentions a current pain. */
export function readRedFlag(parsed: Parsed, feelsPain: () => boolean): RedFlag | null {
  return gravest(rank, parsed, feelsPain);
}

export function readBesidesCrisis(parsed: Parsed, feelsPain: () => boolean): RedFlag | null {
  return gravest(rank.slice(1), parsed, feelsPain);
}

export function isEmergency(parsed: Parsed, feelsPain: () => boolean): boolean {
  return gravest(['crisis', 'urg'], parsed, feelsPain) === 'urg';
}

/** Stops at the first match, because the list is sorted. */
function gravest(among: readonly RedFlag[], parsed: Parsed, feelsPain: () => boolean): RedFlag | null {
  const found = new Set<RedFlag | null>();
  const first = among.find((flag) => {
    // a painkiller makes a mention of a medicine the graver one
    for (const mention of mentionsOf(lines[flag === 'drug' ? 'medicine' : flag] ?? [], parsed))
      found.add(flagOf(parsed, mention, feelsPain));
    return found.has(flag);
  });
  return first ?? null;
}

const allowedAgain =
  /\b(?:alta medica|visto bueno|el alta|de alta)\b(?<!\bsin (?:el )?(?:alta medica|visto bueno|alta))|\bya (?:me deja\w*|puedo)\b/;

const forbidden =
  /\b(?:medic[oa]|doctora?|fisio\w*|traumatolog\w+|cardiolog\w+)\b(?: \w+){0,4}? (?:que no\b|(?:que )?nada de (?:deporte|padel|jugar|entren\w+|ejercicio|correr|esfuerz\w+)|sin (?:deporte|jugar|esfuerz\w+|entrenar)|que no (?:jueg|entren|hag)\w+|prohib\w+|reposo|que pare|parar|descans\w+|no me dej\w+)|\b(?:me ha prohibido|reposo absoluto|no me dej\w+)(?: \w+){0,3}? (?:medic[oa]|doctora?|fisio\w*|jugar|entrenar)|\b(?:(?<!\b(?:doy|dar|darme|darnos|date|dame|di) )de baja(?! (?:el|la|de)\b)|escayol\w+|ferula|con muletas|ingresad[oa])\b|\b(?:estoy|sigo|acabo) (?:en|de salir (?:de|del)) (?:el |la )?(?:hospital|urgencias|uci)\b|\bambulancia\b/;
const cleared =
  /\b(?:medic[oa]|doctora?|urgencias|hospital|cardiolog\w+)\b(?: \w+){0,6}? (?:bien|alta|nada\b(?! de)|visto bueno|permiso|puedo|ok)\b|\b(?:alta medica|visto bueno)\b|\bme (?:han|ha|dieron|dio|dan)(?: ya)?(?: dado)?(?: ya)? (?:el|de) alta\b|\bya (?:tengo|estoy de) (?:el |la )?alta\b|\bya (?:me ha visto|he ido|fui) (?:al?|el|un) (?:medic|hospital|urgencias)/;

/** A professional checked the danger and allows training again. */
export function isCleared(text: string): boolean {
  return cleared.test(text);
}

export function readRestriction(text: string): boolean {
  if (forbidden.test(text)) return !cleared.test(text);
  return (
    restriction.test(text) &&
    !allowedAgain.test(text.replace(/\bno (?:me (?:dan|han dado)|tengo) (?:aun |todavia )?el alta\b/g, ''))
  );
}
