import { namesOf, routineName } from '#chat/exercises.ts';
import type { Heard } from '#chat/hear.ts';
import { compose, listed } from '#chat/phrase.ts';
import type { Topic } from '#chat/topic.ts';
import { gameTopics } from '#chat/topics-game.ts';
import { moreTopics } from '#chat/topics-more.ts';
import type { ChatContext, ChatIntent, ChatReply } from '#chat/types.ts';
import { youthAge } from '#schedule/limits.ts';

const asPart = (lead: string, names: readonly string[], end = '.') =>
  names.length > 0 && `${lead} ${listed(names)}${end}`;
const routinePart = (lead: string, code: string, context: ChatContext) =>
  asPart(
    lead,
    [routineName(code, context)].flatMap((name) => name ?? []),
  );

/** First match counts, so that «¿qué como antes del partido?» is about food and not about warming up. */
const topics: readonly Topic[] = [
  {
    intent: 'nutricion',
    pattern:
      /\bayun\w+|\bsauna\b|\bdeshidrat\w+|\bsin comer\b|\bno (?:cenar|desayunar|comer)\b|\b(?:salt(?:ar|o)(?:me)?|quit(?:ar|o)(?:me)?) (?:la |una |las |el |los )?(?:comidas?|cenas?|desayunos?)\b|\bdieta\b|\b(?:perder|bajar|adelgazar)\b.*\b(?:comiendo|comida|comer)\b|\bcalori\w+/,
    parts: () => [
      'No te recomiendo ayunos, saunas ni dietas estrictas para bajar de peso: rindes peor y te cuesta recuperar.',
      'Mejor comida normal y variada, proteína en cada comida, fuerza dos días y cardio suave, con cambios graduales.',
      'Para un plan de alimentación, un dietista-nutricionista.',
    ],
  },
  {
    intent: 'nutricion',
    pattern:
      /\bcafes?\b|\bsuplement\w+|\bcreatina\b|\bbatidos? (?:de )?protein\w*|\bcafeina\b|\bpre ?entreno\b|\bgeles?\b|\bbcaa\b|\bcolageno\b|\bmagnesio\b|\bvitaminas?\b|\bomega\b|\bglutamina\b|\bmulti ?vitamin\w+|\bbebidas? energetic\w+|\bred ?bull\b/,
    parts: () => [
      'No te recomiendo suplementos ni dosis: eso háblalo con un dietista-nutricionista o tu médico, sobre todo si tomas medicación.',
      'Con comida normal, agua y sueño tienes casi todo lo que un jugador de club necesita.',
    ],
  },
  {
    intent: 'nutricion',
    pattern:
      /\bcervez\w+|\bcan(?:as|itas?)\b|\b(?:una|\d|tom\w+|beb\w+|pido|pedir) cana\b|\balcohol\b|\bcopas?\b|\bvino\b/,
    parts: () => [
      'El alcohol no repone líquidos y empeora el sueño, así que recuperas peor. Después de jugar, primero agua y comida.',
      'Y antes de un partido, mejor nada.',
    ],
  },
  {
    intent: 'nutricion',
    pattern:
      /\bhidrat\w+|\bagua\b|\bbeb(?:o|er|ida|idas)\b|\bisotonic\w+|\bsed\b|\bque (?:me )?(?:tomo|bebo)\b|\bsales minerales\b|(?<!en )\bcalor\b|\b[34]\d grados\b|\bsol(?:azo)?\b.*\b(?:juego|jugar)\b/,
    not: /\bcalentar\b|\bbano\b|\bducha\b/,
    parts: () => [
      'Llega hidratado: agua repartida durante el día y un vaso antes de jugar.',
      'En pista, bebe a sorbos en los cambios de lado, sin esperar a la sed.',
      'Si hace calor o pasas de una hora larga, una bebida con sales ayuda; juega a primera o última hora y para si te notas mal.',
    ],
  },
  {
    intent: 'nutricion',
    general: true,
    pattern:
      /\b(?:que|cuanto|cuando|como) (?:\w+ )?(?:com(?:o|er|emos|ia)|desayun\w+|cen(?:o|ar)|meriend\w+|almuerz\w+)\b(?! (?:se|lo|la|hago|puedo|mejoro)\b)|\bcomer\b|\bme como\b|\bbocat\w+|\bbocadillo\b|\bbarritas?\b|\bcomida\b|\bdesayun\w+|\bcen(?:o|ar|a)\b|\bmerienda\b|\bnutricion\b|\balimenta\w+|\bprotein\w+|\bhidratos\b|\balcohol\b|\bcerveza\b|\bplatanos?\b|\bfrutos secos\b|\b(?:pasta|arroz|pizza|fruta|huevos?|avena|chocolate|azucar|hamburguesa|gazpacho)\b|\bvegan[oa]\b|\bvegetarian[oa]\b|\bengord\w+/,
    parts: () => [
      'Antes de jugar: tu comida de siempre dos o tres horas antes, con hidratos fáciles (arroz, pasta, pan, fruta) y poca grasa; si queda menos, algo ligero como un plátano.',
      'Después, hidratos y proteína, y agua.',
      'En día de torneo no pruebes nada nuevo.',
    ],
  },
  {
    intent: 'explicar',
    pattern:
      /\bviento\b|\bllueve\b|\blluvia\b|\b(?:pista|cristal\w*|pared\w*) (?:esta\w* )?mojad\w+|\bel sol (?:de|en la) cara\b/,
    parts: () => [
      'Con viento o sol de cara, juega sencillo: bolas con margen, globos más bajos y menos golpes por alto a definir.',
      'Con la pista mojada, mejor no jugar: resbala y el bote en el cristal cambia.',
    ],
  },
  {
    intent: 'mental',
    pattern:
      /\b(?:mi|el|la) (?:companer[oa]|pareja|compi)\b.*\b(?:no me (?:pasa|habla|escucha|deja|cubre)|me (?:grita|culpa|presiona|roba|rin[ea]|echa)|se (?:enfada|cabrea|queja|pica)|chupa|discut\w+)\b|\bdiscut\w+ con mi (?:companer[oa]|pareja)\b/,
    parts: (context) => [
      'Habladlo fuera de la pista y en frío: quién va a la bola del medio, qué hacéis con los globos y cuándo subís los dos.',
      'Durante el punto, solo «mía», «tuya» o «fuera», antes del bote; entre puntos, una frase útil y ningún reproche.',
      asPart('Se entrena:', namesOf(['K04', 'M01'], context)),
    ],
  },
  {
    intent: 'mental',
    general: true,
    pattern:
      /\bnervi\w+|\bconcentr\w+|\bansiedad\b|\bbloque(?:o|ado|ada|arme)\b|\bconfianza\b|\bpresion\b|\bpierdo la (?:cabeza|calma|paciencia)|\bpanico\b|\bse me va la (?:olla|pinza)|\bme (?:agarroto|hundo|frustro|enfado|cabreo|agobio|desespero|vengo abajo|caigo)\b|\bcabeza fria\b|\bmental\w*|\btiembl\w+|\btemblor\w*|\btembl\w+|\b(?:40-40|40 iguales|punto de partido|bola de partido|puntos? (?:clave|important\w+|decisiv\w+))\b|\bme (?:encojo|achico|acobardo|arrugo|cago|rayo|ralla|bajo|desconecto|distraigo|despisto|pongo (?:\w+ )?tens[oa])\b|\btens[oa]\b|\bmiedo (?:a|de|escenico)|\bmotiv(?:a\w*|o|arme|arse)\b|\baturull\w+|\bacelero\b|\bme puede la (?:presion|situacion)|\bvoy ganando y\b|\bsin ganas\b|\bdesmotiv\w+|\bdesconcentr\w+/,
    parts: (context) => [
      'Usa una rutina entre puntos, siempre igual: suelta el anterior, respira lento (más largo al soltar), decide una jugada sencilla y vuelve a mirar la bola. Tienes unos 20 segundos.',
      'En los puntos importantes, juega lo que mejor te sale, con margen.',
      asPart('Se entrena:', namesOf(['M01', 'L13', 'M02'], context)),
      routinePart('La rutina entera:', 'R22', context),
    ],
  },
  {
    intent: 'recuperar',
    pattern:
      /\b(?:he )?dorm(?:i|ido)\b.*\b(?:mal|fatal|poco|nada|\d+ horas)\b|\bresaca\b|\bmala noche\b|\bsin dormir\b/,
    parts: () => [
      'Con mala noche, mejor suave: movilidad o un paseo, y deja fuerza y saltos para cuando hayas dormido. Si te notas mareado o con mal cuerpo, descansa.',
      'Si quieres, te cambio la sesión de hoy: dime «hoy algo suave».',
    ],
  },
  {
    intent: 'recuperar',
    pattern:
      /\b(?:la|el|mi|con) (?:regla(?! del)|menstruacion|periodo)\b|\breglas (?:fuertes|abundantes|dolorosas|muy)\b|\bmenstrua\w+/,
    parts: () => [
      'Si te encuentras bien, puedes entrenar con normalidad; si vas justa de energía, baja la intensidad o cambia a movilidad o un paseo.',
      'Si el dolor es fuerte o te impide tu día a día, consúltalo con tu médico.',
    ],
  },
  {
    intent: 'recuperar',
    pattern: /\bagujetas\b/,
    parts: (context) => [
      'Con agujetas puedes moverte, pero suave: caminar, bici tranquila o movilidad, y deja la fuerza de esas zonas y los saltos para cuando aflojen, en uno a tres días.',
      'Si en vez de agujetas es un dolor localizado o va a más, para y dímelo.',
      routinePart('Te va bien', 'R23', context) || routinePart('Te va bien', 'R13', context),
    ],
  },
  {
    intent: 'calentar',
    general: true,
    pattern:
      /\bcalent(?:ar|amos|amiento|amientos|o|arme|ando)\b|\bcalient\w+|\bantes de(?:l| un| jugar| entrar| salir| empezar)(?: (?:partido|partida|torneo|pista|la pista|a la pista))?\b|\bactivacion\b|\bentr\w+ en calor\b|\bestir\w+ antes\b|\b(?:salir|entrar|ir) fri[oa]\b/,
    not: /(?<!en )\bcalor\b|\bdormir\b|\bnoche\b/,
    parts: (context) => [
      'Dedica 10-15 min: empieza caminando o trotando suave y moviendo tobillos, cadera y hombros; sigue con equilibrio a una pierna, giros en sombra y split step; acaba con voleas, globos y remates de menos a más.',
      'Estirar parado no es calentar.',
      routinePart('Lo tienes montado en', 'R01', context),
    ],
  },
  {
    intent: 'recuperar',
    general: true,
    pattern:
      /\brecuper(?:o|a|ar|arme|acion|amos|ando)\b|\bdespues de(?:l| un| jugar| entrenar)(?: (?:partido|partida|torneo|entreno|entrenar))?\b|\btras (?:el|un) partido\b|\b(?:vengo|acabo|vuelvo|salgo) de (?:jugar|entrenar|un partido)|\bacabo de terminar\b|\bdescans(?:o|ar|a)\b(?: \w+){0,3}? entre\b|\bcuanto (?:\w+ ){0,3}?descans\w+|\bdorm(?:ir|ido|i)\b|\bsueno\b|\bmasaje\b|\bfoam\b|\bhielo\b|\bbanos?\b|\benfria\w+/,
    not: /\bsueno con\b|\b(?:algo|rutina|sesion)\b.*\b\d{1,3} ?min/,
    parts: (context) => [
      'Al acabar, camina unos minutos, bebe y come algo con hidratos y proteína. Al día siguiente de un partido exigente, movilidad o un paseo suave; lo que más recupera es dormir bien.',
      'Entre dos sesiones duras de la misma zona deja unas 48 horas.',
      routinePart('Para el día después:', 'R23', context),
    ],
  },
  {
    intent: 'pala',
    pattern: /\bzapatill\w+|\bzapas\b|\bbambas\b|\bplayeras\b|\btenis para\b|\bcalzado\b|\bsuelas?\b/,
    parts: () => [
      'Zapatilla de pádel con sujeción lateral y tu número bien ajustado. En moqueta con arena, suela de espiga; en pista con poca arena o mixta, suela omni. Cámbiala cuando el dibujo esté liso: ahí empiezan los resbalones.',
    ],
  },
  {
    intent: 'pala',
    pattern: /\bgafas\b/,
    parts: () => [
      'Son buena idea: los pelotazos en el ojo están descritos en pádel. Gafas deportivas de policarbonato, ajustadas y que no se empañen; las de sol normales no protegen del golpe.',
    ],
  },
  {
    intent: 'pala',
    pattern: /\boverg?rip\w*|\bgrips?\b|\bpuno\b|\bmunequera\b/,
    parts: () => [
      'El overgrip se cambia cuando resbala o se endurece, que jugando a menudo es cada pocas semanas. El puño, con el grosor que te deje cerrar la mano sin apretar: apretar de más cansa el antebrazo.',
    ],
  },
  {
    intent: 'pala',
    general: true,
    pattern:
      /\bpalas?\b|\braquetas?\b|\b(?:lagrima|diamante|carbono|fibra de vidrio)\b|\bpelotas?\b(?! medicinal)|\bbotes? de bolas\b|\b(?:que|cuales|marca de) bolas\b|\bmaterial\b.*\bcompr\w+|\bcompr\w+\b.*\bmaterial\b/,
    not: /\b(?:entren|ejercicio|rutina)\w*/,
    parts: () => [
      'En general: redonda y blanda da control y perdona fallos; lágrima, equilibrio; diamante, potencia si ya controlas. Mejor algo ligera que pesada, sobre todo si empiezas o el brazo se te carga. Pruébala antes: ninguna sustituye a la técnica.',
    ],
  },
  {
    intent: 'rutina',
    pattern:
      /\b(?:preven\w+|evitar? (?:\w+ )?lesion\w*|no lesionar\w*|evito lesion\w*|sin lesiones|lesionar(?:me|se|nos))\b/,
    not: /\b(?:hazme|dame|prepara|crea|genera|rutina)\b/,
    parts: (context) => [
      'Nada lo garantiza, pero esto ayuda a reducir el riesgo: fuerza dos días por semana, calentar 10-15 minutos y que la carga suba poco a poco.',
      asPart('Para pádel, sobre todo', namesOf(['F23', 'F27', 'F12', 'U06'], context)),
      asPart(
        'Rutinas:',
        ['R04', 'R05', 'R06'].flatMap((code) => routineName(code, context) ?? []),
      ),
    ],
  },
  {
    intent: 'rutina',
    pattern:
      /\b(?:por la manana|por la tarde|a que hora|mejor hora|por la noche)\b.*\bentren|\bentren\w+\b.*\b(?:por la manana|por la tarde|a que hora|mejor hora|por la noche)\b/,
    parts: () => [
      'La mejor hora es la que puedes mantener. Si entrenas temprano, alarga el calentamiento; si es tarde, acaba con algo suave para dormir bien.',
    ],
  },
  {
    intent: 'rutina',
    pattern:
      /\b(?:ganar|gano) (?:mas )?(?:puntos|partidos)\b|\bfall\w+ (?:mucho|demasiado|todo|bolas|facil\w*)|\bmuchos (?:fallos|errores)\b|\bno (?:gano|ganamos)\b|\bpierdo (?:siempre|todo)/,
    parts: (context) => [
      'Antes que ganar puntos, no regalarlos: fuera de la élite, la mayoría acaban en error del rival. Saque y resto dentro, globo profundo cuando estés incómodo y subir a la red los dos juntos.',
      routinePart('Para entrenarlo:', 'R16', context),
    ],
  },
  {
    intent: 'rutina',
    pattern:
      /\b(?:por donde|como) (?:empiezo|empezar|comienzo)\b|\b(?:soy|estoy) (?:principiante|novat\w+|empezando)\b|\bacabo de empezar\b|\bconsejos? para (?:empezar|principiantes)/,
    not: /\b(?:rutina|hazme|dame|prepara|crea)\b/,
    parts: (context) => [
      'Para empezar: dos sesiones cortas de fuerza y movilidad por semana, más tu partido. En pista, antes que pegar fuerte, meter la bola: saque y resto dentro, globo profundo y subir a la red en pareja.',
      asPart(
        'Rutinas para comenzar:',
        ['R24', 'R16'].flatMap((code) => routineName(code, context) ?? []),
      ),
    ],
  },
  {
    intent: 'rutina',
    pattern: /\badelgaz\w+|\b(?:perd\w+|baj\w+) (?:de )?peso\b/,
    not: /\b(?:quiero|hazme|dame|rutina|necesito|prepara|crea|busco)\b/,
    parts: () => [
      'Jugar ayuda, pero lo que cuenta es la suma: fuerza dos días, cardio suave, partidos y comida normal, con cambios graduales.',
      'Sin prisas ni dietas estrictas: así aguantas el ritmo y rindes.',
    ],
  },
  {
    intent: 'rutina',
    pattern:
      /\b(?:hij[oa]s?|ninos?|ninas?|chavales|sobrin[oa])\b.*\b(?:pesas|fuerza|entren\w+|gimnasio|(?:quiere|puede|podria|va a) (?:empezar|jugar|hacer|competir)|empez\w+|apuntar\w*)|\b(?:pesas|fuerza|gimnasio)\b.*\b(?:hij[oa]s?|ninos?|ninas?)\b/,
    parts: () => [
      `Sí pueden hacer fuerza si es adaptada. Con menos de ${youthAge} años: técnica primero, cargas ligeras, nunca hasta el fallo y siempre con un adulto cualificado delante.`,
      'Juego, equilibrio y coordinación valen más que kilos.',
    ],
  },
];

/** Answers with the first subject a message is about among some intents; null when it is about none. */
export function topicReply(...intents: ChatIntent[]) {
  return (heard: Heard, context: ChatContext): ChatReply | null => {
    const all = [...gameTopics, ...moreTopics, ...topics].filter(({ intent }) => intents.includes(intent));
    const topic = all.find((each) => isAbout(each, heard));
    return topic === undefined ? null : told(topic, heard, context);
  };
}

/** What is said of an intent in general. */
export function generalReply(intent: ChatIntent) {
  return (heard: Heard, context: ChatContext): ChatReply | null => {
    const topic = topics.find((each) => each.intent === intent && each.general === true);
    return topic === undefined ? null : told(topic, heard, context);
  };
}

function isAbout({ pattern, not }: Topic, { text }: Heard): boolean {
  return pattern.test(text) && not?.test(text) !== true;
}

function told(topic: Topic, heard: Heard, context: ChatContext): ChatReply {
  return {
    intent: topic.intent,
    text: compose(topic.parts(context, heard)),
    action: null,
    upsell: false,
    final: topic.intent === 'medico',
  };
}
