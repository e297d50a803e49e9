import type { Polar } from '@bandeja/domain/polar/contract';
import { useQuery } from '@tanstack/react-query';
import { polarQuery, useConnectPolar, useDisconnectPolar } from '#features/polar/api.ts';
import { PolarExerciseOffer } from '#features/polar/polar-exercise.tsx';
import { polarTexts as texts } from '#features/polar/texts.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Button } from '#ui/button.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { useToast } from '#ui/toast.tsx';

/** Connection, what waits, disconnection. */
export function PolarCard() {
  const query = useQuery(polarQuery);
  return (
    <section aria-labelledby="polar" className="card grid min-w-0 gap-4 max-sm:p-5">
      <SectionTitle id="polar" title={texts.title} sentence={texts.sentence} />
      {query.data ? <Content polar={query.data} /> : <Wait query={query} />}
    </section>
  );
}

function Wait({ query: { isError, isFetching, refetch } }: { query: ReturnType<typeof useQuery> }) {
  if (!isError) return <p role="status">{texts.loading}</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <Alert kind="err">{texts.loadFailed}</Alert>
      <Button variant="line" pending={isFetching} onClick={() => void refetch()}>
        {texts.retry}
      </Button>
    </div>
  );
}

function Content({ polar: { isAvailable, connectedAt, exercises } }: { polar: Polar }) {
  if (!isAvailable) {
    return (
      <>
        <p>{texts.unavailable}</p>
        <ArrowLink to={paths.importFiles} className="justify-self-start">
          {texts.importFiles}
        </ArrowLink>
      </>
    );
  }
  return (
    <>
      <p className="text-sm text-ink-2">{texts.what}</p>
      {connectedAt === null ? <Connect /> : <Connected since={connectedAt} />}
      {(connectedAt !== null || exercises.length > 0) && (
        <div className="grid gap-3">
          <h3>{texts.waiting}</h3>
          {exercises.length === 0 && <p className="text-ink-2">{texts.none}</p>}
          <ul className="grid gap-4 divide-y">
            {exercises.map((exercise) => (
              <li key={exercise._id} className="pt-3">
                <PolarExerciseOffer exercise={exercise} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Connect() {
  const { start, isPending, error } = useConnectPolar();
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="line" pending={isPending} pendingLabel={texts.connecting} onClick={() => start()}>
        {texts.connect}
      </Button>
      {error && <Alert kind="err">{serverMessage(error) ?? texts.failed}</Alert>}
    </div>
  );
}

function Connected({ since }: { since: string }) {
  const { start, isPending, error } = useDisconnectPolar();
  const toast = useToast();
  return (
    <div className="grid justify-items-start gap-2">
      <p>{texts.connectedSince(since)}</p>
      <Button
        variant="ghost"
        pending={isPending}
        pendingLabel={texts.disconnecting}
        onClick={() => start(undefined, { onSuccess: () => toast(texts.disconnected) })}
      >
        {texts.disconnect}
      </Button>
      {error && <Alert kind="err">{serverMessage(error) ?? texts.failed}</Alert>}
    </div>
  );
}
