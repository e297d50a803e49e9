import type { ChatAction, ChatMessage } from '@bandeja/domain/coach/contract';
import type { ReadChip, WishChip } from '@bandeja/domain/generator/vocabulary';
import { setsText } from '@bandeja/domain/matches/rules';
import { capitalise } from '@bandeja/domain/wire/text';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { changeLines, dayEdits, type PlanFacts } from '#features/coach/proposal.ts';
import { proposalTexts as texts } from '#features/coach/texts.ts';
import { type Actions, type LoggedMatch, type ProposalState, useProposal } from '#features/coach/use-proposal.ts';
import { formatNumber, formatWeekdayDate } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { useNextFocus } from '#lib/use-next-focus.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';

type ProposalCardProps = {
  conversationId: string;
  message: ChatMessage;
  action: ChatAction;
  facts: PlanFacts;
  actions: Actions;
  /** Draws «Esto he entendido», which the generator lends. */
  understood: (chips: UnderstoodChips) => ReactNode;
};

/** What the trainer would change, in words, and the player's yes or no. Nothing happens before the yes. */
export function ProposalCard({ conversationId, message, action, facts, actions, understood }: ProposalCardProps) {
  const [chosen, setChosen] = useState<WishChip[] | null>(null);
  const { state, confirm, decline } = useProposal({ conversationId, message, action, actions, chips: chosen });
  const titleId = `proposal-${message._id}`;
  const isAsking = state.step === 'open' || state.step === 'working' || state.step === 'failed';
  // the buttons keep the focus until they make way for what became of it
  const { place, focusNext } = useNextFocus<HTMLElement>(isAsking);

  return (
    <section
      ref={place}
      aria-labelledby={titleId}
      className="grid w-full max-w-[86%] gap-2 self-start rounded-3 border border-line-strong bg-surface p-3.5 text-ui wrap-anywhere"
    >
      <h3 id={titleId} className="text-ui">
        {action.type === 'adapt_week' && action.data.area ? texts.area(action.data.area) : texts.titles[action.type]}
      </h3>
      <Change action={action} facts={facts} isAsking={isAsking} />
      {action.type === 'make_routine' && (
        <WishChips data={action.data} {...{ state, actions, understood, chosen, onChoose: setChosen }} />
      )}
      <ProposalOutcome state={state} type={action.type} messageId={message._id} />
      {isAsking && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            pending={state.step === 'working'}
            pendingLabel={texts.pending[pendingOf[action.type] ?? 'week']}
            onClick={() => {
              focusNext('[data-outcome]');
              confirm();
            }}
          >
            {texts.confirm}
          </Button>
          {state.step !== 'working' && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                focusNext('[data-outcome]');
                decline();
              }}
            >
              {texts.decline}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

export type UnderstoodChips = {
  chips: readonly ReadChip[];
  isCorrecting: boolean;
  isProposed: boolean;
  onCorrect: (chips: WishChip[]) => void;
};
type WishChipsProps = {
  data: Extract<ChatAction, { type: 'make_routine' }>['data'];
  state: ProposalState;
  actions: Actions;
  understood: ProposalCardProps['understood'];
  chosen: WishChip[] | null;
  onChoose: (chips: WishChip[]) => void;
};

/** What was read from the wish: changed before the yes it waits for it, afterwards the routine follows at once. */
function WishChips({ data, state, actions, understood, chosen, onChoose }: WishChipsProps) {
  const { prompt, chips: read = [] } = data;
  const [latest, setLatest] = useState<string | null>(null);
  const correction = useMutation({
    mutationFn: ({ chips, replaces }: { chips: WishChip[]; replaces: string }) =>
      actions.makeRoutine(prompt, { chips, replaces }),
    onSuccess: (result, { chips }) => {
      onChoose(chips);
      if (result.kind === 'routine') setLatest(result.id);
    },
  });
  const newId = state.step === 'done' ? (latest ?? state.routine?.id ?? null) : null;
  const isOpen = state.step === 'open' || state.step === 'failed';
  if (!isOpen && newId === null) return null;
  const chips = (chosen ?? read).map((chip) => ({
    ...chip,
    quote: read.find(({ kind, value }) => kind === chip.kind && value === chip.value)?.quote ?? null,
  }));
  return understood({
    chips,
    isCorrecting: correction.isPending,
    isProposed: newId === null,
    onCorrect: (next) => (newId === null ? onChoose(next) : correction.mutate({ chips: next, replaces: newId })),
  });
}

/** What the button says meanwhile; everything else changes the week. */
const pendingOf: Partial<Record<ChatAction['type'], 'routine' | 'match'>> = {
  make_routine: 'routine',
  log_match: 'match',
};

function Change({ action, facts, isAsking }: { action: ChatAction; facts: PlanFacts; isAsking: boolean }) {
  if (action.type === 'regenerate_week') return isAsking && <p className="text-ink-2">{texts.regenerate}</p>;
  if (action.type === 'log_match') return <MatchFacts match={action.data} />;
  if (action.type === 'make_routine') return <p className="text-ink-2">{texts.routine(action.data.prompt)}</p>;
  return (
    <ul className="grid gap-2">
      {changeLines(dayEdits(action), facts).map(({ weekday, day, from, to }) => (
        <li key={weekday} className="border-t pt-2 first:border-t-0 first:pt-0">
          <p className="font-strong">{day}</p>
          <dl className="grid gap-0.5">
            {/* once it is answered, the week is no longer what it was compared with */}
            {isAsking && from !== null && <Entry name={texts.before} text={from} isOld />}
            <Entry name={isAsking ? texts.after : texts.proposed} text={to} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function MatchFacts({ match: { date, minutes, sets, rpe } }: { match: LoggedMatch }) {
  return (
    <dl className="grid gap-0.5">
      <Entry name={`${texts.match.date}:`} text={capitalise(formatWeekdayDate(date))} />
      <Entry name={`${texts.match.minutes}:`} text={texts.minutes(minutes)} />
      {sets.length > 0 && <Entry name={`${texts.match.sets}:`} text={setsText(sets)} />}
      {rpe !== null && <Entry name={`${texts.match.rpe}:`} text={`${formatNumber(rpe)}/10`} />}
    </dl>
  );
}

function Entry({ name, text, isOld = false }: { name: string; text: string; isOld?: boolean }) {
  return (
    <div className={isOld ? 'text-ink-2' : 'font-strong'}>
      <dt className="mr-1 inline text-sm font-text text-ink-2">{name}</dt>
      <dd className="inline">{text}</dd>
    </div>
  );
}

type OutcomeProps = { state: ProposalState; type: ChatAction['type']; messageId: string };

/** What became of a proposal. It takes the focus of the buttons that made way for it. */
function ProposalOutcome({ state, type, messageId }: OutcomeProps) {
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
          {type === 'log_match' && (
            <LinkButton size="sm" variant="line" className="justify-self-start" to={paths.session(messageId)}>
              {texts.seeMatch}
            </LinkButton>
          )}
          {type === 'make_routine' && (
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
