/** Texts of the chat (spec 2.5, 4, 5 and 8, letter by letter where quoted there). */
export const coachTexts = {
  title: 'Tu entrenador',
  isAi: 'Eres atendido por una IA',
  disclaimer: 'Información general; no es consejo médico.',
  close: 'Cerrar chat',
  log: 'Conversación',
  you: 'Tú: ',
  trainer: 'Tu entrenador: ',
  loading: 'Cargando la conversación...',
  loadFailed: 'No se ha podido cargar la conversación',
  writing: 'Tu entrenador está escribiendo...',
  empty: {
    hello: (firstName: string) => `Hola, ${firstName}`,
    lead: 'Pregúntame por tu semana, tus números o un golpe. Si quieres cambiar algo, te lo propongo y tú confirmas.',
    ideas: 'Ideas para empezar',
  },
  ideas: {
    today: '¿Qué me toca hoy?',
    rest: 'Cambia el jueves a descanso',
    restOnSunday: 'Cambia el domingo a descanso',
    ache: 'Me molesta el hombro',
    count: '¿Cuántas sesiones he hecho este mes?',
  },
  field: 'Escribe un mensaje',
  send: 'Enviar',
  stop: 'Detener la respuesta',
  left: (typed: number, most: number) => `${typed} de ${most}`,
  failed: 'Lo siento, no pude procesar tu mensaje en este momento. ¿Podrías intentarlo de nuevo?',
  offline: 'Parece que no hay conexión. Tu mensaje sigue aquí.',
  unanswered: 'Este mensaje se quedó sin respuesta.',
  retry: 'Intentar de nuevo',
  call: (number: string) => `Llamar al ${number}`,
} as const;

/** Of the earlier conversations. */
export const historyTexts = {
  open: 'Conversaciones',
  back: 'Volver al chat',
  fresh: 'Nueva conversación',
  loading: 'Cargando tus conversaciones...',
  failed: 'No se han podido cargar tus conversaciones',
  empty: 'Aquí verás tus conversaciones. Aún no hay ninguna.',
  more: 'Ver más',
  loadingMore: 'Cargando...',
  remove: (title: string) => `Eliminar: ${title}`,
  confirm: {
    title: '¿Eliminar la conversación?',
    text: (title: string) => `Se borrará «${title}» con todo lo que se dijo en ella. No se puede deshacer.`,
    remove: 'Eliminar',
    pending: 'Eliminando...',
    cancel: 'Cancelar',
    failed: 'No se ha podido eliminar. Inténtalo de nuevo.',
  },
} as const;

/** Of what the trainer proposes. */
export const proposalTexts = {
  titles: {
    update_day: 'Cambio en tu semana',
    adapt_week: 'Semana adaptada',
    regenerate_week: 'Planificar la semana de nuevo',
    make_routine: 'Crear una rutina',
  },
  area: (area: string) => `Semana adaptada: ${area === 'lumbar' ? 'zona lumbar' : area}`,
  regenerate: 'Se hace otra vez desde tu perfil. También se sustituyen los días que cambiaste a mano.',
  routine: (wish: string) => `«${wish}»`,
  before: 'Ahora:',
  after: 'Pasa a:',
  proposed: 'Propuesta:',
  unknownRoutine: 'otra rutina',
  confirm: 'Confirmar',
  decline: 'Ahora no',
  pending: { week: 'Cambiando...', routine: 'Preparando tu rutina...' },
  done: 'Hecho',
  declined: 'No se ha cambiado nada.',
  past: 'Esta propuesta era de otra semana.',
  failed: 'No se ha podido hacer el cambio. Inténtalo de nuevo.',
  offline: 'Parece que no hay conexión. No se ha cambiado nada.',
  plans: 'Ver planes',
  shelf: 'Ver mis rutinas',
  seeRoutine: 'Ver la rutina',
} as const;

export const dayNames = {
  monday: 'Lunes',
  tuesday: 'Martes',
  wednesday: 'Miércoles',
  thursday: 'Jueves',
  friday: 'Viernes',
  saturday: 'Sábado',
  sunday: 'Domingo',
} as const;
