import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { HttpError } from '#lib/http.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { Alert } from '#ui/alert.tsx';
import { ArrivalHeading } from '#ui/arrival-heading.tsx';
import { Button } from '#ui/button.tsx';
import { PlanCourt } from '#ui/court/plan-court.tsx';
import { Icon } from '#ui/icon.tsx';
import { PageMeta } from '#ui/page-meta.tsx';

type Words = { title: string; sentence: string };

type LinkTaskProps = {
  path: string;
  send: (token: string) => Promise<unknown>;
  texts: Words & { description: string; button: string; pending: string; done: Words; invalid: Words };
  failed: string;
  afterDone: ReactNode;
  afterInvalid: ReactNode;
};

export function LinkTask({ path, send, texts, failed, afterDone, afterInvalid }: LinkTaskProps) {
  const { state, run } = useLinkTask(send);
  const { status } = state;
  const isReady = useHydrated();
  return (
    <div className="wrap grid max-w-form content-center justify-items-start gap-5 py-12 min-h-[60vh] lg:py-16">
      <PageMeta title={texts.title} description={texts.description} path={path} noindex />
      {status === 'done' && (
        <Outcome words={texts.done} ways={afterDone}>
          <Icon as={CheckCircleIcon} weight="fill" className="size-12 text-ok" />
        </Outcome>
      )}
      {status === 'invalid' && (
        <Outcome words={texts.invalid} ways={afterInvalid}>
          <PlanCourt flight="missed" className="w-32 text-line-strong" />
        </Outcome>
      )}
      {(status === 'ready' || status === 'working' || status === 'failed') && (
        <>
          <h1>{texts.title}</h1>
          <p className="text-ink-2">{texts.sentence}</p>
          {status === 'failed' && (
            <Alert kind="err" className="w-full">
              {state.message ?? failed}
            </Alert>
          )}
          <Button
            variant="saque"
            size="lg"
            className="w-full sm:w-auto"
            // a press before hydration would be lost
            disabled={!isReady}
            pending={status === 'working'}
            pendingLabel={texts.pending}
            onClick={run}
          >
            {status === 'failed' ? 'Intentar de nuevo' : texts.button}
          </Button>
          <noscript>
            <p className="text-ink-2">Para terminar hace falta JavaScript: actívalo y vuelve a abrir el enlace.</p>
          </noscript>
        </>
      )}
    </div>
  );
}

function Outcome({ words, ways, children }: { words: Words; ways: ReactNode; children: ReactNode }) {
  return (
    <>
      {children}
      <ArrivalHeading>{words.title}</ArrivalHeading>
      <p className="text-ink-2">{words.sentence}</p>
      <div className="flex w-full flex-wrap gap-3">{ways}</div>
    </>
  );
}

const never = () => () => {};

function useLinkToken(): string | null {
  return useSyncExternalStore(
    never,
    () => new URLSearchParams(window.location.search).get('token') ?? '',
    () => null,
  );
}

type Task = {
  /** invalid: the link is used up, too old or cut off. failed: it may work the next time. */
  state: { status: 'ready' | 'working' | 'done' | 'invalid' } | { status: 'failed'; message: string | null };
  run: () => void;
};

/** Does a mail link's task on a press: mail scanners open every link, so opening alone must do nothing. */
function useLinkTask(send: (token: string) => Promise<unknown>): Task {
  const token = useLinkToken();
  const [state, setState] = useState<Task['state']>({ status: 'ready' });
  const isWorking = useRef(false);

  async function run() {
    if (isWorking.current || token === null) return;
    isWorking.current = true;
    setState({ status: 'working' });
    try {
      await send(token);
      setState({ status: 'done' });
    } catch (error) {
      const refused = error instanceof HttpError && [400, 404].includes(error.status);
      setState(refused ? { status: 'invalid' } : { status: 'failed', message: serverMessage(error) });
    } finally {
      isWorking.current = false;
    }
  }

  return { state: token === '' ? { status: 'invalid' } : state, run: () => void run() };
}
