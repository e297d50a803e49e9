import type { PlanId } from '@bandeja/domain/subscriptions/vocabulary';

const list = new Intl.ListFormat('es-ES');

/** Texts of the profile page (spec sections 2.9, 4, 5, 8 and 9, letter by letter where quoted there). */
export const profileTexts = {
  title: 'Perfil',
  sentence: 'Tus datos, tu plan y lo que guardamos de ti, en un solo sitio.',
  contents: 'En esta página',
  loading: 'Cargando tu perfil...',
  loadFailed: 'Error al cargar el perfil',
  retry: 'Intentar de nuevo',
  updateFailed: 'Error al actualizar el perfil',
  updateFailedHint: 'Lo que has escrito sigue aquí. Revisa tu conexión y prueba otra vez.',
  saved: 'Perfil actualizado correctamente',
  /** Milliseconds the line above stays (spec section 9). */
  savedMs: 3000,
  section: 'Tu perfil',
  lead: 'Con esto prepara tu entrenador cada semana.',
  incomplete: 'Faltan tus días disponibles o la duración de tus sesiones: sin ellos no podemos planificar tu semana.',
  editing: 'Cambia lo que quieras. Nada se guarda hasta que pulses «Guardar».',
  edit: 'Editar perfil',
  save: 'Guardar',
  saving: 'Guardando...',
  cancel: 'Cancelar',
  unsaid: 'Sin decir',
  draft: { restored: 'Hemos recuperado los cambios que no habías guardado.', drop: 'Descartar cambios' },
  guard: {
    title: 'Tienes cambios sin guardar',
    text: 'Si sales ahora, el borrador se conserva en esta pestaña hasta que la cierres.',
    stay: 'Seguir editando',
    leave: 'Salir',
  },
  you: {
    legend: 'Tus datos',
    name: 'Nombre',
    email: 'Email',
    emailHint: 'El email no se puede cambiar.',
    timeZone: 'Zona horaria',
    timeZoneHint: 'Para tu calendario y los correos.',
  },
  body: {
    legend: 'Tu cuerpo',
    height: 'Altura (cm)',
    weight: 'Peso (kg)',
    age: 'Edad',
    ageHint: 'De ella dependen los saltos y las cargas.',
    hand: 'Mano dominante',
    right: 'Derecha',
    left: 'Izquierda',
    facts: { height: 'Altura', weight: 'Peso', years: (years: string) => `${years} años` },
  },
  level: {
    legend: 'Tu nivel',
    level: 'Nivel físico',
    experience: 'Experiencia entrenando',
  },
  week: {
    legend: 'Tu semana',
    days: 'Días disponibles',
    trainingDays: 'Días de entrenamiento por semana',
    duration: 'Duración de la sesión',
    min: 'Mínimo (min)',
    max: 'Máximo (min)',
    durationHint: 'De 30 a 180 minutos.',
    range: (min: number, max: number) => (min === max ? `${min} min` : `De ${min} a ${max} min`),
    none: 'Sin días no podemos planificar tu semana.',
    fewer: (days: number) =>
      days === 1 ? 'Con un día disponible planificamos una sesión.' : `Con ${days} días planificamos ${days} sesiones.`,
    more: 'Elegimos los que mejor encajan de estos días.',
    all: 'Planificamos seis sesiones: un día siempre descansas.',
    fits: 'Puedes entrenar estos días.',
    chosen: (days: readonly string[]) => `Días elegidos: ${list.format(days)}.`,
  },
  goals: {
    legend: 'Objetivos',
    label: 'Qué quieres conseguir',
    hint: 'Elige uno o varios, en orden de importancia.',
    first: '¿Cuál pesa más?',
  },
  kit: {
    legend: 'Material y lugares',
    label: '¿Con qué material cuentas?',
    unsaid: 'No lo digo',
    none: 'Nada',
    some: 'Elegir',
    hints: {
      unsaid: 'Opcional. Empezamos por rutinas sin material.',
      none: 'Tu plan no pedirá material.',
      some: 'Tu plan solo usará lo que marques.',
    },
    equipment: 'Tu material',
    places: '¿Dónde entrenas?',
    placesHint: 'Opcional. Si lo dices, no te propondremos otros sitios.',
    home: 'En casa',
    court: 'En pista',
    facts: { equipment: 'Material', places: 'Lugares', none: 'Sin material' },
  },
  injuries: {
    legend: 'Lesiones y molestias',
    field: 'Lesiones o molestias (opcional)',
    placeholder: 'Por ejemplo: me molesta el codo derecho desde hace un mes',
    withdrawing: 'Para retirar tu permiso, borra también el texto: así lo quitamos de tu cuenta.',
    withdrawn: 'Al guardar quitamos de tu cuenta lo que contaste.',
    none: 'Nada apuntado',
  },
  remake: {
    title: '¿Rehacer la semana con estos cambios?',
    text: 'Los días que cambiaste a mano también se sustituyen. Lo que ya has entrenado se queda.',
    confirm: 'Rehacer la semana',
    pending: 'Rehaciendo...',
    later: 'Ahora no',
  },
  health: {
    title: 'Salud',
    given: 'Nos diste permiso para guardar lo que cuentas de tus lesiones. Solo lo usamos para adaptar tu plan.',
    notGiven: 'No guardamos nada de tus lesiones. Es opcional: si quieres contarlo, edita tu perfil.',
    disclaimer: 'Información general; no es consejo médico.',
    withdraw: 'Retirar consentimiento y borrar mis lesiones',
    busy: 'Guarda o cancela antes los cambios de tu perfil.',
    done: 'Consentimiento retirado. Hemos borrado tus lesiones.',
    failed: 'No se ha podido retirar el consentimiento',
    failedHint: 'Revisa tu conexión y prueba otra vez.',
    dialog: {
      title: '¿Borrar tus lesiones?',
      text: 'Borramos lo que contaste y los motivos de tu plan que hablaban de ello, y planificamos de nuevo tu semana. Los días que cambiaste a mano se quedan.',
      nothing: 'No tienes nada apuntado: solo retiramos el permiso.',
      rest: 'Lo que hayas escrito en las notas de tus sesiones o a tu entrenador no cambia.',
      cancel: 'Cancelar',
      confirm: 'Retirar y borrar',
      pending: 'Borrando...',
    },
  },
} as const;

