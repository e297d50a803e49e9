import { plainWords } from '#language/options.ts';

const noProblem =
  /\bno (?:hay|tengo) (?:ningun )?(?:problema|inconveniente)\b|\bno me importa\b|\bno pasa nada\b|\bsin problemas?\b/;
const yes =
  /^(?:si+p?(?! quier)|claro|vale|ok|okay|okey|acepto|aceptado|de acuerdo|conforme|por supuesto|desde luego|adelante|venga|perfecto|consiento|autorizo|doy mi|dale|lo tengo|tengo (?:el|su|permiso)|guardal[oa]|afirmativo)\b/;
const no =
  /^(?:no|nop|nanai|negativo|paso|rechazo|nunca|jamas|ni hablar|ni de (?:cona|broma)|que va|para nada|de ninguna manera|prefiero que no|mejor no|claro que no|por supuesto que no|desde luego que no)\b/;

const unsure = /^(?:no (?:lo )?se|ni idea|no estoy segur[oa]|quizas?|tal vez|depende)$/;

/** A clear yes or no; null when it is neither or both («sí, pero no»). Consent is never guessed. */
export function readAgreement(text: string): 'yes' | 'no' | null {
  const plain = plainWords(text);
  if (noProblem.test(plain)) return 'yes';
  if (unsure.test(plain)) return null;
  if (no.test(plain)) return /\bsi\b/.test(plain) ? null : 'no';
  return yes.test(plain) && !/\bno\b|\bquizas?\b|\bdepende\b/.test(plain) ? 'yes' : null;
}

/** «La verdad», «jeje»: they change no answer. */
const aside =
  '(?:(?:uf+|pues|bueno|mira|es que|la verdad(?: es que)?|lo siento|sinceramente|gracias|ja(?:ja)+|je(?:je)+|jiji)\\b ?)';
const asides = new RegExp(`^${aside}+| ${aside}+$`, 'g');
const withoutAsides = (text: string) => plainWords(text).replace(asides, '').trim();

const declined =
  /^(?:no|nop|paso|pasar|saltar|salta|omitir|siguiente|continuar|seguir|prefiero no|mejor no|prefiero que no|nada|me lo guardo|(?:es )?(?:secreto|personal|privado)|sin edad|(?:me )?da igual|lo que sea|ni idea)\b/;

/** «Prefiero no decirlo», «paso», «no»: an optional question left open. */
export function isDeclined(text: string): boolean {
  return declined.test(withoutAsides(text));
}

const declinedInjuries =
  /^(?:nope|nanai|paso(?: de (?:esta|esto|eso|decirlo|contarlo|responder|contestar))?|pasar|pasamos|salta(?:r|mos|la|lo)?|omitir|siguiente(?: pregunta)?|otra pregunta|continua(?:r|mos)?|seguir|sigamos|skip|nc|es secreto|me lo guardo|es (?:privado|personal|cosa mia)|(?:prefiero|mejor)(?: que)? no(?: (?:decir|contar|hablar|responder|contestar)(?:lo|telo|de eso|de ello)?)?|no (?:quiero|voy a|me apetece|me gusta) (?:decir|contar|hablar|responder|contestar)(?:lo|telo)?(?: de (?:eso|esto|ello))?|no (?:te )?lo (?:digo|cuento)|no (?:te importa|contesto|respondo|comment|procede))$/;

/** «prefiero no decirlo», «paso», «siguiente»: the question for injuries is declined. Any other statement makes it false. */
export function declinesInjuries(text: string): boolean {
  return declinedInjuries.test(withoutAsides(text));
}

/** The only words in a «no, ninguna, por suerte»; any other word may be the name of an illness. */
const emptyWords = new Set(
  [
    'no nop ninguna ninguno ningunas ningun nada nunca cero 0 negativo que va para ni una un en mi cuerpo de la lo el yo',
    'pues mira bueno sepa por suerte afortunadamente gracias a dios momento ahora mismo actualmente hoy mas todo toda',
    'tengo hay he tenido tuve me ha duele noto siento molesta lesion lesiones lesionado lesionada molestia molestias dolor',
    'dolores problema problemas estoy encuentro va esta bien perfecto perfecta perfectamente sano sana ok genial orden',
    'como rosa manzana roble pera entero entera al 100 sin tipo clase muy y fisico fisica hasta fecha creo diria parece',
  ].flatMap((line) => line.split(' ')),
);
const denial =
  /\b(?:no|nop|ningun[oa]?s?|nada|nunca|cero|0|negativo|que va|sin|bien|perfect[oa]|perfectamente|san[oa]|genial|todo ok|orden|100)\b/;

/** «ninguna», «no, por suerte», «todo bien»: nothing to tell of, unless its reading found something of health. */
export function saysNoInjury(text: string): boolean {
  const words = plainWords(text).split(' ');
  return denial.test(words.join(' ')) && words.every((word) => emptyWords.has(word));
}

const noneOfThese = /^(?:no )?(?:nada|ningun[oa]|nada mas|nunca)(?: (?:de )?(?:est|es|ell|aquell)[oa]s?)?$|^no$/;

/** «nada de eso», «ninguna de estas», «no»: no health question is answered with «sí». */
export function saysNoneOfThese(text: string): boolean {
  return noneOfThese.test(plainWords(text)) || saysNoInjury(text);
}

/** No news of the body either. */
const bareAgreement = /^(?:si+p?|claro|ok|vale|hola)$/;

/** Whether a text has any content: «no sé», «sí» and «???» have none. */
export function tellsOfInjury(text: string): boolean {
  return /\p{L}{3}/u.test(text) && !unsure.test(plainWords(text)) && !bareAgreement.test(plainWords(text));
}
