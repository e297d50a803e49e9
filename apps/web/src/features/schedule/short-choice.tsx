import type { PlanDay } from '@bandeja/domain/schedule/contract';
import type { SessionPreview } from '@bandeja/domain/sessions/contract';
import { shortMinutes, type TodayShape } from '@bandeja/domain/sessions/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ChangeBote } from '#features/schedule/change-bote.tsx';
import { lifeTexts } from '#features/schedule/texts.ts';
import type { Wish } from '#features/schedule/use-life.ts';
import { callQuery } from '#lib/query.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Segmented } from '#ui/segmented.tsx';

export type StartShaped = (day: PlanDay, shape: TodayShape) => void;
type ShapeProps = {
  day: PlanDay;
  caredId: string | null;
  onStart: StartShaped;
  onWish: (wish: Wish) => ReactNode;
};

/** Today's session in the minutes there are: what stays and what goes, before it begins. */
export function ShorterChoice({ day, ...rest }: ShapeProps) {
  const possible = shorterThan(day);
  const [minutes, setMinutes] = useState(possible[Math.floor((possible.length - 1) / 2)] ?? shortMinutes[0]);
  const texts = lifeTexts.shorter;
  return (
    <>
      <Segmented
        label={texts.minutes}
        options={possible.map((each) => ({ value: String(each), label: texts.option(each) }))}
        value={String(minutes)}
        onChange={(value) => setMinutes(possible.find((each) => String(each) === value) ?? minutes)}
        isWide
      />
      <Shaped key={minutes} day={day} shape={{ minutes }} label={texts.confirm} {...rest} />
    </>
  );
}

export const shorterThan = ({ routine }: PlanDay) =>
  shortMinutes.filter((minutes) => minutes < (routine?.duration ?? 0));

/** The same session at home: what needs more than a band is swapped or left out. */
export function BandChoice(props: ShapeProps) {
  const { confirm, same, confirmSame } = lifeTexts.band;
  return (
    <Shaped {...props} shape={{ withBand: true }} same={same} label={(_, isSame) => (isSame ? confirmSame : confirm)} />
  );
}

type ShapedProps = ShapeProps & {
  shape: TodayShape;
  /** Where nothing has to change. */
  same?: string;
  label: (minutes: number, isSame: boolean) => string;
};

function Shaped({ day, shape, same = lifeTexts.shape.same, label, caredId, onStart, onWish }: ShapedProps) {
  const texts = lifeTexts.shape;
  const body = {
    routineId: day.routineId ?? '',
    checkIn: { state: 'good', area: null },
    warmUp: false,
    areaWork: day.routineId === caredId,
    ...(day.minutes === undefined ? {} : { plannedMinutes: day.minutes }),
    ...shape,
  } as const;
  const { data, isError, error, isFetching, refetch } = useQuery({
    ...callQuery('POST /training-sessions/preview', { body }),
    staleTime: 0,
    gcTime: 0,
  });
  if (isError) {
    return (
      <Alert kind="err" retry={{ start: () => void refetch(), isPending: isFetching }}>
        {serverMessage(error) ?? lifeTexts.previewFailed}
      </Alert>
    );
  }
  if (!data) return <p className="text-ink-2">{lifeTexts.looking}</p>;
  if (!data.mayStart) return <p className="text-ink-2">{texts.nothing}</p>;
  const { minutes } = data;
  const after = day.routine && { ...day, routine: { ...day.routine, duration: minutes } };
  return (
    <>
      {after && minutes !== day.routine?.duration && <ChangeBote changed={[{ before: day, after }]} />}
      <Changes preview={data} same={same} />
      {onWish({
        label: label(minutes, data.changes.length === 0),
        change: { run: async () => onStart(day, shape), undo: null, done: texts.starts(minutes) },
      })}
    </>
  );
}

type ChangesProps = { preview: SessionPreview; same: string };

function Changes({ preview: { exerciseCount, changes, minutes }, same }: ChangesProps) {
  const texts = lifeTexts.shape;
  return (
    <div>
      <p className="font-strong">{texts.stay(exerciseCount, minutes)}</p>
      {changes.length === 0 && <p className="text-ink-2">{same}</p>}
      <ul className="mt-2 border-t empty:hidden">
        {changes.map(({ kind, name, dose, why }) => (
          <li key={`${kind} ${name}`} className="grid border-b py-2.5 leading-ui">
            <b className="font-strong wrap-anywhere">
              {kind === 'dropped' ? texts.dropped(name) : name}
              {dose !== null && <span className="num text-ink-2">, {dose}</span>}
            </b>
            <span className="text-ui text-ink-2">{why}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
