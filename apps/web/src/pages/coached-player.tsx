import type { CoachedPage } from '@bandeja/domain/coaching/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { CoachedCheckIns } from '#features/check-ins/coached-check-ins.tsx';
import { AboutWhat } from '#features/coaching/about-what.tsx';
import {
  coachedThreadQuery,
  playerQuery,
  useEndCoached,
  useReportCoached,
  useWriteToPlayer,
} from '#features/coaching/api.ts';
import { CoachThread } from '#features/coaching/coach-thread.tsx';
import { DraftBar } from '#features/coaching/draft-bar.tsx';
import {
  ClosedCard,
  DiscomfortsCard,
  GoalsCard,
  MarksCard,
  NoteCard,
  Shared,
  WeightCard,
} from '#features/coaching/player-cards.tsx';
import { PlayerHead } from '#features/coaching/player-head.tsx';
import { ReportDialog } from '#features/coaching/report-dialog.tsx';
import { SessionsCard } from '#features/coaching/sessions-card.tsx';
import { endTexts, mineTexts, reportTexts, playerTexts as texts } from '#features/coaching/texts.ts';
import { WeekDrafts } from '#features/coaching/week-drafts.tsx';
import { CoachedFilms } from '#features/films/coached-films.tsx';
import { routinesQuery } from '#features/routines/api.ts';
import { ThreadLog } from '#features/support/thread-log.tsx';
import { WriteForm } from '#features/support/write-form.tsx';
import * as paths from '#lib/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { useToast } from '#ui/toast.tsx';

export function CoachedPlayerPage() {
  const { id = '' } = useParams();
  const query = useQuery(playerQuery(id));
  return (
    <div className="wrap grid grid-cols-1 gap-5 pt-6 pb-24 lg:pt-10">
      <p>
        <Link to={paths.coachHome}>{texts.back}</Link>
      </p>
      {query.data === undefined && <ListWait query={query} failed={texts.failed} loading={texts.loading} level={1} />}
      {query.data === null && (
        <EmptyState level={1} className="card" flight="bounces" title={texts.missing}>
          {texts.missingText}
        </EmptyState>
      )}
      {query.data && <Player player={query.data} />}
    </div>
  );
}

function Player({ player }: { player: CoachedPage }) {
  const { _id, name, scopes, discomforts, hasRedFlag, marks, weights, unread } = player;
  const routines = useQuery(routinesQuery).data ?? [];
  return (
    <>
      <PlayerHead player={player} routines={routines} />
      <Shared scopes={scopes} label={texts.shares} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <WeekDrafts player={player} routines={routines} />
          <SessionsCard player={player} />
          {scopes.includes('health') && <CoachedCheckIns playerId={_id} />}
          <div className="grid gap-5 sm:grid-cols-2">
            <GoalsCard goals={player.goals} />
            <NoteCard key={_id} playerId={_id} note={player.note} />
          </div>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          {discomforts && <DiscomfortsCard list={discomforts} hasRedFlag={hasRedFlag ?? false} />}
          {marks && <MarksCard playerId={_id} marks={marks} />}
          {scopes.includes('films') && <CoachedFilms playerId={_id} />}
          {weights && <WeightCard weights={weights} />}
          <Thread playerId={_id} name={name} unread={unread} />
          <ClosedCard scopes={scopes} />
          <WaysOut playerId={_id} />
        </div>
      </div>
      <DraftBar player={player} />
    </>
  );
}

/** It is read where it is opened: what is unread is told before. */
function Thread({ playerId, name, unread }: { playerId: string; name: string; unread: number }) {
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({ ...coachedThreadQuery(playerId), enabled: isOpen });
  const write = useWriteToPlayer(playerId);
  if (!isOpen) {
    return (
      <section aria-labelledby="hilo" className="card card-tight grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="hilo" className="heading-3">
            {texts.thread(name)}
          </h2>
          {unread > 0 && <Badge tone="warn">{texts.unread(unread)}</Badge>}
        </div>
        <Button variant="line" className="justify-self-start" onClick={() => setOpen(true)}>
          {texts.threadOpen}
        </Button>
      </section>
    );
  }
  return (
    <CoachThread
      title={texts.thread(name)}
      query={query}
      empty={mineTexts.threadEmpty}
      log={(messages) => (
        <ThreadLog
          label={texts.thread(name)}
          entries={messages.map((message) => ({
            ...message,
            by: message.side === 'team' ? mineTexts.you : (message.author ?? name),
            about: (
              <AboutWhat
                message={message}
                sessionAt={(id) => paths.coachedSession(playerId, id)}
                filmAt={(id) => paths.coachedFilm(playerId, id)}
              />
            ),
          }))}
        />
      )}
      form={
        <WriteForm
          label={texts.writeTo(name)}
          submit={mineTexts.send}
          send={(body) =>
            new Promise<void>((onSuccess, onError) => write.start(body, { onSuccess: () => onSuccess(), onError }))
          }
        />
      }
    />
  );
}

function WaysOut({ playerId }: { playerId: string }) {
  const [step, setStep] = useState<'none' | 'end' | 'report'>('none');
  const end = useEndCoached(playerId);
  const report = useReportCoached(playerId);
  const navigate = useNavigate();
  const toast = useToast();

  function leave() {
    toast(texts.ended);
    void navigate(paths.coachHome);
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="line" size="sm" onClick={() => setStep('end')}>
        {texts.end}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setStep('report')}>
        {mineTexts.report}
      </Button>
      <ConfirmDialog
        isOpen={step === 'end'}
        texts={endTexts}
        action={{ ...end, start: () => end.start(undefined, { onSuccess: leave }) }}
        onClose={() => setStep('none')}
      />
      {step === 'report' && (
        <ReportDialog
          send={(body) =>
            new Promise<void>((onSuccess, onError) =>
              report.start(body, {
                onSuccess: () => {
                  toast(reportTexts.sent);
                  if (body.blocks) leave();
                  onSuccess();
                },
                onError,
              }),
            )
          }
          onClose={() => setStep('none')}
        />
      )}
    </div>
  );
}
