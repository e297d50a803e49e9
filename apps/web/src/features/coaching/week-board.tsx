import type { CoachedDay } from '@bandeja/domain/coaching/contract';
import type { Commented } from '@bandeja/domain/coaching/schemas';
import { capitalise } from '@bandeja/domain/wire/text';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { ReactNode } from 'react';
import { CommentMark } from '#features/coaching/comment-mark.tsx';
import { commentTexts } from '#features/coaching/comment-texts.ts';
import { playerTexts as texts } from '#features/coaching/texts.ts';
import { formatDateRange, formatWeekdayDate } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Menu } from '#ui/menu.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

export type DayActions = {
  change: (day: CoachedDay) => void;
  rest: (day: CoachedDay) => void;
  move: (day: CoachedDay, to: string) => void;
  discard: (day: CoachedDay) => void;
  comment: (day: CoachedDay) => void;
};

type WeekBoardProps = {
  id: string;
  title?: string;
  days: readonly CoachedDay[];
  today: string;
  commented: readonly Commented[];
  actions: DayActions;
  children?: ReactNode;
};

export function WeekBoard({ id, title, days, today, commented, actions, children }: WeekBoardProps) {
  const isDraft = days.some(({ draft }) => draft !== null);
  const range = formatDateRange(days[0]?.date ?? today, days.at(-1)?.date ?? today);
  return (
    <section aria-labelledby={id} className="card min-w-0 max-sm:p-4">
      <div className="mb-3 flex flex-wrap items-center gap-2.5">
        <h2 id={id} className="heading-3">
          {title ?? range}
        </h2>
        {isDraft && <Badge tone="warn">{texts.draft}</Badge>}
        <p className="text-sm text-ink-2 sm:ml-auto">
          {[...(title ? [range] : []), ...(isDraft ? [texts.draftHint] : [])].join(' · ')}
        </p>
      </div>
      {children}
      <ol className="grid gap-2 xl:grid-cols-7">
        {days.map((day) => (
          <Day
            key={day.date}
            day={day}
            days={days.filter(({ date }) => date >= today)}
            isPast={day.date < today}
            commented={commented.find(({ about, aboutId }) => about === 'day' && aboutId === day.date)}
            actions={actions}
          />
        ))}
      </ol>
    </section>
  );
}

type DayProps = {
  day: CoachedDay;
  /** To which it may move. */
  days: readonly CoachedDay[];
  isPast: boolean;
  commented: Commented | undefined;
  actions: DayActions;
};

const look = {
  day: 'flex min-w-0 flex-wrap items-start gap-x-3 gap-y-1 rounded-2 border p-2.5 xl:grid xl:min-h-38 xl:grid-cols-1 xl:content-start xl:px-2',
  badge: 'max-w-full text-left whitespace-normal wrap-anywhere xl:px-1 xl:text-[0.75rem] xl:voice-denso',
} as const;

function Day({ day, days, isPast, commented, actions }: DayProps) {
  const { date, plan, draft, done } = day;
  const isEmpty = draft === null && !plan?.isPlanned;
  const isYours = draft !== null || plan?.coach !== undefined;
  const name = draft === null ? plan?.routine?.name : draft.routineName;
  const minutes = draft === null ? plan?.routine?.duration : draft.minutes;
  const words = formatWeekdayDate(date);
  return (
    <li
      className={classNames(
        look.day,
        isYours && 'outline-2 -outline-offset-2 outline-ink',
        draft !== null && 'border-dashed',
      )}
    >
      <div className="flex w-24 items-center justify-between gap-1 xl:w-full">
        <h3 aria-label={words} className="text-ui whitespace-nowrap">
          {capitalise(words.slice(0, 3))} <span className="num text-ink-3">{Number(date.slice(8))}</span>
        </h3>
        <DayMenu day={day} days={days} isPast={isPast} words={words} actions={actions} />
      </div>
      <div className="grid min-w-0 flex-[1_1_7rem] grid-cols-1 justify-items-start gap-1">
        {isEmpty && !isPast ? (
          <Button
            variant="ghost"
            size="sm"
            icon={<Icon as={PlusIcon} />}
            aria-label={texts.add(words)}
            onClick={() => actions.change(day)}
          >
            {texts.addShort}
          </Button>
        ) : (
          <TypeBadge type={draft?.type ?? plan?.type ?? texts.rest} className={look.badge} />
        )}
        {name && <p className="text-sm wrap-anywhere hyphens-auto">{name}</p>}
        {minutes && <p className="text-sm text-ink-2">{texts.minutes(minutes)}</p>}
        {done > 0 && <p className="text-sm text-ok">{texts.doneMinutes(done)}</p>}
        {isYours && (
          <p className="flex items-center gap-1 text-sm text-ink-2">
            <Icon as={PencilSimpleIcon} />
            {draft === null ? texts.yours : texts.draft}
          </p>
        )}
        {commented && (
          <CommentMark
            label={commentTexts.day(words)}
            {...commented}
            className="xl:gap-1 xl:text-[0.75rem] xl:voice-denso"
            onOpen={() => actions.comment(day)}
          />
        )}
      </div>
    </li>
  );
}

const row = 'justify-start px-3';

function DayMenu({ day, days, isPast, words, actions }: Omit<DayProps, 'commented'> & { words: string }) {
  const item = (close: () => void, act: () => void) => () => {
    close();
    act();
  };
  return (
    <Menu label={texts.menu(words)}>
      {(close) => (
        <>
          <Button variant="ghost" className={row} onClick={item(close, () => actions.comment(day))}>
            {commentTexts.comment}
          </Button>
          {!isPast && (
            <>
              <Button variant="ghost" className={row} onClick={item(close, () => actions.change(day))}>
                {texts.change}
              </Button>
              <Button variant="ghost" className={row} onClick={item(close, () => actions.rest(day))}>
                {texts.restDay}
              </Button>
              {day.draft !== null && (
                <Button variant="ghost" className={row} onClick={item(close, () => actions.discard(day))}>
                  {texts.discardDay}
                </Button>
              )}
              <p className="px-3 pt-1 text-sm text-ink-2">{texts.move}</p>
              <div className="flex flex-wrap gap-1">
                {days
                  .filter(({ date }) => date !== day.date)
                  .map(({ date }) => (
                    <Button
                      key={date}
                      variant="line"
                      size="sm"
                      aria-label={texts.moveTo(formatWeekdayDate(date))}
                      onClick={item(close, () => actions.move(day, date))}
                    >
                      {formatWeekdayDate(date).slice(0, 3)}
                    </Button>
                  ))}
              </div>
            </>
          )}
        </>
      )}
    </Menu>
  );
}
