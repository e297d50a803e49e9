import { addDays, daysBetween, mondayOf, weekdayOf } from '@bandeja/domain/calendar/dates';
import type { Absence, PlanDay } from '@bandeja/domain/schedule/contract';
import { manyDays, weekdayNames } from '@bandeja/domain/schedule/rules';
import type { Icon as PhosphorIcon } from '@phosphor-icons/react';
import { CalendarBlankIcon } from '@phosphor-icons/react/dist/csr/CalendarBlank';
import { CalendarXIcon } from '@phosphor-icons/react/dist/csr/CalendarX';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { HourglassLowIcon } from '@phosphor-icons/react/dist/csr/HourglassLow';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { SuitcaseRollingIcon } from '@phosphor-icons/react/dist/csr/SuitcaseRolling';
import { ThermometerIcon } from '@phosphor-icons/react/dist/csr/Thermometer';
import { TimerIcon } from '@phosphor-icons/react/dist/csr/Timer';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { removeAbsence } from '#features/schedule/api.ts';
import { ChangePreview } from '#features/schedule/change-preview.tsx';
import { CoachDayNote } from '#features/schedule/coach-day-note.tsx';
import { LifePreview } from '#features/schedule/life-preview.tsx';
import { MoveChoice } from '#features/schedule/move-choice.tsx';
import { BandChoice, ShorterChoice, type StartShaped, shorterThan } from '#features/schedule/short-choice.tsx';
import { lifeTexts as texts } from '#features/schedule/texts.ts';
import { type LifeChange, useLife, type Wish } from '#features/schedule/use-life.ts';
import { isSession } from '#features/schedule/week-facts.ts';
import { dayRange } from '#lib/day-range.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { call } from '#lib/http.ts';
import { userQuery } from '#lib/user-query.ts';
import { uuid7 } from '#lib/uuid7.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DayField } from '#ui/day-field.tsx';
import { DialogWindow } from '#ui/dialog-window.tsx';
import { Icon } from '#ui/icon.tsx';
import { Segmented } from '#ui/segmented.tsx';

type LifeSheetProps = {
  day: PlanDay;
  today: string;
  trained: readonly string[];
  caredId: string | null;
  onStart: StartShaped;
  onClose: () => void;
};

type ChoiceProps = {
  day: PlanDay;
  today: string;
  trained: readonly string[];
  caredId: string | null;
  onStart: StartShaped;
  onWish: (wish: Wish) => ReactNode;
};

const sunday = 6;
/** Of the longest absence. */
const longestDays = 91;

export function LifeSheet({ day, today, trained, caredId, onStart, onClose }: LifeSheetProps) {
  const { data: user } = useQuery(userQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const { change, isPending, isOffline, error, reset } = useLife(onClose);
  const weekday = weekdayNames[weekdayOf(day.date)].toLocaleLowerCase('es');
  const title = isSession(day) ? texts.cannot(weekday) : texts.restDay(weekday);
  // a match has its court and its time
  const isStartable = day.date === today && isSession(day) && day.type !== 'Partido' && !trained.includes(today);
  const choices = [
    ...(isSession(day) ? [{ ...texts.move, icon: CalendarBlankIcon, Choice: MoveChoice }] : []),
    ...(isStartable && shorterThan(day).length > 0
      ? [{ ...texts.shorter, icon: TimerIcon, Choice: ShorterChoice }]
      : []),
    ...(isStartable ? [{ ...texts.band, icon: HouseIcon, Choice: BandChoice }] : []),
    { ...texts.away, icon: SuitcaseRollingIcon, Choice: AwayChoice },
    { ...texts.ill, icon: ThermometerIcon, Choice: IllChoice },
    { ...texts.busy, icon: HourglassLowIcon, Choice: BusyChoice },
    ...(user?.availableDays[weekdayOf(day.date)]
      ? [{ ...texts.never, title: texts.never.title(manyDays(weekday)), icon: CalendarXIcon, Choice: NeverChoice }]
      : []),
  ];
  const withButton = (wish: Wish) => (
    <div className="sticky -bottom-6 z-1 -mb-5 grid gap-3 bg-surface pt-3 pb-6 empty:hidden">
      {error !== null && <Alert kind="err">{failureReason(error, texts.failed)}</Alert>}
      {isOffline && <Alert kind="warn">{texts.offline}</Alert>}
      {wish && (
        <Button
          variant="saque"
          size="lg"
          full
          disabled={isOffline}
          pending={isPending}
          pendingLabel={texts.pending}
          onClick={() => change(wish.change)}
        >
          {wish.label}
        </Button>
      )}
    </div>
  );
  return (
    <DialogWindow isOpen onClose={onClose} title={day.date === today && isSession(day) ? texts.cannotToday : title}>
      <CoachDayNote coach={day.coach} />
      <p className="text-ink-2">{day.routine ? `${day.routine.name}, ${day.routine.duration} min.` : texts.rest}</p>
      <div className="border-b">
        {choices.map(({ title, lead, icon, Choice }) => (
          <Row
            key={title}
            title={title}
            lead={lead}
            icon={icon}
            isOpen={chosen === title}
            onToggle={() => {
              reset();
              setChosen(chosen === title ? null : title);
            }}
          >
            <Choice day={day} today={today} trained={trained} caredId={caredId} onStart={onStart} onWish={withButton} />
          </Row>
        ))}
      </div>
    </DialogWindow>
  );
}

/** The row that was opened goes to the top: what it changes is read below it. */
const bringIntoSight = (panel: HTMLElement | null) => panel?.parentElement?.scrollIntoView({ block: 'start' });

type RowProps = {
  title: string;
  lead: string;
  icon: PhosphorIcon;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
};

function Row({ title, lead, icon, isOpen, onToggle, children }: RowProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t">
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-16 w-full items-center gap-4 py-3 text-left"
        onClick={onToggle}
      >
        <Icon as={icon} weight="regular" className="size-7 flex-none text-ink-2" />
        <span className="grid min-w-0 flex-1">
          <span id={id} className="font-strong">
            {title}
          </span>
          <span className="text-ui text-ink-2">{lead}</span>
        </span>
        <Icon as={CaretDownIcon} className={isOpen ? 'size-4.5 flex-none rotate-180' : 'size-4.5 flex-none'} />
      </button>
      {isOpen && (
        <div ref={bringIntoSight} className="grid gap-4 pt-3 pb-5">
          {children}
        </div>
      )}
    </section>
  );
}

