import type { ChatAction, ChatMessage, MessageMetadata } from '@bandeja/domain/coach/contract';
import type { WishChip } from '@bandeja/domain/generator/schemas';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { changeMessages, outcomeMutation } from '#features/coach/api.ts';
import { type DayEdits, dayEdits, isPast } from '#features/coach/proposal.ts';
import { proposalTexts as texts } from '#features/coach/texts.ts';
import { HttpError, NetworkError } from '#lib/http.ts';
import { localKey } from '#lib/query.ts';
import { serverMessage } from '#lib/server-message.ts';

/** The result of a wish for a routine: the routine, or a sentence why there is none (docs/training.md#safety-texts). */
export type ProposalResult = { kind: 'routine'; id: string; name: string } | { kind: 'answer'; text: string };

/** The player's changes of the reading; `replaces`: the routine generated from it before. */
export type ChosenChips = { chips: WishChip[]; replaces?: string };

/** A change that the server plans out: it knows which days it touches, and how to take it back. */
export type LifeAction = Extract<ChatAction, { type: 'absence' | 'never_on' }>;

export type GoalWish = Extract<ChatAction, { type: 'season_goal' }>['data'];

export type LoggedMatch = Extract<ChatAction, { type: 'log_match' }>['data'];

export type Actions = {
  saveDays: (edits: { from: string; currentWeek: DayEdits }) => Promise<void>;
  regenerate: () => Promise<void>;
  makeRoutine: (prompt: string, chosen?: ChosenChips) => Promise<ProposalResult>;
  /** `id`: of the session, so that a second try logs nothing twice. */
  logMatch: (id: string, match: LoggedMatch) => Promise<void>;
  /** `id`: of the absence; `consent`: to storing an illness. */
  changePlan: (id: string, action: LifeAction, consent: boolean) => Promise<void>;
  undoChange: (id: string, action: LifeAction) => Promise<void>;
  /** `id`: of the goal. */
  setGoal: (id: string, goal: GoalWish) => Promise<void>;
  /** The goal that gave way comes back. */
  undoGoal: (id: string, goal: GoalWish) => Promise<void>;
};

export type ProposalState =
  | { step: 'open' }
  | { step: 'working' }
  | { step: 'failed'; reason: string; way: 'plans' | null }
  /** `routine` is known until the chat is left. */
  | { step: 'done'; routine: { id: string; name: string } | null }
  | { step: 'answered'; text: string }
  | { step: 'declined' }
  | { step: 'past' }
  /** A later proposal has taken its place. */
  | { step: 'replaced' };

type ProposalOptions = {
  conversationId: string;
  message: ChatMessage;
  action: ChatAction;
  actions: Actions;
  isLatest: boolean;
  chips: WishChip[] | null;
  consent: boolean;
};

/** A proposal from the question to what became of it. It is carried out once, however often it is pressed. */
export function useProposal({ conversationId, message, action, actions, isLatest, chips, consent }: ProposalOptions) {
  const client = useQueryClient();
  const recordOutcome = useMutation(outcomeMutation);
  const mutationKey = localKey('carry-out', message._id);
  // another card may have begun it: the conversation was left and opened again
  const isWorking = useIsMutating({ mutationKey }) > 0;
  const { mutate, data, error } = useMutation({
    mutationKey,
    mutationFn: () => carryOut(message, action, actions, { chips, consent }),
    onSuccess: (result) => recordPerformed(result?.kind === 'answer' ? null : action.type),
  });

  function recordPerformed(actionPerformed: MessageMetadata['actionPerformed']) {
    const metadata = { actionPerformed, dataModified: actionPerformed !== null };
    changeMessages(client, conversationId, (messages) =>
      messages.map((each) => (each._id === message._id ? { ...each, metadata } : each)),
    );
    recordOutcome.mutate({ conversationId, messageId: message._id, metadata });
  }

  return {
    state: stateOf({ message, isLatest, isWorking, result: data ?? null, error }),
    confirm: () => {
      if (client.isMutating({ mutationKey }) === 0 && !message.metadata) mutate();
    },
    decline: () => recordPerformed(null),
  };
}

async function carryOut(
  message: ChatMessage,
  action: ChatAction,
  actions: Actions,
  { chips, consent }: Pick<ProposalOptions, 'chips' | 'consent'>,
): Promise<ProposalResult | null> {
  switch (action.type) {
    case 'update_day':
    case 'adapt_week': {
      const edits = dayEdits(message);
      if (edits !== null) await actions.saveDays(edits);
      return null;
    }
    case 'regenerate_week':
      await actions.regenerate();
      return null;
    case 'log_match':
      await actions.logMatch(message._id, action.data);
      return null;
    case 'absence':
    case 'never_on':
      await actions.changePlan(message._id, action, consent);
      return null;
    case 'season_goal':
      await actions.setGoal(message._id, action.data);
      return null;
    case 'make_routine': {
      const { prompt, chips: shown = [], felt } = action.data;
      // a discomfort appears in no word of the wish
      const counting = chips ?? (felt === undefined ? null : shown.map(({ kind, value }) => ({ kind, value })));
      return actions.makeRoutine(prompt, counting === null ? undefined : { chips: counting });
    }
  }
}

type Known = {
  message: ChatMessage;
  isLatest: boolean;
  isWorking: boolean;
  result: ProposalResult | null;
  error: Error | null;
};

function stateOf({ message, isLatest, isWorking, result, error }: Known): ProposalState {
  if (result?.kind === 'answer') return { step: 'answered', text: result.text };
  const { metadata } = message;
  if (metadata) return metadata.actionPerformed === null ? { step: 'declined' } : { step: 'done', routine: result };
  if (isWorking) return { step: 'working' };
  if (isPast(message, new Date())) return { step: 'past' };
  if (!isLatest) return { step: 'replaced' };
  if (error === null) return { step: 'open' };
  const isOfPlan = error instanceof HttpError && error.code.startsWith('plan.');
  return { step: 'failed', reason: failureOf(error), way: isOfPlan ? 'plans' : null };
}

export function failureOf(error: Error): string {
  if (error instanceof NetworkError) return texts.offline;
  const isRefused = error instanceof HttpError && error.status < 500;
  return (isRefused ? serverMessage(error) : null) ?? texts.failed;
}
