import type {
  ChatAction,
  ChatMessage,
  Conversation,
  ConversationSummary,
  MessageMetadata,
} from '@bandeja/domain/coach/contract';
import type { ToolProposal } from '@bandeja/domain/tools/contract';
import type { ChatState, ChatTurn } from '@bandeja/trainer/chat/types';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import type { Tables } from '#kit/database/tables.ts';

type ConversationRow = Selectable<Tables['conversations']>;
type MessageRow = Selectable<Tables['conversation_messages']>;

const messagesShown = 200;

function toSummary(row: ConversationRow): ConversationSummary {
  return {
    _id: row.id,
    title: row.title,
    createdAt: row.created_at.toISOString(),
    lastMessageAt: row.last_message_at.toISOString(),
    isActive: true,
  };
}

function toMessage(row: MessageRow): ChatMessage {
  return {
    _id: row.id,
    role: row.role === 'user' ? 'user' : 'assistant',
    content: row.content,
    timestamp: row.created_at.toISOString(),
    ...(row.action ? { action: row.action } : {}),
    ...(row.readings ?? {}),
    ...(row.metadata ? { metadata: row.metadata } : {}),
  };
}

/** Opens a conversation; those that were opened before and never spoken in go. */
export async function openConversation(
  db: Database,
  talk: { userId: string; id: string; title: string; now: Date },
): Promise<Conversation> {
  await db
    .deleteFrom('conversations as c')
    .where('c.user_id', '=', talk.userId)
    .where('c.last_message_at', '<', new Date(talk.now.getTime() - 3_600_000))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('conversation_messages as m')
            .select(sql`1`.as('one'))
            .whereRef('m.user_id', '=', 'c.user_id')
            .whereRef('m.conversation_id', '=', 'c.id'),
        ),
      ),
    )
    .execute();
  const row = await db
    .insertInto('conversations')
    .values({ user_id: talk.userId, id: talk.id, title: talk.title, created_at: talk.now, last_message_at: talk.now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...toSummary(row), messages: [] };
}

export async function listConversations(
  db: Database,
  userId: string,
  page: { limit: number; before?: string | undefined },
): Promise<ConversationSummary[]> {
  let query = db
    .selectFrom('conversations as c')
    .selectAll('c')
    .where('c.user_id', '=', userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('conversation_messages as m')
          .select(sql`1`.as('one'))
          .whereRef('m.user_id', '=', 'c.user_id')
          .whereRef('m.conversation_id', '=', 'c.id'),
      ),
    );
  if (page.before !== undefined) {
    query = query.where(
      sql<boolean>`(c.last_message_at, c.id) < (select b.last_message_at, b.id from conversations b where b.user_id = ${userId} and b.id = ${page.before})`,
    );
  }
  const rows = await query.orderBy('c.last_message_at', 'desc').orderBy('c.id', 'desc').limit(page.limit).execute();
  return rows.map(toSummary);
}

