import { getStatus, type Status } from '@bandeja/domain/admin/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { statusTexts as texts } from '#features/admin/texts.ts';
import { formatDate, formatMediumDate, formatNumber, formatTime } from '#lib/format.ts';
import { callQuery } from '#lib/query.ts';
import { Badge } from '#ui/badge.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { ListWait } from '#ui/list-wait.tsx';

const refreshMs = 30_000;
const statusQuery = callQuery(getStatus, {}, { refetchInterval: refreshMs, staleTime: 0 });

/** A copy that is older than this is said to be missing. */
const backupDays = 2;
/** A mail that waits longer than this is more than the next look of the worker. */
const lateMinutes = 5;
const leastFreeShare = 0.05;
const dayMs = 86_400_000;

/** «Estado»: the sentence first, then four figures, then what waits and what was done. */
export function StatusPanel() {
  const query = useQuery(statusQuery);
  if (!query.data) {
    return (
      <ListWait query={query} failed={texts.loadFailed} level={2}>
        <BallLoader label={texts.loading} page />
      </ListWait>
    );
  }
  const { mails, queues, server } = query.data;
  const gigabytes = (bytes: number) => formatNumber(Math.round(bytes / 1e9));
  return (
    <div className="grid grid-cols-1 gap-6">
      <div role="status">
        <h2>{sentenceOf(query.data)}</h2>
        <p className="text-sm text-ink-2">{texts.seen(formatTime(query.data.at))}</p>
      </div>
      <Figures status={query.data} />
      {mails.oldest.length > 0 && (
        <section aria-labelledby="waiting-mails" className="grid min-w-0 gap-3">
          <h3 id="waiting-mails">{texts.waiting.title}</h3>
          <p className="text-ink-2">{texts.waiting.hint}</p>
          <DataTable
            cards
            caption={texts.waiting.caption}
            columns={mailColumns}
            rows={mails.oldest.map((mail, place) => ({ ...mail, place }))}
            keyOf={({ place }) => String(place)}
          />
        </section>
      )}
      <section aria-labelledby="job-queues" className="grid min-w-0 gap-3">
        <h3 id="job-queues">{texts.queues.title}</h3>
        <DataTable
          cards
          caption={texts.queues.caption}
          columns={queueColumns}
          rows={queues}
          keyOf={({ name }) => name}
        />
      </section>
      <p className="text-sm text-ink-2">
        {texts.server(
          server.version,
          `${formatDate(server.startedAt)}, ${formatTime(server.startedAt)}`,
          gigabytes(server.freeBytes),
          gigabytes(server.totalBytes),
        )}
      </p>
    </div>
  );
}

/** What an admin should do something about, in one sentence. */
export function sentenceOf({ at, mails, queues, lastBackupAt, makesBackups, server }: Status): string {
  const now = Date.parse(at);
  const [oldest] = mails.oldest;
  const isLate = oldest !== undefined && now - Date.parse(oldest.orderedAt) > lateMinutes * 60_000;
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
  const isOld = lastBackupAt === null || now - Date.parse(lastBackupAt) > backupDays * dayMs;
  const reasons = [
    ...(isLate ? [texts.mailsWait(mails.waiting)] : []),
    ...(failed > 0 ? [texts.jobsFailed(failed)] : []),
    ...(makesBackups && isOld ? [texts.noBackup] : []),
    ...(server.freeBytes < server.totalBytes * leastFreeShare ? [texts.noRoom] : []),
  ];
  return reasons.length === 0 ? texts.fine : texts.but(new Intl.ListFormat('es').format(reasons));
}

function Figures({ status }: { status: Status }) {
  const { mails, queues, database, lastBackupAt, makesBackups } = status;
  const [oldest] = mails.oldest;
  const sum = (field: 'waiting' | 'done' | 'failed') => queues.reduce((total, queue) => total + queue[field], 0);
  return (
    <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <Figure term={texts.mails} note={oldest ? texts.oldest(instant(oldest.orderedAt)) : texts.noMails}>
        {formatNumber(mails.waiting)}
      </Figure>
      <Figure term={texts.jobs} note={texts.jobsToday(sum('done'), sum('failed'))}>
        {formatNumber(sum('waiting'))}
      </Figure>
      <Figure
        term={texts.database}
        note={texts.databaseFacts(formatNumber(database.milliseconds), database.migrations)}
      >
        {`${formatNumber(Math.round(database.bytes / 1e6))} MB`}
      </Figure>
      <Figure term={texts.backup} note={makesBackups ? texts.backupHow : texts.backupElsewhere}>
        {lastBackupAt === null ? (makesBackups ? texts.never : '—') : formatMediumDate(lastBackupAt)}
      </Figure>
    </dl>
  );
}

function Figure({ term, note, children }: { term: string; note: string; children: ReactNode }) {
  return (
    <div className="card grid content-start gap-1">
      <dt className="text-sm text-ink-2">{term}</dt>
      <dd className="num text-h2 font-head">{children}</dd>
      <dd className="text-sm text-ink-2">{note}</dd>
    </div>
  );
}

const instant = (at: string) => `${formatMediumDate(at)}, ${formatTime(at)}`;

const mailColumns: [Column<Status['mails']['oldest'][number]>, ...Column<Status['mails']['oldest'][number]>[]] = [
  { title: texts.waiting.mail, cell: ({ kind }) => texts.waiting.kinds[kind] ?? kind },
  { title: texts.waiting.since, cell: ({ orderedAt }) => instant(orderedAt) },
];

type Queue = Status['queues'][number];

const queueColumns: [Column<Queue>, ...Column<Queue>[]] = [
  { title: texts.queues.name, cell: ({ name }) => texts.queues.names[name] ?? name },
  { title: texts.queues.waiting, numeric: true, cell: ({ waiting }) => formatNumber(waiting) },
  { title: texts.queues.done, numeric: true, cell: ({ done }) => formatNumber(done) },
  {
    title: texts.queues.failed,
    numeric: true,
    cell: ({ failed }) => (failed === 0 ? '0' : <Badge tone="err">{formatNumber(failed)}</Badge>),
  },
  {
    title: texts.queues.last,
    cell: ({ lastEndedAt }) => (lastEndedAt === null ? texts.queues.never : instant(lastEndedAt)),
  },
];