function absenceChange(id: string, absence: Absence, done: string, consent = false): LifeChange {
  return {
    run: () => call('PUT /training-schedule/absences', { body: { id, ...absence, consent } }),
    undo: () => removeAbsence(id),
    done,
  };
}

function AwayChoice({ day, today, onWish }: ChoiceProps) {
  const [id] = useState(uuid7);
  const [from, setFrom] = useState(day.date);
  const [to, setTo] = useState(day.date);
  const [hasKit, setKit] = useState(false);
  const last = addDays(today, longestDays);
  const isComplete = from !== '' && to !== '' && from >= today && from <= to && daysBetween(from, to) <= longestDays;
  const absence = { kind: 'away', from, to, hasKit } as const;
  const bounds = { ...dayRange('planned'), min: today, max: last, outside: texts.away.range };
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-3">
        <DayField
          label={texts.away.from}
          {...bounds}
          value={from}
          onChange={({ target }) => {
            setFrom(target.value);
            if (target.value > to) setTo(target.value);
          }}
        />
        <DayField
          label={texts.away.to}
          {...bounds}
          min={from || today}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
      </div>
      <p aria-hidden="true" className="-mb-2 font-strong">
        {texts.away.kit}
      </p>
      <Segmented
        label={texts.away.kit}
        options={[
          { value: 'none', label: texts.away.withoutKit },
          { value: 'own', label: texts.away.withKit },
        ]}
        value={hasKit ? 'own' : 'none'}
        onChange={(value) => setKit(value === 'own')}
        isWide
      />
      {isComplete && <ChangePreview wish={{ type: 'absence', data: absence }} />}
      {onWish(isComplete ? { label: texts.away.confirm, change: absenceChange(id, absence, texts.away.done) } : null)}
    </>
  );
}

function IllChoice({ day, onWish }: ChoiceProps) {
  const [id] = useState(uuid7);
  const [isAccepted, setAccepted] = useState(false);
  const absence = { kind: 'ill', from: day.date, to: null, hasKit: false } as const;
  return (
    <>
      <p>{texts.ill.advice}</p>
      <LifePreview wish={{ type: 'absence', data: absence }} consent={{ isGiven: isAccepted, onChange: setAccepted }} />
      {onWish({ label: texts.ill.confirm, change: absenceChange(id, absence, texts.ill.done, isAccepted) })}
    </>
  );
}

function BusyChoice({ day, onWish }: ChoiceProps) {
  const [id] = useState(uuid7);
  const absence = { kind: 'busy', from: day.date, to: addDays(mondayOf(day.date), sunday), hasKit: false } as const;
  return (
    <>
      <ChangePreview wish={{ type: 'absence', data: absence }} />
      {onWish({ label: texts.busy.confirm, change: absenceChange(id, absence, texts.busy.done) })}
    </>
  );
}

function NeverChoice({ day, onWish }: ChoiceProps) {
  const weekday = weekdayOf(day.date);
  const days = manyDays(weekdayNames[weekday].toLocaleLowerCase('es'));
  const save = (isNever: boolean) => call('PUT /training-schedule/never-on', { body: { weekday, isNever } });
  return (
    <>
      <ChangePreview wish={{ type: 'never_on', data: { weekday, isNever: true } }} />
      {onWish({
        label: texts.never.confirm(days),
        change: { run: () => save(true), undo: () => save(false), done: texts.never.done(days) },
      })}
    </>
  );
}
