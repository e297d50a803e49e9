import { normalise } from '#language/normalise.ts';
import { opening, phrases } from '#language/phrases.ts';
import { sentencesIn } from '#language/pieces.ts';

/* What an outside model may not say to a player. Patterns for normalised texts. */

const forbidden: readonly RegExp[] = [
  /\btratamient\w*|\bcur(?:a|ar|arse|arte|ara|aras|ado|ada|ados|adas|as|an|e|en|es|acion|ativ[oa])\b|\bsana(?:r|ras|ra|rte)\b/,
  /\bdiagnos\w*|\bterapi\w*|\bterapeut\w*|\brehabilit\w*|\brecet[aeo]\w*/,
  /\b(?:mg|mcg|gotas|capsulas?|comprimidos?|pastillas?|dosis|aspirina|nolotil|enantyum|voltaren|creatina|esteroid\w*)\b/,
  // a diagnosis
  /\b(?:tienes|padeces|sufres|parece|suena a|es|sera|se trata de|apunta a)(?: (?:una?|la|el|claramente|probablemente|seguramente|tipica?))* (?:\w+itis|\w+algia|\w+patia|epicondil\w+|codo de tenista|hernia|rotura|fractura|esguince|contractura|desgarro|condromalacia|menisco)\b/,
  // a date of return
  /\b(?:volveras?|vuelves|podras|estaras|puedes volver|recuperad[oa])\b[^.]{0,50}?\b(?:en|dentro de|antes de|a partir del?)(?: el| los| unas?| unos)? (?:\d+|lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana|semanas|dias|mes|meses)\b/,
];

const rude = phrases(`
    idiota* imbecil* estupid* gilipollas subnormal* retrasad* payas* mierd* puto puta putos putas cabron* joder hostia capull* patetic* lamentable callate
    eres_un?/una?_*?_tont*/vag*/gord*/inutil*/torpe*/paquete/desastre/fracasad*/perdedor*/patan/ridicul* que_asco basura`);
/** A proposal is made, or asked about: only where one of ours is. */
const proposes = phrases(`
    lo/la/los/las_confirmas confirmas lo/la/los/las_hago/cambio/pongo/muevo/apunto/preparo/quito te_lo/la/los/las_cambio/pongo/muevo/apunto/preparo/quito/dejo
    quieres_que_lo/la/te_*?_cambie/ponga/mueva/apunte/prepare/haga/confirme`);
/** Nothing is done before a «sí», and then our own words say so. */
const claims = phrases(`
    he/hemos_puesto/dejado/pasado/creado/preparado/anotado/planificado ya_esta_hecho/hecha/listo/lista acabo_de_cambiar*/mover*/poner*/apuntar*/borrar*/guardar*/quitar*
    queda/quedan_hecho/hecha/listo/lista/apuntad*/cambiad*/anotad*/programad*/pasad*/movid*`);
const beginsDone = opening('apuntado apuntada anotado anotada guardado guardada hecho hecha cambiado cambiada');

const foreign = new Set(
  `the and you your with for this that is are was have not what when should will of to but they from
  amb els perquè però molt això pots teu teva aquest aquesta
  você não com uma muito seu sua isso também
  avec vous votre est pas pour dans mais très et une
  sono della degli molto tuo che und der ist nicht mit für`.split(/\s+/),
);
const spanish = new Set(
  `el la los las de del que y a en un una con por para como mas pero si no es son esta este tu tus te se lo al o cuando muy bien mejor sin antes despues desde hasta cada
  eso esto hay tienes puedes haz juega sobre dos tambien ya porque donde ni su sus mi me le nos hoy`.split(/\s+/),
);
const fewWords = 4;
const leastShare = 0.2;

/** Whether a text is Spanish, by its small words. */
export function isSpanish(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}·'’]+/gu) ?? [];
  const foreigners = words.filter((word) => foreign.has(word)).length;
  if (/[^\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\p{Z}\s]/u.test(text)) return false;
  if (words.length < fewWords) return foreigners === 0;
  const own = words.filter((word) => spanish.has(word.normalize('NFD').replace(/\p{M}/gu, ''))).length;
  return own / words.length >= leastShare && foreigners * 3 <= own;
}

export const isForbidden = (text: string): boolean => {
  const plain = normalise(text);
  return forbidden.some((pattern) => pattern.test(plain));
};
export const isRude = (text: string): boolean => rude.test(normalise(text));
/** «si me dices el resultado, lo apunto» offers, and proposes nothing. */
const offers = phrases('si dime dimelo cuando no_lo/la/los/las/te');
export const saysProposal = (text: string): boolean =>
  sentencesIn(text)
    .map(normalise)
    .some((sentence) => proposes.test(sentence) && !offers.test(sentence));

const refers = phrases(`
    medic* doctor* 112 urgencias fisio* ginecolog* matrona cardiolog* dietista* farmaceutic* que_te/lo/la_vea/vean/atiendan/valore
    para_y para. para_ya descansa no_entrenes/juegues/sigas/conduzcas/aguantes baja_el_dia/ritmo/liston movilidad suave`);
/** A sign of danger may be named by who says what to do about it. */
export const saysWhatToDo = (text: string): boolean => refers.test(normalise(text));
export const claimsDone = (text: string): boolean => {
  const plain = normalise(text);
  return claims.test(plain) || beginsDone.test(plain);
};
