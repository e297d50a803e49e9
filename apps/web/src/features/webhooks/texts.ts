import type { Delivery } from '@bandeja/domain/webhooks/contract';

export const webhookTexts = {
  title: 'Webhooks',
  lead: 'Avisamos a una dirección tuya en cuanto pasa algo. Cada envío va firmado, y lo que falla se repite durante una hora.',
  loading: 'Cargando webhooks...',
  loadFailed: 'Error al cargar tus webhooks',
  none: 'Aún no avisamos a ninguna dirección.',
  add: 'Añadir una dirección',
  test: 'Probar',
  testOf: (url: string) => `Probar ${url}`,
  tested: 'Prueba en camino: mira abajo cómo llega',
  testFailed: 'No se ha podido mandar la prueba',
  pending: 'Enviando...',
  remove: 'Quitar',
  removeOf: (url: string) => `Quitar ${url}`,
  removed: 'Dirección quitada',
  off: 'Apagado',
  offText: 'Demasiados envíos sin contestar bien. Cuando esté arreglado, mándale una prueba y vuelve a recibir avisos.',
  dialog: {
    title: '¿Quitar esta dirección?',
    text: 'Dejamos de avisarla en el acto.',
    confirm: 'Quitar',
    pending: 'Quitando...',
    failed: 'No se ha podido quitar',
  },
  form: {
    title: 'Añade una dirección',
    url: 'Dirección',
    urlHint: 'https://… de un servidor tuyo',
    events: 'De qué la avisamos',
    scopes: 'Qué más le contamos',
    password: 'Tu contraseña',
    confirm: 'Añadir',
    pending: 'Añadiendo...',
    failed: 'No se ha podido añadir',
  },
  fresh: {
    title: 'La clave de tus avisos',
    text: 'Cópiala ahora: no la volveremos a mostrar. Con ella compruebas que un aviso es nuestro.',
    label: 'Clave',
    copy: 'Copiar clave',
    copied: '¡Clave copiada!',
    done: 'La he guardado',
  },
  deliveries: {
    title: 'Últimos envíos',
    refresh: 'Actualizar',
    test: 'Prueba',
    states: { waiting: 'En camino', delivered: 'Entregado', failed: 'Sin entregar' } satisfies Record<
      Delivery['state'],
      string
    >,
    tries: (tries: number) => (tries === 1 ? '1 intento' : `${tries} intentos`),
    outcome: (outcome: string) => reasons[outcome] ?? `Respuesta ${outcome}`,
  },
} as const;

const reasons: Record<string, string> = {
  late: 'No contestó a tiempo',
  busy: 'No contestó a tiempo',
  closed: 'La dirección lleva a una red cerrada',
  ECONNREFUSED: 'No acepta conexiones',
  ENOTFOUND: 'Esa dirección no existe',
};
