import type { ChatAction, ChatMessage, MessageMetadata } from '@bandeja/domain/coach/contract';
import type { WishChip } from '@bandeja/domain/generator/vocabulary';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { changeMessages, outcomeMutation } from '#features/coach/api.ts';
import { type DayEdits, dayEdits, isOfAnotherWeek } from '#features/coach/proposal.ts';
import { proposalTexts as texts } from '#features/coach/texts.ts';
import { HttpError, NetworkError } from '#lib/http.ts';
import { ownKey } from '#lib/query.ts';
import { serverMessage } from '#lib/server-message.ts';

/** The result of a wish for a routine: the routine, or a sentence why there is none (docs/training.md#safety-texts). */
export type ProposalResult = { kind: 'routine'; id: string; name: string } | { kind: 'answer'; text: string };

/** The player's changes of the reading; `replaces`: the routine generated from it before. */
export type ChosenChips = { chips: WishChip[]; replaces?: string };

export type LoggedMatch = Extract<ChatAction, { type: 'log_match' }>['data'];

/** The ordinary calls that carry a proposal out, each with everything that follows from it on the screen. */
export type Actions = {
  saveDays: (edits: DayEdits) => Promise<void>;
  regenerate: () => Promise<void>;
  makeRoutine: (prompt: string, chosen?: ChosenChips) => Promise<ProposalResult>;
  /** `id`: of the session, so that a second try logs nothing twice. */
  logMatch: (id: string, match: LoggedMatch) => Promise<void>;
};

export type ProposalState =
  | { step: 'open' }
  | { step: 'working' }
  | { step: 'failed'; reason: string; way: 'plans' | null }
  /** `routine` is known until the chat is left. */
  | { step: 'done'; routine: { id: string; name: string } | null }
  | { step: 'answered'; text: string }
  | { step: 'declined' }
  | { step: 'past' };

type ProposalOptions = {
  conversationId: string;
  message: ChatMessage;
  action: ChatAction;
  actions: Actions;
  /** Null: as they were read. */
  chips: WishChip[] | null;
};

/** A proposal from the question to what became of it. It is carried out once, however often it is pressed. */
export function useProposal({ conversationId, message, action, actions, chips }: ProposalOptions) {
  const client = useQueryClient();
  const recordOutcome = useMutation(outcomeMutation);
  const mutationKey = ownKey('carry-out', message._id);
  // another card may have begun it: the conversation was left and opened again
  const isWorking = useIsMutating({ mutationKey }) > 0;
  const { mutate, data, error } = useMutation({
    mutationKey,
    mutationFn: () => carryOut(action, message._id, actions, chips),
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
    state: stateOf({ message, isWorking, result: data ?? null, error }),
    confirm: () => {
      if (client.isMutating({ mutationKey }) === 0 && !message.metadata) mutate();
    },
    decline: () => recordPerformed(null),
  };
}

async function carryOut(
  action: ChatAction,
  messageId: string,
  actions: Actions,
  chips: WishChip[] | null,
): Promise<ProposalResult | null> {
  switch (action.type) {
    case 'update_day':
    case 'adapt_week':
      await actions.saveDays(dayEdits(action));
      return null;
    case 'regenerate_week':
      await actions.regenerate();
      return null;
    case 'log_match':
      await actions.logMatch(messageId, action.data);
      return null;
    case 'make_routine': {
      const { prompt, chips: shown = [], felt } = action.data;
      // a discomfort appears in no word of the wish
      const counting = chips ?? (felt === undefined ? null : shown.map(({ kind, value }) => ({ kind, value })));
      return actions.makeRoutine(prompt, counting === null ? undefined : { chips: counting });
    }
  }
}

type Known = { message: ChatMessage; isWorking: boolean; result: ProposalResult | null; error: Error | null };

function stateOf({ message, isWorking, result, error }: Known): ProposalState {
  if (result?.kind === 'answer') return { step: 'answered', text: result.text };
  const { metadata } = message;
  if (metadata) return metadata.actionPerformed === null ? { step: 'declined' } : { step: 'done', routine: result };
  if (isWorking) return { step: 'working' };
  if (isOfAnotherWeek(message, new Date())) return { step: 'past' };
  if (error === null) return { step: 'open' };
  const isOfPlan = error instanceof HttpError && error.code.startsWith('plan.');
  return { step: 'failed', reason: errorOf(error), way: isOfPlan ? 'plans' : null };
}

function errorOf(error: Error): string {
  if (error instanceof NetworkError) return texts.offline;
  const isRefused = error instanceof HttpError && error.status < 500;
  return (isRefused ? serverMessage(error) : null) ?? texts.failed;
}
