import type { User } from '@bandeja/domain/profile/contract';
import type { ChatContext, ChatReply } from '@bandeja/trainer/chat/types';
import { finishedSentences, mayShow } from '@bandeja/trainer/outside/chat-check';
import { chatQuestion, mayAskOutside } from '@bandeja/trainer/outside/chat-question';
import { composerPlayer } from '#features/generator/service.ts';
import type { Deps } from '#kit/deps.ts';
import { AiFailure } from '#ports/ai.ts';

export type Answering = { message: string; reply: ChatReply; context: ChatContext; user: User };

export type Say = (text: string) => void;

/** An outside model's words where each sentence passes the check, else our own. Null when the caller left before a whole sentence. */
export async function wordsOf(deps: Deps, answering: Answering, say: Say, gone: AbortSignal): Promise<string | null> {
  const { message, reply } = answering;
  if (deps.ai === null || !mayAskOutside(message, reply)) {
    for (const piece of piecesOf(reply.text)) say(piece);
    return reply.text;
  }
  const worded = await outsideWords(deps, answering, say, gone);
  if (gone.aborted) return worded.text === '' ? null : worded.text;
  return worded.isComplete ? worded.text : reply.text;
}

async function outsideWords(
  deps: Deps,
  { message, reply, context, user }: Answering,
  say: Say,
  gone: AbortSignal,
): Promise<{ text: string; isComplete: boolean }> {
  const question = chatQuestion(message, reply, { player: composerPlayer(user), name: user.name });
  const known = { draft: reply.text, message, exercises: context.exercises.map(({ name }) => name) };
  let shown = '';
  let rest = '';
  try {
    for await (const piece of deps.ai?.converse(question, gone) ?? []) {
      const { finished, rest: writing } = finishedSentences(rest + piece);
      rest = writing;
      if (finished === '') continue;
      if (!mayShow(shown + finished, known)) return refused(deps, shown);
      shown += finished;
      say(finished);
    }
    const text = `${shown}${rest}`.trim();
    if (text === '' || !mayShow(text, known)) return refused(deps, shown);
    if (rest !== '') say(rest);
    return { text, isComplete: true };
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error;
    if (error.code !== 'cancelled') deps.log.warn({ code: error.code, status: error.status }, 'chat: built-in words');
    return { text: shown.trim(), isComplete: false };
  }
}

function refused(deps: Deps, shown: string): { text: string; isComplete: boolean } {
  deps.log.warn({ code: 'unfit' }, 'chat: built-in words');
  return { text: shown.trim(), isComplete: false };
}

function piecesOf(text: string): string[] {
  return text.match(/(?:\S+\s*){1,6}/g) ?? [];
}
