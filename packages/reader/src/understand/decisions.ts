import type { DangerKind } from '#danger.ts';
import { isFarewellForAWhile, isLeftForWeather, isOfLowSpirits } from '#language/health/mentions.ts';
import type { Scored } from '#model/read.ts';
import { certainIn, isCertainKind } from '#understand/certain.ts';
import type { CertainKind, DangerFinding, Found, Ranked, SpeechIntent } from '#understand/frame.ts';

/** Less certain findings change no routine. */
export const certainFrom = 0.28;
/** A wish is only taken back on stronger evidence than it is added. */
export const refusedFrom = 0.5;

export function sure<Value>(all: readonly Found<Value>[], from = certainFrom): Value[] {
  return [...new Set(all.filter(({ certainty }) => certainty >= from).map(({ value }) => value))];
}

/** An intent is acted on from this certainty, when the next one is far enough behind. */
const sureFrom = 0.55;
const sureLead = 0.2;

export function sureIntent(intents: readonly Ranked<SpeechIntent>[]): boolean {
  const [first, second] = intents;
  return first !== undefined && first.certainty >= sureFrom && first.certainty - (second?.certainty ?? 0) >= sureLead;
}

/**
 * A missed emergency costs far more than a question: asked from two in a hundred in ten words, which is four or five of
 * a hundred ordinary messages, on authors left out.
 */
const actFrom: Partial<Record<DangerFinding['kind'], number>> = { urg: 0.92, rest: 0.8 };
const lines = { ask: 0.046, likely: 0.6, confirm: 0.028 };
const crisisCounts = 2.5;
/** Everyday messages are short, many dangers are recounted: a suspicion counts by the words. */
const lengths = { from: 4, to: 30 };

/**
 * Of ordinary messages one of two hundred reaches `text`, three of a hundred `soft`, on authors left out. A crisis of
 * few words is said plainly: the odds count by the square of the words.
 */
const crisisFrom = { text: 0.6, soft: 0.055 };
const crisisLengths = { from: 4, to: 20 };

const wordsIn = (text: string) => text.split(' ').filter((word) => word !== '').length;
const timesOf = (text: string, { from, to }: typeof lengths) => Math.min(to, Math.max(from, wordsIn(text))) / from;

function crisisOf(share: number, text: string): 'act' | 'soft' | null {
  const odds = (share / (1 - share)) * timesOf(text, crisisLengths) ** 2;
  if (odds >= crisisFrom.text) return 'act';
  return odds >= crisisFrom.soft ? 'soft' : null;
}

const kinds = ['crisis', 'urg', 'rest', 'no', 'prof', 'weight', 'drug'] as const;

/** Null without a suspicion. The lexicon stops only where the examples leave a doubt, and asks where they leave none. */
export function decideDanger(
  text: string,
  learned: readonly Scored[],
  written: DangerKind | null,
): DangerFinding | null {
  const share = (kind: string) => learned.find(({ label }) => label === kind)?.certainty ?? 0;
  const any = learned.length === 0 ? 0 : 1 - share('ok') - share('minor');
  const suspicion = share('urg') + crisisCounts * share('crisis');
  // the examples of emergencies know the cold
  const finding = isLeftForWeather(text) ? null : suspected(text, share, any);
  const also = written !== null && isCertainKind(written) ? written : certainIn(text, share);
  const weighed = suspicion * timesOf(text, lengths);
  const grave =
    finding !== null && isGrave(finding, { also, suspicion: weighed, share: share(finding.kind) }) ? finding : null;
  const besides = also === undefined ? {} : { also };
  const isCrisis = grave?.kind === 'crisis' && grave.decision === 'act';
  if (isCrisis && (written !== 'urg' || share('crisis') >= share('urg'))) return { ...grave, ...besides };
  if (written !== null && isGraver(written, also)) {
    const decision = written === 'crisis' || Math.max(suspicion, any) >= lines.confirm ? 'act' : 'ask';
    return { kind: written, certainty: Math.max(any, 0.5), decision, ...besides };
  }
  if (grave !== null) return { ...grave, ...besides };
  if (also !== undefined) return { kind: also, certainty: Math.max(any, 0.5), decision: 'act' };
  return written === null ? finding : { kind: written, certainty: Math.max(any, 0.5), decision: 'act' };
}

function suspected(text: string, share: (kind: string) => number, any: number): DangerFinding | null {
  const [kind = 'prof'] = kinds.toSorted((one, other) => share(other) - share(one));
  const crisis = crisisOf(share('crisis'), text);
  if (crisis === 'act' && !isFarewellForAWhile(text) && !isOfLowSpirits(text))
    return { kind: 'crisis', certainty: any, decision: 'act' };
  const suspicion = share('urg') + (kind === 'crisis' ? 0 : crisisCounts * share('crisis'));
  if (suspicion * timesOf(text, lengths) >= lines.ask || (kind !== 'crisis' && any >= lines.likely)) {
    const isSure = share(kind) >= (actFrom[kind] ?? Infinity);
    return { kind: kind === 'crisis' ? 'urg' : kind, certainty: any, decision: isSure ? 'act' : 'ask' };
  }
  // what only the examples suspect in a farewell for a while is asked about softly
  return crisis === null ? null : { kind: 'crisis', certainty: any, decision: 'soft' };
}

/** Vomiting in order to lose weight is no illness. */
function isGraver(written: DangerKind, also: CertainKind | undefined): boolean {
  if (written === 'rest') return also !== 'weight';
  return written !== 'medicine' && !isCertainKind(written);
}

type Besides = { also: CertainKind | undefined; suspicion: number; share: number };

/** The texts of doping and starving propose no exercise: only a likely emergency is asked about before them. */
function isGrave({ kind, decision }: DangerFinding, { also, suspicion, share }: Besides): boolean {
  if (isCertainKind(kind)) return false;
  const isText = also === 'weight' || also === 'no';
  if (isText && decision === 'ask') return kind !== 'prof' && share >= emergencyLikely;
  return kind !== 'prof' || suspicion >= lines.ask;
}
const emergencyLikely = 0.3;

/** Suspicions whose signs the calm question names, or its «Otra cosa» does. */
const asked: readonly DangerFinding['kind'][] = ['urg', 'rest', 'prof'];

/** `question` asks before any exercise, `soft` adds a sentence; null for a certain danger, which has its own text. */
export function suspicionOf(danger: DangerFinding | null): 'question' | 'soft' | null {
  if (danger === null || danger.decision === 'act') return null;
  if (danger.decision === 'soft') return 'soft';
  return asked.includes(danger.kind) ? 'question' : null;
}
