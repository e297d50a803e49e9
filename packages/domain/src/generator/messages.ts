import { strokeName } from '#exercises/messages.ts';
import type { WishChip } from '#generator/schemas.ts';
import { noMaterial } from '#generator/vocabulary.ts';

export const generatorMessages = {
  promptRequired: 'Por favor, introduce una descripción para generar una rutina.',
  promptLong: 'La descripción puede tener 2000 caracteres como máximo.',
  selectionRequired: 'Selecciona al menos un ejercicio para regenerar la rutina.',
  author: 'Tu entrenador',
} as const;

const placeLabels: Record<string, string> = { home: 'en casa', court: 'en pista', gym: 'en el gimnasio' };
const demandLabels: Record<string, string> = {
  jump: 'sin saltos',
  run: 'sin correr',
  overhead: 'sin brazos por encima',
  floor: 'sin suelo',
};

export function chipLabel({ kind, value }: WishChip): string {
  switch (kind) {
    case 'minutes':
      return `${value} min`;
    case 'place':
      return placeLabels[value] ?? value;
    case 'equipment':
      return value === noMaterial ? 'sin material' : value;
    case 'care':
      return `${value} con cuidado`;
    case 'hurts':
      return `me duele: ${value}`;
    case 'demand':
      return demandLabels[value] ?? value;
    case 'stroke':
      return strokeName(value);
    default:
      return value.toLowerCase();
  }
}
