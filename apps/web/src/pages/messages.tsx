import { hasFeature } from '@bandeja/domain/billing/rules';
import { promiseOf } from '@bandeja/domain/support/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAuth } from '#features/auth/auth-context.tsx';
import { threadsQuery, useWriteToDesk } from '#features/support/api.ts';
import { supportTexts as texts } from '#features/support/texts.ts';
import { ThreadList } from '#features/support/thread-list.tsx';
import { WriteForm } from '#features/support/write-form.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { useToast } from '#ui/toast.tsx';

export function MessagesPage() {
  const { user } = useAuth();
  const desk = useWriteToDesk();
  const toast = useToast();
  const isFirst = user !== null && hasFeature(user.subscription, 'priority_support');

  async function send(body: { text: string }) {
    const { reference } = await desk.open(body);
    toast(texts.sent(reference), { seconds: 10 });
  }

  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <PageTitle title={texts.title} sentence={texts.sentence} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[7fr_5fr]">
        <Threads />
        <section className="card grid gap-3">
          <h2>{texts.newTitle}</h2>
          <WriteForm label={texts.message} submit={texts.send} hint={texts.promise(promiseOf(isFirst))} send={send} />
        </section>
      </div>
    </div>
  );
}

function Threads() {
  const query = useInfiniteQuery(threadsQuery);
  if (!query.data) return <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={2} />;
  const threads = query.data.pages.flat();
  if (threads.length === 0) {
    return (
      <EmptyState level={2} className="card" title={texts.empty}>
        {texts.emptyHint}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      <ThreadList threads={threads} />
      <MoreButton query={query} />
    </div>
  );
}
