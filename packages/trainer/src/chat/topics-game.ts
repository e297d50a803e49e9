import { namesOf } from '#chat/exercises.ts';
import { listed } from '#chat/phrase.ts';
import type { Topic } from '#chat/topic.ts';
import type { ChatContext } from '#chat/types.ts';
import { phrases } from '#language/phrases.ts';

/** «Se entrena con …», as far as the player may do them. */
function trained(codes: readonly string[], context: ChatContext): string | false {
  const names = namesOf(codes, context);
  return names.length > 0 && `Lo entrenas con ${listed(names)}.`;
}

/** Situations of a match and what to do in them; looked at before the strokes. */
export const gameTopics: readonly Topic[] = [
  {
    intent: 'explicar',
    pattern: phrases('contra_un/una/los/dos/2/el?_zurdo/zurdos/zurda/zurdas'),
    parts: () => [
      'Contra un zurdo, mirad primero dónde le queda el revés y jugad ahí los globos y las bolas bajas. Evitad el centro alto: es donde más cómodo remata. Con el saque, buscad su cuerpo o su revés, y hablad quién cubre el medio.',
    ],
  },
  {
    intent: 'explicar',
    pattern: phrases(`
    contra/ante_…_peg*/remat*/fuerte/fort*/mejores rivale/rivales/gente/jugadores/dos/uno/pareja/parejas_que_…_peg*/remat*/fuerte/fort*/mejores
    si_me/nos_…_peg*/remat*/fuerte/fort*/mejores`),
    parts: () => [
      'Contra quien pega fuerte, quítale bolas cómodas: globo profundo o chiquita a los pies, nunca un globo corto. Deja salir la bola de la pared, bloquea con gesto corto y juega al centro.',
      'Paciencia: cada bola de más que devuelves le obliga a arriesgar.',
    ],
  },
  {
    intent: 'explicar',
    pattern: phrases(`
    contra/ante_…_globe*/globo/globos/defiend*/defensiv*/muro/devuelv*/pasabolas/peores contra/ante_…_no_fall*
    rivale/rivales/gente/dos/uno/pareja/parejas_que_…_globe*/globo/globos/defiend*/defensiv*/muro/devuelv*/pasabolas/peores`),
    parts: () => [
      'Contra quien lo devuelve todo, no busques acabar el punto de golpe: bandeja a la esquina, volea profunda y quédate en la red. Varía ritmo y altura, y remata solo la bola corta y equilibrado.',
      'Son puntos largos: respira entre ellos y no regales.',
    ],
  },
  {
    intent: 'explicar',
    pattern: phrases('empunadura* cog*/coj*/agarr*/sujet*/empun*_…_pala/raqueta'),
    parts: () => [
      'La empuñadura básica es la continental: coge la pala como un martillo, con la V del pulgar y el índice sobre el canto. Vale para saque, volea, bandeja y remate sin cambiar la mano. Sujétala sin apretar y cierra la mano solo al golpear; la otra mano, en el corazón de la pala.',
    ],
  },
  {
    intent: 'rutina',
    pattern: phrases(`
    no_consigo/suelo?_llego/llegar_…_bola/bolas/pelota/pelotas/dejada/dejadas/globo/globos/red/todo llego_siempre?_tarde_a
    soy/voy/estoy_muy?_lento/lenta`),
    parts: (context) => [
      'Casi siempre se llega tarde por salir tarde: split step justo cuando golpea el rival, primer paso corto y la pala ya preparada.',
      trained(['U01', 'U02', 'U07'], context),
      'Si quieres una sesión, pídeme una rutina de pies rápidos.',
    ],
  },
  {
    intent: 'rutina',
    pattern: phrases(`
    me_quedo/falta/deja_el/sin?_aire/fondo/fuelle/gas/resuello/aliento me_canso/fundo/ahogo/agoto_*?_en/al/a/muy/pronto/rapido/mucho`),
    parts: (context) => [
      'Para aguantar: un día de cardio suave al que puedas ir hablando y otro de intervalos parecidos al punto, 10 segundos de trabajo y 20 de pausa. Entre puntos, camina y suelta el aire despacio.',
      trained(['C03', 'C04', 'C08'], context),
      'Si el ahogo es raro para el esfuerzo, o viene con dolor o mareo, para y consulta con un médico.',
    ],
  },
  {
    intent: 'rutina',
    pattern: phrases('se_me_cansa*/carga*/agota*/duerme*_…_brazo/mano/antebrazo/muneca'),
    parts: (context) => [
      'Suele ser apretar la pala todo el rato: cierra la mano solo al golpear, grosor de puño cómodo y overgrip que no resbale. Una pala más ligera también ayuda.',
      trained(['F29', 'F27', 'F18'], context),
      'Si duele u hormiguea, dímelo: eso es otra cosa.',
    ],
  },
  {
    intent: 'pala',
    pattern: phrases('ampolla ampollas callo callos rozadura rozaduras una/unas_negra una/unas_del_pie'),
    parts: () => [
      'Las rozaduras salen de humedad y fricción: overgrip seco y nuevo, calcetín técnico que no haga arrugas y zapatilla de tu número. Una ampolla cerrada se protege y se deja en paz; si está abierta o se enrojece, límpiala y que la vea un profesional sanitario.',
    ],
  },
  {
    intent: 'explicar',
    pattern: phrases('como_…_peg*/doy/day/dar/darle/golpe*/saco_…_fuerte/duro/potencia'),
    parts: (context) => [
      'La fuerza sale de las piernas y del giro del tronco, no del brazo: perfílate pronto, impacto delante y suelta la mano solo al final. Antes que fuerte, limpia: una bola rápida al centro de la pala corre más que una forzada.',
      trained(['X02', 'F21', 'F06'], context),
    ],
  },
  {
    intent: 'explicar',
    pattern: phrases('me/nos_suben/atacan/aprietan/presionan/cierran/encierran ellos/rivales_…_en/a_la_red'),
    parts: () => [
      'Con los dos rivales en la red: globo profundo si estás cómodo, chiquita a los pies o bola baja al centro si no. No busques el hueco imposible ni el pase fuerte desde el fondo; si retroceden, subid vosotros a la vez.',
    ],
  },
  {
    intent: 'mental',
    pattern: phrases('cambio/cambios_de_lado/pista/campo entre_juegos/set/sets'),
    parts: () => [
      'En el cambio de lado: siéntate, bebe a sorbos, suelta el aire despacio y quédate con una sola idea para el juego siguiente, hablada con tu pareja. Nada de repasar fallos.',
    ],
  },
  {
    intent: 'explicar',
    pattern: phrases(`
    tactica/estrategia_…_uso/usar/seguir/sigo/basica/para/recomiend*/mejor/contra que_tactica/estrategia`),
    parts: (context) => [
      'Lo que más partidos da en club: saque y resto dentro, globo profundo cuando estéis incómodos y subir a la red los dos juntos, a 2–3 m. En la red, volea profunda y bandeja para no perderla; por el medio cuando dudes.',
      'Acaba el punto solo con bola corta y equilibrado.',
      namesOf(['K01', 'K02'], context).length > 0 && `Se entrena: ${listed(namesOf(['K01', 'K02'], context))}.`,
    ],
  },
];
