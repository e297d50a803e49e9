import { daysBetween, mondayOf, weekdayOf } from '@bandeja/domain/calendar/dates';
import type { PlanDay } from '@bandeja/domain/schedule/contract';
import { planLabel, weekdayNames } from '@bandeja/domain/schedule/rules';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { weekFrom } from '#features/schedule/api.ts';
import { ChangeBote } from '#features/schedule/change-bote.tsx';
import { ChangedDays } from '#features/schedule/changed-days.tsx';
import { lifeTexts } from '#features/schedule/texts.ts';
import type { LifeChange, Wish } from '#features/schedule/use-life.ts';
import { daysOf, isSession } from '#features/schedule/week-facts.ts';
import { formatWeekday, formatWeekdayDate } from '#lib/format.ts';
import { call } from '#lib/http.ts';
import { BallLoader } from '#ui/ball-loader.tsx';
import { classNames } from '#ui/class-names.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const texts = lifeTexts.move;

type MoveChoiceProps = {
  day: PlanDay;
  today: string;
  trained: readonly string[];
  onWish: (wish: Wish) => ReactNode;
};

/** The seven days among which a day may move: those from today on, or its own week. */
function windowOf(date: string, today: string): string {
  return daysBetween(today, date) < 7 ? today : mondayOf(date);
}

export function MoveChoice({ day, today, trained, onWish }: MoveChoiceProps) {
  const from = windowOf(day.date, today);
  const week = useQuery(weekFrom(from));
  const [chosen, setChosen] = useState<string | null>(null);
  if (week.isError) return <ErrorState title={texts.failed} query={week} />;
  if (!week.data) return <BallLoader label={texts.loading} />;
  const others = daysOf(week.data).filter((other) => other.day.date !== day.date && other.day.isPlanned);
  const target = others.find((other) => other.day.date === chosen)?.day;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields */}
      <div
        role="group"
        aria-label={texts.days}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(5.25rem,100%),1fr))] gap-2"
      >
        {others.map(({ weekday, day: other }) => {
          const isTrained = trained.includes(other.date);
          return (
            <button
              key={other.date}
              type="button"
              aria-pressed={other.date === chosen}
              disabled={isTrained}
              className={classNames(
                'grid min-h-16 content-center justify-items-center rounded-2 border px-1 py-2 leading-tight wrap-anywhere',
                other.date === chosen ? 'border-solid bg-solid text-on-solid' : 'border-line-strong bg-surface',
                isTrained && 'bg-sunken text-ink-3',
              )}
              onClick={() => setChosen(other.date)}
            >
              <span aria-hidden="true" className="font-strong">
                {weekdayNames[weekday].slice(0, 3)}
              </span>
              <VisuallyHidden>{formatWeekdayDate(other.date)}</VisuallyHidden>
              <span className="text-sm">{contentOf(other, isTrained)}</span>
            </button>
          );
        })}
      </div>
      {target && (
        <div>
          <ChangeBote changed={swapped(day, target)} />
          <ChangedDays changed={swapped(day, target)} />
        </div>
      )}
      {onWish(target ? wishOf(day, target, from) : null)}
    </>
  );
}

function contentOf(day: PlanDay, isTrained: boolean): string {
  if (isTrained) return texts.trained;
  return isSession(day) ? planLabel(day).toLocaleLowerCase('es') : texts.free;
}

function swapped(day: PlanDay, target: PlanDay) {
  const inPlaceOf = (before: PlanDay, now: PlanDay) => ({
    before,
    after: { ...now, date: before.date, reason: '' },
  });
  return [inPlaceOf(day, target), inPlaceOf(target, day)].sort((a, b) => a.after.date.localeCompare(b.after.date));
}

const editOf = ({ type, routineId }: PlanDay) => ({ type, routineId });

/** A day that was the planner's is given back to it. */
const formerOf = (day: PlanDay) => (day.edited ? editOf(day) : null);

function wishOf(day: PlanDay, target: PlanDay, from: string): NonNullable<Wish> {
  const [here, there] = [weekdayOf(day.date), weekdayOf(target.date)];
  const name = formatWeekday(target.date);
  const change: LifeChange = {
    run: () =>
      call('PUT /training-schedule', { body: { from, currentWeek: { [here]: editOf(target), [there]: editOf(day) } } }),
    undo: () =>
      call('PUT /training-schedule', {
        body: { from, currentWeek: { [here]: formerOf(day), [there]: formerOf(target) } },
      }),
    done: texts.done(name),
  };
  return { label: isSession(target) ? texts.swap(name) : texts.to(name), change };
}
