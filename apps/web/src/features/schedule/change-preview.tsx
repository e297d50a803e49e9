import { useQuery } from '@tanstack/react-query';
import { type ChangeWish, changeQuery } from '#features/schedule/api.ts';
import { ChangeBote } from '#features/schedule/change-bote.tsx';
import { ChangedDays } from '#features/schedule/changed-days.tsx';
import { lifeTexts as texts } from '#features/schedule/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';

/** The days a change would touch, and what it leaves out; `until` cuts an illness whose end is not known. */
export function ChangePreview({ wish, until }: { wish: ChangeWish; until?: string | undefined }) {
  const { data, isError, error, isFetching, refetch } = useQuery(changeQuery(wish));
  if (isError) {
    return (
      <Alert kind="err" retry={{ start: () => void refetch(), isPending: isFetching }}>
        {serverMessage(error) ?? texts.previewFailed}
      </Alert>
    );
  }
  if (!data) return <p className="text-ink-2">{texts.looking}</p>;
  const shown = data.changed.filter(({ after }) => until === undefined || after.date < until);
  if (shown.length === 0) return <p className="text-ink-2">{texts.nothingChanges}</p>;
  return (
    <div className="grid gap-3">
      <div>
        <ChangeBote changed={shown} />
        <ChangedDays changed={shown} />
      </div>
      {until === undefined && data.dropped.minutes > 0 && (
        <p className="text-ink-2">{texts.dropped(data.dropped.minutes)}</p>
      )}
    </div>
  );
}
