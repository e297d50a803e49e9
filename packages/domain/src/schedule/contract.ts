import * as z from 'zod/mini';
import { daysBetween } from '#calendar/dates.ts';
import { difficultySchema } from '#exercises/schemas.ts';
import { profileMessages } from '#profile/messages.ts';
import { routineTypeSchema } from '#routines/schemas.ts';
import { scheduleMessages } from '#schedule/messages.ts';
import { absenceKindSchema, planDayTypeSchema, weekdaySchema } from '#schedule/schemas.ts';
import { type AbsenceKind, weekdays } from '#schedule/vocabulary.ts';
import { plannedDaySchema } from '#wire/dates.ts';
import { endpointsOf, idSchema, localDateSchema } from '#wire/endpoint.ts';
import { recordOf } from '#wire/records.ts';
import * as unit from '#wire/units.ts';

const endpoint = endpointsOf({ tag: 'Planificación' });

export const trainingDaysSchema = z
  .int(profileMessages.trainingDays)
  .check(z.minimum(1, profileMessages.trainingDays), z.maximum(7, profileMessages.trainingDays))
  .check(z.describe('Days a week.'));

const minutes = z
  .int(profileMessages.minutes)
  .check(z.minimum(30, profileMessages.minutes), z.maximum(180, profileMessages.minutes))
  .check(z.describe('Minutes a session may take.'));
export const sessionDurationSchema = z
  .object({ min: minutes, max: minutes })
  .check(z.refine((value) => value.min <= value.max, { message: profileMessages.minutesOrder, path: ['max'] }));

const dayFlags = z.object(recordOf(weekdays, () => z.boolean()));
export const availableDaysSchema = dayFlags;
export type AvailableDays = z.infer<typeof availableDaysSchema>;

const plannedRoutineSchema = z.object({
  name: z.string(),
  type: routineTypeSchema,
  description: z.string(),
  difficulty: difficultySchema,
  duration: unit.minutes(),
  exerciseCount: unit.exercises(),
});

export const planDaySchema = z.object({
  date: localDateSchema,
  type: planDayTypeSchema,
  routineId: z.nullable(idSchema),
  reason: z.string(),
  /** The day then stays until the plan is generated again. */
  edited: z.boolean(),
  /** False before the account existed, or weeks ahead: such a day is not shown as a rest day. */
  isPlanned: z.boolean(),
  /** The first name of the coach who published it; the planner leaves the day alone. */
  coach: z.optional(z.string()),
  aim: z.nullable(z.string()),
  /** Only of a session that is planned shorter than its routine, whose `duration` then says the same. */
  minutes: z.optional(unit.minutes()),
  routine: z.nullable(plannedRoutineSchema).check(z.describe('In short; null where none is planned.')),
});
export type PlanDay = z.infer<typeof planDaySchema>;

export const weekSchema = z.object(recordOf(weekdays, () => planDaySchema));
export type Week = z.infer<typeof weekSchema>;

const scheduleSchema = z.object({
  availableDays: availableDaysSchema,
  sessionDuration: z.nullable(sessionDurationSchema),
  trainingDays: z.nullable(trainingDaysSchema),
  advice: z.array(z.string()),
  /** Of the week adapted to the last 28 days; at most three Spanish sentences. */
  changes: z.array(z.string()),
  showsNextWeek: z.boolean(),
  /** The seven days after today, for a player who began in the middle of this week. */
  firstDays: z.optional(weekSchema),
});
export type Schedule = z.infer<typeof scheduleSchema>;

/** Null where no week is planned yet. */
const savedScheduleSchema = z.extend(scheduleSchema, { week: z.nullable(weekSchema) });
export type SavedSchedule = z.infer<typeof savedScheduleSchema>;

const dayEditSchema = z.object({ type: planDayTypeSchema, routineId: z.nullish(idSchema) });

const absenceFields = {
  kind: absenceKindSchema,
  from: plannedDaySchema,
  to: z.nullable(plannedDaySchema),
  /** Whether the material of the profile is at hand on a trip. */
  hasKit: z.boolean(),
};
const longestAbsenceDays = 92;
const rangeError = { message: scheduleMessages.absenceRange, path: ['to'] };
type AbsenceFields = { kind: AbsenceKind; from: string; to: string | null };

/** Days without the usual training, both ends included. Only an illness may have no end: it lasts until the player is well. */
export const absenceSchema = z.object(absenceFields).check(z.refine(hasRange, rangeError));
export type Absence = z.infer<typeof absenceSchema>;

function hasRange({ kind, from, to }: AbsenceFields): boolean {
  return to === null ? kind === 'ill' : from <= to && daysBetween(from, to) < longestAbsenceDays;
}

/** The weekday of the availability that never is, or is again, a day to train on. */
export const neverOnSchema = z.object({ weekday: weekdaySchema, isNever: z.boolean() });

