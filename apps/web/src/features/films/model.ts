import type { FilmComment } from '@bandeja/domain/films/contract';
import { formatNumber } from '#lib/format.ts';

export type Moment = { atMs: number; number: number; comments: readonly FilmComment[] };

/** What was said about the whole film, and about each second of it, numbered as the slider marks them. */
export function byMoment(comments: readonly FilmComment[]): { whole: FilmComment[]; moments: Moment[] } {
  const groups = Map.groupBy(comments, ({ atMs }) => atMs);
  const seconds = [...groups.keys()].filter((atMs) => atMs !== null).sort((a, b) => a - b);
  return {
    whole: groups.get(null) ?? [],
    moments: seconds.map((atMs, index) => ({ atMs, number: index + 1, comments: groups.get(atMs) ?? [] })),
  };
}

/** «0:07,2» */
export function formatMoment(ms: number): string {
  const tenths = Math.floor(ms / 100);
  const [minutes, seconds] = [Math.floor(tenths / 600), Math.floor(tenths / 10) % 60];
  return `${minutes}:${String(seconds).padStart(2, '0')},${tenths % 10}`;
}

export const formatSize = (bytes: number): string => `${formatNumber(bytes / 1024 / 1024)} MB`;
