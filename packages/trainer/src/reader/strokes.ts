import type { Stroke } from '@bandeja/domain/exercises/vocabulary';
import type { Line } from '#reader/lexicon.ts';
import type { Target } from '#reader/targets.ts';

const stroke = (name: Stroke, pattern: RegExp): Line<Target> => ({
  id: `st.${name}`,
  pattern,
  effect: { topic: 'stroke', strokes: [name] },
});
const hush = (id: string, pattern: RegExp): Line<Target> => ({ id, pattern, effect: { topic: 'hush' } });

/** A side of the body or of the court, after which «derecha» and «revés» are no strokes. */
const sides =
  /\b(?:rodillas?|codos?|hombros?|tobillos?|munecas?|manos?|piernas?|pies?|brazos?|caderas?|gemelos?|lado|parte|zona|esquina|cara|nalga|ingle|pantorrilla|espalda|cervical|lumbar|oreja|ojo|pista|costado|banda)(?: (?:de la|del|de|es|son|la|el))* (?:derech[oa]s?|reves)\b|\b(?:juego|jugar|jugador|jugadora|jugando|juega|posicion|soy)(?: \w+)?(?: (?:de|en|por))(?: (?:el|la))?(?: lado(?: del?| de la)?)? (?:derecha|drive|reves)\b|\ba (?:la )?derechas?\b|\btoda la derecha\b/;

