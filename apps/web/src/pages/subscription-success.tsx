import { localDateIn } from '@bandeja/domain/calendar/dates';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useAuth } from '#features/auth/auth-context.tsx';
import { confirmationQuery, subscriptionQuery } from '#features/billing/api.ts';
import { isTrial } from '#features/billing/standing.ts';
import { Success } from '#features/billing/success.tsx';
import { successTexts as texts } from '#features/billing/texts.ts';
import { weekQuery } from '#features/schedule/api.ts';
import { useRoutineStart } from '#features/sessions/today/use-start.ts';
import { formatShortDate } from '#lib/format.ts';
import { NetworkError } from '#lib/http.ts';
import { leaveTo } from '#lib/leave.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { timeZone } from '#lib/time-zone.ts';
import { BallLoader } from '#ui/ball-loader.tsx';
import { Button } from '#ui/button.tsx';
import { PlanCourt } from '#ui/court/plan-court.tsx';
import { LinkButton } from '#ui/link-button.tsx';

export function SubscriptionSuccessPage() {
  const [params] = useSearchParams();
  const sessionId = params.get('session_id');
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <title>{`${texts.windowTitle} · Bandeja`}</title>
      {sessionId ? <Confirmation sessionId={sessionId} /> : <Outcome />}
    </div>
  );
}

/** Makes the server fetch the subscription, then reloads the page without the id: the whole app has the new plan. */
function Confirmation({ sessionId }: { sessionId: string }) {
  const { isSuccess, error } = useQuery(confirmationQuery(sessionId));
  useEffect(() => {
    if (isSuccess) leaveTo(paths.plansDone);
  }, [isSuccess]);
  if (error) return <Failure detail={error instanceof NetworkError ? texts.failedHint : serverMessage(error)} />;
  return (
    <div className="grid min-h-[60vh] content-center justify-items-center gap-2 text-center text-ink-2">
      <h1 className="sr-only">{texts.windowTitle}</h1>
      <BallLoader label={texts.loading} />
      <p className="text-sm">{texts.loadingHint}</p>
    </div>
  );
}

function Failure({ detail }: { detail: string | null }) {
  return (
    <div
      role="alert"
      className="card mx-auto grid w-full max-w-reading justify-items-center gap-3 px-6 py-10 text-center text-ink-2"
    >
      <PlanCourt flight="missed" className="w-42 text-line-strong" />
      <h1 className="heading-3 text-ink">{texts.failed}</h1>
      {detail !== null && <p className="max-w-sentence">{detail}</p>}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.plans}>{texts.retry}</LinkButton>
        <LinkButton to={paths.dashboard} variant="line">
          {texts.dashboard}
        </LinkButton>
        <LinkButton to={paths.contact} variant="ghost">
          {texts.contact}
        </LinkButton>
      </div>
    </div>
  );
}

function Outcome() {
  const { user } = useAuth();
  const { data: details, isPending } = useQuery(subscriptionQuery);
  const now = new Date();
  if (!user) return null;
  if (isPending) return <BallLoader label={texts.loading} page />;
  const trialEnd = details?.trialEndsAt && isTrial(details, now) ? formatShortDate(details.trialEndsAt) : null;
  const isNew = user.usage.sessions === 0;
  return (
    <Success
      email={user.email}
      subscription={details ?? user.subscription}
      trialEnd={trialEnd}
      now={now}
      first={isNew ? <FirstSession /> : null}
    />
  );
}

/** From the payment on to the first training, where today's plan has one. */
function FirstSession() {
  const { data: week } = useQuery(weekQuery);
  const { isStarting, error, start } = useRoutineStart();
  const today = localDateIn(timeZone, new Date());
  const routineId = Object.values(week ?? {}).find(({ date }) => date === today)?.routineId;
  if (!routineId) return null;
  return (
    <>
      <Button
        variant="saque"
        size="lg"
        className="max-sm:w-full"
        pending={isStarting}
        pendingLabel={texts.starting}
        onClick={() => start(routineId)}
      >
        {texts.firstSession}
      </Button>
      {error}
    </>
  );
}
