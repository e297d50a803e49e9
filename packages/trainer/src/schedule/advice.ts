import { addDays } from '@bandeja/domain/calendar/dates';
import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import { isMinor, trainingAge, youthAge } from '@bandeja/domain/minors/rules';
import { olderAge } from '@bandeja/domain/profile/rules';
import { flagText, forReader, type SparedBy, safetyTexts, sparingText } from '@bandeja/domain/profile/safety.messages';
import type { HealthReading, RedFlag } from '@bandeja/reader/health';
import { daysBeyondSessions, repeatsRoutines } from '#schedule/allowance.ts';
import type { Guards } from '#schedule/guards.ts';
import { isBasic, needsNoKit } from '#schedule/kit.ts';
import type { Limits } from '#schedule/limits.ts';
import { lackingOf, weekAdvice } from '#schedule/messages.ts';
import type { Need } from '#schedule/needs.ts';
import { dayName } from '#schedule/reasons.ts';
import { missingBecause, type Slots } from '#schedule/slots.ts';
import type { PlannerPlayer } from '#schedule/types.ts';
import { type DraftDay, minutesOfDay, type Planning, routineOf } from '#schedule/week.ts';
import { seasonAdvice } from '#season/messages.ts';

/** Flags that leave the advice on injuries beside them. */
const besides: readonly RedFlag[] = ['no', 'weight', 'drug', 'medicine'];

/** docs/training.md#safety-texts; if one forbids training, that alone. */
export function safetyAdvice(
  health: HealthReading,
  player: PlannerPlayer,
  monday: string,
  sparing: (area: BodyArea) => SparedBy = () => 'untouched',
): string[] {
  const age = trainingAge(player.age, health.minor, monday);
  const forPlayer = (text: string) => forReader(text, age);
  const first = health.restricted === true || health.injuries.some((injury) => injury.acute);
  const texts = isMinor(health.minor, monday) ? [safetyTexts.minor] : [];
  if (health.redFlag !== null) texts.push(forPlayer(flagText(health.redFlag, health)));
  const isBeside = health.redFlag === null || besides.includes(health.redFlag);
  if (first && isBeside) texts.push(forPlayer(safetyTexts.prof));
  if (!isBeside) return texts;
  const mild = health.injuries.filter(({ area, acute }) => !acute && health.doubt?.includes(area) !== true);
  texts.push(...mild.map((injury) => forPlayer(sparingText(injury.area, sparing(injury.area)))));
  if (health.doubt !== undefined) texts.push(safetyTexts.doubt);
  else if (health.pain && health.injuries.length === 0) texts.push(weekAdvice.painSomewhere);
  return texts;
}

export function planningAdvice(
  draft: readonly DraftDay[],
  slots: Slots,
  guards: Guards,
  withinGuards: boolean,
  planning: Planning,
): string[] {
  const { player } = planning.limits;
  const causes = [...new Set(draft.flatMap((day) => (day.kind === 'rest' ? [] : (day.guarded?.cause ?? []))))];
  return [
    ...tournamentAdvice(draft, guards, planning),
    ...ageAdvice(planning.limits),
    ...causes.map((cause) => weekAdvice.guarded[cause]),
    ...(withinGuards || !guards.week ? [] : [weekAdvice.stillTooMuch[guards.week.cause]]),
    ...(guards.longPause ? [weekAdvice.longPause] : []),
    ...allowanceAdvice(draft, planning),
    ...dayAdvice(player, planning.days.length),
    ...missingAdvice(slots, planning),
    ...kitAdvice(draft, player),
  ];
}

function tournamentAdvice(draft: readonly DraftDay[], guards: Guards, { monday, tournament }: Planning): string[] {
  const minutes = draft.reduce((sum, day, index) => (index === tournament ? sum : sum + minutesOfDay(day)), 0);
  const less = Math.round(100 * (1 - minutes / Math.max(1, guards.minutes)));
  const isLongest = draft.some((day) => day.kind !== 'rest' && day.shortened?.cause === 'longest');
  return [
    ...(tournament === null || tournament < 0 ? [] : [weekAdvice.tournament(addDays(monday, tournament))]),
    ...(guards.week?.cause === 'taper' && less > 0 ? [seasonAdvice.taper(less)] : []),
    ...(isLongest ? [seasonAdvice.longest] : []),
  ];
}

/** Under a referral there is neither load nor balance work to mention. */
function ageAdvice({ player: { age }, gentleOnly }: Limits): string[] {
  if (age === null || gentleOnly) return [];
  if (age < youthAge) return [weekAdvice.youth];
  return age >= olderAge ? [weekAdvice.older] : [];
}

function allowanceAdvice(draft: readonly DraftDay[], planning: Planning): string[] {
  const beyond = [...daysBeyondSessions(draft, planning)].map(dayName);
  return [
    ...(repeatsRoutines(draft, planning) ? [weekAdvice.routinesUsedUp] : []),
    ...(beyond.length > 0 ? [weekAdvice.sessionsUsedUp(new Intl.ListFormat('es').format(beyond))] : []),
  ];
}

function dayAdvice({ trainingDays }: PlannerPlayer, days: number): string[] {
  if (trainingDays !== null && trainingDays > days) return [weekAdvice.fewerDays(trainingDays, days)];
  return Math.min(trainingDays ?? days, days) === 7 ? [weekAdvice.sixAtMost] : [];
}

function missingAdvice({ physical, dropped }: Slots, planning: Planning): string[] {
  const maxMinutes = planning.limits.player.sessionDuration.max;
  if (planning.limits.gentleOnly) return [];
  const lacksOf = (needs: readonly Need[]) =>
    needs.flatMap(({ cause }) => (cause.kind === 'instead of match' ? [lackingOf(cause.lack, maxMinutes)] : []));
  const [replaced] = lacksOf(physical.map((choice) => choice.need));
  const [left] = lacksOf(dropped);
  const others = dropped.filter(({ cause }) => cause.kind !== 'instead of match');
  const categories = [...new Set(others.map((need) => need.category))];
  return [
    ...(replaced === undefined ? [] : [weekAdvice.noMatch(replaced)]),
    ...(left === undefined ? [] : [weekAdvice.missing('partido', left)]),
    ...categories.map((category) =>
      weekAdvice.missing(category.toLowerCase(), lackingOf(missingBecause(category, planning), maxMinutes)),
    ),
  ];
}

function kitAdvice(draft: readonly DraftDay[], player: PlannerPlayer): string[] {
  if (player.equipment !== null) return [];
  const routines = draft.flatMap((day) => (day.kind === 'session' ? (routineOf(day) ?? []) : []));
  const items = routines
    .filter((routine) => !needsNoKit(routine, player))
    .flatMap((routine) => routine.entries)
    .flatMap((entry) => entry.exercise.equipment)
    .filter((item) => !isBasic(item, player));
  return items.length > 0 ? [weekAdvice.kit([...new Set(items)].join(', '))] : [];
}
