import type { Category, Stroke } from '@bandeja/domain/exercises/vocabulary';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import type { Line } from '#reader/lexicon.ts';
import type { Target } from '#reader/targets.ts';

const goal = (id: string, categories: readonly Category[], pattern: RegExp): Line<Target> => ({
  id: `go.${id}`,
  pattern,
  effect: { topic: 'goal', categories },
});
const type = (id: string, routineType: RoutineType, pattern: RegExp): Line<Target> => ({
  id: `go.${id}`,
  pattern,
  effect: { topic: 'goal', routineType },
});
/** «rematar más fuerte» names the stroke and what it lacks. */
const harder = (stroke: Stroke, pattern: RegExp): Line<Target> => ({
  id: `go.pegar.${stroke}`,
  pattern,
  effect: { topic: 'goal', categories: ['Fuerza explosiva', 'Fuerza'], strokes: [stroke] },
});
const hush = (id: string, pattern: RegExp): Line<Target> => ({ id, pattern, effect: { topic: 'hush' } });

/** What is trained and why (domain.md section 6, «go.»). */
export const goalLines: Line<Target>[] = [
  goal(
    'fuerza',
    ['Fuerza'],
    /\bfuerza(?! explosiva)(?: (?:maxima|pura|bruta|base|general))?\b|\bfuerte\b(?=,? (?:para|en) (?:el )?padel)|\b(?:ponerme|estar|sentirme|hacerme|volverme|quiero ser) (?:mas )?(?:fuerte|cachas|mazad\w+|mamad\w+|cuadrad\w+|grande)\b|\bmas fuertes?\b|\bfortalec\w+|\bfortalez\w+|\breforzar\b|\bmusculacion\b|\btonific\w+|\btonicidad\b|\b(?:ganar|coger|subir|aumentar|sacar|desarrollar|crear) (?:de )?(?:mas )?(?:(?:masa )?muscul\w+|masa)\b|\bmasa muscular\b|\bhipertrofia\b|\bstrength\b|\bhacer(?= pesas\b)|\blevantar (?:pesas|peso)\b|\bpowerlifting\b|\bseries? pesadas?\b|(?<=\b(?:pierna|dia|rutina|entreno) (?:de )?)pesad[oa]\b|\bfortachon\w*|\bgym ?bro\b/,
  ),
  {
    id: 'go.flojera',
    pattern: /\bsin fuerzas? (?=en (?:las?|los?|el|mis?) )/,
    effect: { topic: 'goal', categories: ['Fuerza'], complaint: true },
  },
  goal(
    'explosiva',
    ['Fuerza explosiva'],
    /\bfuerza explosiva\b|\bexplosiv\w+|\bpotenci\w+|\bpotentes?\b|\bpegada\b|\bcanonazos?\b|\bvelocidad de (?:bola|golpeo?|pala)\b|\bpower\b|\bpunch\b/,
  ),
  goal(
    'pegar',
    ['Fuerza explosiva', 'Fuerza'],
    /\b(?:peg(?:ar|arle|ando|o|ue)|golpe(?:ar|arle|o)|dar(?:le)?|meter(?:le)?|tirar(?:le)?)(?: \w+){0,3}? (?:mas|muy) (?:fuerte|duro|recio|potente)\b|\bpeg(?:ar|arle|ue) (?:mas|duro|fuerte)\b/,
  ),
  harder('remate', /\b(?:remat(?:ar|o|e|es)|smash\w*)(?: \w+){0,2}? (?:mas|muy) (?:fuerte|duro|recio|potente)\b/),
  harder('saque', /\bsac(?:ar|o)(?: \w+){0,2}? (?:mas|muy) (?:fuerte|duro|recio|potente)\b/),
  goal('plio', ['Pliometría'], /\bpliometri\w+|\bplyo\w*|\bsaltabilidad\b/),
  {
    id: 'go.salto',
    pattern:
      /\bsalt(?:o|os|ito|itos|ar|e|es|emos|ando|a)\b(?! (?:a la (?:comba|cuerda|soga)|la (?:cuerda|comba|soga)))|\bbrinc\w+|\bjumps?\b|\bburpees?\b/,
    effect: { topic: 'demand', demands: ['jump'], categories: ['Pliometría'] },
  },
  hush(
    'go.salto.bola',
    /\b(?:bola|pelota)(?: no)?(?: me)? salt\w+|\bsaltarme\b|\bme salt(?:o|e|a)\b|\bsalto de (?:calidad|nivel)\b|\bsalta la (?:red|bola)/,
  ),
  goal(
    'cardio',
    ['Cardio'],
    /\bcardio(?!log|pat)\w*|\bresistenci\w+|\baguant(?:e|ar|ar \w+|o poco)\b|\b(?:fondo fisico|(?:coger|ganar|tener|mas|pillar|mejorar|mi|el) fondo(?! de (?:la )?pista| del cristal))\b|\baerobic\w+|\banaerobic\w+|\binterval\w+|\bhiit\b|\btabata\b|\bfuelle\b|\bpulmon(?:es)?\b|\bsudar\b|\bendurance\b|\bconditioning\b|\bspinning\b|\bstamina\b|\bcapacidad pulmonar\b|\bvo2\b/,
  ),
  {
    id: 'go.cansancio',
    pattern:
      /\bno pod(?:ia|iamos)(?: ya)? con (?:las piernas|mi alma|mi vida)\b|\b(?:me|se) (?:canso|cansa|agoto|fatigo|fundo|ahogo|asfixio)\b|\bcansar(?:me|se)?\b|\bsin aire\b|\bme falta (?:gasolina|chispa|fondo|fisico)\b|\bsin gasolina\b|\bfatig\w+|\breventar\b|\b(?:acabo|llego|termino|me quedo) (?:muy |totalmente |siempre )*(?:muert\w+|fundid\w+|reventad\w+|asfixiad\w+|sin piernas|ahogad\w+|cansad\w+)\b/,
    effect: { topic: 'goal', categories: ['Cardio'], complaint: true },
  },
  {
    id: 'go.correr',
    pattern:
      /\b(?:correr|corro|corra|corriendo|running|trotar|trote|carreras?(?! de obstaculos)|footing|jogging)\b(?! (?:detras|hacia|a por|tras|por la pista|en la pista|menos|mas rapido|tras la bola))/,
    effect: { topic: 'demand', demands: ['run'], categories: ['Cardio'] },
  },
  {
    id: 'go.base',
    pattern:
      /\bbase aerobica\b|\baerobic\w+ suave\b|\bcardio (?:muy |mas )?(?:suave|ligero|continuo|tranquilo|de base|de baja intensidad)\b|\bzona 2\b|\bz2\b|\bcarrera continua\b|\btrote (?:suave|ligero)\b|\bresistencia de (?:base|fondo)\b|\b(?:salir a )?(?:caminar|caminata\w*|andar a paso\w*|andar rapido|pasear|paseo)\b|\bsalir a (?:andar|correr)\b|\brodar\b|\brodaje\b|\bliss\b/,
    effect: { topic: 'goal', categories: ['Cardio'], aerobicBase: true },
  },
  hush(
    'go.andar.otro',
    /\b(?:paso|pasos|echar|camino|vamos|vas|voy|ir) (?:de |a )?(?:andar|caminar)(?! rapido)|\bal (?:andar|caminar)\b|\bno puedo (?:andar|caminar)\b/,
  ),
  {
    id: 'go.peso',
    pattern:
      /\b(?:perder|bajar|quitar\w*|eliminar|reducir|soltar) (?:de |la |el |un poco de |unos |algo de |mi |esos |estos |\d+ ?)*(?:peso|kilos|kilitos|kg|grasa|barriga|tripa|panza|lorzas?|michelines|cintura|guata)\b|\badelgaz\w+|\bquem(?:ar|es)\b|\bquema ?grasas?\b|\bdefinir\w*|\bdefinicion\b|\bbajar de peso\b|\b(?:bajar|pasar) de \d{2,3} ?(?:kilos|kg|k)? a \d{2,3}\b|\bponerme en forma\b|\bestar en forma\b|\bcoger forma\b/,
    effect: { topic: 'goal', fallback: ['Cardio', 'Fuerza'], complaint: true },
  },
  goal(
    'flex',
    ['Flexibilidad'],
    /\bflexib\w+|\bmovilidad\w*|\bmobility\b|\bestir(?:ar|arme|amiento|amientos|aditas?|ando|emos|ones|o)\b|\bstretch\w*|\belasticidad\b|\bcool ?-?down\b|\brelajante\b|\brelajarme\b|\byoga\b|\bpilates\b|\bfoam ?roller\b|\brodillo\b|\bsoltar(?= (?:las? |los? |el |mis? )?(?:piernas?|patas?|piernitas|musculos?|musculatura|espalda|cuerpo|tension(?:es)?|un poco|algo(?: de)?|bien|hombros?|brazos?(?! (?:en|al|para))|caderas?|gemelos?|isquios?|cuadriceps|gluteos?|lumbar(?:es)?|cuello|cervical(?:es)?|tobillos?|trapecios?|zona|tren|que (?:ayer|hoy|manana|vengo)|porque|antes|despues|tras|hoy|manana))|\bsoltar\b(?= ?(?:$|[,.;]))|\bsoltarme\b(?= ?(?:$|[,.;])| (?:un poco|despues|tras|antes|que (?:ayer|vengo)))|\bsoltarl[oa]s?\b|\bdesagarrotar\w*|\bdesentumecer\w*|\bdesbloquear (?:la |las )?(?:cadera|espalda|caderas)|\brelajar\b(?= (?:el |los |la |las )?(?:cuerpo|musculos?|musculatura|espalda|cuello|hombros|piernas|zona))|\bdescontracturar\w*/,
  ),
  {
    id: 'go.rigidez',
    pattern:
      /\brigid\w+|\bagarrotad\w+|\bties[oa]s?\b|\b(?:isquios?|isquiotibiales|psoas|pectorales) (?:muy |algo |bastante )?(?:cort|acortad|tens)[oa]s?\b|\banquilosad\w+|\bentumecid[oa]s? de estar\b/,
    effect: { topic: 'goal', categories: ['Flexibilidad'], complaint: true },
  },
  hush('go.flex.otro', /\bno (?:l[oa] |me )?puedo (?:ni )?estirar\w*/),
  goal(
    'func',
    ['Funcionalidad'],
    /\bfuncional\w*|\bagil\w*|\bequilibri\w+|\bbalance\b|\bcoordinaci?on\b|\bpropiocep\w+|\bjuegos? de pies\b|\bpies rapidos\b|\bfootwork\b|\bdesplazamient\w+|\bdesplazar(?:me|se)\b|\bmover(?:me|se) (?:mejor|mas rapido|bien|por la pista)\b|\breflejos?\b|\breaccion\w*|\breaccionar\b|\bestabilidad\b|\bsplit ?step\b|\bagility\b|\bcircuito\b|\bcross ?fit\b|\bpsicomotricidad\b/,
  ),
  goal(
    'velocidad',
    ['Funcionalidad'],
    /\bvelocidad\b|\bmas (?:rapid[oa]s?|veloz)\b|\brapidez\b|\bcambios? de (?:direccion|ritmo|sentido)\b|\bser (?:mas )?rapid[oa]\b|\bllegar a (?:mas|todas las|las) bolas\b|\bspeed\b|\bse me escapan? (?:las )?bolas\b|\blent[oa] (?:de piernas|en la pista|de pies)\b/,
  ),
  {
    id: 'go.sprint',
    pattern: /\be?sprint\w*/,
    effect: { topic: 'demand', demands: ['run'], categories: ['Funcionalidad'] },
  },
  type('tecnica', 'Técnico', /\btecnic[oa]s?\b(?! de (?:carrera|sentadilla|estudio|respiracion))|\btecnicamente\b/),
  {
    id: 'go.golpes',
    pattern: /\bgolpes?\b(?! (?:(?:en|contra) (?:el|la|mi|un)|de calor|fuerte en)\b)|\bgolpeo\b|\bdrills?\b/,
    effect: { topic: 'goal', routineType: 'Técnico', weakType: true },
  },
  type(
    'tactica',
    'Táctico',
    /\btactic[oa]s?\b|\bestrateg\w+|\bjugar mejor en pareja\b|\bposicionamiento\b|\bcolocacion en (?:la )?(?:pista|cancha)\b|\bcolocarme\b|\bcubrir la pista\b|\bcomunicacion con mi\b/,
  ),
  {
    id: 'go.mental',
    pattern:
      /\bmental\w*|\bmente\b(?! (?:que|en))|\bnervi\w+|\bconcentr\w+|\bansiedad\b|\bansios[oa]\b|\bconfianza\b|\bvisualiz\w+|\bfrustra\w+|\bme bloqueo\b|\bbloqueo mental\b|\bpresion\b(?! (?:arterial|en el|de las))|\bpsicolog\w+|\bmindfulness\b|\bmeditaci?on\b|\bmeditar\b|\bdesconcentr\w+|\bme enfado\b|\bme vengo abajo\b|\bcabeza fria\b|\btrabajar la cabeza\b|\bsangre fria\b|\bautocontrol\b|\bcalmarme\b|\btranquilizarme\b|\bdesmotivad\w+|\bmotivacion\b|\bcagad[oa]s?\b|\btens[oa]\b(?= (?:en|cuando|al) )|\b(?:se me )?encoge (?:el )?brazo\b|\bbrazo encogido\b|\bpuntos? de oro\b|\bjugar (?:mas )?suelt[oa]s?\b|\bmiedo (?:escenico|a (?:perder|fallar|ganar))\b|\bme tiembla\w*|(?<!\ba la )\bcalma\b(?! por favor)/,
    effect: { topic: 'goal', routineType: 'Mental', complaint: true },
  },
  type(
    'partido',
    'Partido',
    /\bpartid(?:o|os|ito|illo|azo) (?:\w+ )?(?:amistos\w+|dirigid\w+|de practica|de entrenamiento|condicionad\w+|con objetivos?)\b|(?<!\b(?:antes de|despues de|para|tras|al|voy a|vamos a|tengo que) )\b(?:jugar|queremos|quiero|hacer|echar) (?:un )?partid(?:o|os|illo|ito)\b(?! de \d)|\bpartidillo\b|\bpachanga\b/,
  ),
  hush(
    'go.partido.otro',
    /\b(?:antes|despues|previo|tras|calentar|calentamiento)(?: \w+){0,3}? (?:partid\w+ (?:amistos\w+|dirigid\w+|de practica)|jugar un partid\w+|pachanga|partidillo)|\b(?:tengo|tenemos|tuve|tuvimos|hay|jugue|jugamos|jugare|ayer|manana|hoy|vengo de|la|mi|(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))(?: (?:una?|la|mi|de|otra|el|jugar|jugamos|juego|echar|jugue|echamos|hay|tengo))* (?:pachanga|partidillo|partid\w+ amistos\w+)|\b(?:pachanga|partidillo|partid\w+ amistos\w+) (?:el|este|la|manana|hoy|ayer|a las|del|de (?:ayer|hoy|manana|los|las)|que|pasado|esta|por la)\b/,
  ),
  {
    // Sore muscles ask for a day of recovery, unless the text asks for something else.
    id: 'go.agujetas',
    pattern: /\bagujetas\b/,
    effect: { topic: 'goal', routineType: 'Descanso', weakType: true, fallback: ['Flexibilidad'] },
  },
  {
    id: 'go.recupera',
    pattern:
      /\brecuper(?:acion|ar|arme|ador\w*)\b(?! (?:(?:el|la|mi|los|las|mis|algo de|un poco de|mas) )*(?:red|posicion|forma|fuerza|nivel|ritmo|movilidad|flexibilidad|agilidad|equilibrio|coordinacion|resistencia|explosividad|potencia|confianza|tono|masa|fondo|fisico|sensaciones|bola|sitio|velocidad|pista)\b)(?! (?:(?:de )?(?:la |una |mi )?(?:lesion|operacion|esguince|rotura)|entre series))|\bdescarga\w*\b(?! (?:de )?(?:la app|aqui))|\bdesengras\w+|\bdias? de descanso\b|\bhoy (?:toca |es )?descans\w+|\bregenerativ\w+|\brecovery\b/,
    effect: { topic: 'goal', routineType: 'Descanso', categories: ['Flexibilidad'] },
  },
  hush(
    'go.agujetas.otro',
    /\b(?:sin|no (?:me |te )?(?:deje|dejes|des?|den|quiero|tenga|tener|salgan|provoque|produzca)(?: con| tener| mas)?)(?: \w+)? agujetas\b/,
  ),
  {
    id: 'go.calienta',
    pattern:
      /\bcalentar\b|\bcaliento\b|\bcalientes?\b(?= antes)|\bcalentamiento\w*|\bprecalent\w+|\bactivaci?on(?: muscular)?\b|\bactivar(?:me|nos)?\b|\bwarm ?-?up\b|\bentrar en calor\b|\bpre ?partido\b|\b(?:para|pa|justo|rutina|ejercicios|algo|que hacer|que hago|min\w*) antes (?:de|del)(?: \w+){0,2}? (?:partid\w+|jugar|torneo)\b|\bantes (?:del|de un|de mi|de cada|de los|de jugar(?: un| el| mi)?) ?(?:partidos?|torneo)?\b(?= (?:para )?(?:calentar|calient))/,
    effect: { topic: 'goal', categories: ['Flexibilidad'], warmUp: true },
  },
  hush(
    'go.calienta.otro',
    /\b\d+ ?(?:min\w*|')? ?(?:de )?calentamiento(?= ?(?:,|y|\+|mas))|\b(?:incluy\w+|incluid[oa]|con|mas|sin|despues del?|tras el?|ya con|ademas del?|y)(?: \w+)? (?:un |el |su )?calentamiento\b(?! (?:para|de|antes|pre|previo))|\bcalentamiento (?:incluid[oa]|aparte|y vuelta)|\b\d+ ?(?:min\w*|')? (?:minutos )?de calentamiento (?:y|mas|\+|incl)|\bya (?:he calentado|caliento|calentad[oa])|\bsiempre caliento|\bentrada en calor incluida/,
  ),
  {
    // The whole body says little of the means: stretching it, or strength.
    id: 'go.todo',
    pattern: /\bfull ?-?body\b/,
    effect: { topic: 'goal', fallback: ['Fuerza'] },
  },
  {
    id: 'go.competir',
    pattern:
      /\btorneos?\b|\btorneito\b|\bcompeti\w+|\bcompito\b|\bcampeonatos?\b|\bliga\b|\branking\b|\binterclubes\b|\bamericano de padel\b/,
    effect: { topic: 'goal', fallback: ['Fuerza explosiva', 'Cardio'] },
  },
  hush(
    'go.competir.otro',
    /\b(?:despues|tras|vengo|resaca|acabo|sali|cansad[oa])(?: \w+){0,2}? (?:de |del |de un |de una |el |un |la )?(?:torneo|campeonato|liga|competicion)\b|\btorneo de (?:ayer|anoche|el domingo|la semana pasada)|\bno (?:compito|juego torneos|es para competir)/,
  ),
  type(
    'fisico',
    'Físico',
    /\bpreparacion fisica\b|\b(?:solo|puro|puramente|mas|algo de) fisico\b|\b(?:entreno|entrenamiento|trabajo|sesion|rutina|parte) fisic[oa]\b|(?<=\b(?:tecnica|tactica|golpes) (?:y|con|mas|\+) (?:algo de )?)fisic[oa]\b|\bfisic[oa]\b(?= (?:y|con|mas|\+) (?:tecnica|tactica|golpes))|\b(?:mete|meter|hacer|trabajar|entrenar|ponme|quiero|dame|toca)(?: (?:el|mi|un poco de|algo de))* fisico\b/,
  ),
  hush(
    'go.fuerza.otro',
    /\ba la fuerza\b|\bfuerza de voluntad\b|(?<!\b(?:seguir|sigo|seguimos|empezar|empiezo|combin\w+|sesion|rutina|dia|algo|mezcl\w+|alternar|junto) )\bcon (?:mucha |todas? (?:mis|las) )?fuerzas?\b|\bsin fuerzas\b|\bcuando le pego fuerte\b|\bsin perder fuerza en la bola/,
  ),
  hush('go.funcional.otro', /\bno funciona\w*\b|\bfuncionar?\b|\bfuncione[sn]?\b/),
];
