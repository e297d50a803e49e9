/** Texts of the three stat cards. */
export const statsTexts = {
  label: 'Resumen de todas tus sesiones',
  loading: 'Cargando tus estadísticas...',
  loadFailed: 'Error al cargar las estadísticas',
  days: { title: 'Días Entrenados', average: (perDay: number) => `Promedio: ${perDay} al día` },
  exercises: { title: 'Ejercicios Realizados', average: (perSession: number) => `Promedio: ${perSession} por sesión` },
  time: {
    title: 'Tiempo Total',
    unit: 'min',
    average: (perSession: number) => `Promedio: ${perSession} min por sesión`,
  },
} as const;
