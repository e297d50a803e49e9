export const supportMessages = {
  messageRequired: 'Escribe tu mensaje',
  messageLong: 'El mensaje puede tener 4000 caracteres como máximo',
  nameRequired: 'El nombre es requerido',
} as const;

/** The promise of the plan card, as the receipt and the app say it. */
export const promiseOf = (hasPriority: boolean): string =>
  hasPriority ? 'en un día laborable' : 'en tres días laborables';
