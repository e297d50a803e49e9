import * as z from 'zod/mini';

/**
 * What a player can change of how a wish was read: `minutes` («40»), `place` (home, court, gym), `equipment` (a material
 * or «nada»), `care` and `hurts` (a body area: with care, or it hurts today), and what is wished or refused.
 */
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

/** One thing that was read from a wish, or chosen. */
export const wishChipSchema = z.object({
  kind: z.enum(chipKinds),
  value: z.string().check(z.minLength(1), z.maxLength(40)),
});
export type WishChip = z.infer<typeof wishChipSchema>;

/** What was read, with the words it came from; null for what was chosen. */
export const readChipsSchema = z.array(z.extend(wishChipSchema, { quote: z.nullable(z.string()) }));
export type ReadChip = z.infer<typeof readChipsSchema>[number];

/** No material at all. */
export const noMaterial = 'nada';
