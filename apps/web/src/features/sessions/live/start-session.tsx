import { useEffect, useEffectEvent, useState } from 'react';
import { LiveError } from '#features/sessions/live/screen/live-error.tsx';
import { liveTexts } from '#features/sessions/live/texts.ts';
import {
  isRedFlag,
  NothingPlanned,
  type StartInput,
  type StartState,
  type StartWish,
} from '#features/sessions/today/start.ts';
import { StartError } from '#features/sessions/today/start-error.tsx';
import { useStart } from '#features/sessions/today/use-start.ts';
import { HttpError, isOutage, NetworkError } from '#lib/http.ts';
import * as paths from '#lib/paths.ts';
import { BallLoader } from '#ui/ball-loader.tsx';
import { PlanCourt } from '#ui/court/plan-court.tsx';
import { LinkButton } from '#ui/link-button.tsx';

const tryAgainMs = 3000;

export function StartSession({ input }: { input: StartInput }) {
  const start = useStart();
  const wish: StartWish = { ...input, from: 'address' };
  const begin = useEffectEvent(() => start.start(wish));
  useEffect(() => {
    // after this turn: an effect that is run twice, as React does while developing, starts once
    const timer = setTimeout(begin);
    return () => clearTimeout(timer);
  }, []);
  const { state } = start;
  const error = state.step === 'failed' ? state.error : null;
  useEffect(() => {
    if (!isOutage(error)) return;
    const timer = setTimeout(begin, tryAgainMs);
    return () => clearTimeout(timer);
  }, [error]);
  const [failed, setFailed] = useState<FailedState | null>(null);
  if (state.step === 'failed' && state.error !== failed?.error) setFailed(state);
  if (state.step !== 'openExists' && failed)
    return <Failed state={failed} onRetry={() => start.start(wish)} retrying={state.step === 'starting'} />;
  if (state.step !== 'openExists') return <BallLoader label={liveTexts.starting} page />;
  return (
    <div className="mx-auto grid min-h-dvh max-w-form content-center justify-items-center gap-4 px-5 py-10">
      <title>{liveTexts.windowTitle(liveTexts.page)}</title>
      <h1 className="sr-only">{liveTexts.page}</h1>
      <PlanCourt flight="bounces" className="w-42 text-line-strong" />
      <StartError start={start} from="address" />
      <LinkButton to={paths.dashboard} variant="ghost" size="gym">
        {liveTexts.back}
      </LinkButton>
    </div>
  );
}

type FailedState = Extract<StartState, { step: 'failed' }>;

function Failed({ state, ...retry }: { state: FailedState; onRetry: () => void; retrying: boolean }) {
  const { error, isOfPlan } = state;
  if (error instanceof NothingPlanned) {
    return <LiveError title={liveTexts.errors.sessionOrRoutine} text={liveTexts.errors.choose} />;
  }
  if (!(error instanceof HttpError)) {
    const text = error instanceof NetworkError ? liveTexts.errors.check : state.message;
    return <LiveError title={liveTexts.errors.load} text={text} {...retry} />;
  }
  // a malformed id (400) is treated like an unknown one (404)
  if (error.status === 404 || error.status === 400) {
    return <LiveError title={liveTexts.errors.routine} text={liveTexts.errors.choose} />;
  }
  if (isOfPlan) {
    const toPlans = (
      <LinkButton to={paths.plans} size="gym">
        {liveTexts.errors.plans}
      </LinkButton>
    );
    return <LiveError title={liveTexts.errors.limit} text={error.message} action={toPlans} />;
  }
  if (isRedFlag(error)) return <LiveError title={liveTexts.errors.redFlag} text={error.message} />;
  return <LiveError title={liveTexts.errors.load} text={error.message} {...retry} />;
}
