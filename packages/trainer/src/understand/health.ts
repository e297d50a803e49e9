import { trainedModel } from '#model/load.ts';
import { dangersWith } from '#model/read.ts';
import { type Danger, dangerOf } from '#reader/danger.ts';
import { type HealthReading, type ReadOptions, type RedFlag, readHealth, readLimit } from '#reader/health.ts';
import { decideDanger } from '#understand/decisions.ts';
import type { DangerFinding } from '#understand/frame.ts';

const gravestFirst: readonly RedFlag[] = ['crisis', 'urg', 'rest', 'no', 'prof'];

/** The red flag of a danger that is certain; doping is left to the lines of the lexicon, which ask for words that name it. */
function flagOf(danger: DangerFinding | null): RedFlag | null {
  if (danger === null || danger.decision === 'ask') return null;
  return gravestFirst.find((flag) => flag === danger.kind && flag !== 'no') ?? null;
}

/** A reading of the lexicon with the graver of its red flag and the one that was learned. */
export function withLearned(read: HealthReading, text: string): HealthReading {
  if (text.trim() === '') return read;
  const learned = flagOf(decideDanger(dangersWith(trainedModel(), text.slice(0, readLimit)), dangerOf(read)));
  return { ...read, redFlag: gravestFirst.find((flag) => flag === read.redFlag || flag === learned) ?? null };
}

/**
 * What a text says of the writer's health, to every part of the server: the lines of the lexicon, and the dangers that
 * were learned from the examples.
 */
export function healthIn(text: string, options: ReadOptions = {}): HealthReading {
  return withLearned(readHealth(text, options), text);
}

/** The danger of any text a player writes; every part of the server asks this function and no other. */
export function dangerIn(text: string, options: ReadOptions = {}): Danger | null {
  return dangerOf(healthIn(text, options));
}
