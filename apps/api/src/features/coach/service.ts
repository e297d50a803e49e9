import type { ChatAction, getTrainerView, sendMessage } from '@bandeja/domain/coach/contract';
import { coachMessages, factText } from '@bandeja/domain/coach/messages';
import type { ChatReading } from '@bandeja/domain/coach/vocabulary';
import type { User } from '@bandeja/domain/profile/contract';
import type { ResponseOf } from '@bandeja/domain/wire/endpoint';
import { understand } from '@bandeja/reader/understand/understand';
import { answerMessage } from '@bandeja/trainer/chat/ask-first';
import { toldPlaces } from '@bandeja/trainer/chat/told-places';
import { chatFacts } from '@bandeja/trainer/outside/chat-question';
import { hearDiscomforts } from '#features/body/feed.service.ts';
import { contextOf } from '#features/coach/context.service.ts';
import { factsOf, storeFacts } from '#features/coach/facts.service.ts';
import { answered, outsideConsents, type Say } from '#features/coach/outside.service.ts';
import * as queries from '#features/coach/queries.ts';
import { readChips, trainerFactsOf } from '#features/generator/service.ts';
import { storeCorrection } from '#features/learning/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

/** Longer than any answer may take; after a server's crash the turn is free again by then. */
const turnMs = 60_000;
const turnsRead = 12;
const titleMost = 60;
const toldLabel = 'Lo que le has contado';

type Sent = { conversationId: string; message: string; reading: ChatReading | null };
type Turn = Sent & { userMessageId: string };

/** {@link answerTurn} has to follow. @throws AppError conversation.not_found, conversation.busy */
export async function beginTurn(deps: Deps, actor: Actor, sent: Sent): Promise<Turn> {
  const { conversationId: id, message } = sent;
  const { userId } = actor;
  const now = deps.now();
  const taken = await queries.reserveTurn(deps.db, { userId, id, now, until: new Date(now.getTime() + turnMs) });
  if (taken === 'none') throw new AppError('conversation.not_found');
  if (taken === 'busy') throw new AppError('conversation.busy');
  try {
    const userMessageId = deps.newId();
    await inTransaction(deps, async (tx) => {
      const row = { userId, conversationId: id, id: userMessageId, role: 'user' as const, content: message, at: now };
      if (!(await queries.addMessage(tx, row))) throw new AppError('conversation.not_found');
      await queries.nameConversation(tx, { userId, id, from: coachMessages.untitled, title: titleOf(message) });
    });
    return { ...sent, userMessageId };
  } catch (error) {
    await queries.releaseTurn(deps.db, userId, id);
    throw error;
  }
}

/** Safety is read here, and what is proposed is built here, whoever finds the words. Null when the caller left before the first words: the message stays unanswered. */
export async function answerTurn(
  deps: Deps,
  actor: Actor,
  turn: Turn,
  { say, gone }: { say: Say; gone: AbortSignal },
): Promise<ResponseOf<typeof sendMessage> | null> {
  const { userId } = actor;
  const { conversationId, message, userMessageId } = turn;
  try {
    const { turns, upsellShown, state } = await queries.earlierTurns(deps.db, userId, conversationId, turnsRead + 1);
    const { user, context } = await contextOf(deps, actor, {
      earlier: turns.slice(0, -1),
      upsellShown,
      state,
      chosen: turn.reading,
    });
    const own = answerMessage(message, context, user.age);
    const { consent: chat, healthConsent: health } = await outsideConsents(deps, actor);
    const asking = { message, reply: own, context, consent: { chat, health } };
    const reply = await answered(deps, asking, say, gone);
    if (reply === null) return null;
    const words = reply.text;
    if (turn.reading !== null && state !== null)
      await learnFrom(deps, actor, user, { asked: state.asked, reading: turn.reading });
    const { upsell, choices, others } = reply;
    const action = withReadChips(reply.action);
    const readings = {
      ...(choices.length > 0 ? { choices: [...choices] } : {}),
      ...(others.length > 0 ? { others: [...others] } : {}),
    };
    const messageId = deps.newId();
    const at = deps.now();
    const row = {
      userId,
      conversationId,
      id: messageId,
      role: 'assistant' as const,
      content: words,
      at,
      action,
      upsell,
      readings,
      state: reply.state,
    };
    const removed = await inTransaction(deps, async (tx, inTx) => {
      // a crisis that was not meant leaves nothing: neither its help nor the words that said so
      const gone = reply.takesBack === true ? await queries.deleteLastAnswer(tx, userId, conversationId) : [];
      if (!(await queries.addMessage(tx, row))) throw new AppError('conversation.not_found');
      if (reply.facts) await storeFacts(inTx, actor, reply.facts);
      await hearDiscomforts(inTx, actor, toldPlaces(message, state, reply.state), 'chat');
      return gone;
    });
    const answer = { response: words, ...readings, userMessageId, messageId, timestamp: at.toISOString() };
    return {
      ...answer,
      ...(action === null ? {} : { action }),
      ...(reply.confirms === true ? { confirms: true } : {}),
      ...(reply.soft === true ? { soft: true } : {}),
      ...(removed.length > 0 ? { removed } : {}),
    };
  } finally {
    await queries.releaseTurn(deps.db, userId, conversationId);
  }
}

/** Adds chips to a proposed wish, so that the player can correct it before the routine is generated. */
function withReadChips(action: ChatAction | null): ChatAction | null {
  if (action?.type !== 'make_routine') return action;
  const { prompt, felt = [] } = action.data;
  const read = readChips(prompt).filter((chip) => !felt.some(({ value }) => value === chip.value));
  return { ...action, data: { ...action.data, chips: [...read, ...felt.map((chip) => ({ ...chip, quote: null }))] } };
}

type Tapped = { asked: string; reading: ChatReading };

async function learnFrom(deps: Deps, actor: Actor, user: User, { asked, reading }: Tapped): Promise<void> {
  const { intents } = understand(asked, { channel: 'chat' });
  const understood = intents.slice(0, 1).map(({ value }) => value);
  await storeCorrection(deps, actor, user, { channel: 'chat', message: asked, understood, corrected: [reading] });
}

function titleOf(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim();
  const cut = line.slice(0, titleMost - 1).toWellFormed();
  return line.length <= titleMost ? line : `${cut.trimEnd()}…`;
}

export async function trainerView(deps: Deps, actor: Actor): Promise<ResponseOf<typeof getTrainerView>> {
  const { service, consent } = await outsideConsents(deps, actor);
  const outsideService = consent ? service : null;
  const [profile, { facts: told }] = await Promise.all([
    trainerFactsOf(deps, actor, outsideService !== null),
    factsOf(deps, actor),
  ]);
  const value = told.map(({ fact }) => factText(fact)).join('. ');
  const seen = { label: toldLabel, value, sentOut: outsideService !== null };
  const facts = told.length === 0 ? profile : [...profile, seen];
  return { outsideService, facts: outsideService === null ? facts : [...facts, ...chatFacts] };
}
