export const leadMessages = {
  incomplete: 'Por favor completa todos los campos obligatorios',
  emailInvalid: 'Email inválido',
  nameRequired: 'El nombre es requerido',
} as const;

/** The wordings people agree to. A change of words is a new version: consent rows store which one was shown. */
export const consentTexts = {
  terms: {
    version: '2026-11-20',
    text: 'He leído la política de privacidad y acepto que Bandeja trate mis datos para enviarme lo que pido.',
  },
  marketing: {
    version: '2026-11-20',
    text: 'Quiero recibir también consejos y novedades de Bandeja por email. Me daré de baja cuando quiera.',
  },
  comingSoon: {
    version: '2026-11-20',
    text: 'Quiero que Bandeja me escriba cuando esto abra y me mande consejos y novedades por email. Me daré de baja cuando quiera.',
  },
  quiz: {
    version: '2026-11-20',
    text: 'Al finalizar aceptas que Bandeja trate tus respuestas para enviarte tu plan por email. Los consejos y novedades solo llegan si los confirmas en ese email.',
  },
} as const;
