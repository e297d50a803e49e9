import type { Calls } from '@bandeja/domain/wire/calls';
import type { ResponseOf } from '@bandeja/domain/wire/endpoint';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { threadQuery, useWriteToDesk } from '#features/support/api.ts';
import { supportTexts as texts } from '#features/support/texts.ts';
import { ThreadLog } from '#features/support/thread-log.tsx';
import { WriteForm } from '#features/support/write-form.tsx';
import * as paths from '#lib/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { useToast } from '#ui/toast.tsx';

export function MessagePage() {
  const { id = '' } = useParams();
  const query = useQuery(threadQuery(id));
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <p>
        <Link to={paths.messages}>{texts.back}</Link>
      </p>
      {query.data === undefined && (
        <ListWait query={query} failed={texts.threadFailed} loading={texts.loading} level={1} />
      )}
      {query.data === null && <EmptyState level={1} className="card" flight="bounces" title={texts.missing} />}
      {query.data && <Thread thread={query.data} />}
    </div>
  );
}

function Thread({ thread }: { thread: ResponseOf<Calls['GET /threads/:id']> }) {
  const { _id: id, isUnread } = thread;
  const desk = useWriteToDesk();
  const toast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer that is seen
  useEffect(() => {
    // what cannot be stored stays unread
    if (isUnread) void desk.markRead(id).catch(() => {});
  }, [id, isUnread]);

  async function send(body: { text: string }) {
    await desk.add(id, body);
    toast(texts.added);
  }

  const first = { _id: id, side: 'person', by: texts.you, text: thread.message, createdAt: thread.createdAt } as const;
  const rest = thread.messages.map(({ author, ...message }) => ({
    ...message,
    by: message.side === 'person' ? texts.you : texts.team(author),
  }));
  return (
    <>
      <PageTitle title={texts.threadTitle(thread.reference)} />
      <ThreadLog label={texts.log} entries={[first, ...rest]} />
      <section className="card max-w-reading">
        <WriteForm label={texts.add} submit={texts.addSend} send={send} />
      </section>
    </>
  );
}
