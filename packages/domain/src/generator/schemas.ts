import * as z from 'zod/mini';
import { chipKinds } from '#generator/vocabulary.ts';

export const wishChipSchema = z.object({
  kind: z.enum(chipKinds),
  value: z.string().check(z.minLength(1), z.maxLength(40)),
});
export type WishChip = z.infer<typeof wishChipSchema>;

/** The reading, with the words it came from; null for chosen chips. */
export const readChipsSchema = z.array(z.extend(wishChipSchema, { quote: z.nullable(z.string()) }));
export type ReadChip = z.infer<typeof readChipsSchema>[number];
