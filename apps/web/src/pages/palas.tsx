import { useQuery } from '@tanstack/react-query';
import { palasQuery } from '#features/palas/api.ts';
import { OvergripCard } from '#features/palas/overgrip-card.tsx';
import { PalaLog } from '#features/palas/pala-log.tsx';
import { palaTexts as texts } from '#features/palas/texts.ts';
import { ListWait } from '#ui/list-wait.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function PalasPage() {
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <PageTitle title={texts.title} sentence={texts.sentence} />
      <Log />
    </div>
  );
}

function Log() {
  const query = useQuery(palasQuery);
  if (query.data === undefined) {
    return <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={2} />;
  }
  const { palas, overgrip } = query.data;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[7fr_5fr]">
      <PalaLog palas={palas} />
      <OvergripCard overgrip={overgrip} />
    </div>
  );
}
