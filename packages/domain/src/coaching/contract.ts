import * as z from 'zod/mini';
import { bodySchema, standingSchema } from '#body/contract.ts';
import { coachingMessages } from '#coaching/messages.ts';
import {
  coachActionSchema,
  coachFields,
  coachMessageSchema,
  coachSchema,
  coachScopeSchema,
  coachStateSchema,
  commentedSchema,
  discussedSchema,
  draftDaySchema,
  linkStates,
  messageBodySchema,
  templateWeekSchema,
} from '#coaching/schemas.ts';
import { planDaySchema } from '#schedule/contract.ts';
import { sessionSchema, sessionSummarySchema } from '#sessions/contract.ts';
import { ratedStrokeSchema } from '#strokes/schemas.ts';
import { doneDaySchema, plannedDaySchema } from '#wire/dates.ts';
import { emailSchema } from '#wire/email.ts';
import { endpointsOf, idSchema, instantSchema, localDateSchema } from '#wire/endpoint.ts';
import { lineSchema } from '#wire/line.ts';
import * as unit from '#wire/units.ts';

const endpoint = endpointsOf({ tag: 'Entrenadores', notFound: 'coaching.not_found', ratePerMinute: 60 });
const forAdmins = { access: 'admin', tag: 'Administración' } as const;

const page = {
  limit: z._default(z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(200)), 50),
  before: z.optional(idSchema),
};

/* To be a coach */

const applicationSchema = z.object({
  ...coachFields,
  state: coachStateSchema,
  certificateOn: z.nullable(localDateSchema),
  appliedAt: instantSchema,
});
export type Application = z.infer<typeof applicationSchema>;

export const getApplication = endpoint('GET /coaching/application', {
  summary: 'What the player told of themselves as a coach, and whether an admin has approved them',
  response: z.object({ application: z.nullable(applicationSchema) }),
});

export const applicationBodySchema = z.object({
  ...coachFields,
  confidentiality: z.literal(true, coachingMessages.terms),
});

export const putApplication = endpoint('PUT /coaching/application', {
  summary: 'Applies as a coach, or changes what players read; who was rejected applies again',
  body: applicationBodySchema,
  response: z.object({ application: z.nullable(applicationSchema) }),
  bodyLimitBytes: 400_000,
  ratePerMinute: 20,
});

/* A player and their coach */

const myCoachSchema = z.object({
  /** Null: nobody. */
  coach: z.nullable(
    z.object({
      ...coachSchema.shape,
      state: z.enum(linkStates),
      since: instantSchema,
      scopes: z.array(coachScopeSchema),
      guardianEmail: z.nullable(z.string()),
      mails: z.boolean(),
      pushes: z.boolean(),
    }),
  ),
  /** The plan includes a coach. */
  isIncluded: z.boolean(),
  /** Who had access before, newest first. */
  former: z.array(z.object({ name: z.nullable(z.string()), from: instantSchema, to: instantSchema })),
});
export type MyCoach = z.infer<typeof myCoachSchema>;

export const getMyCoach = endpoint('GET /coaching/mine', {
  summary: 'The player’s coach, what they share with them, and who had access before',
  response: myCoachSchema,
});

const codeSchema = z
  .string({ error: coachingMessages.code })
  .check(z.trim(), z.minLength(1, coachingMessages.code), z.maxLength(20, coachingMessages.code));

export const lookAtInvite = endpoint('POST /coaching/invites/look', {
  summary: 'Who invites with this code, before anything is shared',
  body: z.object({ code: codeSchema }),
  response: z.object({
    coach: coachSchema,
    /** Under age, or no age told: null, then the player says whether they are of age. */
    needsGuardian: z.nullable(z.boolean()),
    isIncluded: z.boolean(),
  }),
  errors: ['coaching.code_invalid'],
  ratePerMinute: 10,
});

