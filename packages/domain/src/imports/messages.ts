/** Spanish texts about imports, used by server and browser. */
export const importMessages = {
  watchNeedsPro:
    'Importar archivos de un reloj (GPX, TCX o FIT) es parte del plan Pro. Los CSV los puedes importar siempre.',
  date: 'La sesión tiene una fecha imposible',
} as const;
