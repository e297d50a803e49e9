import { broadcastBodySchema } from '@bandeja/domain/broadcasts/contract';
import { bodyParts, mayBe } from '@bandeja/domain/broadcasts/rules';
import { type BroadcastKind, broadcastKinds, type Segment, segments } from '@bandeja/domain/broadcasts/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ChosenPlayer, type Order, reachQuery, useBroadcast, useTest } from '#features/broadcasts/api.ts';
import { BroadcastList } from '#features/broadcasts/broadcast-list.tsx';
import { broadcastTexts as texts } from '#features/broadcasts/texts.ts';
import { dayRange } from '#lib/day-range.ts';
import { serverMessage } from '#lib/server-message.ts';
import { contractResolver, useSendForm } from '#lib/use-send-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';

type Draft = { kind: BroadcastKind; segment: Segment; subject: string; body: string; sendAt: string };
const empty: Draft = { kind: 'advertising', segment: 'newsletter', subject: '', body: '', sendAt: '' };

const resolverFor = (playerIds: string[]) =>
  contractResolver<Draft, Order>({
    schema: broadcastBodySchema,
    bodyOf: ({ sendAt, ...draft }) => ({
      ...draft,
      playerIds: draft.segment === 'chosen' ? playerIds : [],
      sendAt: sendAt === '' ? null : new Date(sendAt).toISOString(),
    }),
  });

const days = dayRange('planned');

type BroadcastPanelProps = { email: string; chosen?: readonly ChosenPlayer[] };

export function BroadcastPanel({ email, chosen = [] }: BroadcastPanelProps) {
  const [playerIds] = useState(() => chosen.map(({ _id }) => _id));
  const [resolver] = useState(() => resolverFor(playerIds));
  const hasChosen = chosen.length > 0;
  const toast = useToast();
  const send = useBroadcast();
  const test = useTest();
  const [asked, setAsked] = useState<Order | null>(null);
  const { form, field, submit } = useSendForm<Draft, Order>({
    start: hasChosen ? { ...empty, kind: 'service', segment: 'chosen' } : empty,
    resolver,
    // nothing leaves without a second look at how many it reaches
    send: async (order) => setAsked(order),
    fallback: texts.failed,
  });
  const { kind, segment, subject, body } = form.watch();
  const counted = mayBe(kind, segment) ? segment : 'players';
  const reach = useQuery(reachQuery({ kind, segment: counted, playerIds: counted === 'chosen' ? playerIds : [] }));

  async function tryOut() {
    if (!(await form.trigger(['subject', 'body']))) return;
    test.mutate(
      { subject, body },
      {
        onSuccess: () => toast(texts.tested(email)),
        onError: (error) => toast(serverMessage(error) ?? texts.testFailed, { kind: 'err', seconds: 6 }),
      },
    );
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <h2>{texts.title}</h2>
        <p className="text-ink-2">{texts.sentence}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <Form aria-label={texts.title} className="card grid gap-2.5" onSubmit={submit}>
          <Select
            label={texts.kind}
            options={broadcastKinds.map((value) => ({ value, label: texts.kinds[value] }))}
            {...field('kind')}
          />
          <Select
            label={texts.segment}
            options={segments
              .filter((value) => mayBe(kind, value) && (value !== 'chosen' || hasChosen))
              .map((value) => ({ value, label: texts.segments[value] }))}
            {...field('segment')}
          />
          {segment === 'chosen' && (
            <p className="text-sm text-ink-2">{texts.chosenHint(chosen.map(({ name }) => name))}</p>
          )}
          <p role="status" className="font-strong">
            {reachText(reach)}
          </p>
          <TextField label={texts.subject} maxLength={120} {...field('subject')} />
          <TextArea label={texts.body} hint={texts.bodyHint} rows={9} maxLength={8000} {...field('body')} />
          <TextField
            type="datetime-local"
            label={texts.sendAt}
            hint={texts.sendAtHint}
            min={`${days.min}T00:00`}
            max={`${days.max}T23:59`}
            {...field('sendAt')}
          />
          <div className="flex flex-wrap justify-end gap-2.5">
            <Button variant="line" pending={test.isPending} pendingLabel={texts.testing} onClick={() => void tryOut()}>
              {texts.test}
            </Button>
            <Button type="submit">{texts.send}</Button>
          </div>
        </Form>
        <div className="grid grid-cols-1 gap-4">
          <Preview kind={kind} subject={subject} body={body} />
          <BroadcastList />
        </div>
      </div>
      <Confirm
        order={asked}
        count={reach.data?.count ?? 0}
        send={send}
        onClose={() => setAsked(null)}
        onSent={() => {
          form.reset(empty);
          setAsked(null);
          toast(texts.sent);
        }}
      />
    </div>
  );
}

function reachText({ data, isError }: { data: { count: number } | undefined; isError: boolean }): string {
  if (data) return texts.reach(data.count);
  return isError ? texts.countFailed : texts.counting;
}

function Preview({ kind, subject, body }: { kind: BroadcastKind; subject: string; body: string }) {
  const parts = bodyParts(body, texts.previewName);
  return (
    <section className="card grid gap-3">
      <h3 className="heading-3">{texts.preview}</h3>
      {parts.length === 0 && <p className="text-ink-2">{texts.previewEmpty}</p>}
      {subject !== '' && <p className="font-strong wrap-anywhere">{subject}</p>}
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name
          <p key={index} className="wrap-anywhere whitespace-pre-wrap">
            {part}
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name
          <p key={index} className="justify-self-start rounded-2 bg-ball px-4 py-2 text-on-ball">
            {part.label}
          </p>
        ),
      )}
      <p className="border-t pt-2 text-sm text-ink-2">{texts.footer[kind]}</p>
    </section>
  );
}

type ConfirmProps = {
  order: Order | null;
  count: number;
  send: (order: Order) => Promise<void>;
  onClose: () => void;
  onSent: () => void;
};

function Confirm({ order, count, send, onClose, onSent }: ConfirmProps) {
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking');

  async function confirm() {
    if (order === null) return;
    setState('sending');
    try {
      await send(order);
      setState('asking');
      onSent();
    } catch {
      setState('failed');
    }
  }

  return (
    <Dialog isAlert isOpen={order !== null} onClose={onClose} title={texts.confirm.title(count)}>
      <div className="grid gap-3">
        <p>{texts.confirm.text(order?.subject ?? '')}</p>
        {state === 'failed' && <Alert kind="err">{texts.failed}</Alert>}
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="ghost" onClick={onClose}>
            {texts.confirm.cancel}
          </Button>
          <Button pending={state === 'sending'} pendingLabel={texts.sending} onClick={() => void confirm()}>
            {texts.confirm.confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
