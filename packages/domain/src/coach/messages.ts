/** Spanish texts about the chat, used by server and browser. */
export const coachMessages = {
  /** A conversation's title until its first message names it. */
  untitled: 'Nueva conversación',
  empty: 'Escribe un mensaje',
  tooLong: 'El mensaje puede tener 2000 caracteres como máximo',
} as const;
