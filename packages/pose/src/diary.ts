import { lookOf, type Picture, type PictureLook } from './crop.ts';
import type { Crowd, Film, TrackedFrame } from './film.ts';
import type { Sighting } from './tracker.ts';

/** What is seen of a film, picture after picture. */
export function createDiary() {
  const frames: TrackedFrame[] = [];
  let look: PictureLook = { brightness: 0, flatness: 1 };
  let crowd: Crowd = { seconds: 0, people: [] };
  return {
    isEmpty: () => frames.length === 0,
    write(picture: Picture, seconds: number, { landmarks, people = [] }: Sighting): void {
      if (frames.length === 0) look = lookOf(picture);
      if (people.length > crowd.people.length) crowd = { seconds, people };
      frames.push({ seconds, landmarks });
    },
    film: ({ width, height }: Pick<Picture, 'width' | 'height'>): Film => ({
      width,
      height,
      frames,
      people: crowd.people.length,
      crowd,
      ...look,
    }),
  };
}
