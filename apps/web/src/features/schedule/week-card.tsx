import { mondayOf } from '@bandeja/domain/calendar/dates';
import type { PlanDay } from '@bandeja/domain/schedule/contract';
import type { FinishedThisWeek } from '@bandeja/domain/stats/contract';
import { type CSSProperties, type ReactNode, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DayCard } from '#features/schedule/day-card.tsx';
import type { RoutineChoices } from '#features/schedule/routine-choices.ts';
import { columnWeight, WeekBote } from '#features/schedule/week-bote.tsx';
import { outcomeOf, type WeekDay } from '#features/schedule/week-facts.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { PartError } from '#ui/part-error.tsx';

const DayEditor = lazyPart(async () => (await import('#features/schedule/day-editor.tsx')).DayEditor, PartError);

/** Two weeks may give one reason: it is read once. */
const isSaidBefore = (earlier: PlanDay, day: PlanDay) => earlier.date < day.date && earlier.reason === day.reason;

type WeekCardProps = {
  days: readonly WeekDay[];
  today: string;
  finished: readonly FinishedThisWeek[];
  choices: RoutineChoices;
  onLogMatch: (date: string) => void;
  onCannot: (day: PlanDay) => void;
  commentsOf?: ((date: string) => ReactNode) | undefined;
};

export function WeekCard({ days, today, finished, choices, onLogMatch, onCannot, commentsOf }: WeekCardProps) {
  const [editing, setEditing] = useState<string | null>(null);
  const editButtons = useRef(new Map<string, HTMLButtonElement>());
  const isFirstDays = days.length > 7;
  const columns = days.map((day) => `minmax(0, ${columnWeight(day, today, editing)}fr)`).join(' ');

  /** The Monday of a day's week, where it is not the running one. */
  const weekOf = (date: string) => (mondayOf(date) === mondayOf(today) ? undefined : mondayOf(date));

  const isOpen = (day: PlanDay) =>
    day.isPlanned && day.date >= today && !finished.some(({ localDate }) => localDate === day.date);

  function close(date: string) {
    // the button the player came from is there again before it takes the focus
    flushSync(() => setEditing(null));
    editButtons.current.get(date)?.focus();
  }

  return (
    <div className="card overflow-clip p-0 xl:p-5">
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
            comments={commentsOf?.(day.date)}
            onEdit={() => setEditing(day.date)}
            onLogMatch={() => onLogMatch(day.date)}
            onCannot={isOpen(day) ? () => onCannot(day) : null}
            editButton={(button) => {
              if (button) editButtons.current.set(day.date, button);
            }}
            {...(day.date === editing
              ? {
                  editor: (
                    <Suspense fallback={null}>
                      <DayEditor
                        weekday={weekday}
                        day={day}
                        choices={choices}
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
