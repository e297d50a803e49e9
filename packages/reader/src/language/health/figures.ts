// «Me quiero morir de la vergüenza»: such words are taken out before anything reads the health of a text, like those of jokes
// (`jokes.ts`). All its other words stay, and what the examples suspect of the whole still gets the soft sentence.

import { plainLetters } from '#language/health/jokes.ts';

const word = '[a-z0-9/+-]+';
const wish =
  '(?:(?:me|nos) )?(?:quiero|queria|quisiera|querria|quise|voy a|iba a|prefiero|(?:esto|es|esta|estoy|era)(?: como)? (?:para|por)|(?:(?:dan?|daban?|dieron|entran|tengo|tenia|que) )?ganas de)';
const end =
  '(?:morir(?:me|nos)?|matar(?:me|nos)?|suicidar(?:me|se)|desaparecer|pegar(?:me|se) un tiro|tirar(?:me|se) por la ventana)';
const dying = `\\b(?:(?:me |yo )?ya )?(?:${wish} ${end}|me (?:muero|mato(?! de (?:hambre|sed))|suicido)|me pego un tiro|me tiro por (?:la ventana|el balcon)|me corto las venas|que (?:me maten|alguien me mate)|dejadme morir(?: aqui)?)\\b`;

const feelings =
  'risa|verguenza|pena|corte|calor|bochorno|sofoco|sofocon|calorazo|pereza|frio|hambre|sed|sueno|asco|envidia|nervios|rabia|susto|emocion|alegria|gusto|aburrimiento|cansancio|agujetas|ganas';
const strokes =
  'reves|derechas?|drives?|voleas?|bandejas?|viboras?|remat\\w+|smash\\w*|globos?|saques?|restos?|dejadas?|chiquitas?';
const game = `${strokes}|bolas?|pelotas?|reja|red|pista|cancha|partid\\w+|sets?|tie|puntos?|final\\w*|torneos?|ranking|liga|padel|pala|jug\\w+|juego|fall\\w+|ridiculo|derrota|paliza|perder|perdemos|pierd[oea]\\w*`;
const effort =
  'entren\\w+|clases?|gimnasio|gym|rutina|sesion\\w*|series?|burpees?|sentadillas?|planchas?|flexiones|abdominales|zancadas?|saltos|pliometria|cardio|cuestas|cinta|hiit|agujetas|calor|madrugon|despertador';
const occasions = [
  ` (?:de|del)(?: (?:la|el|las|los|pur[oa]|tant[oa]))* (?:${feelings})\\b`,
  ` de lo (?:mal[oa]?|bien|torpe|lent[oa])(?: que)? \\w+`,
  `,? (?:con|cada vez que|siempre que|cuando|si|despues del?|tras|en|por|de tant[oa]s?|al|haciendo)(?: ${word}){0,6}? (?:${game}|${effort})\\b`,
  `(?: ya)?[,.! ]*(?:ja(?:ja)+|je(?:je)+|xd+\\b|😂|🤣|😅|😆)`,
];

/** A lost match, in a message of few words beside the wish to die. */
const defeats = [
  '\\b[0-7] ?[-/] ?[0-7]\\b',
  `\\b(?:fall|err|estrell|regal)\\w+(?: ${word}){0,3}? (?:${strokes}|bolas?|pelotas?|puntos?|facil(?:es)?)\\b`,
  `\\bperd(?:i|imos|ido|emos)(?: ${word}){0,2}? (?:partid\\w+|sets?|final|tie|puntos?|torneo|(?:contra|con|ante) (?:l[oa]s|mis?|un\\w*)|otra vez$)|\\bvuelto a perder\\b`,
  `\\b(?:que|vaya|menud[oa]) (?:verguenza|corte|paliza|desastre|ridiculo|partid\\w+|nivel|calor|bochorno|agujetas|entren\\w+)\\b`,
  '\\b(?:agujetas|paliza|burpees|sentadillas)\\b',
];
const beatenMost = 14;

const padel =
  '(?:(?:el|mi|mis|la|las|los|un|una|ese) )*(?:padel|palas?|pistas?|partid\\w+|jugar|entren\\w+|deporte|gimnasio|torneos?|club)\\b';
const living = `\\b(?:no (?:quiero|puedo|podria|se|sabria) vivir|(?:la|mi) vida (?:ya )?no tiene(?: ningun)? sentido) (?=sin ${padel})|(?<=\\bsin ${padel},? (?:yo )?)no (?:quiero|puedo|podria|se|sabria) vivir\\b`;
const useless = `\\b(?:(?:yo|ya) )*no (?:sirvo|valgo)(?: ya)? (?:ni )?(?:para|como|en|con) (?=(?:nada (?:en|con|de|como) )?(?:${word} ){0,2}?(?:${game}|jugador\\w*|pareja|recogepelotas|deporte|compet\\w+|correr)\\b|esto(?: del? (?:${word} )?(?:padel|deporte|jugar|correr|competir))?(?= ?(?:$|[,.;:!?]|a (?:mi|estas) edad|y |ya|pero)))`;