export async function conversationById(db: Database, userId: string, id: string): Promise<Conversation | null> {
  const row = await db
    .selectFrom('conversations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const messages = await lastMessages(db, userId, id, messagesShown);
  return { ...toSummary(row), messages: messages.map(toMessage) };
}

async function lastMessages(
  db: Database,
  userId: string,
  conversationId: string,
  count: number,
): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('conversation_messages')
    .selectAll()
    .where('user_id', '=', userId)
    .where('conversation_id', '=', conversationId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return rows.reverse();
}

/** Oldest first, with the state after the last one, and whether an answer has pointed to the plans. */
export async function earlierTurns(
  db: Database,
  userId: string,
  conversationId: string,
  count: number,
): Promise<{ turns: ChatTurn[]; upsellShown: boolean; state: ChatState | null }> {
  const rows = await lastMessages(db, userId, conversationId, count);
  const pointed = await db
    .selectFrom('conversation_messages')
    .select('id')
    .where('user_id', '=', userId)
    .where('conversation_id', '=', conversationId)
    .where('upsell', '=', true)
    .limit(1)
    .executeTakeFirst();
  const turns = rows.map(toMessage).map(({ role, content }) => ({ role, content }));
  const last = rows.findLast(({ role }) => role === 'assistant');
  return { turns, upsellShown: pointed !== undefined, state: last ? stateWithOutcome(last) : null };
}

/** The trainer left its proposal open; the button below it may have carried it out since. */
function stateWithOutcome({ state, metadata }: Pick<MessageRow, 'state' | 'metadata'>): ChatState | null {
  const isDone = metadata !== null && metadata.actionPerformed !== null;
  return state !== null && isDone ? { ...state, done: state.proposal } : state;
}

export async function deleteConversation(db: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('conversations')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Reserves the turn: 'busy' while another answer is in progress, 'none' without such a conversation. */
export async function reserveTurn(
  db: Database,
  turn: { userId: string; id: string; now: Date; until: Date },
): Promise<'taken' | 'busy' | 'none'> {
  const taken = await db
    .updateTable('conversations')
    .set({ answering_until: turn.until })
    .where('user_id', '=', turn.userId)
    .where('id', '=', turn.id)
    .where(({ or, eb }) => or([eb('answering_until', 'is', null), eb('answering_until', '<=', turn.now)]))
    .returning('id')
    .executeTakeFirst();
  if (taken) return 'taken';
  const there = await db
    .selectFrom('conversations')
    .select('id')
    .where('user_id', '=', turn.userId)
    .where('id', '=', turn.id)
    .executeTakeFirst();
  return there ? 'busy' : 'none';
}

export async function releaseTurn(db: Database, userId: string, id: string): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ answering_until: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

export type NewMessage = {
  userId: string;
  conversationId: string;
  id: string;
  role: ChatTurn['role'];
  content: string;
  at: Date;
  action?: ChatAction | null;
  upsell?: boolean;
  readings?: Pick<ChatMessage, 'choices' | 'others'>;
  state?: ChatState | undefined;
};

/** False when the conversation was deleted meanwhile. */
export async function addMessage(db: Database, message: NewMessage): Promise<boolean> {
  const { userId, conversationId, at } = message;
  const moved = await db
    .updateTable('conversations')
    .set({ last_message_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', conversationId)
    .returning('id')
    .executeTakeFirst();
  if (!moved) return false;
  await db
    .insertInto('conversation_messages')
    .values({
      user_id: userId,
      conversation_id: conversationId,
      id: message.id,
      role: message.role,
      content: message.content,
      created_at: at,
      action: message.action ? JSON.stringify(message.action) : null,
      upsell: message.upsell ?? false,
      readings: message.readings ? JSON.stringify(message.readings) : null,
      state: message.state ? JSON.stringify(message.state) : null,
    })
    .execute();
  return true;
}

export async function deleteLastAnswer(db: Database, userId: string, conversationId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from conversation_messages where user_id = ${userId} and conversation_id = ${conversationId}
    and (created_at, id) >= (
      select created_at, id from conversation_messages
      where user_id = ${userId} and conversation_id = ${conversationId} and role = 'assistant'
      order by created_at desc, id desc limit 1
    ) returning id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function nameConversation(
  db: Database,
  naming: { userId: string; id: string; from: string; title: string },
): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ title: naming.title })
    .where('user_id', '=', naming.userId)
    .where('id', '=', naming.id)
    .where('title', '=', naming.from)
    .execute();
}

/** Once; null when the player has no such proposal. */
export async function recordOutcome(
  db: Database,
  at: { userId: string; conversationId: string; messageId: string },
  metadata: MessageMetadata,
): Promise<ChatMessage | null> {
  const row = await db
    .updateTable('conversation_messages')
    .set({ metadata: sql`coalesce(metadata, ${JSON.stringify(metadata)}::jsonb)` })
    .where('user_id', '=', at.userId)
    .where('conversation_id', '=', at.conversationId)
    .where('id', '=', at.messageId)
    .where('action', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  return row ? toMessage(row) : null;
}

/** The newest first. */
export async function proposalsIn(
  db: Database,
  { userId, conversationIds, most }: { userId: string; conversationIds: string[]; most: number },
): Promise<ToolProposal[]> {
  const rows = await db
    .selectFrom('conversation_messages')
    .select(['id', 'conversation_id', 'content', 'action', 'created_at', 'metadata'])
    .where('user_id', '=', userId)
    .where('conversation_id', '=', sql<string>`any(${conversationIds}::uuid[])`)
    .where('action', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.flatMap(({ id, conversation_id: conversationId, content, action, created_at: at, metadata }) => {
    const said = { _id: id, conversationId, text: content, proposedAt: at.toISOString(), outcome: metadata };
    return action === null ? [] : [{ ...said, action }];
  });
}
