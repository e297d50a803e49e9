import { useQuery } from '@tanstack/react-query';
import { bodyQuery } from '#features/body/api.ts';
import { HistoryCard } from '#features/body/history-card.tsx';
import { ReportCard } from '#features/body/report-card.tsx';
import { StandingList } from '#features/body/standing-list.tsx';
import { bodyTexts as texts } from '#features/body/texts.ts';
import { WeightCard } from '#features/body/weight-card.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function BodyPage() {
  const query = useQuery(bodyQuery);
  const { data: body } = query;
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <PageTitle title={texts.title} sentence={texts.sentence} />
      {body === undefined ? (
        <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={2} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <ReportCard body={body} />
          <div className="grid min-w-0 grid-cols-1 gap-6">
            <StandingList standing={body.standing} />
            {body.reports.length > 0 && <HistoryCard reports={body.reports} />}
            <WeightCard body={body} />
          </div>
        </div>
      )}
    </div>
  );
}
