/** Slang for things that the health reader knows by another name. */
const slang: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:un |el )?(?:latigazo|chispazo|calambrazo|tirón|tiron)(?= (?:en|por) (?:el|la|mi)\b(?! (?:gemelo|pantorrilla|aquiles|s[oó]leo|tal[oó]n|muslo)))/giu,
    'un dolor fuerte',
  ],
  // «me he pinchado el gemelo», «se me ha subido el gemelo»
  [
    /\b(?:me (?:he|ha|pinche|tire) ?(?:pinchado|cargado|petado|tirado)?|me pinch[eé]|se me (?:ha )?(?:subido|subi[oó]|pinchado|pinch[oó]|cargado|carg[oó]))(?: (?:el|la|un|una|los|las))(?= (?:gemelos?|isquios?|isquiotibial\w*|cu[aá]driceps|aductor\w*|s[oó]leo|pantorrilla|lumbar\w*|espalda|hombro|codo)\b)/giu,
    'tengo un tirón en el',
  ],
  [
    /\bme (?:ha )?(?:pica|pican|picado|pic[oó])(?= )[^.;!?]*\b(?:mosquitos?|avispas?|abejas?|bichos?|pulgas?)\b/giu,
    'tengo una picadura',
  ],
  [/\b(cargad|tocad|dolorid|hinchad|fastidiad|resentid|jodid)(?:ill|it)([oa]s?)\b/giu, '$1$2'],
  [
    /\b(?:vomit(?:[eéo]|ando|ado|aba)|(?:tengo|con) diarrea|gastroenteritis|(?:mal|fatal|revuelto) (?:de la tripa|del est[oó]mago|de la barriga))(?![\p{L}])(?!.*\b(?:nervi|para (?:bajar|adelgazar|perder|mantener|no engordar|dar el peso)))/giu,
    'tengo gripe',
  ],
  [/\b(?:como|igual que) (?:un (?:globo|mel[oó]n|bal[oó]n)|una (?:pelota|bota|morcilla|sand[ií]a))\b/giu, 'hinchada'],
  // «me quiero morir de cansancio» means only tired
  [
    /\b(?:me )?(?:quiero morir|quiero morirme|voy a morir|muero|morirme) del? (?:(?:la|el|las|los|pur[oa]|tant[oa]) )?(?:cansancio|risa|hambre|calor|sue[nñ]o|verg[uü]enza|sed|fr[ií]o|ganas|envidia|aburrimiento|nervios|agujetas|asco|rabia|corte|gusto)\b/giu,
    'estoy muy cansado',
  ],
  // the weather's temperature is not the body's
  [
    /\b(?:a|hace|hay|con|hasta|marca\w*|hacen) (?:m[aá]s de |casi |unos )?(?:2\d|3\d|4\d) ?(?:grados|º|°)/giu,
    'hace mucho sol',
  ],
  [/\bunos ciclos\b|\bciclos? de (?:volumen qu[ií]mico)\b/giu, 'anabolizantes'],
  [
    /(?<!\b(?:el|este|un|al|del|ese) )\b(?:testo|roids?|ciclarme|un ciclo de (?:esteroides|winstrol|testo))\b/giu,
    'anabolizantes',
  ],
  [
    /\bcoraz[oó]n (?:se )?(?:me )?(?:va|late|iba|latía)(?: \w+){0,3}? (?:raro|mil|saltos|loco|irregular)\b/giu,
    'palpitaciones',
  ],
  [/\b(?:me da|me dan|me dio|me ha dado|tengo|noto) (?:un )?(?:chungo|parraque|vahído|vahido)s?\b/giu, 'tengo mareos'],
];

/** «me quiero morir de cansancio»: tired, and nothing else. */
const wornOut = /\b(?:me )?(?:quiero morir|quiero morirme|voy a morir|muero) de (?:cansancio|agotamiento)\b/giu;
export const sayTired = (text: string): string => text.replace(wornOut, 'estoy muy cansado');

/** A message in the words that the health lines know. */
export function rephrased(text: string): string {
  return slang.reduce((said, [pattern, plain]) => said.replace(pattern, plain), text);
}
