import { formatNumber } from '#lib/format.ts';

export const statsTexts = {
  label: 'Resumen de todas tus sesiones',
  loading: 'Cargando tus estadísticas...',
  loadFailed: 'Error al cargar las estadísticas',
  rhythm: {
    title: 'Tu ritmo',
    unit: (perWeek: number) => (perWeek === 1 ? 'sesión por semana' : 'sesiones por semana'),
    none: 'Sin sesiones en las últimas cuatro semanas. Con la primera empieza a contar.',
    alone: 'Media de las últimas cuatro semanas. De las cuatro anteriores no hay sesiones con las que comparar.',
    compared: (before: number) =>
      `Media de las últimas cuatro semanas. En las cuatro anteriores: ${formatNumber(before)}.`,
    way: 'Ver tu progreso',
  },
  days: { title: 'Días Entrenados', average: (n: number) => `Promedio: ${formatNumber(n)} por semana en 30 días` },
  exercises: { title: 'Ejercicios Realizados', average: (perSession: number) => `Promedio: ${perSession} por sesión` },
  time: {
    title: 'Tiempo Total',
    minutes: 'min',
    hours: 'h',
    average: (perSession: number) => `Promedio: ${perSession} min por sesión`,
  },
} as const;
