export const coachTexts = {
  title: 'Tu entrenador',
  isAi: 'Eres atendido por una IA',
  disclaimer: 'Información general; no es consejo médico.',
  close: 'Cerrar chat',
  notThat: 'No era eso',
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
    confirm: 'Eliminar',
    pending: 'Eliminando...',
    failed: 'No se ha podido eliminar. Inténtalo de nuevo.',
  },
} as const;

export const proposalTexts = {
  titles: {
    update_day: 'Cambio en tu semana',
    adapt_week: 'Semana adaptada',
    regenerate_week: 'Rehacer la semana',
    make_routine: 'Crear una rutina',
    log_match: 'Apuntar un partido',
    absence: 'Cambio en tu plan',
    never_on: 'Tus días de entrenamiento',
  },
  absence: {
    kinds: { away: 'De viaje', ill: 'Descanso por enfermedad', busy: 'Sin tiempo para entrenar' },
    kit: (hasKit: boolean) => (hasKit ? 'con tu material' : 'sin material'),
    open: (from: string) => `Desde el ${from}, hasta que estés bien.`,
  },
  neverOn: (weekday: string, isNever: boolean) =>
    isNever ? `Ninguna sesión los ${weekday}, tampoco las semanas que vienen.` : `Los ${weekday} vuelven a contar.`,
  area: (area: string) => `Semana adaptada: ${area === 'lumbar' ? 'zona lumbar' : area}`,
  regenerate: 'La hago de nuevo con lo que dice tu perfil, también los días que cambiaste a mano.',
  routine: (wish: string) => `«${wish}»`,
  match: { date: 'Día', minutes: 'Duración', sets: 'Resultado', rpe: 'Esfuerzo' },
  minutes: (minutes: number) => `${minutes} min`,
  nothingYet: 'Todavía no he cambiado nada',
  before: 'Ahora:',
  former: 'Antes:',
  after: 'Pasa a:',
  proposed: 'Propuesta:',
  unknownRoutine: 'otra rutina',
  confirm: 'Confirmar',
  decline: 'Ahora no',
  pending: { week: 'Cambiando...', routine: 'Preparando tu rutina...', match: 'Apuntando...' },
  done: 'Hecho',
  declined: 'No se ha cambiado nada.',
  undo: 'Deshacer',
  undoWords: 'Deshazlo',
  undoing: 'Deshaciendo...',
  undone: 'Deshecho: tu plan es el de antes.',
  past: 'Esta propuesta era de días que ya han pasado.',
  replaced: 'La sustituye la propuesta siguiente.',
  failed: 'No se ha podido hacer el cambio. Inténtalo de nuevo.',
  offline: 'Parece que no hay conexión. No se ha cambiado nada.',
  plans: 'Ver planes',
  shelf: 'Ver mis rutinas',
  seeRoutine: 'Ver la rutina',
  seeMatch: 'Ver el partido',
} as const;

export const factTexts = {
  count: (facts: number) =>
    facts === 0
      ? 'Lo que le cuentas de ti a tu entrenador en el chat, con tu frase.'
      : `${facts === 1 ? 'Una cosa, con tu frase' : `${facts} cosas, cada una con tu frase`}. Si borras una, dejo de usarla.`,
  loading: 'Cargando lo que sabe tu entrenador...',
  loadFailed: 'No se ha podido cargar lo que sabe tu entrenador',
  none: {
    title: 'Todavía no sé nada de ti',
    text: 'Cuéntame en el chat en qué lado juegas, quién es tu pareja o qué días no puedes, y lo verás aquí.',
  },
  erase: (fact: string) => `Borrar: ${fact}`,
  forgotten: (fact: string) => `Borrado: ${fact}`,
  undo: 'Deshacer',
  undoHint: (seconds: number) => `Puedes recuperarlo durante ${seconds} s`,
  failed: 'No se ha podido guardar. Inténtalo de nuevo.',
  eraseAll: 'Borrar todo',
  dialog: {
    title: '¿Borrar todo lo que sabe tu entrenador?',
    confirm: 'Borrar todo',
    keep: 'No, conservarlo',
    pending: 'Borrando...',
    failed: 'No se ha podido borrar',
  },
  health: {
    title: 'Tu salud',
    agree: 'Guardar lo que cuento de mi salud',
    given: 'Lo guardo con tu permiso. Si lo retiras, se borra.',
    missing:
      'Si eres celiaco o tienes una alergia, solo lo guardo con tu permiso. Sin él, cuenta en la charla y no se guarda.',
  },
} as const;

export const outsideTexts = {
  title: 'Un servicio externo para tu entrenador',
  lead: (service: string) =>
    `Tu entrenador es de Bandeja y contesta solo. Si quieres, un servicio externo de inteligencia artificial (${service}) le ayuda a encontrar las palabras. La seguridad y lo que se cambia en tu plan siguen siendo cosa nuestra.`,
  agree: 'Dejar que le ayude',
  agreeHealth: 'También con lo que cuento de mi salud',
  off: 'Si lo apagas, desde ese momento no sale nada más de Bandeja y te contesta solo tu entrenador.',
  retry: 'Cargar mi elección de nuevo',
  failed: 'No se ha podido guardar. Revisa tu conexión y prueba otra vez.',
} as const;
