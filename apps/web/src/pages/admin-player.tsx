import type { PlayerFile } from '@bandeja/domain/account/contract';
import { planNames } from '@bandeja/domain/billing/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { playerQuery } from '#features/account/admin/api.ts';
import { Payments } from '#features/account/admin/payments-card.tsx';
import {
  AuditCard,
  ConsentsCard,
  MailButtons,
  PlayerCard,
  SessionsCard,
  ThreadsCard,
} from '#features/account/admin/player-cards.tsx';
import { playerTexts as texts } from '#features/account/admin/texts.ts';
import { sentenceOf } from '#features/admin/audit-words.ts';
import { type PlanAccount, PlanDialog } from '#features/billing/admin/plan-dialog.tsx';
import { AccountDialog } from '#features/profile/admin/account-dialog.tsx';
import { formatDate, formatMediumDate } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function AdminPlayerPage() {
  const { id = '' } = useParams();
  const query = useQuery(playerQuery(id));
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <p>
        <Link to={`${paths.admin}?tab=usuarios`}>{texts.back}</Link>
      </p>
      {query.data === undefined && (
        <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={1} />
      )}
      {query.data === null && <EmptyState level={1} className="card" flight="bounces" title={texts.missing} />}
      {query.data && <Player key={id} player={query.data} />}
    </div>
  );
}

function Player({ player }: { player: PlayerFile }) {
  const { account } = player;
  const [plan, setPlan] = useState<PlanAccount | null>(null);
  const [isManaged, setManaged] = useState(false);
  const facts = [
    account.email,
    account.emailVerified ? texts.verified : texts.unverified,
    texts.since(formatDate(account.createdAt)),
    texts.seen(account.lastSeenAt === null ? null : formatMediumDate(account.lastSeenAt)),
  ];
  return (
    <>
      <PageTitle title={account.name} sentence={facts.join(' · ')} />
      {player.mailBounces > 0 && <Alert kind="warn">{texts.bounced(player.mailBounces)}</Alert>}
      <MailButtons userId={account._id} isVerified={account.emailVerified} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">
          <PlayerCard
            title={texts.plan}
            aside={
              <Button variant="quiet" size="sm" onClick={() => setPlan(account)}>
                {texts.changePlan}
              </Button>
            }
          >
            <p className="font-strong">{planNames[account.plan]}</p>
            <Payments userId={account._id} />
          </PlayerCard>
          {player.coach && (
            <PlayerCard title={texts.coach}>
              <Link to={paths.player(player.coach._id)}>{player.coach.name}</Link>
            </PlayerCard>
          )}
          <SessionsCard sessions={player.sessions} />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <ConsentsCard player={player} />
          <ThreadsCard threads={player.threads} />
          <AuditCard audit={player.audit} words={sentenceOf} />
          <p className="text-sm text-ink-2">{texts.privacy}</p>
          <Button variant="line" className="justify-self-end" onClick={() => setManaged(true)}>
            {texts.manage}
          </Button>
        </div>
      </div>
      <PlanDialog account={plan} onClose={() => setPlan(null)} />
      <AccountDialog account={isManaged ? account : null} onClose={() => setManaged(false)} />
    </>
  );
}