/** Tired at the start of a match or at its end, which nobody wants. */
const tired =
  '\\bno (?:quiero|queremos|quisiera|me gustaria) (?:llegar|acabar|terminar|salir|empezar) (?:(?:tan|muy|demasiado|ya) )?(?:(?:cansad|agotad|fundid|reventad|vaci)[oa]s?|sin (?:piernas|fuerzas?|aire|pilas?))\\b(?! de )';

/** «nunca he jugado en mi vida»: never. */
const never = `(?<=\\b(?:nunca|jamas) (?:he |habia |hemos )?(?:hecho|jugado|entrenado|ido|practicado|pisado|cogido|corrido|tocado|levantado|jugue|hice|entrene)(?: ${word}){0,4}? )en (?:(?:toda )?(?:mi|la) )vida\\b`;

/** A wound by accident, and what is cut every few weeks. */
const cut =
  '\\b(?:me (?:he vuelto a cortar|volvi a cortar|corte|he cortado|corto)|(?:he vuelto|volvi|voy|ganas de|tengo que|quiero|toca)(?: a)? cortarme)(?: (?:otra vez|de nuevo|ayer|hoy|un poco))?';
const accident =
  '(?:con (?:el|la|los|las|un|una|unos|unas) (?:cristal\\w*|malla|reja|verja|valla|alambre|puerta|pala|grip|vaso|copa|lata|botella|cuchillo|papel|folio|sobre|carton|tapa|rallador)|cocin\\w+|afeit\\w+|depil\\w+|pelando|fregando|sin querer|jugando|entrenando|pelo|flequillo|melena|barba|unas|al (?:abrir|cerrar|recoger|coger|sacar|saltar|caer\\w*|fregar|pelar|poner|quitar))\\b';

const search = (patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'g');
const figures = search([
  `(?<=\\b(?:despues del?|tras|en|con)(?: \\w+){0,3}? (?:${game}|${effort}),? )${dying}`,
  `(?<=\\b(?:al sol|(?:${word} )?horas? de (?:padel|partido|pista|entren\\w+|gimnasio)(?: \\w+){0,3}?),? )${dying}`,
  `(?<=\\b(?:si|cuando|cada vez que|siempre que) (?:\\w+ ){0,3}?(?:pierd\\w+|perdemos|fall[oe]\\w*|fallamos)(?: (?:el|la|otra|otro|este|un|una|esta) \\w+| otra vez)?,? )${dying}`,
  `(?<=\\b(?:jug(?:ue|o|amos|aste|ando)|he jugado|hemos jugado|saque|remate|reste|entrene)(?: (?:tan|muy|super))? (?:mal|fatal|horrible|de pena),? (?:que )?)${dying}`,
  `${dying}(?=${occasions.join('|')})`,
  living,
  useless,
  tired,
  never,
  `${cut}(?=(?: ${word}){0,5}? ${accident})`,
]);
const [wishes, beaten] = [search([dying]), search(defeats)];

/** With one of these it is meant. */
const meant =
  /\b(?:de verdad|en serio|no (?:es|va de|hablo en) (?:una )?broma|no puedo mas|no quiero (?:seguir|estar|nada|vivir(?! sin))|(?:me )?da (?:igual|lo mismo)|por dentro|sin mi|(?:una|la) carga|estoy (?:muy |tan )?sol[oa]|llor\w+|depre\w*|murio|fallec\w+|me (?:ha )?dej(?:o|ado)|se (?:me )?(?:fue|ha ido)|mi familia|psicolog\w+|psiquiatra|para siempre|adios|de una vez|aun asi|a proposito|adrede|aposta|cuchillas?|cuter|cutter|navaja|venas esta|munecas|brazos|muslos|esta vida|para (?:sentir|calmar|aguantar|castigar)\w*)\b/;
/** Most texts have none of these. */
const mayBeFigure =
  /no quier|no quer|mori|muer|mat[aoe]|suicid|desapar|tiro\b|ventana|vivir|vida|sirvo|valgo|cort[aeo]|venas/;

/** The same text where nothing is a figure of speech. */
export function withoutFigures(text: string): string {
  const plain = plainLetters(text);
  if (!mayBeFigure.test(plain) || meant.test(plain)) return text;
  const isBeaten = plain.split(/\s+/).length <= beatenMost && plain.search(beaten) >= 0;
  const hits = [...plain.matchAll(isBeaten ? search([wishes.source, figures.source]) : figures)];
  return hits.reduceRight((left, hit) => `${left.slice(0, hit.index)} ${left.slice(hit.index + hit[0].length)}`, text);
}
