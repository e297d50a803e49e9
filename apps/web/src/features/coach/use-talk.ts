import type { ChatMessage, Conversation } from '@bandeja/domain/coach/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { changeMessages, conversationQuery, openConversation } from '#features/coach/api.ts';
import { converse, type Reply } from '#features/coach/converse.ts';
import {
  choiceOf,
  isAnswered,
  localMessage,
  reasonOf,
  type Turn,
  unanswered,
  withoutRepeats,
  withReply,
} from '#features/coach/talk.ts';
import { HttpError } from '#lib/http.ts';
import { invalidate } from '#lib/query.ts';
import { readTabDraft, writeTabDraft } from '#lib/tab-draft.ts';

/** A player's chat in this tab, restored after a reload; `conversationId` is null before the first message. */
const chatSchema = z.object({ conversationId: z.nullable(z.string()), draft: z.string() });
type StoredChat = z.infer<typeof chatSchema>;

const keyOf = (userId: string) => `bandeja.chat.${userId}`;

function readStoredChat(userId: string): StoredChat {
  return readTabDraft(keyOf(userId), chatSchema) ?? { conversationId: null, draft: '' };
}

function storeChat(userId: string, chat: StoredChat): void {
  writeTabDraft(keyOf(userId), chat);
}

export type Talk = ReturnType<typeof useTalk>;

/** One answer at a time; an answer that comes after the chat was closed is still added. */
export function useTalk(userId: string) {
  const client = useQueryClient();
  const [chat, setChat] = useState(() => readStoredChat(userId));
  const [turn, setTurn] = useState<Turn>({ step: 'idle' });
  const [softFor, setSoftFor] = useState<string | null>(null);
  // the proposal that was agreed to in words; never stored
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  // a second Enter, or a press on stop, may come before the first one is drawn
  const run = useRef<{ abort: AbortController; message: ChatMessage; written: string } | null>(null);
  const newest = useRef(chat);
  const { conversationId: id, draft } = chat;

  const query = useQuery({
    ...conversationQuery(id),
    // another tab may have gone on with it; while an answer comes, a read would know less than this tab
    staleTime: turn.step === 'answering' ? Number.POSITIVE_INFINITY : 0,
    refetchOnWindowFocus: turn.step === 'idle',
    refetchOnReconnect: turn.step === 'idle',
  });
  const messages = withoutRepeats(query.data?.messages ?? []);

  function change(overrides: Partial<typeof chat>) {
    newest.current = { ...newest.current, ...overrides };
    setChat(newest.current);
    storeChat(userId, newest.current);
  }

  async function opened(signal: AbortSignal): Promise<string> {
    const { conversationId } = newest.current;
    if (conversationId !== null) return conversationId;
    const conversation = await openConversation(signal);
    const messages: ChatMessage[] = client.getQueryData(conversationQuery(null).queryKey)?.messages ?? [];
    const begun: Conversation = { ...conversation, messages };
    client.setQueryData(conversationQuery(conversation._id).queryKey, begun);
    changeMessages(client, null, () => []);
    change({ conversationId: conversation._id });
    return conversation._id;
  }

  async function send(text: string) {
    if (run.current !== null || text.trim() === '') return;
    const message = localMessage('user', text.trim(), new Date());
    const mine = { abort: new AbortController(), message, written: '' };
    run.current = mine;
    const { signal } = mine.abort;
    setTurn({ step: 'answering', message, written: '' });
    setSoftFor(null);
    await client.cancelQueries({ queryKey: conversationQuery(newest.current.conversationId).queryKey });
    // a repeated message replaces the unanswered one
    const isSame = ({ role, content }: ChatMessage) => role === 'user' && content === message.content;
    changeMessages(client, newest.current.conversationId, (messages) => {
      const last = unanswered(messages);
      return last && isSame(last) ? messages.slice(0, -1) : messages;
    });

    const onWords = (words: string) => {
      if (run.current !== mine) return;
      mine.written += words;
      setTurn({ step: 'answering', message, written: mine.written });
    };
    const ask = (conversationId: string) => {
      const { messages: before = [] } =
        client.getQueryData(conversationQuery(newest.current.conversationId).queryKey) ?? {};
      const reading = choiceOf(before, message.content)?.intent ?? null;
      return converse({ conversationId, message: message.content, reading, signal, onWords });
    };
    try {
      let conversationId = await opened(signal);
      let reply: Awaited<ReturnType<typeof ask>>;
      try {
        reply = await ask(conversationId);
      } catch (error) {
        const isGone = error instanceof HttpError && error.code === 'conversation.not_found';
        if (!isGone || run.current !== mine) throw error;
        // deleted elsewhere: the next message begins another one
        change({ conversationId: null });
        conversationId = await opened(signal);
        reply = await ask(conversationId);
      }
      changeMessages(client, conversationId, (messages) => withReply(messages, message, reply));
      if (run.current === mine) end(reply);
    } catch (error) {
      if (run.current === mine) await fail(error, message);
    } finally {
      if (run.current === mine) run.current = null;
      void invalidate(client, 'GET /chatbot/conversations', 'GET /chatbot/facts');
    }
  }

  function end({ messageId, soft, confirms }: Reply) {
    setTurn({ step: 'idle' });
    setSoftFor(soft === true ? messageId : null);
    setAgreedTo(confirms === true ? messageId : null);
  }

  async function fail(error: unknown, message: ChatMessage) {
    const { conversationId } = newest.current;
    const { queryKey } = conversationQuery(conversationId);
    // a refusal stored nothing; a cut connection may have lost an answer that was given
    if (!(error instanceof HttpError) && conversationId !== null) {
      await client.refetchQueries({ queryKey });
      if (isAnswered(client.getQueryData(queryKey)?.messages ?? [], message.content)) {
        return setTurn({ step: 'idle' });
      }
    }
    changeMessages(client, conversationId, (messages) => {
      const last = unanswered(messages);
      return last?.content === message.content ? messages : [...messages, message];
    });
    setTurn({ step: 'failed', reason: reasonOf(error) });
  }

  function stop() {
    const stopped = run.current;
    if (stopped === null) return;
    run.current = null;
    stopped.abort.abort();
    const written = stopped.written.trim();
    const answer = written === '' ? [] : [localMessage('assistant', written, new Date())];
    changeMessages(client, newest.current.conversationId, (messages) => [...messages, stopped.message, ...answer]);
    setTurn({ step: 'idle' });
  }

  function show(conversationId: string | null) {
    stop();
    if (conversationId === null) changeMessages(client, null, () => []);
    change({ conversationId });
    setTurn({ step: 'idle' });
  }

  return {
    id,
    draft,
    turn,
    softFor,
    /** The proposal to be carried out, since the player agreed to it in words. */
    agreedTo,
    messages,
    query: { ...query, isWaiting: id !== null && query.data === undefined },
    type: (text: string) => change({ draft: text }),
    send: (text: string) => void send(text),
    stop,
    show,
    forget: (conversationId: string) => {
      client.removeQueries({ queryKey: conversationQuery(conversationId).queryKey });
      if (newest.current.conversationId === conversationId) show(null);
    },
  };
}
