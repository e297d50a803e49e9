import type { CalendarFeed } from '@bandeja/domain/calendar/contract';
import { CalendarPlusIcon } from '@phosphor-icons/react/dist/csr/CalendarPlus';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { feedQuery, useCreateFeed, useRevokeFeed } from '#features/account/api.ts';
import { accountTexts } from '#features/account/texts.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { formatShortDate, formatTime } from '#lib/format.ts';
import { useCopy } from '#lib/use-copy.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-look.ts';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { Fold } from '#ui/fold.tsx';
import { Icon } from '#ui/icon.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';

const calendarHowToTexts = accountTexts.calendar.howTo;

function CalendarHowTo() {
  return (
    <div>
      <h3 className="mb-2">{calendarHowToTexts.title}</h3>
      <div className="[&>details+details>summary]:border-t-0 [&>details[open]+details>summary]:border-t-0">
        {[calendarHowToTexts.google, calendarHowToTexts.apple, calendarHowToTexts.outlook].map(
          ({ name, steps, note }) => (
            <Fold key={name} title={name}>
              <ol className="grid list-decimal gap-1.5 pl-5 text-ui">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <p className="text-sm text-ink-2">{note}</p>
            </Fold>
          ),
        )}
      </div>
    </div>
  );
}

const texts = accountTexts.calendar;

export function CalendarCard() {
  const query = useQuery(feedQuery);
  return (
    <section aria-labelledby="calendario" className="card max-sm:p-5">
      <SectionTitle id="calendario" title={texts.title} sentence={texts.lead} />
      {query.data === undefined && (
        <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} bars={['h-5 w-2/3', 'h-11 w-44']} />
      )}
      {query.data?.feed === null && <NoFeed />}
      {query.data?.feed && <Feed feed={query.data.feed} />}
    </section>
  );
}

function NoFeed() {
  const create = useCreateFeed();
  return (
    <div className="grid justify-items-start gap-3">
      {create.error && (
        <Alert kind="err" title={texts.createFailed} className="w-full">
          {failureReason(create.error)}
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
      />
      <ConfirmDialog
        isOpen={asks === 'revoke'}
        texts={texts.revokeDialog}
        action={{ ...revoke, start: () => revoke.start(undefined, { onSuccess: () => toast(texts.revoked) }) }}
        onClose={() => setAsks(null)}
      />
    </div>
  );
}

function CopyAddress({ address }: { address: string }) {
  const { step, copy } = useCopy(address);
  return (
    <div className="grid gap-2.5">
      <TextField
        label={texts.address}
        bare
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="quiet"
          icon={<Icon as={step === 'copied' ? CheckIcon : CopyIcon} />}
          onClick={() => void copy()}
        >
          {step === 'copied' ? texts.copied : texts.copy}
        </Button>
        {/* the browser hands `webcal:` to the calendar program of the device */}
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass({ variant: 'line' })}>
          <Icon as={CalendarPlusIcon} />
          {texts.subscribe}
        </a>
      </div>
      <span role="status" className="sr-only">
        {step === 'copied' && texts.copied}
      </span>
      {step === 'failed' && (
        <p role="alert" className="text-sm">
          {texts.copyFailed}
        </p>
      )}
    </div>
  );
}
