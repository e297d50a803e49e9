import { planNames } from '@bandeja/domain/billing/vocabulary';
import { answerBodySchema, type DeskThread, threadStates } from '@bandeja/domain/support/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Answer, useAnswer, useChangeThread } from '#features/support/admin/api.ts';
import { inboxTexts as texts } from '#features/support/admin/texts.ts';
import { ThreadLog } from '#features/support/thread-log.tsx';
import { formatMediumDate, formatShortDate, formatTime } from '#lib/format.ts';
import { oneOf } from '#lib/options.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useSendForm } from '#lib/use-send-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useToast } from '#ui/toast.tsx';

export function DeskThreadView({ thread }: { thread: DeskThread }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // on a phone the thread is below the list that was tapped
  useEffect(() => heading.current?.focus(), []);
  const { _id, name, message, createdAt } = thread;
  const first = { _id, side: 'person', by: name, text: message, createdAt } as const;
  const rest = thread.messages.map(({ author, ...entry }) => ({
    ...entry,
    by: { person: name, team: texts.team(author), note: texts.note(author) }[entry.side],
  }));
  return (
    <article className="card grid grid-cols-1 items-start gap-5 xl:grid-cols-[2fr_1fr]">
      <div className="grid grid-cols-1 gap-4">
        <h3 ref={heading} tabIndex={-1} className="heading-3 wrap-anywhere outline-none">
          {texts.received(name)} · {thread.reference}
        </h3>
        <ThreadLog label={texts.log} entries={[first, ...rest]} />
        <AnswerForm thread={thread} />
      </div>
      <Facts thread={thread} />
    </article>
  );
}

const kinds = ['answer', 'note'] as const;

function AnswerForm({ thread }: { thread: DeskThread }) {
  const toast = useToast();
  const answer = useAnswer(thread._id);
  const [kind, setKind] = useState<(typeof kinds)[number]>('answer');
  const closes = useRef(false);
  const { form, field, isPending, failure, submit } = useSendForm({
    start: { text: '', kind: 'answer' as const, closes: false },
    resolver: zodResolver(answerBodySchema),
    send: async ({ text }: Answer) => {
      await answer({ text, kind, closes: kind === 'answer' && closes.current });
      toast(texts.sent[kind]);
      form.reset();
    },
    fallback: texts.failed,
  });
  return (
    <Form aria-label={texts.send[kind]} className="grid gap-2.5 border-t pt-4" onSubmit={submit}>
      <Segmented
        label={texts.kind}
        options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
        value={kind}
        onChange={setKind}
      />
      <TextArea label={texts.text[kind]} hint={texts.hint[kind]} rows={4} maxLength={4000} {...field('text')} />
      {failure !== null && <Alert kind="err">{failure}</Alert>}
      <div className="flex flex-wrap justify-end gap-2.5">
        {kind === 'answer' && (
          <Button
            type="submit"
            variant="line"
            disabled={isPending}
            onClick={() => {
              closes.current = true;
            }}
          >
            {texts.closing}
          </Button>
        )}
        <Button
          type="submit"
          pending={isPending}
          pendingLabel={texts.sending}
          onClick={() => {
            closes.current = false;
          }}
        >
          {texts.send[kind]}
        </Button>
      </div>
    </Form>
  );
}

function Facts({ thread }: { thread: DeskThread }) {
  const toast = useToast();
  const change = useChangeThread(thread._id);
  const { state, assignee, player } = thread;
  const set = (body: Parameters<typeof change.mutate>[0]) =>
    change.mutate(body, {
      onSuccess: () => toast(texts.changed),
      onError: (error) => toast(serverMessage(error) ?? texts.changeFailed, { kind: 'err', seconds: 6 }),
    });
  return (
    <aside className="grid grid-cols-1 gap-4">
      <Select
        bare
        label={texts.state}
        value={state}
        options={threadStates.map((value) => ({ value, label: texts.states[value] }))}
        onChange={({ target }) => set({ state: oneOf(threadStates, target.value) ?? state })}
      />
      <Part title={texts.takes}>
        <p className="flex flex-wrap items-center gap-2">
          {assignee?.name ?? texts.nobody}
          <Button variant="quiet" size="sm" onClick={() => set({ isMine: assignee === null })}>
            {assignee === null ? texts.take : texts.release}
          </Button>
        </p>
      </Part>
      {state === 'waiting' && (
        <List title={texts.facts}>
          <Row term={texts.waiting}>{texts.wait(Date.now() - Date.parse(thread.waitingSince))}</Row>
          <Row term={texts.due}>
            {formatShortDate(thread.dueAt)}, {formatTime(thread.dueAt)}
          </Row>
        </List>
      )}
      <List title={texts.person}>
        <Row term={texts.email}>
          <a href={`mailto:${thread.email}?subject=${encodeURIComponent(thread.reference)}`}>{thread.email}</a>
        </Row>
        <Row term={texts.plan}>{player === null ? texts.noAccount : planNames[player.plan]}</Row>
        {player && <Row term={texts.since}>{formatMediumDate(player.createdAt)}</Row>}
        {player && <Row term={texts.threads}>{player.threads}</Row>}
      </List>
    </aside>
  );
}

type PartProps = { title: string; children: ReactNode };

function Part({ title, children }: PartProps) {
  return (
    <section className="grid gap-1.5 border-t pt-3">
      <h4 className="font-strong">{title}</h4>
      {children}
    </section>
  );
}

function List({ title, children }: PartProps) {
  return (
    <Part title={title}>
      <dl className="grid gap-1">{children}</dl>
    </Part>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-3">
      <dt className="w-24 text-sm text-ink-2">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
