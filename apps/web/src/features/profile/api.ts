import {
  answerSuspicion,
  confirmRedFlag,
  getMe,
  type ProfileBody,
  putProfile,
  type User,
  withdrawRedFlag,
} from '@bandeja/domain/profile/contract';
import type { HealthQuestion } from '@bandeja/domain/profile/vocabulary';
import { getRoutine, listRoutines, searchRoutines } from '@bandeja/domain/routines/contract';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callMutation, invalidate } from '#lib/query.ts';
import { useOnce } from '#lib/use-once.ts';
import { invalidateOthers } from '#lib/use-replacing.ts';
import { storeUser, userQuery } from '#lib/user-query.ts';

function useSaved(onSaved: (user: User) => void) {
  const queryClient = useQueryClient();
  return async (user: User) => {
    // a read that is under way knows the former profile
    await queryClient.cancelQueries({ queryKey: userQuery.queryKey });
    storeUser(queryClient, user);
    // level, age and injuries decide the offers
    void invalidate(queryClient, listRoutines, getRoutine, searchRoutines);
    onSaved(user);
  };
}

/** Saves the whole profile. */
export function useSaveProfile(onSaved: (user: User) => void) {
  const saved = useSaved(onSaved);
  return useMutation({ ...callMutation(putProfile, (body: ProfileBody) => ({ body })), onSuccess: saved });
}

/** Takes the consent for injuries back; the server erases them and plans the week again. */
export function useWithdrawConsent(onSaved: (user: User) => void) {
  const saved = useSaved(onSaved);
  return useOnce({ ...callMutation(putProfile, () => ({ body: { injuriesConsent: false } })), onSuccess: saved });
}

/** Saves the answers to the health questions with their consent; null erases them and takes it back. */
export function useSaveScreening() {
  const onSuccess = useHealthSaved();
  const body = (yes: readonly HealthQuestion[] | null) => ({
    body: { screening: yes === null ? null : { yes: [...yes], consent: true as const } },
  });
  return useOnce({ ...callMutation(putProfile, body), onSuccess });
}

/** A change of health data changes the plan, and with it every page. */
function useHealthSaved() {
  const queryClient = useQueryClient();
  return async (user: User) => {
    await queryClient.cancelQueries({ queryKey: userQuery.queryKey });
    storeUser(queryClient, user);
    void invalidateOthers(queryClient, getMe);
  };
}

/** Says that a doctor has seen the player for the red flag of these words; sessions can be started again. */
export function useConfirmRedFlag() {
  const onSuccess = useHealthSaved();
  return useOnce({ ...callMutation(confirmRedFlag, (words: string) => ({ body: { words } })), onSuccess });
}

/** Answers the calm question about the injuries text; `onMessage` gets the resulting safety text. */
export function useAnswerSuspicion(onMessage: (message: string | null) => void) {
  const saved = useHealthSaved();
  return useOnce({
    ...callMutation(answerSuspicion, (body: BodyInput<typeof answerSuspicion>) => ({ body })),
    onSuccess: async ({ user, message }) => {
      onMessage(message);
      await saved(user);
    },
  });
}

/** Takes the confirmation of a red flag back. */
export function useWithdrawRedFlag() {
  const onSuccess = useHealthSaved();
  return useOnce({ ...callMutation(withdrawRedFlag), onSuccess });
}
