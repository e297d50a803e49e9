/** `equipment`: a material or «nada»; `care` and `hurts`: a body area that needs care, or hurts today. */
export const chipKinds = [
  'minutes',
  'place',
  'equipment',
  'care',
  'hurts',
  'group',
  'category',
  'stroke',
  'demand',
  'level',
] as const;
export type ChipKind = (typeof chipKinds)[number];

export const noMaterial = 'nada';
