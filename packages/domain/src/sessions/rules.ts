import type { LoadType } from '#exercises/vocabulary.ts';
import type { SetRow } from '#sessions/contract.ts';
import { editableDays } from '#sessions/vocabulary.ts';

/** Whole minutes people read: `round(seconds / 60)` everywhere. */
export function minutesOf(durationSeconds: number): number {
  return Math.round(durationSeconds / 60);
}

export function cappedDuration(sentSeconds: number, startTime: Date, now: Date): number {
  const elapsed = Math.max(0, Math.floor((now.getTime() - startTime.getTime()) / 1000));
  return Math.min(Math.max(0, sentSeconds), elapsed);
}

/** A device's instant by the server's clock, in milliseconds; unchanged if the device did not send its own time. */
export function correctedInstant(at: string, sentAt: string | undefined, now: Date): number {
  return Date.parse(at) + (sentAt === undefined ? 0 : now.getTime() - Date.parse(sentAt));
}

export function isLocked(finishedAt: Date | null, now: Date): boolean {
  return finishedAt !== null && now.getTime() - finishedAt.getTime() > editableDays * 86_400_000;
}

/** An exercise is complete when it was passed with «Siguiente» or all its sets are done. */
export function isEntryComplete(entry: { completed: boolean; setRows: Pick<SetRow, 'done'>[] }): boolean {
  return entry.completed || (entry.setRows.length > 0 && entry.setRows.every((row) => row.done));
}

/** A removed exercise disappears only while none of its sets is done: sets logged by another device stay. */
export function isEntryShown(entry: { removed: boolean; setRows: Pick<SetRow, 'done'>[] }): boolean {
  return !entry.removed || entry.setRows.some((row) => row.done);
}

/** Follow from the session's id, so that a device that starts offline and the server name them alike. */
export function entryIdOf(sessionId: string, entryIndex: number): string {
  return derivedId(sessionId, entryIndex + 1, 0);
}

export function setIdOf(sessionId: string, entryIndex: number, setIndex: number): string {
  return derivedId(sessionId, entryIndex + 1, setIndex + 1);
}

function derivedId(sessionId: string, high: number, low: number): string {
  const hex = (value: number) => value.toString(16).padStart(4, '0');
  return `${sessionId.slice(0, -8)}${hex(high)}${hex(low)}`;
}

export const weightedEquipment: readonly string[] = ['mancuernas', 'kettlebell', 'balón medicinal'];

export function usesWeight(equipment: readonly string[]): boolean {
  return equipment.some((item) => item.split(' o ').some((alternative) => weightedEquipment.includes(alternative)));
}

export function usesBand(equipment: readonly string[]): boolean {
  return !usesWeight(equipment) && equipment.some((item) => item.split(' o ').includes('gomas'));
}

/** Jumps, throws and strokes end before muscle failure (docs/training.md#reps-in-reserve). */
export function asksReserve({ loadType, tags }: { loadType: LoadType; tags: readonly string[] }): boolean {
  return loadType === 'reps' && tags[0] === 'Fuerza';
}

/** Of a padel drill: strength for a stroke hits no ball. */
export function countedStrokes<S extends string>(exercise: { drill: unknown; strokes: readonly S[] }): S[] {
  return exercise.drill === null ? [] : [...exercise.strokes];
}

export const countsBalls = ({ strokes = [] }: { strokes?: readonly string[] | undefined }): boolean =>
  strokes.length > 0;

export type Counted = { hits: number; attempts: number };

/** Of all sets that were done; null where no ball was counted. */
export function countedOf(rows: readonly Partial<Pick<SetRow, 'hits' | 'attempts'>>[]): Counted | null {
  const attempts = rows.reduce((sum, row) => sum + (row.attempts ?? 0), 0);
  return attempts === 0 ? null : { hits: rows.reduce((sum, row) => sum + (row.hits ?? 0), 0), attempts };
}

/** More of them good than the last time, by the share. */
export function isBetter(now: Counted, before: Counted): boolean {
  return now.hits * before.attempts > before.hits * now.attempts;
}

export function exerciseTags(exercise: { categories: readonly string[]; muscleGroups: readonly string[] }): string[] {
  return [...new Set([...exercise.categories.slice(0, 1), ...exercise.muscleGroups.slice(0, 2)])];
}
