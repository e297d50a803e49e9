import { namesOf } from '#chat/exercises.ts';
import { listed } from '#chat/phrase.ts';
import type { Topic } from '#chat/topic.ts';
import type { ChatContext } from '#chat/types.ts';

/** «Se entrena con …», as far as the player may do them. */
function trained(codes: readonly string[], context: ChatContext): string | false {
  const names = namesOf(codes, context);
  return names.length > 0 && `Lo entrenas con ${listed(names)}.`;
}

const work = /\b(?:hazme|generame|creame|preparame|rutina|min\w*)\b/;

/** Situations of a match and what to do in them; looked at before the strokes. */
export const gameTopics: readonly Topic[] = [
  {
    intent: 'explicar',
    pattern: /\bcontra (?:un |una |los |dos |2 |el )?zurd[oa]s?\b/,
    not: work,
    parts: () => [
      'Contra un zurdo, mirad primero dónde le queda el revés y jugad ahí los globos y las bolas bajas. Evitad el centro alto: es donde más cómodo remata. Con el saque, buscad su cuerpo o su revés, y hablad quién cubre el medio.',
    ],
  },
  {
    intent: 'explicar',
    pattern:
      /\b(?:contra|ante|frente a|rivales? que|gente que|jugadores que|dos que|uno que|parejas? que|si (?:me|nos))\b.*\b(?:peg\w+|pegador\w*|rematador\w*|remat\w+|fuerte|fort\w+|mejores|mas nivel)\b/,
    not: /\b(?:hazme|rutina|min\w*|ejercicios?|duel\w+|por [34]|x[34])\b/,
    parts: () => [
      'Contra quien pega fuerte, quítale bolas cómodas: globo profundo o chiquita a los pies, nunca un globo corto. Deja salir la bola de la pared, bloquea con gesto corto y juega al centro.',
      'Paciencia: cada bola de más que devuelves le obliga a arriesgar.',
    ],
  },
  {
    intent: 'explicar',
    pattern:
      /\b(?:contra|ante|frente a|rivales? que|gente que|dos que|uno que|parejas? que)\b.*\b(?:globe\w+|globos?|defiend\w+|defensiv\w+|muro|devuelv\w+|llegan a todo|no fall\w+|pasabolas|peores|menos nivel)\b/,
    not: work,
    parts: () => [
      'Contra quien lo devuelve todo, no busques acabar el punto de golpe: bandeja a la esquina, volea profunda y quédate en la red. Varía ritmo y altura, y remata solo la bola corta y equilibrado.',
      'Son puntos largos: respira entre ellos y no regales.',
    ],
  },
  {
    intent: 'explicar',
    pattern:
      /\b(?:cog\w+|coj\w+|agarr\w+|sujet\w+|empun\w+)\b.*\b(?:pala|raqueta)\b|\bempunadura\w*\b|\bgrip continental\b/,
    not: /\bduel\w+|\bcompr\w+/,
    parts: () => [
      'La empuñadura básica es la continental: coge la pala como un martillo, con la V del pulgar y el índice sobre el canto. Vale para saque, volea, bandeja y remate sin cambiar la mano. Sujétala sin apretar y cierra la mano solo al golpear; la otra mano, en el corazón de la pala.',
    ],
  },
  {
    intent: 'rutina',
    pattern:
      /\bno (?:me da tiempo a |consigo |suelo )?lleg(?:o|ar)\b(?: \w+){0,3}? (?:bolas?|pelotas?|dejadas?|globos?|red|todo)\b|\bllego (?:siempre )?tarde a\b|\b(?:soy|voy|estoy) (?:muy |un poco )?lent[oa]\b|\b(?:lent[oa]|mal|torpe) de (?:pies|piernas|reflejos)\b|\bme falta (?:velocidad|reaccion|reflejos)\b/,
    not: work,
    parts: (context) => [
      'Casi siempre se llega tarde por salir tarde: split step justo cuando golpea el rival, primer paso corto y la pala ya preparada.',
      trained(['U01', 'U02', 'U07'], context),
      'Si quieres una sesión, pídeme una rutina de pies rápidos.',
    ],
  },
  {
    intent: 'rutina',
    pattern:
      /\bme (?:quedo|falta|deja) (?:sin )?(?:el )?(?:aire|fondo|fuelle|gas|resuello|aliento)\b|\bme (?:canso|fundo|ahogo|agoto) (?:\w+ )?(?:en|al|a|muy|pronto|rapido|mucho)\b|\bno aguanto\b(?: \w+){0,3}? (?:partido|sets?|puntos?|ritmo)\b|\baguanto poco\b/,
    not: /\b(?:hazme|generame|creame|preparame|rutina|min\w*|dolor|duel\w+|mareo\w*)\b/,
    parts: (context) => [
      'Para aguantar: un día de cardio suave al que puedas ir hablando y otro de intervalos parecidos al punto, 10 segundos de trabajo y 20 de pausa. Entre puntos, camina y suelta el aire despacio.',
      trained(['C03', 'C04', 'C08'], context),
      'Si el ahogo es raro para el esfuerzo, o viene con dolor o mareo, para y consulta con un médico.',
    ],
  },
  {
    intent: 'rutina',
    pattern:
      /\bse me (?:cansa|carga|agota|duerme|queda sin fuerza)\w*(?: \w+){0,2}? (?:brazo|mano|antebrazo|muneca)\b|\bme pesa la pala\b|\bpierdo (?:la )?fuerza (?:en|de) (?:la |el )?(?:mano|brazo|agarre)\b/,
    not: /\b(?:duel\w+|dolor|hormigueo|dormid\w+|duerme)\b/,
    parts: (context) => [
      'Suele ser apretar la pala todo el rato: cierra la mano solo al golpear, grosor de puño cómodo y overgrip que no resbale. Una pala más ligera también ayuda.',
      trained(['F29', 'F27', 'F18'], context),
      'Si duele u hormiguea, dímelo: eso es otra cosa.',
    ],
  },
  {
    intent: 'pala',
    pattern: /\bampollas?\b|\bcallos?\b|\brozaduras?\b|\bunas? (?:negra|del pie)\b/,
    parts: () => [
      'Las rozaduras salen de humedad y fricción: overgrip seco y nuevo, calcetín técnico que no haga arrugas y zapatilla de tu número. Una ampolla cerrada se protege y se deja en paz; si está abierta o se enrojece, límpiala y que la vea un profesional sanitario.',
    ],
  },
  {
    intent: 'explicar',
    pattern: /\bcomo\b.*\b(?:peg\w*|d[oa]y|dar(?:le)?|golpe\w*|saco)\b(?: \w+){0,3}? (?:fuerte|duro|potencia)\b/,
    not: work,
    parts: (context) => [
      'La fuerza sale de las piernas y del giro del tronco, no del brazo: perfílate pronto, impacto delante y suelta la mano solo al final. Antes que fuerte, limpia: una bola rápida al centro de la pala corre más que una forzada.',
      trained(['X02', 'F21', 'F06'], context),
    ],
  },
  {
    intent: 'explicar',
    pattern:
      /\b(?:me|nos) (?:suben|atacan|aprietan|presionan|cierran|encierran)\b|\b(?:ellos|rivales|los dos|las dos)\b(?: \w+){0,3}? (?:en|a) la red\b|\bestan (?:los dos )?en la red\b/,
    not: work,
    parts: () => [
      'Con los dos rivales en la red: globo profundo si estás cómodo, chiquita a los pies o bola baja al centro si no. No busques el hueco imposible ni el pase fuerte desde el fondo; si retroceden, subid vosotros a la vez.',
    ],
  },
  {
    intent: 'mental',
    pattern: /\bcambio(?:s)? de (?:lado|pista|campo)\b|\bentre (?:juego y juego|juegos|sets?)\b/,
    not: /\bbeb\w+|\bagua\b|\bcom(?:er|o)\b|\btom\w+/,
    parts: () => [
      'En el cambio de lado: siéntate, bebe a sorbos, suelta el aire despacio y quédate con una sola idea para el juego siguiente, hablada con tu pareja. Nada de repasar fallos.',
    ],
  },
  {
    intent: 'explicar',
    pattern:
      /\b(?:tactica|estrategia|plan de juego)\b(?: \w+){0,3}? (?:uso|usar|seguir|sigo|basica|para|recomiend\w+|mejor|contra)\b|\bque (?:tactica|estrategia)\b|\bcomo (?:ganar|gano|ganamos) (?:un |el |mas )?(?:partidos?|puntos?)\b/,
    not: work,
    parts: (context) => [
      'Lo que más partidos da en club: saque y resto dentro, globo profundo cuando estéis incómodos y subir a la red los dos juntos, a 2–3 m. En la red, volea profunda y bandeja para no perderla; por el medio cuando dudes.',
      'Acaba el punto solo con bola corta y equilibrado.',
      namesOf(['K01', 'K02'], context).length > 0 && `Se entrena: ${listed(namesOf(['K01', 'K02'], context))}.`,
    ],
  },
];
