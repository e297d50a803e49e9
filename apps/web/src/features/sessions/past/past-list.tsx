import type { SessionSummary } from '@bandeja/domain/sessions/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pastQuery } from '#features/sessions/api.ts';
import { PastCard } from '#features/sessions/past/past-card.tsx';
import { PastDialog } from '#features/sessions/past/past-dialog.tsx';
import { pastTexts as texts } from '#features/sessions/texts.ts';
import * as paths from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { useFocusOnMore } from '#ui/use-focus-on-more.ts';

/** All sessions of the player as cards, more on demand. */
export function PastList() {
  const query = useInfiniteQuery(pastQuery);
  if (query.data) return <Ready query={query} sessions={query.data.pages.flat()} />;
  return <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={2} />;
}

type Query = Pick<
  ReturnType<typeof useInfiniteQuery>,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

function Ready({ query, sessions }: { query: Query; sessions: SessionSummary[] }) {
  // the session stays while its window closes
  const [dialog, setDialog] = useState<{ id: string; isOpen: boolean } | null>(null);
  const chosen = sessions.find((session) => session._id === dialog?.id);
  const { listRef, expectMore } = useFocusOnMore<HTMLUListElement>(sessions.length);

  if (sessions.length === 0) {
    return (
      <EmptyState
        level={2}
        className="card"
        title={texts.empty}
        action={<LinkButton to={paths.dashboard}>{texts.toDashboard}</LinkButton>}
      >
        {texts.emptyHint}
      </EmptyState>
    );
  }

  return (
    <div className="grid gap-6">
      <ul ref={listRef} className="grid gap-3 md:grid-cols-2 lg:gap-6">
        {sessions.map((session) => (
          <PastCard key={session._id} session={session} onOpen={() => setDialog({ id: session._id, isOpen: true })} />
        ))}
      </ul>
      {query.isFetchNextPageError && <Alert kind="err">{texts.loadFailed}</Alert>}
      <MoreButton query={query} pendingLabel={texts.moreLoading} onPress={expectMore}>
        {texts.more}
      </MoreButton>
      {dialog && chosen && (
        <PastDialog session={chosen} isOpen={dialog.isOpen} onClose={() => setDialog({ ...dialog, isOpen: false })} />
      )}
    </div>
  );
}
