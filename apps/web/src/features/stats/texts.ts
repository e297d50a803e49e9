import { formatNumber } from '#lib/format.ts';

/** Texts of the three stat cards. */
export const statsTexts = {
  label: 'Resumen de todas tus sesiones',
  loading: 'Cargando tus estadísticas...',
  loadFailed: 'Error al cargar las estadísticas',
  days: { title: 'Días Entrenados', average: (perWeek: number) => `Promedio: ${formatNumber(perWeek)} por semana` },
  exercises: { title: 'Ejercicios Realizados', average: (perSession: number) => `Promedio: ${perSession} por sesión` },
  time: {
    title: 'Tiempo Total',
    minutes: 'min',
    hours: 'h',
    average: (perSession: number) => `Promedio: ${perSession} min por sesión`,
  },
} as const;
