import { addDays, daysBetween, mondayOf } from '@bandeja/domain/calendar/dates';
import type { Facts } from '@bandeja/domain/coach/contract';
import type { Block, Season, Stretch } from '@bandeja/domain/season/contract';
import type { SeasonGoalKind } from '@bandeja/domain/season/vocabulary';
import { endOf } from '@bandeja/trainer/season/build';
import { editSeason, type SeasonEdit } from '@bandeja/trainer/season/edit';
import { kindOfGoal } from '@bandeja/trainer/season/told-goal';

export const lastDayOf = (block: Pick<Block, 'from' | 'weeks'>): string => addDays(endOf(block), -1);

export function currentBlock({ blocks, today }: Season): Block | null {
  return blocks.find((block) => block.from <= today && today < endOf(block)) ?? null;
}

/** Week of the block that today lies in, from 1 on. */
export const weekOf = (block: Block, today: string): number => daysBetween(block.from, mondayOf(today)) / 7 + 1;

export const isOver = (block: Block, today: string): boolean => endOf(block) <= today;

/** The goal that the current block leads to, else the next one. */
export function currentGoal(season: Season): Season['goals'][number] | null {
  const block = currentBlock(season);
  return season.goals.find(({ _id }) => _id === block?.goalId) ?? season.goals[0] ?? null;
}

export type ToldGoal = { kind: SeasonGoalKind; words: string };

/** The goal the player told the trainer, where a season can lead there and none does yet. */
export function toldGoal({ goals }: Season, facts: Facts['facts']): ToldGoal | null {
  const [told] = facts.flatMap(({ fact }) => (fact.kind === 'goal' ? [fact.goal] : []));
  const kind = told === undefined ? null : kindOfGoal(told);
  if (told === undefined || kind === null || goals.some((goal) => goal.kind === kind)) return null;
  return { kind, words: told };
}

export const stretchOf = ({ goalId, kind, from, weeks }: Stretch): Stretch => ({ goalId, kind, from, weeks });

/** Null where there is no room for it. */
export function edited({ blocks, goals, today }: Season, block: Block, edit: SeasonEdit): Stretch[] | null {
  const known = goals.map(({ _id, kind, date }) => ({ id: _id, kind, date }));
  const index = blocks.indexOf(block);
  return editSeason({ blocks: blocks.map(stretchOf), goals: known, monday: mondayOf(today) }, index, edit);
}

type BlockChange = { kind: Stretch['kind']; before: number | null; after: number | null };

/** Blocks whose length or start differs; parts of a split block in their order. */
export function changesBetween(before: readonly Stretch[], after: readonly Stretch[]): BlockChange[] {
  const keyOf = ({ goalId, kind }: Stretch) => `${goalId} ${kind}`;
  const left = [...before];
  const changes = after.flatMap((block): BlockChange[] => {
    const at = left.findIndex((other) => keyOf(other) === keyOf(block));
    const former = at < 0 ? undefined : left.splice(at, 1)[0];
    if (former?.weeks === block.weeks && former.from === block.from) return [];
    return [{ kind: block.kind, before: former?.weeks ?? null, after: block.weeks }];
  });
  return [...changes, ...left.map((block) => ({ kind: block.kind, before: block.weeks, after: null }))];
}

type Label = { text: string; middle: number; isCurrent: boolean };

/** Labels that do not run into each other: the current one always, the others where there is room. */
export function labelsThatFit(labels: readonly Label[], unit: number): boolean[] {
  const half = ({ text }: Label) => (text.length * unit) / 2 + 3;
  const taken = labels
    .filter(({ isCurrent }) => isCurrent)
    .map((label) => ({ from: label.middle - half(label), to: label.middle + half(label) }));
  return labels.map((label) => {
    if (label.isCurrent) return true;
    const place = { from: label.middle - half(label), to: label.middle + half(label) };
    if (taken.some(({ from, to }) => place.from < to && from < place.to)) return false;
    taken.push(place);
    return true;
  });
}
