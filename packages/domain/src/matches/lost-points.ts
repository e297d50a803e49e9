import * as z from 'zod/mini';
import { recordOf } from '#wire/records.ts';

/** How a point was lost, as the player tags it on the score board. */
export const lostTags = ['net', 'glass', 'lob', 'return', 'unforced', 'winner'] as const;
export const lostTagSchema = z.enum(lostTags);
export type LostTag = z.infer<typeof lostTagSchema>;

/** No five sets hold more; a count beyond it is no match. */
const mostPoints = 600;
const count = z.int().check(z.minimum(0), z.maximum(mostPoints));

/** Points lost, and how many of them by tag: a point without a tag is among the lost ones alone. */
export const lostPointsSchema = z
  .object({ points: count, tags: z.partialRecord(lostTagSchema, count) })
  .check(z.refine((lost) => taggedPoints(lost) <= lost.points));
export type LostPoints = z.infer<typeof lostPointsSchema>;

export function taggedPoints({ tags }: Pick<LostPoints, 'tags'>): number {
  return lostTags.reduce((sum, tag) => sum + (tags[tag] ?? 0), 0);
}

/** With fewer, what cost most is not known. */
export const fewestTagged = 10;

export type LostCount = { tag: LostTag; points: number };

/** What cost most first, of equal counts in the order of the board. */
export function costs({ tags }: Pick<LostPoints, 'tags'>): LostCount[] {
  return lostTags.map((tag) => ({ tag, points: tags[tag] ?? 0 })).toSorted((a, b) => b.points - a.points);
}

/** What cost most; null below ten tagged points. */
export function costliest(lost: Pick<LostPoints, 'tags'> | undefined): LostCount | null {
  if (lost === undefined || taggedPoints(lost) < fewestTagged) return null;
  return costs(lost)[0] ?? null;
}

/** @param tagged the tag of each lost point, null where it has none */
export function lostPointsOf(tagged: readonly (LostTag | null)[]): LostPoints {
  const countOf = (tag: LostTag) => tagged.filter((each) => each === tag).length;
  const tags = Object.entries(recordOf(lostTags, countOf)).filter(([, points]) => points > 0);
  return { points: tagged.length, tags: Object.fromEntries(tags) };
}

/** By catalogue code, the nearest first: docs/training.md#lost-points. */
export const drillsOfLost: Record<LostTag, readonly string[]> = {
  net: ['T03', 'T13', 'T14', 'T02'],
  glass: ['T09', 'T10', 'T12', 'T13'],
  lob: ['T05', 'K01', 'T13', 'T09'],
  return: ['T02', 'T13', 'T14', 'T04'],
  unforced: ['T03', 'K02', 'T09', 'T13'],
  winner: ['K04', 'T13', 'T09', 'K01'],
};

/** Offered after a match. */
export const drillsOffered = 2;
