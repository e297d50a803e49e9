import { demands } from '@bandeja/domain/exercises/vocabulary';
import { dangerOf } from '#danger.ts';
import { type ReadOptions, readHealth, type WrittenHealth } from '#health.ts';
import { withoutDenials } from '#language/health/denials.ts';
import { rank } from '#language/health/red-flags.ts';
import { trainedModel } from '#model/load.ts';
import { type Reading, readWith } from '#model/read.ts';
import { dangerIn } from '#understand/danger.ts';
import type { DangerFinding } from '#understand/frame.ts';

/** What a text says of dangers. `minor`: the share of the examples in which a minor trains. */
export type Warnings = { written: WrittenHealth; danger: DangerFinding | null; minor: number };

export function warningsIn(text: string, reading: Reading, door: ReadOptions & { channel: 'wish' | 'chat' }): Warnings {
  const told = withoutDenials(text);
  const written = readHealth(told, door);
  const read = told === text ? reading : readWith(trainedModel(), told, door.channel);
  return {
    written,
    danger: dangerIn(told, { model: trainedModel(), channel: door.channel, reading: read, written }),
    minor: reading.isKnown ? (reading.dangers.find(({ label }) => label === 'minor')?.certainty ?? 0) : 0,
  };
}

/** Of a text that was spelled: no danger is lost by it, and what only the spelled text shows is certain by the lexicon alone. */
export function ofBoth(typed: Warnings, spelled: Warnings): Warnings {
  return {
    written: writtenInBoth(typed.written, spelled.written),
    danger: graver(
      spelled.danger === null ? oddlyTyped(typed) : typed.danger,
      typed.danger === null ? lessCertain(spelled) : spelled.danger,
    ),
    minor: Math.max(typed.minor, spelled.minor),
  };
}

function lessCertain({ danger, written }: Warnings): DangerFinding | null {
  if (danger === null || danger.decision !== 'act' || dangerOf(written) === danger.kind) return danger;
  return { ...danger, decision: danger.kind === 'crisis' ? 'soft' : 'ask' };
}

/** Below this share, what the examples suspect in misspelt words alone is a slip of the reading. */
const slipBelow = 0.4;

/** «los luens no pudeo nunca»: the misspelt words alone show no certain danger; a line of the lexicon does. */
function oddlyTyped({ danger, written }: Warnings): DangerFinding | null {
  if (danger === null || dangerOf(written) !== null) return danger;
  if (danger.kind === 'crisis') return { ...danger, decision: 'soft' };
  return danger.kind === 'urg' && danger.certainty < slipBelow ? null : { ...danger, decision: 'ask' };
}

const decisions = ['act', 'ask', 'soft'] as const;

function graver(one: DangerFinding | null, other: DangerFinding | null): DangerFinding | null {
  if (one === null || other === null) return one ?? other;
  const place = ({ kind, decision }: DangerFinding) =>
    decisions.indexOf(decision) * rank.length + rank.indexOf(kind === 'restricted' ? 'prof' : kind);
  const [first, second] = place(one) < place(other) ? [one, other] : [other, one];
  const also = first.also ?? second.also;
  return also === undefined ? first : { ...first, also };
}

function writtenInBoth(typed: WrittenHealth, spelled: WrittenHealth): WrittenHealth {
  const injuries = [
    ...spelled.injuries,
    ...typed.injuries.filter(
      ({ area }) => !spelled.well.includes(area) && spelled.injuries.every((injury) => injury.area !== area),
    ),
  ];
  const flags = [typed, spelled].flatMap(({ redFlag, besidesCrisis }) => [redFlag, besidesCrisis ?? null]);
  const [redFlag = null, besides = null] = rank.filter((flag) => flags.includes(flag));
  const refused = [...typed.excludedDemands, ...spelled.excludedDemands];
  return {
    ...spelled,
    redFlag,
    ...(redFlag === 'crisis' ? { besidesCrisis: besides } : {}),
    ...(typed.restricted ? { restricted: true } : {}),
    injuries,
    prevent: spelled.prevent.filter((area) => injuries.every((injury) => injury.area !== area)),
    excludedDemands: demands.filter((demand) => refused.includes(demand)),
    pain: typed.pain || spelled.pain,
  };
}
