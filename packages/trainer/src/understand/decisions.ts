import type { Scored } from '#model/read.ts';
import type { Danger } from '#reader/danger.ts';
import type { DangerFinding, Ranked, SpeechIntent } from '#understand/frame.ts';

/** An intent is acted on from this certainty, when the next one is far enough behind. */
const sureFrom = 0.55;
const sureLead = 0.2;

/** Whether the first intent may be acted on without a question. */
export function sureIntent(intents: readonly Ranked<SpeechIntent>[]): boolean {
  const [first, second] = intents;
  return first !== undefined && first.certainty >= sureFrom && first.certainty - (second?.certainty ?? 0) >= sureLead;
}

/**
 * A danger is acted on from `act`, and asked about from `ask`. A missed emergency costs far more than a question, so the
 * lines are drawn where no more than eight ordinary messages of a hundred meet a question.
 */
const lines = { act: 0.9, ask: 0.02 };
const grave = ['crisis', 'urg', 'rest', 'no', 'prof', 'weight', 'drug', 'minor'] as const;

/** The gravest danger of a text from what was learned and what the lines of the red flags say; null where none is suspected. */
export function decideDanger(learned: readonly Scored[], written: Danger | null): DangerFinding | null {
  const share = (kind: string) => learned.find(({ label }) => label === kind)?.certainty ?? 0;
  const suspected = learned.length === 0 ? 0 : 1 - share('ok');
  const kinds = grave.map((kind) => ({ kind, certainty: share(kind) })).sort((a, b) => b.certainty - a.certainty);
  const [first] = kinds;
  if (written !== null) {
    const agreed = suspected >= lines.ask;
    return { kind: written.kind, certainty: agreed ? 1 : 0.5, decision: agreed ? 'act' : 'ask', span: written.span };
  }
  if (first === undefined || suspected < lines.ask) return null;
  return { kind: first.kind, certainty: suspected, decision: suspected >= lines.act ? 'act' : 'ask', span: null };
}
