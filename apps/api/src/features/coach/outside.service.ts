import type { OutsideConsents } from '@bandeja/domain/coach/contract';
import type { ChatAnswer } from '@bandeja/trainer/chat/types';
import { finishedSentences, type Refusal, refusalOf } from '@bandeja/trainer/outside/answer-check';
import { type Asking, mayAskOutside, outsideAnswer, outsideTalk } from '@bandeja/trainer/outside/chat-question';
import { giveConsent, lockProfile, standingConsents, withdrawConsent } from '#features/profile/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AiFailure } from '#ports/ai.ts';

export type Say = (text: string) => void;

export async function outsideConsents(deps: Deps, actor: Actor): Promise<OutsideConsents> {
  const consents = await standingConsents(deps, actor);
  const consent = consents.has('outsideModel');
  return { service: deps.ai?.host ?? null, consent, healthConsent: consent && consents.has('outsideHealth') };
}

type Chosen = Pick<OutsideConsents, 'consent' | 'healthConsent'>;

/** What was sent before stays with the service; from now on nothing is. Health alone is no consent. */
export async function saveOutsideConsents(
  deps: Deps,
  actor: Actor,
  { consent, healthConsent }: Chosen,
): Promise<OutsideConsents> {
  return inTransaction(deps, async (_tx, inTx) => {
    await lockProfile(inTx, actor);
    const given = { outsideModel: consent, outsideHealth: consent && healthConsent };
    for (const kind of ['outsideModel', 'outsideHealth'] as const) {
      if (given[kind]) await giveConsent(inTx, actor, kind);
      else await withdrawConsent(inTx, actor, kind);
    }
    return outsideConsents(inTx, actor);
  });
}

/** An outside model's answer where it passes the check, else our own. Null when the caller left before a whole sentence. */
export async function answered(deps: Deps, asking: Asking, say: Say, gone: AbortSignal): Promise<ChatAnswer | null> {
  const { message, reply, context, consent } = asking;
  if (deps.ai === null || !mayAskOutside(message, reply, context, consent)) {
    for (const piece of piecesOf(reply.text)) say(piece);
    return reply;
  }
  const outside = await outsideWords(deps, asking, say, gone);
  if (gone.aborted && outside.answer === null) return outside.shown === '' ? null : { ...reply, text: outside.shown };
  return outside.answer ?? reply;
}

type Spoken = { shown: string; answer: ChatAnswer | null };

async function outsideWords(deps: Deps, asking: Asking, say: Say, gone: AbortSignal): Promise<Spoken> {
  const talk = outsideTalk(asking);
  let shown = '';
  let rest = '';
  const checked = (part: string): { text: string } | { refusal: Refusal | 'person' } => {
    const text = talk.restore(part);
    if (text === null) return { refusal: 'person' };
    const refusal = text.trim() === '' ? null : refusalOf(`${shown}${text}`, talk.told(), asking.context);
    return refusal === null ? { text } : { refusal };
  };
  const refused = (code: string): Spoken => {
    deps.log.warn({ code: 'unfit', refusal: code }, 'chat: built-in words');
    return { shown: shown.trim(), answer: null };
  };
  try {
    for await (const piece of deps.ai?.converse(talk, gone) ?? []) {
      const { finished, rest: writing } = finishedSentences(rest + piece);
      rest = writing;
      if (finished === '') continue;
      const part = checked(finished);
      if ('refusal' in part) return refused(part.refusal);
      shown += part.text;
      say(part.text);
    }
    const end = checked(rest);
    if ('refusal' in end) return refused(end.refusal);
    const told = talk.told();
    const words = `${shown}${end.text}`.trim();
    if (words === '' && told.proposal === null) return refused('empty');
    const answer = outsideAnswer(words, told, asking);
    if (answer.text.startsWith(shown)) say(answer.text.slice(shown.length));
    return { shown: words, answer };
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error;
    if (error.code !== 'cancelled') deps.log.warn({ code: error.code, status: error.status }, 'chat: built-in words');
    return { shown: shown.trim(), answer: null };
  }
}

function piecesOf(text: string): string[] {
  return text.match(/(?:\S+\s*){1,6}/g) ?? [];
}
