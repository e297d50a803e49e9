import type { Brief } from '#composer/brief-types.ts';
import { timeGoalOf } from '#composer/fit.ts';
import type { Shortfall } from '#composer/measure.ts';
import { routineAdvice } from '#composer/messages.ts';
import { categoryNames, groupNames, strokeNames } from '#composer/names.ts';
import { forReader, safetyTexts } from '#reader/messages.ts';

/** The parts of the result that the advice mentions. */
export type Outcome = {
  seconds: number;
  hasWarmUp: boolean;
  hasClosing: boolean;
  shortfalls: readonly Shortfall[];
  hasUnusable: boolean;
};

/** The sentences beside a routine, safety first: referrals, ages, relaxed wishes, the changed duration. */
export function adviceFor(brief: Brief, outcome: Outcome): string[] {
  return [
    ...safetyAdvice(brief),
    ...carefulAdvice(brief),
    ...relaxedAdvice(brief, outcome),
    ...timeAdvice(brief, outcome),
  ];
}

/**
 * The safety texts (docs/training.md#safety-texts): the referral alone where only gentle work is left, else one for
 * each mild injury.
 */
function safetyAdvice({ limits: { health, age } }: Brief): string[] {
  if (health.restricted) return [forReader(safetyTexts.prof, age), routineAdvice.restricted];
  if (health.gentle || health.referred) return [forReader(safetyTexts.prof, age)];
  const texts = health.injured.map((area) => forReader(safetyTexts.injuryAdvice(area), age));
  return health.painSomewhere ? [...texts, routineAdvice.painSomewhere] : texts;
}

function carefulAdvice({ limits, history, plyometricsOut, categories, effort, kind }: Brief): string[] {
  if (limits.health.gentle) return [];
  return [
    ...(limits.youth ? [routineAdvice.youth] : []),
    ...(limits.older ? [routineAdvice.older] : []),
    ...(plyometricsOut === 'jump' ? [routineAdvice.noJumpsNoPlyometrics] : []),
    ...(history.returning ? [routineAdvice.returning(history.daysOff ?? 0)] : []),
    ...(limits.jumpedLately && categories.includes('Pliometría') ? [routineAdvice.jumpedLately] : []),
    ...(history.hardYesterday ? [routineAdvice.hardYesterday] : []),
    ...(effort !== null && kind === 'physical' ? [routineAdvice[effort]] : []),
  ];
}

function relaxedAdvice(brief: Brief, { shortfalls, hasUnusable, hasWarmUp, hasClosing }: Outcome): string[] {
  const { limits } = brief;
  const wishedType = limits.wish.routineType;
  return [
    ...(limits.wish.likeBefore === true ? [routineAdvice.likeBefore] : []),
    ...(limits.assumesCourt ? [routineAdvice.assumesCourt] : []),
    ...(wishedType !== null && wishedType !== brief.type && !limits.health.gentle
      ? [routineAdvice.notOfType(`de tipo ${wishedType.toLowerCase()}`)]
      : []),
    ...shortfalls.map((shortfall) => shortfallText(shortfall, brief)),
    ...(hasUnusable ? [routineAdvice.hasUnusable] : []),
    ...(hasWarmUp ? [] : [routineAdvice.noWarmUp]),
    ...(hasClosing ? [] : [routineAdvice.noClosing]),
  ];
}

function shortfallText(shortfall: Shortfall, { type }: Brief): string {
  switch (shortfall.kind) {
    case 'stroke':
      return routineAdvice.fewStrokes(shortfall.strokes.map((stroke) => strokeNames[stroke]));
    case 'group':
      return routineAdvice.fewGroups(shortfall.groups.map((group) => groupNames[group]));
    case 'area':
      return routineAdvice.fewAreas(shortfall.areas);
    case 'category':
      return routineAdvice.fewCategories(shortfall.categories.map((category) => categoryNames[category]));
    case 'type':
      return routineAdvice.fewOfType(`de tipo ${type.toLowerCase()}`);
  }
}

function timeAdvice(brief: Brief, { seconds }: Outcome): string[] {
  const { wish } = brief.limits;
  const goal = timeGoalOf(brief);
  const minutes = Math.round(seconds / 60);
  const short = !brief.atMost && seconds < goal.wished * 0.9;
  const long = seconds > goal.wished * (brief.atMost ? 1 : 1.1);
  return [
    ...(short ? [routineAdvice.shorter(minutes, brief.minutes, wish.duration !== null)] : []),
    ...(long ? [routineAdvice.longer(minutes, brief.minutes, wish.duration !== null)] : []),
    ...(wish.clampedFrom === null ? [] : [routineAdvice.clamped(wish.clampedFrom, brief.minutes)]),
    ...(wish.daysPerWeek !== null && wish.daysPerWeek > 1 ? [routineAdvice.oneOfSeveral(wish.daysPerWeek)] : []),
  ];
}