export const acceptCoach = endpoint('POST /coaching/mine', {
  summary:
    'Accepts an invitation: plan and sessions are shared, and each scope that is named. Under 18 the guardian is asked by mail first',
  body: z.object({
    code: codeSchema,
    scopes: z.array(coachScopeSchema).check(z.maxLength(5)),
    /** Said by who told no age. */
    isAdult: z._default(z.boolean(), false),
    guardianEmail: z.optional(
      emailSchema({ missing: coachingMessages.guardianEmail, invalid: coachingMessages.guardianEmail }),
    ),
  }),
  response: myCoachSchema,
  status: 201,
  errors: [
    'coaching.code_invalid',
    'coaching.needs_pro',
    'coaching.has_coach',
    'coaching.own',
    'coaching.full',
    'coaching.guardian_required',
    'coaching.certificate_required',
  ],
  ratePerMinute: 10,
});

export const putScopes = endpoint('PUT /coaching/mine/scopes', {
  summary: 'What the coach sees besides plan and sessions; what is left out is theirs no longer, at once',
  body: z.object({ scopes: z.array(coachScopeSchema).check(z.maxLength(5)) }),
  response: myCoachSchema,
  errors: ['coaching.none'],
});

const noticesBody = z.object({ mails: z.boolean(), pushes: z.boolean() });

export const putNotices = endpoint('PUT /coaching/mine/notices', {
  summary: 'Whether mail and push tell of what the coach writes',
  body: noticesBody,
  response: myCoachSchema,
  errors: ['coaching.none'],
});

export const endCoach = endpoint('DELETE /coaching/mine', {
  summary: 'Takes the coach’s access away at once; published days and the thread stay',
  response: myCoachSchema,
  errors: ['coaching.none'],
});

const reportBody = z.object({
  reason: z
    .string({ error: coachingMessages.reason })
    .check(z.trim(), z.minLength(3, coachingMessages.reason), z.maxLength(2000)),
  /** Ends the link, and neither can invite the other again. */
  blocks: z.boolean(),
});
export const reportBodySchema = reportBody;

export const reportCoach = endpoint('POST /coaching/mine/report', {
  summary: 'Tells the operator about the coach, and blocks them where it says so',
  body: reportBody,
  response: myCoachSchema,
  errors: ['coaching.none'],
  ratePerMinute: 10,
});

const accessSchema = z.object({
  _id: idSchema,
  coach: z.nullable(z.string()),
  action: coachActionSchema,
  /** Of a session its name, of days the Monday. */
  subject: z.nullable(z.string()),
  times: unit.count(),
  at: instantSchema,
});
export type AccessEntry = z.infer<typeof accessSchema>;

export const listAccess = endpoint('GET /coaching/mine/access', {
  summary: 'Every reading and writing of a coach, newest first; the same within an hour is one that counts',
  query: z.object(page),
  response: z.array(accessSchema),
});

const threadSchema = z.object({
  messages: z.array(coachMessageSchema).check(z.describe('Oldest first.')),
  unread: unit.count(),
});

export const getMyThread = endpoint('GET /coaching/mine/thread', {
  summary: 'What the player and their coach wrote, oldest first; reading it marks it as read',
  response: threadSchema,
  errors: ['coaching.none'],
});

export const writeToCoach = endpoint('POST /coaching/mine/thread', {
  summary: 'Writes to the coach, about a session, a day or an exercise where it says so',
  body: messageBodySchema,
  response: threadSchema,
  errors: ['coaching.none'],
  ratePerMinute: 20,
});

export const listMyCommented = endpoint('GET /coaching/mine/commented', {
  summary: 'Days and sessions of the last 90 days that have comments, and how many are unread; none without a coach',
  response: z.array(commentedSchema),
});

const commentsSchema = z.object({ messages: z.array(coachMessageSchema).check(z.describe('Oldest first.')) });

export const getMyComments = endpoint('GET /coaching/mine/comments', {
  summary:
    'What the player and their coach wrote under a day or a session with its exercises; reading it marks it as read. Null without a coach',
  query: discussedSchema,
  response: z.nullable(commentsSchema),
});

/* The guardian, who has no account */

