import type { Reading, Scored } from '#model/read.ts';
import type { DangerKind } from '#reader/danger.ts';
import type { DangerFinding, Found, Ranked, SpeechIntent } from '#understand/frame.ts';
import { isPlainRequest } from '#understand/plain-request.ts';

/** Less certain findings change no routine. */
export const certainFrom = 0.28;
/** A wish is only taken back on stronger evidence than it is added. */
export const refusedFrom = 0.5;

/** The values found with enough certainty, each once. */
export function sure<Value>(all: readonly Found<Value>[], from = certainFrom): Value[] {
  return [...new Set(all.filter(({ certainty }) => certainty >= from).map(({ value }) => value))];
}

/** An intent is acted on from this certainty, when the next one is far enough behind. */
const sureFrom = 0.55;
const sureLead = 0.2;

/** Whether the first intent is certain enough to act without a question. */
export function sureIntent(intents: readonly Ranked<SpeechIntent>[]): boolean {
  const [first, second] = intents;
  return first !== undefined && first.certainty >= sureFrom && first.certainty - (second?.certainty ?? 0) >= sureLead;
}

/**
 * Thresholds for acting, asking and going on. A missed emergency costs far more than a question, so the trainer asks from
 * a share of nearly three in a hundred: then eight ordinary messages of a hundred get a question, on authors left out of
 * the training. A crisis is worded unlike any example, so that a smaller share is a suspicion; lesser dangers are asked
 * about where they are likely. With three hundredths a line of the lexicon is certain.
 */
const actFrom: Partial<Record<DangerFinding['kind'], number>> = { crisis: 0.8, urg: 0.92, rest: 0.8 };
const lines = { ask: 0.0275, likely: 0.6, confirm: 0.03 };
const crisisCounts = 2.5;
/** Everyday messages are short, many dangers are recounted: from ten words on a suspicion counts more, up to three times as much. */
const lengths = { from: 10, to: 30 };

function weightOf(text: string): number {
  const words = text.split(' ').filter((word) => word !== '').length;
  return Math.min(lengths.to, Math.max(lengths.from, words)) / lengths.from;
}

const kinds = ['crisis', 'urg', 'rest', 'no', 'prof', 'weight', 'drug', 'minor'] as const;

/**
 * The most serious danger of a text from the learned shares and the lexicon's red flags; null without a suspicion. The
 * lexicon alone stops only where the examples leave a doubt, and asks where they leave none. A crisis suspected by the
 * examples outranks a line's lesser danger. A text only about an account or a request for a routine is suspected by the
 * lexicon alone.
 */
export function decideDanger(
  { tokens, text }: Pick<Reading, 'tokens'> & { text: string },
  learned: readonly Scored[],
  written: DangerKind | null,
): DangerFinding | null {
  const share = (kind: string) => learned.find(({ label }) => label === kind)?.certainty ?? 0;
  const any = learned.length === 0 ? 0 : 1 - share('ok');
  const suspicion = share('urg') + crisisCounts * share('crisis');
  const [kind = 'prof'] = kinds.toSorted((one, other) => share(other) - share(one));
  const isSure = share(kind) >= (actFrom[kind] ?? Infinity);
  const isSuspected = suspicion * weightOf(text) >= lines.ask || any >= lines.likely;
  const own: DangerFinding | null =
    isSuspected && !isPlainRequest(tokens) ? { kind, certainty: any, decision: isSure ? 'act' : 'ask' } : null;
  if (written === null) return own;
  if (own?.kind === 'crisis' && written !== 'crisis' && (isSure || written !== 'urg')) return own;
  const decision = Math.max(suspicion, any) >= lines.confirm ? 'act' : 'ask';
  return { kind: written, certainty: Math.max(any, 0.5), decision };
}

/** Suspicions whose signs the calm question names, or its «Otra cosa» does. */
const asked: readonly DangerFinding['kind'][] = ['urg', 'rest', 'prof'];

/**
 * The reaction to a suspicion of danger before any exercise: `question` asks calmly, `crisis` answers with its text at
 * once; null without a suspicion, and for a certain danger, which has its own text.
 */
export function suspicionOf(danger: DangerFinding | null): 'question' | 'crisis' | null {
  if (danger === null || danger.decision === 'act') return null;
  if (danger.kind === 'crisis') return 'crisis';
  return asked.includes(danger.kind) ? 'question' : null;
}
