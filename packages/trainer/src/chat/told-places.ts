import { type NamedPlace, placesIn } from '@bandeja/reader/language/health/places';
import { normalise } from '@bandeja/reader/language/normalise';
import { isOfOthers } from '#chat/others.ts';
import type { ChatState } from '#chat/types.ts';

/** What a message tells of the player's own body that the conversation did not know before it. */
export function toldPlaces(message: string, before: ChatState | null, after: ChatState): NamedPlace[] {
  if (isOfOthers(normalise(message))) return [];
  const known = before?.discomfort.injuries ?? [];
  const isNew = ({ area, acute }: { area: string; acute: boolean }) =>
    !known.some((each) => each.area === area && each.acute === acute);
  return placesIn(message, after.discomfort.injuries.filter(isNew));
}
