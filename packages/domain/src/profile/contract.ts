import * as z from 'zod/mini';
import { paidPlanSchema, planIdSchema, subscriptionSchema } from '#billing/schemas.ts';
import { planIds } from '#billing/vocabulary.ts';
import { bodyAreaSchema, difficultySchema, materialSchema, placeSchema } from '#exercises/schemas.ts';
import { profileMessages } from '#profile/messages.ts';
import { healthQuestionSchema, redFlagKindSchema } from '#profile/schemas.ts';
import { dangerAnswers, dangerTopics, earlyFeatures, healthQuestions } from '#profile/vocabulary.ts';
import { availableDaysSchema, sessionDurationSchema, trainingDaysSchema } from '#schedule/contract.ts';
import { goalSchema, weekdaySchema } from '#schedule/schemas.ts';
import { plannedDaySchema } from '#wire/dates.ts';
import { endpointsOf, idSchema, instantSchema, staffRoles } from '#wire/endpoint.ts';
import { lineSchema } from '#wire/line.ts';
import { beforeSchema, limitOf } from '#wire/paging.ts';
import * as unit from '#wire/units.ts';

const endpoint = endpointsOf({ tag: 'Cuenta' });

export const profileBounds = {
  heightCm: { min: 100, max: 250 },
  weightKg: { min: 30, max: 200 },
  ageYears: { min: 12, max: 100 },
  sessionMinutes: { min: 30, max: 180 },
  trainingDays: { min: 1, max: 7 },
} as const;

export const experiences = ['Ninguna', 'Menos de 1 año', '1-3 años', 'Más de 3 años'] as const;
export const experienceSchema = z.enum(experiences);
export type Experience = z.infer<typeof experienceSchema>;

export const dominantHandSchema = z.enum(['right', 'left']);

const { heightCm, weightKg, ageYears } = profileBounds;
export const heightSchema = z
  .int(profileMessages.height)
  .check(z.minimum(heightCm.min, profileMessages.height), z.maximum(heightCm.max, profileMessages.height))
  .check(z.describe('Centimetres.'));
export const weightSchema = z
  .number(profileMessages.weight)
  .check(z.minimum(weightKg.min, profileMessages.weight), z.maximum(weightKg.max, profileMessages.weight))
  .check(z.describe('Kilograms.'));
export const ageSchema = z
  .int(profileMessages.age)
  .check(z.minimum(ageYears.min, profileMessages.age), z.maximum(ageYears.max, profileMessages.age))
  .check(z.describe('Years.'));

const rolesSchema = z.array(z.enum(staffRoles));

const nullable = {
  height: z.nullable(heightSchema),
  weight: z.nullable(weightSchema),
  age: z.nullable(ageSchema),
  dominantHand: z.nullable(dominantHandSchema),
  fitnessLevel: z.nullable(difficultySchema),
  experience: z.nullable(experienceSchema),
  sessionDuration: z.nullable(sessionDurationSchema),
  trainingDays: z.nullable(trainingDaysSchema),
  equipment: z.nullable(z.array(materialSchema)),
  places: z.nullable(z.array(placeSchema)).check(z.describe('Where one trains.')),
  /** A past one bends nothing. */
  tournament: z.nullable(plannedDaySchema),
};

export const injuriesMaxLength = 1000;
const injuriesSchema = z.string().check(z.maxLength(injuriesMaxLength, profileMessages.injuriesLong));

const yesAnswersSchema = z.array(healthQuestionSchema).check(z.maxLength(healthQuestions.length));
/** Stored only with its own consent, so an answer implies it. */
const screeningSchema = z.object({ yes: yesAnswersSchema, answeredAt: instantSchema });

/** Forbids all training until it is confirmed. */
const redFlagSchema = z.object({
  kind: redFlagKindSchema,
  /** The player's own sentences that raise it. */
  words: z.string(),
  message: unit.message(),
  confirmedAt: z.nullable(instantSchema),
});
export type RedFlag = z.infer<typeof redFlagSchema>;

const suspicionSchema = z.object({ topic: z.enum(dangerTopics) });
export type Suspicion = z.infer<typeof suspicionSchema>;

const earlyFeatureSchema = z.enum(earlyFeatures);

const feltSchema = z.nullable(z.int().check(z.describe('How much it is felt, 0–10; null where it was not said.')));
const painSchema = z.object({ area: bodyAreaSchema, level: feltSchema, isSevere: z.boolean() });

export const userSchema = z.object({
  _id: idSchema,
  email: z.string(),
  name: z.string(),
  isAdmin: z.boolean(),
  /** Absent: none. */
  roles: z.optional(rolesSchema),
  /** Approved to train others; absent: no. */
  isCoach: z.optional(z.literal(true)),
  emailVerified: z.boolean(),
  subscription: subscriptionSchema,
  /** On the price page, before there was an account; absent when none was, or when 30 days have passed. */
  chosenPlan: z.optional(paidPlanSchema),
  /** Unfinished features that were chosen, where the plan gives them now; absent: none. */
  earlyAccess: z.optional(z.array(earlyFeatureSchema)),
  usage: z.object({ sessions: unit.sessions(), routines: unit.count() }),
  ...nullable,
  availableDays: availableDaysSchema,
  /** Weekdays on which the player already plays. */
  matchDays: z.array(weekdaySchema),
  goals: z.array(goalSchema),
  injuries: z.string(),
  injuriesConsent: z.boolean(),
  /** Null: not answered. Asked again after a year. */
  screening: z.nullable(screeningSchema),
  redFlag: z.nullable(redFlagSchema),
  /** Severe: for a professional first. */
  discomforts: z.array(painSchema).check(z.describe('Places that hurt; empty without consent.')),
  /** Whether the list of discomforts holds anything: what hurts, is cared for or was over lately. */
  hasDiscomforts: z.boolean(),
  /** Areas of the injuries text that were said to be well since it was written. */
  healed: z.array(bodyAreaSchema),
  suspicion: z.nullable(suspicionSchema),
  timeZone: z.string(),
  profile: z.object({
    height: nullable.height,
    weight: nullable.weight,
    fitnessLevel: nullable.fitnessLevel,
  }),
});
export type User = z.infer<typeof userSchema>;

