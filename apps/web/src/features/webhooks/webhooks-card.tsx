import type { Webhook, Webhooks } from '@bandeja/domain/webhooks/contract';
import { eventTexts } from '@bandeja/domain/webhooks/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeleteWebhook, useTestWebhook, webhooksQuery } from '#features/webhooks/api.ts';
import { Deliveries } from '#features/webhooks/deliveries.tsx';
import { NewWebhookDialog } from '#features/webhooks/new-webhook-dialog.tsx';
import { webhookTexts as texts } from '#features/webhooks/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useNextFocus } from '#lib/use-next-focus.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { ShownOnce } from '#ui/shown-once.tsx';
import { useToast } from '#ui/toast.tsx';

export function WebhooksCard() {
  const query = useQuery(webhooksQuery);
  return (
    <section aria-labelledby="webhooks" className="card grid min-w-0 gap-4 max-sm:p-5">
      <SectionTitle id="webhooks" title={texts.title} sentence={texts.lead} />
      {query.data ? (
        <Loaded {...query.data} isFetching={query.isFetching} onRefresh={() => void query.refetch()} />
      ) : (
        <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} bars={['h-5 w-3/5', 'h-5 w-2/5']} />
      )}
    </section>
  );
}

type Step =
  | { kind: 'none' }
  | { kind: 'new' }
  | { kind: 'fresh'; secret: string }
  | { kind: 'remove'; webhook: Webhook };
type LoadedProps = Webhooks & { isFetching: boolean; onRefresh: () => void };

function Loaded({ webhooks, deliveries, isFetching, onRefresh }: LoadedProps) {
  const [step, setStep] = useState<Step>({ kind: 'none' });
  const remove = useDeleteWebhook();
  const toast = useToast();
  const { place, focusNext } = useNextFocus<HTMLUListElement>(webhooks);
  const close = () => setStep({ kind: 'none' });

  function end({ _id }: Webhook) {
    remove.start(_id, {
      onSuccess: () => {
        focusNext('li');
        close();
        toast(texts.removed);
      },
    });
  }

  return (
    <>
      {webhooks.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul ref={place} aria-labelledby="webhooks" className="border-y">
          {webhooks.map((webhook) => (
            <Row key={webhook._id} webhook={webhook} onRemove={() => setStep({ kind: 'remove', webhook })} />
          ))}
        </ul>
      )}
      <Button variant="line" className="justify-self-start" onClick={() => setStep({ kind: 'new' })}>
        {texts.add}
      </Button>
      {deliveries.length > 0 && <Deliveries deliveries={deliveries} isFetching={isFetching} onRefresh={onRefresh} />}
      {step.kind === 'new' && (
        <NewWebhookDialog onClose={close} onMade={(secret) => setStep({ kind: 'fresh', secret })} />
      )}
      {step.kind === 'fresh' && <ShownOnce secret={step.secret} texts={texts.fresh} onClose={close} />}
      <ConfirmDialog
        isOpen={step.kind === 'remove'}
        texts={texts.dialog}
        action={{ ...remove, start: () => step.kind === 'remove' && end(step.webhook) }}
        onClose={close}
      />
    </>
  );
}

function Row({ webhook: { _id, url, events, disabledAt }, onRemove }: { webhook: Webhook; onRemove: () => void }) {
  const toast = useToast();
  const test = useTestWebhook();
  const sendTest = () =>
    test.start(_id, {
      onSuccess: () => toast(texts.tested),
      onError: (error) => toast(serverMessage(error) ?? texts.testFailed, { kind: 'err', seconds: 6 }),
    });
  return (
    <li tabIndex={-1} className="grid gap-2 py-3 outline-none not-first:border-t">
      <span className="flex flex-wrap items-center gap-2 font-strong">
        <span className="min-w-0 break-all">{url}</span>
        {disabledAt !== null && <Badge tone="warn">{texts.off}</Badge>}
      </span>
      {disabledAt !== null && <p className="text-sm">{texts.offText}</p>}
      <span className="text-sm text-ink-2">{events.map((event) => eventTexts[event]).join(' · ')}</span>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="line"
          size="sm"
          aria-label={texts.testOf(url)}
          pending={test.isPending}
          pendingLabel={texts.pending}
          onClick={sendTest}
        >
          {texts.test}
        </Button>
        <Button variant="line" size="sm" aria-label={texts.removeOf(url)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
