import { difficulties } from '@bandeja/domain/exercises/vocabulary';
import { areaNames } from '@bandeja/domain/profile/safety.messages';
import { describeWish } from '@bandeja/reader/understood';
import { adviceFor } from '#composer/advice.ts';
import { briefOf } from '#composer/brief.ts';
import type { Brief } from '#composer/brief-types.ts';
import { descriptionOf, objectivesOf } from '#composer/describing.ts';
import { draftFor } from '#composer/draft.ts';
import { obstacleTo } from '#composer/limits.ts';
import { shortfallsOf } from '#composer/measure.ts';
import { routineAdvice } from '#composer/messages.ts';
import { categoriesOf, meansOf, nameOf } from '#composer/naming.ts';
import { randomFrom } from '#composer/random.ts';
import { notesFor, reasonFor } from '#composer/reasons.ts';
import { allSlots, type Draft, doseOf, type Pinned, type Slot, totalSeconds } from '#composer/slots.ts';
import type { ComposedEntry, ComposedRoutine, ComposerInput, Composition } from '#composer/types.ts';

/** Same input and seed, same routine. Strokes, then categories may give way; safety, level, material and place never do. */
export function composeRoutine(input: ComposerInput): Composition {
  const brief = briefOf(input);
  const { stop } = brief.limits.health;
  if (stop !== null) return { kind: 'refused', flag: stop.flag, message: stop.message };
  return { kind: 'routine', routine: composeWith(input, brief, pinnedOf(input, brief)) };
}

export function composeWith(input: ComposerInput, brief: Brief, pinned: readonly Pinned[]): ComposedRoutine {
  return routineOf(input, brief, withMain(draftFor(brief, randomFrom(seedOf(input.seed, brief)), pinned)));
}

export function routineOf(input: ComposerInput, brief: Brief, draft: Draft): ComposedRoutine {
  const slots = allSlots(draft);
  const main = draft.main.map((slot) => slot.exercise);
  const seconds = totalSeconds(slots);
  const missing = (input.keep ?? []).some((id) => !slots.some((slot) => slot.exercise.id === id));
  const advice = adviceFor(brief, {
    seconds,
    hasWarmUp: draft.warmUp.length > 0,
    hasClosing: draft.closing.length > 0,
    shortfalls: shortfallsOf(
      main,
      slots.map((slot) => slot.exercise),
      brief,
    ),
    hasUnusable: missing,
    means: meansOf(main, brief),
  });
  return {
    name: nameOf(main, brief),
    description: descriptionOf(draft, brief),
    type: brief.type,
    categories: categoriesOf(main, brief),
    difficulty: hardestOf(slots),
    minutes: Math.round(seconds / 60),
    objectives: objectivesOf(main, brief),
    entries: slots.map((slot) => entryOf(slot, brief)),
    understood: understoodOf(brief.limits),
    advice: slots.length === 0 ? [routineAdvice.nothing] : advice,
  };
}

/** Another wish on the same day draws other numbers. */
function seedOf(seed: string, { kind, minutes, categories, strokes, groups, areas }: Brief): string {
  return [seed, kind, minutes, ...categories, ...strokes, ...groups, ...areas].join(' ');
}

/** A catalogue so small that only a warm-up is left: then that is the routine. */
function withMain(draft: Draft): Draft {
  if (draft.main.length > 0) return draft;
  const [first, ...others] = [...draft.warmUp, ...draft.closing];
  if (first === undefined) return draft;
  return {
    warmUp: [],
    main: [{ ...first, part: 'main' }],
    closing: others.map((slot) => ({ ...slot, part: 'closing' })),
  };
}

function pinnedOf({ keep = [], catalogue }: ComposerInput, { limits }: Brief): Pinned[] {
  return [...new Set(keep)].flatMap((id) => {
    const exercise = catalogue.find((each) => each.id === id);
    return exercise === undefined || obstacleTo(exercise, limits) !== null ? [] : [{ exercise }];
  });
}

function entryOf(slot: Slot, brief: Brief): ComposedEntry {
  const { exercise, part } = slot;
  const dose = doseOf(slot);
  return {
    exerciseId: exercise.id,
    part,
    ...dose,
    notes: notesFor(exercise, part, dose, brief),
    reason: reasonFor(exercise, part, brief),
  };
}

function hardestOf(slots: readonly Slot[]) {
  const hardest = Math.max(0, ...slots.map(({ exercise }) => difficulties.indexOf(exercise.difficulty)));
  return difficulties[hardest] ?? 'Principiante';
}

/** «45 min», «cuido tu codo». */
function understoodOf({ wish, health }: Brief['limits']): string[] {
  const areas = wish.health.injuries.map((injury) => injury.area);
  const cared = health.injured.filter((area) => !areas.includes(area)).map((area) => `cuido tu ${areaNames[area]}`);
  return [...new Set([...describeWish(wish), ...cared])];
}
