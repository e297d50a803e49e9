import * as z from 'zod/mini';
import { checkInMessages } from '#check-ins/messages.ts';
import { chosenQuestions } from '#check-ins/rules.ts';
import { answersSchema, questionSchema } from '#check-ins/schemas.ts';
import { checkInQuestions } from '#check-ins/vocabulary.ts';
import { heardFields } from '#profile/schemas.ts';
import { endpointsOf, instantSchema, localDateSchema } from '#wire/endpoint.ts';
import * as unit from '#wire/units.ts';

const endpoint = endpointsOf({ tag: 'Control semanal', notFound: 'coaching.not_found', ratePerMinute: 30 });

const checkInSchema = z.object({
  /** Of the week it is about. */
  monday: localDateSchema,
  answers: answersSchema,
  sentAt: instantSchema,
});
export type CheckIn = z.infer<typeof checkInSchema>;

const ownCheckInsSchema = z.object({
  /** The week that can be answered now; null: none, or no coach reads it. */
  open: z.nullable(
    z.object({ monday: localDateSchema, questions: z.array(questionSchema), coach: z.string(), feminine: z.boolean() }),
  ),
  /** The latest 12, newest first. */
  sent: z.array(checkInSchema),
});
export type OwnCheckIns = z.infer<typeof ownCheckInsSchema>;

export const getCheckIns = endpoint('GET /check-ins', {
  summary: 'The weekly check-in that can be answered now, and those that were sent',
  response: ownCheckInsSchema,
});

export const putCheckIn = endpoint('PUT /check-ins', {
  summary: 'Answers the check-in of the open week; a second answer replaces the first while it is open',
  body: z.object({
    answers: answersSchema.check(
      z.refine((answers) => Object.values(answers).some((each) => each !== undefined), checkInMessages.empty),
    ),
  }),
  response: z.extend(ownCheckInsSchema, {
    /** What the player's own words require at once. */
    heard: z.object(heardFields),
  }),
  errors: ['check_in.not_open'],
});

const coachedCheckInsSchema = z.object({
  questions: z.array(questionSchema),
  weeks: z
    .array(
      z.object({
        monday: localDateSchema,
        checkIn: z.nullable(checkInSchema),
        load: z.nullable(z.number()).check(z.describe('Of the sessions with an effort; arbitrary units.')),
        minutes: unit.minutes(),
      }),
    )
    .check(z.describe('Oldest first; a week without an answer is null.')),
  /** The week that went by without an answer. */
  missed: z.nullable(localDateSchema),
  /** The player has been reminded of the latest one. */
  isNudged: z.boolean(),
});
export type CoachedCheckIns = z.infer<typeof coachedCheckInsSchema>;

export const getCoachedCheckIns = endpoint('GET /coaching/players/:id/check-ins', {
  summary: 'Check-ins of twelve weeks beside the load, where the player shares their health',
  response: coachedCheckInsSchema,
});

export const putQuestions = endpoint('PUT /coaching/players/:id/check-ins/questions', {
  summary: 'Chooses four to eight questions for this player, from the next answer on',
  body: z.object({
    questions: z.array(questionSchema).check(
      z.maxLength(checkInQuestions.length),
      z.refine((questions) => chosenQuestions(questions) !== null, checkInMessages.questions),
    ),
  }),
  response: coachedCheckInsSchema,
});
