import type { PlanDay } from '@bandeja/domain/schedule/contract';
import { planLabel, sessionLabel, weekdayNames } from '@bandeja/domain/schedule/rules';
import type { Weekday } from '@bandeja/domain/schedule/vocabulary';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import type { ReactNode, Ref } from 'react';
import { lifeTexts, scheduleTexts as texts } from '#features/schedule/texts.ts';
import { type DayOutcome, isEmpty, isSession, minutesOf } from '#features/schedule/week-facts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Menu } from '#ui/menu.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const look = {
  card:
    'flex flex-wrap items-center gap-x-2 gap-y-1 border-b py-1 pr-0.5 pl-4 last:border-b-0 ' +
    'xl:grid xl:grid-cols-[minmax(0,1fr)_auto] xl:content-start xl:min-h-42 xl:min-w-0 xl:gap-x-1 xl:gap-y-2.5 xl:rounded-b-2 xl:border xl:p-3 xl:last:border-b',
  today: 'outline-2 -outline-offset-2 outline-ink xl:-outline-offset-1 xl:border-ink',
  editing: 'bg-sunken',
  badge: 'text-left whitespace-normal xl:text-[0.75rem] xl:voice-denso',
} as const;

type DayCardProps = {
  weekday: Weekday;
  day: PlanDay;
  isToday: boolean;
  /** Closed: it can no longer be changed (docs/product.md#past-days). */
  isPast: boolean;
  /** Shown only where days are columns: elsewhere today's card has it already. */
  hasColumnOnly: boolean;
  /** A new player reads why without opening the menu, where there is room. */
  withReason: boolean;
  outcome: DayOutcome;
  comments?: ReactNode;
  editor?: ReactNode;
  onEdit: () => void;
  onLogMatch: () => void;
  /** Null where the day can no longer move. */
  onCannot: (() => void) | null;
  editButton: Ref<HTMLButtonElement>;
};

export function DayCard(props: DayCardProps) {
  const { weekday, day, isToday, isPast, hasColumnOnly, outcome, comments, editor, onEdit, onCannot, editButton } =
    props;
  const { isPlanShown, others } = outcome;
  const isEditing = editor !== undefined;
  const hasMenu = !isPast || day.reason !== '';
  const name = hasColumnOnly ? texts.today : weekdayNames[weekday];
  const isRest = day.type === 'Descanso' && day.isPlanned && others.length === 0;
  const isOther = others.length > 0 && !isPlanShown && day.isPlanned;
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        look.card,
        hasColumnOnly && 'max-xl:hidden',
        isRest && !isEditing && 'max-xl:py-1.5',
        isToday && look.today,
        isEditing && look.editing,
        isRest && !isEditing && 'mesh',
      )}
    >
      <DayName name={name} date={day.date} isToday={isToday} />
      {editor ?? (
        <>
          {hasMenu && (
            <div className="order-1 @max-[17rem]:ml-auto xl:z-1 xl:order-none xl:col-start-2 xl:row-start-2 xl:self-start">
              <DayMenu name={name} day={day} onEdit={isPast ? null : onEdit} onCannot={onCannot} button={editButton} />
            </div>
          )}
          <div
            className={classNames(
              'col-span-full grid min-w-0 flex-[1_1_6.5rem] max-xl:gap-y-0.5 @max-[17rem]:order-2 @max-[17rem]:basis-full content-start justify-items-start gap-1.5 xl:row-start-2 xl:gap-2',
              hasMenu && 'xl:*:first:pr-7',
              isRest && 'max-xl:flex max-xl:flex-wrap max-xl:items-center max-xl:gap-x-2',
            )}
          >
            {others.map((session, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sessions of a day only ever grow at the end
              <Session key={index} type={sessionLabel(session)} minutes={session.minutes} done={texts.doneOther} />
            ))}
            {isOther && <p className="text-sm text-ink-2">{insteadOf(day)}</p>}
            {isPlanShown && <Planned {...props} />}
            {comments}
          </div>
        </>
      )}
    </li>
  );
}

