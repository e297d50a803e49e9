import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nextQuery } from '#features/sessions/today/api.ts';
import { DiscardDialog } from '#features/sessions/today/discard-dialog.tsx';
import type { Start, StartWish } from '#features/sessions/today/start.ts';
import { todayTexts } from '#features/sessions/today/texts.ts';
import * as paths from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';

const texts = todayTexts.open;

type StartErrorProps = {
  start: Start;
  /** The block of the page that shows it. */
  from: StartWish['from'];
};

/** Why a session did not start, where it was asked for; an open one can be continued or discarded there. */
export function StartError({ start, from }: StartErrorProps) {
  const { state } = start;
  if (state.step === 'failed' && state.wish.from === from) {
    return (
      <Alert
        kind="err"
        actions={
          state.isOfPlan && (
            <LinkButton size="sm" variant="line" to={paths.plans}>
              {todayTexts.plans}
            </LinkButton>
          )
        }
      >
        <p>{state.message}</p>
      </Alert>
    );
  }
  if (state.step !== 'openExists' || state.wish.from !== from) return null;
  return <OpenExists onDiscarded={() => start.start(state.wish)} />;
}

function OpenExists({ onDiscarded }: { onDiscarded: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const open = useQuery(nextQuery).data?.open;
  return (
    <Alert
      kind="warn"
      actions={
        open && (
          <>
            <LinkButton size="sm" to={paths.liveSession(open._id)}>
              {texts.continue}
            </LinkButton>
            <Button size="sm" variant="line" onClick={() => setAsking(true)}>
              {texts.discard}
            </Button>
            <DiscardDialog
              session={open}
              isOpen={isAsking}
              onClose={() => setAsking(false)}
              onDiscarded={onDiscarded}
            />
          </>
        )
      }
    >
      <p>{texts.exists}</p>
    </Alert>
  );
}
