import { mondayOf } from '@bandeja/domain/calendar/dates';
import type { PlanDay } from '@bandeja/domain/schedule/contract';
import type { FinishedThisWeek } from '@bandeja/domain/stats/contract';
import { type CSSProperties, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DayCard } from '#features/schedule/day-card.tsx';
import type { RoutineChoices } from '#features/schedule/routine-choices.ts';
import { columnWeight, WeekBote } from '#features/schedule/week-bote.tsx';
import { outcomeOf, type WeekDay } from '#features/schedule/week-facts.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { PartError } from '#ui/part-error.tsx';

/** Fetched when the first day is edited. */
const DayEditor = lazyPart(async () => (await import('#features/schedule/day-editor.tsx')).DayEditor, PartError);

/** Two weeks may give one reason: it is read once. */
const isSaidBefore = (earlier: PlanDay, day: PlanDay) => earlier.date < day.date && earlier.reason === day.reason;

type WeekCardProps = {
  /** By date: a week, or today and the seven days after it. */
  days: readonly WeekDay[];
  today: string;
  /** The finished sessions of the week. */
  finished: readonly FinishedThisWeek[];
  choices: RoutineChoices;
  onLogMatch: (date: string) => void;
};

/** The bote of the week over its days; one day at a time can be changed in place. */
export function WeekCard({ days, today, finished, choices, onLogMatch }: WeekCardProps) {
  /** Date of the day being edited. */
  const [editing, setEditing] = useState<string | null>(null);
  const editButtons = useRef(new Map<string, HTMLButtonElement>());
  const isFirstDays = days.length > 7;
  const columns = days.map((day) => `minmax(0, ${columnWeight(day, today, editing)}fr)`).join(' ');

  /** The Monday of a day's week, where it is not the running one. */
  const weekOf = (date: string) => (mondayOf(date) === mondayOf(today) ? undefined : mondayOf(date));

  function close(date: string) {
    // the button the player came from is there again before it takes the focus
    flushSync(() => setEditing(null));
    editButtons.current.get(date)?.focus();
  }

  return (
    <div className="card overflow-hidden p-0 xl:p-5">
      <WeekBote days={days} today={today} finished={finished} editing={editing} />
      <ol
        className="@container grid border-t xl:grid-cols-(--days) xl:gap-2.5 xl:border-t-0"
        style={{ '--days': columns } as CSSProperties}
      >
        {days.map(({ weekday, day }) => (
          <DayCard
            key={day.date}
            weekday={weekday}
            day={day}
            isToday={day.date === today}
            isPast={day.date < today}
            hasColumnOnly={isFirstDays && day.date === today}
            withReason={isFirstDays && !days.some((earlier) => isSaidBefore(earlier.day, day))}
            outcome={outcomeOf(day, finished, today)}
            onEdit={() => setEditing(day.date)}
            onLogMatch={() => onLogMatch(day.date)}
            editButton={(button) => {
              if (button) editButtons.current.set(day.date, button);
            }}
            {...(day.date === editing
              ? {
                  editor: (
                    <Suspense fallback={null}>
                      <DayEditor
                        {...{ weekday, day, choices }}
                        from={weekOf(day.date)}
                        onClose={() => close(day.date)}
                      />
                    </Suspense>
                  ),
                }
              : {})}
          />
        ))}
      </ol>
    </div>
  );
}
