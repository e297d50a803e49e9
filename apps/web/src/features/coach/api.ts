import {
  type Conversation,
  type ConversationSummary,
  createConversation,
  deleteConversation,
  getConversation,
  listConversations,
  type MessageMetadata,
  putMessageOutcome,
} from '@bandeja/domain/coach/contract';
import { coachMessages } from '@bandeja/domain/coach/messages';
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, HttpError, NetworkError } from '#lib/http.ts';

const pageSize = 30;

/** A conversation; null: none of the server's, it is deleted or has not begun. */
export function conversationQuery(id: string | null) {
  return queryOptions({
    queryKey: ['coach', 'conversation', id],
    queryFn: async ({ signal }): Promise<Conversation | null> => {
      if (id === null) return null;
      try {
        return await call(getConversation, { params: { id }, signal });
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) return null;
        throw error;
      }
    },
    enabled: id !== null,
  });
}

/** Those that hold messages, the latest first, page by page. */
export const conversationsQuery = infiniteQueryOptions({
  queryKey: ['coach', 'conversations'],
  queryFn: ({ pageParam, signal }) =>
    call(listConversations, {
      query: { limit: pageSize, ...(pageParam === null ? {} : { before: pageParam }) },
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: (page: ConversationSummary[]) => (page.length < pageSize ? null : (page.at(-1)?._id ?? null)),
  // what was said a moment ago is at the top
  staleTime: 0,
});

/** Its first message names it. */
export function openConversation(signal: AbortSignal): Promise<Conversation> {
  return call(createConversation, { body: { title: coachMessages.untitled }, signal });
}

export const deleteMutation = mutationOptions({
  mutationFn: async (id: string) => {
    await call(deleteConversation, { params: { id } }).catch((error) => {
      // gone is gone, whoever did it
      if (!(error instanceof HttpError && error.status === 404)) throw error;
    });
    return id;
  },
});

export type Outcome = { conversationId: string; messageId: string; metadata: MessageMetadata };

/** Notes what became of a proposal. Without the note it would be offered again: a lost connection is tried again. */
export const outcomeMutation = mutationOptions({
  mutationFn: ({ conversationId, messageId, metadata }: Outcome) =>
    call(putMessageOutcome, { params: { id: conversationId, messageId }, body: metadata }),
  retry: (failures, error) => error instanceof NetworkError && failures < 3,
});

type Messages = Conversation['messages'];

/** A conversation that only this tab knows: nothing has been sent yet, or none could be opened. */
const local: Conversation = {
  ...{ _id: 'local', title: coachMessages.untitled, isActive: true, messages: [] },
  ...{ createdAt: new Date(0).toISOString(), lastMessageAt: new Date(0).toISOString() },
};

/** Changes what is shown of a conversation before the server is asked again. */
export function changeMessages(client: QueryClient, id: string | null, change: (messages: Messages) => Messages): void {
  client.setQueryData(conversationQuery(id).queryKey, (conversation) => {
    const before = conversation ?? local;
    return { ...before, messages: change(before.messages) };
  });
}
