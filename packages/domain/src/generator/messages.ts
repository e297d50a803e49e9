/** Spanish texts about the routine generator that server and browser speak. */
export const generatorMessages = {
  promptRequired: 'Por favor, introduce una descripción para generar una rutina.',
  promptLong: 'La descripción puede tener 2000 caracteres como máximo.',
  selectionRequired: 'Selecciona al menos un ejercicio para regenerar la rutina.',
  /** Who made a generated routine, where its author is named. */
  author: 'Tu entrenador',
} as const;
