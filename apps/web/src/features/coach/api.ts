import {
  type Conversation,
  createConversation,
  deleteConversation,
  deleteFact,
  deleteFacts,
  getConversation,
  getOutside,
  listConversations,
  listFacts,
  type MessageMetadata,
  type OutsideConsents,
  putHealthFacts,
  putMessageOutcome,
  putOutside,
  restoreFact,
  type ToldFact,
} from '@bandeja/domain/coach/contract';
import { coachMessages } from '@bandeja/domain/coach/messages';
import type { QueryClient } from '@tanstack/react-query';
import { call, NetworkError } from '#lib/http.ts';
import { callMutation, callQuery, findQuery, pagesQuery, removeMutation } from '#lib/query.ts';
import { useReplacing } from '#lib/use-replacing.ts';

const pageSize = 30;

/** A conversation; null: the server has none, it is deleted or has not begun. */
export function conversationQuery(id: string | null) {
  // a conversation without messages exists in the cache only
  return findQuery(getConversation, { params: { id: id ?? 'new' } }, { enabled: id !== null });
}

export const conversationsQuery = pagesQuery(listConversations, pageSize, {}, { staleTime: 0 });

export function openConversation(signal: AbortSignal): Promise<Conversation> {
  return call(createConversation, { body: { title: coachMessages.untitled }, signal });
}

export const deleteMutation = removeMutation(deleteConversation, (id: string) => ({ params: { id } }));

export type Outcome = { conversationId: string; messageId: string; metadata: MessageMetadata };

/** Stores the outcome of a proposal, with retries: otherwise it would be offered again. */
export const outcomeMutation = {
  ...callMutation(putMessageOutcome, ({ conversationId, messageId, metadata }: Outcome) => ({
    params: { id: conversationId, messageId },
    body: metadata,
  })),
  retry: (failures: number, error: Error) => error instanceof NetworkError && failures < 3,
};

type Messages = Conversation['messages'];

const local: Conversation = {
  _id: 'local',
  title: coachMessages.untitled,
  isActive: true,
  messages: [],
  createdAt: new Date(0).toISOString(),
  lastMessageAt: new Date(0).toISOString(),
};

export function changeMessages(client: QueryClient, id: string | null, change: (messages: Messages) => Messages): void {
  client.setQueryData(conversationQuery(id).queryKey, (conversation) => {
    const before = conversation ?? local;
    return { ...before, messages: change(before.messages) };
  });
}

export const factsQuery = callQuery(listFacts, {}, { staleTime: 0 });

export const useForgetFact = () => useReplacing(listFacts, deleteFact, (id: string) => ({ params: { id } }));

export const useRestoreFact = () =>
  useReplacing(listFacts, restoreFact, (told: Omit<ToldFact, '_id'>) => ({ body: told }));

export const useForgetAll = () => useReplacing(listFacts, deleteFacts, () => ({}));

export const useSaveHealthConsent = () =>
  useReplacing(listFacts, putHealthFacts, (consent: boolean) => ({ body: { consent } }));

export const outsideQuery = callQuery(getOutside, {});

export const useSaveOutside = () =>
  useReplacing(getOutside, putOutside, (chosen: Pick<OutsideConsents, 'consent' | 'healthConsent'>) => ({
    body: chosen,
  }));
