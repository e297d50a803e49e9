import type { ChatAction, ChatMessage } from '@bandeja/domain/coach/contract';
import type { ReadChip, WishChip } from '@bandeja/domain/generator/schemas';
import { setsText } from '@bandeja/domain/matches/rules';
import { manyDays, weekdayNames } from '@bandeja/domain/schedule/rules';
import { goalNames } from '@bandeja/domain/season/messages';
import { capitalise } from '@bandeja/domain/wire/text';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { canUndo, changeLines, type PlanFacts } from '#features/coach/proposal.ts';
import { proposalTexts as texts } from '#features/coach/texts.ts';
import {
  type Actions,
  failureOf,
  type GoalWish,
  type LifeAction,
  type LoggedMatch,
  type ProposalState,
  useProposal,
} from '#features/coach/use-proposal.ts';
import { formatDateRange, formatNumber, formatWeekdayDate } from '#lib/format.ts';
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
  /** The one open proposal is the last one. */
  isLatest: boolean;
  /** The player agreed in words: it is carried out at once. */
  isAgreed: boolean;
  onSay: (text: string) => void;
  understood: (chips: UnderstoodChips) => ReactNode;
  /** The days that would change. */
  changedDays: (action: LifeAction, consent: ConsentChoice) => ReactNode;
  /** The blocks a goal would make. */
  goalChanges: (goal: GoalWish) => ReactNode;
};

