import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  discard,
  openSessionId,
  type Started,
  type StartWish,
  sessionChanged,
  startName,
  startOptions,
} from '#features/sessions/live/api.ts';
import { forgetSession, forgetStart } from '#features/sessions/live/device-storage.ts';
import { LiveError } from '#features/sessions/live/live-error.tsx';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { HttpError, NetworkError } from '#lib/http.ts';
import * as paths from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { Button } from '#ui/button.tsx';
import { PlanCourt } from '#ui/court/plan-court.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** Begins a session where the address names none, and goes on under its id. */
export function StartSession({ wish }: { wish: StartWish }) {
  const { data, error, refetch, isFetching } = useQuery(startOptions(wish));
  useGoOn(data, startName(wish));
  if (error && !isFetching) return <StartError error={error} onRetry={() => void refetch()} />;
  if (data?.status === 'nothing') {
    return <LiveError title={liveTexts.errors.sessionOrRoutine} text={liveTexts.errors.choose} />;
  }
  if (data?.status === 'openExists') return <OpenSession onDiscarded={() => refetch().then(() => {})} />;
  return <BallLoader label={liveTexts.starting} page />;
}

/** The page is replaced with the new id; the next start makes an id of its own. */
function useGoOn(started: Started | undefined, name: string): void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const id = started?.status === 'started' ? started.id : null;
  const goOn = useEffectEvent((newId: string) => {
    forgetStart(name);
    sessionChanged(queryClient);
    navigate(paths.liveSession(newId), { replace: true });
  });
  useEffect(() => {
    if (id !== null) goOn(id);
  }, [id]);
}

function StartError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!(error instanceof HttpError)) return <LiveError title={liveTexts.errors.load} onRetry={onRetry} />;
  // an id that is none (400) is as unknown as one that is not there (404)
  if (error.status === 404 || error.status === 400) {
    return <LiveError title={liveTexts.errors.routine} text={liveTexts.errors.choose} />;
  }
  if (error.code === 'plan.limit_reached') {
    const toPlans = (
      <LinkButton to={paths.plans} size="gym">
        {liveTexts.errors.plans}
      </LinkButton>
    );
    return <LiveError title={liveTexts.errors.limit} text={error.message} action={toPlans} />;
  }
  if (error.code === 'session.red_flag') return <LiveError title={liveTexts.errors.redFlag} text={error.message} />;
  return <LiveError title={liveTexts.errors.load} text={error.message} onRetry={onRetry} />;
}

/** Another session is open: it goes on, or it is discarded and this one starts. */
function OpenSession({ onDiscarded }: { onDiscarded: () => Promise<void> }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<'no' | 'resume' | 'discard'>('no');
  const [problem, setProblem] = useState<string | null>(null);

  async function withOpen(kind: 'resume' | 'discard', then: (openId: string) => Promise<unknown> | unknown) {
    setBusy(kind);
    setProblem(null);
    try {
      const openId = await openSessionId();
      if (openId === null) await onDiscarded();
      else await then(openId);
    } catch (error) {
      setProblem(error instanceof HttpError || error instanceof NetworkError ? error.message : liveTexts.errors.check);
      setBusy('no');
    }
  }
  const resume = () => withOpen('resume', (id) => navigate(paths.liveSession(id), { replace: true }));
  const startAnew = () =>
    withOpen('discard', async (id) => {
      await discard(id);
      forgetSession(id);
      await onDiscarded();
    });

  return (
    <div className="mx-auto grid min-h-dvh max-w-form content-center justify-items-center gap-4 px-5 py-10 text-center">
      <title>{liveTexts.windowTitle(liveTexts.page)}</title>
      <PlanCourt flight="bounces" className="w-42 text-line-strong" />
      <h1 className="heading-2">{liveTexts.open.title}</h1>
      {problem !== null && <Alert kind="err">{problem}</Alert>}
      <div className="grid w-full gap-2.5">
        <Button variant="saque" size="gym" pending={busy === 'resume'} onClick={() => void resume()}>
          {liveTexts.open.resume}
        </Button>
        <Button
          variant="line"
          size="gym"
          pending={busy === 'discard'}
          pendingLabel={liveTexts.open.discarding}
          onClick={() => void startAnew()}
        >
          {liveTexts.open.discard}
        </Button>
      </div>
    </div>
  );
}
