import type { Felt } from '@bandeja/reader/health';
import { doubtIn, nothingFelt, together } from '@bandeja/reader/understand/health';
import { focusAfter } from '#chat/focus.ts';
import type { Heard } from '#chat/hear.ts';
import { isOfOthers } from '#chat/others.ts';
import { flagAfter } from '#chat/safety.ts';
import type { ChatContext, ChatReply, ChatState } from '#chat/types.ts';

/** Dates and names that are remembered. */
const most = 6;

export const emptyState: ChatState = {
  intent: 'desconocido',
  asked: '',
  dates: [],
  change: null,
  open: null,
  proposal: null,
  stroke: null,
  named: [],
  told: [],
  discomfort: nothingFelt,
  flag: null,
};

export function stateAfter(reply: ChatReply, heard: Heard, { state }: ChatContext): ChatState {
  const about = reply.about ?? {};
  const dates = about.dates ?? heard.days.map(({ date }) => date).reverse();
  return {
    intent: reply.intent,
    asked: about.asked ?? heard.raw,
    dates: [...new Set([...dates, ...(state?.dates ?? [])])].slice(0, most),
    change: about.change ?? null,
    open: about.open ?? null,
    proposal: reply.action ?? reply.keeps ?? null,
    done: reply.confirms === true ? reply.action : (state?.proposal ?? state?.done ?? null),
    stroke: about.stroke ?? null,
    wish: wishAfter(about.wish ?? null, state?.wish ?? null),
    focus: focusAfter(reply, heard, state?.focus ?? null),
    named: [...new Set([...(about.named ?? []), ...(state?.named ?? [])])].slice(0, 2 * most),
    numbers: about.numbers ?? null,
    told: [...new Set([...(about.told ?? []), ...(state?.told ?? [])])].slice(0, 2 * most),
    discomfort: together(heard.discomfort, reply.felt ?? feltIn(heard)),
    flag: flagAfter(reply, heard, state),
  };
}

/** Turns about something else after which a wish is no longer being built. */
const forgottenAfter = 3;

function wishAfter(now: ChatState['wish'], before: ChatState['wish']): ChatState['wish'] {
  if (now || !before || before.turns >= forgottenAfter) return now ?? null;
  return { ...before, turns: before.turns + 1 };
}

export function feltIn({ health, text }: Heard): Felt {
  if (isOfOthers(text)) return nothingFelt;
  return together(health.pain ? health : nothingFelt, doubtIn(health));
}
