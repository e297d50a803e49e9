import { type Demand, demands } from '@bandeja/domain/exercises/vocabulary';
import { hitsOf } from '#language/health/clauses.ts';
import { demandLines } from '#language/health/lexicon.ts';
import { canHit } from '#language/health/needed.ts';

const sources = (lines: typeof demandLines): string => lines.map((line) => line.pattern.source).join('|');
const anyDemand = sources(demandLines.filter((line) => line.effect.whenPainful !== true));
const anyPainful = sources(demandLines);

/** These phrases look like an exclusion but are none. They are blanked out before reading. */
const harmless = new RegExp(
  [
    '\\bsin (?:ningun |ninguna )?(?:dolor(?:es)?|molestias?|lesion(?:es)?|problemas?|miedo|parar|dejar de|pausas?|descansos?)',
    '\\bno solo\\b',
    '\\bno (?:puedo|quiero|voy a|pienso) (?:parar|dejar) de\\b',
    '\\bno (?:tengo|hay|me da) (?:ningun |ninguna )?(?:miedo|problemas?|inconvenientes?)',
    '\\b(?:cuerda|comba) (?:de|para) saltar',
    '\\bno (?:tengo|hay|uso)(?: ni| una)? comba\\b',
    '\\bevit\\w+ (?:las |los |mas |futuras |posibles )*(?:lesion\\w*|dolor\\w*|molestia\\w*|sobrecargas?|problemas?|esguinces?|tirones|hacerme dano)',
  ].join('|'),
  'g',
);

/** The excluded thing follows within three words. Not `no tengo`: «no tengo resistencia al correr» asks for running. */
const refusal = [
  'no (?:me |se |nos )?(?:quiero|puedo|podria|debo|debemos|deberia|me gustan?|tengo que|tenga que|hay|haya|hacer|hagas?|uso|soporto|aguanto|me apetece|me conviene|conviene|me dejan?(?: el \\w+)?|pongas?|metas?|incluy\\w+|lleves?|implique|requiera|exija)',
  'nada de',
  '(?:mucho )?(?:cuidad(?:o|ito)|ojo) con',
  'evit\\w+',
  'nada(?= (?:por (?:encima|arriba)|sobre la cabeza))',
  'nada(?= (?:en|por|sobre) el suelo)',
  'no (?:me )?(?:hagas|hagais|mandes|obligues)(?: a)?(?: que)?(?: me)?(?: (?:tire|tirar(?:me)?|tumbe|eche|ponga|baje|vaya))?',
  'nada que (?:tenga que )?ver con',
  'nada que (?:sea|implique|lleve|incluya|requiera|suponga)',
  'n[io] se te ocurra',
  'ni (?:hablar|loc[oa]|de (?:cona|broma)|en (?:broma|pintura))(?: de)?',
  '(?:ahorra|quita|quitad)(?:me|te|nos)?',
  'descarta\\w*',
  'dejate de',
  '(?:huy|libr)\\w+ de',
  'odio',
  'paso de',
  'excepto',
  'salvo',
  '(?:todo|cosa|sea|cualquiera|quieras|demas)(?: (?:me )?(?:vale|sirve|va bien|gusta))? menos',
  'que no sean?',
  'prescind\\w+ de',
  'olvidate de',
  'me niego a',
  'prefiero no',
  'mejor no',
  'para no',
].join('|');
const anyWord =
  '(?: (?!(?:para|pero|con|que|y|aunque|solo|al(?! suelo)|como|cuando|si|forma|manera|miedo|dejar|parar|perder|fallar|bajar|lesion\\w*|caer\\w*|cansar\\w*|ahogar\\w*|hacerme)\\b)\\w+){0,3}? ';
/** After «sin» and «ni» only words that lead to it: «me quedo sin aire al correr» excludes nothing. */
const leadingWord =
  '(?: (?:tener|que|hacer|nada|de|ningun\\w*|ejercicios?|much[oa]s?|demasiad\\w+|los|las|el|la|en|a|al(?= suelo)|tipo|usar|ir|me|tire|tumbe|eche|baje|tirar(?:se|nos)|tumbarse|echar(?:me|se)|ponerse|bajar(?:me|se)?|agachar(?:me|se)|haya|tenga|tengan?|toque|sea|impliquen?|lleven?|levantarl[oa]s?|subirl[oa]s?|elevarl[oa]s?|pasarl[oa]s?|tocar|tirarme|ponerme|estar|quiero|puedo|series|estir\\w+|trabajar|entrenar|posturas|cosas|brazos?|manos?|pesos?|cargas?|rodillas?|espalda|boca abajo|boca arriba|trabajo|rutinas?|movimientos)){0,4}? ';
