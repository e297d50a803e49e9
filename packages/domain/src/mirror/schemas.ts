import * as z from 'zod/mini';
import { mirrorMessages } from '#mirror/messages.ts';
import { checkKinds, checkSides, sideOnGrades, strokeKinds } from '#mirror/vocabulary.ts';
import { doneDaySchema } from '#wire/dates.ts';
import { idSchema, localDateSchema } from '#wire/endpoint.ts';

const value = z.int().check(z.describe('Repetitions, degrees or seconds, as its kind says; rounded.'));
/** `side` is null where there is none. */
export const checkShape = { kind: z.enum(checkKinds), side: z.nullable(z.enum(checkSides)), value };

export const checkSchema = z.object({ date: localDateSchema, ...checkShape });
export type Check = z.infer<typeof checkSchema>;

const inFives = (least: number, most: number, unit: string) =>
  z
    .int()
    .check(
      z.multipleOf(5, mirrorMessages.rounded),
      z.minimum(least, mirrorMessages.rounded),
      z.maximum(most, mirrorMessages.rounded),
      z.describe(unit),
    );
const ofHeight = (least: number, most: number) => inFives(least, most, "Percent of the player's height, to 5.");
const angle = () => inFives(0, 180, 'Degrees as the camera sees them, to 5; 180 is straight.');

/** A filmed stroke's measures as they are shown and stored. */
export const strokeMeasuresSchema = z.object({
  contactPercent: ofHeight(-50, 250),
  elbowDegrees: angle(),
  /** Of the wrist before the shoulder; negative is behind, null where the film does not show it. */
  aheadPercent: z.nullable(ofHeight(-150, 150)),
  otherArmUp: z.boolean(),
  /** Absent where the film does not show it. */
  sideOn: z.optional(z.enum(sideOnGrades)),
  stancePercent: ofHeight(0, 250),
  kneeDegrees: angle(),
});
export type RoundedMeasures = z.infer<typeof strokeMeasuresSchema>;

export const filmedStrokeSchema = z.object({
  _id: idSchema,
  date: doneDaySchema,
  kind: z.enum(strokeKinds),
  /** Of the racket. */
  hand: z.enum(checkSides),
  measures: strokeMeasuresSchema,
});
/** What the account knows of a film that stays on the device: its measures. */
export type FilmedStroke = z.infer<typeof filmedStrokeSchema>;
