import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createElement, useRef } from 'react';
import { useNavigate } from 'react-router';
import {
  isOpenExists,
  isPlanLimit,
  isRedFlag,
  type Start,
  type StartState,
  type StartWish,
  startFailure,
} from '#features/sessions/today/start.ts';
import { StartError } from '#features/sessions/today/start-error.tsx';
import * as paths from '#lib/paths.ts';
import { invalidate, markStale } from '#lib/query.ts';

export function useStart(failureOf: (error: unknown) => string = startFailure): Start {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isBusy = useRef(false);

  const { mutate, reset, status, variables, error } = useMutation({
    // most visits start nothing: the code loads with the tap
    mutationFn: async (wish: StartWish) =>
      (await import('#features/sessions/today/create-session.ts')).createSession(queryClient, wish),
    networkMode: 'always',
    onSuccess: (id, { from }) => {
      isBusy.current = false;
      // read again when shown: this page is being left
      markStale(
        queryClient,
        'GET /training-sessions/past',
        'GET /training-sessions/:id',
        'GET /training-sessions/next',
      );
      // an address without an id is replaced by the session's
      navigate(paths.liveSession(id), { replace: from === 'address' });
    },
    onError: (failure) => {
      isBusy.current = false;
      if (isOpenExists(failure)) void invalidate(queryClient, 'GET /training-sessions/next');
      // the profile then decides what the page shows
      if (isRedFlag(failure)) void invalidate(queryClient, 'GET /users/me');
    },
  });

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
  return { step: 'failed', wish, error, message: failureOf(error), isOfPlan: isPlanLimit(error) };
}

export function useRoutineStart() {
  const start = useStart();
  return {
    isStarting: start.state.step === 'starting',
    error: createElement(StartError, { start, from: 'routines' }),
    start: (routineId: string) => start.start({ routineId, type: null, from: 'routines' }),
  };
}
