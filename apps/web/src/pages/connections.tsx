import { useQuery } from '@tanstack/react-query';
import { tokensQuery } from '#features/tokens/api.ts';
import { ConsentsCard } from '#features/tokens/consents-card.tsx';
import { ProposalsCard } from '#features/tokens/proposals-card.tsx';
import { tokenTexts as texts } from '#features/tokens/texts.ts';
import { TokenList } from '#features/tokens/token-list.tsx';
import { WebhooksCard } from '#features/webhooks/webhooks-card.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function ConnectionsPage() {
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <PageTitle title={texts.title} sentence={texts.sentence} />
      <Cards />
    </div>
  );
}

function Cards() {
  const query = useQuery(tokensQuery);
  if (query.data === undefined) {
    return <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={2} />;
  }
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[7fr_5fr]">
      <div className="grid grid-cols-1 gap-6">
        <TokenList {...query.data} />
        <ProposalsCard />
        <WebhooksCard />
      </div>
      <ConsentsCard consents={query.data.consents} />
    </div>
  );
}
