import type { Week } from '@bandeja/domain/schedule/contract';
import type { Weekday } from '@bandeja/domain/schedule/vocabulary';
import type { FinishedThisWeek } from '@bandeja/domain/stats/contract';
import { type CSSProperties, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DayCard } from '#features/schedule/day-card.tsx';
import type { RoutineChoices } from '#features/schedule/routine-choices.ts';
import { columnWeight, WeekBote } from '#features/schedule/week-bote.tsx';
import { daysOf, outcomeOf } from '#features/schedule/week-facts.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { PartError } from '#ui/part-error.tsx';

/** Fetched when the first day is edited. */
const DayEditor = lazyPart(async () => (await import('#features/schedule/day-editor.tsx')).DayEditor, PartError);

type WeekCardProps = {
  week: Week;
  today: string;
  /** The finished sessions of the week. */
  finished: readonly FinishedThisWeek[];
  choices: RoutineChoices;
  onLogMatch: (date: string) => void;
  /** The Monday of the week, where it is not the running one. */
  from?: string | undefined;
};

/** The bote of the week over its seven days; one day at a time can be changed in place. */
export function WeekCard({ week, today, finished, choices, onLogMatch, from }: WeekCardProps) {
  const [editing, setEditing] = useState<Weekday | null>(null);
  const editButtons = useRef(new Map<Weekday, HTMLButtonElement>());
  const days = daysOf(week);
  const columns = days.map((day) => `minmax(0, ${columnWeight(day, today, editing)}fr)`).join(' ');

  function close(weekday: Weekday) {
    // the button the player came from is there again before it takes the focus
    flushSync(() => setEditing(null));
    editButtons.current.get(weekday)?.focus();
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
            key={weekday}
            weekday={weekday}
            day={day}
            isToday={day.date === today}
            isPast={day.date < today}
            outcome={outcomeOf(day, finished, today)}
            onEdit={() => setEditing(weekday)}
            onLogMatch={() => onLogMatch(day.date)}
            editButton={(button) => {
              if (button) editButtons.current.set(weekday, button);
            }}
            {...(weekday === editing
              ? {
                  editor: (
                    <Suspense fallback={null}>
                      <DayEditor {...{ weekday, day, choices, from }} onClose={() => close(weekday)} />
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
