import { type BodyArea, bodyAreas, type Demand, demands } from '@bandeja/domain/exercises/vocabulary';
import { trainingAge } from '@bandeja/domain/minors/rules';
import { forReader, safetyTexts } from '@bandeja/domain/profile/safety.messages';
import { type HealthReading, isProfessionalFirst, type RedFlag } from '@bandeja/reader/health';
import { profileHealth } from '@bandeja/reader/safety/red-flag';
import { withDoubt } from '@bandeja/reader/understand/health';
import type { ComposerInput } from '#composer/types.ts';

/** The profile's injuries count like those of the text. */
export type Health = {
  stop: { flag: RedFlag; message: string } | null;
  /** A professional comes first, or an injury is acute: only the gentlest work (docs/training.md#selection). */
  gentle: boolean;
  restricted: boolean;
  /** A flag whose text stands beside the routine instead of forbidding it. */
  beside: RedFlag | null;
  /** The professional comes first for a condition, not for a part of the body. */
  isCondition: boolean;
  /** A professional looks at an area first, while the rest of the body trains softly. */
  referred: boolean;
  injured: readonly BodyArea[];
  acute: readonly BodyArea[];
  excludedDemands: readonly Demand[];
  /** Areas to strengthen; never an injured one. */
  prevent: readonly BodyArea[];
  /** Areas that are spared only because something was not understood; null without a doubt (docs/training.md#doubt). */
  doubt: readonly BodyArea[] | null;
  /** Pain without an area: nothing can be excluded, only asked. */
  painSomewhere: boolean;
};

/** Flags that forbid a routine, the gravest first: «Crisis outranks everything» (docs/training.md#safety-texts). */
const stopping: readonly RedFlag[] = ['crisis', 'urg', 'weight', 'rest', 'no', 'drug'];
/** These forbid one in the wish alone: what is stored in a profile is answered in the plan. */
const stoppingInWish: readonly (RedFlag | null)[] = ['no', 'weight', 'drug'];

export function ageOf({ wish, player, today }: Pick<ComposerInput, 'wish' | 'player' | 'today'>): number | null {
  const { minor } = wish.health;
  if (minor !== undefined) return trainingAge(wish.age ?? player.age, minor, today);
  return wish.age ?? trainingAge(player.age, profileHealth(player).minor, today);
}

export function healthOf(input: Pick<ComposerInput, 'wish' | 'player' | 'today'>): Health {
  const wished = withDoubt(input.wish.health);
  const profile = profileHealth(input.player);
  const injuries = [...wished.injuries, ...profile.injuries];
  const injured = bodyAreas.filter((area) => injuries.some((injury) => injury.area === area));
  // injuries known from the profile are cared for; new ones of today need a professional first
  const referred = wished.injuries.filter((injury) => injury.referred !== undefined);
  const acute = bodyAreas.filter((area) => injuries.some((injury) => injury.area === area && injury.acute));
  const restricted = wished.restricted === true || profile.restricted === true;
  const pain = wished.pain || profile.pain;
  const doubts = [wished.doubt, profile.doubt].flatMap((areas) => areas ?? []);
  const isDoubtful = wished.doubt !== undefined || profile.doubt !== undefined;
  return {
    stop: stopOf(wished, profile, ageOf(input)),
    gentle: acute.length > 0 || [wished, profile].some(isProfessionalFirst),
    restricted,
    beside: besideOf(wished, profile),
    isCondition: [wished, profile].every(
      ({ redFlag, isCondition, injuries }) => (redFlag !== 'prof' || isCondition === true) && injuries.length === 0,
    ),
    referred: referred.length > 0,
    injured,
    acute: bodyAreas.filter(
      (area) => acute.includes(area) || referred.some((injury) => injury.area === area && injury.referred === 'rests'),
    ),
    excludedDemands: demands.filter((demand) =>
      [wished, profile].some((reading) => reading.excludedDemands.includes(demand)),
    ),
    prevent: bodyAreas.filter((area) => wished.prevent.includes(area) && !injured.includes(area)),
    doubt: isDoubtful ? doubts : null,
    painSomewhere: pain && injured.length === 0 && !isDoubtful,
  };
}

function stopOf(wished: HealthReading, profile: HealthReading, age: number | null): Health['stop'] {
  const flags = [wished.redFlag, stoppingInWish.includes(profile.redFlag) ? null : profile.redFlag];
  const flag = stopping.find((each) => flags.includes(each));
  return flag === undefined ? null : { flag, message: forReader(safetyTexts[flag], age) };
}

const besideFlags: readonly RedFlag[] = ['weight', 'drug', 'medicine'];

function besideOf(wished: HealthReading, profile: HealthReading): RedFlag | null {
  return besideFlags.find((flag) => wished.redFlag === flag || profile.redFlag === flag) ?? null;
}
