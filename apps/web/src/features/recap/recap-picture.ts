import { addDays } from '@bandeja/domain/calendar/dates';
import type { Recap } from '@bandeja/domain/recap/contract';
import { recapMessages } from '@bandeja/domain/recap/messages';
import { recapTexts as texts } from '#features/recap/texts.ts';
import { formatDateRange, formatNumber } from '#lib/format.ts';
import type { PictureCell, PictureSpec } from '#ui/picture/picture.ts';

/** Figures of the week and its matches; no partner, no reason of the plan, nothing of the body. */
export function recapPicture(recap: Recap): PictureSpec {
  const { monday, done, planned, matches } = recap;
  const cells: PictureCell[] = [{ name: texts.done, value: formatNumber(done.minutes), unit: texts.minutes }];
  if (planned.minutes > 0) {
    cells.push({ name: texts.planned, value: formatNumber(planned.minutes), unit: texts.minutes });
  }
  if (matches.length > 0) cells.push({ name: texts.matches, value: texts.score(...recapMessages.score(matches)) });
  return {
    date: formatDateRange(monday, addDays(monday, 6)),
    title: texts.pictureTitle(recapMessages.title({ done, planned: { sessions: 0, minutes: 0 } })),
    cells,
    footer: texts.pictureFooter,
  };
}
