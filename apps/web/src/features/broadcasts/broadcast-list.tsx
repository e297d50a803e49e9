import { useInfiniteQuery } from '@tanstack/react-query';
import { broadcastsQuery, useCancelBroadcast } from '#features/broadcasts/api.ts';
import { broadcastTexts as texts } from '#features/broadcasts/texts.ts';
import { formatMediumDate, formatTime } from '#lib/format.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Button } from '#ui/button.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { useToast } from '#ui/toast.tsx';

export function BroadcastList() {
  const query = useInfiniteQuery(broadcastsQuery);
  const cancel = useCancelBroadcast();
  const toast = useToast();
  if (!query.data) {
    return <ListWait query={query} failed={texts.historyFailed} loading={texts.historyLoading} level={3} />;
  }
  const broadcasts = query.data.pages.flat();
  return (
    <section className="card grid gap-2">
      <h3 className="heading-3">{texts.history}</h3>
      {broadcasts.length === 0 && <p className="text-ink-2">{texts.historyEmpty}</p>}
      <ul className="grid grid-cols-1">
        {broadcasts.map((broadcast) => {
          const { _id, subject, segment, state, sendAt } = broadcast;
          return (
            <li key={_id} className="grid gap-0.5 border-t py-2">
              <p className="font-strong wrap-anywhere">{subject}</p>
              <p className="text-sm text-ink-2">
                {texts.segments[segment]} · {texts.states[state]} · {formatMediumDate(sendAt)}, {formatTime(sendAt)}
              </p>
              <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-2">
                {texts.figures(broadcast)}
                {(state === 'scheduled' || state === 'running') && (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={texts.cancelOf(subject)}
                    onClick={() =>
                      cancel.mutate(_id, {
                        onSuccess: () => toast(texts.cancelled),
                        onError: (error) => toast(serverMessage(error) ?? texts.cancelFailed, { kind: 'err' }),
                      })
                    }
                  >
                    {texts.cancel}
                  </Button>
                )}
              </p>
            </li>
          );
        })}
      </ul>
      <MoreButton query={query} />
    </section>
  );
}
