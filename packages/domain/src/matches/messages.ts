/** Spanish texts about matches, used by server and browser. */
export const matchMessages = {
  name: 'Partido',
  minutes: 'Un partido dura entre 1 minuto y 6 horas',
  games: 'Un set tiene juegos de 0 a 30',
  emptySet: 'Un set sin juegos no cuenta: complétalo o quítalo',
  tags: 'Elige tres etiquetas como mucho',
} as const;

/** Spoken names of the court's sides. */
export const sideNames = { drive: 'Derecha', backhand: 'Revés' } as const;
