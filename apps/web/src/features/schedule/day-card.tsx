import type { PlanDay } from '@bandeja/domain/schedule/contract';
import { planLabel, weekdayNames } from '@bandeja/domain/schedule/rules';
import type { Weekday } from '@bandeja/domain/schedule/vocabulary';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { scheduleTexts as texts } from '#features/schedule/texts.ts';
import { type DayOutcome, isEmpty } from '#features/schedule/week-facts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const look = {
  card:
    'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 border-b px-4 py-3.5 last:border-b-0 ' +
    'xl:flex xl:min-h-51.5 xl:min-w-0 xl:flex-col xl:items-stretch xl:gap-2.5 xl:rounded-b-2 xl:border xl:p-3 xl:last:border-b',
  today: 'outline-2 -outline-offset-2 outline-ink xl:-outline-offset-1 xl:border-ink',
  editing: 'bg-sunken',
  actions: 'col-start-2 row-span-2 row-start-1 -mr-2 flex flex-col md:flex-row xl:mr-0 xl:flex-wrap xl:gap-1',
  badge: 'text-left whitespace-normal xl:text-[0.75rem] xl:voice-denso',
} as const;

type DayCardProps = {
  weekday: Weekday;
  day: PlanDay;
  isToday: boolean;
  /** Closed: it can no longer be changed (docs/product.md#past-days). */
  isPast: boolean;
  outcome: DayOutcome;
  /** In place of the day's content while it is edited. */
  editor?: ReactNode;
  onEdit: () => void;
  onLogMatch: () => void;
  editButton: Ref<HTMLButtonElement>;
};

/** One day of the week: a card under the bote on wide screens, a row of a list on narrow ones. */
export function DayCard({
  weekday,
  day,
  isToday,
  isPast,
  outcome,
  editor,
  onEdit,
  onLogMatch,
  editButton,
}: DayCardProps) {
  const headingId = useId();
  const reasonId = useId();
  const [isReasonShown, setReasonShown] = useState(false);
  const { isDone, isPlanShown, minutesDone, others } = outcome;
  const isEditing = editor !== undefined;
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        look.card,
        isToday && look.today,
        isEditing && look.editing,
        day.type === 'Descanso' && others.length === 0 && !isEditing && 'mesh',
      )}
    >
      <div
        className={classNames(
          'flex min-h-6.5 flex-wrap items-center gap-x-1.5 gap-y-1 xl:gap-x-1',
          isToday && 'xl:flex-nowrap',
        )}
      >
        <h3 id={headingId} className="text-ui">
          {weekdayNames[weekday]}
        </h3>
        <span className="num text-ink-3">{Number(day.date.slice(8))}</span>
        {(isToday || isDone) && (
          <span className="ml-1 xl:-mr-1 xl:ml-auto">
            {isToday ? <Badge tone="hoy">{texts.today}</Badge> : <DoneMark />}
          </span>
        )}
      </div>
      {editor ?? (
        <>
          <div className="grid min-w-0 content-start justify-items-start gap-2 xl:min-h-23">
            {isPlanShown && (
              <>
                <div className="flex flex-wrap items-center gap-1.5">
                  <TypeBadge type={planLabel(day)} className={look.badge} />
                  {isToday && isDone && <DoneMark />}
                  {isDone && <Minutes minutes={minutesDone} />}
                </div>
                <p className={classNames('text-ui leading-[1.35]', (isDone || !day.routine) && 'text-ink-2')}>
                  {dayText(day)}
                </p>
              </>
            )}
            {others.map(({ type, minutes }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sessions of a day only ever grow at the end
              <div key={index} className="flex flex-wrap items-center gap-1.5">
                <TypeBadge type={type} className={look.badge} />
                <Minutes minutes={minutes} />
              </div>
            ))}
          </div>
          <div className={look.actions}>
            {day.reason && (
              <Button
                variant="ghost"
                size="sm"
                aria-describedby={headingId}
                aria-expanded={isReasonShown}
                aria-controls={isReasonShown ? reasonId : undefined}
                className="grow px-2 xl:px-1"
                onClick={() => setReasonShown(!isReasonShown)}
              >
                {texts.why}
              </Button>
            )}
            {day.type === 'Partido' && (isToday || isPast) && !isDone && (
              <Button
                variant="ghost"
                size="sm"
                aria-describedby={headingId}
                className="grow px-2 xl:px-1"
                onClick={onLogMatch}
              >
                {texts.logMatch}
              </Button>
            )}
            {!isPast && (
              <Button
                ref={editButton}
                variant={isEmpty(day) ? 'line' : 'ghost'}
                size="sm"
                aria-describedby={headingId}
                className="grow px-2 xl:px-1"
                onClick={onEdit}
              >
                {isEmpty(day) ? texts.plan : texts.change}
              </Button>
            )}
          </div>
          {isReasonShown && day.reason && (
            <p id={reasonId} className="col-span-2 text-sm leading-[1.45] text-ink-2 xl:text-xs">
              {day.reason}
            </p>
          )}
        </>
      )}
    </li>
  );
}

function dayText(day: PlanDay): string {
  if (day.type === 'Descanso') return texts.restDay;
  return day.routine?.name ?? texts.noRoutine;
}

function Minutes({ minutes }: { minutes: number }) {
  return <span className="num text-sm text-ink-2">{`${minutes} min`}</span>;
}

function DoneMark() {
  return (
    <span className="grid size-5.5 place-items-center rounded-full bg-ok-tint text-ok">
      <Icon as={CheckIcon} className="size-3.25" />
      <VisuallyHidden>{texts.done}</VisuallyHidden>
    </span>
  );
}
