import { materials, type Place } from '@bandeja/domain/exercises/vocabulary';
import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { profileTexts as texts } from '#features/profile/texts.ts';
import { capitalise } from '#lib/format.ts';

/** «Goma» from «goma»; usable as it is in `map`. */
export const capitalised = (text: string): string => capitalise(text);

const letters = ['L', 'M', 'X', 'J', 'V', 'S', 'D'];

/** The seven days as their letters, read by their names. */
export const weekdayChips = weekdays.map((value, index) => ({
  value,
  label: letters[index] ?? '',
  fullLabel: weekdayNames[value],
}));

export const materialOptions = materials.map((value) => ({ value, label: capitalise(value) }));

export const placeOptions: { value: Place; label: string }[] = [
  { value: 'home', label: texts.kit.home },
  { value: 'court', label: texts.kit.court },
];

/** Chips and cards whose words are their values. */
export const asOptions = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));

/** Every time zone the browser knows, and the player's own. */
export function timeZoneOptions(own: string) {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), own]);
  return [...zones].sort().map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
