import type { SessionSummary } from '@bandeja/domain/sessions/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pastQuery } from '#features/sessions/api.ts';
import { PastCard } from '#features/sessions/past/past-card.tsx';
import { PastDialog } from '#features/sessions/past/past-dialog.tsx';
import { useFocusOnMore } from '#features/sessions/past/use-focus-on-more.ts';
import { pastTexts as texts } from '#features/sessions/texts.ts';
import { Alert } from '#ui/alert.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** All sessions of the player as cards, more on demand (spec section 2.8). */
export function PastList() {
  const query = useInfiniteQuery(pastQuery);
  if (query.data) return <Ready query={query} sessions={query.data.pages.flat()} />;
  if (query.isError) {
    return (
      <ErrorState
        level={2}
        className="card"
        title={texts.loadFailed}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <BallLoader label={texts.loading} page />;
}

type Query = Pick<
  ReturnType<typeof useInfiniteQuery>,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

function Ready({ query, sessions }: { query: Query; sessions: SessionSummary[] }) {
  // the session stays while its window closes
  const [dialog, setDialog] = useState<{ id: string; isOpen: boolean } | null>(null);
  const chosen = sessions.find((session) => session._id === dialog?.id);
  const { listRef, expectMore } = useFocusOnMore(sessions.length);

  if (sessions.length === 0) {
    return (
      <EmptyState
        level={2}
        className="card"
        title={texts.empty}
        action={<LinkButton to="/dashboard">{texts.toDashboard}</LinkButton>}
      >
        {texts.emptyHint}
      </EmptyState>
    );
  }

  function more() {
    expectMore();
    void query.fetchNextPage();
  }

  return (
    <div className="grid gap-6">
      <ul ref={listRef} className="grid gap-3 md:grid-cols-2 lg:gap-6">
        {sessions.map((session) => (
          <PastCard key={session._id} session={session} onOpen={() => setDialog({ id: session._id, isOpen: true })} />
        ))}
      </ul>
      {query.isFetchNextPageError && (
        <Alert kind="err">
          <p>{texts.loadFailed}</p>
        </Alert>
      )}
      {query.hasNextPage && (
        <Button
          variant="line"
          className="justify-self-center"
          pending={query.isFetchingNextPage}
          pendingLabel={texts.moreLoading}
          onClick={more}
        >
          {texts.more}
        </Button>
      )}
      {dialog && chosen && (
        <PastDialog session={chosen} isOpen={dialog.isOpen} onClose={() => setDialog({ ...dialog, isOpen: false })} />
      )}
    </div>
  );
}
