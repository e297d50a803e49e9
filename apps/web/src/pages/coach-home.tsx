import type { Calls } from '@bandeja/domain/wire/calls';
import type { ResponseOf } from '@bandeja/domain/wire/endpoint';
import { useQuery } from '@tanstack/react-query';
import { coachedQuery } from '#features/coaching/api.ts';
import { AttentionList, needing } from '#features/coaching/attention-list.tsx';
import { CoachNotices } from '#features/coaching/coach-notices.tsx';
import { InviteCard } from '#features/coaching/invite-card.tsx';
import { PlayersTable } from '#features/coaching/players-table.tsx';
import { templateTexts } from '#features/coaching/template-texts.ts';
import { homeTexts as texts } from '#features/coaching/texts.ts';
import { HttpError } from '#lib/http.ts';
import * as paths from '#lib/paths.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function CoachHomePage() {
  const query = useQuery({ ...coachedQuery, retry: false });
  const isNoCoach = query.error instanceof HttpError && query.error.code === 'coaching.not_approved';
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      {query.data && <Home {...query.data} />}
      {isNoCoach && (
        <EmptyState
          level={1}
          className="card"
          title={texts.notYet}
          action={<LinkButton to={paths.coachApplication}>{texts.apply}</LinkButton>}
        >
          {texts.notYetText}
        </EmptyState>
      )}
      {!query.data && !isNoCoach && <ListWait query={query} failed={texts.failed} loading={texts.loading} level={1} />}
    </div>
  );
}

function Home({ players, today, mails, pushes }: ResponseOf<Calls['GET /coaching/players']>) {
  const urgent = needing(players);
  return (
    <>
      <PageTitle title={texts.title} sentence={texts.sentence(urgent.length, players.length)} isOnOneLine />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[6fr_7fr]">
        {players.length > 0 && <AttentionList players={urgent} />}
        <div className="grid min-w-0 gap-4">
          <InviteCard />
          {players.length === 0 ? (
            <EmptyState level={2} className="card" title={texts.empty}>
              {texts.emptyHint}
            </EmptyState>
          ) : (
            <>
              <PlayersTable players={players} today={today} />
              <ArrowLink to={paths.coachTemplates}>{templateTexts.open}</ArrowLink>
              <CoachNotices mails={mails} pushes={pushes} />
            </>
          )}
        </div>
      </div>
    </>
  );
}
