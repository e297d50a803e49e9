export const reminderTexts = {
  title: 'Avisos',
  lead: 'Bandeja puede avisarte en este dispositivo aunque no la tengas abierta. Tú eliges de qué; ahora y siempre puedes quitarlo.',
  loading: 'Cargando tus avisos...',
  loadFailed: 'Error al cargar tus avisos',
  wishes: {
    today: 'El entrenamiento de hoy',
    nextWeek: 'La semana que viene ya está lista',
    rest: 'El fin de un descanso con la pantalla apagada',
    recapPush: 'El resumen de tu semana',
  },
  hints: {
    today: 'Un aviso los días que entrenas, a tu hora.',
    nextWeek: 'El viernes, a tu hora.',
    rest: 'Si el móvil deja la sesión en segundo plano. Llega cuando puede: depende de tu navegador y de la red.',
    recapPush: 'El domingo por la tarde, sin nada de tu salud.',
  },
  recap: {
    title: 'Resumen de la semana',
    page: 'En Bandeja, el domingo y el lunes',
    door: 'Tu semana, en un minuto',
    doorText: 'Lo hecho, lo planeado y lo que viene.',
    mail: 'Por correo, el domingo por la tarde',
    mailHint: 'Sin nada de tu salud. En cada correo hay un enlace para no recibirlo más.',
  },
  hour: 'Tu hora',
  hourOf: (hour: number) => `${hour}:00`,
  devices: (count: number) => (count === 1 ? 'Llegan a 1 dispositivo.' : `Llegan a ${count} dispositivos.`),
  here: 'Recibirlos también en este dispositivo',
  notHere: 'No recibirlos en este dispositivo',
  unsupported:
    'Este navegador no puede recibir avisos. En un iPhone o iPad, añade antes Bandeja a la pantalla de inicio y ábrela desde ahí.',
  denied: 'Tu navegador no deja que Bandeja te avise. Permítelo en los ajustes de este sitio y vuelve a probar.',
  failed: 'No se han podido activar los avisos',
  saveFailed: 'No se han podido guardar tus avisos',
  privacy:
    'Guardamos lo que eliges, tu hora y la dirección que da tu navegador para avisarte. El aviso va cifrado y no dice nada de tu salud.',
} as const;
