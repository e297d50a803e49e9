export const favoriteTexts = {
  added: 'Rutina añadida a favoritos',
  removed: 'Rutina eliminada de favoritos',
  failed: 'Error al actualizar favoritos',
  label: (name: string) => `Favorita: ${name}`,
} as const;
