import { useQuery } from '@tanstack/react-query';
import { nextQuery } from '#features/sessions/today/api.ts';
import { OpenSessionActions } from '#features/sessions/today/open-session-actions.tsx';
import type { Start, StartWish } from '#features/sessions/today/start.ts';
import { todayTexts } from '#features/sessions/today/texts.ts';
import * as paths from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/link-button.tsx';

type StartErrorProps = {
  start: Start;
  from: StartWish['from'];
};

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
        {state.message}
      </Alert>
    );
  }
  if (state.step !== 'openExists' || state.wish.from !== from) return null;
  return <OpenExists onDiscarded={() => start.start(state.wish)} />;
}

function OpenExists({ onDiscarded }: { onDiscarded: () => void }) {
  const open = useQuery(nextQuery).data?.open;
  return (
    <Alert kind="warn" actions={open && <OpenSessionActions session={open} size="sm" onDiscarded={onDiscarded} />}>
      {todayTexts.open.exists}
    </Alert>
  );
}
