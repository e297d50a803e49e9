import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import type { ReactNode } from 'react';
import { useHydrated } from '#lib/use-hydrated.ts';
import { Alert } from '#ui/alert.tsx';
import { ArrivalHeading } from '#ui/arrival-heading.tsx';
import { Button } from '#ui/button.tsx';
import { PlanCourt } from '#ui/court/plan-court.tsx';
import { Icon } from '#ui/icon.tsx';

type Words = { title: string; sentence: string };

type LinkTaskProps = {
  status: 'ready' | 'working' | 'done' | 'invalid' | 'failed';
  /** What is about to happen, and the button that does it. */
  ready: Words & { button: string; pending: string };
  done: Words;
  invalid: Words;
  /** Why it failed, while it may work the next time. */
  failure: string;
  onPress: () => void;
  /** Ways on from here. */
  afterDone: ReactNode;
  afterInvalid: ReactNode;
};

/** The page behind a link of a mail: one sentence, one button, and what came of it. */
export function LinkTask(props: LinkTaskProps) {
  const { status, ready, done, invalid, failure, onPress, afterDone, afterInvalid } = props;
  const isReady = useHydrated();
  return (
    <div className="wrap grid max-w-form content-center justify-items-start gap-5 py-12 min-h-[60vh] lg:py-16">
      {status === 'done' && (
        <Outcome words={done} ways={afterDone}>
          <Icon as={CheckCircleIcon} weight="fill" className="size-12 text-ok" />
        </Outcome>
      )}
      {status === 'invalid' && (
        <Outcome words={invalid} ways={afterInvalid}>
          <PlanCourt flight="missed" className="w-32 text-line-strong" />
        </Outcome>
      )}
      {(status === 'ready' || status === 'working' || status === 'failed') && (
        <>
          <h1>{ready.title}</h1>
          <p className="text-ink-2">{ready.sentence}</p>
          {status === 'failed' && (
            <Alert kind="err" className="w-full">
              {failure}
            </Alert>
          )}
          <Button
            variant="saque"
            size="lg"
            className="w-full sm:w-auto"
            // a press that the page cannot hear yet would be lost
            disabled={!isReady}
            pending={status === 'working'}
            pendingLabel={ready.pending}
            onClick={onPress}
          >
            {status === 'failed' ? 'Intentar de nuevo' : ready.button}
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
