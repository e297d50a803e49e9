import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import { healthQuestionTexts } from '@bandeja/domain/profile/messages';
import { conditionText, forReader, safetyTexts, statedKind } from '@bandeja/domain/profile/safety.messages';
import type { HealthQuestion, RedFlagKind } from '@bandeja/domain/profile/vocabulary';
import { type Felt, type HealthReading, isProfessionalFirst, type RedFlag } from '#health.ts';
import { piecesOf, sentencesIn } from '#language/pieces.ts';
import { theirDangerIn } from '#safety/somebody-else.ts';
import type { ProfileHealth } from '#safety/types.ts';
import { healthOf, nothingFelt, withDoubt, withFelt } from '#understand/health.ts';
import { understand } from '#understand/understand.ts';

/** `words` are the player's own sentences that raise it. */
export type RedFlagReading = { kind: RedFlagKind; words: string; message: string };

const kinds: Partial<Record<RedFlag, RedFlagKind>> = { urg: 'urg', rest: 'rest', crisis: 'crisis' };

/** Doping in a stored text asks for nothing. */
export function stoppingFlag({ redFlag }: Pick<HealthReading, 'redFlag'>): RedFlagKind | null {
  return redFlag === null ? null : (kinds[redFlag] ?? null);
}

type RedFlagSource = Pick<ProfileHealth, 'injuries' | 'screening' | 'waved'> & { age: number | null };

/** By injuries text or health questions, confirmed or not; null when neither raises a flag. */
export function readRedFlag({ injuries, screening, age, waved }: RedFlagSource): RedFlagReading | null {
  const written = readText(injuries, waved);
  const yes = screening ?? [];
  if (written === null && yes.length === 0) return null;
  const kind = written?.kind === 'crisis' || yes.length === 0 ? (written?.kind ?? 'urg') : raisedTo(written?.kind, yes);
  const words = [...(written === null ? [] : [written.words]), ...yes.map(saidBy)].join('. ');
  return { kind, words, message: forReader(kind === 'prof' ? conditionText : safetyTexts[kind], age) };
}

function saidBy(question: HealthQuestion): string {
  return healthQuestionTexts[question].statement;
}

/** What the text raises besides makes a doctor's matter of both. */
function raisedTo(written: RedFlagKind | undefined, yes: readonly HealthQuestion[]): 'urg' | 'prof' {
  return written === undefined ? statedKind(yes) : 'urg';
}

function readText(injuries: string, waved = false): Pick<RedFlagReading, 'kind' | 'words'> | null {
  if (injuries.trim() === '') return null;
  const kind = flagOf(injuries, waved);
  if (kind === null) return null;
  const [raising, others] = partition(sentencesIn(injuries), (sentence) => flagOf(sentence, waved) !== null);
  // some flags are only read from several sentences together
  const isJoint = flagOf(others.join('. '), waved) !== null;
  return { kind, words: isJoint ? injuries.trim() : raising.join('. ') };
}

/** More sentences may have been confirmed earlier. */
export function isConfirmed(words: string, confirmedWords: string): boolean {
  const confirmed = keysOf(confirmedWords);
  return sentencesIn(words).every((sentence) => confirmed.has(keyOf(sentence)));
}

/** A red flag assessed by a doctor no longer counts; everything else in its words still does. */
export function profileHealth(player: ProfileHealth): HealthReading {
  const { injuries, confirmedWords = '', screening, discomforts = [], felt = nothingFelt, waved = false } = player;
  const written = withoutHealed(writtenHealth(injuries, waved), player.healed ?? []);
  const reading = withDoubt(withFelt(withFelt(written, noted(discomforts)), felt));
  const confirmed = keysOf(confirmedWords);
  const isOpen = (sentence: string) => !confirmed.has(keyOf(sentence));
  const redFlag =
    confirmedWords === '' || stoppingFlag(reading) === null
      ? reading.redFlag
      : writtenHealth(sentencesIn(injuries).filter(isOpen).join('. '), waved).redFlag;
  const stated = (screening ?? []).filter((question) => isOpen(saidBy(question)));
  if (stated.length === 0 || redFlag === 'crisis') return { ...reading, redFlag };
  const kind = raisedTo(stoppingFlag({ redFlag }) ?? undefined, stated);
  if (kind === 'urg') return { ...reading, redFlag: kind };
  return isProfessionalFirst({ redFlag }) ? { ...reading, redFlag } : { ...reading, redFlag: kind, isCondition: true };
}

/** docs/training.md#professional-first: above 3 of 10 exercises that need care (`~`) are excluded as well. */
function noted(discomforts: NonNullable<ProfileHealth['discomforts']>): Felt {
  const injuries = discomforts.map(({ area, isSevere }) => ({ area, acute: isSevere }));
  return { injuries, excludedDemands: [] };
}

/** What the list says to be well hurts no more, whatever the older text says; what else it says still counts. */
function withoutHealed(reading: HealthReading, healed: readonly BodyArea[]): HealthReading {
  if (healed.length === 0) return reading;
  const injuries = reading.injuries.filter(({ area }) => !healed.includes(area));
  return { ...reading, injuries, pain: reading.pain && (injuries.length > 0 || reading.injuries.length === 0) };
}

function partition<T>(list: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [list.filter(isFirst), list.filter((item) => !isFirst(item))];
}

const nothing: HealthReading = { redFlag: null, injuries: [], prevent: [], excludedDemands: [], pain: false };

export function writtenHealth(text: string, waved: boolean): HealthReading {
  if (text.trim() === '') return nothing;
  const frame = understand(text, { channel: 'wish', field: 'injuries' });
  return theirDangerIn(text, frame) === null ? healthOf(frame, waved) : nothing;
}

function flagOf(text: string, waved: boolean): RedFlagKind | null {
  return stoppingFlag(writtenHealth(text, waved));
}

function keysOf(text: string): Set<string> {
  return new Set(sentencesIn(text).map(keyOf));
}

/** Spaces and capitals do not matter for health. */
function keyOf(sentence: string): string {
  return piecesOf(sentence.toLowerCase()).join(' ');
}
