import { areaOfRegion, type BodyRegion } from '@bandeja/domain/body/vocabulary';
import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import { forReader, type SparedBy, safetyTexts, sparingText } from '@bandeja/domain/profile/safety.messages';
import { protocols } from '#area-work/protocols.ts';
import { burdens } from '#schedule/limits.ts';

type Exercise = { code: string | null; avoidFor: readonly BodyArea[]; cautionFor: readonly BodyArea[] };

/** `later` is spared as long as it hurts. */
export type DiscomfortAdvice<E> = {
  isReferral: boolean;
  text: string;
  protocol: { dose: string; now: E[]; later: E[] } | null;
};

type Asked<E> = {
  region: BodyRegion;
  /** docs/training.md#professional-first. */
  isReferral: boolean;
  sparing: SparedBy;
  hurting: { injured: readonly BodyArea[]; acute: readonly BodyArea[] };
  exercises: readonly E[];
  age: number | null;
};

/** The referral comes before any work, and «he quitado» is said of what was there. */
export function adviceOn<E extends Exercise>(asked: Asked<E>): DiscomfortAdvice<E> {
  const { region, isReferral, sparing, hurting, exercises, age } = asked;
  if (isReferral) return { isReferral: true, text: forReader(safetyTexts.prof, age), protocol: null };
  const text = forReader(sparingText(areaOfRegion[region], sparing), age);
  const { codes, dose } = protocols[region];
  const known = codes.flatMap((code) => exercises.find((exercise) => exercise.code === code) ?? []);
  const [now, later] = [false, true].map((isSpared) => known.filter((each) => burdens(each, hurting) === isSpared));
  return { isReferral: false, text, protocol: { dose, now: now ?? [], later: later ?? [] } };
}
