import type { Overview } from '@bandeja/domain/admin/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { overviewTexts as texts } from '#features/admin/overview-texts.ts';
import { formatAxisDate, formatNumber, formatTime } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { callQuery } from '#lib/query.ts';
import { BoteLine } from '#ui/bote-line.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Fold } from '#ui/fold.tsx';
import { Link } from '#ui/link.tsx';
import { ListWait } from '#ui/list-wait.tsx';

const overviewQuery = callQuery('GET /admin/overview', {}, { staleTime: 0 });

const arcHeight = 80;

export function OverviewPanel() {
  const query = useQuery(overviewQuery);
  if (!query.data) return <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={2} />;
  const overview = query.data;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2>{texts.title(overview.inbox.waiting, overview.unpaid)}</h2>
        <p className="text-sm text-ink-2">{texts.counted(formatTime(overview.at))}</p>
      </div>
      <Figures overview={overview} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <section className="card grid grid-cols-1 gap-3">
          <h3 className="heading-3">{texts.weeks}</h3>
          <p className="text-sm text-ink-2">{texts.weeksHint}</p>
          <BoteLine
            label={texts.weeks}
            steps={overview.weeks.map(({ monday, signUps }, index) => ({
              state: index === overview.weeks.length - 1 ? 'now' : 'done',
              height: arcHeight * (signUps / Math.max(1, ...overview.weeks.map((week) => week.signUps))),
              label: formatNumber(signUps),
              ...(index % 2 === 1 ? { caption: formatAxisDate(monday) } : {}),
            }))}
            width={640}
            height={150}
            base={120}
          />
          <Fold title={texts.asTable}>
            <DataTable
              caption={texts.weeks}
              columns={[
                { title: texts.weekColumns.week, cell: ({ monday }) => formatAxisDate(monday) },
                { title: texts.weekColumns.signUps, numeric: true, cell: ({ signUps }) => formatNumber(signUps) },
              ]}
              rows={overview.weeks.toReversed()}
              keyOf={({ monday }) => monday}
            />
          </Fold>
        </section>
        <section className="card grid gap-2">
          <h3 className="heading-3">{texts.service}</h3>
          <p>{texts.mails(overview.mailsWaiting)}</p>
          <p>{texts.jobs(overview.jobsFailed)}</p>
          <p>
            <Link to={`${paths.admin}?tab=estado`}>{texts.see}</Link>
          </p>
        </section>
      </div>
    </div>
  );
}

const people = (filter: string) => `${paths.admin}?tab=usuarios&${filter}` as const;

/** Each figure with its period, and a way to its people. */
function Figures({ overview }: { overview: Overview }) {
  const { signUps, active, trials, endedTrials, paying, cancelled, unpaid, inbox } = overview;
  const names = texts.figures;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-y-2 border-ink py-4 lg:grid-cols-4">
      <Figure name={names.signUps} to={people('joined=week')} value={signUps.now}>
        {texts.signUps(signUps.before)}
      </Figure>
      <Figure name={names.active} to={people('active=week')} value={active}>
        {texts.active}
      </Figure>
      <Figure name={names.trials} to={people('trial=running')} value={trials.running}>
        {texts.trials(trials.endingThisWeek)}
      </Figure>
      <Figure name={names.endedTrials} value={endedTrials.count}>
        {texts.endedTrials(endedTrials.paid)}
      </Figure>
      <Figure name={names.paying} to={people('plan=paid')} value={paying.premium + paying.pro}>
        {texts.paying(paying.premium, paying.pro)}
      </Figure>
      <Figure name={names.cancelled} to={people('payment=ending')} value={cancelled.now}>
        {texts.cancelled(cancelled.before)}
      </Figure>
      <Figure name={names.unpaid} to={people('payment=failed')} value={unpaid}>
        {texts.unpaid}
      </Figure>
      <Figure name={names.messages} to={`${paths.admin}?tab=mensajes`} value={inbox.waiting}>
        {texts.messages(inbox.overdue)}
      </Figure>
    </dl>
  );
}

type FigureProps = { name: string; value: number; to?: paths.Address; children: ReactNode };

function Figure({ name, value, to, children }: FigureProps) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-sm text-ink-2">{to === undefined ? name : <Link to={to}>{name}</Link>}</dt>
      <dd className="num text-h2 font-strong">{formatNumber(value)}</dd>
      <dd className="text-sm text-ink-2">{children}</dd>
    </div>
  );
}
