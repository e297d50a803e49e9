import { factsPageTitle } from '@bandeja/domain/coach/messages';
import { useQuery } from '@tanstack/react-query';
import { factsQuery } from '#features/coach/api.ts';
import { FactsCard } from '#features/coach/facts-card.tsx';
import { factTexts as texts } from '#features/coach/texts.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function TrainerFactsPage() {
  const query = useQuery(factsQuery);
  const { data } = query;
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <PageTitle title={factsPageTitle} sentence={data && texts.count(data.facts.length)} />
      {data === undefined ? (
        <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={2} />
      ) : (
        <>
          {data.facts.length === 0 && (
            <EmptyState className="card max-w-reading" level={2} title={texts.none.title}>
              {texts.none.text}
            </EmptyState>
          )}
          <FactsCard {...data} />
        </>
      )}
    </div>
  );
}
