import { daysBetween, mondayOf } from '@bandeja/domain/calendar/dates';
import type { Season } from '@bandeja/domain/season/contract';
import { type SeasonGoalKind, seasonGoalKinds } from '@bandeja/domain/season/vocabulary';
import { capitalise } from '@bandeja/domain/wire/text';
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { BarbellIcon } from '@phosphor-icons/react/dist/csr/Barbell';
import { CompassIcon } from '@phosphor-icons/react/dist/csr/Compass';
import { RacquetIcon } from '@phosphor-icons/react/dist/csr/Racquet';
import { TrophyIcon } from '@phosphor-icons/react/dist/csr/Trophy';
import { useState } from 'react';
import { type GoalWish, putGoal } from '#features/season/api.ts';
import { GoalChanges } from '#features/season/goal-changes.tsx';
import type { ToldGoal } from '#features/season/model.ts';
import { seasonTexts } from '#features/season/texts.ts';
import { useSeasonChange } from '#features/season/use-season.ts';
import { dayRange } from '#lib/day-range.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { uuid7 } from '#lib/uuid7.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DayField } from '#ui/day-field.tsx';
import { DialogWindow } from '#ui/dialog-window.tsx';
import { RadioCards } from '#ui/option-cards.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = seasonTexts.goal;

const icons = {
  tournament: TrophyIcon,
  return: ArrowCounterClockwiseIcon,
  net: RacquetIcon,
  strength: BarbellIcon,
  general: CompassIcon,
} as const;
const nameLength = 60;
/** Below this the season cannot build any more. */
const nearWeeks = 4;

type GoalSheetProps = { season: Season; told: ToldGoal | null; onClose: () => void };

/** Begins with the goal the player told the trainer, in their words. */
export function GoalSheet({ season, told, onClose }: GoalSheetProps) {
  const { today } = season;
  const [id] = useState(uuid7);
  const [kind, setKind] = useState<SeasonGoalKind>(told?.kind ?? 'tournament');
  const [name, setName] = useState('');
  const [day, setDay] = useState('');
  const { change, isPending, isOffline, error } = useSeasonChange(onClose);
  const bounds = { ...dayRange('planned'), min: today };
  const hasDay = kind !== 'return';
  const date = hasDay && day !== '' ? day : null;
  const isDayFit = date === null ? kind !== 'tournament' : date >= today && date <= bounds.max;
  const wish: GoalWish | null = isDayFit ? { kind, name: '', date } : null;
  const ownName = kind === told?.kind ? capitalise(told.words).slice(0, nameLength) : '';
  const body = { kind, name: kind === 'tournament' ? name.trim() : ownName, date };
  return (
    <DialogWindow
      isOpen
      onClose={onClose}
      title={texts.title}
      footer={
        <Button
          variant="saque"
          size="lg"
          full
          disabled={!isDayFit || isOffline}
          pending={isPending}
          pendingLabel={seasonTexts.change.pending}
          onClick={() => change({ run: () => putGoal(id, body), done: texts.started })}
        >
          {texts.start}
        </Button>
      }
    >
      <RadioCards
        legend={<span className="sr-only">{texts.title}</span>}
        className="-mt-5"
        name="season-goal"
        value={kind}
        options={seasonGoalKinds.map((value) => ({ value, ...texts.kinds[value], icon: icons[value] }))}
        onChange={({ target }) => setKind(seasonGoalKinds.find((each) => each === target.value) ?? 'tournament')}
      />
      {told && kind === told.kind && <p className="text-ui text-ink-2">{texts.told(told.words)}</p>}
      {hasDay ? (
        <DayField
          label={kind === 'tournament' ? texts.day : texts.dayOptional}
          {...bounds}
          hint={date !== null && isDayFit ? leftUntil(date, today) : undefined}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      ) : (
        <Alert>{texts.ofReturn}</Alert>
      )}
      {kind === 'tournament' && (
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          maxLength={nameLength}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      {wish && <GoalChanges wish={wish} />}
      {error !== null && <Alert kind="err">{failureReason(error, seasonTexts.change.failed)}</Alert>}
      {isOffline && <Alert kind="warn">{seasonTexts.change.offline}</Alert>}
    </DialogWindow>
  );
}

function leftUntil(date: string, today: string): string {
  const weeks = daysBetween(mondayOf(today), mondayOf(date)) / 7;
  const left = texts.left(daysBetween(today, date));
  return weeks < nearWeeks ? `${left} ${texts.near(weeks)}` : left;
}
