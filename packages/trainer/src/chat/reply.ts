import { answers, choicesOf } from '#chat/answers.ts';
import { discomfortReply } from '#chat/discomfort.ts';
import { followUp, furtherDiscomfort } from '#chat/follow-up.ts';
import { type Heard, hear, withDiscomforts } from '#chat/hear.ts';
import { matchReply } from '#chat/match.ts';
import { asksOfPlayers } from '#chat/others.ts';
import { safetyReply, standingReply } from '#chat/safety.ts';
import { unknownReply } from '#chat/small-talk.ts';
import { stateAfter } from '#chat/state.ts';
import type { ChatAnswer, ChatContext, ChatReply, Choice } from '#chat/types.ts';
import { wordsOf } from '#language/options.ts';
import { phrases } from '#language/phrases.ts';
import type { SpeechIntent } from '#understand/frame.ts';

/**
 * Answers a message: safety first, then continuations of the conversation, then the reading of the message
 * (docs/trainer.md#from-a-message-to-an-answer). Pure and deterministic, never throws; all facts about the player come
 * from `context`. An `action` is a proposal that the text asks the player to confirm.
 */
export function replyTo(message: string, given: ChatContext): ChatAnswer {
  // a tapped reading answers the trainer's question
  const heard = hear(given.chosen === null ? message : (given.state?.asked ?? message), given);
  const context = withDiscomforts(given, heard);
  const safety = safetyReply(heard);
  const reply = safety ?? answerTo(heard, context);
  const choices = reply.choices ?? [];
  const standing = safety === null ? standingReply(reply.intent, heard, context) : null;
  const answered = standing ?? reply;
  const isOpen = !answered.final && standing === null;
  const offered = choices.flatMap(({ intent }) => intent ?? []);
  return {
    ...answered,
    choices: standing === null ? choices : [],
    others: isOpen ? othersOf(heard, context, [...offered, firstOf(heard), context.chosen ?? firstOf(heard)]) : [],
    state: stateAfter(answered, heard, context),
  };
}

/** A text with tags is no message of a player. */
const isMarkup = (text: string): boolean => text.includes('<') && text.includes('>');
/** Muscle soreness is no injury. */
const soreness = phrases('agujetas');
const othersText = 'Solo veo y cambio tu propia semana; la de otras personas, no.';

function answerTo(heard: Heard, context: ChatContext): ChatReply {
  if (asksOfPlayers(heard.text, heard.raw)) return { ...unknownReply(heard), text: othersText };
  // a current discomfort is answered first, whatever else the message asks
  if (heard.health.pain && heard.health.injuries.length > 0 && !soreness.test(heard.text))
    return furtherDiscomfort(heard, context) ?? discomfortReply(heard, context);
  const match = context.chosen === null ? matchReply(heard, context) : null;
  if (match) return match;
  const going = context.chosen === null ? followUp(heard, context) : null;
  if (going) return going;
  if (wordsOf(heard.raw).length === 0 || isMarkup(heard.raw)) return unknownReply(heard);
  return byReading(heard, context);
}

/** Below this share the first reading is too uncertain for a general answer: the trainer asks. */
const askBelow = 0.45;
/** A reading counts besides the first from this share on. */
const countsFrom = 0.15;
/** Maximum of offered readings. */
const offeredMost = 3;

/**
 * The specific answer of the likeliest reading that has one; else, if the first is likely enough, its general answer;
 * else the question which of the likeliest was meant.
 */
function byReading(heard: Heard, context: ChatContext): ChatReply {
  const { intents, sure } = heard.frame;
  const first = context.chosen ?? firstOf(heard);
  const counting =
    context.chosen !== null || sure
      ? [first]
      : intents.filter(({ certainty }, at) => at === 0 || certainty >= countsFrom).map(({ value }) => value);
  for (const intent of counting) {
    for (const part of answers[intent].parts) {
      const reply = part(heard, context);
      if (reply) return reply;
    }
  }
  const isLikely = context.chosen !== null || (intents[0]?.certainty ?? 0) >= askBelow;
  const choices = isLikely ? [] : choicesOf(counting, heard, context).slice(0, offeredMost);
  if (choices.length >= 2) return { ...unknownReply(heard), text: questionOf(choices), choices };
  return answers[first].general(heard, context) ?? unknownReply(heard);
}

/** «No estoy seguro …: ¿ver qué me toca o cambiar un día?», right to read with the buttons and without them. */
function questionOf(choices: readonly Choice[]): string {
  const labels = choices.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1));
  return `No estoy seguro de haberte entendido. ¿Qué necesitas: ${labels.slice(0, -1).join(', ')} o ${labels.at(-1)}?`;
}

function firstOf({ frame }: Heard): SpeechIntent {
  return frame.intents[0]?.value ?? 'offtopic';
}

/** The next readings, for «No era eso». */
function othersOf(heard: Heard, context: ChatContext, but: readonly SpeechIntent[]): Choice[] {
  const left = heard.frame.intents.flatMap(({ value }) => (but.includes(value) ? [] : value));
  return choicesOf(left, heard, context).slice(0, offeredMost);
}
