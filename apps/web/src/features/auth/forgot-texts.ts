export const forgotTexts = {
  link: '¿Has olvidado tu contraseña?',
  title: 'Recupera tu acceso',
  description: 'Pide un enlace por email para elegir una contraseña nueva en Bandeja.',
  keywords: ['recuperar contraseña', 'acceso', 'cuenta'],
  sentence: 'Escribe el email de tu cuenta y te enviamos un enlace para elegir otra contraseña.',
  email: 'Email',
  submit: 'Enviar enlace',
  pending: 'Enviando...',
  failed: 'No se ha podido enviar. Revisa tu conexión y prueba otra vez.',
  question: '¿La recuerdas?',
  answer: 'Inicia sesión',
  sent: {
    title: 'Mira tu correo',
    sentence:
      'Si hay una cuenta con ese email, te hemos enviado un enlace para elegir otra contraseña. Caduca en una hora.',
    hint: 'Si no llega en unos minutos, mira en el correo no deseado o comprueba que el email está bien escrito.',
    again: 'Escribir otro email',
  },
} as const;

export const resetTexts = {
  title: 'Nueva contraseña',
  description: 'Elige una contraseña nueva para tu cuenta de Bandeja.',
  sentence: 'Al cambiarla se cierran todas las sesiones abiertas de tu cuenta, también en otros dispositivos.',
  password: 'Contraseña',
  confirmPassword: 'Confirmar contraseña',
  submit: 'Cambiar contraseña',
  pending: 'Cambiando...',
  failed: 'No se ha podido cambiar. Revisa tu conexión y prueba otra vez.',
  question: '¿Algo no va bien?',
  answer: 'Escríbenos',
  done: {
    title: 'Contraseña cambiada',
    sentence: 'Ya puedes entrar con la nueva. Te hemos enviado un email que lo confirma.',
    toLogin: 'Iniciar sesión',
  },
  invalid: {
    title: 'Este enlace ya no es válido',
    sentence: 'Los enlaces caducan en una hora y sirven una sola vez. Pide uno nuevo y usa el último que te llegue.',
    again: 'Pedir otro enlace',
  },
} as const;
