import type { CoachedDay, CoachedPage } from '@bandeja/domain/coaching/contract';
import type { DraftDay } from '@bandeja/domain/coaching/schemas';
import { useState } from 'react';
import { usePageCall } from '#features/coaching/api.ts';
import { DayDialog, type RoutineChoice } from '#features/coaching/day-dialog.tsx';
import { playerTexts as texts } from '#features/coaching/texts.ts';
import { WeekBoard } from '#features/coaching/week-board.tsx';
import { serverMessage } from '#lib/server-message.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';

type WeekDraftsProps = { player: CoachedPage; routines: readonly RoutineChoice[] };

const resting = (date: string): DraftDay => ({ date, type: 'Descanso', routineId: null, minutes: null, note: '' });

/** A day as a draft would repeat it; a rest where nothing is planned. */
function asDraft({ date, draft, plan }: CoachedDay): DraftDay {
  if (draft !== null) {
    const { routineName: _, ...rest } = draft;
    return rest;
  }
  if (plan === null) return resting(date);
  return { date, type: plan.type, routineId: plan.routineId, minutes: plan.minutes ?? null, note: '' };
}

export function WeekDrafts({ player: { _id, days, today }, routines }: WeekDraftsProps) {
  const [edited, setEdited] = useState<CoachedDay | null>(null);
  const toast = useToast();
  const save = usePageCall('PUT /coaching/players/:id/drafts', _id, (drafts: DraftDay[]) => ({
    body: { days: drafts },
  }));
  const discard = usePageCall('DELETE /coaching/players/:id/drafts', _id, (date: string | null) => ({
    query: date === null ? {} : { date },
  }));
  const publish = usePageCall('POST /coaching/players/:id/publish', _id, () => ({ body: {} }));
  const failed = (error: Error) => toast(serverMessage(error) ?? texts.saveFailed, { kind: 'err', seconds: 6 });

  /** What was on both days changes places. */
  function move(day: CoachedDay, to: string) {
    const target = days.find(({ date }) => date === to);
    if (!target) return;
    save.start(
      [
        { ...asDraft(day), date: to },
        { ...asDraft(target), date: day.date },
      ],
      { onError: failed },
    );
  }

  const actions = {
    change: setEdited,
    rest: ({ date }: CoachedDay) => save.start([resting(date)], { onError: failed }),
    move,
    discard: ({ date }: CoachedDay) => discard.start(date, { onError: failed }),
  };
  const drafts = days.filter(({ draft }) => draft !== null).length;
  return (
    <>
      <WeekBoard id="que-viene" title={texts.nextWeek} days={days.slice(7)} today={today} actions={actions} />
      <WeekBoard id="esta" title={texts.thisWeek} days={days.slice(0, 7)} today={today} actions={actions} />
      {drafts > 0 && (
        <div className="floating sticky bottom-(--tabs) z-1 flex flex-wrap items-center justify-end gap-3 rounded-3 p-3 lg:bottom-3">
          <p role="status" className="mr-auto text-sm text-ink-2">
            {texts.drafts(drafts)}
          </p>
          <Button variant="ghost" onClick={() => discard.start(null, { onError: failed })}>
            {texts.discard}
          </Button>
          <Button
            variant="saque"
            pending={publish.isPending}
            pendingLabel={texts.publishing}
            onClick={() => publish.start(undefined, { onSuccess: () => toast(texts.published), onError: failed })}
          >
            {texts.publish}
          </Button>
        </div>
      )}
      {edited && (
        <DayDialog
          day={edited}
          routines={routines}
          state={save}
          onSave={(draft) => save.start([draft], { onSuccess: () => setEdited(null) })}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
