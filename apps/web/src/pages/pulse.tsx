import { useQuery } from '@tanstack/react-query';
import { PolarCard } from '#features/polar/polar-card.tsx';
import { pulseQuery } from '#features/pulse/api.ts';
import { pulseTexts } from '#features/pulse/texts.ts';
import { RecordingsCard, ZonesCard } from '#features/pulse/zones-card.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { PageTitle } from '#ui/page-title.tsx';

const texts = pulseTexts.page;

export function PulsePage() {
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <PageTitle title={texts.title} sentence={texts.sentence} />
      <Cards />
    </div>
  );
}

function Cards() {
  const query = useQuery(pulseQuery);
  if (query.data === undefined) {
    return <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={2} />;
  }
  const pulse = query.data;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[7fr_5fr]">
      <ZonesCard key={pulse.from} pulse={pulse} />
      <div className="grid grid-cols-1 gap-6">
        <RecordingsCard pulse={pulse} />
        <PolarCard />
      </div>
    </div>
  );
}
