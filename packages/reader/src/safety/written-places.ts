import { type NamedPlace, placesIn } from '#language/health/places.ts';
import { writtenHealth } from '#safety/red-flag.ts';

/** `cares`: an old injury that does not hurt any more. */
export type WrittenPlace = NamedPlace & { cares: boolean };

/** The places that the injuries text of a profile names. */
export function writtenPlaces(injuries: string, waved: boolean): WrittenPlace[] {
  const reading = writtenHealth(injuries, waved);
  return placesIn(injuries, reading.injuries).map((place) => ({ ...place, cares: !reading.pain && !place.acute }));
}
