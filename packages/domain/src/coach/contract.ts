import * as z from 'zod/mini';
import { coachMessages } from '#coach/messages.ts';
import { factSchema } from '#coach/schemas.ts';
import { chatReadings, factSentenceLength } from '#coach/vocabulary.ts';
import { bodyAreaSchema } from '#exercises/schemas.ts';
import { readChipsSchema, wishChipSchema } from '#generator/schemas.ts';
import { matchSchema } from '#matches/schemas.ts';
import { absenceSchema, neverOnSchema } from '#schedule/contract.ts';
import { planDayTypeSchema, weekdaySchema } from '#schedule/schemas.ts';
import { seasonGoalKindSchema } from '#season/schemas.ts';
import { doneInstantSchema } from '#wire/dates.ts';
import { endpointsOf, idSchema, instantSchema, localDateSchema } from '#wire/endpoint.ts';
import { beforeSchema, limitOf } from '#wire/paging.ts';
import * as unit from '#wire/units.ts';

const endpoint = endpointsOf({ tag: 'Entrenador', notFound: 'conversation.not_found' });

const dayEditSchema = z.object({ type: planDayTypeSchema, routineId: z.nullable(idSchema) });
const daysSchema = z.partialRecord(weekdaySchema, dayEditSchema);
/** The first of the seven days that are named, else the Monday of the week it was proposed in; and what they held then. */
const placeOfDays = { from: z.optional(localDateSchema), before: z.optional(daysSchema) };

/** `replaces`: the goal that gives way, where only one is possible. */
const seasonWishSchema = z.object({
  kind: seasonGoalKindSchema,
  name: z.string().check(z.maxLength(60)),
  date: z.nullable(localDateSchema),
  replaces: z.nullable(z.string()),
});

export const chatActionSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('update_day'),
    data: z.object({ day: weekdaySchema, ...dayEditSchema.shape, ...placeOfDays }),
  }),
  z.object({
    type: z.literal('adapt_week'),
    data: z.object({ area: z.nullable(bodyAreaSchema), currentWeek: daysSchema, ...placeOfDays }),
  }),
  z.object({ type: z.literal('regenerate_week'), data: z.object({}) }),
  z.object({
    type: z.literal('log_match'),
    data: z.object({
      date: localDateSchema,
      minutes: unit.minutes().check(z.minimum(5), z.maximum(360)),
      sets: matchSchema.shape.sets,
      rpe: z.nullable(z.number().check(z.minimum(0), z.maximum(10), z.describe('Effort, 0–10 (CR-10).'))),
    }),
  }),
  z.object({
    type: z.literal('make_routine'),
    data: z.object({
      prompt: z.string().check(z.maxLength(2000)),
      chips: z.optional(readChipsSchema),
      /** Discomforts mentioned in the conversation; they are sent with the wish unless the player changes the chips. */
      felt: z.optional(z.array(wishChipSchema)),
    }),
  }),
  z.object({ type: z.literal('absence'), data: absenceSchema }),
  z.object({ type: z.literal('never_on'), data: neverOnSchema }),
  z.object({ type: z.literal('season_goal'), data: seasonWishSchema }),
]);
export type ChatAction = z.infer<typeof chatActionSchema>;
export type ChatActionType = ChatAction['type'];

const readingSchema = z.enum(chatReadings);

/** With an `intent` a tap sends the label as `message` and the intent as `reading`; without one the label alone. */
const choiceSchema = z.object({ intent: z.nullable(readingSchema), label: z.string() });
const choicesSchema = z.array(choiceSchema);
export type ChatChoice = z.infer<typeof choiceSchema>;

export const messageMetadataSchema = z.object({
  /** The kind of the action that was carried out; null when the player declined it. */
  actionPerformed: z.nullable(
    z.enum([
      'update_day',
      'adapt_week',
      'regenerate_week',
      'make_routine',
      'log_match',
      'absence',
      'never_on',
      'season_goal',
    ]),
  ),
  dataModified: z.boolean(),
});
export type MessageMetadata = z.infer<typeof messageMetadataSchema>;

export const chatMessageSchema = z.object({
  _id: idSchema,
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: instantSchema,
  action: z.optional(z.nullable(chatActionSchema)),
  choices: z.optional(choicesSchema),
  /** «No era eso»: the next readings of the message that was answered. */
  others: z.optional(choicesSchema),
  metadata: z.optional(messageMetadataSchema),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

const conversationSummarySchema = z.object({
  _id: idSchema,
  title: z.string(),
  createdAt: instantSchema,
  lastMessageAt: instantSchema,
  isActive: z.boolean(),
});
export type ConversationSummary = z.infer<typeof conversationSummarySchema>;

export const conversationSchema = z.extend(conversationSummarySchema, { messages: z.array(chatMessageSchema) });
export type Conversation = z.infer<typeof conversationSchema>;

export const messageMaxLength = 2000;

export const createConversation = endpoint('POST /chatbot/conversations', {
  summary: 'Opens a conversation with the trainer',
  body: z.object({ title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)) }),
  response: conversationSchema,
  status: 201,
  ratePerMinute: 30,
});

