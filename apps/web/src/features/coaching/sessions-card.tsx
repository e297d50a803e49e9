import type { CoachedPage } from '@bandeja/domain/coaching/contract';
import type { Commented } from '@bandeja/domain/coaching/schemas';
import { sessionLabel } from '@bandeja/domain/schedule/rules';
import type { SessionSummary } from '@bandeja/domain/sessions/contract';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { coachedSessionsQuery } from '#features/coaching/api.ts';
import { CommentMark } from '#features/coaching/comment-mark.tsx';
import { commentTexts } from '#features/coaching/comment-texts.ts';
import { playerTexts as texts } from '#features/coaching/texts.ts';
import { formatAxisDate, formatNumber } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { Link } from '#ui/link.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

const { name, date, type, minutes, effort, said } = texts.sessionHeads;

/** The last ones, and on demand all of them; each leads to its sets. */
export function SessionsCard({ player }: { player: CoachedPage }) {
  const { _id, sessions, commented } = player;
  const [isAll, setAll] = useState(false);
  const query = useInfiniteQuery({ ...coachedSessionsQuery(_id), enabled: isAll });
  const rows = isAll && query.data ? query.data.pages.flat() : sessions;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="heading-3">{texts.sessions}</h2>
        {!isAll && sessions.length > 0 && (
          <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
            {texts.allSessions}
          </Button>
        )}
      </div>
      {sessions.length === 0 ? (
        <p className="text-ink-2">{texts.noSessions}</p>
      ) : (
        <DataTable caption={texts.sessions} columns={columnsFor(_id, commented)} rows={rows} keyOf={keyOf} cards />
      )}
      {query.isError && <Alert kind="err">{texts.sessionFailed}</Alert>}
      {isAll && <MoreButton query={query}>{texts.moreSessions}</MoreButton>}
    </div>
  );
}

const keyOf = ({ _id }: SessionSummary) => _id;

function columnsFor(
  playerId: string,
  commented: readonly Commented[],
): readonly [Column<SessionSummary>, ...Column<SessionSummary>[]] {
  return [
    {
      title: name,
      cell: (session) => (
        <Link
          to={paths.coachedSession(playerId, session._id)}
          aria-label={`${session.name} ${texts.sessionOf(formatAxisDate(session.localDate))}`}
        >
          {session.name}
        </Link>
      ),
    },
    { title: date, cell: ({ localDate }) => formatAxisDate(localDate) },
    { title: type, cell: (session) => <TypeBadge type={sessionLabel(session)} /> },
    { title: minutes, numeric: true, cell: ({ duration }) => minutesOf(duration) },
    { title: effort, cell: ({ rpe }) => <Effort rpe={rpe} /> },
    {
      title: said,
      cell: (session) => {
        const marks = commented.find(({ about, aboutId }) => about === 'session' && aboutId === session._id);
        return (
          <span className="grid gap-1">
            {session.notes !== '' && <span className="wrap-anywhere">«{session.notes}»</span>}
            {marks && <CommentMark label={commentTexts.session} {...marks} />}
            {session.notes === '' && !marks && texts.noEffort}
          </span>
        );
      },
    },
  ];
}

const steps = Array.from({ length: 10 }, (_, index) => index + 1);

/** Ten steps and the figure. */
export function Effort({ rpe }: { rpe: number | null }) {
  if (rpe === null) return texts.noEffort;
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="flex gap-0.5">
        {steps.map((step) => (
          <span key={step} className={step <= rpe ? 'h-2.5 w-1 bg-ink' : 'h-2.5 w-1 bg-line'} />
        ))}
      </span>
      <span className="num font-strong">{formatNumber(rpe)}</span>
    </span>
  );
}
