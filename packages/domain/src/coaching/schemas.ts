import * as z from 'zod/mini';
import { coachingMessages } from '#coaching/messages.ts';
import { coachActions, coachLanguages, coachScopes, coachStates, commentSubjects } from '#coaching/vocabulary.ts';
import { planDayTypeSchema } from '#schedule/schemas.ts';
import { plannedDaySchema } from '#wire/dates.ts';
import { idSchema, instantSchema, localDateSchema } from '#wire/endpoint.ts';
import { lineSchema } from '#wire/line.ts';
import * as unit from '#wire/units.ts';

export const coachScopeSchema = z.enum(coachScopes);
export const coachStateSchema = z.enum(coachStates);
export const coachActionSchema = z.enum(coachActions);

const { qualification, about, languages, capacity, photo } = coachingMessages;

/** A picture as the address of itself; the browser makes it small. */
const photoSchema = z
  .string()
  .check(z.maxLength(280_000, photo), z.regex(/^data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/]+=*$/, photo));

export const coachFields = {
  qualification: lineSchema(qualification).check(z.minLength(3, qualification), z.maxLength(120, qualification)),
  about: z.string().check(z.trim(), z.maxLength(600, about)),
  languages: z.array(z.enum(coachLanguages)).check(z.minLength(1, languages), z.maxLength(coachLanguages.length)),
  capacity: z.int(capacity).check(z.minimum(1, capacity), z.maximum(200, capacity), z.describe('How many players.')),
  /** «entrenadora» */
  feminine: z.boolean(),
  photo: z.nullable(photoSchema),
};

/** As a player sees them. */
export const coachSchema = z.object({
  _id: idSchema,
  name: z.string(),
  ...coachFields,
  /** Of the registry of offences against minors; null: it is not on record. */
  certificateOn: z.nullable(localDateSchema),
});
export type Coach = z.infer<typeof coachSchema>;

/** `waiting`: for the guardian; `asleep`: the plan includes no coach now. */
export const linkStates = ['open', 'waiting', 'asleep'] as const;

const noteSchema = z.string().check(z.trim(), z.maxLength(200, coachingMessages.dayNote));

const draftFields = {
  type: planDayTypeSchema,
  routineId: z.nullable(idSchema),
  minutes: z.nullable(unit.minutes().check(z.minimum(5), z.maximum(300))),
  note: noteSchema,
};

export const draftDaySchema = z.object({ date: plannedDaySchema, ...draftFields });
export type DraftDay = z.infer<typeof draftDaySchema>;

/** Monday first. Null: as the plan has it. */
export const templateWeekSchema = z.array(z.nullable(z.object(draftFields))).check(z.length(7));
export type TemplateWeek = z.infer<typeof templateWeekSchema>;

export const coachMessageSchema = z.object({
  _id: idSchema,
  /** `person` is the player, `team` the coach. */
  side: z.enum(['person', 'team']),
  /** First name; null: that account is gone. */
  author: z.nullable(z.string()),
  text: z.string(),
  about: z.nullable(z.enum(commentSubjects)),
  aboutId: z.nullable(z.string()),
  /** Of a film. */
  atMs: z.nullable(unit.milliseconds()),
  createdAt: instantSchema,
  /** The reader has not seen it before. */
  isNew: z.boolean(),
});
export type CoachMessage = z.infer<typeof coachMessageSchema>;

/** A session, with its exercises, or a day, by its date. */
const discussed = { about: z.enum(['session', 'day']), aboutId: z.string().check(z.minLength(1), z.maxLength(40)) };
export const discussedSchema = z.object(discussed);
export type Discussed = z.infer<typeof discussedSchema>;

export const commentedSchema = z.object({ ...discussed, comments: unit.count(), unread: unit.count() });
export type Commented = z.infer<typeof commentedSchema>;

/** What stands under one exercise of a session. */
export const exerciseSubject = (sessionId: string, entryId: string): string => `${sessionId}/${entryId}`;

export const messageBodySchema = z
  .object({
    text: z
      .string({ error: coachingMessages.text })
      .check(z.trim(), z.minLength(1, coachingMessages.text), z.maxLength(4000, coachingMessages.textLong)),
    about: z._default(z.nullable(z.enum(commentSubjects)), null),
    aboutId: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(80))), null),
    atMs: z._default(z.nullable(unit.milliseconds().check(z.minimum(0))), null),
  })
  .check(z.refine(({ about: subject, aboutId }) => (subject === null) === (aboutId === null)));
