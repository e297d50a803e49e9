import type { BodyArea, Demand } from '@bandeja/domain/exercises/vocabulary';
import { type Parsed, parse } from '#language/health/clauses.ts';
import { readExcludedDemands } from '#language/health/demands.ts';
import { type InjuryReading, readBody } from '#language/health/injuries.ts';
import type { RedFlag } from '#language/health/lexicon.ts';
import { isEmergency, readRedFlag, readRestriction } from '#language/health/red-flags.ts';
import { normalise } from '#language/normalise.ts';
import { withStops } from '#language/pieces.ts';
import { rephrased } from '#language/slang.ts';
import { respell } from '#language/spelling.ts';

export type { InjuryReading, RedFlag };

/**
 * The writer's health in a text. `redFlag`: the most serious one, which decides before anything else. `injuries`: areas
 * to spare, each once, in the vocabulary's order; `prevent`: areas to strengthen, never an injured one.
 * `excludedDemands`: movements the writer cannot, may not or will not do. `pain`: pain or an injury is current.
 */
export type HealthReading = {
  redFlag: RedFlag | null;
  injuries: InjuryReading[];
  prevent: BodyArea[];
  excludedDemands: Demand[];
  pain: boolean;
  /** A professional has forbidden training. */
  restricted?: true;
};

/** Discomforts and impossible movements, read from a text or reported. */
export type Felt = Pick<HealthReading, 'injuries' | 'excludedDemands'>;

/** Whether a text says anything of health. */
export function tellsOfHealth({ redFlag, injuries, prevent, excludedDemands, pain }: HealthReading): boolean {
  return redFlag !== null || injuries.length + prevent.length + excludedDemands.length > 0 || pain;
}

/** What the lines of the lexicon say; `well`: areas that are said not to hurt, `named`: areas without a word of pain. */
export type WrittenHealth = HealthReading & { well: readonly BodyArea[]; named: readonly InjuryReading[] };

/** `field: 'injuries'`: the text answers the question for injuries, so that a bare «codo derecho» is one. */
export type ReadOptions = { field?: 'injuries' };

/** No more characters than these are read; it bounds the work a single text can cause. */
export const readLimit = 2000;

/**
 * Reads a health text in Spanish: any string, never throws, the same text gives the same reading. It reports the text's
 * statements; it diagnoses nothing. Slang is replaced by the words of the health lines; that hides no emergency.
 */
export function readHealth(text: string, { field }: ReadOptions = {}): WrittenHealth {
  const clipped = withStops(text.slice(0, readLimit));
  const rewritten = rephrased(clipped);
  const reading = readParsed(parsedOf(rewritten), field);
  if (rewritten === clipped || reading.redFlag === 'urg' || reading.redFlag === 'crisis') return reading;
  const plain = parsedOf(clipped);
  return isEmergency(plain, () => readBody(plain, field).pain) ? { ...reading, redFlag: 'urg' } : reading;
}

const parsedOf = (text: string): Parsed => parse(respell(normalise(text)));

function readParsed(parsed: Parsed, field: ReadOptions['field']): WrittenHealth {
  const body = readBody(parsed, field);
  const excludedDemands = readExcludedDemands(parsed.text);
  const reading = { redFlag: readRedFlag(parsed, () => body.pain), ...body, excludedDemands };
  return readRestriction(parsed.text) ? { ...reading, restricted: true } : reading;
}
