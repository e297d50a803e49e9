import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { ReactNode } from 'react';
import { proposalTexts as texts } from '#features/coach/texts.ts';
import type { ProposalState } from '#features/coach/use-proposal.ts';
import * as paths from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** What became of a proposal. It takes the focus of the buttons that made way for it. */
export function ProposalOutcome({ state, isRoutine }: { state: ProposalState; isRoutine: boolean }) {
  switch (state.step) {
    case 'open':
    case 'working':
      return null;
    case 'failed':
      return (
        <div role="alert" className="grid justify-items-start gap-2">
          <p className="flex gap-1.5 text-err">
            <Icon as={WarningCircleIcon} weight="fill" className="mt-0.5 size-4.5 flex-none" />
            {state.reason}
          </p>
          {state.way === 'plans' && (
            <LinkButton size="sm" variant="line" to={paths.plans}>
              {texts.plans}
            </LinkButton>
          )}
        </div>
      );
    case 'done':
      return (
        <>
          <Line>
            <Icon as={CheckIcon} className="size-4.5 flex-none text-ok" />
            {texts.done}
          </Line>
          {isRoutine && (
            <LinkButton
              size="sm"
              variant="line"
              className="justify-self-start"
              to={state.routine ? paths.routine(state.routine.id) : paths.ownRoutines}
            >
              {state.routine ? texts.seeRoutine : texts.shelf}
            </LinkButton>
          )}
        </>
      );
    case 'answered':
      return <Line>{state.text}</Line>;
    case 'declined':
      return <Line>{texts.declined}</Line>;
    case 'past':
      return <Line>{texts.past}</Line>;
  }
}

function Line({ children }: { children: ReactNode }) {
  return (
    <p data-outcome tabIndex={-1} className="flex items-center gap-1.5 rounded-1 outline-none">
      {children}
    </p>
  );
}
