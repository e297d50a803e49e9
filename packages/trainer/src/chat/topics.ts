import { namesOf, routineName } from '#chat/exercises.ts';
import type { Heard } from '#chat/hear.ts';
import { compose, listed } from '#chat/phrase.ts';
import type { Topic } from '#chat/topic.ts';
import { gameTopics } from '#chat/topics-game.ts';
import { moreTopics } from '#chat/topics-more.ts';
import type { ChatContext, ChatIntent, ChatReply } from '#chat/types.ts';
import { phrases } from '#language/phrases.ts';
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
    pattern: phrases(`
    ayun* sauna deshidrat* dieta calori* sin/no_comer no_cenar/desayunar
    saltar/saltarme/salto/quitar/quitarme/quito_la/una/las/el/los?_comida/comidas/cena/cenas/desayuno/desayunos
    perder/bajar/adelgazar_…_comiendo/comida/comer`),
    parts: () => [
      'No te recomiendo ayunos, saunas ni dietas estrictas para bajar de peso: rindes peor y te cuesta recuperar.',
      'Mejor comida normal y variada, proteína en cada comida, fuerza dos días y cardio suave, con cambios graduales.',
      'Para un plan de alimentación, un dietista-nutricionista.',
    ],
  },
  {
    intent: 'nutricion',
    pattern: phrases(`
    cafe cafes suplement* creatina cafeina preentreno geles bcaa colageno magnesio vitamina vitaminas omega glutamina multivitamin* redbull
    batido/batidos_de?_protein* bebida/bebidas_energetic*`),
    parts: () => [
      'No te recomiendo suplementos ni dosis: eso háblalo con un dietista-nutricionista o tu médico, sobre todo si tomas medicación.',
      'Con comida normal, agua y sueño tienes casi todo lo que un jugador de club necesita.',
    ],
  },
  {
    intent: 'nutricion',
    pattern: phrases('cervez* canas canita canitas alcohol copa copas vino una/#/tom*/beb*/pido/pedir_cana'),
    parts: () => [
      'El alcohol no repone líquidos y empeora el sueño, así que recuperas peor. Después de jugar, primero agua y comida.',
      'Y antes de un partido, mejor nada.',
    ],
  },
  {
    intent: 'nutricion',
    pattern: phrases(`
    hidrat* agua bebo beber bebida bebidas isotonic* sed calor que_me?_tomo/bebo 3#/4#_grados sol/solazo_…_juego/jugar`),
    parts: () => [
      'Llega hidratado: agua repartida durante el día y un vaso antes de jugar.',
      'En pista, bebe a sorbos en los cambios de lado, sin esperar a la sed.',
      'Si hace calor o pasas de una hora larga, una bebida con sales ayuda; juega a primera o última hora y para si te notas mal.',
    ],
  },
  {
    intent: 'nutricion',
    general: true,
    pattern: phrases(`
    comer bocat* bocadillo barrita barritas comida desayun* ceno cenar cena merienda nutricion alimenta* protein* hidratos alcohol cerveza platano
    platanos pasta arroz pizza fruta huevo huevos avena chocolate azucar hamburguesa gazpacho vegano vegana vegetariano vegetariana engord*
    que/cuanto/cuando/como/me_como que/cuanto/cuando/como_comer/comemos/comia/desayun*/ceno/cenar/meriend*/almuerz*
    que/cuanto/cuando/como_*_como/comer/comemos/comia/desayun*/ceno/cenar/meriend*/almuerz* frutos_secos`),
    parts: () => [
      'Antes de jugar: tu comida de siempre dos o tres horas antes, con hidratos fáciles (arroz, pasta, pan, fruta) y poca grasa; si queda menos, algo ligero como un plátano.',
      'Después, hidratos y proteína, y agua.',
      'En día de torneo no pruebes nada nuevo.',
    ],
  },
  {
    intent: 'explicar',
    pattern: phrases('viento llueve lluvia pista/cristal*/pared*_esta*?_mojad*'),
    parts: () => [
      'Con viento o sol de cara, juega sencillo: bolas con margen, globos más bajos y menos golpes por alto a definir.',
      'Con la pista mojada, mejor no jugar: resbala y el bote en el cristal cambia.',
    ],
  },
  {
    intent: 'mental',
    pattern: phrases(`
    mi/el/la_companero/companera/pareja/compi_…_no_me_pasa/habla/escucha/deja/cubre
    mi/el/la_companero/companera/pareja/compi_…_me_grita/culpa/presiona/roba/rine/rina/echa
    mi/el/la_companero/companera/pareja/compi_…_se_enfada/cabrea/queja/pica`),
    parts: (context) => [
      'Habladlo fuera de la pista y en frío: quién va a la bola del medio, qué hacéis con los globos y cuándo subís los dos.',
      'Durante el punto, solo «mía», «tuya» o «fuera», antes del bote; entre puntos, una frase útil y ningún reproche.',
      asPart('Se entrena:', namesOf(['K04', 'M01'], context)),
    ],
  },
  {
    intent: 'mental',
    general: true,
    pattern: phrases(`
    nervi* concentr* ansiedad bloqueo bloqueado bloqueada bloquearme confianza presion panico mental* tiembl* tembl* 40-40 tenso tensa motiva*
    motivo aturull* acelero desmotiv* desconcentr* pierdo_la_cabeza*/calma*/paciencia* se_me_va_la_olla*/pinza* me_agarroto/hundo/frustro/enfado/
    cabreo/agobio/desespero/caigo/encojo/achico/acobardo/arrugo/cago/rayo/ralla/bajo/desconecto/distraigo/despisto me_vengo_abajo cabeza_fria
    40_iguales punto/bola_de_partido punto/puntos_clave/important*/decisiv* miedo_a*/de*/escenico* sin_ganas`),
    parts: (context) => [
      'Usa una rutina entre puntos, siempre igual: suelta el anterior, respira lento (más largo al soltar), decide una jugada sencilla y vuelve a mirar la bola. Tienes unos 20 segundos.',
      'En los puntos importantes, juega lo que mejor te sale, con margen.',
      asPart('Se entrena:', namesOf(['M01', 'L13', 'M02'], context)),
      routinePart('La rutina entera:', 'R22', context),
    ],
  },
  {
    intent: 'recuperar',
    pattern: phrases('menstrua* la/el/mi/con_regla/menstruacion/periodo reglas_fuertes/abundantes/dolorosas/muy'),
    parts: () => [
      'Si te encuentras bien, puedes entrenar con normalidad; si vas justa de energía, baja la intensidad o cambia a movilidad o un paseo.',
      'Si el dolor es fuerte o te impide tu día a día, consúltalo con tu médico.',
    ],
  },
  {
    intent: 'recuperar',
    pattern: phrases('agujetas'),
    parts: (context) => [
      'Con agujetas puedes moverte, pero suave: caminar, bici tranquila o movilidad, y deja la fuerza de esas zonas y los saltos para cuando aflojen, en uno a tres días.',
      'Si en vez de agujetas es un dolor localizado o va a más, para y dímelo.',
      routinePart('Te va bien', 'R23', context) || routinePart('Te va bien', 'R13', context),
    ],
  },
  {
    intent: 'calentar',
    general: true,
    parts: (context) => [
      'Dedica 10-15 min: empieza caminando o trotando suave y moviendo tobillos, cadera y hombros; sigue con equilibrio a una pierna, giros en sombra y split step; acaba con voleas, globos y remates de menos a más.',
      'Estirar parado no es calentar.',
      routinePart('Lo tienes montado en', 'R01', context),
    ],
  },
  {
    intent: 'recuperar',
    general: true,
    pattern: phrases(`
    recupero recupera recuperar recuperarme recuperacion recuperamos recuperando dormir dormido dormi sueno masaje foam hielo bano banos enfria*
    despues_del_partido/partida/torneo/entreno? despues_del/de_entrenar despues_de_un/jugar tras_el/un_partido
    vengo/acabo/vuelvo/salgo_de_jugar*/entrenar* acabo_de_terminar descanso/descansar/descansa_…_entre cuanto_…_descans*`),
    parts: (context) => [
      'Al acabar, camina unos minutos, bebe y come algo con hidratos y proteína. Al día siguiente de un partido exigente, movilidad o un paseo suave; lo que más recupera es dormir bien.',
      'Entre dos sesiones duras de la misma zona deja unas 48 horas.',
      routinePart('Para el día después:', 'R23', context),
    ],
  },
  {
    intent: 'pala',
    pattern: phrases('zapatill* zapas bambas playeras calzado suela suelas tenis_para'),
    parts: () => [
      'Zapatilla de pádel con sujeción lateral y tu número bien ajustado. En moqueta con arena, suela de espiga; en pista con poca arena o mixta, suela omni. Cámbiala cuando el dibujo esté liso: ahí empiezan los resbalones.',
    ],
  },
  {
    intent: 'pala',
    pattern: phrases('gafas'),
    parts: () => [
      'Son buena idea: los pelotazos en el ojo están descritos en pádel. Gafas deportivas de policarbonato, ajustadas y que no se empañen; las de sol normales no protegen del golpe.',
    ],
  },
  {
    intent: 'pala',
    pattern: phrases('overrip* overgrip* grip grips puno munequera'),
    parts: () => [
      'El overgrip se cambia cuando resbala o se endurece, que jugando a menudo es cada pocas semanas. El puño, con el grosor que te deje cerrar la mano sin apretar: apretar de más cansa el antebrazo.',
    ],
  },
  {
    intent: 'pala',
    general: true,
    pattern: phrases(`
    pala palas raqueta raquetas lagrima diamante carbono pelota pelotas bote/botes/marca_de_bolas que/cuales_bolas`),
    not: phrases('entren* ejercicio* rutina*'),
    parts: () => [
      'En general: redonda y blanda da control y perdona fallos; lágrima, equilibrio; diamante, potencia si ya controlas. Mejor algo ligera que pesada, sobre todo si empiezas o el brazo se te carga. Pruébala antes: ninguna sustituye a la técnica.',
    ],
  },
  {
    intent: 'rutina',
    pattern: phrases('preven* lesionarme lesionarse lesionarnos evita/evitar/evito_lesion*'),
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
    pattern: phrases('por_la_manana/tarde/noche_…_entren* a_que_hora_…_entren* entren*_…_por_la_manana/tarde/noche'),
    parts: () => [
      'La mejor hora es la que puedes mantener. Si entrenas temprano, alarga el calentamiento; si es tarde, acaba con algo suave para dormir bien.',
    ],
  },
  {
    intent: 'rutina',
    pattern: phrases('ganar/gano_mas?_puntos/partidos fall*/pierdo_todo* no_gano/ganamos pierdo_siempre*'),
    parts: (context) => [
      'Antes que ganar puntos, no regalarlos: fuera de la élite, la mayoría acaban en error del rival. Saque y resto dentro, globo profundo cuando estés incómodo y subir a la red los dos juntos.',
      routinePart('Para entrenarlo:', 'R16', context),
    ],
  },
  {
    intent: 'rutina',
    pattern: phrases(`
    por_donde_empiezo/empezar/comienzo como_empiezo/empezar/comienzo soy/estoy_principiante/novat*/empezando acabo_de_empezar`),
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
    pattern: phrases(`
    hijo/hijos/hija/hijas/nino/ninos/nina/ninas/chavales/sobrino/sobrina_…_pesas*/fuerza*/entren*/gimnasio*/empez*/apuntar*
    hijo/hijos/hija/hijas/nino/ninos/nina/ninas/chavales/sobrino/sobrina_…_quiere/puede/podria_empezar*/jugar*/hacer*/competir*
    pesas/fuerza/gimnasio_…_hijo/hijos/hija/hijas/nino/ninos/nina/ninas`),
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
  return pattern?.test(text) === true && not?.test(text) !== true;
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
