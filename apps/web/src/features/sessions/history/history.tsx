import type { SessionSummary } from '@bandeja/domain/sessions/contract';
import { HistoryCard } from '#features/sessions/history/history-card.tsx';
import { historyTexts as texts } from '#features/sessions/history/texts.ts';
import type { LoadState } from '#lib/load-state.ts';
import * as paths from '#lib/paths.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { SkeletonCard, SkeletonPlace } from '#ui/skeleton.tsx';

type HistoryProps = { state: LoadState<{ sessions: readonly SessionSummary[] }> };

const grid = 'grid gap-3 md:grid-cols-2 lg:gap-6 xl:grid-cols-3';

/** «Histórico de Sesiones»: the newest finished sessions and the way to all of them. */
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
      return <ErrorState className="card" title={texts.loadFailed} retrying={state.isRetrying} onRetry={state.retry} />;
    case 'loading':
      return (
        <SkeletonPlace label={texts.loading} className={grid}>
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </SkeletonPlace>
      );
    case 'ready':
      if (state.sessions.length === 0) return <EmptyState className="card" title={texts.empty} />;
      return (
        <ul className={grid}>
          {state.sessions.map((session) => (
            <HistoryCard key={session._id} session={session} />
          ))}
        </ul>
      );
  }
}
