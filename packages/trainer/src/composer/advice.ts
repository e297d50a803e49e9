import { longestAt } from '@bandeja/domain/minors/rules';
import { conditionText, forReader, safetyTexts } from '@bandeja/domain/profile/safety.messages';
import type { Brief } from '#composer/brief-types.ts';
import { timeGoalOf } from '#composer/fit.ts';
import type { Shortfall } from '#composer/measure.ts';
import { routineAdvice } from '#composer/messages.ts';
import { categoryNames, groupNames, strokeNames } from '#composer/names.ts';

export type Outcome = {
  seconds: number;
  hasWarmUp: boolean;
  hasClosing: boolean;
  shortfalls: readonly Shortfall[];
  hasUnusable: boolean;
  /** What the main part is done with, with articles where they belong: «mancuernas», «tu propio peso». */
  means: readonly string[];
};

export function adviceFor(brief: Brief, outcome: Outcome): string[] {
  return [
    ...safetyAdvice(brief),
    ...(brief.limits.youth || brief.limits.wish.health.minor !== undefined ? [safetyTexts.minor] : []),
    ...carefulAdvice(brief),
    ...relaxedAdvice(brief, outcome),
    ...timeAdvice(brief, outcome),
  ];
}

/** docs/training.md#safety-texts; where only gentle work is left, the referral alone. */
function safetyAdvice(brief: Brief): string[] {
  const { health, age } = brief.limits;
  const { beside } = health;
  const first = beside === null ? [] : [forReader(safetyTexts[beside], age)];
  const isEnough = (beside === 'weight' || beside === 'drug') && !health.restricted && !health.referred;
  return isEnough ? first : [...first, ...bodyAdvice(brief)];
}

function bodyAdvice({ limits: { health, age } }: Brief): string[] {
  if (health.restricted) return [forReader(safetyTexts.prof, age), routineAdvice.restricted];
  if (health.gentle || health.referred) {
    return [forReader(health.isCondition ? conditionText : safetyTexts.prof, age)];
  }
  const certain = health.injured.filter((area) => health.doubt?.includes(area) !== true);
  return [
    ...certain.map((area) => forReader(safetyTexts.injuryAdvice(area), age)),
    ...(health.doubt === null ? [] : [safetyTexts.doubt]),
    ...(health.painSomewhere ? [routineAdvice.painSomewhere] : []),
  ];
}

function carefulAdvice({ limits, history, plyometricsOut, categories, effort, kind }: Brief): string[] {
  if (limits.health.gentle) return [];
  return [
    ...(limits.older ? [routineAdvice.older] : []),
    ...(plyometricsOut === 'jump' && limits.health.doubt === null ? [routineAdvice.noJumpsNoPlyometrics] : []),
    ...(history.returning ? [routineAdvice.returning(history.daysOff ?? 0)] : []),
    ...(limits.jumpedLately && categories.includes('Pliometría') ? [routineAdvice.jumpedLately] : []),
    ...(history.hardYesterday ? [routineAdvice.hardYesterday] : []),
    ...(effort !== null && kind === 'physical' ? [routineAdvice[effort]] : []),
  ];
}

function relaxedAdvice(brief: Brief, { shortfalls, hasUnusable, hasWarmUp, hasClosing, means }: Outcome): string[] {
  const { limits } = brief;
  const wishedType = limits.wish.routineType;
  return [
    ...(limits.wish.likeBefore === true ? [routineAdvice.likeBefore] : []),
    ...(limits.wish.beyondLibrary ?? []).map((thing) => routineAdvice.beyondLibrary(thing, means)),
    ...(limits.assumesCourt ? [routineAdvice.assumesCourt] : []),
    ...(wishedType !== null && wishedType !== brief.type && !limits.health.gentle
      ? [routineAdvice.notOfType(`de tipo ${wishedType.toLowerCase()}`)]
      : []),
    ...shortfalls.map((shortfall) => shortfallText(shortfall, brief)),
    ...(hasUnusable ? [routineAdvice.hasUnusable] : []),
    // both are done on the feet
    ...(hasWarmUp || brief.focus === 'seated' ? [] : [routineAdvice.noWarmUp]),
    ...(hasClosing || brief.focus === 'seated' ? [] : [routineAdvice.noClosing]),
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
    case 'focus':
      return routineAdvice.fewInFocus[shortfall.focus];
    case 'type':
      return routineAdvice.fewOfType(`de tipo ${type.toLowerCase()}`);
  }
}

function timeAdvice(brief: Brief, { seconds }: Outcome): string[] {
  const { wish } = brief.limits;
  const goal = timeGoalOf(brief);
  const minutes = Math.round(seconds / 60);
  const short = !brief.atMost && seconds < goal.wished * 0.9;
  const longest = longestAt(brief.limits.age, brief.kind === 'match');
  const long = seconds > goal.wished * (brief.atMost ? 1 : 1.1);
  return [
    ...(short ? [routineAdvice.shorter(minutes, brief.minutes, wish.duration !== null)] : []),
    ...(long ? [routineAdvice.longer(minutes, brief.minutes, wish.duration !== null)] : []),
    ...((wish.duration?.minutes ?? 0) > longest ? [routineAdvice.shorterForAge(longest)] : []),
    ...(wish.clampedFrom === null ? [] : [routineAdvice.clamped(wish.clampedFrom, brief.minutes)]),
    ...(wish.daysPerWeek !== null && wish.daysPerWeek > 1 ? [routineAdvice.oneOfSeveral(wish.daysPerWeek)] : []),
  ];
}
