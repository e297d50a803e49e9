import type { Stroke } from '@bandeja/domain/exercises/vocabulary';
import { phrases } from '#language/phrases.ts';

/** A stroke or a piece of tactics as the trainer explains it. `cue` is the line of docs/training.md#strokes, word for word. */
export type StrokeCard = {
  id: string;
  /** As it stands at the start of an answer. */
  name: string;
  /** In a spelled text. */
  pattern: RegExp;
  zone: string;
  cue: string;
  mistake: string;
  /** Catalogue strokes that train it, and catalogue codes that come first. */
  trains: readonly Stroke[];
  codes: readonly string[];
};

/** docs/training.md#strokes; the more precise pattern stands before the one it contains. */
export const strokeCards: readonly StrokeCard[] = [
  {
    id: 'remate x3',
    name: 'El remate por tres',
    pattern: phrases('remate/smash/sacarla?_x3 remate/smash/sacarla?_x_3 remate/smash/sacarla?_por_los?_3'),
    zone: 'red',
    cue: 'Impacto liftado para sacarla por el lateral (tres metros).',
    mistake: 'pegar solo fuerte y plano: sin efecto la bola no salta por encima del lateral.',
    trains: ['remate'],
    codes: ['T08', 'T07'],
  },
  {
    id: 'remate x4',
    name: 'El remate por cuatro',
    pattern: phrases('remate/smash/sacarla?_x4 remate/smash/sacarla?_x_4 remate/smash/sacarla?_por_los?_4'),
    zone: 'red',
    cue: 'Bote vertical para superar la pared del fondo (cuatro metros).',
    mistake: 'intentarlo lejos de la red: la bola vuelve cómoda para el rival.',
    trains: ['remate'],
    codes: ['T08', 'T07'],
  },
  {
    id: 'bajada',
    name: 'La bajada de pared',
    pattern: phrases('bajada bajadas'),
    zone: 'fondo',
    cue: 'Bola alta tras el cristal: ataca de arriba abajo y sube.',
    mistake: 'atacar bolas que ya han caído por debajo del hombro.',
    trains: ['bajada'],
    codes: ['T11'],
  },
  {
    id: 'contrapared',
    name: 'La contrapared',
    pattern: phrases('contrapared* contra_pared*'),
    zone: 'fondo',
    cue: 'Emergencia: golpea suave hacia tu propio cristal con altura.',
    mistake: 'usarla por costumbre cuando aún te daba tiempo a un globo normal.',
    trains: ['contrapared'],
    codes: ['T12'],
  },
  {
    id: 'doble pared',
    name: 'La doble pared',
    pattern: phrases('doble/dobles_pared*'),
    zone: 'fondo',
    cue: 'Lee apertura o cierre, gira con pasos cortos.',
    mistake: 'quedarte clavado en la esquina y que la bola te coma.',
    trains: ['doble pared'],
    codes: ['T10', 'U05'],
  },
  {
    id: 'salida',
    name: 'La salida de pared',
    pattern: phrases(`
    salida/salidas/pared/cristal_de_fondo salida/salidas/salir/rebote/rebotes_de_la?_pared salida/salidas/rebote/rebotes_de_la?_cristal
    salida/salidas_de/del_la/el_fondo salida/salidas_de/del_el_pared/cristal salida/salidas_del_pared/cristal/fondo
    salida/salidas_del_la_pared/cristal bola/pelota/rebot*_…_pared/cristal rebote/rebotes_en_la?_pared/cristal`),
    zone: 'fondo',
    cue: 'Deja pasar la bola, acompáñala y golpea delante cuando baje.',
    mistake: 'quedarte pegado al cristal y golpear encima del cuerpo.',
    trains: ['salida'],
    codes: ['T09', 'U05'],
  },
  {
    id: 'bandeja',
    name: 'La bandeja',
    pattern: phrases('bandej*'),
    zone: 'red o media pista',
    cue: 'Ponte de lado, impacto alto y cortado a la esquina: sirve para conservar la red.',
    mistake: 'pegarle fuerte como si fuera un remate y quedarte de frente.',
    trains: ['bandeja'],
    codes: ['T05'],
  },
  {
    id: 'víbora',
    name: 'La víbora',
    pattern: phrases('vibora viboras'),
    zone: 'red o media pista',
    cue: 'Como la bandeja pero con efecto lateral y más velocidad; busca reja o cristal lateral.',
    mistake: 'buscar potencia con el brazo antes de dominar el efecto.',
    trains: ['víbora'],
    codes: ['T06', 'T05'],
  },
  {
    id: 'gancho',
    name: 'El gancho',
    pattern: phrases('gancho ganchos'),
    zone: 'media pista',
    cue: 'Recurso por encima cuando el globo te pasa por el lado del revés; controla, no definas.',
    mistake: 'querer acabar el punto con él.',
    trains: ['gancho'],
    codes: ['T16'],
  },
  {
    id: 'remate',
    name: 'El remate plano',
    pattern: phrases('remat* smash*'),
    zone: 'red',
    cue: 'Solo cerca de la red y equilibrado; apunta al centro o a que vuelva a tu campo.',
    mistake: 'rematar desde lejos o cayéndote hacia atrás.',
    trains: ['remate'],
    codes: ['T07'],
  },
  {
    id: 'volea baja',
    name: 'La volea baja',
    pattern: phrases('volea/voleas_baja/bajas'),
    zone: 'red',
    cue: 'Baja con las piernas, no con la espalda; devuelve lento y profundo.',
    mistake: 'querer acelerar una bola que está por debajo de la red.',
    trains: ['volea'],
    codes: ['T03'],
  },
  {
    id: 'volea',
    name: 'La volea',
    pattern: phrases('volea voleas volear voleo'),
    zone: 'red',
    cue: 'Pala alta y delante, gesto corto, paso adelante; no muñequees.',
    mistake: 'armar el golpe hacia atrás y llegar tarde.',
    trains: ['volea'],
    codes: ['T03'],
  },
  {
    id: 'saque',
    name: 'El saque',
    pattern: phrases(`
    saque saques servicio como_se/le/puedo/debo?_saca/saco/sacar cuando/mientras/si_*?_saca/sacan/saco/sacamos_!la/el/lo/de/a
    sacar_!la/el/lo/mas/tiempo/partido/a/un/una`),
    zone: 'fondo',
    cue: 'Bota, golpea a la cintura o por debajo y apunta al cristal lateral; sube detrás de la bola.',
    mistake: 'arriesgar de más y quedarte atrás después de sacar.',
    trains: ['saque'],
    codes: ['T01', 'T04'],
  },
  {
    id: 'resto',
    name: 'El resto',
    pattern: phrases('como_se/puedo/debo?_resta/resto/restar resto/restos_!de/del/los/las restar devolucion'),
    zone: 'fondo',
    cue: 'Asegura dentro: bola baja al que sube o globo; fallar aquí regala el punto.',
    mistake: 'buscar el punto directo con el resto.',
    trains: ['resto'],
    codes: ['T02'],
  },
  {
    id: 'globo',
    name: 'El globo',
    pattern: phrases('globo*'),
    zone: 'fondo',
    cue: 'Alto y profundo, mejor desde posición cómoda; después sube en pareja.',
    mistake: 'tirarlo corto o con prisas, sin flexionar las piernas.',
    trains: ['globo'],
    codes: ['T13', 'K01'],
  },
  {
    id: 'chiquita',
    name: 'La chiquita',
    pattern: phrases('chiquit*'),
    zone: 'fondo',
    cue: 'Lenta y a los pies del voleador; avanza si la levanta.',
    mistake: 'jugarla alta o rápida: le regalas una volea fácil.',
    trains: ['chiquita'],
    codes: ['T14'],
  },
  {
    id: 'dejada',
    name: 'La dejada',
    pattern: phrases('dejada dejadas'),
    zone: 'red',
    cue: 'Solo con rivales hundidos; mano blanda y sorpresa.',
    mistake: 'hacerla con los rivales cerca de la red.',
    trains: ['dejada'],
    codes: ['T17'],
  },
  {
    id: 'revés',
    name: 'El revés',
    pattern: phrases('reves/reveses'),
    zone: 'fondo',
    cue: 'Gira hombros, mano libre acompaña, muñeca firme.',
    mistake: 'soltar la muñeca e impactar pegado al cuerpo.',
    trains: ['revés'],
    codes: ['T15'],
  },
  {
    id: 'derecha',
    name: 'La derecha',
    pattern: phrases('golpe_de_derecha mi/la_derecha_!de/me drive'),
    zone: 'fondo',
    cue: 'Perfílate pronto, impacto delante, final corto.',
    mistake: 'llegar tarde y golpear de frente.',
    trains: ['derecha'],
    codes: ['T15'],
  },
  {
    id: 'australiana',
    name: 'La australiana',
    pattern: phrases('australian*'),
    zone: 'táctica',
    cue: 'Cada uno conserva su lado; quien saca cruza rápido a cubrirlo. Pactadlo antes.',
    mistake: 'cruzar tarde y dejar media pista abierta.',
    trains: ['australiana'],
    codes: ['K03'],
  },
  {
    id: 'transición',
    name: 'La transición',
    pattern: phrases(`
    transicion cuando/como_…_subo/subir/subimos_* cuando/como_…_subo/subir/subimos_a_la_red*
    subir/ganar/llegar/gano/ganamos/llego/recuper*_la/ala_red subir/ganar/llegar/gano/ganamos/llego/recuper*_a_la_red tierra_de_nadie`),
    zone: 'táctica',
    cue: 'De fondo a red, solo tras globo profundo o chiquita buena.',
    mistake: 'subir detrás de un globo corto.',
    trains: ['transición'],
    codes: ['K01', 'T14'],
  },
  {
    id: 'red',
    name: 'La posición de red',
    pattern: phrases(`
    posicion/coloc*/situ*/pong*/jueg*/jugar/donde_…_en/de_la_red posicion_de_red como_me/nos_mov*/muev* moverme/movernos_en/por_la?_pista*
    donde_me/nos_pong*/coloc*/situ*`),
    zone: 'táctica',
    cue: 'Los dos a 2–3 m de la red, moviéndoos en bloque hacia la bola.',
    mistake: 'subir uno solo y dejar hueco por el centro.',
    trains: ['transición', 'volea'],
    codes: ['K02', 'T03'],
  },
  {
    id: 'fondo',
    name: 'La posición de fondo',
    pattern: phrases(`
    posicion_de_fondo coloc*/situ*/pong*/jugar/jueg*/defiend*/defender_…_en/desde_el_fondo
    coloc*/situ*/pong*/jugar/jueg*/defiend*/defender_…_de/al/del_fondo como_se?_defiend*/defender/defendemos`),
    zone: 'táctica',
    cue: 'Detrás de la línea de saque, hombro hacia el cristal, paciencia.',
    mistake: 'quedarte en media pista y querer acabar el punto desde atrás.',
    trains: ['salida', 'globo'],
    codes: ['K04', 'T09'],
  },
  {
    id: 'comunicación',
    name: 'La comunicación',
    pattern: phrases(`
    comunica* juegan/tiran/pegan/bola/bolas/pelota/pelotas/va/viene_*?_al/del_medio/centro
    juegan/tiran/pegan/bola/bolas/pelota/pelotas/va/viene_*?_por/en_el_medio/centro quien_va/coge/juega_a?_la_bola*
    quien_va/coge/juega_a?_el_medio* hablar_con/a_mi_companer*/pareja* companero/companera/pareja_me/no?_habla*/entend*
    companero/companera/pareja_no_me_habla*/entend*`),
    zone: 'táctica',
    cue: '«Mía», «tuya», «arriba», «fuera» antes del bote.',
    mistake: 'avisar tarde, cuando la bola ya ha botado.',
    trains: [],
    codes: ['K04', 'K03'],
  },
];

