import { appHelpReply } from '#chat/app-help.ts';
import { parseChange, speaksOfChange } from '#chat/change.ts';
import { changeReply } from '#chat/change-reply.ts';
import { adaptedAgain, discomfortReply, speaksOfPain } from '#chat/discomfort.ts';
import { doseReply } from '#chat/dose.ts';
import {
  asksToExplain,
  bareStroke,
  explainReply,
  insteadReply,
  nearestReply,
  routineCard,
  unknownSubject,
  wantsWork,
} from '#chat/explain.ts';
import { followUp } from '#chat/follow-up.ts';
import { type Heard, hear, mindful } from '#chat/hear.ts';
import { loadReply, speaksOfLoad } from '#chat/load.ts';
import { matchReply } from '#chat/match.ts';
import { asksOfPlayers } from '#chat/others.ts';
import { asksPlans, plansReply } from '#chat/plans.ts';
import { profileReply } from '#chat/profile-facts.ts';
import { asksProgress, progressReply } from '#chat/progress.ts';
import { isExtreme, routineReply, wishesTraining } from '#chat/routine.ts';
import { ruleReply } from '#chat/rules.ts';
import { safetyReply, standingReply } from '#chat/safety.ts';
import { aboutTrainer, lateThanks, smallTalk, unknownReply, warmWords } from '#chat/small-talk.ts';
import { lifeReply, topicReply } from '#chat/topics.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';
import { newWeekReply, wantsNewWeek, weekReply } from '#chat/week.ts';
import { wholeWeekReply } from '#chat/whole-week.ts';

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
  const help = heard.health.injuries.length === 0 ? appHelpReply(heard) : null;
  if (help) return help;
  if (speaksOfPain(heard) && !asksOfPlayers(heard.text, heard.raw)) {
    return standingReply('lesion', heard, context) ?? discomfortReply(heard, context);
  }
  const replay = (text: string, before: ChatContext) => replyWithin(text, before, depth + 1);
  const reply = (depth < deepest ? followUp(heard, context, replay) : null) ?? answerTo(heard, context);
  return standingReply(reply.intent, heard, context) ?? reply;
}

const othersText = 'Solo veo y cambio tu propia semana; la de otras personas, no.';

/** Looks at a message as one part of the trainer's mind does; null where it is none of its business. */
type Part = (heard: Heard, context: ChatContext) => ChatReply | null;

/** Talk, limits and whole subjects: before anything of the week is changed. */
const first: readonly Part[] = [
  smallTalk,
  (heard, context) => (isExtreme(heard) ? routineReply(heard, context) : null),
  (heard) => (asksOfPlayers(heard.text, heard.raw) ? { ...unknownReply(heard), text: othersText } : null),
  (heard) => (heard.days.length === 0 ? ruleReply(heard) : null),
  matchReply,
  adaptedAgain,
  wholeWeekReply,
  changed,
  profileReply,
  routineCard,
  insteadReply,
  doseReply,
  (heard, context) => (wantsNewWeek(heard) ? newWeekReply(context) : null),
  (heard, context) => (/\bagujetas\b/.test(heard.text) ? topicReply(heard, context, ['recuperar']) : null),
  (heard, context) => (speaksOfLoad(heard) ? loadReply(heard, context) : null),
  (heard, context) => (asksToExplain(heard) && !wantsWork(heard) ? explainReply(heard, context) : null),
];

/** Questions of every kind, the more precise first; the last resort is what a message merely names. */
const then: readonly Part[] = [
  subject,
  (heard, context) => (asksPlans(heard) ? plansReply(heard, context) : null),
  (heard, context) => (asksProgress(heard) ? progressReply(heard, context) : null),
  (heard, context) =>
    topicReply(heard, context, wantsWork(heard) ? ['calentar', 'rutina'] : ['calentar', 'recuperar', 'pala', 'rutina']),
  weekReply,
  warmWords,
  lateThanks,
  aboutTrainer,
  (heard, context) => (!wantsWork(heard) && !wishesTraining(heard) ? bareStroke(heard, context) : null),
  (heard, context) => (wishesTraining(heard) ? routineReply(heard, context) : null),
  (heard) => (asksToExplain(heard) && ofTheGame.test(heard.text) ? unknownSubject() : null),
  nearestReply,
];

const ofTheGame =
  /\bgolpe|\bejercicio|\bpadel\b|\bpista\b|\btactic|\bburpee|\bdominada|\bpress\b|\bcurl\b|\bremo\b|\bsentadilla|\bflexion|\bkettlebell|\bestiramiento|\bsalto/;

/** The first of the intents that fits a message which stands for itself. */
function answerTo(heard: Heard, context: ChatContext): ChatReply {
  for (const part of [...first, ...then]) {
    const reply = part(heard, context);
    if (reply) return reply;
  }
  return unknownReply(heard);
}

/** A subject of everyday life or of food, weather and nerves. */
function subject(heard: Heard, context: ChatContext): ChatReply | null {
  return lifeReply(heard, context) ?? topicReply(heard, context, ['nutricion', 'explicar', 'mental']);
}

/** A change of the week, unless the message rather speaks of a subject. */
function changed(heard: Heard, context: ChatContext): ChatReply | null {
  const change = parseChange(heard, context.routines);
  if (change === null || (!speaksOfChange(heard.text) && subject(heard, context) !== null)) return null;
  return changeReply(change, heard, context);
}
