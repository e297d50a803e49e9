import { exerciseSubject } from '@bandeja/domain/coaching/schemas';
import { sessionLabel } from '@bandeja/domain/schedule/rules';
import type { Session } from '@bandeja/domain/sessions/contract';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { coachedPulseQuery, coachedSessionQuery, playerQuery } from '#features/coaching/api.ts';
import { commentTexts } from '#features/coaching/comment-texts.ts';
import { CommentsUnder } from '#features/coaching/comments.tsx';
import { Effort } from '#features/coaching/sessions-card.tsx';
import { playerTexts as texts } from '#features/coaching/texts.ts';
import { useCoachedComments } from '#features/coaching/use-comments.ts';
import { SessionFacts } from '#features/sessions/detail/session-facts.tsx';
import { formatLongDate } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

/** A session of a player for their coach: sets, effort, and what the two wrote under it. */
export function CoachedSessionPage() {
  const { id = '', sessionId = '' } = useParams();
  const query = useQuery(coachedSessionQuery(id, sessionId));
  const player = useQuery(playerQuery(id)).data;
  return (
    <div className="wrap grid grid-cols-1 gap-5 pt-6 pb-24 lg:pt-10">
      <p>
        <Link to={paths.coachedPlayer(id)}>{player?.name ?? texts.backToPlayer}</Link>
      </p>
      {query.data === undefined && (
        <ListWait query={query} failed={texts.sessionFailed} loading={texts.sessionLoading} level={1} />
      )}
      {query.data === null && (
        <EmptyState level={1} className="card" flight="bounces" title={texts.sessionMissing}>
          {texts.sessionMissingText}
        </EmptyState>
      )}
      {query.data && (
        <CoachedSession
          session={query.data.session}
          playerId={id}
          name={player?.name ?? ''}
          hasPulse={player?.scopes.includes('pulse') ?? false}
        />
      )}
    </div>
  );
}

type CoachedSessionProps = { session: Session; playerId: string; name: string; hasPulse: boolean };

function CoachedSession({ session, playerId, name, hasPulse }: CoachedSessionProps) {
  const subject = { about: 'session', aboutId: session._id } as const;
  const comments = useCoachedComments(playerId, subject);
  const pulse = useQuery({ ...coachedPulseQuery(playerId, session._id), enabled: hasPulse }).data;
  const writeLabel = commentTexts.toPlayer(name);
  return (
    <>
      <PageTitle title={session.name} sentence={formatLongDate(session.localDate)} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <TypeBadge type={sessionLabel(session)} />
        <span className="num">{texts.minutes(minutesOf(session.duration))}</span>
        <span className="flex items-center gap-2">
          <span className="text-ink-2">{texts.sessionHeads.effort}</span>
          <Effort rpe={session.rpe} />
        </span>
        {pulse && pulse.average !== null && <span>{texts.pulse(pulse.average, pulse.most)}</span>}
      </div>
      {session.notes !== '' && (
        <section aria-labelledby="dijo" className="card card-tight grid gap-1">
          <h2 id="dijo" className="heading-3">
            {texts.saidOfIt}
          </h2>
          <p className="wrap-anywhere whitespace-pre-line">«{session.notes}»</p>
        </section>
      )}
      <section aria-labelledby="comentarios" className="card card-tight grid gap-3">
        <h2 id="comentarios" className="heading-3">
          {commentTexts.session}
        </h2>
        <CommentsUnder
          comments={comments}
          subject={subject}
          label={commentTexts.session}
          writeLabel={writeLabel}
          hasForm
        />
      </section>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        <SessionFacts
          session={session}
          under={(entry) => (
            <CommentsUnder
              comments={comments}
              subject={{ about: 'exercise', aboutId: exerciseSubject(session._id, entry._id) }}
              label={commentTexts.exercise(entry.name)}
              writeLabel={writeLabel}
            />
          )}
        />
      </div>
    </>
  );
}
