import { planNames } from '@bandeja/domain/billing/vocabulary';
import { questionTexts } from '@bandeja/domain/onboarding/messages';

export const profileTexts = {
  title: 'Perfil',
  sentence: 'Tus datos, tu plan y lo que guardamos de ti, en un solo sitio.',
  contents: 'En esta página',
  loading: 'Cargando tu perfil...',
  loadFailed: 'Error al cargar el perfil',
  updateFailed: 'Error al actualizar el perfil',
  updateFailedStays: 'Lo que has escrito sigue aquí.',
  saved: 'Perfil actualizado correctamente',
  /** Milliseconds the line above stays. */
  savedMs: 3000,
  section: 'Tu perfil',
  lead: 'Con esto prepara tu entrenador cada semana.',
  incomplete: 'Faltan tus días disponibles o la duración de tus sesiones: sin ellos no podemos planificar tu semana.',
  editing: 'Cambia lo que quieras. Nada se guarda hasta que pulses «Guardar».',
  edit: 'Editar perfil',
  save: 'Guardar',
  saving: 'Guardando...',
  cancel: 'Cancelar',
  unsaid: 'Sin indicar',
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
    ...questionTexts.body,
    age: 'Edad',
    hand: 'Mano dominante',
    facts: { height: 'Altura', weight: 'Peso', years: (years: string) => `${years} años` },
  },
  level: {
    legend: 'Tu nivel',
    ...questionTexts.level,
  },
  week: {
    legend: 'Tu semana',
    ...questionTexts.week,
    days: 'Días disponibles',
    trainingDays: 'Días de entrenamiento por semana',
    duration: 'Duración de la sesión',
    min: 'Mínimo (min)',
    max: 'Máximo (min)',
    durationHint: 'De 30 a 180 minutos.',
    range: (min: number, max: number) => (min === max ? `${min} min` : `De ${min} a ${max} min`),
    none: 'Sin días no podemos planificar tu semana.',
    fits: 'Puedes entrenar estos días.',
  },
  goals: {
    legend: 'Objetivos',
    label: 'Qué quieres conseguir',
    hint: 'Elige uno o varios, en orden de importancia.',
    first: '¿Cuál pesa más?',
    ...questionTexts.tournament,
  },
  kit: {
    legend: 'Material y lugares',
    ...questionTexts.kit,
    facts: { equipment: 'Material', places: 'Lugares', none: 'Sin material' },
  },
  injuries: {
    legend: 'Lesiones y molestias',
    ...questionTexts.injuries,
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
    disclaimer: questionTexts.injuries.disclaimer,
    discomforts: 'Molestias y peso',
    screening: {
      title: 'Preguntas de salud',
      open: 'Siete preguntas, una vez al año. Si te pasa algo, tu plan espera a que te vea un médico.',
      due: (date: string) => `Las contestaste el ${date}: ha pasado un año y toca repasarlas.`,
      none: (date: string) => `El ${date} nos dijiste que no te pasa nada de eso.`,
      some: (date: string) => `El ${date} nos dijiste:`,
      start: 'Contestar',
      again: 'Contestar de nuevo',
      questions: '¿Te pasa algo de esto?',
      consent: 'Al guardar dices:',
      saveNone: 'Nada de esto',
      save: 'Guardar mis respuestas',
      saving: 'Guardando...',
      cancel: 'Cancelar',
      erase: 'Borrar mis respuestas',
      erasing: 'Borrando...',
      saved: 'Respuestas guardadas.',
      erased: 'Hemos borrado tus respuestas y retirado tu permiso.',
      failed: 'No se ha podido guardar. Revisa tu conexión y prueba otra vez.',
    },
    withdraw: 'Retirar consentimiento y borrar mis lesiones',
    busy: 'Guarda o cancela antes los cambios de tu perfil.',
    done: 'Consentimiento retirado. Hemos borrado tus lesiones.',
    dialog: {
      title: '¿Borrar tus lesiones?',
      text: 'Borramos lo que contaste y los motivos de tu plan que hablaban de ello, y planificamos de nuevo tu semana. Los días que cambiaste a mano se quedan.',
      nothing: 'No tienes nada apuntado: solo retiramos el permiso.',
      rest: 'Lo que hayas escrito en las notas de tus sesiones o a tu entrenador no cambia.',
      confirm: 'Retirar y borrar',
      pending: 'Borrando...',
      failed: 'No se ha podido retirar el consentimiento',
    },
  },
} as const;

/** Texts of the subscription block. */
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
    text: 'Con Premium o Pro describes lo que quieres mejorar y tu entrenador te prepara la rutina. Además, más sesiones, más rutinas y soporte prioritario.',
    link: 'Ver planes',
  },
} as const;

function usage(used: number, limit: number | null, one: string, many: string): string {
  if (limit === null) return `${used} ${used === 1 ? one : many}, sin límite`;
  return `${used} de ${limit} ${limit === 1 ? one : many}`;
}

/** Of the calm question about the injuries text. */
export const suspicionTexts = {
  close: 'Entendido',
  disclaimer: 'Información general; no es consejo médico.',
} as const;
