import { doseText, prescribed } from '@bandeja/domain/exercises/dose';
import { weekdayInitial, weekdayNames } from '@bandeja/domain/schedule/rules';
import { type FirstWeekDay, firstWeek } from '@bandeja/trainer/leads/first-week';
import { freeRoutineTexts as texts } from '#features/leads/free-routine/texts.ts';
import type { BoteStep } from '#ui/bote-geometry.ts';
import { BoteLine } from '#ui/bote-line.tsx';
import { classNames } from '#ui/class-names.ts';
import { TypeBadge } from '#ui/type-badge.tsx';

const { days } = firstWeek;
const longest = Math.max(...days.map(({ minutes }) => minutes));

const boteLabel = texts.perDay(
  days.map(({ weekday, minutes }) => `${weekdayNames[weekday].toLocaleLowerCase('es')} ${minutes}`),
);

/** The week as el bote: height is minutes, flat is rest, dotted because it is still to come. */
export function WeekLine() {
  const steps = (top: number, more: (day: FirstWeekDay) => Partial<BoteStep>): BoteStep[] =>
    days.map((day) => ({
      state: day.minutes > 0 ? 'planned' : 'rest',
      height: (day.minutes / longest) * top,
      ...more(day),
    }));
  const wide = steps(74, ({ weekday, minutes }) => ({
    caption: weekdayNames[weekday],
    ...(minutes > 0 ? { label: texts.minutes(minutes) } : {}),
  }));
  const narrow = steps(52, ({ weekday }) => ({ caption: weekdayInitial(weekday) }));
  return (
    <div role="img" aria-label={boteLabel}>
      <BoteLine steps={wide} width={660} height={132} base={104} className="hidden h-auto md:block" />
      <BoteLine steps={narrow} width={350} height={86} base={62} className="h-auto md:hidden" />
    </div>
  );
}

export function WeekDays() {
  return (
    <ol className="card p-0">
      {days.map(({ weekday, type, title, minutes, why }) => (
        <li
          key={weekday}
          className={classNames('grid gap-1 border-t px-5 py-4 first:border-t-0', minutes === 0 && 'mesh')}
        >
          <div className="flex items-center justify-between gap-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3>{weekdayNames[weekday]}</h3>
              <TypeBadge type={type} />
            </div>
            {minutes > 0 && <span className="num shrink-0 text-ink-2">{texts.minutes(minutes)}</span>}
          </div>
          {title !== type && <p className="font-strong">{title}</p>}
          <p className="text-sm text-ink-2">{why}</p>
        </li>
      ))}
    </ol>
  );
}

/** One day exactly as in the sheet: an honest sample. */
export function SampleDay() {
  return (
    <ul className="court-rules">
      {days[0]?.entries.map(({ code, name, dose }) => (
        <li key={code} className="flex flex-wrap justify-between gap-x-4 py-2.5 not-first:border-t">
          <span>{name}</span>
          <span className="num text-ink-2">{doseText(prescribed(dose), ' por lado')}</span>
        </li>
      ))}
    </ul>
  );
}
