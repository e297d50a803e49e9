const unit = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const overviewTexts = {
  tab: 'Resumen',
  loading: 'Contando...',
  loadFailed: 'Error al cargar el resumen',
  title: (waiting: number, unpaid: number) => {
    const parts = [
      waiting > 0 && unit(waiting, 'mensaje espera', 'mensajes esperan'),
      unpaid > 0 && unit(unpaid, 'pago ha fallado', 'pagos han fallado'),
    ].filter(Boolean);
    return parts.length === 0 ? 'Hoy no espera nada' : `Hoy: ${parts.join(' y ')}`;
  },
  counted: (time: string) => `Contado a las ${time}`,
  figures: {
    signUps: 'Altas',
    active: 'Activos',
    trials: 'Pruebas en marcha',
    endedTrials: 'Pruebas acabadas',
    paying: 'De pago',
    cancelled: 'Bajas',
    unpaid: 'Sin cobrar',
    messages: 'Mensajes',
  },
  signUps: (before: number) => `en 7 días; los 7 anteriores, ${before}`,
  active: 'han entrado en 7 días',
  trials: (ending: number) => `${ending} acaban en 7 días`,
  endedTrials: (paid: number) => `en 30 días; ${unit(paid, 'paga', 'pagan')}`,
  paying: (premium: number, pro: number) => `hoy: ${premium} Premium, ${pro} Pro`,
  cancelled: (before: number) => `en 30 días; los 30 anteriores, ${before}`,
  unpaid: 'el proveedor lo reintenta',
  messages: (overdue: number) => `esperan; ${overdue} fuera de plazo`,
  weeks: 'Altas por semana',
  weeksHint: 'Doce semanas, de lunes a domingo; la última está en marcha.',
  asTable: 'Ver como tabla',
  weekColumns: { week: 'Semana del', signUps: 'Altas' },
  service: 'Servicio',
  mails: (count: number) => (count === 0 ? 'Ningún correo espera' : unit(count, 'correo espera', 'correos esperan')),
  jobs: (count: number) =>
    count === 0 ? 'Ningún trabajo fallido en 24 h' : `${unit(count, 'trabajo fallido', 'trabajos fallidos')} en 24 h`,
  see: 'Ver estado',
} as const;