export function ProposalCard(props: ProposalCardProps) {
  const { conversationId, message, action, facts, actions, isLatest, isAgreed, onSay, understood, changedDays } = props;
  const { goalChanges } = props;
  const [chosen, setChosen] = useState<WishChip[] | null>(null);
  const [consent, setConsent] = useState(false);
  const { state, confirm, decline } = useProposal({
    conversationId,
    message,
    action,
    actions,
    isLatest,
    chips: chosen,
    consent,
  });
  const carryOut = useEffectEvent(confirm);
  useEffect(() => {
    if (isAgreed) carryOut();
  }, [isAgreed]);
  const titleId = `proposal-${message._id}`;
  const isAsking = state.step === 'open' || state.step === 'working' || state.step === 'failed';
  // the buttons keep the focus until the outcome replaces them
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
      {isAsking && <p className="text-sm text-ink-2">{texts.nothingYet}</p>}
      <Change message={message} action={action} facts={facts} isAsking={isAsking} />
      {isOpenLife(state) && isLife(action) && changedDays(action, { isGiven: consent, onChange: setConsent })}
      {isOpenLife(state) && action.type === 'season_goal' && goalChanges(action.data)}
      {action.type === 'make_routine' && (
        <WishChips
          data={action.data}
          state={state}
          actions={actions}
          understood={understood}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      <ProposalOutcome state={state} type={action.type} messageId={message._id} />
      {state.step === 'done' && isLatest && canUndo(message) && (
        <Button size="sm" variant="line" className="justify-self-start" onClick={() => onSay(texts.undoWords)}>
          {texts.undo}
        </Button>
      )}
      {state.step === 'done' && isLatest && isLife(action) && (
        <TakenBack undo={() => actions.undoChange(message._id, action)} />
      )}
      {state.step === 'done' && isLatest && action.type === 'season_goal' && (
        <TakenBack undo={() => actions.undoGoal(message._id, action.data)} />
      )}
      {isAsking && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="saque"
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

/** To storing an illness, which an absence may need. */
type ConsentChoice = { isGiven: boolean; onChange: (isGiven: boolean) => void };

const isLife = (action: ChatAction): action is LifeAction => action.type === 'absence' || action.type === 'never_on';
const isOpenLife = ({ step }: ProposalState) => step === 'open' || step === 'failed';

function TakenBack({ undo }: { undo: () => Promise<void> }) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: undo });
  const { place, focusNext } = useNextFocus<HTMLDivElement>(isSuccess);
  return (
    <div ref={place} className="grid justify-items-start gap-2">
      {error !== null && (
        <p role="alert" className="text-err">
          {failureOf(error)}
        </p>
      )}
      {isSuccess ? (
        <Line>{texts.undone}</Line>
      ) : (
        <Button
          size="sm"
          variant="line"
          pending={isPending}
          pendingLabel={texts.undoing}
          onClick={() => {
            focusNext('[data-outcome]');
            mutate();
          }}
        >
          {texts.undo}
        </Button>
      )}
    </div>
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

/** The chips read from the wish: changes before acceptance are stored, later ones generate the routine at once. */
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
  const generatedId = state.step === 'done' ? (latest ?? state.routine?.id ?? null) : null;
  const isOpen = state.step === 'open' || state.step === 'failed';
  if (!isOpen && generatedId === null) return null;
  const chips = (chosen ?? read).map((chip) => ({
    ...chip,
    quote: read.find(({ kind, value }) => kind === chip.kind && value === chip.value)?.quote ?? null,
  }));
  return understood({
    chips,
    isCorrecting: correction.isPending,
    isProposed: generatedId === null,
    onCorrect: (next) =>
      generatedId === null ? onChoose(next) : correction.mutate({ chips: next, replaces: generatedId }),
  });
}

const pendingOf: Partial<Record<ChatAction['type'], 'routine' | 'match'>> = {
  make_routine: 'routine',
  log_match: 'match',
};

type ChangeProps = { message: ChatMessage; action: ChatAction; facts: PlanFacts; isAsking: boolean };

function Change({ message, action, facts, isAsking }: ChangeProps) {
  if (action.type === 'regenerate_week') return isAsking && <p className="text-ink-2">{texts.regenerate}</p>;
  if (action.type === 'log_match') return <MatchFacts match={action.data} />;
  if (action.type === 'make_routine') return <p className="text-ink-2">{texts.routine(action.data.prompt)}</p>;
  if (action.type === 'season_goal') return <GoalFacts goal={action.data} />;
  if (action.type === 'absence') return <AbsenceFacts absence={action.data} />;
  if (action.type === 'never_on') {
    const { weekday, isNever } = action.data;
    return <p>{texts.neverOn(manyDays(weekdayNames[weekday].toLocaleLowerCase('es')), isNever)}</p>;
  }
  return (
    <ul className="grid gap-2">
      {changeLines(message, facts).map(({ date, day, from, to }) => (
        <li key={date} className="border-t pt-2 first:border-t-0 first:pt-0">
          <p className="font-strong">{day}</p>
          <dl className="grid gap-0.5">
            {from !== null && <Entry name={isAsking ? texts.before : texts.former} text={from} isOld />}
            <Entry name={isAsking ? texts.after : texts.proposed} text={to} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function AbsenceFacts({ absence }: { absence: Extract<ChatAction, { type: 'absence' }>['data'] }) {
  const { kind, from, to, hasKit } = absence;
  const name = texts.absence.kinds[kind];
  return (
    <>
      <p className="font-strong">{kind === 'away' ? `${name}, ${texts.absence.kit(hasKit)}` : name}</p>
      <p>{to === null ? texts.absence.open(formatWeekdayDate(from)) : capitalise(formatDateRange(from, to))}</p>
    </>
  );
}

function GoalFacts({ goal: { kind, name, date } }: { goal: GoalWish }) {
  return (
    <>
      <p className="font-strong">{name || goalNames[kind]}</p>
      {date !== null && <p>{capitalise(formatWeekdayDate(date))}</p>}
    </>
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
          {type === 'season_goal' && (
            <LinkButton size="sm" variant="line" className="justify-self-start" to={paths.season}>
              {texts.toSeason}
            </LinkButton>
          )}
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
    case 'replaced':
      return <Line>{texts.replaced}</Line>;
  }
}

function Line({ children }: { children: ReactNode }) {
  return (
    <p data-outcome tabIndex={-1} className="flex items-center gap-1.5 rounded-1 outline-none">
      {children}
    </p>
  );
}
