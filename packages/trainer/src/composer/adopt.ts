import { briefOf } from '#composer/brief.ts';
import type { Brief } from '#composer/brief-types.ts';
import { violationsOf } from '#composer/check.ts';
import { composeRoutine, composeWith, routineOf } from '#composer/compose.ts';
import type { LineDose } from '#composer/dose.ts';
import { nearestSensible } from '#composer/dose-bounds.ts';
import { mostWarmUp } from '#composer/frame.ts';
import { isCalm, isGeneralWarmUp, isGentleCardio, isMental, isStretch } from '#composer/kinds.ts';
import { obstacleTo } from '#composer/limits.ts';
import { mostEntries } from '#composer/pick.ts';
import { fitText, staysWith, textLimits } from '#composer/proposal-text.ts';
import { serves } from '#composer/serving.ts';
import { isFlexible } from '#composer/session-kind.ts';
import { type Draft, type Pinned, slotWith } from '#composer/slots.ts';
import type {
  ComposedRoutine,
  ComposerExercise,
  ComposerInput,
  ProposedEntry,
  ProposedRoutine,
  RoutinePart,
} from '#composer/types.ts';

type Line = { exercise: ComposerExercise; proposed: ProposedEntry };

/** With less than this share of its lines left, a proposal counts as another routine. */
const leastLeft = 0.5;
const mostClosing = 3;

/**
 * Takes an outside proposal through the same checker as the composer's own routines. A proposal without a violation is
 * used unchanged; else its usable lines stay and the composer repairs the rest: forbidden lines are removed, order, doses
 * and time corrected, gaps filled. Its texts stay only if they promise nothing, have no medical content and no links or
 * markup.
 * @returns null when safety forbids a routine, when too little of the proposal can be used, or when the repaired
 * routine would serve the wish less than a composed one: then compose.
 */
export function adoptProposal(
  proposal: ProposedRoutine,
  input: ComposerInput,
): { routine: ComposedRoutine; repaired: boolean } | null {
  const brief = briefOf(input);
  if (brief.limits.health.stop !== null) return null;
  const lines = usable(proposal, input, brief);
  if (lines.length === 0 || lines.length < leastLeft * proposal.entries.length) return null;

  const whole = lines.length === proposal.entries.length && keepsAll(lines, input);
  const asIs = whole ? routineOf(input, brief, draftOf(lines, brief)) : null;
  if (asIs !== null && violationsOf(asIs.entries, input, brief).length === 0)
    return { routine: withTexts(asIs, proposal, lines, brief), repaired: false };

  const pinned = pinnedOf(lines, input, brief);
  if (pinned.length < leastLeft * lines.length) return null;
  const repaired = composeWith(input, brief, pinned);
  const violations = violationsOf(repaired.entries, input, brief);
  if (violations.some((violation) => violation.hard)) return null;
  return isWorse(violations.length, input, brief)
    ? null
    : { routine: withTexts(repaired, proposal, lines, brief), repaired: true };
}

/** Whether the composer's own routine is better. */
function isWorse(softViolations: number, input: ComposerInput, brief: Brief): boolean {
  if (softViolations === 0) return false;
  const own = composeRoutine(input);
  return own.kind === 'routine' && violationsOf(own.routine.entries, input, brief).length < softViolations;
}

/** The lines that name an allowed exercise, each once, gentle cardio once, no more than a routine holds. */
function usable({ entries }: ProposedRoutine, { catalogue }: ComposerInput, { limits }: Brief): Line[] {
  const byId = new Map(catalogue.map((exercise) => [exercise.id, exercise]));
  const lines: Line[] = [];
  for (const proposed of entries) {
    const exercise = byId.get(proposed.exerciseId);
    if (exercise === undefined || obstacleTo(exercise, limits) !== null || lines.length >= mostEntries) continue;
    if (lines.some((line) => line.exercise === exercise)) continue;
    if (isGentleCardio(exercise) && lines.some((line) => isGentleCardio(line.exercise))) continue;
    lines.push({ exercise, proposed });
  }
  return lines;
}

function keepsAll(lines: readonly Line[], { keep = [] }: ComposerInput): boolean {
  return keep.every((id) => lines.some(({ exercise }) => exercise.id === id));
}

