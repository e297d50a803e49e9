import * as z from 'zod/mini';
import { difficultySchema } from '#exercises/vocabulary.ts';
import { profileMessages } from '#profile/messages.ts';
import { routineTypeSchema } from '#routines/vocabulary.ts';
import { planDayTypeSchema, weekdaySchema, weekdays } from '#schedule/vocabulary.ts';
import { endpointsOf, idSchema, localDateSchema } from '#wire/endpoint.ts';
import { recordOf } from '#wire/records.ts';

const endpoint = endpointsOf({ tag: 'Planificación' });

export const trainingDaysSchema = z
  .int(profileMessages.trainingDays)
  .check(z.minimum(1, profileMessages.trainingDays), z.maximum(7, profileMessages.trainingDays));

const minutes = z
  .int(profileMessages.minutes)
  .check(z.minimum(30, profileMessages.minutes), z.maximum(180, profileMessages.minutes));
/** Minutes the player has for a session. */
export const sessionDurationSchema = z
  .object({ min: minutes, max: minutes })
  .check(z.refine((value) => value.min <= value.max, { message: profileMessages.minutesOrder, path: ['max'] }));

const dayFlags = z.object(recordOf(weekdays, () => z.boolean()));
/** The weekdays on which the player can train, as a map of flags. */
export const availableDaysSchema = dayFlags;
export type AvailableDays = z.infer<typeof availableDaysSchema>;

/** One planned day for the screens. */
export const planDaySchema = z.object({
  date: localDateSchema,
  type: planDayTypeSchema,
  routineId: z.nullable(idSchema),
  /** The day's reason: one or two short Spanish sentences. */
  reason: z.string(),
  /** True when the player edited the day; it then stays until the plan is generated again. */
  edited: z.boolean(),
  /** False where there is no plan: before the account existed, or weeks ahead. Such a day is not shown as a rest day. */
  isPlanned: z.boolean(),
  /** The aim of a match; null on other days. */
  aim: z.nullable(z.string()),
  routine: z.nullable(
    z.object({
      name: z.string(),
      type: routineTypeSchema,
      description: z.string(),
      difficulty: difficultySchema,
      duration: z.int(),
      exerciseCount: z.int(),
    }),
  ),
});
export type PlanDay = z.infer<typeof planDaySchema>;

/** Seven consecutive days, one of each weekday, ordered by their dates. */
export const weekSchema = z.object(recordOf(weekdays, () => planDaySchema));
export type Week = z.infer<typeof weekSchema>;

/** The player's training days and durations, and the planner's advice on the current week as a whole. */
const scheduleSchema = z.object({
  availableDays: availableDaysSchema,
  sessionDuration: z.nullable(sessionDurationSchema),
  trainingDays: z.nullable(trainingDaysSchema),
  advice: z.array(z.string()),
  /** Changes of the week adapted to the last 28 days, with reasons: at most three Spanish sentences. */
  changes: z.array(z.string()),
  /** Whether next week is shown beside this one: from Friday on, and to a player who began in the middle of this week. */
  showsNextWeek: z.boolean(),
  /** The seven days after today, for a player who began in the middle of this week, of which little is left. */
  firstDays: z.optional(weekSchema),
});
export type Schedule = z.infer<typeof scheduleSchema>;

/** A saved schedule with the seven days it wrote; null where no week is planned yet. */
const savedScheduleSchema = z.extend(scheduleSchema, { week: z.nullable(weekSchema) });
export type SavedSchedule = z.infer<typeof savedScheduleSchema>;

const dayEditSchema = z.object({ type: planDayTypeSchema, routineId: z.nullish(idSchema) });

export const getSchedule = endpoint('GET /training-schedule', {
  summary: 'When and how long the player can train',
  response: scheduleSchema,
});

export const getWeek = endpoint('GET /training-schedule/week', {
  summary:
    'The seven days of the current week, or those from a date on; this week and the next one are planned when they are first read',
  query: z.object({ from: z.optional(localDateSchema) }),
  response: weekSchema,
  errors: ['profile.incomplete'],
});

export const putSchedule = endpoint('PUT /training-schedule', {
  summary:
    'Edits days of the week (others stay, past ones are ignored) and the availability; returns the resulting week',
  body: z.partial(
    z.object({
      currentWeek: z.partialRecord(weekdaySchema, dayEditSchema),
      /** First of the seven days that `currentWeek` names; left out, the Monday of the current week. */
      from: localDateSchema,
      availableDays: availableDaysSchema,
      sessionDuration: sessionDurationSchema,
      trainingDays: trainingDaysSchema,
    }),
  ),
  response: savedScheduleSchema,
  errors: ['routine.not_found'],
});

/** Index among equally good weeks: 0 is the best one. */
const variantSchema = z.int().check(z.minimum(0), z.maximum(50));

/** Preview of a new plan: the days from today on, as far as they are planned. */
const weekPreviewSchema = z.object({
  /** Index of the returned week: the requested one, or the next that differs from the current plan. */
  variant: variantSchema,
  /** Names exactly this plan to `generate`. */
  token: z.string(),
  /** Days that would change, and those that would stay, by date. */
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
