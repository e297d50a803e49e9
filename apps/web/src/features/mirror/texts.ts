import type { SideOn, StrokeKind } from '@bandeja/domain/mirror/vocabulary';
import type { Side } from '@bandeja/pose/landmarks';
import type { Refusal } from '@bandeja/pose/refusal';
import { formatHundredths, formatShortDate } from '#lib/format.ts';

export const strokeNames: Record<StrokeKind, string> = {
  bandeja: 'Bandeja',
  vibora: 'Víbora',
  remate: 'Remate',
  volea: 'Volea',
  saque: 'Saque',
  globo: 'Globo',
};

export const refusalTexts: Record<
  Refusal | 'codec' | 'broken' | 'failed' | 'slow',
  { title: string; why: string; todo: readonly string[] }
> = {
  feetCut: {
    title: 'Aquí se cortan tus pies',
    why: 'Sin los pies no sé cuánto mides ni a qué altura le das. Prefiero no darte un número a darte uno malo.',
    todo: [
      'Aleja el móvil un metro.',
      'Bájalo a la altura de la cadera.',
      'Déjalo en vertical, con un palmo sobre la pala.',
    ],
  },
  armsCut: {
    title: 'Aquí se corta tu mano',
    why: 'Sin ver la mano de la pala no sé a qué altura le das.',
    todo: ['Aleja el móvil un metro.', 'Déjalo en vertical.', 'Deja un palmo sobre la pala en alto.'],
  },
  severalPeople: {
    title: 'Veo a más de una persona',
    why: 'No sé a quién mirar. Dime cuál eres, o graba otra vez a solas.',
    todo: ['Tócate en la imagen y sigo solo contigo.', 'O graba otra vez, solo tú en la imagen.'],
  },
  tooSmall: {
    title: 'Te veo muy lejos',
    why: 'Tan pequeño en la imagen, el margen sería mayor que la medida.',
    todo: ['Acerca el móvil: cuatro metros bastan.', 'Graba en vertical.', 'No recortes el vídeo antes de elegirlo.'],
  },
  tooDark: {
    title: 'No te veo: está muy oscuro',
    why: 'Con tan poca luz no encuentro tus brazos ni tus piernas.',
    todo: ['Enciende la luz de la pista o graba de día.', 'No grabes a contraluz.', 'Ropa que se distinga del fondo.'],
  },
  notSeen: {
    title: 'No te veo',
    why: 'En este vídeo no encuentro a una persona de cuerpo entero el tiempo suficiente.',
    todo: [
      'Que quepa todo, de los pies a la pala en alto.',
      'Móvil quieto, a unos cuatro metros.',
      'Con luz y sin contraluz.',
    ],
  },
  tooShort: {
    title: 'Es demasiado corto',
    why: 'Necesito el golpe entero: desde que te pones de lado hasta que acabas.',
    todo: ['Empieza a grabar un segundo antes.', 'Para cuando acabe el gesto.'],
  },
  codec: {
    title: 'Tu navegador no abre este vídeo',
    why: 'Grábalo en «Más compatible», o prueba con otro navegador.',
    todo: [
      'En el iPhone: Ajustes, Cámara, Formatos, «Más compatible».',
      'En Android: quita HEVC en los ajustes de la cámara.',
    ],
  },
  broken: {
    title: 'No puedo abrir este archivo',
    why: 'No es un vídeo, o le falta un trozo.',
    todo: ['Elige un vídeo MP4, MOV o WebM.', 'Si lo has recibido de otro móvil, pídelo otra vez.'],
  },
  slow: {
    title: 'Tu móvil va justo para esto',
    why: 'Tardaría minutos en mirar tu golpe. Puedes marcar tú las articulaciones: salen las mismas medidas.',
    todo: ['Mídelo a mano, o prueba en un móvil más nuevo.', 'Cierra otras aplicaciones.'],
  },
  failed: {
    title: 'No he podido analizarlo',
    why: 'Algo ha fallado en este dispositivo. Tu vídeo sigue donde estaba.',
    todo: ['Cierra otras pestañas y prueba otra vez.', 'Elige un trozo más corto.'],
  },
};

const seconds = (value: number) => `${formatHundredths(value)} s`;

