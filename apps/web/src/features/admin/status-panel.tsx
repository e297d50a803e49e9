import type { Status } from '@bandeja/domain/admin/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { statusTexts as texts } from '#features/admin/texts.ts';
import { formatAge, formatAxisDate, formatExactTime, formatNumber, formatTime, formatWeekday } from '#lib/format.ts';
import { callMutation, callQuery, invalidate } from '#lib/query.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Badge } from '#ui/badge.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { FigureCell, FigureRow } from '#ui/figure-row.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { useToast } from '#ui/toast.tsx';

const refreshMs = 30_000;
/** A mail that is being sent is checked again soon: the server sends it within a second or two. */
const soonMs = 2_000;
const statusQuery = callQuery(
  'GET /admin/status',
  {},
  {
    refetchInterval: ({ state: { data } }) =>
      data?.mails.oldest.some((mail) => turnOf(mail, data.at) === 'now') ? soonMs : refreshMs,
    staleTime: 0,
  },
);

const backupDays = 2;
/** A mail that waits longer than this is more than the next look of the worker. */
const lateMinutes = 5;
const leastFreeShare = 0.05;
const dayMs = 86_400_000;

export function StatusPanel() {
  const query = useQuery(statusQuery);
  if (!query.data) {
    return (
      <ListWait query={query} failed={texts.loadFailed} level={2}>
        <BallLoader label={texts.loading} page />
      </ListWait>
    );
  }
  const { at, mails, queues, connections, server } = query.data;
  const gigabytes = (bytes: number) => formatNumber(Math.round(bytes / 1e9));
  return (
    <div className="grid grid-cols-1 gap-6">
      <div role="status" className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2>{sentenceOf(query.data)}</h2>
        <p className="num text-sm text-ink-2">{texts.seen(formatExactTime(at))}</p>
      </div>
      <Figures status={query.data} />
      <div
        className={classNames(
          'grid grid-cols-1 items-start gap-6',
          mails.oldest.length > 0 && 'xl:grid-cols-[1.25fr_1fr]',
        )}
      >
        {mails.oldest.length > 0 && (
          <DataTable
            cards
            title={<TableTitle hint={texts.waiting.hint}>{texts.waiting.title}</TableTitle>}
            caption={texts.waiting.caption}
            columns={mailColumns}
            rows={mails.oldest.map((mail) => ({ ...mail, turn: turnOf(mail, at) }))}
            keyOf={({ _id }) => _id}
          />
        )}
        <DataTable
          cards
          title={<TableTitle>{texts.queues.title}</TableTitle>}
          caption={texts.queues.caption}
          columns={queueColumns}
          rows={queues.map((queue) => ({ ...queue, at }))}
          keyOf={({ name }) => name}
        />
      </div>
      {connections.strava !== null && <p className="num text-sm">{texts.strava(connections.strava)}</p>}
      {connections.polar !== null && <p className="num text-sm">{texts.polar(connections.polar)}</p>}
      <p className="num text-sm text-ink-2">
        {texts.server(
          server.version,
          ageAt(at, server.startedAt),
          gigabytes(server.freeBytes),
          gigabytes(server.totalBytes),
        )}
      </p>
    </div>
  );
}

function TableTitle({ hint, children }: { hint?: string; children: string }) {
  return (
    <div className="max-md:pb-3 md:px-4 md:pt-4">
      <h3>{children}</h3>
      {hint && <p className="text-sm text-ink-2">{hint}</p>}
    </div>
  );
}

function dayOf(instant: string, at: string): string {
  const daysAgo = Math.round((startOfDay(at) - startOfDay(instant)) / dayMs);
  if (daysAgo < 2) return daysAgo < 1 ? texts.today : texts.yesterday;
  return texts.on(daysAgo < 7 ? formatWeekday(instant) : formatAxisDate(instant));
}

const startOfDay = (instant: string) => new Date(instant).setHours(0, 0, 0, 0);

const ageAt = (at: string, earlier: string) => formatAge(Date.parse(at) - Date.parse(earlier));

export function sentenceOf({ at, mails, queues, lastBackup, makesBackups, server }: Status): string {
  const now = Date.parse(at);
  const [oldest] = mails.oldest;
  const isLate = oldest !== undefined && now - Date.parse(oldest.orderedAt) > lateMinutes * 60_000;
  const hasFailed = mails.oldest.some(({ reason }) => reason !== null);
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
  const isOld = lastBackup === null || now - Date.parse(lastBackup.at) > backupDays * dayMs;
  const reasons = [
    ...(isLate || hasFailed ? [texts.mailsWait(mails.waiting)] : []),
    ...(failed > 0 ? [texts.jobsFailed(failed)] : []),
    ...(makesBackups && isOld ? [texts.noBackup] : []),
    ...(server.freeBytes < server.totalBytes * leastFreeShare ? [texts.noRoom] : []),
  ];
  return reasons.length === 0 ? texts.fine : texts.but(new Intl.ListFormat('es').format(reasons));
}

