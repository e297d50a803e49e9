import { canHit } from '#language/health/needed.ts';

/*
 * Ways of speaking that the lexicon would misread: the spoken language of some regions, English mixed in, and figures of
 * speech that name a pain and mean none. All of it runs over a text that went through `normalise`.
 */

type Rewriting = readonly (readonly [pattern: RegExp, plain: string])[];

/** «pa to la semana», «na de saltos», «mu cansao»: words that lose letters where they are spoken. */
const spoken: Rewriting = [
  [/\bp(?:a|a'|')?l(?= [a-z])/g, 'para el'],
  [/\bpa'(?= ?[a-z])/g, 'para'],
  [/\bto(?= (?:el|la|los|las|lo|mi|mis|eso|esto|seguido)\b| ?(?:$|[,.;!?]))/g, 'todo'],
  [/\bto[a](s?)(?= (?:la|las|mi|mis)\b)/g, 'toda$1'],
  [/\bna(?= (?:de|del|ma|mas|que)\b| ?(?:$|[,.;!?]))/g, 'nada'],
  [/\bnada ma\b/g, 'nada mas'],
  [/\bmu(?= (?:[a-z]+[oa]s?|mal|bien|fuerte)\b)/g, 'muy'],
  [/\bargo\b/g, 'algo'],
  [/\ber(?= [a-z]{4,})/g, 'el'],
  [/\bweno\b/g, 'bueno'],
  [/\bvandera|\bbandera\b/g, 'bandeja'],
];

/** «peso muerto no (lumbar)»: the bracket has the reason. */
const bracketed: Rewriting = [
  [
    /\b(no|no (?:puedo|quiero|debo)|prohibid[oa]s?|nada de \w+|evit\w+ \w+) ?\((?:por )?(?:la |el |mi |las |los )?((?:rodillas?|codos?|hombros?|tobillos?|munecas?|espalda|lumbar(?:es)?|cuello|cervical(?:es)?|caderas?|gemelos?|aquiles|aductor(?:es)?|isquios?|ingle|talon|pie|menisco|ciatica|hernia|trapecio|brazo|pierna|manguito|soleo|fascitis|lumbalgia|epicondilitis))\)/g,
    '$1 por la $2',
  ],
];

/** English words of Spanish players. Words that are Spanish too («red», «come», «once») are left alone. */
const english: Rewriting = [
  [/\b(?:want to|wanna|gonna) die\b/g, 'quiero morir'],
  [/\b(?:kill|killing|hurt|hurting|harm) myself\b/g, 'quitarme la vida'],
  [
    /\bchest (?:pains?|hurts?|is hurting|pressure|tightness)\b|\b(?:pain|pressure|tightness) in (?:my|the) chest\b/g,
    'dolor en el pecho',
  ],
  [/\b(?:short of breath|can ?'?t breathe|cannot breathe|trouble breathing)\b/g, 'no puedo respirar'],
  [/\b(?:passed out|fainted|blacked out)\b/g, 'me desmaye'],
  [/\b(?:dizzy|light ?headed|dizziness)\b/g, 'mareado'],
  [/\bfever\b/g, 'fiebre'],
  [/\bpregnant\b/g, 'embarazada'],
  [/\bsteroids\b/g, 'esteroides'],
  [/\b(?:hurts?|hurting)\b/g, 'duele'],
  [/\b(?:pain|pains)\b(?!,? no\b)/g, 'dolor'],
  [/\binjur(?:y|ies)\b/g, 'lesion'],
  [/\binjured\b/g, 'lesionado'],
  [/\bsprain(?:ed)?\b/g, 'esguince'],
  [/\bswollen\b/g, 'hinchado'],
  [/\bknees?\b/g, 'rodilla'],
  [/\bshoulder\b/g, 'hombro'],
  [/\belbows?\b/g, 'codo'],
  [/\bwrists?\b/g, 'muneca'],
  [/\bankles?\b/g, 'tobillo'],
  [/\blower back\b/g, 'lumbar'],
  [/\bmy back\b/g, 'mi espalda'],
  [/\bjumping\b(?! ?rope)|(?<=\b(?:no|any|without|sin|avoid) )jumps?\b(?! ?(?:rope|box))/g, 'saltos'],
  [/\b(?:a|per|each|every) week\b/g, 'a la semana'],
  [/\bdays\b/g, 'dias'],
  [/\bhalf an hour\b/g, 'media hora'],
  [/\bhour(s?)\b/g, 'hora$1'],
  [/\byears? old\b/g, 'anos'],
  [/\bmonday\b/g, 'lunes'],
  [/\btuesday\b/g, 'martes'],
  [/\bwednesday\b/g, 'miercoles'],
  [/\bthursday\b/g, 'jueves'],
  [/\bfriday\b/g, 'viernes'],
  [/\bsaturday\b/g, 'sabado'],
  [/\bsunday\b/g, 'domingo'],
  [/\btoday\b/g, 'hoy'],
  [/\btomorrow\b/g, 'manana'],
  [/\byesterday\b/g, 'ayer'],
  [/\b(?:rest day|day off)\b/g, 'descanso'],
  [/\bwhat (?:should|can|do) i eat\b/g, 'que como'],
  [/\bhow (?:do|can|should) i\b/g, 'como se hace'],
  [/\bwhat(?: i|')s (?:the|a)\b/g, 'que es la'],
  [/\b(?:the|my) match\b|\ba match\b/g, 'el partido'],
  [/\bbefore\b/g, 'antes de'],
  [/\bafter\b/g, 'despues de'],
  [/\bwithout\b/g, 'sin'],
  [/\bwith\b/g, 'con'],
  [/\badvanced\b/g, 'avanzado'],
  [/\bintermediate\b/g, 'intermedio'],
];

/** A pain that is not physical: laughter, money, pride. The chest is never figurative here. */
const figures =
  /\b(?:me |nos )?(?:duel\w+|dol(?:ia|io|or)|mata\w*)(?: (?!pecho\b|corazon\b)\w+){0,4}? de (?:la |tanta |tanto )?(?:reir\w*|risas?)\b|\b(?:me )?(?:muero|mori|meo|parto|parti|descojono) de (?:la )?risa\b|\b(?:me |te |le )?duel\w+ (?:en )?(?:mas )?(?:el |la )?(?:bolsillo|cartera|orgullo|ego|alma)\b/g;

/** «dolor cero» */
const none = /\bdolor(?:es)? (?:cero|0|ningun[oa])\b/g;

/** Self-induced symptoms are no illness: «me provoco vómitos». */
const provoked = /\b(provoc\w+|induzco|inducirme) (?:los |unos )?vomitos\b/g;

/** «la bandeja es mi dolor de cabeza», «no quiero vivir del globo», «series de suicidios en la pista». */
const otherFigures =
  /(?<=\b(?:es|son|era|eran|sigue siendo|siguen siendo) (?:un |mi |tu |su |el |unos |mis |nuestro )?(?:autentico |verdadero )?)dolor(?:es)? de (?:cabeza|muelas)|\bdolor(?:es)? de (?:cabeza|muelas) de (?:rival(?:es)?|pareja|partido|golpe|saque|set|sitio)\b|\bno quiero vivir (?:del|de (?:la|los|las)) (?:globos?|bandejas?|saques?|voleas?|remates?|defensa|fondo|errores?|fallos?|padel|rentas?|pared(?:es)?|contraataque)\b|\b(?:me )?(?:quiero morir(?:me)?|voy a morir(?:me)?|muero|morirme) de (?:cansancio|risa|hambre|calor|sueno|verguenza|sed|frio|ganas|envidia|aburrimiento|nervios)\b|(?<=\b(?:series|sprints?|tandas?|circuito|ejercicios?) (?:de )?)suicidios\b|\bsuicidios\b(?= (?:en|de|con|por|entre) (?:la |las |los )?(?:pista|lineas?|conos|fondo))/g;

/** Superlatives and diminutives of symptoms: «mareadísimo», «hinchadita». «rapidito» is another kind of wish. */
const degrees =
  /\b(?!sentad|rapid|tocad|cuidad|partid|medid|salid|comid|segund|bebid)([a-z]{2,}[ai]d)(?:isim|it|ill)([oa]s?)\b|\b(chasquid|calient|calent|roj|fri)(?:isim|it|ill)([oa]s?)\b/g;
function plainDegree(_all: string, one?: string, end?: string, other?: string, otherEnd?: string): string {
  if (one !== undefined) return `${one}${end}`;
  return /^cal/.test(other ?? '') ? 'caliente' : `${other}${otherEnd}`;
}

/** Replaces idioms by plain words. `text` is normalised. */
export function plainly(text: string): string {
  const asked = english.filter(([pattern]) => canHit(pattern, text));
  return [...spoken, ...bracketed, ...asked]
    .reduce((said, [pattern, words]) => said.replace(pattern, words), text)
    .replace(figures, ' ')
    .replace(otherFigures, ' ')
    .replace(provoked, '$1 el vomito')
    .replace(none, 'sin dolor')
    .replace(degrees, plainDegree);
}
