import * as z from 'zod/mini';
import { leadMessages } from '#leads/messages.ts';
import { marketingStateSchema } from '#leads/schemas.ts';
import {
  campaigns,
  leadGoals,
  mainChallenges,
  paddleLevels,
  playingFrequencies,
  preferredTimes,
  quizExperiences,
  timesAvailable,
  trainingFrequencies,
} from '#leads/vocabulary.ts';
import { planDayTypeSchema, weekdaySchema } from '#schedule/schemas.ts';
import { emailSchema } from '#wire/email.ts';
import { endpointsOf, idSchema, instantSchema } from '#wire/endpoint.ts';
import { lineSchema } from '#wire/line.ts';
import { beforeSchema, limitOf } from '#wire/paging.ts';
import * as unit from '#wire/units.ts';

const endpoint = endpointsOf({ tag: 'Administración' });

const line = (maximum: number, missing: string = leadMessages.incomplete) =>
  lineSchema(missing).check(z.maxLength(maximum, `Puede tener ${maximum} caracteres como máximo`));

const email = emailSchema({ missing: leadMessages.incomplete, invalid: leadMessages.emailInvalid });

/** A field that people do not see. When it is filled, nothing is stored and the response looks the same. */
const honeypot = z.optional(z.string().check(z.maxLength(200)));

export const campaignSchema = z.enum(campaigns);

const leadDaySchema = z.object({
  weekday: weekdaySchema,
  type: planDayTypeSchema,
  reason: z.string(),
  /** Null: rest. */
  session: z.nullable(z.object({ name: z.string(), minutes: unit.minutes() })),
});
export type LeadDay = z.infer<typeof leadDaySchema>;

const leadFields = z.object({
  /** Empty only for the pages that are still to come, whose form has only an address. */
  firstName: line(80),
  lastName: z.optional(line(120)),
  email,
  age: z.optional(z.int().check(z.minimum(1), z.maximum(120), z.describe('Years.'))),
  paddleLevel: z.optional(z.enum(paddleLevels)),
  playingFrequency: z.optional(z.enum(playingFrequencies)),
  goals: z.optional(z.array(z.enum(leadGoals)).check(z.maxLength(leadGoals.length))),
  leadSource: z.object({ channel: line(40), source: line(60), medium: line(40), campaign: campaignSchema }),
  interests: z._default(z.array(line(60)).check(z.maxLength(10)), []),
  downloadedResources: z._default(
    z
      .array(
        z.object({ resourceId: line(80), resourceName: line(120), resourceType: line(20), downloadUrl: line(200) }),
      )
      .check(z.maxLength(5)),
    [],
  ),
  customData: z.optional(
    z.object({
      experience: z.optional(z.enum(quizExperiences)),
      trainingFrequency: z.optional(z.enum(trainingFrequencies)),
      mainChallenge: z.optional(z.enum(mainChallenges)),
      timeAvailable: z.optional(z.enum(timesAvailable)),
      preferredTrainingTime: z.optional(z.enum(preferredTimes)),
    }),
  ),
  emailConsent: z.literal(true, { error: leadMessages.incomplete }),
  marketingConsent: z.boolean(),
  dataProcessingConsent: z.literal(true, { error: leadMessages.incomplete }),
  consentVersion: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'No es una versión'))),
  website: honeypot,
});

export const createLeadBodySchema = leadFields.check(
  z.refine(({ firstName, leadSource }) => firstName !== '' || leadSource.campaign.startsWith('coming_soon_'), {
    path: ['firstName'],
    error: leadMessages.incomplete,
  }),
);
export type CreateLeadBody = z.input<typeof createLeadBodySchema>;

export const createLead = endpoint('POST /leads', {
  access: 'public',
  tag: 'Contactos',
  summary: 'Stores a lead of a public form and queues the mail it asked for; the same form twice is one mail',
  body: createLeadBodySchema,
  response: z.object({
    /** Brings the answers to a registration (`from`) for 30 days; null where the form has none. */
    token: z.nullable(z.string()),
    /** Of the quiz: the first week, Monday to Sunday, also in the mail. */
    week: z.nullable(z.array(leadDaySchema)),
  }),
  ratePerMinute: 10,
});

export const readLeadAnswers = endpoint('POST /leads/answers', {
  access: 'public',
  tag: 'Contactos',
  summary: 'What a form knew of the person who got its token, to begin an account with',
  body: z.object({ token: z.string().check(z.minLength(20), z.maxLength(100)) }),
  response: z.object({
    name: z.string(),
    email: z.string(),
    /** Of the quiz, in words: what the conversation does not ask again. */
    known: z.array(z.string()),
  }),
  errors: ['mail.link_invalid'],
  ratePerMinute: 20,
});

const linkBody = z.object({ token: z.string().check(z.minLength(20), z.maxLength(100)) });

export const confirmMarketing = endpoint('POST /leads/confirm', {
  access: 'public',
  tag: 'Contactos',
  summary: 'Second half of the double opt-in: from now on marketing mail may be sent',
  body: linkBody,
  response: null,
  errors: ['mail.link_invalid'],
  ratePerMinute: 20,
});

/** A query instead of a body: mail programs post `List-Unsubscribe=One-Click` here (RFC 8058), a body without data. */
export const unsubscribe = endpoint('POST /leads/unsubscribe', {
  access: 'public',
  tag: 'Contactos',
  summary: 'Ends marketing mail to the address of a mail’s link; repeating it changes nothing',
  query: linkBody,
  response: null,
  errors: ['mail.link_invalid'],
  // mail providers post the one-click of many readers from few addresses
  ratePerMinute: 120,
});

const leadSchema = z.object({
  _id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  age: z.nullable(z.int().check(z.describe('Years.'))),
  paddleLevel: z.nullable(z.string()),
  playingFrequency: z.nullable(z.string()),
  goals: z.array(z.string()),
  source: z.string(),
  campaign: z.string(),
  customData: z.record(z.string(), z.string()),
  marketing: marketingStateSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Lead = z.infer<typeof leadSchema>;

const leadFilter = {
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  campaign: z.optional(campaignSchema),
  marketing: z.optional(marketingStateSchema),
};

export const listLeads = endpoint('GET /admin/leads', {
  access: 'admin',
  summary: 'Leads, newest first; pages with limit and before (Link header)',
  query: z.object({
    ...leadFilter,
    limit: limitOf({ usual: 50, most: 200 }),
    before: beforeSchema,
  }),
  response: z.array(leadSchema),
});

export const deleteLead = endpoint('DELETE /admin/leads/:id', {
  access: 'admin',
  summary: 'Deletes a lead with its consents; an address that unsubscribed stays unsubscribed',
  response: null,
  errors: ['lead.not_found'],
});

export const exportLeads = endpoint('GET /admin/leads/export', {
  access: 'admin',
  summary: 'The same leads as CSV (UTF-8 with BOM, semicolons); cells that a spreadsheet would run are neutralised',
  query: z.object(leadFilter),
  media: 'text/csv; charset=utf-8',
  response: z.string(),
});
