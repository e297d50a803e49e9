import { type BodyArea, bodyAreas, demands } from '@bandeja/domain/exercises/vocabulary';
import type { Felt, HealthReading, ReadOptions, RedFlag, WrittenHealth } from '#reader/health.ts';
import { refusedFrom, sure, suspicionOf } from '#understand/decisions.ts';
import type { BodyPart, BodyState, Frame } from '#understand/frame.ts';

/** The gravest first. */
const flags: readonly RedFlag[] = ['crisis', 'urg', 'rest', 'no', 'prof'];
/** A discomfort limits a routine, so it needs more certainty than a wish. */
const feltFrom = 0.86;

/** The area of the catalogue whose load a part of the body feels. */
const areaOf: Record<BodyPart, BodyArea> = {
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

/**
 * Combines the lexicon's health with the learned one: the more serious red flag, and the areas and demands of both. Areas
 * that the lexicon calls well stay so, and its suspicions stand until they are asked about. Answers to the question for
 * injuries contain no wishes, so only the lexicon decides there what a player cannot do.
 */
export function withLearned(
  { well, named: _areas, ...written }: WrittenHealth,
  { body, danger, wish }: Pick<Frame, 'body' | 'danger' | 'wish'>,
  { field }: ReadOptions,
): HealthReading {
  // doping is left to the lines of the lexicon, which ask for words that name it
  const learned = danger?.decision !== 'act' || danger.kind === 'no' ? null : danger.kind;
  const areasIn = (states: readonly BodyState[], from: number): BodyArea[] =>
    body.flatMap(({ state, value, certainty }) => (states.includes(state) && certainty >= from ? areaOf[value] : []));
  const known = written.injuries.map(({ area }) => area);
  const felt = areasIn(['hurts', 'acute'], feltFrom).filter((area) => !known.includes(area) && !well.includes(area));
  const acute = areasIn(['acute'], feltFrom);
  const injuries = bodyAreas.flatMap((area) => {
    const injury = written.injuries.find((each) => each.area === area);
    return injury ?? (felt.includes(area) ? { area, acute: acute.includes(area) } : []);
  });
  const spared = [...written.prevent, ...areasIn(['protect'], refusedFrom)];
  const refused = [...written.excludedDemands, ...(field === 'injuries' ? [] : sure(wish.refusedDemands))];
  return {
    ...written,
    redFlag: flags.find((flag) => flag === written.redFlag || flag === learned) ?? null,
    injuries,
    prevent: bodyAreas.filter((area) => spared.includes(area) && injuries.every((injury) => injury.area !== area)),
    excludedDemands: demands.filter((demand) => refused.includes(demand)),
    pain: written.pain || felt.length > 0,
  };
}

export const nothingFelt: Felt = { injuries: [], excludedDemands: [] };
export const isFelt = (felt: Felt): boolean => felt.injuries.length + felt.excludedDemands.length > 0;

/** The areas of both; for an area in both, the more serious state. */
export function together(one: Felt, other: Felt): Felt {
  const injuries = bodyAreas.flatMap((area): HealthReading['injuries'] => {
    const both = [...one.injuries, ...other.injuries].filter((injury) => injury.area === area);
    return both.length === 0 ? [] : [{ ...both[1], ...both[0], area, acute: both.some(({ acute }) => acute) }];
  });
  const refused = [...one.excludedDemands, ...other.excludedDemands];
  return { injuries, excludedDemands: demands.filter((demand) => refused.includes(demand)) };
}

/** A reading with further discomforts. */
export function withFelt(reading: HealthReading, felt: Felt): HealthReading {
  const both = together(reading, felt);
  const prevent = reading.prevent.filter((area) => both.injuries.every((injury) => injury.area !== area));
  return { ...reading, ...both, prevent, pain: reading.pain || felt.injuries.length > 0 };
}

/** The health of a frame. `waved`: the calm question about the text was answered with «No, nada de eso». */
export function healthOf({ danger, health }: Pick<Frame, 'danger' | 'health'>, waved = false): HealthReading {
  return waved && suspicionOf(danger) !== null ? { ...health, redFlag: null } : health;
}
