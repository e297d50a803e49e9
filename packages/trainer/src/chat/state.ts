import type { ChatAction } from '@bandeja/domain/coach/contract';
import type { Felt } from '@bandeja/reader/health';
import { doubtIn, nothingFelt, together } from '@bandeja/reader/understand/health';
import { focusAfter } from '#chat/focus.ts';
import type { Heard } from '#chat/hear.ts';
import { isOfOthers } from '#chat/others.ts';
import { flagAfter } from '#chat/safety.ts';
import { tournamentAfter } from '#chat/tournament-week.ts';
import type { ChatContext, ChatReply, ChatState, Group } from '#chat/types.ts';

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
  // what was not understood ends no talk
  const isLost = reply.intent === 'desconocido' && reply.action === null && state !== null;
  const dates = about.dates ?? heard.days.map(({ date }) => date).reverse();
  return {
    intent: isLost ? state.intent : reply.intent,
    asked: about.asked ?? heard.raw,
    dates: [...new Set([...dates, ...(state?.dates ?? [])])].slice(0, most),
    change: about.change ?? (reply.keeps === undefined && !isLost ? null : (state?.change ?? null)),
    open: about.open ?? null,
    proposal: reply.action ?? reply.keeps ?? null,
    done: doneAfter(reply, state),
    stroke: about.stroke ?? null,
    wish: wishAfter(about.wish ?? null, state?.wish ?? null),
    group: about.group ?? groupAfter(state?.group ?? null),
    focus: focusAfter(reply, heard, state?.focus ?? null),
    named: [...new Set([...(about.named ?? []), ...(state?.named ?? [])])].slice(0, 2 * most),
    numbers: about.numbers ?? (isLost ? (state.numbers ?? null) : null),
    told: [...new Set([...(about.told ?? []), ...(state?.told ?? [])])].slice(0, 2 * most),
    discomfort: together(heard.discomfort, reply.felt ?? feltIn(heard)),
    tournament: tournamentAfter(reply, heard.facts, state),
    ...bodyTurnsAfter(reply, state),
    flag: flagAfter(reply, heard, state),
  };
}

/** What goes on waiting is not done. */
function doneAfter(reply: ChatReply, state: ChatState | null): ChatAction | null {
  if (reply.confirms === true) return reply.action;
  const before = state?.done ?? null;
  return reply.keeps === undefined ? (state?.proposal ?? before) : before;
}

/** Turns about something else after which a wish is no longer being built. */
const forgottenAfter = 3;

function wishAfter(now: ChatState['wish'], before: ChatState['wish']): ChatState['wish'] {
  if (now || !before || before.turns >= forgottenAfter) return now ?? null;
  return { ...before, turns: before.turns + 1 };
}

function bodyTurnsAfter({ intent }: ChatReply, state: ChatState | null): { bodyTurns?: number } {
  if (intent === 'lesion' || intent === 'medico') return { bodyTurns: 0 };
  const before = state?.bodyTurns;
  return before === undefined || before >= forgottenAfter ? {} : { bodyTurns: before + 1 };
}

function groupAfter(before: Group | null): Group | null {
  return before === null || before.turns >= forgottenAfter ? null : { ...before, turns: before.turns + 1 };
}

export function feltIn({ health, text }: Heard): Felt {
  if (isOfOthers(text)) return nothingFelt;
  return together(health.pain ? health : nothingFelt, doubtIn(health));
}