const more = (joints: string, any: string): string => `(?:(?:${joints})(?: el| la| los| las| al| a| de)? (?:${any}))*`;

const exclusions = [
  `\\b(?:${refusal})${anyWord}(?:${anyDemand})${more(' o| u| ni|,', anyDemand)}`,
  `\\b(?:sin|ni|cero)${leadingWord}(?:${anyDemand})${more(' o| u| ni|,', anyDemand)}`,
  // a prohibition or inability covers a whole list: «me han prohibido los saltos y la carrera»
  `\\b(?:prohib\\w+|vetad\\w+|no (?:puedo|debo|me dejan?))${anyWord}(?:${anyDemand})${more(' y| e| o| ni|,', anyDemand)}`,
  // «no es que no quiera correr, es que no puedo»
  `\\bno es que no \\w+(?: \\w+){0,2}? (?:${anyDemand})[^.;]{0,30}\\b(?:no (?:puedo|debo)|no me dejan?|es que)`,
  `(?:${sources(demandLines.filter((line) => line.effect.posture === true))})`,
  // «no corro», «que no salte», «saltos no», «de correr ni hablar», «bajo impacto».
  '\\bno (?:me )?(?:tumb(?:e|o|es|ar|arme)|correr|corr[oa]s?|running|saltar|salt[oe]s?|trotar|trot[oe]s?|burpees?|impactos?)\\b',
  '(?:bajo|poco|nulo|cero) impacto',
  '\\b(?:correr|saltar|saltos?|carreras?|sprints?|impactos?|burpees?|pliometria|trotar|brincos?)(?:,? no(?: puedo| quiero| gracias| por favor)?(?=$|[,.;!)])| (?:ni (?:hablar|loc[oa]|de (?:broma|cona)|un[oa]?\\b|en pintura)|prohibid\\w+|lo tengo prohibido|no me dejan?|(?:nada|cero|0)(?=$|[,.;!)])|no l[oa]s? (?:llevo bien|soporto|aguanto|quiero|puedo hacer)|no me (?:gustan?|apetecen?)))',
  `\\bno (?:puedo|debo|me dejan?) (?:${anyPainful})`,
].map((source) => new RegExp(source, 'g'));

const painful = new RegExp(
  '\\b(?:duele|molesta|molestia|molestan|dolor|pincha|pinchazo|me tira|resiente|resiento)\\w*' +
    '(?: (?!(?:pero|aunque|sin|no|ni|que)\\b)\\w+){0,6}? (?:al|cuando|cada vez que|si|despues de|tras)(?: (?!no\\b)\\w+)? ' +
    `(?:${anyPainful})${more(' y| o| u| ni|,', anyPainful)}|` +
    // «saltar me duele», «si corro me molesta el gemelo»
    `(?:${anyPainful})(?: (?!no\\b)\\w+){0,2}? me (?:duele|molesta|mata|pincha|tira)`,
  'g',
);
const painless =
  /\b(?:no|ni|nunca|sin)(?: (?:me|te|le|ha|he|tengo|siento|noto|ningun|ninguna|nada|de))* (?:duele|molest|dolor)\w*(?!,?(?: \w+){0,4} (?:salvo|excepto|menos|hasta|solo))/g;

const blank = (match: string): string => '·'.repeat(match.length);

/** In the vocabulary's order: refused, forbidden, or painful. `text` is normalised and respelt. */
export function readExcludedDemands(text: string): Demand[] {
  const clean = text.replace(harmless, blank);
  const refused = exclusions.flatMap((exclusion) => (canHit(exclusion, text) ? hitsOf(exclusion, clean) : []));
  const hurting = canHit(painful, text) ? hitsOf(painful, clean.replace(painless, blank)) : [];
  const excluded = new Set(
    [...refused, ...hurting].flatMap(([span]) =>
      demandLines.filter((line) => line.pattern.test(span)).flatMap((line) => line.effect.exclude),
    ),
  );
  return demands.filter((demand) => excluded.has(demand));
}
