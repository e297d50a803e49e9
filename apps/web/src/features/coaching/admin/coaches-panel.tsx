import type { CoachDesk, DeskCoach } from '@bandeja/domain/coaching/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskQuery, useDecideCoach, useResolveReport } from '#features/coaching/api.ts';
import { CoachHead } from '#features/coaching/coach-face.tsx';
import { deskTexts as texts } from '#features/coaching/texts.ts';
import { formatShortDate } from '#lib/format.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';

const tones = { applied: 'warn', approved: 'ok', rejected: 'otr' } as const;

export function CoachesPanel() {
  const query = useQuery(deskQuery);
  if (!query.data) return <ListWait query={query} failed={texts.failed} loading={texts.loading} level={2} />;
  return <Desk {...query.data} />;
}

function Desk({ coaches, reports }: CoachDesk) {
  const [decided, setDecided] = useState<DeskCoach | null>(null);
  return (
    <div className="grid gap-6">
      {coaches.length === 0 && <p className="text-ink-2">{texts.none}</p>}
      <ul className="grid gap-3">
        {coaches.map((coach) => (
          <li key={coach._id} className="card card-tight grid gap-2">
            <div className="flex flex-wrap items-start justify-between gap-3">
              <CoachHead name={coach.name} photo={coach.photo} line={coach.qualification} />
              <Badge tone={tones[coach.state]}>{texts.states[coach.state]}</Badge>
            </div>
            {coach.about !== '' && <p className="wrap-anywhere">{coach.about}</p>}
            <p className="text-sm text-ink-2">
              {coach.email} · {texts.players(coach.players, coach.capacity)} · {formatShortDate(coach.appliedAt)}
            </p>
            <Button variant="line" size="sm" className="justify-self-start" onClick={() => setDecided(coach)}>
              {texts.decide}
            </Button>
          </li>
        ))}
      </ul>
      {reports.length > 0 && <Reports reports={reports} />}
      {decided && <DecideDialog coach={decided} onClose={() => setDecided(null)} />}
    </div>
  );
}

function Reports({ reports }: Pick<CoachDesk, 'reports'>) {
  const resolve = useResolveReport();
  return (
    <section aria-labelledby="denuncias" className="grid gap-2">
      <h2 id="denuncias">{texts.reports}</h2>
      <ul className="grid gap-3">
        {reports.map(({ _id, by, about, reason, reportedAt }) => (
          <li key={_id} className="card card-tight grid gap-1">
            <p className="font-strong">{texts.reportLine(by.name, about?.name ?? texts.gone)}</p>
            <p className="wrap-anywhere whitespace-pre-wrap">{reason}</p>
            <p className="text-sm text-ink-2">{formatShortDate(reportedAt)}</p>
            <Button
              variant="line"
              size="sm"
              className="justify-self-start"
              pending={resolve.isPending && resolve.variables === _id}
              onClick={() => resolve.start(_id)}
            >
              {texts.resolve}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function DecideDialog({ coach, onClose }: { coach: DeskCoach; onClose: () => void }) {
  const [certificate, setCertificate] = useState(coach.certificateOn ?? '');
  const { start, isPending, error } = useDecideCoach();
  const toast = useToast();

  function decide(state: 'approved' | 'rejected') {
    const certificateOn = certificate === '' ? null : certificate;
    const onSuccess = () => {
      toast(texts.saved);
      onClose();
    };
    start({ id: coach._id, state, certificateOn }, { onSuccess });
  }

  return (
    <Dialog
      isOpen
      isAlert
      title={texts.dialog(coach.name)}
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" disabled={isPending} onClick={() => decide('rejected')}>
            {texts.reject}
          </Button>
          <Button pending={isPending} pendingLabel={texts.pending} onClick={() => decide('approved')}>
            {texts.approve}
          </Button>
        </>
      }
    >
      <TextField
        type="date"
        label={texts.certificate}
        hint={texts.certificateHint}
        value={certificate}
        onChange={({ target }) => setCertificate(target.value)}
      />
      {error && (
        <Alert kind="err" title={texts.decideFailed}>
          {serverMessage(error)}
        </Alert>
      )}
    </Dialog>
  );
}
