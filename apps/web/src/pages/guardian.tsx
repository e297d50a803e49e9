import type { GuardianView } from '@bandeja/domain/coaching/contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useConfirmAsGuardian, useEndAsGuardian, useLookAsGuardian } from '#features/coaching/api.ts';
import { CoachHead } from '#features/coaching/coach-face.tsx';
import { Shared } from '#features/coaching/player-cards.tsx';
import { acceptTexts, guardianTexts as texts } from '#features/coaching/texts.ts';
import { ThreadLog } from '#features/support/thread-log.tsx';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { Button } from '#ui/button.tsx';
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
  const confirm = useConfirmAsGuardian();
  const end = useEndAsGuardian();
  const { coach, player, isConfirmed, messages, scopes } = view;
  const error = confirm.error ?? end.error;
  const checked = [acceptTexts.checked, ...(coach.certificateOn === null ? [] : [acceptTexts.certificate])];
  return (
    <>
      <PageTitle windowTitle={texts.title} title={texts.asks(coach.name, player)} />
      <CoachHead name={coach.name} photo={coach.photo} line={coach.qualification} checked={checked} />
      <section aria-labelledby="vera" className="grid gap-2">
        <h2 id="vera">{texts.sees}</h2>
        <Shared scopes={scopes} />
      </section>
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
          <Button
            variant="line"
            pending={end.isPending}
            onClick={() => end.start({ token }, { onSuccess: () => setEnded(true) })}
          >
            {texts.end}
          </Button>
        </div>
      )}
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
