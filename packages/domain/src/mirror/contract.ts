import * as z from 'zod/mini';
import { mirrorMessages } from '#mirror/messages.ts';
import { isCheckValue } from '#mirror/rules.ts';
import { checkSchema, checkShape, filmedStrokeSchema } from '#mirror/schemas.ts';
import { checkMeasures } from '#mirror/vocabulary.ts';
import { endpointsOf } from '#wire/endpoint.ts';

const measuredSchema = z.object(checkShape).check(
  z.refine(({ kind, value }) => isCheckValue(kind, value), { message: mirrorMessages.value, path: ['value'] }),
  z.refine(({ kind, side }) => checkMeasures[kind].sided === (side !== null), {
    message: mirrorMessages.side,
    path: ['side'],
  }),
);

export const checksSchema = z.object({
  consent: z.boolean(),
  /** The latest 13 months, newest first. */
  checks: z.array(checkSchema),
});
export type Checks = z.infer<typeof checksSchema>;

const endpoint = endpointsOf({ tag: 'Espejo', ratePerMinute: 30 });

export const getChecks = endpoint('GET /mirror/checks', {
  summary: 'Consent and measures of the monthly checks',
  response: checksSchema,
});

export const allowChecks = endpoint('PUT /mirror/checks/consent', {
  summary: 'Gives the consent to store measures of the monthly check',
  body: z.object({ consent: z.literal(true, mirrorMessages.consent) }),
  response: checksSchema,
});

export const putChecks = endpoint('PUT /mirror/checks', {
  summary: 'Stores measures of today; a later one of the day replaces an earlier one',
  body: z.object({ checks: z.array(measuredSchema).check(z.minLength(1), z.maxLength(20)) }),
  response: checksSchema,
  errors: ['checks.consent_required'],
});

export const eraseChecks = endpoint('DELETE /mirror/checks', {
  summary: 'Deletes all measures and withdraws the consent',
  response: checksSchema,
});

export const filmedStrokesSchema = z.object({
  consent: z.boolean(),
  /** The latest 200, newest first. */
  strokes: z.array(filmedStrokeSchema),
});
export type FilmedStrokes = z.infer<typeof filmedStrokesSchema>;

export const getFilmedStrokes = endpoint('GET /mirror/strokes', {
  summary: 'Consent and measures of filmed strokes that the player stored; the films stay on the device',
  response: filmedStrokesSchema,
});

export const allowFilmedStrokes = endpoint('PUT /mirror/strokes/consent', {
  summary: 'Gives the consent to store measures of filmed strokes',
  body: z.object({ consent: z.literal(true, mirrorMessages.strokes) }),
  response: filmedStrokesSchema,
});

export const putFilmedStroke = endpoint('PUT /mirror/strokes', {
  summary: 'Stores the measures of one film; again by the same id replaces them',
  body: filmedStrokeSchema,
  response: filmedStrokesSchema,
  errors: ['strokes.consent_required', 'plan.required'],
});

export const deleteFilmedStroke = endpoint('DELETE /mirror/strokes/:id', {
  summary: 'Deletes the measures of one film',
  response: filmedStrokesSchema,
  errors: ['strokes.not_found'],
});

export const eraseFilmedStrokes = endpoint('DELETE /mirror/strokes', {
  summary: 'Deletes the measures of all filmed strokes and withdraws the consent',
  response: filmedStrokesSchema,
});
