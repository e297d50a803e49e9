export const historyTexts = {
  title: 'Histórico de Sesiones',
  all: 'Sesiones',
  loading: 'Cargando sesiones...',
  loadFailed: 'Error al cargar las sesiones',
  empty: 'Aquí verás tus sesiones en cuanto termines la primera.',
  improvements: 'Mejoras',
  minutes: 'min',
  result: 'Resultado',
  winner: { us: 'Ganado', them: 'Perdido' },
  score: 'Puntuación',
  partner: (name: string) => `con ${name}`,
} as const;
