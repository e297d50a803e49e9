import type { ComposerInput } from '#composer/types.ts';
import { readHealth } from '#reader/health.ts';
import { areaNames } from '#reader/messages.ts';
import { describeWish } from '#reader/understood.ts';

/** What was read of the wish, and what of the profile's injuries shapes the routine: «45 min», «cuido tu codo». */
export function understoodOf({ wish, player }: Pick<ComposerInput, 'wish' | 'player'>): string[] {
  const said = wish.health.injuries.map((injury) => injury.area);
  const known = readHealth(player.injuries, { field: 'injuries' }).injuries.map((injury) => injury.area);
  const cared = known.filter((area) => !said.includes(area)).map((area) => `cuido tu ${areaNames[area]}`);
  return [...new Set([...describeWish(wish), ...cared])];
}
