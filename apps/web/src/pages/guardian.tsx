import type { GuardianView } from '@bandeja/domain/coaching/contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useConfirmAsGuardian, useEndAsGuardian, useLookAsGuardian } from '#features/coaching/api.ts';
import { CoachHead } from '#features/coaching/coach-face.tsx';
import { Shared } from '#features/coaching/player-cards.tsx';
import { acceptTexts, endTexts, refuseTexts, guardianTexts as texts } from '#features/coaching/texts.ts';
import { ThreadLog } from '#features/support/thread-log.tsx';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function GuardianPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { start, data, error } = useLookAsGuardian();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => start({ token }), [token]);
  return (
    <div className="wrap grid max-w-reading grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      {error && (
        <EmptyState level={1} className="card" flight="bounces" title={texts.invalid}>
          {texts.invalidText}
        </EmptyState>
      )}
      {data && <Decision token={token} view={data} />}
      {!data && !error && <BallLoader label={texts.loading} page />}
    </div>
  );
}

function Decision({ token, view: first }: { token: string; view: GuardianView }) {
  const [view, setView] = useState(first);
  const [isEnded, setEnded] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const confirm = useConfirmAsGuardian();
  const end = useEndAsGuardian();
  const { coach, player, isConfirmed, messages, scopes } = view;
  const { error } = confirm;
  const checked = [acceptTexts.checked, ...(coach.certificateOn === null ? [] : [acceptTexts.certificate])];
  return (
    <>
      <PageTitle windowTitle={texts.title} title={texts.asks(coach.name, player)} />
      <CoachHead name={coach.name} photo={coach.photo} line={coach.qualification} checked={checked} />
      {coach.about !== '' && <p className="wrap-anywhere">{coach.about}</p>}
      {!isEnded && (
        <section aria-labelledby="vera" className="grid gap-2">
          <h2 id="vera">{isConfirmed ? texts.seesNow : texts.sees}</h2>
          <Shared scopes={scopes} />
          <p className="text-sm text-ink-2">{texts.switches(player)}</p>
        </section>
      )}
      {isEnded && <Alert kind="ok">{texts.ended}</Alert>}
      {!isEnded && isConfirmed && <Alert kind="ok">{texts.confirmed}</Alert>}
      {error && <Alert kind="err">{serverMessage(error) ?? texts.failed}</Alert>}
      {!isEnded && (
        <div className="flex flex-wrap gap-3">
          {!isConfirmed && (
            <Button
              variant="saque"
              pending={confirm.isPending}
              pendingLabel={texts.confirming}
              onClick={() => confirm.start({ token }, { onSuccess: setView })}
            >
              {texts.confirm}
            </Button>
          )}
          <Button variant="line" onClick={() => setAsked(true)}>
            {isConfirmed ? texts.end : texts.refuse}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsked && !isEnded}
        texts={isConfirmed ? endTexts : refuseTexts}
        action={{ ...end, start: () => end.start({ token }, { onSuccess: () => setEnded(true) }) }}
        onClose={() => setAsked(false)}
      />
      <section aria-labelledby="hilo" className="grid gap-3">
        <h2 id="hilo">{texts.thread}</h2>
        {messages.length === 0 ? (
          <p className="text-ink-2">{texts.threadEmpty}</p>
        ) : (
          <ThreadLog
            label={texts.thread}
            entries={messages.map((message) => ({
              ...message,
              by: message.author ?? (message.side === 'person' ? player : coach.name),
            }))}
          />
        )}
      </section>
    </>
  );
}
