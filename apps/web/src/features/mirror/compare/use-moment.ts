import { useEffect, useState } from 'react';
import type { StoredFilm } from '#features/mirror/film-store.ts';

export const stepSeconds = 0.02;
const slowness = 4;

const contactSeconds = ({ stroke, contact }: StoredFilm) => stroke.frames[contact]?.seconds ?? 0;

/** Seconds before and after the contact that both films have. */
function commonSpan(films: readonly StoredFilm[]): readonly [number, number] {
  const spans = films.map((film) => {
    const { frames } = film.stroke;
    const contact = contactSeconds(film);
    return [(frames[0]?.seconds ?? 0) - contact, (frames.at(-1)?.seconds ?? 0) - contact] as const;
  });
  return [Math.max(...spans.map(([from]) => from)), Math.min(...spans.map(([, to]) => to))];
}

/** @param offset seconds from the contact */
export function frameAt(film: StoredFilm, offset: number): number {
  const wanted = contactSeconds(film) + offset;
  const after = film.stroke.frames.findIndex(({ seconds }) => seconds >= wanted - stepSeconds / 2);
  return after < 0 ? film.stroke.frames.length - 1 : after;
}

export const isAtContact = (offset: number): boolean => Math.abs(offset) < stepSeconds;

/** The same moment of two films, counted from the contact; it stands, is moved, or runs in slow motion. */
export function useMoment(films: readonly StoredFilm[]) {
  const [offset, setOffset] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [from, to] = commonSpan(films);

  useEffect(() => {
    if (!isPlaying) return;
    const next = (now: number) => (now + stepSeconds > to ? from : now + stepSeconds);
    const timer = setInterval(() => setOffset(next), stepSeconds * slowness * 1000);
    return () => clearInterval(timer);
  }, [isPlaying, from, to]);

  return {
    offset,
    from,
    to,
    isPlaying,
    play: () => setPlaying(!isPlaying),
    stop: () => setPlaying(false),
    goTo(wanted: number) {
      setPlaying(false);
      setOffset(Math.max(from, Math.min(to, wanted)));
    },
  };
}
export type Moment = ReturnType<typeof useMoment>;