const guardianBody = z.object({ token: z.string().check(z.minLength(20), z.maxLength(60)) });
const guardianSchema = z.object({
  player: z.string(),
  coach: coachSchema,
  scopes: z.array(coachScopeSchema),
  isConfirmed: z.boolean(),
  messages: z.array(coachMessageSchema),
});
export type GuardianView = z.infer<typeof guardianSchema>;

const forGuardians = {
  access: 'public',
  body: guardianBody,
  response: guardianSchema,
  errors: ['mail.link_invalid'],
  ratePerMinute: 20,
} as const;

export const lookAsGuardian = endpoint('POST /coaching/guardian', {
  ...forGuardians,
  summary: 'What a guardian is asked to confirm, and the thread',
});

export const confirmAsGuardian = endpoint('POST /coaching/guardian/confirm', {
  ...forGuardians,
  summary: 'The guardian agrees: the link is open',
});

export const endAsGuardian = endpoint('POST /coaching/guardian/end', {
  ...forGuardians,
  summary: 'The guardian ends the link at once',
  response: null,
});

/* The coach */

export const makeInvite = endpoint('POST /coaching/invites', {
  summary: 'A code for one player, 14 days; it is shown this once',
  response: z.object({ code: z.string(), expiresAt: instantSchema }),
  errors: ['coaching.not_approved', 'coaching.full'],
  ratePerMinute: 20,
});

/** Most urgent first. */
export const attentionKinds = [
  'red_flag',
  'comment',
  'film',
  'discomfort',
  'effort',
  'missed_check_in',
  'idle',
  'plan_ends',
] as const;

const attentionSchema = z.object({
  kind: z.enum(attentionKinds),
  /** In a sentence, with its figures. */
  fact: z.string(),
});

const adherenceSchema = z
  .array(z.object({ planned: unit.sessions(), done: unit.sessions() }))
  .check(z.describe('Sessions of the last four weeks, oldest first.'));

const coachedSchema = z.object({
  _id: idSchema,
  name: z.string(),
  state: z.enum(linkStates),
  attention: z.nullable(attentionSchema),
  last: z.nullable(z.object({ date: localDateSchema, name: z.string() })),
  weeks: adherenceSchema,
  goal: z.nullable(z.object({ name: z.string(), date: z.nullable(localDateSchema) })),
  sharesHealth: z.boolean(),
});
export type Coached = z.infer<typeof coachedSchema>;

export const listCoached = endpoint('GET /coaching/players', {
  summary: 'The coach’s players, with what needs an answer, last activity, adherence over four weeks and next goal',
  response: z.object({
    today: localDateSchema,
    players: z.array(coachedSchema).check(z.describe('Those who need an answer first.')),
    capacity: unit.count(),
    mails: z.boolean(),
    pushes: z.boolean(),
  }),
  errors: ['coaching.not_approved'],
});

const weekDaySchema = z.object({
  date: localDateSchema,
  plan: z.nullable(planDaySchema),
  draft: z
    .nullable(z.object({ ...draftDaySchema.shape, routineName: z.nullable(z.string()) }))
    .check(z.describe('What the player does not see yet.')),
  done: unit.minutes().check(z.describe('Minutes that were trained.')),
});
export type CoachedDay = z.infer<typeof weekDaySchema>;

const markSchema = z.object({
  stroke: ratedStrokeSchema,
  coach: z.nullable(z.int()).check(z.describe('How well the coach finds it played, 1–5.')),
  own: z.nullable(z.int()).check(z.describe('How well the player finds it played, 1–5.')),
});

