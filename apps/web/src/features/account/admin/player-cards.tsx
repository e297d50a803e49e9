import type { PlayerFile } from '@bandeja/domain/account/contract';
import type { ReactNode } from 'react';
import { useMailsTo } from '#features/account/admin/api.ts';
import { playerTexts as texts } from '#features/account/admin/texts.ts';
import { formatMediumDate, formatTime } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { useToast } from '#ui/toast.tsx';

export function PlayerCard({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="card grid grid-cols-1 content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="heading-3">{title}</h2>
        {aside && <div className="text-sm text-ink-2">{aside}</div>}
      </div>
      {children}
    </section>
  );
}

export function Rows({ rows }: { rows: { key: string; left: ReactNode; right: ReactNode }[] }) {
  if (rows.length === 0) return <p className="text-ink-2">{texts.none}</p>;
  return (
    <ul className="grid grid-cols-1 border-t">
      {rows.map(({ key, left, right }) => (
        <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 border-b py-2">
          <span className="min-w-0 wrap-anywhere">{left}</span>
          <span className="text-sm text-ink-2">{right}</span>
        </li>
      ))}
    </ul>
  );
}

export function MailButtons({ userId, isVerified }: { userId: string; isVerified: boolean }) {
  const { reset, verification } = useMailsTo(userId);
  const toast = useToast();
  const onError = (error: unknown) => toast(serverMessage(error) ?? texts.mailFailed, { kind: 'err', seconds: 6 });
  return (
    <div className="flex flex-wrap gap-2.5">
      {!isVerified && (
        <Button
          variant="line"
          pending={verification.isPending}
          pendingLabel={texts.sending}
          onClick={() =>
            verification.mutate(undefined, { onSuccess: ({ sent }) => toast(texts.resent(sent)), onError })
          }
        >
          {texts.resend}
        </Button>
      )}
      <Button
        variant="line"
        pending={reset.isPending}
        pendingLabel={texts.sending}
        onClick={() => reset.mutate(undefined, { onSuccess: () => toast(texts.resetSent), onError })}
      >
        {texts.reset}
      </Button>
    </div>
  );
}

export function ConsentsCard({ player }: { player: PlayerFile }) {
  const rows = player.consents.map(({ kind, textVersion, givenAt, withdrawnAt }) => ({
    key: `${kind} ${givenAt}`,
    left: texts.version(texts.consentKinds[kind] ?? kind, textVersion),
    right:
      withdrawnAt === null ? texts.given(formatMediumDate(givenAt)) : texts.withdrawn(formatMediumDate(withdrawnAt)),
  }));
  const marketing = { key: 'marketing', left: texts.marketing, right: texts.marketingStates[player.marketing] };
  return (
    <PlayerCard title={texts.consents} aside={texts.consentsHint}>
      <Rows rows={[...rows, marketing]} />
    </PlayerCard>
  );
}

export function SessionsCard({ sessions }: Pick<PlayerFile, 'sessions'>) {
  return (
    <PlayerCard title={texts.sessions} aside={texts.recent(sessions.recent)}>
      <Rows
        rows={sessions.last.map(({ _id, name, minutes, finishedAt }) => ({
          key: _id,
          left: name,
          right: texts.session(formatMediumDate(finishedAt), minutes),
        }))}
      />
    </PlayerCard>
  );
}

export function ThreadsCard({ threads }: Pick<PlayerFile, 'threads'>) {
  return (
    <PlayerCard title={texts.messages}>
      <Rows
        rows={threads.map(({ _id, reference, message, isWaiting }) => ({
          key: _id,
          left: (
            <>
              <Link to={paths.deskThread(_id)}>{reference}</Link> · {message.slice(0, 80)}
            </>
          ),
          right: isWaiting ? <Badge tone="warn">{texts.waiting}</Badge> : <Badge tone="ok">{texts.answered}</Badge>,
        }))}
      />
    </PlayerCard>
  );
}

type AuditCardProps = Pick<PlayerFile, 'audit'> & { words: (entry: PlayerFile['audit'][number]) => string };

export function AuditCard({ audit, words }: AuditCardProps) {
  return (
    <PlayerCard title={texts.audit} aside={texts.auditHint}>
      <Rows
        rows={audit.map((entry) => ({
          key: entry._id,
          left: words(entry),
          right: `${formatMediumDate(entry.at)}, ${formatTime(entry.at)}`,
        }))}
      />
    </PlayerCard>
  );
}
