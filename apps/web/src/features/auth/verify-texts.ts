export const verifyTexts = {
  title: 'Confirma tu email',
  description: 'Confirma la dirección de email de tu cuenta de Bandeja.',
  sentence: 'Un paso más: pulsa el botón y tu dirección queda confirmada.',
  button: 'Confirmar mi email',
  pending: 'Confirmando...',
  failed: 'No se ha podido confirmar. Revisa tu conexión y prueba otra vez.',
  done: { title: 'Email confirmado', sentence: 'Gracias. Tu cuenta ya tiene una dirección comprobada.' },
  invalid: {
    title: 'Este enlace ya no es válido',
    sentence: 'Los enlaces de confirmación caducan a los 7 días. Tu cuenta funciona igual: puedes seguir entrenando.',
  },
  resend: {
    button: 'Enviar otro enlace',
    pending: 'Enviando...',
    sent: 'Te hemos enviado un enlace nuevo. Mira tu correo.',
    failed: 'No se ha podido enviar. Revisa tu conexión y prueba otra vez.',
  },
  toPlan: 'Seguir con mi plan elegido',
  toDashboard: 'Ir al Dashboard',
} as const;