const planNames: Record<PlanId, string> = { free: 'Gratis', premium: 'Premium', pro: 'Pro' };

/** Texts of the subscription block (spec sections 2.4, 2.9 and 2.11). */
export const subscriptionTexts = {
  title: 'Suscripción',
  manage: 'Gestionar Plan',
  plan: 'Plan actual',
  planNames,
  status: 'Estado',
  statuses: {
    none: 'Sin suscripción de pago',
    active: 'Activo',
    renewing: 'Renovación pendiente',
    ended: 'Caducado',
    inactive: 'Inactivo',
    past_due: 'Pago pendiente',
    canceled: 'Cancelado',
  },
  until: 'Válido hasta',
  month: 'Este mes',
  usage: {
    sessions: (used: number, limit: number | null) => usage(used, limit, 'sesión', 'sesiones'),
    routines: (used: number, limit: number | null) => usage(used, limit, 'rutina', 'rutinas'),
  },
  reached: (date: string) => `Has llegado al límite de tu plan. El ${date} vuelve a empezar la cuenta.`,
  asFree: 'Ahora cuentan los límites del plan Gratis. No se ha borrado nada.',
  upsell: {
    title: 'Entrena con IA',
    text: 'Con Premium o Pro describes lo que quieres mejorar y tu entrenador te prepara la rutina. Además, más sesiones, más rutinas y el análisis avanzado de tu progreso.',
    link: 'Ver planes',
  },
} as const;

function usage(used: number, limit: number | null, one: string, many: string): string {
  if (limit === null) return `${used} ${used === 1 ? one : many}, sin límite`;
  return `${used} de ${limit} ${limit === 1 ? one : many}`;
}
