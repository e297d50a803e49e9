import type { ProfileBody, User } from '@bandeja/domain/profile/contract';
import type { HealthQuestion } from '@bandeja/domain/profile/vocabulary';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput, ResponseOf } from '@bandeja/domain/wire/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callMutation, invalidate } from '#lib/query.ts';
import { useOnce } from '#lib/use-once.ts';
import { invalidateOthers } from '#lib/use-replacing.ts';
import { storeUser, userQuery } from '#lib/user-query.ts';

/** What is said once of a new injuries text, and kept nowhere. */
export type Said = { warning: string | null; isSoft: boolean };

function useSaved(onSaved: (user: User, said: Said) => void) {
  const queryClient = useQueryClient();
  return async ({ warning, soft, ...user }: ResponseOf<Calls['PUT /users/profile']>) => {
    // a read that is under way knows the former profile
    await queryClient.cancelQueries({ queryKey: userQuery.queryKey });
    storeUser(queryClient, user);
    void invalidate(queryClient, 'GET /routines', 'GET /routines/:id', 'GET /routines/search/query');
    onSaved(user, { warning: warning ?? null, isSoft: soft === true });
  };
}

export function useSaveProfile(onSaved: (user: User, said: Said) => void) {
  const saved = useSaved(onSaved);
  return useMutation({ ...callMutation('PUT /users/profile', (body: ProfileBody) => ({ body })), onSuccess: saved });
}

/** Takes the consent for injuries back; the server erases them and plans the week again. */
export function useWithdrawConsent(onSaved: (user: User) => void) {
  const saved = useSaved(onSaved);
  return useOnce({
    ...callMutation('PUT /users/profile', () => ({ body: { injuriesConsent: false } })),
    onSuccess: saved,
  });
}

export function useSaveScreening() {
  const onSuccess = useHealthSaved();
  const body = (yes: readonly HealthQuestion[] | null) => ({
    body: { screening: yes === null ? null : { yes: [...yes], consent: true as const } },
  });
  return useOnce({ ...callMutation('PUT /users/profile', body), onSuccess });
}

function useHealthSaved() {
  const queryClient = useQueryClient();
  return async (user: User) => {
    await queryClient.cancelQueries({ queryKey: userQuery.queryKey });
    storeUser(queryClient, user);
    void invalidateOthers(queryClient, 'GET /users/me');
  };
}

export function useConfirmRedFlag() {
  const onSuccess = useHealthSaved();
  return useOnce({
    ...callMutation('POST /users/red-flag/confirmation', (words: string) => ({ body: { words } })),
    onSuccess,
  });
}

/** Answers the calm question about the injuries text; `onMessage` gets the resulting safety text. */
export function useAnswerSuspicion(onMessage: (message: string | null) => void) {
  const saved = useHealthSaved();
  return useOnce({
    ...callMutation('POST /users/suspicion/answer', (body: BodyInput<Calls['POST /users/suspicion/answer']>) => ({
      body,
    })),
    onSuccess: async ({ user, message }) => {
      onMessage(message);
      await saved(user);
    },
  });
}

export function useWithdrawRedFlag() {
  const onSuccess = useHealthSaved();
  return useOnce({ ...callMutation('DELETE /users/red-flag/confirmation'), onSuccess });
}
