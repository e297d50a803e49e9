import type { User } from '@bandeja/domain/profile/contract';
import type { ChatContext, ChatReply } from '@bandeja/trainer/chat/types';
import { mayShow, wholeSentences } from '@bandeja/trainer/outside/chat-check';
import { chatQuestion, mayAskOutside } from '@bandeja/trainer/outside/chat-question';
import { composerPlayer } from '#features/generator/service.ts';
import type { Deps } from '#kit/deps.ts';
import { AiFailure } from '#ports/ai.ts';

/** The player's message, our own answer, and the facts of both. */
export type Answering = { message: string; reply: ChatReply; context: ChatContext; user: User };

/** Streams a piece of the answer. */
export type Say = (text: string) => void;

/**
 * Words the answer: an outside model's where there is one, where it may be called, and where each of its sentences passes
 * the check; else our own. If streamed sentences fail later, the returned whole answer replaces them. Null when the
 * caller left before a whole sentence.
 */
export async function wordsOf(deps: Deps, answering: Answering, say: Say, gone: AbortSignal): Promise<string | null> {
  const { message, reply } = answering;
  if (deps.ai === null || !mayAskOutside(message, reply)) {
    for (const piece of piecesOf(reply.text)) say(piece);
    return reply.text;
  }
  const worded = await outsideWords(deps, answering, say, gone);
  if (gone.aborted) return worded.text === '' ? null : worded.text;
  return worded.whole ? worded.text : reply.text;
}

async function outsideWords(
  deps: Deps,
  { message, reply, context, user }: Answering,
  say: Say,
  gone: AbortSignal,
): Promise<{ text: string; whole: boolean }> {
  const question = chatQuestion(message, reply, { player: composerPlayer(user), name: user.name });
  const known = { draft: reply.text, message, exercises: context.exercises.map(({ name }) => name) };
  let shown = '';
  let rest = '';
  try {
    for await (const piece of deps.ai?.converse(question, gone) ?? []) {
      const { whole, rest: writing } = wholeSentences(rest + piece);
      rest = writing;
      if (whole === '') continue;
      if (!mayShow(shown + whole, known)) return refused(deps, shown);
      shown += whole;
      say(whole);
    }
    const text = `${shown}${rest}`.trim();
    if (text === '' || !mayShow(text, known)) return refused(deps, shown);
    if (rest !== '') say(rest);
    return { text, whole: true };
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error;
    if (error.code !== 'cancelled') deps.log.warn({ code: error.code, status: error.status }, 'chat: built-in words');
    return { text: shown.trim(), whole: false };
  }
}

function refused(deps: Deps, shown: string): { text: string; whole: boolean } {
  deps.log.warn({ code: 'unfit' }, 'chat: built-in words');
  return { text: shown.trim(), whole: false };
}

/** Our own answer in pieces of a few words. */
function piecesOf(text: string): string[] {
  return text.match(/(?:\S+\s*){1,6}/g) ?? [];
}