export const mirrorTexts = {
  title: 'Mírate pegar',
  windowTitle: 'Espejo de golpes',
  sentence: 'Grabas un golpe y te enseño tres momentos y unas medidas. El vídeo no sale de tu móvil.',
  trial: 'En pruebas',
  onlyPro: {
    title: 'El espejo de golpes es del plan Pro',
    text: 'Te grabas con el móvil y te comparas contigo. El vídeo se analiza en tu teléfono y no sale de él.',
    plans: 'Ver los planes',
  },
  howTo: {
    title: 'Cómo grabarte',
    picture: 'El móvil, a la altura de la cadera y a unos cuatro metros, ve al jugador de los pies a la pala en alto',
    hip: ['a la altura', 'de la cadera'],
    metres: '4 m',
    list: [
      ['A unos cuatro metros, delante y del lado de la pala', 'Móvil en vertical, quieto, a la altura de la cadera.'],
      ['Que quepa todo, de los pies a la pala en alto', 'Solo tú en la imagen.'],
      ['Con luz y a 60 imágenes por segundo', 'Así el golpe no sale borroso.'],
    ],
  },
  privacy: {
    title: 'El vídeo no sale de tu móvil',
    text: 'El vídeo se analiza en tu teléfono. No se sube: ni el vídeo, ni las imágenes, ni el esqueleto salen de él, salvo el vídeo que tú envíes a tu entrenador. La primera vez se descargan unos 10 MB desde nuestro servidor (2,5 más si tu móvil va justo). Las medidas se quedan en este dispositivo, salvo las que guardes en tu cuenta. Son orientativas (±5 % de tu altura, ±15° en los ángulos) y no sirven para diagnosticar lesiones. Graba solo a personas que te hayan dado permiso.',
  },
  download: {
    start: 'Descargar (10 MB, una vez)',
    running: 'Descargando el modelo',
    cancel: 'Cancelar la descarga',
    failed: 'No se ha podido descargar. Comprueba la conexión e inténtalo de nuevo.',
    looking: 'Mirando qué hay en este dispositivo...',
  },
  guardian: {
    title: 'Antes de grabarte',
    agree: 'Mi madre, padre o tutor sabe que me grabo para verme pegar, y está de acuerdo.',
    go: 'Seguir',
  },
  choose: {
    title: 'Tu golpe',
    stroke: 'Golpe',
    hand: 'Mano de la pala',
    right: 'Derecha',
    left: 'Izquierda',
    film: 'Grabar el golpe',
    clip: 'Elegir un vídeo',
  },
  camera: {
    title: (stroke: string) => `Graba tu ${stroke.toLowerCase()}`,
    wait: 'Cuenta atrás',
    waitOf: (seconds: string) => `${seconds} s`,
    start: 'Empezar la cuenta',
    cancel: 'Parar la cuenta',
    recording: 'Grabando seis segundos: pega ya',
    stop: 'Parar de grabar',
    failed: 'No se ha podido grabar. Prueba otra vez, o usa la cámara de tu móvil.',
    ownApp: 'Usar la app de cámara',
    back: 'Volver',
    how: (side: Side) =>
      `Apoya el móvil en vertical y ponte de forma que te vea de frente desde tu lado ${side === 'R' ? 'derecho' : 'izquierdo'}, entero y dentro del marco. Oirás la cuenta; después graba seis segundos y para solo.`,
    rate: (rate: number) => {
      if (rate >= 50) return `La cámara da ${rate} imágenes por segundo: perfecto.`;
      return `La cámara da ${rate} imágenes por segundo: con mucha luz basta; un golpe rápido puede salir borroso.`;
    },
  },
  trim: {
    title: '¿Dónde está el golpe?',
    text: 'Miro seis segundos. Mueve el principio hasta justo antes de que te pongas de lado.',
    from: 'Empieza en el segundo',
    start: 'Analizar estos seis segundos',
  },
  reading: {
    running: 'Mirando tu golpe',
    small: 'Tu móvil va justo: sigo con un modelo más ligero',
    cancel: 'Cancelar',
  },
  refused: {
    lead: 'No puedo medir este vídeo',
    todo: 'Qué hacer y repites',
    again: 'Elegir otro vídeo',
    byHand: 'Medir a mano',
    picture: 'Tu vídeo',
    tapYourself: 'Tócate en la imagen',
    person: (place: number) => `Soy yo: persona ${place} desde la izquierda`,
  },
  film: {
    title: (stroke: string) => `${stroke}, fotograma a fotograma`,
    picture: (stroke: string) => `Tu vídeo: ${stroke}`,
    skeleton: 'Esqueleto',
    keys: { preparation: 'Preparación', top: 'Punto más alto', final: 'Final' },
    lowTop: 'Más rápido',
    moments: 'Momentos del golpe',
    frame: 'Fotograma',
    frameOf: (index: number, all: number) => `Fotograma ${index} de ${all}`,
    before: 'Fotograma anterior',
    after: 'Fotograma siguiente',
    ask: '¿Le das aquí? Muévelo hasta ver la bola en la pala.',
    heard: 'Aquí se oye un golpe. Mira que la bola esté en la pala, o muévelo.',
    goToSound: (at: string) => `Ir a donde se oye un golpe (${at})`,
    confirm: 'Aquí le doy',
    seconds,
  },
  measures: {
    first: 'Tu primera medida',
    firstText: 'La próxima vez te comparo con esta.',
    same: 'Igual que la última vez',
    sameText: (date: string) => `Nada supera el margen desde tu vídeo del ${formatShortDate(date)}.`,
    changed: (count: number) => (count === 1 ? 'Un cambio claro' : `${count} cambios claros`),
    changedText: (date: string) => `Comparado con tu vídeo del ${formatShortDate(date)}.`,
    today: 'Hoy, con su margen',
    legend: (date: string) => formatShortDate(date),
    names: {
      contactPercent: 'Muñeca al golpear',
      elbowDegrees: 'Codo al golpear',
      kneeDegrees: 'Rodilla más doblada',
      stancePercent: 'Pies separados al golpear',
      aheadPercent: 'Muñeca respecto al hombro',
      sideOn: 'De lado al preparar',
      otherArmUp: 'Otro brazo arriba',
    },
    sideOn: { no: 'No', half: 'A medias', yes: 'Sí' } satisfies Record<SideOn, string>,
    ofHeight: 'de tu altura',
    ahead: (percent: number) => {
      if (percent === 0) return 'A la altura del hombro';
      return percent > 0 ? `${percent} % por delante` : `${-percent} % por detrás`;
    },
    aheadNote: 'Sin mejor ni peor: quien lleva años también le da más atrás.',
    unseen: 'Desde este lado no se ve.',
    yes: 'Sí',
    no: 'No',
    clear: 'Supera el margen: es un cambio real.',
    unclear: 'Dentro del margen: puede no ser nada.',
    earlier: (value: string, date: string) => `El ${formatShortDate(date)}: ${value}.`,
    noMarks:
      'No te pongo nota. Cada jugador pega distinto, así que te comparo contigo. Son orientativas (±5 % de tu altura, ±15°) y no sirven para diagnosticar lesiones.',
    compare: 'Ver los dos vídeos',
    moveContact: 'Mover el golpe',
    note: 'Nota para ti',
    noteHint: 'Se guarda con el vídeo, en este dispositivo.',
    model: 'El gesto dibujado',
    modelText: (stroke: string) =>
      `${stroke} de nuestro muñeco, visto desde el mismo lado. Es un dibujo para mirar, no una norma.`,
    again: 'Otro golpe',
    notStored:
      'No se ha podido guardar el vídeo en este dispositivo: puede que no quede sitio. Las medidas las ves ahora, pero se pierden al salir.',
  },
  earlier: {
    title: 'Tus vídeos en este dispositivo',
    none: 'Todavía no hay ninguno. Se guardan aquí, hasta 200 MB, y en ningún otro sitio. Se borran si cierras sesión.',
    hint: 'Solo están aquí, hasta 200 MB. Se borran si cierras sesión.',
    open: (stroke: string, date: string) => `${stroke} del ${formatShortDate(date)}`,
    delete: (name: string) => `Borrar ${name}`,
    deleteAll: 'Borrar todo',
    deleteSure: 'Sí, borrar todos los vídeos',
    keep: 'No, dejarlos',
    failed: 'Este navegador no deja guardar vídeos, así que cada uno se pierde al salir.',
  },
} as const;
