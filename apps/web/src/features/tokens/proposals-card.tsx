import type { ToolProposal } from '@bandeja/domain/tools/contract';
import { useQuery } from '@tanstack/react-query';
import { proposalsQuery } from '#features/tokens/api.ts';
import { proposalTexts as texts } from '#features/tokens/texts.ts';
import { formatShortDate, formatTime } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { SectionTitle } from '#ui/section-title.tsx';

/** What programs have proposed; answered in the chat, where the week and its change can be seen. */
export function ProposalsCard() {
  const query = useQuery(proposalsQuery);
  return (
    <section aria-labelledby="proposals" className="card grid min-w-0 gap-4 max-sm:p-5">
      <SectionTitle id="proposals" title={texts.title} sentence={texts.lead} />
      {query.data === undefined && (
        <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} bars={['h-5 w-3/5', 'h-5 w-2/5']} />
      )}
      {query.data?.length === 0 && <p>{texts.none}</p>}
      {query.data && query.data.length > 0 && (
        <ul aria-labelledby="proposals" className="border-y">
          {query.data.map((proposal) => (
            <Row key={proposal._id} proposal={proposal} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ proposal: { text, proposedAt, outcome, conversationId } }: { proposal: ToolProposal }) {
  return (
    <li className="grid gap-1 py-3 not-first:border-t">
      <p>{text}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        {formatShortDate(proposedAt)}, {formatTime(proposedAt)}
        {outcome === null ? (
          <ArrowLink to={paths.chat(conversationId)}>{texts.open}</ArrowLink>
        ) : (
          <Badge tone={outcome.actionPerformed === null ? 'otr' : 'ok'}>
            {outcome.actionPerformed === null ? texts.declined : texts.answered}
          </Badge>
        )}
      </p>
    </li>
  );
}
