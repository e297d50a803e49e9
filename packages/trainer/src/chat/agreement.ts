import { tokenise } from '@bandeja/reader/language/tokens';
import type { Heard } from '#chat/hear.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const agreeing = set(`
  si sii siii sip sis claro vale ok oka okey okay oki dale venga va vamos hazlo hazla haz hacelo hacela apuntalo apuntala apunta ponlo ponla cambialo cambiala
  aplicalo aplica creala crealo crea preparala prepara generala confirma confirmo confirmado confirmalo confirmala adelante perfecto genial guay correcto exacto
  acepto aceptado hecho tira acuerdo conforme dalo muevelo muevela quitalo quitala pasalo pasala hagalo hagala proceda procede pongalo pongala muevalo guarda guardalo cambiemoslo listo obvio hacele mandale mande anotalo anota buenisimo barbaro joya bacan sale orale simon andale arre po ya endavant dacord vinga som
  cierto vaya dalee sipi sisi ole dejela dejelo`);
const declining = set(
  'no nop nah nanai paso cancela cancelalo dejalo dejala deja olvidalo olvida negativo nada tampoco ninguno ninguna',
);
const filling = set(`
  ea pues ya mismo lo la le las los asi por favor porfa porfi gracias tio tia hombre mujer entonces y que muy bien todo me parece esa ese eso esta este es sera quedamos
  perfectamente anda hala con de en el a hay mas tal cual supuesto bueno buena buenas idea gusta encanta quiero esas estos estas pon ahi rapido misma mucho
  lista listo cono joder ostia hostia leches pues va
  jaja jajaja entrenador mister crack maquina coach se te ay uy oye mira pero ahora hoy como una uno espera mejor`);
const limiting = set(
  'pero mejor sin menos mas otro otra otros otras no cambia cambiame pon ponme ponele quita quitame solo aunque salvo excepto que cual cuando cuanto como donde por',
);
const thumbs = { up: ['👍', '✅', '👌', '🙏', '💪'], down: ['👎', '❌', '🚫'] };
const longest = 8;
/** «sí, así déjalo» keeps what is shown. */
const leftSo =
  /^[^a-z]*(?:(?:si+|vale|ok|okey|perfecto|genial|de acuerdo|venga|dale|claro|bueno|correcto|eso es)[ ,.!]+)+(?:pues |entonces |ya )?(?:asi (?:mismo )?(?:dejal[oa]|esta bien|queda|se queda)|dejal[oa] asi)\b[^a-z]*$/;
/** «venga, deja lo que has puesto» */
const asPut =
  /\bdej(?:a|al[oa]|amel[oa]) (?:(?:tal )?como|lo que) (?:me )?(?:lo |la )?(?:has (?:puesto|propuesto|dicho)|propones|pusiste|dices|propusiste)\b/;
/** «bueno, sí viene mi hermano» states something; «sí, que venga» agrees. */
const stressed = /\bsi ([a-z]+)(?: [a-z]+){2,}/;
/** «y si me dan calambres» asks. */
const whatIf = /^[¿ ]*(?:y|pero|o|que pasa) si (?:\w+ ){0,6}\w+/;

/** «ea pues sí, hazlo así»: nothing but agreement and filling words; a refusal likewise. Null for anything else. */
export function agreementIn({ spelled, raw, days, kinds, groups, strokes, sets, minutes }: Heard): 'yes' | 'no' | null {
  if (thumbs.up.some((sign) => raw.startsWith(sign))) return 'yes';
  if (thumbs.down.some((sign) => raw.startsWith(sign))) return 'no';
  // «¿y a qué esperas? hazla»: what follows the question is the answer
  const [last = '', ...questions] = spelled.split('?').reverse();
  const isQuestion = questions.length > 0 && last.trim() === '';
  if (days.length > 0 || kinds.length > 0 || isQuestion || whatIf.test(last)) return null;
  // «hazla pero en 40», «hazla para 8»: how is said, too
  if (/\d/.test(last)) return null;
  const words = tokenise(last).flatMap(({ word }) => (/[a-z]/.test(word) ? word : []));
  if (words.length === 0 || words.length > longest) return null;
  if (leftSo.test(last) || asPut.test(last)) return 'yes';
  const refuses = words.some((word) => declining.has(word));
  const agrees = words.some((word) => agreeing.has(word));
  const isPlain = words.every((word) => agreeing.has(word) || filling.has(word) || declining.has(word));
  if (isPlain && (refuses || agrees)) return refuses ? 'no' : 'yes';
  const [, verb] = stressed.exec(last) ?? [];
  if (verb !== undefined && !agreeing.has(verb) && !filling.has(verb)) return null;
  // «dale, anotalo, para la posteridad»: it begins with it, and takes nothing back
  const begins = words.slice(0, 2).some((word) => agreeing.has(word));
  const isMore =
    groups.length + strokes.length + sets.length > 0 || minutes !== null || words.some((word) => limiting.has(word));
  return begins && !refuses && !isMore ? 'yes' : null;
}
