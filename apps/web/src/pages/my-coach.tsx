import type { MyCoach } from '@bandeja/domain/coaching/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CheckInCard } from '#features/check-ins/check-in-card.tsx';
import { AboutWhat } from '#features/coaching/about-what.tsx';
import { AccessLog } from '#features/coaching/access-log.tsx';
import {
  myCoachQuery,
  myThreadQuery,
  useEndCoach,
  usePutNotices,
  usePutScopes,
  useReportCoach,
  useWriteToCoach,
} from '#features/coaching/api.ts';
import { CoachHead } from '#features/coaching/coach-face.tsx';
import { CoachThread } from '#features/coaching/coach-thread.tsx';
import { CodeForm } from '#features/coaching/code-form.tsx';
import { ReportDialog } from '#features/coaching/report-dialog.tsx';
import { ScopeSwitches } from '#features/coaching/scope-switches.tsx';
import { endTexts, reportTexts, mineTexts as texts } from '#features/coaching/texts.ts';
import { ThreadLog } from '#features/support/thread-log.tsx';
import { WriteForm } from '#features/support/write-form.tsx';
import { formatDate, formatShortDate } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useCopy } from '#lib/use-copy.ts';
import { Alert } from '#ui/alert.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Switch } from '#ui/switch.tsx';
import { useToast } from '#ui/toast.tsx';

export function MyCoachPage() {
  const query = useQuery(myCoachQuery);
  const coach = query.data?.coach;
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <PageTitle
        title={coach ? texts.title(coach.feminine) : texts.noneTitle}
        sentence={coach ? undefined : texts.noneSentence}
      />
      {!query.data && <ListWait query={query} failed={texts.failed} loading={texts.loading} level={2} />}
      {coach && <Coach coach={coach} />}
      {query.data && !coach && <Nobody />}
      {query.data && query.data.former.length > 0 && <Former former={query.data.former} />}
    </div>
  );
}

function Coach({ coach }: { coach: NonNullable<MyCoach['coach']> }) {
  const scopes = usePutScopes();
  const notices = usePutNotices();
  const toast = useToast();
  const failed = (error: Error) => toast(serverMessage(error) ?? texts.saveFailed, { kind: 'err', seconds: 6 });
  const { mails, pushes } = coach;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className="grid min-w-0 gap-5">
        <CoachHead name={coach.name} photo={coach.photo} line={texts.since(formatShortDate(coach.since))} />
        {coach.state !== 'open' && <Alert kind="warn">{texts.states[coach.state]}</Alert>}
        <CheckInCard />
        <section aria-labelledby="lo-que-ve" className="grid gap-2.5">
          <h2 id="lo-que-ve">{texts.sees}</h2>
          <p className="text-sm text-ink-2">{texts.seesText}</p>
          <ScopeSwitches
            open={coach.scopes}
            isPending={scopes.isPending}
            onChange={(open) => scopes.start(open, { onError: failed })}
          />
        </section>
        {coach.scopes.includes('films') && <ArrowLink to={paths.films}>{texts.films}</ArrowLink>}
        <section aria-labelledby="avisos-suyos" className="grid gap-1">
          <h2 id="avisos-suyos">{texts.notices}</h2>
          <Switch
            label={texts.mails}
            checked={mails}
            onChange={() => notices.start({ mails: !mails, pushes }, { onError: failed })}
          />
          <Switch
            label={texts.pushes}
            checked={pushes}
            onChange={() => notices.start({ mails, pushes: !pushes }, { onError: failed })}
          />
        </section>
      </div>
      <div className="grid min-w-0 gap-5">
        <Thread name={coach.name} />
        <section aria-labelledby="lo-que-ha-mirado" className="grid gap-2.5">
          <h2 id="lo-que-ha-mirado">{texts.log}</h2>
          <AccessLog />
        </section>
        <WaysOut name={coach.name} />
      </div>
    </div>
  );
}

function Thread({ name }: { name: string }) {
  const query = useQuery(myThreadQuery);
  const write = useWriteToCoach();
  const send = (body: { text: string }) =>
    new Promise<void>((onSuccess, onError) => write.start(body, { onSuccess: () => onSuccess(), onError }));
  return (
    <CoachThread
      title={texts.thread}
      query={query}
      empty={texts.threadEmpty}
      log={(messages) => (
        <ThreadLog
          label={texts.thread}
          entries={messages.map((message) => ({
            ...message,
            by: message.side === 'person' ? texts.you : (message.author ?? name),
            about: <AboutWhat message={message} sessionAt={paths.session} filmAt={paths.film} />,
          }))}
        />
      )}
      form={<WriteForm label={texts.write} submit={texts.send} send={send} />}
    />
  );
}

function WaysOut({ name }: { name: string }) {
  const [step, setStep] = useState<'none' | 'end' | 'report'>('none');
  const end = useEndCoach();
  const report = useReportCoach();
  const toast = useToast();
  const close = () => setStep('none');
  return (
    <div className="grid gap-2">
      <Button variant="danger" onClick={() => setStep('end')}>
        {texts.end(name)}
      </Button>
      <p className="text-center text-sm text-ink-2">{texts.endText}</p>
      <Button variant="ghost" size="sm" className="justify-self-center" onClick={() => setStep('report')}>
        {texts.report}
      </Button>
      <ConfirmDialog
        isOpen={step === 'end'}
        texts={endTexts}
        action={{ ...end, start: () => end.start(undefined, { onSuccess: () => toast(texts.ended) }) }}
        onClose={close}
      />
      {step === 'report' && (
        <ReportDialog
          send={(body) =>
            new Promise<void>((onSuccess, onError) =>
              report.start(body, {
                onSuccess: () => {
                  toast(reportTexts.sent);
                  onSuccess();
                },
                onError,
              }),
            )
          }
          onClose={close}
        />
      )}
    </div>
  );
}

function Nobody() {
  const navigate = useNavigate();
  const { step, copy } = useCopy(`${window.location.origin}${paths.coachApplication}`);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <section className="card">
        <CodeForm onCode={(code) => void navigate(paths.invite(code))} />
      </section>
      <section aria-labelledby="pide" className="card grid gap-3">
        <h2 id="pide">{texts.askTitle}</h2>
        <p>{texts.askText}</p>
        <Button variant="line" className="justify-self-start" onClick={() => void copy()}>
          {step === 'copied' ? texts.askCopied : texts.askCopy}
        </Button>
      </section>
    </div>
  );
}

function Former({ former }: Pick<MyCoach, 'former'>) {
  return (
    <section aria-labelledby="antes" className="grid gap-2">
      <h2 id="antes">{texts.former}</h2>
      <ul>
        {former.map(({ name, from, to }) => (
          <li key={from}>{texts.formerLine(name, formatDate(from), formatDate(to))}</li>
        ))}
      </ul>
      <AccessLog />
    </section>
  );
}
