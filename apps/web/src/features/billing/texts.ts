import type { SubscriptionHistoryEntry } from '@bandeja/domain/billing/contract';
import { type Plan, type PlanId, planNames } from '@bandeja/domain/billing/vocabulary';

export function limitLines({ id, limits: { routines, sessions } }: Plan): string[] {
  if (routines === null || sessions === null) return ['Rutinas y sesiones ilimitadas'];
  return [`${routines} rutinas al mes`, `${sessions} sesiones ${id === 'free' ? 'de entrenamiento ' : ''}al mes`];
}

export const plansTexts = {
  title: '¿Cuánta pista quieres?',
  windowTitle: 'Planes',
  trialSentence: 'Cambia o cancela cuando quieras. Premium y Pro empiezan con 7 días de prueba gratis.',
  sentence: 'Cambia o cancela cuando quieras. Los precios llevan el IVA incluido.',
  back: 'Volver',
  loading: 'Cargando tu plan...',
  loadFailed: 'Error al cargar tu plan',
  plans: 'Planes',
  perMonth: '€ al mes',
  soon: 'Próximamente',
  above: { premium: 'Todo lo de Gratis, y además:', pro: 'Todo lo de Premium, sin límites, y además:' },
  marks: {
    current: 'Plan actual',
    included: 'Plan básico incluido',
    unavailable: 'No disponible',
  },
  /** Required by law: the button says that it obliges to pay; a trial needs no payment yet. */
  buy: (plan: PlanId, terms: 'trial' | 'plain' | 'upgrade') =>
    terms === 'trial' ? `Probar ${planNames[plan]} 7 días gratis` : `Pasar a ${planNames[plan]} (pago mensual)`,
  opening: 'Abriendo el pago...',
  terms: {
    trial: (price: string) =>
      `7 días gratis; después ${price} al mes, IVA incluido. Se renueva cada mes hasta que canceles, cuando quieras.`,
    plain: (price: string) =>
      `${price} al mes desde hoy, IVA incluido. Se renueva cada mes hasta que canceles, cuando quieras.`,
    upgrade: (price: string) =>
      `Antes de confirmar ves cuánto pagas hoy, descontado lo que ya has pagado. Después, ${price} al mes, IVA incluido. Se renueva cada mes hasta que canceles, cuando quieras.`,
  },
  small: {
    before: 'Pagas en la página del proveedor de pagos. Lo que firmas está en los ',
    link: 'términos',
    after: ', con 14 días para desistir.',
  },
  closed: 'Ahora mismo no se pueden contratar planes: los pagos no están disponibles aquí. Tu cuenta sigue como está.',
  demoPayments: 'Los pagos de esta instalación son de prueba: no se cobra dinero de verdad ni hay facturas.',
  signedOut: 'Tu sesión se ha cerrado. Entra para contratar un plan.',
  checkoutFailed: 'Error al procesar la suscripción',
  checkoutOffline: 'No se ha cobrado nada. Revisa tu conexión y prueba otra vez.',
  noCheckout: 'No se pudo crear la sesión de pago',
  now: {
    title: 'Tu plan ahora',
    plan: 'Plan actual',
    status: 'Estado',
    until: 'Válido hasta',
    month: 'Este mes',
    statuses: {
      none: 'Sin suscripción de pago',
      active: 'Activo',
      renewing: 'Renovación pendiente',
      ended: 'Caducado',
      inactive: 'Inactivo',
      past_due: 'Pago pendiente',
      canceled: 'Cancelado',
    },
  },
  notes: {
    trial: (date: string, price: string) =>
      `Estás en la prueba gratuita: todavía no has pagado nada. El ${date} se cobran ${price}, salvo que canceles antes.`,
    renews: (date: string, price: string) => `Se renueva el ${date} por ${price}, IVA incluido.`,
    cancelled: (plan: PlanId, date: string) =>
      `Has cancelado. Sigues con ${planNames[plan]} hasta el ${date} y después tu cuenta vuelve a ser Gratis. No se cobra nada más.`,
    renewing: (plan: PlanId) =>
      `Estamos confirmando el cobro de la renovación. Mientras tanto sigues con ${planNames[plan]}.`,
    given: (date: string | null) =>
      date === null
        ? 'Este plan te lo da Bandeja: no se te cobra nada.'
        : `Este plan te lo da Bandeja hasta el ${date}: no se te cobra nada y después tu cuenta vuelve a ser Gratis.`,
    pastDue: (date: string | null, isFixable: boolean) =>
      [
        'No hemos podido cobrar la renovación.',
        isFixable && 'Revisa tu tarjeta en «Pagos y facturas».',
        date !== null && `Sin el cobro, el ${date} tu cuenta vuelve a ser Gratis.`,
      ]
        .filter(Boolean)
        .join(' '),
    ended: (plan: PlanId) =>
      `Tu plan ${planNames[plan]} ha terminado y cuentan los límites de Gratis. No se ha borrado nada.`,
  },
  manage: {
    portal: 'Pagos y facturas',
    opening: 'Abriendo...',
    portalFailed: 'No se han podido abrir tus pagos y facturas',
    resume: 'Reanudar',
    resuming: 'Reanudando...',
    resumed: 'Suscripción reanudada',
    resumeFailed: 'No se ha podido reanudar la suscripción',
    cancel: 'Cancelar suscripción',
    withdraw: 'Desistir',
    withdrawUntil: (date: string) =>
      `Puedes desistir del contrato hasta el ${date}, ese día incluido, y recuperar lo que hayas pagado.`,
    withdrawUntilInTrial: (date: string) =>
      `Puedes desistir del contrato hasta el ${date}, ese día incluido. En la prueba no has pagado nada.`,
  },
  cancelling: {
    title: '¿Cancelar la suscripción?',
    paid: (plan: PlanId, date: string) =>
      `Sigues con ${planNames[plan]} hasta el ${date}, que ya está pagado, y no se cobra nada más.`,
    trial: (plan: PlanId, date: string) => `No se te cobra nada. Sigues con ${planNames[plan]} hasta el ${date}.`,
    rest: 'Después tu cuenta vuelve a ser Gratis. Tus sesiones, tus rutinas y tu perfil se quedan como están.',
    keep: (plan: PlanId) => `Seguir con ${planNames[plan]}`,
    confirm: 'Cancelar suscripción',
    pending: 'Cancelando...',
    done: 'Suscripción cancelada',
    failed: 'No se ha podido cancelar la suscripción',
  },
  withdrawing: {
    title: '¿Desistir del contrato?',
    text: 'Tu plan termina ahora mismo y te devolvemos lo que hayas pagado, por el mismo medio y en 14 días como máximo.',
    trialText: 'Tu plan termina ahora mismo. En la prueba no has pagado nada y no se te cobra nada.',
    rest: 'Si solo quieres que no se renueve, cancela: así conservas el plan hasta el final de lo pagado.',
    keep: 'Volver',
    confirm: 'Desistir y terminar el plan',
    pending: 'Terminando...',
    done: 'Has desistido del contrato. Tu cuenta vuelve a ser Gratis.',
    failed: 'No se ha podido desistir',
  },
  faq: 'Preguntas frecuentes',
} as const;