/** What tells two strokes apart, in one sentence; the key holds both ids in the table's order. */
export const contrasts: Record<string, string> = {
  'bandeja|víbora':
    'La bandeja va cortada y a la esquina, para no perder la red; la víbora lleva efecto lateral y más velocidad, para incomodar.',
  'bandeja|remate': 'Con la bandeja conservas la red; con el remate buscas acabar el punto, y solo cerca de la red.',
  'remate x3|remate x4':
    'El x3 sale por el lateral con efecto liftado; el x4 necesita un bote vertical que supere el fondo.',
  'globo|chiquita':
    'El globo hace retroceder a los rivales; la chiquita les baja la bola a los pies. Con los dos buscas ganar la red.',
  'bajada|salida': 'Con la salida defiendes y colocas; con la bajada atacas, porque la bola te llega alta.',
  'contrapared|doble pared':
    'En la doble pared la bola sale de dos cristales y la golpeas tú; la contrapared la mandas tú contra tu cristal, en apuros.',
  'doble pared|salida': 'En la salida la bola toca un cristal; en la doble pared, dos, y hay que girar con ella.',
  'gancho|remate': 'El gancho controla desde una posición incómoda; el remate define desde una buena.',
  'bandeja|gancho':
    'La bandeja es para el globo que te llega por tu lado bueno; el gancho, para el que te pasa por el lado del revés.',
  'volea baja|volea': 'En la volea alta puedes apretar; en la baja, piernas flexionadas y bola lenta y profunda.',
  'víbora|remate': 'La víbora incomoda con efecto y mantiene tu posición; el remate busca acabar el punto.',
  'chiquita|dejada':
    'La chiquita se juega desde el fondo a los pies del voleador; la dejada, desde la red con los rivales hundidos.',
  'saque|resto': 'Quien saca quiere subir a la red; quien resta, que no le salga gratis.',
  'revés|derecha': 'Mismo principio: perfil pronto e impacto delante; en el revés mandan los hombros y la mano libre.',
  'red|fondo': 'En la red se gana la mayoría de los puntos; en el fondo se espera, con paciencia, la bola para subir.',
};

/**
 * The strokes and tactics a spelled text names, in its order, each once. What a longer name covers («doble pared») is
 * not found again inside it.
 */
export function readStrokes(text: string): StrokeCard[] {
  let left = text;
  const found: { card: StrokeCard; start: number }[] = [];
  for (const card of strokeCards) {
    const match = card.pattern.exec(left);
    if (match === null) continue;
    found.push({ card, start: match.index });
    left = left.slice(0, match.index) + ' '.repeat(match[0].length) + left.slice(match.index + match[0].length);
  }
  return found.sort((a, b) => a.start - b.start).map(({ card }) => card);
}
