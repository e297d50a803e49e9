/** Texts of the button alone, which every page loads. */
export const buttonTexts = {
  open: 'Abrir chat con tu entrenador',
  short: 'Tu entrenador',
  notLoaded: 'No se ha podido abrir el chat. Comprueba tu conexión e inténtalo de nuevo.',
} as const;
