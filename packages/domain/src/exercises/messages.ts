export const exerciseMessages = {
  nameRequired: 'El nombre es requerido',
  nameLong: 'El nombre puede tener 120 caracteres como máximo',
  descriptionRequired: 'La descripción es requerida',
  descriptionLong: 'La descripción puede tener 1000 caracteres como máximo',
  categoryRequired: 'Selecciona al menos una categoría',
  lineLong: 'Cada línea puede tener 300 caracteres como máximo',
  videoUrl: 'Usa una dirección https de YouTube o Vimeo, o la de un archivo .mp4, .webm, .jpg, .png, .webp o .avif',
  doseSeconds: 'Un ejercicio por tiempo necesita los segundos de cada serie',
  doseMetres: 'Un ejercicio por distancia necesita los metros de cada serie',
  areaTwice: 'Una zona no puede estar a la vez en «evitar» y en «con precaución»',
  placeRequired: 'Indica al menos un lugar',
  unanswered: (open: number) =>
    open === 1 ? 'Falta 1 respuesta para publicar.' : `Faltan ${open} respuestas para publicar.`,
  unreviewed: 'Aún no lo hemos revisado para molestias.',
  variationOfItself: 'Un ejercicio no puede ser variación de sí mismo',
  figureUnknown: 'Ese dibujo no existe',
  variationUnknown: 'Alguna de las variaciones ya no existe',
} as const;

const longStrokes: Record<string, string> = {
  salida: 'salida de pared',
  bajada: 'bajada de pared',
  transición: 'subida a la red',
  todos: 'todos los golpes',
};

export const strokeName = (stroke: string): string => longStrokes[stroke] ?? stroke;