/** A proposal names no parts: it warms up until the work begins and closes with the stretches at its end. */
function draftOf(lines: readonly Line[], brief: Brief): Draft {
  const draft: Draft = { warmUp: [], main: [], closing: [] };
  const lastWork = lines.findLastIndex(({ exercise }) => !isStretch(exercise));
  const stretching = isFlexible(brief) || brief.categories.includes('Flexibilidad') || lastWork <= 0;
  const firstClosing = stretching ? Math.max(lastWork + 1, lines.length - 1) : lastWork + 1;
  const opens = lines[0] !== undefined && isStretch(lines[0].exercise);
  const firstWork = lines.findIndex((line, index) => index > 0 && !isActivation(line, brief));
  const warmUps = opens ? Math.min(mostWarmUp, Math.max(1, firstWork)) : 0;
  for (const [index, { exercise, proposed }] of lines.entries()) {
    const part: RoutinePart = index < warmUps ? 'warmUp' : index >= firstClosing && index > 0 ? 'closing' : 'main';
    draft[part].push(slotWith(exercise, part, doseIn(proposed), brief));
  }
  return draft;
}

/** After the warm-up proper: a short stretch or some balance, in a session that is about neither. */
function isActivation({ exercise, proposed }: Line, brief: Brief): boolean {
  return (
    !isFlexible(brief) && isCalm(exercise) && proposed.sets <= 2 && !isGentleCardio(exercise) && !isMental(exercise)
  );
}

function doseIn({ sets, reps, duration, metres, perSide, rest }: ProposedEntry): LineDose {
  return { sets, reps, duration, metres, perSide, rest };
}

/**
 * Exercises that the composer must include: the player's pinned ones, then the proposal's lines. At most as many that do
 * not serve the wish as do, and at most as many final stretches as a closing holds.
 */
function pinnedOf(lines: readonly Line[], { keep = [], catalogue }: ComposerInput, brief: Brief): Pinned[] {
  const own = [...new Set(keep)].flatMap((id) => {
    const exercise = catalogue.find((each) => each.id === id);
    const there = exercise === undefined || lines.some((line) => line.exercise === exercise);
    return there || obstacleTo(exercise, brief.limits) !== null ? [] : [{ exercise }];
  });
  const serving = lines.filter(({ exercise }) => serves(exercise, brief)).length;
  let beside = 0;
  let closing = 0;
  const left = lines.filter(({ exercise }) => {
    if (keep.includes(exercise.id) || isGeneralWarmUp(exercise)) return true;
    if (serves(exercise, brief)) return true;
    if (isStretch(exercise)) return ++closing <= mostClosing;
    return ++beside <= serving;
  });
  return [
    ...own,
    ...left.map(({ exercise, proposed }) => ({ exercise, given: nearestSensible(exercise, doseIn(proposed)) })),
  ];
}

/** The proposal's words instead of the composer's, where they are allowed and match the routine. */
function withTexts(
  routine: ComposedRoutine,
  proposal: ProposedRoutine,
  lines: readonly Line[],
  brief: Brief,
): ComposedRoutine {
  const { health } = brief.limits;
  // Notes on care are always our own words.
  if (health.gentle) return routine;
  const entries = routine.entries.map((entry) => {
    const line = lines.find(({ exercise }) => exercise.id === entry.exerciseId);
    if (line === undefined) return entry;
    const careful = line.exercise.cautionFor.some((area) => health.injured.includes(area));
    const of = { figures: figuresOf(entry), demands: line.exercise.demands };
    const fitting = (text: string, longest: number) => (staysWith(text, of) ? fitText(text, longest) : null);
    return {
      ...entry,
      notes: (careful ? null : fitting(line.proposed.notes, textLimits.notes)) ?? entry.notes,
      reason: fitting(line.proposed.reason, textLimits.reason) ?? entry.reason,
    };
  });
  // Name and description mention exercises and figures: they are true only while those are the proposed ones.
  const same = lines.length === entries.length && lines.length === proposal.entries.length;
  const whole = {
    figures: [routine.minutes, entries.length],
    demands: lines.flatMap(({ exercise }) => exercise.demands),
  };
  const name = staysWith(proposal.name, whole) ? fitText(proposal.name, textLimits.name) : null;
  const isTrue = same && staysWith(proposal.description, whole);
  const description = isTrue ? fitText(proposal.description, textLimits.description) : null;
  return { ...routine, name: name ?? routine.name, description: description ?? routine.description, entries };
}

function figuresOf({ sets, reps, duration, metres, rest }: LineDose): number[] {
  return [sets, reps, duration ?? 0, metres ?? 0, rest];
}
