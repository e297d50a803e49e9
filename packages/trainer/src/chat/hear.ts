import type { ChatContext, ChatState } from '#chat/types.ts';
import { type DayRef, datesOf } from '#language/days.ts';
import { wordsOf } from '#language/options.ts';
import { phrases } from '#language/phrases.ts';
import type { Felt } from '#reader/health.ts';
import { type HealthReading, readLimit } from '#reader/health.ts';
import { adultAge } from '#schedule/limits.ts';
import type { Frame, Said } from '#understand/frame.ts';
import { healthOf, nothingFelt } from '#understand/health.ts';
import { understand } from '#understand/understand.ts';

/** A message as every part of the trainer's mind gets it. */
export type Heard = Omit<Said, 'days'> & {
  /** The original text, trimmed. */
  raw: string;
  /** The reading of the message, the same for all texts. */
  frame: Frame;
  words: number;
  asks: boolean;
  days: DayRef[];
  health: HealthReading;
  /** Discomforts mentioned in this conversation and not withdrawn. */
  discomfort: Felt;
  /** The player, or the person the message is about, is under 18. */
  minor: boolean;
};

const underage = phrases('soy_una?_menor');

/** Reads a message once for all (pure). No more of it is read than the health reader reads. */
export function hear(message: string, { today, player, state, waved = false, frame }: ChatContext): Heard {
  const raw = message.slice(0, readLimit).trim();
  const read = frame ?? understand(raw, { channel: 'chat' });
  const { whole, text, days } = read.said;
  return {
    ...read.said,
    raw,
    frame: read,
    words: wordsOf(text).length,
    asks: whole.includes('?'),
    days: datesOf(days, today),
    health: healthOf(read, waved),
    discomfort: over.test(whole) ? nothingFelt : storedIn(state),
    minor: Math.min(player?.age ?? adultAge, read.wish.age?.value ?? adultAge) < adultAge || underage.test(whole),
  };
}

const over = phrases('ya_no_me?_duel*/molest* ya_estoy_bien*/mejor*/recuperad* ya_se_me_ha?_pas* sin_dolor/molestias');

/** During a deployment a server of the previous release may still store a sentence: it is ignored. */
function storedIn(state: ChatState | null): Felt {
  return typeof state?.discomfort === 'object' ? state.discomfort : nothingFelt;
}

/** The context with the conversation's discomforts, so that every proposal respects them. */
export function withDiscomforts(context: ChatContext, { discomfort }: Heard): ChatContext {
  const { player } = context;
  return player === null ? context : { ...context, player: { ...player, felt: discomfort } };
}
