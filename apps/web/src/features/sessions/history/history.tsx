import type { SessionSummary } from '@bandeja/domain/sessions/contract';
import { Suspense } from 'react';
import { historyTexts as texts } from '#features/sessions/history/texts.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import type { LoadState } from '#lib/load-state.ts';
import * as paths from '#lib/paths.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { SkeletonCard, SkeletonPlace } from '#ui/skeleton.tsx';

type HistoryProps = { state: LoadState<{ sessions: readonly SessionSummary[] }> };

/** On a phone a row to push: six cards below each other would be half the page. */
const grid =
  'flex snap-x gap-3 max-md:-mx-4 max-md:scroll-px-4 max-md:overflow-x-auto max-md:px-4 max-md:*:w-[82%] max-md:*:flex-none max-md:*:snap-start md:grid md:grid-cols-2 lg:gap-6 xl:grid-cols-3';

/** Below the first screen: its code comes while the sessions are read. */
const HistoryCard = lazyPart(
  async () => (await import('#features/sessions/history/history-card.tsx')).HistoryCard,
  () => <li>{texts.loadFailed}</li>,
);

export function History({ state }: HistoryProps) {
  return (
    <section aria-labelledby="history">
      <SectionTitle id="history" title={texts.title} action={<ArrowLink to={paths.sessions}>{texts.all}</ArrowLink>} />
      <Body state={state} />
    </section>
  );
}

function Body({ state }: HistoryProps) {
  switch (state.status) {
    case 'failed':
      return <ErrorState className="card" title={texts.loadFailed} state={state} />;
    case 'loading':
      return <Waiting />;
    case 'ready':
      if (state.sessions.length === 0) return <EmptyState className="card" title={texts.empty} />;
      return (
        <Suspense fallback={<Waiting />}>
          <ul className={grid}>
            {state.sessions.map((session) => (
              <HistoryCard key={session._id} session={session} />
            ))}
          </ul>
        </Suspense>
      );
  }
}

function Waiting() {
  return (
    <SkeletonPlace label={texts.loading} className={grid}>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </SkeletonPlace>
  );
}