const coachedPageSchema = z.object({
  _id: idSchema,
  name: z.string(),
  level: z.nullable(z.string()),
  since: instantSchema,
  today: localDateSchema,
  /** Open ones; a part of another scope is null. */
  scopes: z.array(coachScopeSchema),
  days: z
    .array(weekDaySchema)
    .check(z.describe('This week and the next, from Monday, and those after that the coach has planned or drafted.')),
  weeks: adherenceSchema,
  commented: z.array(commentedSchema).check(z.describe('Of the last 90 days.')),
  sessions: z.array(sessionSummarySchema),
  goals: z.array(z.object({ name: z.string(), date: z.nullable(localDateSchema) })),
  discomforts: z
    .nullable(
      z.array(
        z.pick(standingSchema, {
          region: true,
          side: true,
          level: true,
          atNight: true,
          since: true,
          reportedAt: true,
        }),
      ),
    )
    .check(z.describe('Places that hurt, each felt 0–10.')),
  hasRedFlag: z.nullable(z.boolean()),
  marks: z.nullable(z.array(markSchema)).check(z.describe('Strokes, as both find them played, 1–5.')),
  weights: z.nullable(bodySchema.shape.weights),
  note: z.string(),
  unread: unit.count(),
});
export type CoachedPage = z.infer<typeof coachedPageSchema>;

export const getCoached = endpoint('GET /coaching/players/:id', {
  summary: 'A player as their coach sees them: two weeks with drafts, sessions, goals, and what they share besides',
  response: coachedPageSchema,
});

export const listCoachedSessions = endpoint('GET /coaching/players/:id/sessions', {
  summary: 'Finished sessions of the player, newest first; pages with limit and before',
  query: z.object(page),
  response: z.array(sessionSummarySchema),
});

const sessionParams = z.object({ id: idSchema, sessionId: idSchema });

export const getCoachedSession = endpoint('GET /coaching/players/:id/sessions/:sessionId', {
  summary: 'One session with its sets and effort',
  params: sessionParams,
  response: z.object({ session: sessionSchema }),
});

export const getCoachedPulse = endpoint('GET /coaching/players/:id/sessions/:sessionId/pulse', {
  summary: 'The pulse of a session, where the player shares it',
  params: sessionParams,
  response: z.object({ average: z.nullable(unit.beats()), most: z.nullable(unit.beats()) }),
});

export const putDrafts = endpoint('PUT /coaching/players/:id/drafts', {
  summary: 'Plans days of this week and the next, unseen by the player until they are published',
  body: z.object({ days: z.array(draftDaySchema).check(z.minLength(1), z.maxLength(14)) }),
  response: coachedPageSchema,
  errors: ['routine.not_found'],
});

export const discardDrafts = endpoint('DELETE /coaching/players/:id/drafts', {
  summary: 'Throws the drafts away, or the one of a day',
  query: z.object({ date: z.optional(plannedDaySchema) }),
  response: coachedPageSchema,
});

export const publishDrafts = endpoint('POST /coaching/players/:id/publish', {
  summary: 'The drafts become the player’s plan, which the planner leaves alone; past days stay',
  body: z.object({ until: z.optional(plannedDaySchema) }),
  response: coachedPageSchema,
});

export const putMarks = endpoint('PUT /coaching/players/:id/marks', {
  summary: 'The coach’s marks of strokes, 1 to 5, where the player shares theirs; those that are not sent stay',
  body: z.object({
    levels: z
      .partialRecord(ratedStrokeSchema, z.int().check(z.minimum(1), z.maximum(5)))
      .check(z.describe('How well each stroke is played, 1–5.')),
  }),
  response: coachedPageSchema,
});

export const putNote = endpoint('PUT /coaching/players/:id/note', {
  summary: 'A note for the coach alone; it is in the player’s copy of their data',
  body: z.object({ text: z.string().check(z.maxLength(4000, coachingMessages.note)) }),
  response: null,
});

export const getCoachedThread = endpoint('GET /coaching/players/:id/thread', {
  summary: 'What the coach and the player wrote, oldest first; reading it marks it as read',
  response: threadSchema,
});

export const writeToCoached = endpoint('POST /coaching/players/:id/thread', {
  summary: 'Writes to the player, about a session, a day or an exercise where it says so',
  body: messageBodySchema,
  response: threadSchema,
  ratePerMinute: 30,
});

export const getCoachedComments = endpoint('GET /coaching/players/:id/comments', {
  summary: 'What was written under a day or a session with its exercises; reading it marks it as read',
  query: discussedSchema,
  response: commentsSchema,
});

