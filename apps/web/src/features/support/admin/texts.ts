import type { InboxView, ThreadState } from '@bandeja/domain/support/contract';

const unit = (value: number, one: string, many: string) => (value === 1 ? `1 ${one}` : `${value} ${many}`);

export const inboxTexts = {
  tab: 'Mensajes',
  waitingWords: (count: number) => unit(count, 'mensaje espera', 'mensajes esperan'),
  title: (count: number, oldest: string | null) => {
    if (count === 0 || oldest === null) return 'Nadie espera respuesta';
    return count === 1 ? `Uno espera desde hace ${oldest}` : `${count} esperan; el más antiguo, ${oldest}`;
  },
  overdue: (count: number) =>
    count === 0
      ? 'Ninguno pasa del plazo prometido: un día laborable con Premium y Pro, tres sin plan.'
      : `${unit(count, 'pasa', 'pasan')} del plazo prometido: un día laborable con Premium y Pro, tres sin plan.`,
  loading: 'Cargando mensajes...',
  loadFailed: 'Error al cargar los mensajes',
  view: 'Qué mensajes',
  views: { waiting: 'Esperan', mine: 'Míos', all: 'Todos' } satisfies Record<InboxView, string>,
  empty: {
    waiting: 'Nadie espera respuesta.',
    mine: 'No llevas ningún mensaje.',
    all: 'Todavía no hay mensajes.',
  } satisfies Record<InboxView, string>,
  emptyHint: 'Aquí se guarda lo que llega por la página de contacto y desde la aplicación.',
  list: 'Hilos',
  priority: 'Prioritario',
  late: 'Fuera de plazo',
  states: { waiting: 'Espera respuesta', answered: 'Respondido', closed: 'Cerrado' } satisfies Record<
    ThreadState,
    string
  >,
  choose: 'Elige un mensaje para leerlo.',
  threadFailed: 'Error al cargar el mensaje',
  received: (name: string) => `De ${name}`,
  log: 'Mensajes del hilo',
  team: (name: string | null) => (name === null ? 'Bandeja' : `${name}, respuesta`),
  note: (name: string | null) => `Nota${name === null ? '' : ` de ${name}`}, solo para el equipo`,
  kind: 'Qué escribes',
  kinds: { answer: 'Respuesta', note: 'Nota interna' },
  text: { answer: 'Tu respuesta', note: 'Tu nota' },
  hint: {
    answer: 'Le llega por correo y, si tiene cuenta, la ve en la aplicación.',
    note: 'Solo la lee el equipo, pero sale en la copia de sus datos si la pide.',
  },
  send: { answer: 'Responder', note: 'Guardar nota' },
  closing: 'Responder y cerrar',
  sending: 'Enviando...',
  sent: { answer: 'Respuesta enviada', note: 'Nota guardada' },
  failed: 'No se ha podido enviar. Inténtalo de nuevo.',
  state: 'Estado',
  changed: 'Estado guardado',
  changeFailed: 'No se ha podido guardar. Inténtalo de nuevo.',
  takes: 'Lo lleva',
  nobody: 'Nadie',
  take: 'Lo llevo yo',
  release: 'Soltarlo',
  facts: 'Tiempos',
  waiting: 'Esperando',
  due: 'Plazo',
  person: 'Quién escribe',
  plan: 'Plan',
  since: 'Alta',
  threads: 'Mensajes',
  noAccount: 'Sin cuenta',
  email: 'Correo',
  wait: (ms: number) => {
    const minutes = Math.max(1, Math.floor(ms / 60_000));
    if (minutes < 60) return `${minutes} min`;
    const hours = Math.floor(minutes / 60);
    return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} días`;
  },
} as const;
