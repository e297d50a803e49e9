import type { CoachedDay, CoachedPage } from '@bandeja/domain/coaching/contract';
import type { DraftDay } from '@bandeja/domain/coaching/schemas';
import { useState } from 'react';
import { usePageCall } from '#features/coaching/api.ts';
import { CoachedDayComments } from '#features/coaching/coached-comments.tsx';
import { DayDialog, type RoutineChoice } from '#features/coaching/day-dialog.tsx';
import { draftOf, fieldsOf, resting } from '#features/coaching/day-fields.ts';
import { dayTexts, playerTexts as texts } from '#features/coaching/texts.ts';
import { WeekBoard } from '#features/coaching/week-board.tsx';
import { WeekCurve } from '#features/coaching/week-curve.tsx';
import { formatWeekdayDate } from '#lib/format.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Fold } from '#ui/fold.tsx';
import { useToast } from '#ui/toast.tsx';

type WeekDraftsProps = { player: CoachedPage; routines: readonly RoutineChoice[] };

export function WeekDrafts({ player, routines }: WeekDraftsProps) {
  const { _id, name, days, today, commented } = player;
  const [edited, setEdited] = useState<CoachedDay | null>(null);
  const [discussed, setDiscussed] = useState<string | null>(null);
  const toast = useToast();
  const save = usePageCall('PUT /coaching/players/:id/drafts', _id, (drafts: DraftDay[]) => ({
    body: { days: drafts },
  }));
  const discard = usePageCall('DELETE /coaching/players/:id/drafts', _id, (date: string) => ({ query: { date } }));
  const failed = (error: Error) => toast(serverMessage(error) ?? texts.saveFailed, { kind: 'err', seconds: 6 });

  /** What was on both days changes places. */
  function move(day: CoachedDay, to: string) {
    const target = days.find(({ date }) => date === to);
    if (!target) return;
    save.start(
      [
        { ...draftOf(day), date: to },
        { ...draftOf(target), date: day.date },
      ],
      { onError: failed },
    );
  }

  const board = {
    today,
    commented,
    actions: {
      change: setEdited,
      rest: ({ date }: CoachedDay) => save.start([{ date, ...resting }], { onError: failed }),
      move,
      discard: ({ date }: CoachedDay) => discard.start(date, { onError: failed }),
      comment: ({ date }: CoachedDay) => setDiscussed(date),
    },
  };
  const [thisWeek, nextWeek, later] = [days.slice(0, 7), days.slice(7, 14), days.slice(14)];
  const laterWeeks = Array.from({ length: later.length / 7 }, (_, index) => later.slice(index * 7, index * 7 + 7));
  return (
    <>
      <WeekBoard id="que-viene" title={texts.nextWeek} days={nextWeek} {...board} />
      <WeekBoard id="esta" title={texts.thisWeek} days={thisWeek} {...board}>
        <WeekCurve days={thisWeek} today={today} />
      </WeekBoard>
      {laterWeeks.length > 0 && (
        <Fold title={texts.laterWeeks(laterWeeks.length)}>
          {laterWeeks.map((week) => (
            <WeekBoard key={week[0]?.date} id={`semana-${week[0]?.date}`} days={week} {...board} />
          ))}
        </Fold>
      )}
      {edited && (
        <DayDialog
          title={dayTexts.title(formatWeekdayDate(edited.date))}
          before={fieldsOf(edited)}
          routines={routines}
          state={save}
          confirm={dayTexts.confirm}
          onSave={(fields) => save.start([{ date: edited.date, ...fields }], { onSuccess: () => setEdited(null) })}
          onClose={() => setEdited(null)}
        />
      )}
      {discussed !== null && (
        <CoachedDayComments playerId={_id} name={name} date={discussed} onClose={() => setDiscussed(null)} />
      )}
    </>
  );
}
