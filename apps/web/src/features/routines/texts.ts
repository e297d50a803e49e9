/** Texts of the routines card on the dashboard (spec section 2.4). */
export const routinesTexts = {
  title: 'Rutinas',
  start: 'Empezar',
  starting: 'Empezando...',
  loading: 'Cargando rutinas...',
  loadFailed: 'Error al cargar las rutinas',
  empty: 'Ahora mismo no hay rutinas que encajen con tu nivel y tu material.',
} as const;