export const pricesTexts = {
  title: 'Precios',
  description:
    'Lo que cuesta entrenar con Bandeja: un plan gratis, Premium por 9,99 € y Pro por 19,99 € al mes, con 7 días de prueba y sin permanencia.',
  keywords: [
    'precio entrenamiento pádel',
    'entrenador de pádel online precio',
    'app de pádel gratis',
    'Bandeja Premium',
  ],
  pictureKicker: 'Gratis, o desde 9,99 € al mes',
  sentence:
    'Empieza gratis y sin tarjeta. Premium y Pro tienen 7 días de prueba, una vez por persona, y se cancelan cuando quieras.',
  closed: {
    mark: 'Todavía no se puede contratar',
    description:
      'Lo que cuesta entrenar con Bandeja: un plan gratis y dos de pago, Premium y Pro, que todavía no se pueden contratar.',
    sentence:
      'Empieza gratis y sin tarjeta. Premium y Pro todavía no se pueden contratar: los pagos no están abiertos.',
  },
  register: 'Crear cuenta gratis',
  freeTerms: 'Gratis y sin tarjeta.',
  toPlan: 'Ver mi plan',
  promises: [
    'Si cancelas en la prueba, no se cobra nada',
    '14 días para desistir',
    'Si te vas, tus datos se van contigo',
  ],
} as const;

/** On the way from the price page to the checkout. */
export const chosenTexts = {
  chosen: (plan: string) => `Has elegido ${plan}`,
  before: (price: string) =>
    `7 días gratis; después ${price} al mes, IVA incluido. Ahora no pagas nada: primero tu cuenta y tu primera semana, después lo confirmas tú. Se cancela en «Planes» con un botón.`,
  title: (plan: string) => `Tu plan elegido: ${plan}`,
  price: 'Precio',
  monthly: (price: string) => `${price} al mes, IVA incluido`,
  firstCharge: 'Primer cobro',
  afterTrial: (date: string, price: string) => `El ${date}, ${price}`,
  today: { plain: 'Hoy', upgrade: 'Hoy, la diferencia' },
  cancel: 'Cancelar',
  howToCancel: 'En «Planes», con un botón',
} as const;

