import type { BodyArea, Demand } from '@bandeja/domain/exercises/vocabulary';
import type { Minor } from '@bandeja/domain/minors/rules';
import { type Parsed, parse } from '#language/health/clauses.ts';
import { readExcludedDemands } from '#language/health/demands.ts';
import { withoutFigures } from '#language/health/figures.ts';
import { type InjuryReading, readBody } from '#language/health/injuries.ts';
import { withoutJokes } from '#language/health/jokes.ts';
import type { RedFlag } from '#language/health/lexicon.ts';
import { isEmergency, readBesidesCrisis, readRedFlag, readRestriction } from '#language/health/red-flags.ts';
import { normalise } from '#language/normalise.ts';
import { withStops } from '#language/pieces.ts';
import { rephrased } from '#language/slang.ts';
import { respell } from '#language/spelling.ts';

export type { InjuryReading, RedFlag };

/** `injuries` and `prevent` never share an area. `excludedDemands`: what the writer cannot, may not or will not do. */
export type HealthReading = {
  redFlag: RedFlag | null;
  injuries: InjuryReading[];
  prevent: BodyArea[];
  excludedDemands: Demand[];
  pain: boolean;
  restricted?: true;
  minor?: Minor;
  /** The likely areas, none where even those are unknown (docs/training.md#doubt). Absent without a doubt. */
  doubt?: readonly BodyArea[];
  /** `prof` is about heart, diabetes, pregnancy or medication, not about a part of the body. */
  isCondition?: true;
  /** The gravest red flag beside a crisis: it stands when the player meant no crisis. */
  besidesCrisis?: RedFlag | null;
};

export type Felt = Pick<HealthReading, 'injuries' | 'excludedDemands'>;

export function isProfessionalFirst({ redFlag, restricted }: Pick<HealthReading, 'redFlag' | 'restricted'>): boolean {
  return restricted === true || redFlag === 'prof' || redFlag === 'weight' || redFlag === 'drug';
}

export function tellsOfHealth({ redFlag, injuries, prevent, excludedDemands, pain, doubt }: HealthReading): boolean {
  return (
    redFlag !== null || injuries.length + prevent.length + excludedDemands.length > 0 || pain || doubt !== undefined
  );
}

/** `well` holds areas that are said not to hurt, `named` those without a word of pain. */
export type WrittenHealth = HealthReading & { well: readonly BodyArea[]; named: readonly InjuryReading[] };

/** The text answers the question for injuries, so that a bare «codo derecho» is one. */
export type ReadOptions = { field?: 'injuries' };

/** It bounds the work a single text can cause. */
export const readLimit = 2000;

/** Never throws, diagnoses nothing. Slang is replaced by the words of the health lines; that hides no emergency. */
export function readHealth(text: string, { field }: ReadOptions = {}): WrittenHealth {
  const clipped = withoutFigures(withoutJokes(withStops(text.slice(0, readLimit))));
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
  const redFlag = readRedFlag(parsed, () => body.pain);
  const besides = redFlag === 'crisis' ? { besidesCrisis: readBesidesCrisis(parsed, () => body.pain) } : {};
  const reading = { redFlag, ...besides, ...body, excludedDemands };
  return readRestriction(parsed.text) ? { ...reading, restricted: true } : reading;
}