/** Only shown and sent along; the server makes the real week. */
export const trainingPlanSchema = z.object({
  physical: z.int().check(z.minimum(0), z.maximum(7), z.describe('Sessions a week.')),
  matches: z.int().check(z.minimum(0), z.maximum(7), z.describe('Matches a week.')),
  suggestion: z.array(z.string().check(z.maxLength(120))).check(z.maxLength(7)),
});

/** Absent fields stay unchanged. isAdmin, subscription and email are ignored. */
export const profileBodySchema = z.partial(
  z.object({
    name: lineSchema(profileMessages.name).check(
      z.minLength(1, profileMessages.name),
      z.maxLength(80, profileMessages.nameLong),
    ),
    ...nullable,
    availableDays: availableDaysSchema,
    matchDays: z.array(weekdaySchema).check(z.maxLength(7)),
    goals: z.array(goalSchema).check(z.maxLength(8)),
    injuries: injuriesSchema,
    injuriesConsent: z.boolean(),
    guardianConsent: z.boolean(),
    /** Null erases them and withdraws the consent. */
    screening: z.nullable(z.object({ yes: yesAnswersSchema, consent: z.literal(true, profileMessages.screening) })),
    timeZone: z.string().check(z.maxLength(64)),
    trainingPlan: trainingPlanSchema,
  }),
);
export type ProfileBody = z.infer<typeof profileBodySchema>;

export const getMe = endpoint('GET /users/me', {
  summary: 'The signed-in player with profile, plan and usage',
  response: userSchema,
});

export const putProfile = endpoint('PUT /users/profile', {
  summary: 'Saves the profile; fields that are not sent stay',
  body: profileBodySchema,
  /** Said this once of a new injuries text: its safety text, and `soft`, perhaps a crisis. */
  response: z.extend(userSchema, { warning: z.optional(z.string()), soft: z.optional(z.literal(true)) }),
  errors: ['profile.consent_required', 'profile.guardian_required'],
});

export const confirmRedFlag = endpoint('POST /users/red-flag/confirmation', {
  summary: 'Confirms that a doctor cleared the red flag of this text; sessions can be started again',
  body: z.object({ words: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)) }),
  response: userSchema,
  errors: ['red_flag.not_found', 'red_flag.changed'],
});

export const answerSuspicion = endpoint('POST /users/suspicion/answer', {
  summary:
    'Answers the calm question, or says that no crisis was meant: about the injuries text it is stored that it was answered, about notes nothing is',
  body: z.object({ about: z.enum(['injuries', 'notes']), answer: z.enum(dangerAnswers) }),
  response: z.object({
    user: userSchema,
    /** Null for `none`. */
    message: z.nullable(unit.message()),
  }),
});

export const withdrawRedFlag = endpoint('DELETE /users/red-flag/confirmation', {
  summary: 'Withdraws the confirmation: sessions cannot be started until it is given again; repeating changes nothing',
  response: userSchema,
});

export const accountSchema = z.object({
  _id: idSchema,
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  roles: rolesSchema,
  emailVerified: z.boolean(),
  plan: planIdSchema,
  createdAt: instantSchema,
  lastSeenAt: z.nullable(instantSchema),
  finishedSessions: unit.sessions(),
});
export type Account = z.infer<typeof accountSchema>;

export const playerSorts = ['newest', 'name', 'activity'] as const;
export type PlayerSort = (typeof playerSorts)[number];

const playerFilter = {
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** `paid`: Premium or Pro. */
  plan: z.optional(z.enum([...planIds, 'paid'])),
  /** Registered within seven days. */
  joined: z.optional(z.enum(['week'])),
  active: z.optional(z.enum(['yes', 'no', 'week'])).check(z.describe('Signed in within 28 days; `week`: seven.')),
  verified: z.optional(z.enum(['yes', 'no'])),
  /** `week`: a trial that ends within seven days. */
  trial: z.optional(z.enum(['week', 'running'])),
  /** `ending`: cancelled, and still paid for. */
  payment: z.optional(z.enum(['failed', 'ending'])),
  /** Has a coach, has none, or the id of the coach. */
  coach: z.optional(z.union([z.enum(['yes', 'no']), idSchema])),
};

export const listAccounts = endpoint('GET /admin/users', {
  access: 'admin',
  tag: 'Administración',
  summary: 'Accounts, filtered and sorted, with plan and last activity, never health data; pages with limit and before',
  query: z.object({
    ...playerFilter,
    sort: z._default(z.enum(playerSorts), 'newest'),
    limit: limitOf({ usual: 50, most: 200 }),
    before: beforeSchema,
  }),
  response: z.array(accountSchema),
});

export const exportAccounts = endpoint('GET /admin/users/export', {
  access: 'admin',
  tag: 'Administración',
  summary: 'The same accounts as CSV (UTF-8 with BOM, semicolons), newest first; noted with their number',
  query: z.object(playerFilter),
  media: 'text/csv; charset=utf-8',
  response: z.string(),
});

export const putEarlyAccess = endpoint('PUT /users/early-access', {
  summary: 'Chooses an unfinished feature, or leaves it; answers those that are chosen',
  body: z.object({ feature: earlyFeatureSchema, isChosen: z.boolean() }),
  response: z.object({ earlyAccess: z.array(earlyFeatureSchema) }),
  errors: ['plan.required'],
});
