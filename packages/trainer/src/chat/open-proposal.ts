import type { ChatAction } from '@bandeja/domain/coach/contract';
import { onlyAsks } from '#chat/asking.ts';
import type { Heard } from '#chat/hear.ts';
import type { ChatIntent, ChatReply, ChatState } from '#chat/types.ts';

/** The proposal that waits for its confirmation; null where there is none, or it is done. */
export function openProposal(state: ChatState | null): ChatAction | null {
  const { proposal = null, done = null } = state ?? {};
  const isDone = proposal !== null && done !== null && JSON.stringify(done) === JSON.stringify(proposal);
  return isDone ? null : proposal;
}

const closings: Record<ChatAction['type'], string> = {
  update_day: 'El cambio que te proponía lo dejo sin hacer.',
  adapt_week: 'Los cambios que te proponía los dejo sin hacer.',
  regenerate_week: 'La semana la dejo como estaba.',
  make_routine: 'La rutina que te proponía no la he creado; pídemela cuando quieras.',
  log_match: 'El partido no lo he apuntado.',
  absence: 'De lo anterior no he apuntado nada.',
  never_on: 'De lo anterior no he apuntado nada.',
  season_goal: 'Tu temporada la dejo como estaba.',
};
const ofPlan: readonly ChatAction['type'][] = ['update_day', 'adapt_week', 'regenerate_week', 'absence', 'never_on'];
const areOfPlan: readonly ChatIntent[] = ['plan', 'cambiar_plan'];
export const safety: readonly ChatIntent[] = ['urgencia', 'crisis', 'reposo', 'medico', 'lesion', 'no_dopaje'];
/** A few words that ask go on from a proposal, whatever they are about. */
const fewWords = 6;
const mostUnknown = 9;

/** What becomes of the open proposal with an answer: it stays while the talk is about it, else it is closed and said so. */
export function besideProposal(reply: ChatReply, heard: Heard, state: ChatState | null): ChatReply {
  const open = openProposal(state);
  if (open === null || reply.confirms === true || safety.includes(reply.intent)) return reply;
  if (reply.action !== null) {
    const isSame =
      reply.action.type === open.type || (ofPlan.includes(reply.action.type) && ofPlan.includes(open.type));
    return isSame ? reply : { ...reply, text: `${closings[open.type]} ${reply.text}` };
  }
  if (reply.about?.open != null || reply.closes === true) return reply;
  const isOfIt =
    reply.intent === state?.intent ||
    (areOfPlan.includes(reply.intent) && ofPlan.includes(open.type)) ||
    // a yes after a long message that nobody understood may be meant for that one
    (heard.words <= mostUnknown && reply.intent === 'desconocido') ||
    (heard.words <= fewWords && onlyAsks(heard));
  return isOfIt ? { ...reply, keeps: open } : { ...reply, text: `${reply.text} ${closings[open.type]}` };
}
