export const matchMessages = {
  name: 'Partido',
  minutes: 'Un partido dura entre 1 minuto y 6 horas',
  games: 'Un set tiene juegos de 0 a 30',
  emptySet: 'Un set sin juegos no cuenta: complétalo o quítalo',
  golden: 'Los puntos de oro van de 0 a 99',
  tags: 'Elige tres etiquetas como mucho',
} as const;

export const lostTagNames = {
  net: 'Red',
  glass: 'Cristal',
  lob: 'Globo',
  return: 'Resto',
  unforced: 'Error no forzado',
  winner: 'Ganador suyo',
} as const;

export const rivalNames = { lower: 'De menos nivel', equal: 'Parejos', higher: 'De más nivel' } as const;

export const surfaceNames = { turf: 'Césped', carpet: 'Moqueta', concrete: 'Cemento' } as const;

export const sideNames = { drive: 'Derecha', backhand: 'Revés' } as const;
