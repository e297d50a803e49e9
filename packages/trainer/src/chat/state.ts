import type { Heard } from '#chat/hear.ts';
import { isOfOthers } from '#chat/others.ts';
import { flagAfter } from '#chat/safety.ts';
import type { ChatContext, ChatReply, ChatState } from '#chat/types.ts';
import type { Felt } from '#reader/health.ts';
import { nothingFelt, together } from '#understand/health.ts';

/** Dates and names that are remembered. */
const most = 6;

/** The state of a conversation before the first answer. */
export const emptyState: ChatState = {
  ...{ intent: 'desconocido', asked: '', dates: [], change: null, open: null, proposal: null },
  ...{ stroke: null, wanted: null, named: [], discomfort: nothingFelt, flag: null },
};

/** The state of a conversation after an answer. */
export function stateAfter(reply: ChatReply, heard: Heard, { state }: ChatContext): ChatState {
  const about = reply.about ?? {};
  const dates = about.dates ?? heard.days.map(({ date }) => date).reverse();
  return {
    intent: reply.intent,
    asked: heard.raw,
    dates: [...new Set([...dates, ...(state?.dates ?? [])])].slice(0, most),
    change: about.change ?? null,
    open: about.open ?? null,
    proposal: reply.action,
    stroke: about.stroke ?? null,
    wanted: about.wanted ?? null,
    named: [...new Set([...(about.named ?? []), ...(state?.named ?? [])])].slice(0, 2 * most),
    discomfort: together(heard.discomfort, reply.felt ?? feltIn(heard)),
    flag: flagAfter(reply, heard, state),
  };
}

/** The player's discomforts in the message itself. */
export function feltIn({ health, text }: Heard): Felt {
  return health.pain && !isOfOthers(text) ? health : nothingFelt;
}
