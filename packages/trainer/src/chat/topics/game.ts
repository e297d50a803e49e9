import { phrases } from '@bandeja/reader/language/phrases';
import { type Topic, withExercises } from '#chat/topics/topic.ts';

/** Checked before the strokes. */
export const gameTopics: readonly Topic[] = [
  {
    pattern: phrases('contra_un/una/los/dos/2/el?_zurdo/zurdos/zurda/zurdas'),
    text: [
      'Contra un zurdo, mirad primero dónde le queda el revés y jugad ahí los globos y las bolas bajas. Evitad el centro alto: es donde más cómodo remata. Con el saque, buscad su cuerpo o su revés, y hablad quién cubre el medio.',
    ],
  },
  {
    pattern: phrases(`
    contra/ante_…_peg*/remat*/fuerte/fort*/mejores rivale/rivales/gente/jugadores/dos/uno/pareja/parejas_que_…_peg*/remat*/fuerte/fort*/mejores
    si_me/nos_…_peg*/remat*/fuerte/fort*/mejores`),
    text: [
      'Contra quien pega fuerte, quítale bolas cómodas: globo profundo o chiquita a los pies, nunca un globo corto. Deja salir la bola de la pared, bloquea con gesto corto y juega al centro.',
      'Paciencia: cada bola de más que devuelves le obliga a arriesgar.',
    ],
  },
  {
    pattern: phrases(`
    contra/ante_…_globe*/globo/globos/defiend*/defensiv*/muro/devuelv*/pasabolas/peores contra/ante_…_no_fall*
    rivale/rivales/gente/dos/uno/pareja/parejas_que_…_globe*/globo/globos/defiend*/defensiv*/muro/devuelv*/pasabolas/peores`),
    text: [
      'Contra quien lo devuelve todo, no busques acabar el punto de golpe: bandeja a la esquina, volea profunda y quédate en la red. Varía ritmo y altura, y remata solo la bola corta y equilibrado.',
      'Son puntos largos: respira entre ellos y no regales.',
    ],
  },
  {
    pattern: phrases('empunadura* cog*/coj*/agarr*/sujet*/empun*_…_pala/raqueta'),
    text: [
      'La empuñadura básica es la continental: coge la pala como un martillo, con la V del pulgar y el índice sobre el canto. Vale para saque, volea, bandeja y remate sin cambiar la mano. Sujétala sin apretar y cierra la mano solo al golpear; la otra mano, en el corazón de la pala.',
    ],
  },
  {
    pattern: phrases('como_…_peg*/doy/day/dar/darle/golpe*/saco_…_fuerte/duro/potencia'),
    text: (context) => [
      'La fuerza sale de las piernas y del giro del tronco, no del brazo: perfílate pronto, impacto delante y suelta la mano solo al final. Antes que fuerte, limpia: una bola rápida al centro de la pala corre más que una forzada.',
      withExercises('Lo entrenas con', ['X02', 'F21', 'F06'], context),
    ],
  },
  {
    pattern: phrases('me/nos_suben/atacan/aprietan/presionan/cierran/encierran ellos/rivales_…_en/a_la_red'),
    text: [
      'Con los dos rivales en la red: globo profundo si estás cómodo, chiquita a los pies o bola baja al centro si no. No busques el hueco imposible ni el pase fuerte desde el fondo; si retroceden, subid vosotros a la vez.',
    ],
  },
  {
    pattern: phrases(`
    tactica/estrategia_…_uso/usar/seguir/sigo/basica/para/recomiend*/mejor/contra que_tactica/estrategia`),
    text: (context) => [
      'Lo que más partidos da en club: saque y resto dentro, globo profundo cuando estéis incómodos y subir a la red los dos juntos, a 2–3 m. En la red, volea profunda y bandeja para no perderla; por el medio cuando dudes.',
      'Acaba el punto solo con bola corta y equilibrado.',
      withExercises('Se entrena:', ['K01', 'K02'], context),
    ],
  },
  {
    pattern: phrases('viento llueve lluvia pista/cristal*/pared*_esta*?_mojad*'),
    text: [
      'Con viento o sol de cara, juega sencillo: bolas con margen, globos más bajos y menos golpes por alto a definir.',
      'Con la pista mojada, mejor no jugar: resbala y el bote en el cristal cambia.',
    ],
  },
];
