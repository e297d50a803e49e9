import * as z from 'zod/mini';
import { mirrorMessages } from '#mirror/messages.ts';
import { isCheckValue } from '#mirror/rules.ts';
import { checkSchema, checkShape } from '#mirror/schemas.ts';
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
