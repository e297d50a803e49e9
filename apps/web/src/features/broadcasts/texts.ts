import type { Broadcast } from '@bandeja/domain/broadcasts/contract';
import type { BroadcastKind, Segment } from '@bandeja/domain/broadcasts/vocabulary';

const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`);

const listing = new Intl.ListFormat('es', { type: 'conjunction' });

export const broadcastTexts = {
  tab: 'Escribir',
  title: 'Escribe a un grupo',
  sentence:
    'Cada persona lo recibe una vez. Las novedades, solo quien las confirmó y nunca un menor; con su enlace de baja.',
  kind: 'Qué es',
  kinds: { advertising: 'Consejos y novedades', service: 'Aviso del servicio' } satisfies Record<BroadcastKind, string>,
  segment: 'A quién',
  segments: {
    newsletter: 'Quien confirmó consejos y novedades',
    waiting_forum: 'Lista del foro',
    waiting_events: 'Lista de eventos',
    waiting_tournaments: 'Lista de torneos',
    waiting_clubs: 'Lista de clubes',
    players: 'Todos los jugadores',
    free: 'Jugadores con Gratis',
    premium: 'Jugadores con Premium',
    pro: 'Jugadores con Pro',
    inactive: 'Sin entrar en cuatro semanas',
    chosen: 'Jugadores elegidos',
  } satisfies Record<Segment, string>,
  chosenHint: (names: readonly string[]) => `Elegidos en Usuarios: ${listing.format(names)}.`,
  reach: (count: number) => `Ahora lo recibirían ${people(count)}.`,
  counting: 'Contando...',
  countFailed: 'No se ha podido contar.',
  subject: 'Asunto',
  body: 'Texto',
  bodyHint: '{{nombre}} se cambia por el suyo; si no lo sabemos, se quita. Una línea [Entrar](/forum) es un botón.',
  sendAt: 'Cuándo',
  sendAtHint: 'Vacío: ahora mismo.',
  preview: 'Así se ve',
  previewEmpty: 'Escribe el texto para verlo aquí.',
  previewName: 'Irene',
  footer: {
    advertising: 'Abajo lleva por qué le llega y el enlace para no recibir más.',
    service: 'Abajo lleva por qué le llega: tiene una cuenta. Un aviso no es publicidad.',
  } satisfies Record<BroadcastKind, string>,
  test: 'Enviarme una prueba',
  testing: 'Enviando...',
  tested: (email: string) => `Prueba en camino a ${email}`,
  testFailed: 'No se ha podido enviar la prueba.',
  send: 'Enviar',
  sending: 'Enviando...',
  sent: 'Envío programado',
  failed: 'No se ha podido programar. Inténtalo de nuevo.',
  confirm: {
    title: (count: number) => `¿Enviar a ${people(count)}?`,
    text: (subject: string) => `«${subject}». Lo que haya salido no se puede recuperar.`,
    confirm: 'Enviar',
    cancel: 'Seguir escribiendo',
  },
  history: 'Envíos',
  historyLoading: 'Cargando los envíos...',
  historyFailed: 'Error al cargar los envíos',
  historyEmpty: 'Todavía no has escrito a nadie.',
  states: { scheduled: 'Programado', running: 'Saliendo', done: 'Enviado', cancelled: 'Cancelado' } satisfies Record<
    Broadcast['state'],
    string
  >,
  figures: ({ ordered, sent, dropped }: Pick<Broadcast, 'ordered' | 'sent' | 'dropped'>) =>
    `${sent} enviados de ${ordered}, ${dropped} sin entregar`,
  cancel: 'Parar',
  cancelOf: (subject: string) => `Parar «${subject}»`,
  cancelled: 'Envío parado',
  cancelFailed: 'No se ha podido parar. Inténtalo de nuevo.',
} as const;
