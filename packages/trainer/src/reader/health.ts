import type { BodyArea, Demand } from '@bandeja/domain/exercises/vocabulary';
import { type Parsed, parse } from '#language/health/clauses.ts';
import { readExcludedDemands } from '#language/health/demands.ts';
import { type InjuryReading, readBody } from '#language/health/injuries.ts';
import type { RedFlag } from '#language/health/lexicon.ts';
import { readRedFlag, readRestriction } from '#language/health/redFlags.ts';
import { normalise } from '#language/normalise.ts';
import { withStops } from '#language/pieces.ts';
import { rephrased } from '#language/slang.ts';
import { respell } from '#language/spelling.ts';

export type { InjuryReading, RedFlag };

/**
 * What a text says of the writer's health. `redFlag`: the gravest one, which decides before anything else.
 * `injuries`: areas to spare, each once, in the vocabulary's order; `prevent`: areas to strengthen, never an injured
 * one. `excludedDemands`: what the writer cannot, may not or will not do. `pain`: pain or an injury is felt now.
 */
export type HealthReading = {
  redFlag: RedFlag | null;
  injuries: InjuryReading[];
  prevent: BodyArea[];
  excludedDemands: Demand[];
  pain: boolean;
  /** A professional told the writer not to train. */
  restricted?: true;
};

/** `field: 'injuries'`: the text answers the question for injuries, so that a bare «codo derecho» is one. */
export type ReadOptions = { field?: 'injuries' };

/** No more characters than these are read; it bounds the work a single text can cause. */
export const readLimit = 2000;

/** What a text obliges us to, without what else it says of the body. */
export type Flags = Pick<HealthReading, 'redFlag' | 'restricted'>;

/**
 * Reads a health text in Spanish: any string, never throws, same text same reading. It reports what stands there; it
 * diagnoses nothing. Words of the street are read by the name that the health lines know; that takes no emergency away.
 */
export function readHealth(text: string, options: ReadOptions = {}): HealthReading {
  return bothWays(text, options, (parsed) => {
    const { injuries, prevent, pain } = readBody(parsed, options.field);
    const excludedDemands = readExcludedDemands(parsed.text);
    const { redFlag, ...restriction } = flagsOf(parsed, () => pain);
    return { redFlag, injuries, prevent, excludedDemands, pain, ...restriction };
  });
}

/** The red flags of {@link readHealth} alone, in a third of its time. */
export function readFlags(text: string, options: ReadOptions = {}): Flags {
  return bothWays(text, options, (parsed) => flagsOf(parsed, () => readBody(parsed, options.field).pain));
}

function bothWays<Read extends Flags>(text: string, options: ReadOptions, read: (parsed: Parsed) => Read): Read {
  const clipped = withStops(text.slice(0, readLimit));
  const said = rephrased(clipped);
  const reading = read(parsedOf(said));
  if (said === clipped || reading.redFlag === 'urg' || reading.redFlag === 'crisis') return reading;
  const plain = parsedOf(clipped);
  const { redFlag } = flagsOf(plain, () => readBody(plain, options.field).pain);
  return redFlag === 'urg' ? { ...reading, redFlag } : reading;
}

const parsedOf = (text: string): Parsed => parse(respell(normalise(text)));

/** `feelsPain`: asked only where a flag depends on it. */
function flagsOf(parsed: Parsed, feelsPain: () => boolean): Flags {
  const redFlag = readRedFlag(parsed, feelsPain);
  return readRestriction(parsed.text) ? { redFlag, restricted: true } : { redFlag };
}
