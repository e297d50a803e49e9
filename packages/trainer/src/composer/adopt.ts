import { briefOf } from '#composer/brief.ts';
import type { Brief } from '#composer/brief-types.ts';
import { violationsOf } from '#composer/check.ts';
import { composeRoutine, composeWith, routineOf } from '#composer/compose.ts';
import type { LineDose } from '#composer/dose.ts';
import { nearestSensible } from '#composer/dose-bounds.ts';
import { mostWarmUp } from '#composer/frame.ts';
import { isCalm, isGeneralWarmUp, isGentleCardio, isMental, isStretch } from '#composer/kinds.ts';
import { mostEntries } from '#composer/length.ts';
import { obstacleTo } from '#composer/limits.ts';
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
 * Unchanged without a violation; else usable lines stay and the composer repairs the rest. Its texts stay only if they
 * promise nothing and have no medical content.
 * @returns null when safety forbids a routine, too little is usable, or a composed one would serve the wish better
 */
export function adoptProposal(
  proposal: ProposedRoutine,
  input: ComposerInput,
): { routine: ComposedRoutine; repaired: boolean } | null {
  const brief = briefOf(input);
  if (brief.limits.health.stop !== null) return null;
  const lines = usable(proposal, input, brief);
  if (lines.length === 0 || lines.length < leastLeft * proposal.entries.length) return null;

  const isComplete = lines.length === proposal.entries.length && keepsAll(lines, input);
  const asIs = isComplete ? routineOf(input, brief, draftOf(lines, brief)) : null;
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

function isWorse(softViolations: number, input: ComposerInput, brief: Brief): boolean {
  if (softViolations === 0) return false;
  const composed = composeRoutine(input);
  return composed.kind === 'routine' && violationsOf(composed.routine.entries, input, brief).length < softViolations;
}

/** The lines that name an allowed exercise, each once; gentle cardio once. */
function usable({ entries }: ProposedRoutine, { catalogue }: ComposerInput, { limits, minutes }: Brief): Line[] {
  const byId = new Map(catalogue.map((exercise) => [exercise.id, exercise]));
  const lines: Line[] = [];
  const most = mostEntries(minutes);
  for (const proposed of entries) {
    const exercise = byId.get(proposed.exerciseId);
    if (exercise === undefined || obstacleTo(exercise, limits) !== null || lines.length >= most) continue;
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
  const partOf = (index: number): RoutinePart => {
    if (index < warmUps) return 'warmUp';
    return index >= firstClosing && index > 0 ? 'closing' : 'main';
  };
  for (const [index, { exercise, proposed }] of lines.entries()) {
    const part = partOf(index);
    draft[part].push(slotWith(exercise, part, doseIn(proposed), brief));
  }
  return draft;
}

function isActivation({ exercise, proposed }: Line, brief: Brief): boolean {
  return (
    !isFlexible(brief) && isCalm(exercise) && proposed.sets <= 2 && !isGentleCardio(exercise) && !isMental(exercise)
  );
}

function doseIn({ sets, reps, duration, metres, perSide, rest }: ProposedEntry): LineDose {
  return { sets, reps, duration, metres, perSide, rest };
}

/** Pinned ones, then the proposal's: no more beside the wish than for it, no more final stretches than a closing holds. */
function pinnedOf(lines: readonly Line[], { keep = [], catalogue }: ComposerInput, brief: Brief): Pinned[] {
  const kept = [...new Set(keep)].flatMap((id) => {
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
    ...kept,
    ...left.map(({ exercise, proposed }) => ({ exercise, given: nearestSensible(exercise, doseIn(proposed)) })),
  ];
}

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
  const routineFacts = {
    figures: [routine.minutes, entries.length],
    demands: lines.flatMap(({ exercise }) => exercise.demands),
  };
  const name = staysWith(proposal.name, routineFacts) ? fitText(proposal.name, textLimits.name) : null;
  const isTrue = same && staysWith(proposal.description, routineFacts);
  const description = isTrue ? fitText(proposal.description, textLimits.description) : null;
  return { ...routine, name: name ?? routine.name, description: description ?? routine.description, entries };
}

function figuresOf({ sets, reps, duration, metres, rest }: LineDose): number[] {
  return [sets, reps, duration ?? 0, metres ?? 0, rest];
}
