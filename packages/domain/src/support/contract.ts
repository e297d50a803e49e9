import * as z from 'zod/mini';
import { planIdSchema } from '#billing/schemas.ts';
import { leadMessages } from '#leads/messages.ts';
import { supportMessages } from '#support/messages.ts';
import { emailSchema } from '#wire/email.ts';
import { endpointsOf, idSchema, instantSchema } from '#wire/endpoint.ts';
import { lineSchema } from '#wire/line.ts';
import { beforeSchema, limitOf } from '#wire/paging.ts';
import * as unit from '#wire/units.ts';

const endpoint = endpointsOf({ tag: 'Mensajes', notFound: 'message.not_found' });

const textSchema = z
  .string({ error: supportMessages.messageRequired })
  .check(z.trim(), z.minLength(1, supportMessages.messageRequired), z.maxLength(4000, supportMessages.messageLong));

export const contactBodySchema = z.object({
  name: lineSchema(supportMessages.nameRequired).check(
    z.maxLength(80, 'Puede tener 80 caracteres como máximo'),
    z.minLength(1, supportMessages.nameRequired),
  ),
  email: emailSchema({ missing: leadMessages.incomplete, invalid: leadMessages.emailInvalid }),
  message: textSchema,
  /** A field that people do not see. When it is filled, nothing is stored and the response looks the same. */
  website: z.optional(z.string().check(z.maxLength(200))),
});
export type ContactBody = z.input<typeof contactBodySchema>;

export const sendContactMessage = endpoint('POST /contact', {
  access: 'optional',
  tag: 'Contactos',
  summary:
    'Opens a thread: the message is stored and mailed to the operator; the same words again are the thread there is',
  body: contactBodySchema,
  response: z.object({ reference: z.string() }),
  status: 201,
  ratePerMinute: 5,
});

const page = {
  limit: limitOf({ usual: 50, most: 200 }),
  before: beforeSchema,
};

const messageSchema = z.object({
  _id: idSchema,
  side: z.enum(['person', 'team']),
  /** Of the team: the first name of who wrote. Null: that account is gone. */
  author: z.nullable(z.string()),
  text: z.string(),
  createdAt: instantSchema,
});

const ownThreadSchema = z.object({
  _id: idSchema,
  reference: z.string(),
  message: z.string(),
  createdAt: instantSchema,
  /** Of the last message. */
  lastAt: instantSchema,
  isAnswered: z.boolean(),
  isUnread: z.boolean(),
});
export type OwnThread = z.infer<typeof ownThreadSchema>;

export const listThreads = endpoint('GET /threads', {
  summary: 'What the player has written to the desk, newest first; pages with limit and before',
  query: z.object(page),
  response: z.array(ownThreadSchema),
});

const ownThreadWithMessages = z.extend(ownThreadSchema, { messages: z.array(messageSchema) });

export const getThread = endpoint('GET /threads/:id', {
  summary: 'One of them with its messages, without the notes of the team',
  response: ownThreadWithMessages,
});

export const readThread = endpoint('PUT /threads/:id/read', {
  summary: 'The player has seen the answers',
  response: null,
});

export const threadBodySchema = z.object({ text: textSchema });

export const openThread = endpoint('POST /threads', {
  summary: 'Writes to the desk from inside the app; the receipt is mailed',
  body: threadBodySchema,
  response: ownThreadSchema,
  status: 201,
  ratePerMinute: 5,
});

export const addToThread = endpoint('POST /threads/:id/messages', {
  summary: 'Adds to a thread, which waits for an answer again; the same words twice are one message',
  body: threadBodySchema,
  response: ownThreadWithMessages,
  ratePerMinute: 10,
});

export const threadStates = ['waiting', 'answered', 'closed'] as const;
export type ThreadState = (typeof threadStates)[number];

const threadSchema = z.object({
  _id: idSchema,
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  fromPlayer: z.boolean(),
  priority: z.boolean(),
  state: z.enum(threadStates),
  waitingSince: instantSchema,
  dueAt: instantSchema,
  assignee: z.nullable(z.object({ _id: idSchema, name: z.string() })),
  answeredAt: z.nullable(instantSchema),
  createdAt: instantSchema,
});
export type Thread = z.infer<typeof threadSchema>;

export const inboxViews = ['waiting', 'mine', 'all'] as const;
export type InboxView = (typeof inboxViews)[number];

export const listInbox = endpoint('GET /admin/threads', {
  access: 'support',
  tag: 'Administración',
  summary:
    'Threads. `waiting`: those with priority first, then whoever has waited longest; `mine` and `all`: newest first. Pages with limit and before (Link header)',
  query: z.object({ view: z._default(z.enum(inboxViews), 'waiting'), ...page }),
  response: z.array(threadSchema),
});

const waiting = z.int().check(z.describe('Threads that wait for an answer.'));
const overdue = z.int().check(z.describe('Threads that wait for longer than was promised.'));

export const getInboxFigures = endpoint('GET /admin/inbox', {
  access: 'support',
  tag: 'Administración',
  summary: 'How many threads wait, since when the oldest does, how many are past the promise',
  response: z.object({ waiting, oldest: z.nullable(instantSchema), overdue }),
});

const writerSchema = z.object({ _id: idSchema, plan: planIdSchema, createdAt: instantSchema, threads: unit.count() });

const deskThreadSchema = z.extend(threadSchema, {
  messages: z.array(z.extend(messageSchema, { side: z.enum(['person', 'team', 'note']) })),
  player: z.nullable(writerSchema).check(z.describe('Who writes; null without an account.')),
});
export type DeskThread = z.infer<typeof deskThreadSchema>;

export const getDeskThread = endpoint('GET /admin/threads/:id', {
  access: 'support',
  tag: 'Administración',
  summary: 'A thread with its messages and notes, and the plan of who wrote; never health data',
  response: deskThreadSchema,
});

export const answerBodySchema = z.object({
  text: textSchema,
  kind: z.enum(['answer', 'note']),
  closes: z._default(z.boolean(), false),
});

export const answerThread = endpoint('POST /admin/threads/:id/messages', {
  access: 'support',
  tag: 'Administración',
  summary: 'Answers, by mail and in the app, or notes for the team alone; the same words twice are one',
  body: answerBodySchema,
  response: deskThreadSchema,
});

export const changeThread = endpoint('PATCH /admin/threads/:id', {
  access: 'support',
  tag: 'Administración',
  summary: 'Sets the state of a thread, or whether the caller takes it on; repeating changes nothing',
  body: z.object({ state: z.optional(z.enum(threadStates)), isMine: z.optional(z.boolean()) }),
  response: deskThreadSchema,
});
