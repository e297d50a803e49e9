export const importMessages = {
  watchNeedsPro:
    'Importar archivos de un reloj (FIT, TCX, GPX, Apple Health o Polar) es parte del plan Pro. Los CSV los puedes importar siempre.',
  date: 'La sesión tiene una fecha imposible',
  otherDay: 'El día de la sesión no es el de su hora de inicio',
} as const;
