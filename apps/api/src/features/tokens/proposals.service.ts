import type { Actor, Deps } from '#kit/deps.ts';
import * as queries from '#kit/tokens/queries.ts';

/** The conversations in which proposals wait: of the token that asks, or of all tokens for the player. */
export function conversationsFor({ db }: Deps, { userId, token }: Actor): Promise<string[]> {
  return queries.conversationsOf(db, userId, token?.id ?? null);
}

export async function rememberConversation({ db }: Deps, { userId, token }: Actor, id: string): Promise<void> {
  if (token) await queries.rememberConversation(db, { userId, tokenId: token.id, conversationId: id });
}
