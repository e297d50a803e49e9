import * as z from 'zod/mini';
import { difficultySchema } from '#exercises/vocabulary.ts';
import { profileMessages } from '#profile/messages.ts';
import { planDayTypeSchema, weekdaySchema, weekdays } from '#schedule/vocabulary.ts';
import { endpoint, idSchema, localDateSchema } from '#wire/endpoint.ts';

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

const dayFlags = z.object(
  Object.fromEntries(weekdays.map((day) => [day, z.boolean()])) as Record<(typeof weekdays)[number], z.ZodMiniBoolean>,
);
/** Which weekdays the player can train, as a map of flags. */
export const availableDaysSchema = dayFlags;
export type AvailableDays = z.infer<typeof availableDaysSchema>;

/** One planned day as the screens need it. */
export const planDaySchema = z.object({
  date: localDateSchema,
  type: planDayTypeSchema,
  routineId: z.nullable(idSchema),
  /** Why this day is as it is: one or two short Spanish sentences. */
  reason: z.string(),
  /** True when the player set the day by hand; it then survives until the plan is made again. */
  edited: z.boolean(),
  routine: z.nullable(
    z.object({
      name: z.string(),
      description: z.string(),
      difficulty: difficultySchema,
      duration: z.int(),
      exerciseCount: z.int(),
    }),
  ),
});
export type PlanDay = z.infer<typeof planDaySchema>;

export const weekSchema = z.object(
  Object.fromEntries(weekdays.map((day) => [day, planDaySchema])) as Record<
    (typeof weekdays)[number],
    typeof planDaySchema
  >,
);
export type Week = z.infer<typeof weekSchema>;

/** When and how long the player can train, and what the planner has to say about the current week as a whole. */
const scheduleSchema = z.object({
  availableDays: availableDaysSchema,
  sessionDuration: z.nullable(sessionDurationSchema),
  trainingDays: z.nullable(trainingDaysSchema),
  advice: z.array(z.string()),
});
export type Schedule = z.infer<typeof scheduleSchema>;

/** A saved schedule with the week it made; null where no week is planned yet. */
const savedScheduleSchema = z.extend(scheduleSchema, { week: z.nullable(weekSchema) });
export type SavedSchedule = z.infer<typeof savedScheduleSchema>;

const dayEditSchema = z.object({ type: planDayTypeSchema, routineId: z.nullish(idSchema) });

export const getSchedule = endpoint({
  method: 'GET',
  path: '/training-schedule',
  access: 'player',
  tag: 'Planificación',
  summary: 'When and how long the player can train',
  response: scheduleSchema,
  errors: ['auth.required'],
});

export const getWeek = endpoint({
  method: 'GET',
  path: '/training-schedule/week',
  access: 'player',
  tag: 'Planificación',
  summary: 'The seven days of the current week; a new Monday is planned when it is first read',
  response: weekSchema,
  errors: ['auth.required', 'profile.incomplete'],
});

export const putSchedule = endpoint({
  method: 'PUT',
  path: '/training-schedule',
  access: 'player',
  tag: 'Planificación',
  summary:
    'Edits days of the week (the others stay, past ones are ignored) and the availability; answers the week as it is then',
  body: z.partial(
    z.object({
      currentWeek: z.partialRecord(weekdaySchema, dayEditSchema),
      availableDays: availableDaysSchema,
      sessionDuration: sessionDurationSchema,
      trainingDays: trainingDaysSchema,
    }),
  ),
  response: savedScheduleSchema,
  errors: ['request.invalid', 'auth.required', 'routine.not_found'],
});

export const generateWeek = endpoint({
  method: 'POST',
  path: '/training-schedule/generate',
  access: 'player',
  tag: 'Planificación',
  summary: 'Makes the current week again from the profile; replaces edited days',
  response: weekSchema,
  errors: ['auth.required', 'profile.incomplete'],
});
