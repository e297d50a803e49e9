import { useQuery } from '@tanstack/react-query';
import { seasonQuery } from '#features/season/api.ts';
import { SeasonView } from '#features/season/season-view.tsx';
import { seasonTexts as texts } from '#features/season/texts.ts';
import { ListWait } from '#ui/list-wait.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function SeasonPage() {
  const query = useQuery(seasonQuery);
  return (
    <div className="wrap grid grid-cols-1 gap-5 pt-6 pb-24 lg:pt-7 xl:gap-6">
      {query.data === undefined ? (
        <>
          <PageTitle title={texts.title} />
          <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={2} />
        </>
      ) : (
        <SeasonView season={query.data} />
      )}
    </div>
  );
}
