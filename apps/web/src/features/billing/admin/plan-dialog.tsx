import type { SubscriptionDetails } from '@bandeja/domain/billing/contract';
import { planNames } from '@bandeja/domain/billing/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { accountSubscriptionQuery } from '#features/billing/admin/api.ts';
import { GrantForm } from '#features/billing/admin/grant-form.tsx';
import { planAdminTexts as texts } from '#features/billing/admin/texts.ts';
import { HistoryList } from '#features/billing/history-list.tsx';
import { statusWord } from '#features/billing/standing.ts';
import { historyTexts, plansTexts } from '#features/billing/texts.ts';
import { formatDate } from '#lib/format.ts';
import { Alert } from '#ui/alert.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';

/** An account as the dialog needs it. */
export type PlanAccount = { _id: string; name: string };

/** For admins: a player's plan, all that changed it, and the form that changes it by hand. `account` null: closed. */
export function PlanDialog({ account, onClose }: { account: PlanAccount | null; onClose: () => void }) {
  return (
    <Dialog size="lg" isOpen={account !== null} onClose={onClose} title={texts.title(account?.name ?? '')}>
      {account && <AccountPlan key={account._id} account={account} />}
    </Dialog>
  );
}

function AccountPlan({ account }: { account: PlanAccount }) {
  const { data, error, isError, isFetching, refetch } = useQuery(accountSubscriptionQuery(account._id));
  if (!data) {
    return isError ? (
      <ErrorState title={texts.loadFailed} error={error} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <BallLoader label={texts.loading} />
    );
  }
  const now = new Date();
  return (
    <div className="grid gap-6">
      <p>
        <span className="text-ink-2">{texts.now}</span> <span className="font-strong">{standing(data, now)}</span>
      </p>
      {data.hasContract ? <Alert>{texts.paid}</Alert> : <GrantForm accountId={account._id} details={data} />}
      <section aria-labelledby="plan-history" className="grid gap-3">
        <h3 id="plan-history">{historyTexts.title}</h3>
        <HistoryList history={data.history} />
      </section>
    </div>
  );
}

/** «Premium · Activo · hasta el 14 de diciembre de 2025» */
function standing(details: SubscriptionDetails, now: Date): string {
  const { plan, expiresAt } = details;
  const words = [planNames[plan], plansTexts.now.statuses[statusWord(details, now)]];
  if (expiresAt !== null) words.push(historyTexts.until(formatDate(expiresAt)).toLocaleLowerCase('es-ES'));
  return words.join(' · ');
}
