import { formatMoment, formatSize } from '#features/films/model.ts';
import { formatShortDate } from '#lib/format.ts';

const times = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const filmTexts = {
  share: {
    title: (coach: string) => `Enviar a ${coach}`,
    text: (coach: string, days: number) =>
      `Solo este vídeo sale de tu móvil, y solo lo veis ${coach} y tú. Antes le quitamos aquí el sonido, el lugar y la fecha. A los ${days} días se borra solo.`,
    send: 'Enviar el vídeo',
    preparing: 'Quitando el sonido y el lugar...',
    sending: (coach: string) => `Enviando a ${coach}`,
    waiting: 'Sin conexión. Sigue solo cuando vuelva.',
    pause: 'Parar',
    resume: 'Seguir enviando',
    half: (received: number, size: number) => `Se quedó en ${formatSize(received)} de ${formatSize(size)}.`,
    shared: (coach: string) => `${coach} ya puede verlo.`,
    see: 'Ver el vídeo y los comentarios',
    failed: 'No se ha podido enviar.',
    unreadable: 'No se puede preparar este vídeo en este móvil.',
  },
  list: {
    title: 'Vídeos compartidos',
    sentence: (coach: string | null) =>
      coach === null
        ? 'Ahora no compartes vídeos con nadie.'
        : `Los que ha recibido ${coach}. Los demás siguen solo en tu móvil.`,
    none: 'Todavía no has enviado ninguno',
    noneText: 'Graba un golpe en el espejo y envíalo desde allí.',
    mirror: 'Ir al espejo',
    loading: 'Cargando tus vídeos',
    failed: 'No se han podido cargar tus vídeos.',
    used: (used: number, all: number) => `Ocupan ${formatSize(used)} de ${formatSize(all)}.`,
    half: 'Sin terminar de enviar',
    until: (date: string) => `se borra el ${formatShortDate(date)}`,
    comments: (count: number) => times(count, 'comentario', 'comentarios'),
    seconds: (seconds: number) => `${Math.round(seconds)} s`,
    unseen: 'Sin ver',
  },
  coached: {
    title: 'Vídeos',
    back: 'Volver al jugador',
    none: 'Todavía no te ha enviado ninguno.',
    failed: 'No se han podido cargar sus vídeos.',
    loading: 'Cargando sus vídeos',
  },
  room: {
    loading: 'Cargando el vídeo',
    failed: 'No se ha podido cargar el vídeo.',
    missing: 'Este vídeo ya no está',
    missingText: 'Quien lo compartió ha dejado de hacerlo, o han pasado 90 días.',
    filmed: (date: string) => `grabado el ${formatShortDate(date)}`,
    seenBy: (other: string) => `Este vídeo lo veis tú y ${other}.`,
    stop: 'Dejar de compartir',
    stopTitle: '¿Dejar de compartir este vídeo?',
    stopText: (other: string) =>
      `Se borra de nuestro servidor ahora y ${other} ya no podrá verlo. Los comentarios se quedan en vuestro hilo, y el vídeo sigue en tu móvil si no lo has borrado.`,
    stopPending: 'Borrando...',
    stopFailed: 'No se ha podido borrar',
    arriving: 'Todavía no ha llegado entero. Síguelo enviando desde el espejo, en el móvil en el que está.',
  },
  player: {
    film: (title: string) => `Vídeo: ${title}`,
    play: 'Reproducir',
    pause: 'Parar',
    speed: (speed: string) => `Velocidad: ${speed}`,
    slider: 'Momento del vídeo',
    at: (ms: number) => `segundo ${formatMoment(ms)}`,
    mark: (number: number, ms: number) => `Comentario ${number}, en ${formatMoment(ms)}`,
    broken: 'El vídeo no se puede reproducir ahora.',
    again: 'Cargarlo otra vez',
  },
  comments: {
    title: 'Comentarios',
    none: 'Nadie ha comentado todavía.',
    you: 'Tú',
    gone: 'Cuenta eliminada',
    whole: 'sobre todo el vídeo',
    label: 'Tu comentario',
    placeholder: (other: string) => `Escribe a ${other}`,
    pin: (ms: number) => `En ${formatMoment(ms)}`,
    noPin: 'Comentar todo el vídeo, sin segundo',
    addPin: (ms: number) => `Comentar en ${formatMoment(ms)}`,
    send: 'Enviar',
    failed: 'No se ha podido enviar.',
  },
} as const;