function Planned({ day, isToday, isPast, withReason, outcome: { isDone, minutesDone }, onLogMatch }: DayCardProps) {
  const minutesPlanned = isSession(day) ? minutesOf(day) : null;
  return (
    <>
      {day.isPlanned && (
        <Session
          type={planLabel(day)}
          minutes={isDone ? minutesDone : minutesPlanned}
          done={isDone ? texts.done : null}
        />
      )}
      <p
        className={classNames(
          'text-ui leading-[1.35]',
          (isDone || !day.routine) && 'text-ink-2',
          // in a row the badge says it
          day.type === 'Partido' && day.aim !== null && !isDone && 'max-md:sr-only',
        )}
      >
        {dayText(day)}
      </p>
      {day.coach !== undefined && <p className="text-sm font-strong">{texts.byCoach(day.coach)}</p>}
      <DayWords day={day} withReason={withReason} isColumnOnly={isToday || isDone} />
      {isPast && !isDone && isSession(day) && <p className="text-sm text-ink-2">{texts.missed}</p>}
      {day.type === 'Partido' && (isToday || isPast) && !isDone && (
        <Button variant="line" size="sm" className={isToday ? 'max-xl:hidden' : ''} onClick={onLogMatch}>
          {texts.logMatch}
        </Button>
      )}
    </>
  );
}

function DayName({ name, date, isToday }: { name: string; date: string; isToday: boolean }) {
  return (
    <div className="flex min-h-6.5 w-14.5 min-w-min flex-wrap items-center gap-x-1 gap-y-0.5 @max-[17rem]:w-auto xl:col-span-full xl:w-auto">
      <h3 aria-label={name} className="text-ui whitespace-nowrap">
        {name.slice(0, 3)}
        <span className="max-xl:hidden">{name.slice(3)}</span>
      </h3>
      <span className="num text-ink-3">{Number(date.slice(8))}</span>
      {isToday && name !== texts.today && (
        <span className="xl:ml-1">
          <Badge tone="hoy">{texts.today}</Badge>
        </span>
      )}
    </div>
  );
}

type DayWordsProps = Pick<DayCardProps, 'day' | 'withReason'> & {
  /** Today's card has it already, or it is done: a row is short. */
  isColumnOnly: boolean;
};

function DayWords({ day, withReason, isColumnOnly }: DayWordsProps) {
  if (day.aim)
    return (
      <p className={classNames('line-clamp-1 text-sm text-ink-2 sm:line-clamp-none', isColumnOnly && 'max-xl:hidden')}>
        {day.aim}
      </p>
    );
  return withReason && <p className="line-clamp-1 text-sm text-ink-2 sm:line-clamp-none xl:hidden">{day.reason}</p>;
}

function Session({ type, minutes, done }: { type: string; minutes: number | null; done: string | null }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      <TypeBadge type={type} className={look.badge} />
      {minutes !== null && (
        <span
          className={classNames(
            'num inline-flex items-center gap-1 text-sm',
            done === null ? 'text-ink-2' : 'font-strong',
          )}
        >
          {done !== null && (
            <>
              <Icon as={CheckIcon} className="size-4 text-ok" />
              <VisuallyHidden>{done}</VisuallyHidden>
            </>
          )}
          <span>{`${minutes} min`}</span>
        </span>
      )}
    </div>
  );
}

type DayMenuProps = Pick<DayCardProps, 'day' | 'onCannot'> & {
  name: string;
  onEdit: (() => void) | null;
  button: Ref<HTMLButtonElement>;
};

function DayMenu({ name, day, onEdit, onCannot, button }: DayMenuProps) {
  return (
    <Menu label={texts.options(name)} ref={button}>
      {(close) => (
        <>
          {onEdit && (
            <Button
              variant="ghost"
              className="justify-start px-3"
              onClick={() => {
                close();
                onEdit();
              }}
            >
              {isEmpty(day) ? texts.plan : texts.change}
            </Button>
          )}
          {onCannot && (
            <Button
              variant="ghost"
              className="justify-start px-3"
              onClick={() => {
                close();
                onCannot();
              }}
            >
              {isSession(day) ? cannotOn(name) : lifeTexts.otherPlans}
            </Button>
          )}
          {day.reason && (
            <p className="px-3 py-2 text-sm leading-[1.45] text-ink-2">
              <span className="block font-strong text-ink">
                {day.coach === undefined ? texts.why : texts.byCoach(day.coach)}
              </span>
              <span>{day.reason}</span>
            </p>
          )}
        </>
      )}
    </Menu>
  );
}

const cannotOn = (name: string) =>
  name === texts.today ? lifeTexts.cannotToday : lifeTexts.cannot(name.toLocaleLowerCase('es'));

function dayText(day: PlanDay): string {
  if (!day.isPlanned) return texts.noPlan;
  if (day.type === 'Descanso') return texts.restDay;
  return day.routine?.name ?? texts.noRoutine;
}

function insteadOf(day: PlanDay): string {
  return isSession(day) ? texts.instead(dayText(day)) : texts.planSaidRest;
}
