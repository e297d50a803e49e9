import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useAuth } from '#features/auth/auth-context.tsx';
import { subscriptionQuery } from '#features/billing/api.ts';
import { chosenPlan } from '#features/billing/chosen-plan.ts';
import { CurrentPlan } from '#features/billing/current-plan.tsx';
import { HistoryList } from '#features/billing/history-list.tsx';
import { Manage } from '#features/billing/manage.tsx';
import { PlanCards } from '#features/billing/plan-cards.tsx';
import { PlanFaq } from '#features/billing/plan-faq.tsx';
import { usePlanOrder } from '#features/billing/plan-order.tsx';
import { offersTrial } from '#features/billing/standing.ts';
import { historyTexts, plansTexts as texts } from '#features/billing/texts.ts';
import { useCheckout } from '#features/billing/use-checkout.ts';
import { LimitNote } from '#features/usage/limit-note.tsx';
import { usedThisMonth } from '#features/usage/model.ts';
import { loginPath } from '#lib/next-path.ts';
import * as paths from '#lib/paths.ts';
import { userQuery } from '#lib/user-query.ts';
import { Alert } from '#ui/alert.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useToast } from '#ui/toast.tsx';

export function SubscriptionPage() {
  const { user } = useAuth();
  const navigate = useNavigate();
  const toast = useToast();
  const query = useQuery({ ...subscriptionQuery, enabled: user !== null });
  const { data: latestUser = user } = useQuery({ ...userQuery, enabled: user !== null });
  const toLogin = () => navigate(loginPath(paths.plans));
  const checkout = useCheckout(toLogin);
  const now = new Date();
  const [params] = useSearchParams();
  const order = usePlanOrder(user && (chosenPlan(params) ?? user.chosenPlan));
  const details = user === null ? null : query.data;

  return (
    <div className="wrap grid grid-cols-1 gap-8 pt-5 pb-24 lg:pt-6">
      <div>
        <title>{`${texts.windowTitle} · Bandeja`}</title>
        <BackButton />
        <h1 tabIndex={-1} className="mt-2 heading-hero text-[length:min(clamp(2.25rem,1.6rem+2.6vw,3.5rem),12vw)]">
          {texts.title}
        </h1>
        <p className="mt-3.5 max-w-sentence text-lead text-ink-2">
          {details && offersTrial(details, now) ? texts.trialSentence : texts.sentence}
        </p>
      </div>
      {user === null && <Alert>{texts.signedOut}</Alert>}
      {details === undefined && query.isError && (
        <ErrorState
          level={2}
          className="card"
          title={texts.loadFailed}
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {details === undefined && !query.isError && <BallLoader label={texts.loading} page />}
      {order}
      {details && latestUser && (
        <>
          <CurrentPlan details={details} usedThisMonth={usedThisMonth(details, latestUser.usage, now)} now={now}>
            <Manage details={details} now={now} onChanged={toast} />
          </CurrentPlan>
          <LimitNote subscription={details} usage={latestUser.usage} now={now} showsWay={false} />
        </>
      )}
      {details !== undefined && (
        <PlanCards
          details={details}
          now={now}
          hasOrder={Boolean(order)}
          checkout={user === null ? { ...checkout, open: () => toLogin() } : checkout}
        />
      )}
      {details && details.history.length > 0 && (
        <section aria-labelledby="historial" className="grid gap-4">
          <h2 id="historial">{historyTexts.title}</h2>
          <HistoryList history={details.history} />
        </section>
      )}
      <div className="mt-4 lg:mt-8">
        <PlanFaq />
      </div>
    </div>
  );
}

function BackButton() {
  const navigate = useNavigate();
  const hasBefore = Number(window.history.state?.idx ?? 0) > 0;
  return (
    <button
      type="button"
      className="link-alone text-link"
      onClick={() => (hasBefore ? navigate(-1) : navigate(paths.dashboard))}
    >
      <Icon as={ArrowLeftIcon} className="size-4" />
      {texts.back}
    </button>
  );
}
