import { type BodyArea, bodyAreas, type Demand, demands } from '@bandeja/domain/exercises/vocabulary';
import type { Minor } from '@bandeja/domain/minors/rules';
import type { DangerKind } from '#danger.ts';
import type { Felt, HealthReading, ReadOptions, RedFlag, WrittenHealth } from '#health.ts';
import { rank } from '#language/health/red-flags.ts';
import { refusedFrom, sure, suspicionOf } from '#understand/decisions.ts';
import type { BodyPart, BodyState, Frame } from '#understand/frame.ts';

/** A discomfort limits a routine, so it needs more certainty than a wish. */
const feltFrom = 0.86;

/** From this certainty on, a part of the body that was read as hurting is a doubt. */
const doubtedFrom = 0.2;

export const areaOf: Record<BodyPart, BodyArea> = {
  hombro: 'hombro',
  cuello: 'hombro',
  codo: 'codo',
  muneca: 'muñeca',
  mano: 'muñeca',
  lumbar: 'lumbar',
  abdomen: 'lumbar',
  cadera: 'rodilla',
  rodilla: 'rodilla',
  isquio: 'rodilla',
  ingle: 'rodilla',
  tobillo: 'tobillo',
  gemelo: 'tobillo',
  pie: 'tobillo',
};

/** The more serious flag, the areas of both. Answers to the question for injuries hold no wishes: the lexicon decides. */
export function withLearned(
  { well, named: _areas, ...written }: WrittenHealth,
  { body, danger, wish, minor }: Pick<Frame, 'body' | 'danger' | 'wish'> & { minor: Minor | null },
  { field }: ReadOptions,
): HealthReading {
  const learned = danger === null ? [] : [danger.also, danger.decision === 'act' ? danger.kind : undefined];
  const areasIn = (states: readonly BodyState[], from: number): BodyArea[] =>
    body.flatMap(({ state, value, certainty }) => (states.includes(state) && certainty >= from ? areaOf[value] : []));
  const known = written.injuries.map(({ area }) => area);
  const felt = areasIn(['hurts', 'acute'], feltFrom).filter((area) => !known.includes(area) && !well.includes(area));
  const acute = areasIn(['acute'], feltFrom);
  const injuries = bodyAreas.flatMap((area) => {
    const injury = written.injuries.find((each) => each.area === area);
    return injury ?? (felt.includes(area) ? { area, acute: acute.includes(area) } : []);
  });
  const isKnown = (area: BodyArea) => injuries.some((injury) => injury.area === area) || well.includes(area);
  const guessed = areasIn(['hurts', 'acute'], doubtedFrom).filter((area) => !isKnown(area));
  const doubt = bodyAreas.filter((area) => guessed.includes(area));
  const spared = [...written.prevent, ...areasIn(['protect'], refusedFrom)];
  const refused = [...written.excludedDemands, ...(field === 'injuries' ? [] : sure(wish.refusedDemands))];
  const pain = written.pain || felt.length > 0;
  const redFlag = redFlagOf(learned, written, pain);
  const besides = written.redFlag === 'crisis' ? written.besidesCrisis : written.redFlag;
  return {
    ...written,
    redFlag,
    ...(redFlag === 'crisis' ? { besidesCrisis: redFlagOf([danger?.also], { redFlag: besides ?? null }, pain) } : {}),
    injuries,
    prevent: bodyAreas.filter((area) => spared.includes(area) && injuries.every((injury) => injury.area !== area)),
    excludedDemands: demands.filter((demand) => refused.includes(demand)),
    pain,
    ...((doubt.length > 0 || written.doubt !== undefined) && { doubt }),
    ...(minor === null ? {} : { minor }),
  };
}

/** What the examples alone call a medicine is taken against pain where the text tells of pain. */
function redFlagOf(
  learned: readonly (DangerKind | undefined)[],
  { redFlag }: Pick<HealthReading, 'redFlag'>,
  feelsPain: boolean,
): RedFlag | null {
  const seen = learned.map((kind) => (kind === 'drug' && !feelsPain ? 'medicine' : kind));
  return rank.find((flag) => flag === redFlag || seen.includes(flag)) ?? null;
}

const demandsInDoubt: readonly Demand[] = ['jump', 'run', 'overhead'];

export function doubtIn({ doubt }: Pick<HealthReading, 'doubt'>): Felt {
  if (doubt === undefined) return nothingFelt;
  return { injuries: doubt.map((area) => ({ area, acute: false })), excludedDemands: [...demandsInDoubt] };
}

export const nothingFelt: Felt = { injuries: [], excludedDemands: [] };
export const isFelt = (felt: Felt): boolean => felt.injuries.length + felt.excludedDemands.length > 0;

export function together(one: Felt, other: Felt): Felt {
  const injuries = bodyAreas.flatMap((area): HealthReading['injuries'] => {
    const both = [...one.injuries, ...other.injuries].filter((injury) => injury.area === area);
    return both.length === 0 ? [] : [{ ...both[1], ...both[0], area, acute: both.some(({ acute }) => acute) }];
  });
  const refused = [...one.excludedDemands, ...other.excludedDemands];
  return { injuries, excludedDemands: demands.filter((demand) => refused.includes(demand)) };
}

function sparing(reading: HealthReading, felt: Felt): HealthReading {
  const both = together(reading, felt);
  const prevent = reading.prevent.filter((area) => both.injuries.every((injury) => injury.area !== area));
  return { ...reading, ...both, prevent };
}

export function withFelt(reading: HealthReading, felt: Felt): HealthReading {
  return { ...sparing(reading, felt), pain: reading.pain || felt.injuries.length > 0 };
}

export function withDoubt(reading: HealthReading): HealthReading {
  return sparing(reading, doubtIn(reading));
}

/** `waved`: no danger was meant, by the answer to its question. */
export function healthOf({ danger, health }: Pick<Frame, 'danger' | 'health'>, waved = false): HealthReading {
  if (!waved) return health;
  if (health.redFlag === 'crisis') return { ...health, redFlag: health.besidesCrisis ?? null };
  if (danger === null || suspicionOf(danger) === null) return health;
  return { ...health, redFlag: redFlagOf([danger.also], { redFlag: null }, health.pain) };
}
