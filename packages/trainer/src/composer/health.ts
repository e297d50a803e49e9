import { type BodyArea, bodyAreas, type Demand, demands } from '@bandeja/domain/exercises/vocabulary';
import type { ComposerInput } from '#composer/types.ts';
import type { HealthReading, RedFlag } from '#reader/health.ts';
import { forReader, safetyTexts } from '#reader/messages.ts';
import { profileHealth } from '#safety/red-flag.ts';

/** What the wish and the profile say of health, taken together: the profile's injuries count like those of the text. */
export type Health = {
  /** Set when no routine may be made at all. */
  stop: { flag: RedFlag; message: string } | null;
  /** A professional comes first, or an injury is acute: only the gentlest work (docs/training.md#selection). */
  gentle: boolean;
  /** A professional forbade the player to train. */
  restricted: boolean;
  /**
   * A professional looks at an area first, while the rest of the body trains softly: its pain lasts, or could worsen.
   */
  referred: boolean;
  /**
   * Areas whose `!` exercises are out, and those whose `~` exercises are out as well: acute ones and referred ones that
   * rest.
   */
  injured: readonly BodyArea[];
  acute: readonly BodyArea[];
  excludedDemands: readonly Demand[];
  /** Areas to strengthen; never an injured one. */
  prevent: readonly BodyArea[];
  /** Pain without an area: there is nothing to take out, only to ask. */
  painSomewhere: boolean;
};

/** Flags that forbid a routine, the gravest first: «Crisis outranks everything» (docs/training.md#safety-texts). */
const stopping: readonly RedFlag[] = ['crisis', 'urg', 'rest', 'no'];

/** Years of the person the routine is for: what the text says comes first. */
export function ageOf({ wish, player }: Pick<ComposerInput, 'wish' | 'player'>): number | null {
  return wish.age ?? player.age;
}

/** Reads both health texts and decides what they forbid. */
export function healthOf(input: Pick<ComposerInput, 'wish' | 'player'>): Health {
  const wished = input.wish.health;
  const profile = profileHealth(input.player);
  const injuries = [...wished.injuries, ...profile.injuries];
  const injured = bodyAreas.filter((area) => injuries.some((injury) => injury.area === area));
  // What the profile has long known is looked after; what the player tells today sees a professional first.
  const referred = wished.injuries.filter((injury) => injury.referred !== undefined);
  const acute = bodyAreas.filter((area) => injuries.some((injury) => injury.area === area && injury.acute));
  const restricted = wished.restricted === true || profile.restricted === true;
  const pain = wished.pain || profile.pain;
  return {
    stop: stopOf(wished, profile, ageOf(input)),
    gentle: restricted || acute.length > 0 || [wished, profile].some((reading) => reading.redFlag === 'prof'),
    restricted,
    referred: referred.length > 0,
    injured,
    acute: bodyAreas.filter(
      (area) => acute.includes(area) || referred.some((injury) => injury.area === area && injury.referred === 'rests'),
    ),
    excludedDemands: demands.filter((demand) =>
      [wished, profile].some((reading) => reading.excludedDemands.includes(demand)),
    ),
    prevent: bodyAreas.filter((area) => wished.prevent.includes(area) && !injured.includes(area)),
    painSomewhere: pain && injured.length === 0,
  };
}

/** A stored mention of doping asks for nothing today; only the wish can. */
function stopOf(wished: HealthReading, profile: HealthReading, age: number | null): Health['stop'] {
  const flags = [wished.redFlag, profile.redFlag === 'no' ? null : profile.redFlag];
  const flag = stopping.find((each) => flags.includes(each));
  return flag === undefined ? null : { flag, message: forReader(safetyTexts[flag], age) };
}