export const putCoachNotices = endpoint('PUT /coaching/notices', {
  summary: 'Whether mail and push tell the coach of what players write',
  body: noticesBody,
  response: null,
});

export const endCoached = endpoint('DELETE /coaching/players/:id', {
  summary: 'The coach ends the link at once',
  response: null,
});

export const reportCoached = endpoint('POST /coaching/players/:id/report', {
  summary: 'Tells the operator about a player, and blocks them where it says so',
  body: reportBody,
  response: null,
  ratePerMinute: 10,
});

const templateSchema = z.object({ _id: idSchema, name: z.string(), weeks: z.array(templateWeekSchema) });
export type CoachTemplate = z.infer<typeof templateSchema>;
const templatesSchema = z.object({ templates: z.array(templateSchema) });
const templateName = lineSchema(coachingMessages.templateName).check(
  z.minLength(1, coachingMessages.templateName),
  z.maxLength(60, coachingMessages.templateName),
);

const templateBody = z.object({
  name: templateName,
  weeks: z.array(templateWeekSchema).check(z.minLength(1), z.maxLength(26)),
});

export const listTemplates = endpoint('GET /coaching/templates', {
  summary: 'The coach’s templates of weeks and seasons',
  response: templatesSchema,
});

export const saveCoachTemplate = endpoint('POST /coaching/templates', {
  summary: 'Stores weeks as a template, up to a season of 26',
  body: templateBody,
  response: templatesSchema,
  errors: ['coaching.not_approved', 'coaching.templates_full', 'routine.not_found'],
});

export const putCoachTemplate = endpoint('PUT /coaching/templates/:id', {
  summary: 'Gives a template another name and other weeks; what was applied stays',
  body: templateBody,
  response: templatesSchema,
  errors: ['coaching.template_not_found'],
});

export const deleteCoachTemplate = endpoint('DELETE /coaching/templates/:id', {
  summary: 'Deletes a template; what was applied stays',
  response: templatesSchema,
  errors: ['coaching.template_not_found'],
});

export const applyCoachTemplate = endpoint('POST /coaching/players/:id/template', {
  summary: 'Makes drafts of a template from a Monday on',
  body: z.object({ templateId: idSchema, startsOn: plannedDaySchema }),
  response: coachedPageSchema,
  errors: ['coaching.template_not_found'],
});

/* The admin */

const deskCoachSchema = z.object({
  _id: idSchema,
  name: z.string(),
  email: z.string(),
  ...applicationSchema.shape,
  players: unit.count(),
});
export type DeskCoach = z.infer<typeof deskCoachSchema>;

const deskSchema = z.object({
  coaches: z.array(deskCoachSchema),
  reports: z.array(
    z.object({
      _id: idSchema,
      by: z.object({ _id: idSchema, name: z.string() }),
      about: z.nullable(z.object({ _id: idSchema, name: z.string() })),
      reason: z.string(),
      reportedAt: instantSchema,
    }),
  ),
});
export type CoachDesk = z.infer<typeof deskSchema>;

export const getCoachDesk = endpoint('GET /admin/coaches', {
  ...forAdmins,
  summary: 'Applications first, then coaches with their number of players, and open reports',
  response: deskSchema,
});

export const decideCoach = endpoint('POST /admin/coaches/:id/decision', {
  ...forAdmins,
  summary: 'Approves or rejects a coach, and notes the certificate an admin has seen; rejecting ends their links',
  body: z.object({
    state: z.enum(['approved', 'rejected']),
    /** The day of issue; null: none was shown. */
    certificateOn: z.nullable(doneDaySchema),
  }),
  response: deskSchema,
  errors: ['coaching.coach_not_found'],
});

export const resolveReport = endpoint('POST /admin/coach-reports/:id/resolved', {
  ...forAdmins,
  summary: 'A report has been dealt with',
  response: deskSchema,
  errors: ['coaching.coach_not_found'],
});
