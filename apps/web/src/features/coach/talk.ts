import type { ChatChoice, ChatMessage } from '@bandeja/domain/coach/contract';
import type { Reply } from '#features/coach/converse.ts';
import { coachTexts } from '#features/coach/texts.ts';
import { HttpError, NetworkError } from '#lib/http.ts';
import { serverMessage } from '#lib/server-message.ts';

export type Turn =
  | { step: 'idle' }
  | { step: 'answering'; message: ChatMessage; written: string }
  /** `reason`: the message of the server or the connection; null when nothing helps. */
  | { step: 'failed'; reason: string | null };

const localIds = 'local-';

export function localMessage(role: ChatMessage['role'], content: string, at: Date): ChatMessage {
  return { _id: `${localIds}${at.getTime()}-${role}`, role, content, timestamp: at.toISOString() };
}

export function withReply(messages: ChatMessage[], sent: ChatMessage, reply: Reply): ChatMessage[] {
  const {
    response,
    userMessageId,
    messageId,
    timestamp,
    soft: _shown,
    confirms: _done,
    removed = [],
    ...offered
  } = reply;
  const ids = [userMessageId, messageId, sent._id, ...removed];
  return [
    ...messages.filter(({ _id }) => !ids.includes(_id)),
    // what took a crisis back goes with its help
    ...(removed.includes(userMessageId) ? [] : [{ ...sent, _id: userMessageId }]),
    {
      _id: messageId,
      role: 'assistant',
      content: response,
      timestamp,
      ...offered,
    },
  ];
}

/** A message that was sent again because no answer came counts once. */
export function withoutRepeats(messages: readonly ChatMessage[]): ChatMessage[] {
  return messages.filter(({ role, content }, index) => {
    const next = messages[index + 1];
    return role === 'assistant' || next?.role !== 'user' || next.content !== content;
  });
}

export function unanswered(messages: readonly ChatMessage[]): ChatMessage | null {
  const last = messages.at(-1);
  return last?.role === 'user' ? last : null;
}

/** The answer to `text` when the server wrote it although its way here was cut. */
export function isAnswered(messages: readonly ChatMessage[], text: string): boolean {
  const [question, answer] = messages.slice(-2);
  return question?.role === 'user' && question.content === text.trim() && answer?.role === 'assistant';
}

/** Why a message was not answered, in a sentence; null when there is nothing to add. */
export function reasonOf(error: unknown): string | null {
  if (error instanceof NetworkError) return coachTexts.offline;
  return error instanceof HttpError && error.status < 500 ? serverMessage(error) : null;
}

/** The button of the last answer with this text, if any; `messages` end with that answer or with the text. */
export function choiceOf(messages: readonly ChatMessage[], text: string): ChatChoice | null {
  const answer = messages.findLast(({ role }) => role === 'assistant');
  return [...(answer?.choices ?? []), ...(answer?.others ?? [])].find(({ label }) => label === text) ?? null;
}

/** The numbers for help that an answer asks to call. */
export function numbersToCall(text: string): string[] {
  return /\bllama/i.test(text) ? [...new Set(text.match(/\b(?:112|024)\b/g))] : [];
}
