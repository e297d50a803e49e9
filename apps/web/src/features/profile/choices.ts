import { capitalise } from '#lib/format.ts';

/** «Goma» from «goma»; usable as it is in `map`. */
export const capitalised = (text: string): string => capitalise(text);

/** Chips and cards whose words are their values. */
export const asOptions = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));

/** Every time zone the browser knows, and the player's own. */
export function timeZoneOptions(own: string) {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), own]);
  return [...zones].sort().map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