function Figures({ status }: { status: Status }) {
  const { at, mails, queues, database, lastBackup, makesBackups } = status;
  const [oldest] = mails.oldest;
  const sum = (field: 'waiting' | 'done' | 'failed') => queues.reduce((total, queue) => total + queue[field], 0);
  const how = makesBackups ? texts.backupHow : texts.backupElsewhere;
  const megabytes = (bytes: number) => formatNumber(Math.round(bytes / 1e6));
  return (
    <FigureRow>
      <FigureCell name={texts.mails} value={formatNumber(mails.waiting)}>
        {oldest ? texts.oldest(ageAt(at, oldest.orderedAt)) : texts.noMails}
      </FigureCell>
      <FigureCell name={texts.jobs} value={formatNumber(sum('waiting'))}>
        {texts.jobsToday(sum('done'), sum('failed'))}
      </FigureCell>
      <FigureCell
        name={texts.database}
        value={
          <>
            {megabytes(database.bytes)} <small>MB</small>
          </>
        }
      >
        {texts.databaseFacts(formatNumber(database.milliseconds), database.migrations)}
      </FigureCell>
      <FigureCell name={texts.backup} value={lastBackup === null ? '—' : formatTime(lastBackup.at)}>
        {lastBackup === null
          ? how
          : texts.backupFacts(
              dayOf(lastBackup.at, at),
              megabytes(lastBackup.bytes),
              lastBackup.restoredAt && dayOf(lastBackup.restoredAt, at),
            )}
      </FigureCell>
    </FigureRow>
  );
}

type WaitingMail = Status['mails']['oldest'][number];
type Turn = 'now' | 'lost' | { minutes: number };

function turnOf({ reason, nextTryAt }: WaitingMail, at: string): Turn {
  if (reason === 'lost') return 'lost';
  const wait = nextTryAt === null ? 0 : Date.parse(nextTryAt) - Date.parse(at);
  return wait <= 0 ? 'now' : { minutes: Math.ceil(wait / 60_000) };
}

const nameOf = ({ kind }: WaitingMail) => texts.waiting.kinds[kind] ?? kind;

const mailColumns: [Column<WaitingMail & { turn: Turn }>, ...Column<WaitingMail & { turn: Turn }>[]] = [
  { title: texts.waiting.mail, cell: nameOf },
  { title: texts.waiting.attempts, numeric: true, cell: ({ attempts }) => formatNumber(attempts) },
  { title: texts.waiting.why, cell: (mail) => <Why {...mail} /> },
];

function Why(mail: WaitingMail & { turn: Turn }) {
  const { reason, turn } = mail;
  const { reasons, leaving, leavesIn, againIn } = texts.waiting;
  const next = turn === 'now' ? leaving : turn !== 'lost' && (reason ? againIn : leavesIn)(turn.minutes);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p>
        {reason && <span className="block">{reasons[reason]}</span>}
        {next && <span className={reason ? 'block text-sm text-ink-2' : ''}>{next}</span>}
      </p>
      {turn !== 'now' && <Retry mail={mail} />}
    </div>
  );
}

function Retry({ mail }: { mail: WaitingMail }) {
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    ...callMutation('POST /admin/mails/:id/retry', (id: string) => ({ params: { id } })),
    onSuccess: () => toast(texts.waiting.retried),
    onError: (error) => toast(serverMessage(error) ?? texts.waiting.retryFailed, { kind: 'err', seconds: 6 }),
    onSettled: () => invalidate(client, 'GET /admin/status'),
  });
  return (
    <Button
      variant="line"
      size="sm"
      aria-label={texts.waiting.retryOf(nameOf(mail))}
      pending={isPending}
      pendingLabel={texts.waiting.retrying}
      onClick={() => mutate(mail._id)}
    >
      {texts.waiting.retry}
    </Button>
  );
}

type Queue = Status['queues'][number] & { at: string };

const queueColumns: [Column<Queue>, ...Column<Queue>[]] = [
  { title: texts.queues.name, cell: ({ name }) => texts.queues.names[name] ?? name },
  { title: texts.queues.last, cell: (queue) => lastTimeOf(queue) },
  { title: texts.queues.state, numeric: true, cell: (queue) => <State {...queue} /> },
];

function lastTimeOf({ running, last, at }: Queue): string {
  if (running > 0) return texts.queues.now;
  if (last === null) return texts.queues.never;
  const day = dayOf(last.endedAt, at);
  const seconds = formatNumber(last.milliseconds / 1000);
  return texts.queues.took(day === texts.today ? '' : day, formatTime(last.endedAt), seconds);
}

function State({ waiting, running, failed, last }: Queue) {
  const hasFailed = running > 0 ? undefined : last?.hasFailed;
  return (
    <span className="inline-flex flex-wrap gap-1 md:justify-end">
      {failed > 0 && <Badge tone="err">{texts.queues.failed(failed)}</Badge>}
      {waiting > 0 && <Badge tone="warn">{texts.queues.waiting(waiting)}</Badge>}
      {running > 0 && <Badge tone="warn">{texts.queues.running}</Badge>}
      {hasFailed !== undefined && (
        <Badge tone={hasFailed ? 'err' : 'ok'}>{hasFailed ? texts.queues.lastFailed : texts.queues.done}</Badge>
      )}
      {failed + waiting + running === 0 && last === null && <Badge>{texts.queues.idle}</Badge>}
    </span>
  );
}
