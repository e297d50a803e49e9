import { trainedModel } from '#model/load.ts';
import { dangersWith } from '#model/read.ts';
import { type Danger, dangerOf, readDanger } from '#reader/danger.ts';
import { type HealthReading, type ReadOptions, type RedFlag, readHealth, readLimit } from '#reader/health.ts';
import { decideDanger, suspicionOf } from '#understand/decisions.ts';
import type { DangerFinding, Frame } from '#understand/frame.ts';

const flags: readonly RedFlag[] = ['crisis', 'urg', 'rest', 'no', 'prof'];

/**
 * The danger of a text, certain or suspected, by the lines of the lexicon and what was learned from the examples: every
 * part of the server decides by it, so that every door gives the same answer.
 */
export function readSuspicion(text: string, options: ReadOptions = {}): DangerFinding | null {
  return decided(text, readDanger(text, options));
}

function decided(text: string, written: Danger | null): DangerFinding | null {
  if (text.trim() === '') return null;
  const clipped = text.slice(0, readLimit);
  return decideDanger(clipped, dangersWith(trainedModel(), clipped), written);
}

/**
 * A reading of the lexicon with the graver of its red flag and the one that was learned. Until it is asked about, what
 * the lexicon suspects stands; `waved`: the player answered «No, nada de eso».
 */
function withDanger(read: HealthReading, danger: DangerFinding | null, { waved = false }: TextOptions): HealthReading {
  if (waved && suspicionOf(danger) !== null) return { ...read, redFlag: null };
  // doping is left to the lines of the lexicon, which ask for words that name it
  const learned = danger?.decision !== 'act' || danger.kind === 'no' ? null : danger.kind;
  return { ...read, redFlag: flags.find((flag) => flag === read.redFlag || flag === learned) ?? null };
}

/** `waved`: the calm question about this text was answered with «No, nada de eso». */
export type TextOptions = ReadOptions & { waved?: boolean };

/**
 * What a text says of the writer's health, to every part of the server: the lines of the lexicon, and the dangers that
 * were learned from the examples.
 */
export function healthIn(text: string, options: TextOptions = {}): HealthReading {
  const read = readHealth(text, options);
  return withDanger(read, decided(text, dangerOf(read)), options);
}

/** The same of a text whose frame is known: its danger is not read a second time. */
export function healthOf({ danger }: Frame, text: string, options: TextOptions = {}): HealthReading {
  return withDanger(readHealth(text, options), danger, options);
}

/** The danger of any text a player writes; what is only suspected and not asked about counts as one. */
export function dangerIn(text: string, options: TextOptions = {}): Danger | null {
  return dangerOf(healthIn(text, options));
}
