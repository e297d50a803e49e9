import { fade } from '#language/age.ts';
import { circumstances, type Mention, mentionsOf, type Parsed } from '#language/health/clauses.ts';
import { dangerLines, restriction } from '#language/health/dangers.ts';
import { type RedFlag, type RedFlagEffect, redFlagLines } from '#language/health/lexicon.ts';
import { isDenied } from '#language/health/negation.ts';
import { otherLanguageLines } from '#language/health/other-languages.ts';

/** The most serious first: of several red flags the first of these decides. Only `prof`, the last one, fades. */
const rank: readonly RedFlag[] = ['crisis', 'urg', 'rest', 'no', 'prof'];
const lines = Object.groupBy([...redFlagLines, ...dangerLines, ...otherLanguageLines], ({ effect: { red } }) => red);

function flagOf(parsed: Parsed, mention: Mention<RedFlagEffect>, feelsPain: () => boolean): RedFlag | null {
  const { red, fades, withPain } = mention.effect;
  // A crisis cannot be denied in a way that a lexicon should judge.
  if (red === 'crisis') return red;
  if (withPain === true && !feelsPain()) return null;
  if (isDenied(parsed, mention.from, mention.to)) return null;
  if (fades === undefined) return red;
  const rest = fade(fades, circumstances(parsed, mention));
  if (rest === 'gone') return null;
  return rest === 'prof' ? 'prof' : red;
}

/** The most serious red flag of the text, or null. `feelsPain`: whether the text mentions a current pain. */
export function readRedFlag(parsed: Parsed, feelsPain: () => boolean): RedFlag | null {
  return gravest(rank, parsed, feelsPain);
}

/** Whether the most serious one is an emergency. */
export function isEmergency(parsed: Parsed, feelsPain: () => boolean): boolean {
  return gravest(['crisis', 'urg'], parsed, feelsPain) === 'urg';
}

/** The most serious red flag; stops at the first match, because the list is sorted. */
function gravest(among: readonly RedFlag[], parsed: Parsed, feelsPain: () => boolean): RedFlag | null {
  const found = new Set<RedFlag | null>();
  const first = among.find((flag) => {
    for (const mention of mentionsOf(lines[flag] ?? [], parsed)) found.add(flagOf(parsed, mention, feelsPain));
    return found.has(flag);
  });
  return first ?? null;
}

/** «alta», «visto bueno»: the prohibition is withdrawn. */
const allowedAgain =
  /\b(?:alta medica|visto bueno|el alta|de alta)\b(?<!\bsin (?:el )?(?:alta medica|visto bueno|alta))|\bya (?:me deja\w*|puedo)\b/;

/** What a professional said stands above every plan. */
const forbidden =
  /\b(?:medic[oa]|doctora?|fisio\w*|traumatolog\w+|cardiolog\w+)\b(?: \w+){0,4}? (?:que no\b|(?:que )?nada de (?:deporte|padel|jugar|entren\w+|ejercicio|correr|esfuerz\w+)|sin (?:deporte|jugar|esfuerz\w+|entrenar)|que no (?:jueg|entren|hag)\w+|prohib\w+|reposo|que pare|parar|descans\w+|no me dej\w+)|\b(?:me ha prohibido|reposo absoluto|no me dej\w+)(?: \w+){0,3}? (?:medic[oa]|doctora?|fisio\w*|jugar|entrenar)|\b(?:(?<!\b(?:doy|dar|darme|darnos|date|dame|di) )de baja(?! (?:el|la|de)\b)|escayol\w+|ferula|con muletas|ingresad[oa])\b|\b(?:estoy|sigo|acabo) (?:en|de salir (?:de|del)) (?:el |la )?(?:hospital|urgencias|uci)\b|\bambulancia\b/;
/** «ya me ha visto el médico, todo bien»: a former emergency is over. */
const cleared =
  /\b(?:medic[oa]|doctora?|urgencias|hospital|cardiolog\w+)\b(?: \w+){0,6}? (?:bien|alta|nada\b(?! de)|visto bueno|permiso|puedo|ok)\b|\b(?:alta medica|visto bueno)\b|\bme (?:han|ha|dieron|dio|dan)(?: ya)?(?: dado)?(?: ya)? (?:el|de) alta\b|\bya (?:tengo|estoy de) (?:el |la )?alta\b|\bya (?:me ha visto|he ido|fui) (?:al?|el|un) (?:medic|hospital|urgencias)/;

/** Whether a professional has checked the danger and allows training again. */
export function isCleared(text: string): boolean {
  return cleared.test(text);
}

/** Whether a professional or a hospital forbids training, and has not withdrawn it. */
export function readRestriction(text: string): boolean {
  if (forbidden.test(text)) return !cleared.test(text);
  return (
    restriction.test(text) &&
    !allowedAgain.test(text.replace(/\bno (?:me (?:dan|han dado)|tengo) (?:aun |todavia )?el alta\b/g, ''))
  );
}
