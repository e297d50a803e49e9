import type { ChatAction } from '@bandeja/domain/coach/contract';
import type { ToolProposal } from '@bandeja/domain/tools/contract';
import type { ChatState } from '@bandeja/trainer/chat/types';
import * as queries from '#features/coach/queries.ts';
import type { Actor, Deps } from '#kit/deps.ts';

const proposalsShown = 50;

/** The state of a program's conversation; null once the player has deleted it. */
export async function stateOf(deps: Deps, actor: Actor, conversationId: string | null): Promise<ChatState | null> {
  if (conversationId === null) return null;
  const { state } = await queries.earlierTurns(deps.db, actor.userId, conversationId, 1);
  return state;
}

type Left = { title: string; conversationId: string | null; text: string; action: ChatAction; state: ChatState };

/** Leaves a program's proposal in a conversation of its own: there the player says yes or no. In the caller's transaction. */
export async function leaveProposal(
  inTx: Deps,
  { userId }: Actor,
  { title, text, action, state, ...left }: Left,
): Promise<ToolProposal> {
  const message = {
    userId,
    id: inTx.newId(),
    role: 'assistant' as const,
    content: text,
    at: inTx.now(),
    action,
    state,
  };
  const known = left.conversationId;
  const isThere = known !== null && (await queries.addMessage(inTx.db, { ...message, conversationId: known }));
  const conversationId = isThere ? known : inTx.newId();
  if (!isThere) {
    await queries.openConversation(inTx.db, { userId, id: conversationId, title, now: inTx.now() });
    await queries.addMessage(inTx.db, { ...message, conversationId });
  }
  const proposal = {
    _id: message.id,
    conversationId,
    text,
    action,
    proposedAt: message.at.toISOString(),
    outcome: null,
  };
  return proposal;
}

export function proposalsIn(deps: Deps, actor: Actor, conversationIds: string[]): Promise<ToolProposal[]> {
  return queries.proposalsIn(deps.db, { userId: actor.userId, conversationIds, most: proposalsShown });
}
