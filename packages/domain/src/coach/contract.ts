import * as z from 'zod/mini';
import { coachMessages } from '#coach/messages.ts';
import { chatReadings } from '#coach/vocabulary.ts';
import { bodyAreaSchema } from '#exercises/vocabulary.ts';
import { readChipsSchema, wishChipSchema } from '#generator/vocabulary.ts';
import { matchSchema } from '#matches/vocabulary.ts';
import { planDayTypeSchema, weekdaySchema } from '#schedule/vocabulary.ts';
import { endpointsOf, idSchema, instantSchema, localDateSchema } from '#wire/endpoint.ts';

const endpoint = endpointsOf({ tag: 'Entrenador', notFound: 'conversation.not_found' });

/** A day as an action would set it; carried out by `PUT /training-schedule`. */
const dayEditSchema = z.object({ type: planDayTypeSchema, routineId: z.nullable(idSchema) });

/**
 * A proposal of the trainer. Nothing happens until the player confirms; then the ordinary call of each kind is sent:
 * `update_day` and `adapt_week` PUT /training-schedule, `regenerate_week` POST /training-schedule/generate,
 * `make_routine` POST /routines/generate-with-ai, `log_match` POST /matches.
 */
export const chatActionSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('update_day'),
    data: z.object({ day: weekdaySchema, ...dayEditSchema.shape }),
  }),
  z.object({
    type: z.literal('adapt_week'),
    data: z.object({ area: z.nullable(bodyAreaSchema), currentWeek: z.partialRecord(weekdaySchema, dayEditSchema) }),
  }),
  z.object({ type: z.literal('regenerate_week'), data: z.object({}) }),
  z.object({
    type: z.literal('log_match'),
    data: z.object({
      date: localDateSchema,
      minutes: z.int().check(z.minimum(5), z.maximum(360)),
      sets: matchSchema.shape.sets,
      rpe: z.nullable(z.number().check(z.minimum(0), z.maximum(10))),
    }),
  }),
  z.object({
    type: z.literal('make_routine'),
    data: z.object({
      prompt: z.string().check(z.maxLength(2000)),
      /** The reading of the wish, which the player can change before the routine is generated. */
      chips: z.optional(readChipsSchema),
      /** Discomforts mentioned in the conversation; they are sent with the wish unless the player changes the chips. */
      felt: z.optional(z.array(wishChipSchema)),
    }),
  }),
]);
export type ChatAction = z.infer<typeof chatActionSchema>;
export type ChatActionType = ChatAction['type'];

const readingSchema = z.enum(chatReadings);

/**
 * Buttons with their Spanish words. With an `intent` a tap sends the label as `message` and the intent as `reading`;
 * without one the label alone.
 */
const choiceSchema = z.object({ intent: z.nullable(readingSchema), label: z.string() });
const choicesSchema = z.array(choiceSchema);
export type ChatChoice = z.infer<typeof choiceSchema>;

/** The outcome of a proposal: carried out, or rejected. */
export const messageMetadataSchema = z.object({
  /** The kind of the action that was carried out; null when the player declined it. */
  actionPerformed: z.nullable(z.enum(['update_day', 'adapt_week', 'regenerate_week', 'make_routine', 'log_match'])),
  dataModified: z.boolean(),
});
export type MessageMetadata = z.infer<typeof messageMetadataSchema>;

export const chatMessageSchema = z.object({
  _id: idSchema,
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: instantSchema,
  action: z.optional(z.nullable(chatActionSchema)),
  /** Possible answers to the trainer's question. */
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

/** Longest message a player may send. */
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
    limit: z._default(z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(100)), 30),
    before: z.optional(idSchema),
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

/**
 * With `Accept: text/event-stream` the answer comes as server-sent events: `delta` events ({text}) as it is written, then
 * one `done` event with this answer, or one `error` event with an error body.
 */
export const sendMessage = endpoint('POST /chatbot/conversations/:id/messages', {
  summary: 'Sends a message and returns the trainer’s answer; streams if requested',
  body: sendMessageBodySchema,
  response: z.object({
    response: z.string(),
    action: z.optional(chatActionSchema),
    choices: z.optional(choicesSchema),
    others: z.optional(choicesSchema),
    /** The stored message of the player and of the trainer. */
    userMessageId: idSchema,
    messageId: idSchema,
    timestamp: instantSchema,
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

/** One thing the trainer knows, as «Qué ve tu entrenador» shows it. */
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
