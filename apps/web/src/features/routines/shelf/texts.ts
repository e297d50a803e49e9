export const shelfTexts = {
  title: 'Rutinas',
  sentence: 'Todo lo que puedes entrenar, lo que es solo tuyo y lo que has guardado.',
  tabs: 'Tus rutinas',
  available: {
    label: 'Disponibles',
    title: 'Ahora mismo no hay rutinas disponibles.',
    hint: 'Tu plan de la semana sigue en pie.',
  },
  category: 'Categoría',
  anyCategory: 'Todas las categorías',
  toDashboard: 'Volver al Dashboard',
  own: {
    label: 'Mis rutinas',
    title: 'Aún no tienes rutinas propias.',
    hint: 'Crea la tuya con los ejercicios de la biblioteca, o pídesela a la IA.',
  },
  toSearch: 'Buscar una rutina',
  favorites: {
    label: 'Favoritas',
    title: 'Aún no tienes favoritas.',
    hint: 'Toca el corazón de una rutina y la tendrás aquí a mano.',
  },
  toLibrary: 'Ver las disponibles',
  remove: 'Eliminar',
  removeOf: (name: string) => `Eliminar ${name}`,
  removed: 'Rutina eliminada',
  removing: {
    title: '¿Eliminar la rutina?',
    text: (name: string) =>
      `«${name}» desaparece de tus rutinas. Las sesiones que ya hiciste con ella se conservan. No se puede deshacer.`,
    confirm: 'Eliminar',
    pending: 'Eliminando...',
    failedHint: 'No se ha podido eliminar la rutina.',
  },
} as const;
