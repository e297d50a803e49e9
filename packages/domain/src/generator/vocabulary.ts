import * as z from 'zod/mini';

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

export const wishChipSchema = z.object({
  kind: z.enum(chipKinds),
  value: z.string().check(z.minLength(1), z.maxLength(40)),
});
export type WishChip = z.infer<typeof wishChipSchema>;

/** The reading, with the words it came from; null for chosen chips. */
export const readChipsSchema = z.array(z.extend(wishChipSchema, { quote: z.nullable(z.string()) }));
export type ReadChip = z.infer<typeof readChipsSchema>[number];

export const noMaterial = 'nada';
