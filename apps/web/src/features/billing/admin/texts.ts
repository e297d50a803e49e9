/** Texts for admins about a player's plan. */
export const planAdminTexts = {
  title: (name: string) => `Plan de ${name}`,
  loading: 'Cargando su plan...',
  loadFailed: 'Error al cargar su plan',
  now: 'Ahora',
  paid: 'Tiene una suscripción de pago en marcha: se cancela o se cambia desde su cuenta, no a mano.',
  form: {
    title: 'Cambiar a mano',
    plan: 'Plan',
    end: 'Terminar el plan (Gratis)',
    until: 'Hasta (opcional)',
    untilHint: 'El plan vale todo ese día. Sin fecha, hasta que lo termines a mano.',
    reason: 'Motivo',
    reasonHint: 'Se guarda con el cambio. El jugador lo lee en su historial y por correo.',
    submit: 'Guardar cambio',
    pending: 'Guardando...',
    done: 'Plan cambiado',
    failed: 'No se ha podido cambiar el plan',
  },
} as const;
