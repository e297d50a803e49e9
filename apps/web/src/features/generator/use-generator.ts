import { chipLabel } from '@bandeja/domain/generator/messages';
import type { WishChip } from '@bandeja/domain/generator/schemas';
import type { DangerAnswer } from '@bandeja/domain/profile/vocabulary';
import { type MutationState, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { makeKey, makeMutation, type Run } from '#features/generator/api.ts';
import {
  type Answered,
  afterAnswer,
  type RoutineResult,
  resultQuery,
  updateResult,
} from '#features/generator/generator-result.ts';
import { noteAnswered, recordWaiting, useWasCut } from '#features/generator/use-prompt.ts';
import { type Work, workOf } from '#features/generator/work.ts';
import { readStored, tokenKey } from '#lib/device-storage.ts';
import { HttpError } from '#lib/http.ts';
import { readTabDraft, writeTabDraft } from '#lib/tab-draft.ts';

const selectionSchema = z.object({ proposal: z.string(), ids: z.array(z.string()) });

const keyOf = (userId: string) => `bandeja.generator.${userId}.selection`;

function useSelection(userId: string, proposal: string | null) {
  const [selection, setSelection] = useState(() => readTabDraft(keyOf(userId), selectionSchema));
  const selected = selection !== null && selection.proposal === proposal ? selection.ids : [];
  function toggle(id: string) {
    if (proposal === null) return;
    const ids = selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id];
    setSelection({ proposal, ids });
    writeTabDraft(keyOf(userId), { proposal, ids });
  }
  return { selected, toggle };
}

type RunState = MutationState<Answered, Error, Run>;

type GeneratorOptions = {
  userId: string;
  onEnd: () => void;
  onReadyElsewhere: () => void;
};

export function useGenerator({ userId, onEnd, onReadyElsewhere }: GeneratorOptions) {
  const queryClient = useQueryClient();
  const isHere = useIsHere();
  const { data: result } = useQuery(resultQuery(userId));
  const options = makeMutation(userId);
  const filters = { mutationKey: makeKey(userId) };
  const last = useMutationState<RunState>({
    filters,
    // the key belongs to this mutation alone
    select: ({ state }) => state as RunState,
  }).at(-1);
  const work: Work = workOf(last);
  const { selected, toggle } = useSelection(userId, result?.kind === 'routine' ? result.proposal : null);
  const wasCut = useWasCut(userId, work.step === 'making');

  const { mutate } = useMutation({
    ...options,
    onMutate: () => ({ token: readStored(tokenKey) }),
    onSuccess: (answered, _run, sent) => {
      // another player must not see it
      if (readStored(tokenKey) !== sent.token) return;
      updateResult(queryClient, userId, (before) => afterAnswer(before, answered));
      if (!isHere.current && answered.kind !== 'answer') onReadyElsewhere();
    },
    onSettled: (_answered, _error, _run, sent) => {
      noteAnswered(userId);
      if (sent && readStored(tokenKey) === sent.token) onEnd();
    },
  });

  const lastWish = useRef<Omit<Run, 'abort'> | null>(null);

  function ask(wish: Omit<Run, 'abort'>) {
    // a second press may come before the first one is drawn
    if (queryClient.isMutating(filters) > 0) return;
    recordWaiting(userId);
    mutate({ ...wish, abort: new AbortController() });
  }

  return {
    result,
    work,
    isSoft: last?.status === 'success' && last.data?.kind === 'complete' && last.data.soft === true,
    answeredAt: last?.status === 'success' ? last.submittedAt : null,
    wasCut: wasCut && last === undefined,
    generate: (prompt: string, chips: WishChip[]) => {
      lastWish.current = { prompt: wishText(prompt, chips), ...(chips.length > 0 ? { chips } : {}) };
      ask(lastWish.current);
    },
    answerDanger: (prompt: string, dangerAnswer: DangerAnswer) =>
      ask({ ...(lastWish.current ?? { prompt: prompt.trim() }), dangerAnswer }),
    /** The routine on the screen with these chips; it takes the former one's place and counts against nothing. */
    correct: (prompt: string, chips: WishChip[]) => {
      if (result?.kind !== 'routine') return;
      ask({ prompt: wishText(prompt, chips), chips, replaces: result.routine._id, ...clearedFor(result, prompt) });
    },
    correcting: work.step === 'making' && work.kind === 'correct' ? (last?.variables?.chips ?? null) : null,
    regenerate: (prompt: string) => {
      if (result?.kind !== 'routine') return;
      const replaces = result.routine._id;
      ask({
        prompt: prompt.trim(),
        selectedExercises: selected,
        replaces,
        isLost: isLost(last, replaces),
        ...clearedFor(result, prompt),
      });
    },
    cancel: () => last?.variables?.abort.abort(),
    selected,
    toggle,
  };
}

function wishText(prompt: string, chips: readonly WishChip[]): string {
  const text = prompt.trim();
  return text === '' ? chips.map(chipLabel).join(', ') : text;
}

function clearedFor({ cleared }: RoutineResult, prompt: string): Pick<Run, 'dangerAnswer'> {
  return cleared === prompt.trim() ? { dangerAnswer: 'none' } : {};
}

export type Generator = ReturnType<typeof useGenerator>;

/** Whether the last request about a routine ended without an answer: the server may have replaced the routine. */
function isLost(last: RunState | undefined, replaces: string): boolean {
  if (last?.status !== 'error' || last.variables?.replaces !== replaces) return false;
  return !(last.error instanceof HttpError) || last.variables.isLost === true;
}

function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