export const listConversations = endpoint('GET /chatbot/conversations', {
  summary: 'The conversations that hold messages, the latest first; pages with limit and before (Link header)',
  query: z.object({
    limit: limitOf({ usual: 30, most: 100 }),
    before: beforeSchema,
  }),
  response: z.array(conversationSummarySchema),
});

export const getConversation = endpoint('GET /chatbot/conversations/:id', {
  summary: 'One conversation with its last 200 messages, oldest first',
  response: conversationSchema,
});

export const deleteConversation = endpoint('DELETE /chatbot/conversations/:id', {
  summary: 'Deletes a conversation with its messages',
  response: null,
});

export const sendMessageBodySchema = z.object({
  message: z
    .string({ error: coachMessages.empty })
    .check(z.trim(), z.minLength(1, coachMessages.empty), z.maxLength(messageMaxLength, coachMessages.tooLong)),
  /** The reading the player tapped (`message` is its label): the message before is answered so. */
  reading: z.optional(readingSchema),
});

/** As `text/event-stream`: `delta` events ({text}), then one `done` event with this answer, or one `error` event. */
export const sendMessage = endpoint('POST /chatbot/conversations/:id/messages', {
  summary: 'Sends a message and returns the trainer’s answer; streams if requested',
  body: sendMessageBodySchema,
  response: z.object({
    response: z.string(),
    action: z.optional(chatActionSchema),
    choices: z.optional(choicesSchema),
    others: z.optional(choicesSchema),
    userMessageId: idSchema,
    messageId: idSchema,
    timestamp: instantSchema,
    /** The player agreed in words: the action is to be carried out as if its button had been pressed. */
    confirms: z.optional(z.literal(true)),
    /** Perhaps a crisis in the message: one soft sentence stands below the answer. It is never stored. */
    soft: z.optional(z.literal(true)),
    /** Messages that are deleted: the help for a crisis that was not meant, and the words that said so. */
    removed: z.optional(z.array(idSchema)),
  }),
  errors: ['conversation.busy', 'request.cancelled'],
  ratePerMinute: 60,
});

export const putMessageOutcome = endpoint('PUT /chatbot/conversations/:id/messages/:messageId/outcome', {
  summary: 'Stores the outcome of a proposed action; later calls change nothing',
  params: z.object({ id: idSchema, messageId: idSchema }),
  body: messageMetadataSchema,
  response: chatMessageSchema,
});

const seenFactSchema = z.object({
  label: z.string(),
  value: z.string(),
  /** Whether an outside model would receive it too. */
  sentOut: z.boolean(),
});

export const getTrainerView = endpoint('GET /chatbot/what-your-trainer-sees', {
  summary: 'Every fact of the player that the trainer uses, and which of them an outside model gets',
  response: z.object({
    /** The outside service's host; null: nothing leaves, the built-in trainer answers. */
    outsideService: z.nullable(z.string()),
    facts: z.array(seenFactSchema),
  }),
});

const outsideSchema = z.object({
  /** The outside service's host; null: there is none to agree to. */
  service: z.nullable(z.string()),
  consent: z.boolean(),
  /** Words about health, too. */
  healthConsent: z.boolean(),
});
export type OutsideConsents = z.infer<typeof outsideSchema>;

export const getOutside = endpoint('GET /chatbot/outside', {
  summary: 'The outside service that may help the trainer to answer, and what the player agreed to',
  response: outsideSchema,
});

export const putOutside = endpoint('PUT /chatbot/outside', {
  summary: 'Lets the outside service help, or turns it off; health needs its own consent beside the first',
  body: z.omit(outsideSchema, { service: true }),
  response: outsideSchema,
  ratePerMinute: 30,
});

const toldFactSchema = z.object({
  _id: idSchema,
  fact: factSchema,
  /** The player's own words it came from. */
  sentence: z.string(),
  saidAt: instantSchema,
});
export type ToldFact = z.infer<typeof toldFactSchema>;

export const factsSchema = z.object({
  /** Whether facts about health are stored, too. */
  healthConsent: z.boolean(),
  facts: z.array(toldFactSchema),
});
export type Facts = z.infer<typeof factsSchema>;

const factEndpoint = endpointsOf({ tag: 'Entrenador', response: factsSchema, ratePerMinute: 60 });

export const listFacts = factEndpoint('GET /chatbot/facts', {
  summary: 'What the player told the trainer, each with its sentence, the latest first',
});

export const deleteFact = factEndpoint('DELETE /chatbot/facts/:id', {
  summary: 'Deletes one fact; the trainer no longer uses it',
  errors: ['fact.not_found'],
});

export const restoreFact = factEndpoint('PUT /chatbot/facts', {
  summary:
    'Stores a fact again that was just deleted; replaces another one of its kind. Of health with its consent only',
  body: z.extend(z.omit(toldFactSchema, { _id: true }), {
    sentence: z.string().check(z.minLength(1), z.maxLength(factSentenceLength)),
    saidAt: doneInstantSchema,
  }),
});

export const deleteFacts = factEndpoint('DELETE /chatbot/facts', {
  summary: 'Deletes all facts; repeating it changes nothing',
});

export const putHealthFacts = factEndpoint('PUT /chatbot/facts/health-consent', {
  summary: 'Gives the consent to store facts about health, or withdraws it and deletes them',
  body: z.object({ consent: z.boolean() }),
});
