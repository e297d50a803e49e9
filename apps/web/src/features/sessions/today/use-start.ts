import { getMe } from '@bandeja/domain/profile/contract';
import { getSession, listPast, nextSession } from '@bandeja/domain/sessions/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { createSession } from '#features/sessions/today/api.ts';
import {
  isOpenExists,
  isPlanLimit,
  isRedFlag,
  type Start,
  type StartState,
  type StartWish,
  startFailure,
} from '#features/sessions/today/start.ts';
import * as paths from '#lib/paths.ts';
import { invalidate } from '#lib/query.ts';
import { uuid7 } from '#lib/uuid7.ts';

/** Starts sessions for the whole page, one at a time. `failureOf` says what a failed start says there. */
export function useStart(failureOf: (error: unknown) => string = startFailure): Start {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const attempt = useRef<{ wish: StartWish; id: string } | null>(null);
  const isBusy = useRef(false);

  const { mutate, reset, status, variables, error } = useMutation({
    mutationFn: (wish: StartWish) => createSession({ ...wish, id: idFor(wish) }),
    onSuccess: (sessionId) => {
      void invalidate(queryClient, listPast, getSession, nextSession);
      navigate(paths.liveSession(sessionId));
    },
    onError: (failure) => {
      if (isOpenExists(failure)) void invalidate(queryClient, nextSession);
      // the profile says what the page shows instead
      if (isRedFlag(failure)) void invalidate(queryClient, getMe);
    },
    onSettled: () => {
      isBusy.current = false;
    },
  });

  /** The same wish keeps its id, so that a second try after a lost answer finds the session of the first. */
  function idFor(wish: StartWish): string {
    const last = attempt.current;
    if (last?.wish.routineId === wish.routineId && last.wish.type === wish.type) return last.id;
    attempt.current = { wish, id: uuid7() };
    return attempt.current.id;
  }

  return {
    state: stateOf(status, variables, error, failureOf),
    start: (wish) => {
      // a double click comes before the button is drawn as pending
      if (isBusy.current) return;
      isBusy.current = true;
      mutate(wish);
    },
    dismiss: reset,
  };
}

function stateOf(
  status: string,
  wish: StartWish | undefined,
  error: unknown,
  failureOf: (error: unknown) => string,
): StartState {
  if (wish === undefined) return { step: 'idle' };
  // after success the page is left: the button stays pending until then
  if (status === 'pending' || status === 'success') return { step: 'starting', wish };
  if (status !== 'error') return { step: 'idle' };
  if (isOpenExists(error)) return { step: 'openExists', wish };
  return { step: 'failed', wish, message: failureOf(error), isOfPlan: isPlanLimit(error) };
}
