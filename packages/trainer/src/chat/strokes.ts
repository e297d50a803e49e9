import type { Stroke } from '@bandeja/domain/exercises/vocabulary';
import type { StrokeName } from '@bandeja/reader/vocabulary/stroke-names';

/** `cue` is the line of docs/training.md#strokes, word for word. */
export type StrokeCard = {
  id: StrokeName;
  /** In the form at the start of an answer. */
  name: string;
  zone: string;
  cue: string;
  mistake: string;
  /** Catalogue strokes that train it, and catalogue codes that come first. */
  trains: readonly Stroke[];
  codes: readonly string[];
};

/** docs/training.md#strokes. */
export const strokeCards: readonly StrokeCard[] = [
  {
    id: 'remate x3',
    name: 'El remate por tres',
    zone: 'red',
    cue: 'Impacto liftado para sacarla por el lateral (tres metros).',
    mistake: 'pegar solo fuerte y plano: sin efecto la bola no salta por encima del lateral.',
    trains: ['remate'],
    codes: ['T08', 'T07'],
  },
  {
    id: 'remate x4',
    name: 'El remate por cuatro',
    zone: 'red',
    cue: 'Bote vertical para superar la pared del fondo (cuatro metros).',
    mistake: 'intentarlo lejos de la red: la bola vuelve cómoda para el rival.',
    trains: ['remate'],
    codes: ['T08', 'T07'],
  },
  {
    id: 'bajada',
    name: 'La bajada de pared',
    zone: 'fondo',
    cue: 'Bola alta tras el cristal: ataca de arriba abajo y sube.',
    mistake: 'atacar bolas que ya han caído por debajo del hombro.',
    trains: ['bajada'],
    codes: ['T11'],
  },
  {
    id: 'contrapared',
    name: 'La contrapared',
    zone: 'fondo',
    cue: 'Emergencia: golpea suave hacia tu propio cristal con altura.',
    mistake: 'usarla por costumbre cuando aún te daba tiempo a un globo normal.',
    trains: ['contrapared'],
    codes: ['T12'],
  },
  {
    id: 'doble pared',
    name: 'La doble pared',
    zone: 'fondo',
    cue: 'Lee apertura o cierre, gira con pasos cortos.',
    mistake: 'quedarte clavado en la esquina y que la bola te coma.',
    trains: ['doble pared'],
    codes: ['T10', 'U05'],
  },
  {
    id: 'salida',
    name: 'La salida de pared',
    zone: 'fondo',
    cue: 'Deja pasar la bola, acompáñala y golpea delante cuando baje.',
    mistake: 'quedarte pegado al cristal y golpear encima del cuerpo.',
    trains: ['salida'],
    codes: ['T09', 'U05'],
  },
  {
    id: 'bandeja',
    name: 'La bandeja',
    zone: 'red o media pista',
    cue: 'Ponte de lado, impacto alto y cortado a la esquina: sirve para conservar la red.',
    mistake: 'pegarle fuerte como si fuera un remate y quedarte de frente.',
    trains: ['bandeja'],
    codes: ['T05'],
  },
  {
    id: 'víbora',
    name: 'La víbora',
    zone: 'red o media pista',
    cue: 'Como la bandeja pero con efecto lateral y más velocidad; busca reja o cristal lateral.',
    mistake: 'buscar potencia con el brazo antes de dominar el efecto.',
    trains: ['víbora'],
    codes: ['T06', 'T05'],
  },
  {
    id: 'gancho',
    name: 'El gancho',
    zone: 'media pista',
    cue: 'Recurso por encima cuando el globo te pasa por el lado del revés; controla, no definas.',
    mistake: 'querer acabar el punto con él.',
    trains: ['gancho'],
    codes: ['T16'],
  },
  {
    id: 'remate',
    name: 'El remate plano',
    zone: 'red',
    cue: 'Solo cerca de la red y equilibrado; apunta al centro o a que vuelva a tu campo.',
    mistake: 'rematar desde lejos o cayéndote hacia atrás.',
    trains: ['remate'],
    codes: ['T07'],
  },
  {
    id: 'volea baja',
    name: 'La volea baja',
    zone: 'red',
    cue: 'Baja con las piernas, no con la espalda; devuelve lento y profundo.',
    mistake: 'querer acelerar una bola que está por debajo de la red.',
    trains: ['volea'],
    codes: ['T03'],
  },
  {
    id: 'volea',
    name: 'La volea',
    zone: 'red',
    cue: 'Pala alta y delante, gesto corto, paso adelante; no muñequees.',
    mistake: 'armar el golpe hacia atrás y llegar tarde.',
    trains: ['volea'],
    codes: ['T03'],
  },
  {
    id: 'saque',
    name: 'El saque',
    zone: 'fondo',
    cue: 'Bota, golpea a la cintura o por debajo y apunta al cristal lateral; sube detrás de la bola.',
    mistake: 'arriesgar de más y quedarte atrás después de sacar.',
    trains: ['saque'],
    codes: ['T01', 'T04'],
  },
  {
    id: 'resto',
    name: 'El resto',
    zone: 'fondo',
    cue: 'Asegura dentro: bola baja al que sube o globo; fallar aquí regala el punto.',
    mistake: 'buscar el punto directo con el resto.',
    trains: ['resto'],
    codes: ['T02'],
  },
  {
    id: 'globo',
    name: 'El globo',
    zone: 'fondo',
    cue: 'Alto y profundo, mejor desde posición cómoda; después sube en pareja.',
    mistake: 'tirarlo corto o con prisas, sin flexionar las piernas.',
    trains: ['globo'],
    codes: ['T13', 'K01'],
  },
  {
    id: 'chiquita',
    name: 'La chiquita',
    zone: 'fondo',
    cue: 'Lenta y a los pies del voleador; avanza si la levanta.',
    mistake: 'jugarla alta o rápida: le regalas una volea fácil.',
    trains: ['chiquita'],
    codes: ['T14'],
  },
  {
    id: 'dejada',
    name: 'La dejada',
    zone: 'red',
    cue: 'Solo con rivales hundidos; mano blanda y sorpresa.',
    mistake: 'hacerla con los rivales cerca de la red.',
    trains: ['dejada'],
    codes: ['T17'],
  },
  {
    id: 'revés',
    name: 'El revés',
    zone: 'fondo',
    cue: 'Gira hombros, mano libre acompaña, muñeca firme.',
    mistake: 'soltar la muñeca e impactar pegado al cuerpo.',
    trains: ['revés'],
    codes: ['T15'],
  },
  {
    id: 'derecha',
    name: 'La derecha',
    zone: 'fondo',
    cue: 'Perfílate pronto, impacto delante, final corto.',
    mistake: 'llegar tarde y golpear de frente.',
    trains: ['derecha'],
    codes: ['T15'],
  },
  {
    id: 'australiana',
    name: 'La australiana',
    zone: 'táctica',
    cue: 'Cada uno conserva su lado; quien saca cruza rápido a cubrirlo. Pactadlo antes.',
    mistake: 'cruzar tarde y dejar media pista abierta.',
    trains: ['australiana'],
    codes: ['K03'],
  },
  {
    id: 'transición',
    name: 'La transición',
    zone: 'táctica',
    cue: 'De fondo a red, solo tras globo profundo o chiquita buena.',
    mistake: 'subir detrás de un globo corto.',
    trains: ['transición'],
    codes: ['K01', 'T14'],
  },
  {
    id: 'red',
    name: 'La posición de red',
    zone: 'táctica',
    cue: 'Los dos a 2–3 m de la red, moviéndoos en bloque hacia la bola.',
    mistake: 'subir uno solo y dejar hueco por el centro.',
    trains: ['transición', 'volea'],
    codes: ['K02', 'T03'],
  },
  {
    id: 'fondo',
    name: 'La posición de fondo',
    zone: 'táctica',
    cue: 'Detrás de la línea de saque, hombro hacia el cristal, paciencia.',
    mistake: 'quedarte en media pista y querer acabar el punto desde atrás.',
    trains: ['salida', 'globo'],
    codes: ['K04', 'T09'],
  },
  {
    id: 'comunicación',
    name: 'La comunicación',
    zone: 'táctica',
    cue: '«Mía», «tuya», «arriba», «fuera» antes del bote.',
    mistake: 'avisar tarde, cuando la bola ya ha botado.',
    trains: [],
    codes: ['K04', 'K03'],
  },
];

/** The key has both ids in the table's order. */
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

export function cardsOf(strokes: readonly StrokeName[]): StrokeCard[] {
  return strokes.flatMap((stroke) => strokeCards.find(({ id }) => id === stroke) ?? []);
}
