import { addDays, weekdayIndex } from '@bandeja/domain/calendar/dates';
import { sessionLabel } from '@bandeja/domain/schedule/rules';
import type { SessionSummary } from '@bandeja/domain/sessions/contract';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import { capitalise, formatHours } from '@bandeja/domain/wire/text';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { monthQuery } from '#features/sessions/api.ts';
import { PastDialog } from '#features/sessions/past/past-dialog.tsx';
import { pastTexts } from '#features/sessions/texts.ts';
import { formatLongDate, formatMonth } from '#lib/format.ts';
import { loadState } from '#lib/load-state.ts';
import { badgeTones } from '#ui/badge.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { classNames } from '#ui/class-names.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { typeLook } from '#ui/type-badge.tsx';

const texts = pastTexts.month;
const firstOf = (date: string) => `${date.slice(0, 7)}-01`;
const initials = ['L', 'M', 'X', 'J', 'V', 'S', 'D'];

/** A month on one screen: its days, and the sessions of each. */
export function PastMonth({ today }: { today: string }) {
  const [first, setFirst] = useState(() => firstOf(today));
  const [opened, setOpened] = useState<{ session: SessionSummary; isOpen: boolean } | null>(null);
  const query = useQuery(monthQuery(first.slice(0, 7)));
  const state = loadState(query, (sessions) => ({ sessions }));
  return (
    <section aria-labelledby="month" className="card card-tight grid grid-cols-1 gap-3 md:max-w-180">
      <div className="flex items-center justify-between gap-3">
        <IconButton
          variant="plain"
          icon={ArrowLeftIcon}
          label={texts.before}
          onClick={() => setFirst(firstOf(addDays(first, -1)))}
        />
        <h2 id="month" aria-live="polite">
          {`${capitalise(formatMonth(first))} ${first.slice(0, 4)}`}
        </h2>
        <IconButton
          variant="plain"
          icon={ArrowRightIcon}
          label={texts.after}
          disabled={first >= firstOf(today)}
          onClick={() => setFirst(firstOf(addDays(first, 31)))}
        />
      </div>
      {state.status === 'loading' && <BallLoader label={pastTexts.loading} />}
      {state.status === 'failed' && <ErrorState title={pastTexts.loadFailed} state={state} />}
      {state.status === 'ready' && (
        <Days
          first={first}
          today={today}
          sessions={state.sessions}
          onOpen={(session) => setOpened({ session, isOpen: true })}
        />
      )}
      {opened && <PastDialog {...opened} onClose={() => setOpened({ ...opened, isOpen: false })} />}
    </section>
  );
}

type DaysProps = {
  first: string;
  today: string;
  sessions: readonly SessionSummary[];
  onOpen: (session: SessionSummary) => void;
};

function Days({ first, today, sessions, onOpen }: DaysProps) {
  const last = addDays(firstOf(addDays(first, 31)), -1);
  const dates = Array.from({ length: Number(last.slice(8)) }, (_, index) => addDays(first, index));
  const seconds = sessions.reduce((sum, { duration }) => sum + duration, 0);
  return (
    <>
      <div aria-hidden="true" className="grid grid-cols-7 text-center text-sm text-ink-2">
        {initials.map((initial) => (
          <span key={initial}>{initial}</span>
        ))}
      </div>
      <ol className="grid grid-cols-7 gap-1">
        {dates.map((date, index) => (
          <li
            key={date}
            aria-current={date === today ? 'date' : undefined}
            style={index === 0 ? { gridColumnStart: weekdayIndex(date) + 1 } : undefined}
            className={classNames(
              'grid min-h-16 content-start justify-items-center gap-0.5 rounded-1 border border-transparent pt-1',
              date === today && 'border-ink',
            )}
          >
            <time dateTime={date} className="num text-xs text-ink-3">
              {Number(date.slice(8))}
            </time>
            {sessions
              .filter(({ localDate }) => localDate === date)
              .map((session) => (
                <Mark key={session._id} session={session} onOpen={() => onOpen(session)} />
              ))}
          </li>
        ))}
      </ol>
      <p className="text-sm text-ink-2">
        {sessions.length === 0 ? texts.none : texts.total(sessions.length, formatHours(minutesOf(seconds)))}
      </p>
    </>
  );
}

function Mark({ session, onOpen }: { session: SessionSummary; onOpen: () => void }) {
  const type = sessionLabel(session);
  const { icon, tone } = typeLook(type);
  const name = texts.day(formatLongDate(session.localDate), [session.name]);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={name}
      title={session.name}
      className={classNames('badge grid size-9 max-w-full place-items-center rounded-2 p-0', badgeTones[tone])}
      onClick={onOpen}
    >
      {icon && <Icon as={icon} className="size-4.5" />}
    </button>
  );
}
