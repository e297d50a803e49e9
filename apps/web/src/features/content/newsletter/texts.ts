export const newsletterTexts = {
  failed: 'No se ha podido completar. Revisa tu conexión y prueba otra vez.',
  toHome: 'Volver al inicio',
  toGuides: 'Leer las guías',
  toContact: 'Escríbenos',
  confirm: {
    title: 'Confirma que quieres nuestros consejos',
    description: 'Confirma que quieres recibir consejos y novedades de Bandeja por email.',
    sentence:
      'Pulsa el botón y te escribiremos con consejos y novedades de Bandeja. Podrás darte de baja desde cualquiera de esos correos.',
    button: 'Confirmar',
    pending: 'Confirmando...',
    done: {
      title: 'Confirmado',
      sentence:
        'Ya estás en la lista. Si es tu primera vez, te llega un correo con tres de nuestras guías. En cada correo tienes el enlace para darte de baja.',
    },
    invalid: {
      title: 'Este enlace ya no es válido',
      sentence:
        'Los enlaces de confirmación caducan a los 30 días. Si aún quieres nuestros consejos, vuelve a pedir la rutina gratuita y marca la casilla.',
    },
    again: 'Pedir la rutina gratuita',
  },
  /** Of a page still to come. */
  awaited: {
    forum: 'del foro',
    events: 'de los eventos',
    tournaments: 'de los torneos',
    clubs: 'de los clubes',
  } as Readonly<Record<string, string>>,
  awaitedTitle: (what: string) => `Confirma que quieres saber ${what}`,
  awaitedSentence: (what: string) =>
    `Pulsa el botón y te escribiremos en cuanto haya algo que contar ${what} de Bandeja. También te llegarán consejos y novedades; en cada correo podrás darte de baja.`,
  awaitedDone: (what: string) =>
    `Ya estás en la lista ${what}: te escribiremos cuando esté listo. En cada correo tienes el enlace para darte de baja.`,
  unsubscribe: {
    title: 'Darte de baja',
    description: 'Deja de recibir consejos y novedades de Bandeja por email.',
    sentence:
      'Dejaremos de enviarte consejos y novedades a esta dirección. Los correos que pidas tú y los de tu cuenta seguirán llegando.',
    button: 'Darme de baja',
    pending: 'Dando de baja...',
    done: {
      title: 'Ya no te enviaremos novedades',
      sentence: 'La baja es inmediata. Si algún día quieres volver, pide la rutina gratuita y marca la casilla.',
    },
    invalid: {
      title: 'Este enlace ya no es válido',
      sentence: 'Puede que el enlace se haya cortado al copiarlo. Escríbenos y te damos de baja nosotros.',
    },
  },
} as const;