/** Strokes and situations of the game (domain.md sections 1 and 6); Latin American names included. */
export const strokeLines: Line<Target>[] = [
  stroke(
    'saque',
    /\bsaques?\b(?! (?:tiempo|partido|provecho|el maximo|la conclusion))|\bsaca(?:r|ndo) mas (?:fuerte|rapido|duro|potente|liftad\w|cortad\w)\b|\bsaca(?:r|ndo)\b(?! (?:tiempo|un rato|partido|provecho|musculos?|rendimiento|mas|menos|unos|un|algo|lo|el maximo|adelante|fuerzas|pecho|biceps|culo|gluteos?|cuerpo|abdominales|abdomen|la cabeza|a)\b)|(?<!\b(?:a (?:tu|su|vuestro)|de|sala de|area de) )\bservicios?\b(?! (?:medic\w+|de (?!padel|derecha|reves)|tecnic\w+|al cliente))|\bservir\b|\bservice\b/,
  ),
  hush('st.saque.otro', /\bno sirv\w+|\bsirve(?:n)? (?:para|de)\b|\bque sirva\b|para que sirve/),
  stroke(
    'resto',
    /\brestar\b|\brestos?\b(?! (?:del?\b(?! (?:reves|derecha|saque|servicio|segundo|primer))|me|no|que|lo|la|los|las|en casa|esta|estan|como|da|igual|ya|tu|son|va|van|libre|descanso|ok|vale|bien|perfecto|adelante|normal|si|sin|puedo|podemos|todo|genial)\b)|\bdevoluci?on(?:es)?\b|\bdevolver (?:el |bien el |mejor el )?(?:saque|servicio)\b|\breturn\b/,
  ),
  stroke('volea', /\b[vb]ol(?:ea|eas|ear|eo|eos|eando|eita|eitas)\b|\bbloqueo en la red\b/),
  stroke('bandeja', /\bbandej(?:a|as|ita|itas|ear|eo)\b/),
  stroke('víbora', /\b[vb]i[vb]or(?:a|as|ita|itas)\b/),
  stroke('gancho', /\bganchos?\b/),
  stroke(
    'remate',
    /\bremat\w+|\bsma(?:s?ch|sh)\w*|\besmash\w*|\b(?:remat\w+|smash|sac\w+|tir\w+|bola|golpe|la)(?: \w+){0,2} por [34]\b|(?<![\d.,] ?)\bx[34]\b(?! ?(?:series|reps?|semana|dias|rondas|vueltas|veces))|(?<=\b(?:remat\w+|smash|bola|sacarla|golpe|de|el) )x [34]\b|(?<=(?:^|[,;.] ?|\by |\bel |\bde |\bdel ))por [34]\b(?! ?\w)|\bkick ?smash\b|\brulos?\b(?! de (?:espuma|foam|masaje))/,
  ),
  stroke('bajada', /\bbajadas?(?: de (?:la )?(?:pared|cristal|fondo))?\b|\bbajar (?:la )?(?:pared|bola de la pared)\b/),
  stroke('contrapared', /\bcontra ?pared(?:es)?\b/),
  stroke('doble pared', /\b(?:(?:salidas?|rebotes?|lectura|bolas?) de (?:la )?)?(?:doble|2) pared(?:es)?\b/),
  stroke(
    'salida',
    /\b(?:salid\w+|salir|salgo|rebotes?|lectura|leer|defensa|defender|golpear)(?: bien| mejor)? (?:de|en|con|desde|contra|tras)? ?(?:la |el |los |las )?(?:pared(?:es)?|cristal(?:es)?|rebotes?|vidrios?|blindex)\b|\bsalidas?\b(?! (?:de (?!pared|la pared|cristal|fondo)|explosiv|rapid|en bici|con (?:los )?amig))|\brebotes?\b(?! de tobillo)|\bpared(?:es)?\b|\bcristal(?:es)?\b|\brebotes? (?:en|de|con) (?:la |el )?(?:pared|cristal|fondo)|\bvidrios?\b|\b(?:rebot|peg|choc|toc|bot)(?:a|an|ar|e|en|ando|ado)(?: \w+){0,3}? (?:en|de|contra|con|por|tras) (?:la |el |los )?(?:pared(?:es)?|cristal(?:es)?|vidrios?|blindex|fondo|muro)\b/,
  ),
  stroke('globo', /\bglob(?:o|os|ito|itos|ear)\b|\blobs?\b/),
  stroke('chiquita', /\bchiquit(?:a|as)\b(?! (?:de edad|pero))/),
  stroke(
    'dejada',
    /(?<!\b(?:estoy|muy|algo|tan|he|ha|soy|un poco) )\bdejad(?:a|as|ita|itas)\b(?! de lado)|\bdrop ?shots?\b/,
  ),
  stroke('derecha', /\bderechas?\b(?! (?:del rival|de la pista))|\bdrives?\b|\bforehand\b/),
  stroke('revés', /\breves\b|\bbackhand\b/),
  {
    id: 'ta.australiana',
    pattern: /\baustralian\w+/,
    effect: { topic: 'stroke', strokes: ['australiana'], routineType: 'Táctico' },
  },
  stroke(
    'transición',
    /\b(?:ganar|recuperar|tomar|coger|conquistar|subir a|subida a|subidas a|jugar en|llegar a|aproximar\w* a|acercar\w* a|transicion\w* a) (?:\w+ )?la red\b|\btransici?on(?:es)?\b/,
  ),
  hush(
    'st.rulo.otro',
    /\b(?:pasar\w*|paso|con|usar|uso|tengo|foam|masaje\w*) (?:el |un |mi )?rulo\b(?! (?:por|x) ?[34]|,? (?:y )?(?:la |el )?(?:bandeja|vibora|remate|smash))/,
  ),
  // Where the ball ends up, not where it comes from: «la bandeja se me va al cristal».
  hush(
    'st.pared.destino',
    /\b(?:se (?:me )?(?:va\w*|queda\w*|estrella\w*|clava\w*)|l[ao]s? (?:mando|tiro|estrello|dejo|meto|pego))(?: \w+){0,2}? (?:al|en el|contra el|a la|en la|contra la|hasta el|a los|contra los) (?:cristal(?:es)?|pared(?:es)?|vidrios?)\b|(?<=\b(?:pista|cancha)s? (?:es )?(?:de|con) )(?:muro|cristal|vidrio|pared(?:es)?)\b/,
  ),
  hush('st.lado', sides),
  hush('st.reves.otro', /\b(?:al|del) reves(?= que| de lo|[,.;:)]|$)|\bdel reves\b(?= (?:que|todo))|\bal reves\b/),
  hush(
    'st.pared.kit',
    /\b(?:isometric\w*|sentadill\w*|estirar|apoyad\w+|flexion\w*)(?: \w+)? (?:en|contra|a) la pared\b/,
  ),
];