export const getSchedule = endpoint('GET /training-schedule', {
  summary: 'When and how long the player can train',
  response: scheduleSchema,
});

export const getWeek = endpoint('GET /training-schedule/week', {
  summary:
    'The seven days of the current week, or those from a date on; this week and the next one are planned when they are first read',
  query: z.object({ from: z.optional(plannedDaySchema) }),
  response: weekSchema,
  errors: ['profile.incomplete'],
});

export const putSchedule = endpoint('PUT /training-schedule', {
  summary:
    'Edits days of the week (others stay, past ones are ignored) and the availability; returns the resulting week',
  body: z.partial(
    z.object({
      /** Null gives the day back to the plan. */
      currentWeek: z.partialRecord(weekdaySchema, z.nullable(dayEditSchema)),
      /** First of the seven days that `currentWeek` names; left out, the Monday of the current week. */
      from: plannedDaySchema,
      availableDays: availableDaysSchema,
      sessionDuration: sessionDurationSchema,
      trainingDays: trainingDaysSchema,
    }),
  ),
  response: savedScheduleSchema,
  errors: ['routine.not_found'],
});

/** Equally good weeks. */
const variantSchema = z.int().check(z.minimum(0), z.maximum(50), z.describe('0 is the best week, 1, 2 … equal ones.'));

const weekPreviewSchema = z.object({
  /** Index of the returned week: the requested one, or the next that differs from the current plan. */
  variant: variantSchema,
  /** Names exactly this plan to `generate`. */
  token: z.string(),
  changed: z.array(z.object({ before: planDaySchema, after: planDaySchema })),
  same: z.array(planDaySchema),
});
export type WeekPreview = z.infer<typeof weekPreviewSchema>;

export const previewWeek = endpoint('POST /training-schedule/preview', {
  summary: 'Previews the changes of planning again; stores nothing',
  body: z.object({ variant: variantSchema }),
  response: weekPreviewSchema,
  errors: ['profile.incomplete'],
});

export const generateWeek = endpoint('POST /training-schedule/generate', {
  summary: 'Plans the current week again, replacing edited days; with a body, applies exactly the previewed plan',
  body: z.nullish(z.object({ variant: variantSchema, token: z.string() })),
  response: weekSchema,
  errors: ['profile.incomplete', 'schedule.changed'],
});

const storedAbsenceSchema = z.object({
  _id: idSchema,
  ...absenceFields,
  /** From this day on the app asks how the player is; null where nothing is open. */
  asksOn: z.nullable(localDateSchema),
});
export type StoredAbsence = z.infer<typeof storedAbsenceSchema>;

export const planChangeSchema = z.object({
  changed: z.array(z.object({ before: planDaySchema, after: planDaySchema })),
  /** What the changed days hold less than before; it is not added to other days. */
  dropped: z.object({ sessions: unit.sessions(), minutes: unit.minutes() }),
});
export type PlanChange = z.infer<typeof planChangeSchema>;

export const listAbsences = endpoint('GET /training-schedule/absences', {
  summary: 'Trips, illness and days without time that last or are to come, and illnesses that are still asked about',
  response: z.object({
    absences: z.array(storedAbsenceSchema),
    /** Whether an illness is stored as one; without it, its days only rest. */
    illnessConsent: z.boolean(),
  }),
});

export const putAbsence = endpoint('PUT /training-schedule/absences', {
  summary:
    'Stores or changes an absence and plans its days again; an illness without its consent is stored as days without time',
  body: z
    .object({
      id: idSchema,
      ...absenceFields,
      /** To storing an illness, which is health data. */
      consent: z._default(z.boolean(), false),
    })
    .check(z.refine(hasRange, rangeError)),
  response: z.extend(planChangeSchema, { absence: storedAbsenceSchema }),
  ratePerMinute: 60,
});

export const deleteAbsence = endpoint('DELETE /training-schedule/absences/:id', {
  summary: 'Takes an absence back; its days are planned as if it had not been, days the player chose are theirs again',
  response: planChangeSchema,
  errors: ['absence.not_found'],
  ratePerMinute: 60,
});

export const putNeverOn = endpoint('PUT /training-schedule/never-on', {
  summary: 'A weekday without training in every week, or with training again; plans the week again',
  body: neverOnSchema,
  response: planChangeSchema,
  errors: ['profile.incomplete'],
  ratePerMinute: 60,
});

export const previewChange = endpoint('POST /training-schedule/change-preview', {
  summary: 'The days an absence or a weekday without training would change; stores nothing',
  body: z.discriminatedUnion('type', [
    z.object({ type: z.literal('absence'), data: absenceSchema }),
    z.object({ type: z.literal('never_on'), data: neverOnSchema }),
  ]),
  response: planChangeSchema,
  errors: ['profile.incomplete'],
  ratePerMinute: 60,
});
