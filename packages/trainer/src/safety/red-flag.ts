import { healthQuestionTexts } from '@bandeja/domain/profile/messages';
import type { RedFlagKind } from '@bandeja/domain/profile/vocabulary';
import { piecesOf, sentencesIn } from '#language/pieces.ts';
import type { Felt, HealthReading, RedFlag } from '#reader/health.ts';
import { forReader, safetyTexts } from '#reader/messages.ts';
import type { ProfileHealth } from '#safety/types.ts';
import { healthOf, nothingFelt, withFelt } from '#understand/health.ts';
import { understand } from '#understand/understand.ts';

/** What a red flag rests on and what the trainer says to it; `words` are the player's own sentences that raise it. */
export type RedFlagReading = { kind: RedFlagKind; words: string; message: string };

const kinds: Partial<Record<RedFlag, RedFlagKind>> = { urg: 'urg', rest: 'rest', crisis: 'crisis' };

/** The flag of a reading that forbids all training, or null. Doping in a stored text asks for nothing. */
export function stoppingFlag({ redFlag }: Pick<HealthReading, 'redFlag'>): RedFlagKind | null {
  return redFlag === null ? null : (kinds[redFlag] ?? null);
}

type RedFlagSource = Pick<ProfileHealth, 'injuries' | 'screening' | 'waved'> & { age: number | null };

/** The red flag that a profile raises by its injuries text or its health questions, confirmed or not; null when neither does. */
export function readRedFlag({ injuries, screening, age, waved }: RedFlagSource): RedFlagReading | null {
  const written = readText(injuries, waved);
  const stated = statementsOf(screening);
  if (written === null && stated.length === 0) return null;
  const kind = stated.length > 0 && written?.kind !== 'crisis' ? 'urg' : (written?.kind ?? 'urg');
  const words = [...(written === null ? [] : [written.words]), ...stated].join('. ');
  return { kind, words, message: forReader(safetyTexts[kind], age) };
}

function statementsOf(screening: ProfileHealth['screening']): string[] {
  return (screening ?? []).map((question) => healthQuestionTexts[question].said);
}

function readText(injuries: string, waved = false): Pick<RedFlagReading, 'kind' | 'words'> | null {
  if (injuries.trim() === '') return null;
  const kind = flagOf(injuries, waved);
  if (kind === null) return null;
  const [raising, others] = partition(sentencesIn(injuries), (sentence) => flagOf(sentence, waved) !== null);
  // some flags are only read from several sentences together
  const isWhole = flagOf(others.join('. '), waved) !== null;
  return { kind, words: isWhole ? injuries.trim() : raising.join('. ') };
}

/** Whether a doctor has looked at every sentence of `words`: what was confirmed earlier may have been more. */
export function isConfirmed(words: string, confirmedWords: string): boolean {
  const confirmed = keysOf(confirmedWords);
  return sentencesIn(words).every((sentence) => confirmed.has(keyOf(sentence)));
}

/**
 * What a profile says of health. A red flag that a doctor has looked at no longer counts; everything else that its
 * words say (pain, injured areas, what the player cannot do) still does.
 */
export function profileHealth(player: ProfileHealth): HealthReading {
  const { injuries, confirmedWords = '', screening, discomforts = [], felt = nothingFelt, waved = false } = player;
  const reading = withFelt(withFelt(healthIn(injuries, waved), noted(discomforts)), felt);
  const confirmed = keysOf(confirmedWords);
  const isOpen = (sentence: string) => !confirmed.has(keyOf(sentence));
  const redFlag =
    confirmedWords === '' || stoppingFlag(reading) === null
      ? reading.redFlag
      : healthIn(sentencesIn(injuries).filter(isOpen).join('. '), waved).redFlag;
  const isStated = statementsOf(screening).some(isOpen);
  return { ...reading, redFlag: isStated && redFlag !== 'crisis' ? 'urg' : redFlag };
}

/**
 * A noted discomfort spares its area like an injury the text speaks of: up to 3 of 10 what loads it (`!`) is out, above
 * that what asks for care (`~`), too (docs/training.md#professional-first).
 */
function noted(discomforts: NonNullable<ProfileHealth['discomforts']>): Felt {
  const injuries = discomforts.map(({ area, isSevere }) => ({ area, acute: isSevere }));
  return { injuries, excludedDemands: [] };
}

function partition<T>(list: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [list.filter(isFirst), list.filter((item) => !isFirst(item))];
}

const nothing: HealthReading = { redFlag: null, injuries: [], prevent: [], excludedDemands: [], pain: false };

/** What the question for injuries was answered with. */
function healthIn(text: string, waved: boolean): HealthReading {
  if (text.trim() === '') return nothing;
  return healthOf(understand(text, { channel: 'wish', field: 'injuries' }), waved);
}

function flagOf(text: string, waved: boolean): RedFlagKind | null {
  return stoppingFlag(healthIn(text, waved));
}

function keysOf(text: string): Set<string> {
  return new Set(sentencesIn(text).map(keyOf));
}

/** Spaces and capitals say nothing about health. */
function keyOf(sentence: string): string {
  return piecesOf(sentence.toLowerCase()).join(' ');
}
