import { parseChange, speaksOfChange } from '#chat/change.ts';
import { changeReply } from '#chat/change-reply.ts';
import { discomfortReply, speaksOfPain } from '#chat/discomfort.ts';
import { asksToExplain, bareStroke, explainReply, unknownSubject, wantsWork } from '#chat/explain.ts';
import { followUp } from '#chat/follow-up.ts';
import { type Heard, hear, mindful } from '#chat/hear.ts';
import { loadReply, speaksOfLoad } from '#chat/load.ts';
import { asksOfPlayers } from '#chat/others.ts';
import { asksPlans, plansReply } from '#chat/plans.ts';
import { asksProgress, progressReply } from '#chat/progress.ts';
import { isExtreme, routineReply, wishesTraining } from '#chat/routine.ts';
import { safetyReply, standingReply } from '#chat/safety.ts';
import { aboutTrainer, lateThanks, smallTalk, unknownReply } from '#chat/small-talk.ts';
import { topicReply } from '#chat/topics.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';
import { newWeekReply, wantsNewWeek, weekReply } from '#chat/week.ts';

/**
 * The trainer's answer to a message (domain.md sections 6 and 8): safety first, then what goes on from the conversation,
 * then the first intent that fits. Pure and deterministic, never throws; everything it says of the player comes from
 * `context`. An `action` is a proposal that the text puts to the player.
 */
export function replyTo(message: string, context: ChatContext): ChatReply {
  return replyWithin(message, context, 0);
}

/** How often an answer may go back to the message before it. */
const deepest = 3;

function replyWithin(message: string, given: ChatContext, depth: number): ChatReply {
  const heard = hear(message, given);
  const safety = safetyReply(heard);
  if (safety) return safety;
  const context = mindful(given, heard);
  if (speaksOfPain(heard) && !asksOfPlayers(heard.text)) {
    return standingReply('lesion', heard, context) ?? discomfortReply(heard, context);
  }
  const replay = (text: string, before: ChatContext) => replyWithin(text, before, depth + 1);
  const reply = (depth < deepest ? followUp(heard, context, replay) : null) ?? answerTo(heard, context);
  return standingReply(reply.intent, heard, context) ?? reply;
}

const othersText = 'Solo veo y cambio tu propia semana; la de otras personas, no.';

/** The first of the intents that fits a message which stands for itself. */
function answerTo(heard: Heard, context: ChatContext): ChatReply {
  const small = smallTalk(heard, context);
  if (small) return small;
  if (isExtreme(heard)) return routineReply(heard, context);
  if (asksOfPlayers(heard.text)) return { ...unknownReply(heard), text: othersText };
  const food = topicReply(heard, context, ['nutricion', 'explicar', 'mental']);
  const change = parseChange(heard, context.routines);
  if (change && (!food || speaksOfChange(heard.text))) return changeReply(change, heard, context);
  if (wantsNewWeek(heard)) return newWeekReply(context);
  const sore = /\bagujetas\b/.test(heard.text) ? topicReply(heard, context, ['recuperar']) : null;
  if (sore) return sore;
  if (speaksOfLoad(heard)) return loadReply(heard, context);
  const work = wantsWork(heard);
  const explained = asksToExplain(heard) && !work ? explainReply(heard, context) : null;
  if (explained) return explained;
  return (
    food ??
    (asksPlans(heard) ? plansReply(heard, context) : null) ??
    (asksProgress(heard) ? progressReply(heard, context) : null) ??
    topicReply(heard, context, work ? ['calentar', 'rutina'] : ['calentar', 'recuperar', 'pala', 'rutina']) ??
    weekReply(heard, context) ??
    lateThanks(heard) ??
    aboutTrainer(heard) ??
    (!work && !wishesTraining(heard) ? bareStroke(heard, context) : null) ??
    (wishesTraining(heard) ? routineReply(heard, context) : null) ??
    (asksToExplain(heard) &&
    /\bgolpe|\bejercicio|\bpadel\b|\bpista\b|\btactic|\bburpee|\bdominada|\bpress\b|\bcurl\b|\bremo\b|\bsentadilla|\bflexion|\bkettlebell|\bestiramiento|\bsalto/.test(
      heard.text,
    )
      ? unknownSubject()
      : null) ??
    unknownReply(heard)
  );
}
