import { hasFeature } from '@bandeja/domain/billing/rules';
import type { Session } from '@bandeja/domain/sessions/contract';
import { isLocked } from '@bandeja/domain/sessions/rules';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { useAuth } from '#features/auth/auth-context.tsx';
import { hasRecording, sessionKey } from '#features/pulse/recording-keys.ts';
import { sessionQuery } from '#features/sessions/api.ts';
import { ClosingCard } from '#features/sessions/closing/closing-card.tsx';
import { correctTexts } from '#features/sessions/correct/texts.ts';
import { FinishHero, UnfinishedHero, weekSentence } from '#features/sessions/detail/finish-hero.tsx';
import { InstallCard } from '#features/sessions/detail/install-card.tsx';
import { SessionFacts } from '#features/sessions/detail/session-facts.tsx';
import { TakeAlong } from '#features/sessions/detail/take-along.tsx';
import { historyQuery } from '#features/sessions/history/api.ts';
import { ShareButton } from '#features/sessions/share/share-button.tsx';
import { sessionTexts, detailTexts as texts } from '#features/sessions/texts.ts';
import { statsQuery } from '#features/stats/api.ts';
import { StravaActions } from '#features/strava/strava-actions.tsx';
import { call } from '#lib/http.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import * as paths from '#lib/paths.ts';
import { BallLoader } from '#ui/ball-loader.tsx';
import { Button } from '#ui/button.tsx';
import { PageError } from '#ui/page-error.tsx';

const MatchCorrection = lazyPart(async () => (await import('#features/matches/match-correction.tsx')).MatchCorrection);
const LostPointsCards = lazyPart(async () => (await import('#features/matches/lost-points-cards.tsx')).LostPointsCards);
const MyCommentedSession = lazyPart(
  async () => (await import('#features/coaching/my-comments.tsx')).MyCommentedSession,
  ({ facts }) => facts(),
);
const SessionPulseCard = lazyPart(async () => (await import('#features/pulse/session-pulse.tsx')).SessionPulseCard);
const PolarOffer = lazyPart(async () => (await import('#features/polar/polar-offer.tsx')).PolarOffer);
const NextCard = lazyPart(async () => (await import('#features/schedule/next-card.tsx')).NextCard);
const CorrectDialog = lazyPart(
  async () => (await import('#features/sessions/correct/correct-dialog.tsx')).CorrectDialog,
);

export function TrainingSessionDetailPage() {
  const { sessionId = '' } = useParams();
  const query = useQuery(sessionQuery(sessionId));
  const { user } = useAuth();
  const stats = useQuery(statsQuery);
  const newest = useQuery(historyQuery);
  const { data: session } = query;

  const hasWatches = hasFeature(user?.subscription ?? null, 'wearable_integration');
  const isCoached = hasFeature(user?.subscription ?? null, 'personal_trainer');

  // a session read while it ran may be over by now
  const isStale = session?.isFinished === false && query.isFetching;
  const frame = { heading: texts.heading, back: { to: paths.dashboard, label: sessionTexts.backToDashboard } } as const;
  if (session === null) return <PageError {...frame} title={texts.missing} text={texts.missingHint} />;
  if (session === undefined && query.isError) {
    return <PageError {...frame} title={texts.loadFailed} query={query} />;
  }
  if (session === undefined || isStale) return <BallLoader label={texts.loading} page />;

  return (
    <div className="mx-auto max-w-summary pb-16 lg:pt-10">
      {session.isFinished ? (
        <>
          <title>{`${texts.windowTitle} · Bandeja`}</title>
          <FinishHero
            session={session}
            sentence={weekSentence({
              session,
              sessionsThisWeek: stats.data?.sessionsThisWeek ?? null,
              newest: newest.data ?? [],
              now: new Date(),
            })}
            action={
              <>
                <ShareButton session={session} />
                <CorrectionDoor session={session} />
              </>
            }
          />
          <div className="grid gap-3 p-5 lg:grid-cols-2 lg:px-0 lg:py-6">
            <ClosingCard key={session._id} session={session} className="card card-tight lg:col-span-2" />
            {user && isNewest(session, newest.data) && (
              <Suspense fallback={null}>
                <NextCard user={user} doneOn={session.localDate} className="card card-tight lg:col-span-2" />
              </Suspense>
            )}
            {isCoached ? (
              <Suspense fallback={<SessionFacts session={session} />}>
                <MyCommentedSession
                  id={session._id}
                  facts={(under) => <SessionFacts session={session} under={under} />}
                />
              </Suspense>
            ) : (
              <SessionFacts session={session} />
            )}
            {session.match?.lost && (
              <Suspense fallback={null}>
                <LostPointsCards sessionId={session._id} lost={session.match.lost} />
              </Suspense>
            )}
            <Suspense fallback={null}>
              {hasWatches && <PolarOffer sessionId={session._id} className="card card-tight lg:col-span-2" />}
              {isMeasured(session) && <SessionPulseCard key={session._id} session={session} />}
            </Suspense>
            <TakeAlong session={session} hasWatches={hasWatches}>
              <StravaActions sessionId={session._id} isIncluded={hasWatches} />
            </TakeAlong>
            {hasJustEnded(session, newest.data) && <InstallCard sessionId={session._id} />}
          </div>
        </>
      ) : (
        <UnfinishedHero session={session} />
      )}
    </div>
  );
}

/** Whether it is the newest of three or more finished sessions: a returning player may want to install the app. */
const hasJustEnded = (session: Session, newest: readonly { _id: string }[] = []) =>
  newest.length >= 3 && isNewest(session, newest);

const isNewest = ({ _id }: Session, newest: readonly { _id: string }[] = []) => newest[0]?._id === _id;

/** On the server, or here where the live screen was closed before it gave its recording away. */
const isMeasured = ({ _id, hasPulse }: Session) => hasPulse === true || hasRecording(sessionKey(_id));

/** Link to a correction, for 14 days; it begins with the session stored at that moment. */
function CorrectionDoor({ session }: { session: Session }) {
  const read = useMutation({ mutationFn: () => call('GET /training-sessions/:id', { params: { id: session._id } }) });
  const isOver = isLocked(session.finishedAt === null ? null : new Date(session.finishedAt), new Date());
  if (isOver) return null;
  const opened = read.data;
  const isMatch = opened?.type === 'Partido' && opened.exercises.length === 0;
  const window = { isOpen: true, onClose: read.reset };
  return (
    <>
      <Button
        variant="line"
        className="min-h-13 grow min-[480px]:grow-0"
        pending={read.isPending}
        onClick={() => read.mutate()}
      >
        {correctTexts.open}
      </Button>
      {read.isError && <p role="alert">{correctTexts.openFailed}</p>}
      <Suspense fallback={null}>
        {opened && isMatch && <MatchCorrection session={opened} {...window} />}
        {opened && !isMatch && <CorrectDialog session={opened} {...window} />}
      </Suspense>
    </>
  );
}
