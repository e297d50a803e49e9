import { addDays, localDateIn, weekdayIndex } from '@bandeja/domain/calendar/dates';
import { capitalise } from '@bandeja/domain/wire/text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { recapQuery } from '#features/recap/api.ts';
import { RecapCards } from '#features/recap/recap-cards.tsx';
import { RecapHero } from '#features/recap/recap-hero.tsx';
import { recapTexts as texts } from '#features/recap/texts.ts';
import { formatDateRange, formatWeekdayDate } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { timeZone } from '#lib/time-zone.ts';
import { BallLoader } from '#ui/ball-loader.tsx';
import { PageError } from '#ui/page-error.tsx';

const sunday = 6;

export function WeeklyRecapPage() {
  const navigate = useNavigate();
  const query = useQuery(recapQuery);
  const { data: recap } = query;
  const today = localDateIn(timeZone, new Date());
  if (recap === undefined && query.isError) {
    const back = { to: paths.dashboard, label: texts.toRunning } as const;
    return <PageError heading={texts.windowTitle} back={back} title={texts.failed} query={query} />;
  }
  if (recap === undefined) return <BallLoader label={texts.loading} page />;
  const isSunday = weekdayIndex(today) === sunday && recap.monday <= today && addDays(recap.monday, sunday) === today;
  const period = isSunday
    ? capitalise(formatWeekdayDate(today))
    : texts.week(formatDateRange(recap.monday, addDays(recap.monday, sunday)));
  return (
    <div className="mx-auto max-w-summary pb-20 md:pt-8">
      <title>{`${texts.windowTitle} · Bandeja`}</title>
      <RecapHero recap={recap} period={period} onClose={() => navigate(paths.dashboard)} />
      <div className="grid grid-cols-1 gap-2.5 px-5 py-3 md:px-0">
        <RecapCards recap={recap} today={today} />
      </div>
    </div>
  );
}
