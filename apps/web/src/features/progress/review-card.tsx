import { addDays, daysBetween } from '@bandeja/domain/calendar/dates';
import type { Progress } from '@bandeja/domain/progress/contract';
import { useId } from 'react';
import { sumsBetween } from '#features/progress/model.ts';
import { progressTexts } from '#features/progress/texts.ts';
import { formatDateRange, formatMediumDate, formatMonth, formatNumber } from '#lib/format.ts';
import type { PictureSpec } from '#ui/picture/picture.ts';
import { PictureButtons } from '#ui/picture/picture-buttons.tsx';
import { SectionTitle } from '#ui/section-title.tsx';

const texts = progressTexts.review;

export function ReviewCard({ progress, isYear }: { progress: Progress; isYear: boolean }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card min-w-0">
      <SectionTitle id={id} title={texts.title} sentence={texts.sentence} />
      <PictureButtons
        specOf={() => reviewPicture(progress, isYear)}
        fileName={isYear ? 'bandeja-mi-ano' : 'bandeja-mi-mes'}
      />
    </section>
  );
}

/** From here on the unit is hours, not minutes. */
const hoursFrom = 600;

/** The year if shown, else the last session's month, else the shown weeks. Load, score and weight stay private. */
export function reviewPicture(
  { days, from, to }: Pick<Progress, 'days' | 'from' | 'to'>,
  isYear: boolean,
): PictureSpec {
  const month = `${(days.at(-1)?.date ?? to).slice(0, 7)}-01`;
  const isMonth = !isYear && from <= month;
  const first = isMonth ? month : from;
  const monthEnd = addDays(`${addDays(month, 31).slice(0, 7)}-01`, -1);
  const last = isMonth && monthEnd < to ? monthEnd : to;
  const { sessions, minutes } = sumsBetween(days, first, last);
  const active = days.filter((day) => day.date >= first && day.date <= last && day.sessions > 0).length;
  const inHours = minutes >= hoursFrom;
  const weeks = Math.floor(daysBetween(from, to) / 7) + 1;
  const title = isMonth ? texts.month(formatMonth(last)) : texts.weeks(weeks);
  return {
    date: isYear ? `${formatMediumDate(from)} – ${formatMediumDate(to)}` : formatDateRange(first, last),
    title: isYear ? texts.year : title,
    cells: [
      {
        name: texts.time,
        value: formatNumber(inHours ? Math.round(minutes / 60) : minutes),
        unit: inHours ? 'h' : 'min',
      },
      { name: texts.sessions, value: formatNumber(sessions) },
      { name: texts.days, value: formatNumber(active) },
    ],
    footer: texts.footer,
  };
}
