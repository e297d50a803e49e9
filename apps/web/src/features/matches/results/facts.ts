import { addDays } from '@bandeja/domain/calendar/dates';
import type { Results, Tally } from '@bandeja/domain/matches/contract';
import { resultsTexts as texts } from '#features/matches/results/texts.ts';
import { formatMediumDate, formatMonth, formatNumber } from '#lib/format.ts';
import type { PictureSpec } from '#ui/picture/picture.ts';

/** With fewer, no share is spoken of. */
const fewest = 10;

export const periodIds = ['all', 'year', 'quarter', 'month'] as const;
export type PeriodId = (typeof periodIds)[number];

export function periodFrom(period: PeriodId, today: string): string | undefined {
  const starts = {
    all: undefined,
    year: `${today.slice(0, 4)}-01-01`,
    quarter: addDays(today, -91),
    month: `${today.slice(0, 7)}-01`,
  };
  return starts[period];
}

export const playedOf = ({ won, lost }: Tally) => won + lost;
export const isFew = (tallies: readonly Tally[]) => tallies.some((tally) => playedOf(tally) < fewest);

const words = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];
const inWords = (count: number) => words[count] ?? String(count);

/** What is well worth saying first: the streak, else the side that goes best; a lost run is met with what went well. */
export function headline({
  streak,
  longestWon,
  sides,
}: Pick<Results, 'streak' | 'longestWon' | 'sides'>): string | null {
  const { streaks } = texts;
  if (streak === null) return null;
  if (streak.won && streak.matches > 1) return streaks.won(inWords(streak.matches));
  if (!streak.won && streak.matches > 2) {
    return longestWon > 1 ? streaks.rebound(inWords(longestWon)) : streaks.learning;
  }
  return sideWords(sides) ?? (longestWon > 1 ? streaks.best(inWords(longestWon)) : null);
}

function sideWords(sides: Results['sides']): string | null {
  const known = sides.filter((side) => playedOf(side) >= fewest);
  const [best] = known.toSorted((one, other) => other.won / playedOf(other) - one.won / playedOf(one));
  const often = best && oftenOf(best.won / playedOf(best));
  return best && often ? texts.side[best.key](often) : null;
}

function oftenOf(share: number): string | null {
  if (share >= 0.72) return texts.often.most;
  if (share >= 0.62) return texts.often.many;
  return share >= 0.47 ? texts.often.half : null;
}

/** Where each month begins, with what was won and lost in it («sep 3–4») as far as there is room. */
export function monthsOf(recent: Results['recent'], places: number): { index: number; label: string }[] {
  const monthOf = (index: number) => recent[index]?.localDate.slice(0, 7);
  const starts = [...recent.keys()].filter((index) => monthOf(index) !== monthOf(index - 1));
  return starts.map((index, place) => {
    const own = recent.filter(({ localDate }) => localDate.slice(0, 7) === monthOf(index));
    const won = own.filter((match) => match.won).length;
    const room = (starts[place + 1] ?? places) - index;
    const name = formatMonth(own[0]?.localDate ?? '').slice(0, 3);
    if (room > 4) return { index, label: `${name} ${won}–${own.length - won}` };
    return { index, label: room > 2 ? name : '' };
  });
}

/** No name of a partner: who played with whom is not only the player's to tell. */
export function resultsPicture({ won, lost, sets, recent, longestWon }: Results): PictureSpec {
  const { picture } = texts;
  const [first, last] = [recent[0], recent.at(-1)];
  return {
    date: first && last ? picture.days(formatMediumDate(first.localDate), formatMediumDate(last.localDate)) : '',
    title: picture.title,
    cells: [
      { name: texts.won, value: formatNumber(won) },
      { name: texts.lost, value: formatNumber(lost) },
      { name: picture.sets, value: `${sets.won}-${sets.lost}` },
    ],
    footer: picture.footer(longestWon),
  };
}
