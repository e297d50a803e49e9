import { addDays, mondayOf } from '@bandeja/domain/calendar/dates';
import type { PlanDay } from '@bandeja/domain/schedule/contract';
import { planLabel, weekdayNames } from '@bandeja/domain/schedule/rules';
import { useQuery } from '@tanstack/react-query';
import { adviceQuery, weekFrom } from '#features/schedule/api.ts';
import { scheduleTexts as texts } from '#features/schedule/texts.ts';
import type { WeekState } from '#features/schedule/use-week.ts';
import { daysOf, isSession, minutesOf } from '#features/schedule/week-facts.ts';
import { Icon } from '#ui/icon.tsx';
import { typeLook } from '#ui/type-badge.tsx';

const shown = 3;

/** On a phone, below today: a line a day. */
export function NextDays({ state, today }: { state: WeekState; today: string }) {
  const lastShown = addDays(today, shown);
  const monday = mondayOf(lastShown);
  const reachesOver = monday !== mondayOf(today);
  const { firstDays } = useQuery(adviceQuery).data ?? {};
  const isReady = state.status === 'ready';
  const next = useQuery({ ...weekFrom(monday), enabled: isReady && reachesOver && firstDays === undefined });
  if (!isReady) return null;
  const weeks = [state.week, firstDays, reachesOver ? next.data : undefined].filter((week) => week !== undefined);
  const days = new Map(weeks.flatMap((week) => daysOf(week)).map((each) => [each.day.date, each]));
  const ahead = [...days.values()]
    .filter(({ day }) => day.isPlanned && day.date > today && day.date <= lastShown)
    .sort((one, other) => one.day.date.localeCompare(other.day.date));
  if (ahead.length === 0) return null;
  return (
    <section aria-label={texts.nextDays} className="card divide-y py-1 xl:hidden">
      {ahead.map(({ weekday, day }) => (
        <p key={day.date} className="flex items-center gap-x-3 py-1 text-ui md:py-1.5">
          <b className="w-9 flex-none font-strong">{weekdayNames[weekday].slice(0, 3)}</b>
          <DayLine day={day} />
        </p>
      ))}
    </section>
  );
}

function DayLine({ day }: { day: PlanDay }) {
  const { icon } = typeLook(planLabel(day));
  const name = day.routine?.name ?? texts.noRoutine;
  return (
    <>
      {icon && <Icon as={icon} weight="regular" className="size-4.5 flex-none text-ink-3" />}
      <span className="min-w-0 flex-1 truncate">{day.type === 'Descanso' ? day.type : name}</span>
      {isSession(day) && <span className="num flex-none text-ink-2">{`${minutesOf(day)} min`}</span>}
    </>
  );
}
