import type { Conversation, MessageMetadata, OutsideConsents, ToldFact } from '@bandeja/domain/coach/contract';
import { coachMessages } from '@bandeja/domain/coach/messages';
import type { QueryClient } from '@tanstack/react-query';
import { call, NetworkError } from '#lib/http.ts';
import { callMutation, callQuery, findQuery, pagesQuery, removeMutation } from '#lib/query.ts';
import { useReplacing } from '#lib/use-replacing.ts';

const pageSize = 30;

/** A conversation; null: the server has none, it is deleted or has not begun. */
export function conversationQuery(id: string | null) {
  // a conversation without messages exists in the cache only
  return findQuery('GET /chatbot/conversations/:id', { params: { id: id ?? 'new' } }, { enabled: id !== null });
}

export const conversationsQuery = pagesQuery('GET /chatbot/conversations', pageSize, {}, { staleTime: 0 });

export function openConversation(signal: AbortSignal): Promise<Conversation> {
  return call('POST /chatbot/conversations', { body: { title: coachMessages.untitled }, signal });
}

export const deleteMutation = removeMutation('DELETE /chatbot/conversations/:id', (id: string) => ({ params: { id } }));

export type Outcome = { conversationId: string; messageId: string; metadata: MessageMetadata };

/** Stores the outcome of a proposal, with retries: otherwise it would be offered again. */
export const outcomeMutation = {
  ...callMutation(
    'PUT /chatbot/conversations/:id/messages/:messageId/outcome',
    ({ conversationId, messageId, metadata }: Outcome) => ({
      params: { id: conversationId, messageId },
      body: metadata,
    }),
  ),
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

export const factsQuery = callQuery('GET /chatbot/facts', {}, { staleTime: 0 });

export const useForgetFact = () =>
  useReplacing('GET /chatbot/facts', 'DELETE /chatbot/facts/:id', (id: string) => ({ params: { id } }));

export const useRestoreFact = () =>
  useReplacing('GET /chatbot/facts', 'PUT /chatbot/facts', (told: Omit<ToldFact, '_id'>) => ({ body: told }));

export const useForgetAll = () => useReplacing('GET /chatbot/facts', 'DELETE /chatbot/facts', () => ({}));

export const useSaveHealthConsent = () =>
  useReplacing('GET /chatbot/facts', 'PUT /chatbot/facts/health-consent', (consent: boolean) => ({
    body: { consent },
  }));

export const outsideQuery = callQuery('GET /chatbot/outside', {});

export const useSaveOutside = () =>
  useReplacing(
    'GET /chatbot/outside',
    'PUT /chatbot/outside',
    (chosen: Pick<OutsideConsents, 'consent' | 'healthConsent'>) => ({
      body: chosen,
    }),
  );
