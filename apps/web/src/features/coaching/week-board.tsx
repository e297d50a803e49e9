import type { CoachedDay } from '@bandeja/domain/coaching/contract';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { playerTexts as texts } from '#features/coaching/texts.ts';
import { formatWeekdayDate } from '#lib/format.ts';
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
};

type WeekBoardProps = { id: string; title: string; days: readonly CoachedDay[]; today: string; actions: DayActions };

export function WeekBoard({ id, title, days, today, actions }: WeekBoardProps) {
  const isDraft = days.some(({ draft }) => draft !== null);
  return (
    <section aria-labelledby={id} className="card min-w-0 max-sm:p-4">
      <div className="mb-3 flex flex-wrap items-center gap-2.5">
        <h2 id={id} className="heading-3">
          {title}
        </h2>
        {isDraft && <Badge tone="warn">{texts.draft}</Badge>}
        {isDraft && <span className="text-sm text-ink-2">{texts.draftHint}</span>}
      </div>
      <ol className="grid gap-2 xl:grid-cols-7">
        {days.map((day) => (
          <Day key={day.date} day={day} days={days} isPast={day.date < today} actions={actions} />
        ))}
      </ol>
    </section>
  );
}

type DayProps = { day: CoachedDay; days: readonly CoachedDay[]; isPast: boolean; actions: DayActions };

function Day({ day, days, isPast, actions }: DayProps) {
  const { date, plan, draft, done } = day;
  const isYours = draft !== null || plan?.coach !== undefined;
  const name = draft === null ? plan?.routine?.name : draft.routineName;
  const minutes = draft === null ? plan?.routine?.duration : draft.minutes;
  const words = formatWeekdayDate(date);
  return (
    <li
      className={classNames(
        'flex min-w-0 flex-wrap items-start gap-x-3 gap-y-1 rounded-2 border p-2.5 xl:grid xl:min-h-38 xl:content-start',
        isYours && 'outline-2 -outline-offset-2 outline-ink',
        draft !== null && 'border-dashed',
      )}
    >
      <div className="flex min-w-18 items-center justify-between gap-1 xl:w-full">
        <h3 aria-label={words} className="text-ui">
          {words.slice(0, 3)} <span className="num text-ink-3">{Number(date.slice(8))}</span>
        </h3>
        {!isPast && <DayMenu day={day} days={days} words={words} actions={actions} />}
      </div>
      <div className="grid min-w-0 flex-1 justify-items-start gap-1">
        <TypeBadge type={draft?.type ?? plan?.type ?? texts.rest} />
        {name && <p className="text-sm wrap-anywhere">{name}</p>}
        {minutes && <p className="text-sm text-ink-2">{texts.minutes(minutes)}</p>}
        {done > 0 && <p className="text-sm text-ok">{texts.doneMinutes(done)}</p>}
        {isYours && (
          <p className="flex items-center gap-1 text-sm text-ink-2">
            <Icon as={PencilSimpleIcon} />
            {draft === null ? texts.yours : texts.draft}
          </p>
        )}
      </div>
    </li>
  );
}

function DayMenu({ day, days, words, actions }: Omit<DayProps, 'isPast'> & { words: string }) {
  const item = (close: () => void, act: () => void) => () => {
    close();
    act();
  };
  return (
    <Menu label={texts.menu(words)}>
      {(close) => (
        <>
          <Button variant="ghost" onClick={item(close, () => actions.change(day))}>
            {texts.change}
          </Button>
          <Button variant="ghost" onClick={item(close, () => actions.rest(day))}>
            {texts.restDay}
          </Button>
          {day.draft !== null && (
            <Button variant="ghost" onClick={item(close, () => actions.discard(day))}>
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
    </Menu>
  );
}
