import type { CalendarFeed } from '@bandeja/domain/calendar/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { feedQuery, useCreateFeed, useRevokeFeed } from '#features/account/api.ts';
import { CalendarHowTo } from '#features/account/calendar-how-to.tsx';
import { CopyAddress } from '#features/account/copy-address.tsx';
import { accountTexts } from '#features/account/texts.ts';
import { formatShortDate, formatTime } from '#lib/format.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { Skeleton, SkeletonPlace } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = accountTexts.calendar;

/** «Calendario»: the private address of the week for calendar programs. */
export function CalendarCard() {
  const query = useQuery(feedQuery);
  return (
    <section aria-labelledby="calendario" className="card max-sm:p-5">
      <SectionTitle id="calendario" title={texts.title} sentence={texts.lead} />
      {query.data === undefined ? (
        <ListWait query={query} failed={texts.loadFailed}>
          <SkeletonPlace label={texts.loading} className="grid gap-3">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-11 w-44" />
          </SkeletonPlace>
        </ListWait>
      ) : query.data.feed === null ? (
        <NoFeed />
      ) : (
        <Feed feed={query.data.feed} />
      )}
    </section>
  );
}

function NoFeed() {
  const create = useCreateFeed();
  return (
    <div className="grid justify-items-start gap-3">
      {create.error && (
        <Alert kind="err" title={texts.createFailed} className="w-full">
          <p>{serverMessage(create.error) ?? accountTexts.failedHint}</p>
        </Alert>
      )}
      <p className="text-sm text-ink-2">{texts.secret}</p>
      <Button pending={create.isPending} pendingLabel={texts.creating} onClick={() => create.start()}>
        {texts.create}
      </Button>
    </div>
  );
}

function Feed({ feed }: { feed: CalendarFeed }) {
  const [asks, setAsks] = useState<'renew' | 'revoke' | null>(null);
  const create = useCreateFeed();
  const revoke = useRevokeFeed();
  const toast = useToast();
  const { lastReadAt } = feed;

  function renew() {
    const onSuccess = () => {
      setAsks(null);
      toast(texts.renewed);
    };
    create.start(undefined, { onSuccess });
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-1.5">
        <CopyAddress address={feed.url} />
        <p className="text-sm text-ink-2">
          {lastReadAt === null ? texts.unread : texts.read(formatShortDate(lastReadAt), formatTime(lastReadAt))}
        </p>
        <p className="text-sm text-ink-2">{texts.secret}</p>
      </div>
      <CalendarHowTo />
      <div className="flex flex-wrap gap-2.5">
        <Button variant="ghost" className="-ml-4.5" onClick={() => setAsks('renew')}>
          {texts.renew}
        </Button>
        <Button variant="danger" onClick={() => setAsks('revoke')}>
          {texts.revoke}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asks === 'renew'}
        texts={texts.renewDialog}
        action={{ ...create, start: renew }}
        onClose={() => setAsks(null)}
      >
        <p>{texts.renewDialog.text}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asks === 'revoke'}
        texts={texts.revokeDialog}
        action={{ ...revoke, start: () => revoke.start(undefined, { onSuccess: () => toast(texts.revoked) }) }}
        onClose={() => setAsks(null)}
      >
        <p>{texts.revokeDialog.text}</p>
      </ConfirmDialog>
    </div>
  );
}
