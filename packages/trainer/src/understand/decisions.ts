import type { Scored } from '#model/read.ts';
import type { DangerKind } from '#reader/danger.ts';
import type { DangerFinding, Found, Ranked, SpeechIntent } from '#understand/frame.ts';
import { isPlainRequest } from '#understand/plain-request.ts';

/** What is found with less certainty changes no routine. */
export const certainFrom = 0.28;
/** A wish is only taken back on stronger evidence than it is added. */
export const refusedFrom = 0.5;

/** What was found with enough certainty, each value once. */
export function sure<Value>(all: readonly Found<Value>[], from = certainFrom): Value[] {
  return [...new Set(all.filter(({ certainty }) => certainty >= from).map(({ value }) => value))];
}

/** An intent is acted on from this certainty, when the next one is far enough behind. */
const sureFrom = 0.55;
const sureLead = 0.2;

/** Whether the first intent may be acted on without a question. */
export function sureIntent(intents: readonly Ranked<SpeechIntent>[]): boolean {
  const [first, second] = intents;
  return first !== undefined && first.certainty >= sureFrom && first.certainty - (second?.certainty ?? 0) >= sureLead;
}

/**
 * Lines between acting, asking and going on. A missed emergency costs far more than a question, so a question is asked
 * from a share of about three in two hundred: then eight ordinary messages of a hundred meet one, on authors that were left out. A
 * crisis is said in words that no example has, so that less of it is a suspicion; what is no emergency is asked about where it is
 * likely. With three hundredths a line of the lexicon is certain.
 */
const actFrom: Partial<Record<DangerFinding['kind'], number>> = { crisis: 0.8, urg: 0.92, rest: 0.8 };
const lines = { ask: 0.0158, likely: 0.6, confirm: 0.03 };
const crisisCounts = 1.75;
/** Everyday messages are short, many dangers are recounted: from twelve words on a suspicion counts more, up to twice as much. */
const lengths = { from: 12, to: 25 };

function weightOf(text: string): number {
  const words = text.split(' ').filter((word) => word !== '').length;
  return Math.min(lengths.to, Math.max(lengths.from, words)) / lengths.from;
}

const kinds = ['crisis', 'urg', 'rest', 'no', 'prof', 'weight', 'drug', 'minor'] as const;

/**
 * The gravest danger of a text from what was learned and what the lines of the red flags say; null where none is
 * suspected. Those lines stop alone only where the examples leave a doubt, and ask where they leave none. A crisis that the
 * examples suspect comes before what a line says of less. What asks about an account or for a routine, and for nothing else, is suspected by those lines only.
 */
export function decideDanger(
  text: string,
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
    isSuspected && !isPlainRequest(text) ? { kind, certainty: any, decision: isSure ? 'act' : 'ask' } : null;
  if (written === null) return own;
  if (own?.kind === 'crisis' && written !== 'crisis' && (isSure || written !== 'urg')) return own;
  const decision = Math.max(suspicion, any) >= lines.confirm ? 'act' : 'ask';
  return { kind: written, certainty: Math.max(any, 0.5), decision };
}

/** Suspicions whose signs the calm question names, or its «Otra cosa» does. */
const asked: readonly DangerFinding['kind'][] = ['urg', 'rest', 'prof'];

/**
 * What a suspicion of danger puts before any exercise: `question` asks calmly, `crisis` answers with its text at once;
 * null where there is none, or where the danger is certain and has its own text.
 */
export function suspicionOf(danger: DangerFinding | null): 'question' | 'crisis' | null {
  if (danger === null || danger.decision === 'act') return null;
  if (danger.kind === 'crisis') return 'crisis';
  return asked.includes(danger.kind) ? 'question' : null;
}
