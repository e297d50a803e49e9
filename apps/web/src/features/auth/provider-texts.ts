export const providerTexts = {
  enter: (name: string) => `Entrar con ${name}`,
  accept: 'Si es tu primera vez, al entrar así aceptas los',
  pending: 'Abriendo...',
  failed: 'No se ha podido abrir. Inténtalo en un momento.',
  only: (name: string) => `Aquí se entra con tu cuenta de ${name}.`,
  windowTitle: 'Entrar',
  checking: 'Comprobando tu cuenta...',
  refused: 'No has entrado',
  notBegun: 'Esta ventana no ha empezado a entrar, o ya ha terminado. Empieza otra vez.',
  again: 'Volver a intentarlo',
  join: {
    title: 'Ya tienes cuenta aquí',
    sentence: (email: string) =>
      `${email} ya tiene cuenta en Bandeja. Escribe su contraseña para unirlas: solo esta vez.`,
    submit: 'Unir y entrar',
  },
  code: {
    title: 'Un paso más',
    sentence: 'Tu cuenta pide el código de tu aplicación de verificación.',
    submit: 'Entrar',
  },
} as const;