export const historyTexts = {
  title: 'Historial de cambios',
  empty: 'Todavía no ha cambiado nada.',
  earlier: (count: number) => `Ver los ${count} cambios anteriores`,
  kinds: {
    started: (plan) => `${plan} contratado`,
    trial_started: (plan) => `Prueba gratuita de ${plan}`,
    paid: (plan) => `Pago de ${plan}`,
    payment_failed: () => 'Cobro fallido',
    upgraded: (plan) => `Cambio a ${plan}`,
    downgraded: (plan) => `Cambio a ${plan}`,
    cancel_requested: () => 'Cancelación',
    resumed: (plan) => `${plan} reanudado`,
    ended: (plan) => `Fin de ${plan}`,
    refunded: () => 'Devolución',
    withdrawn: () => 'Desistimiento',
    granted: (plan) => `${plan} concedido por Bandeja`,
    ended_by_admin: () => 'Plan terminado por Bandeja',
  } satisfies Record<SubscriptionHistoryEntry['kind'], (plan: string) => string>,
  until: (date: string) => `Hasta el ${date}`,
} as const;

export const successTexts = {
  windowTitle: 'Suscripción',
  loading: 'Activando tu suscripción...',
  loadingHint: 'Comprobamos el pago con el proveedor. Tarda unos segundos.',
  failed: 'Error al activar la suscripción. Por favor, contacta con soporte.',
  failedHint:
    'No hay conexión con el servidor, así que no hemos podido comprobar el pago. Si has pagado, no se pierde: recarga esta página para comprobarlo otra vez.',
  retry: 'Intentar de nuevo',
  contact: 'Contactar con soporte',
  dashboard: 'Volver al Dashboard',
  title: (plan: PlanId) => `Ya tienes ${planNames[plan]}`,
  lead: 'Tu suscripción está activa. Abajo tienes todo lo que incluye.',
  pendingLead: 'El cobro está pendiente. Mientras tanto lo sigues teniendo todo; en «Ver planes» está lo que falta.',
  trial: (date: string) => `Estás en la prueba gratuita hasta el ${date}: todavía no has pagado nada.`,
  freeTitle: 'Tu cuenta sigue en Gratis',
  freeLead:
    'No hay ningún pago que comprobar. Si acabas de pagar, el plan puede tardar un momento: recarga esta página o mira tu plan.',
  benefits: 'Lo que incluye tu plan',
  account: 'Tu cuenta',
  email: 'Email',
  plan: 'Plan',
  status: 'Estado',
  firstSession: 'Empezar mi primera sesión',
  starting: 'Empezando...',
  ai: 'Generar una rutina con IA',
  goDashboard: 'Ir al Dashboard',
  profile: 'Ver mi perfil',
  plans: 'Ver planes',
} as const;

export const demoCheckoutTexts = {
  title: 'Pago de prueba',
  sentence: 'Esta página hace de proveedor de pagos. No se cobra dinero de verdad y no se pide ninguna tarjeta.',
  loading: 'Abriendo el pago de prueba...',
  loadFailed: 'Error al abrir el pago de prueba',
  kinds: {
    subscribe: (plan: string) => `Suscripción a ${plan}`,
    upgrade: (plan: string) => `Cambio a ${plan}`,
  },
  dueNow: 'Pagas hoy',
  monthly: 'Cada mes',
  monthlyFrom: (price: string, date: string) => `${price} desde el ${date}`,
  monthlyAfter: (price: string) => `${price} desde la próxima renovación`,
  difference: 'Hoy pagas solo la diferencia de lo que queda del periodo.',
  terms: 'IVA incluido. Se renueva cada mes hasta que canceles, cuando quieras.',
  pay: 'Contratar con obligación de pago',
  paying: 'Pagando...',
  decline: 'Simular un pago rechazado',
  declining: 'Rechazando...',
  cancel: 'Cancelar y volver',
  cancelling: 'Volviendo...',
  declined: 'El pago se ha rechazado. No se ha cobrado nada.',
  failed: 'No se ha podido completar el pago de prueba',
  failedStays: 'Aunque el pago haya llegado, no se hace dos veces.',
  closed: 'Este pago ya no se puede hacer. No se ha cobrado nada.',
  plans: 'Volver a los planes',
  over: {
    complete: 'Este pago ya está hecho.',
    canceled: 'Este pago se canceló. No se ha cobrado nada.',
    expired: 'Este pago ha caducado. No se ha cobrado nada.',
  },
} as const;
