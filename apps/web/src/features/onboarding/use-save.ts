import type { OnboardingAnswers } from '@bandeja/domain/onboarding/rules';
import { onboardingPayloads } from '@bandeja/domain/onboarding/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Onboarded, saveOnboarding } from '#features/onboarding/api.ts';
import { forgetAllButUser, storeUser } from '#lib/user-query.ts';

/** Saves complete answers, one save at a time; what was read for the former profile is forgotten. */
export function useSave({ onDone, onFailed }: { onDone: () => void; onFailed: (error: Error) => void }) {
  const queryClient = useQueryClient();
  // two clicks may come before the first one is drawn
  const sending = useRef(false);
  const { mutate, isPending, data } = useMutation({
    mutationFn: async (answers: OnboardingAnswers) => saveOnboarding(onboardingPayloads(answers)),
    onSuccess: (onboarded) => {
      onDone();
      // week, routines and advice were made for the former profile
      forgetAllButUser(queryClient);
      storeUser(queryClient, onboarded.user);
    },
    onError: onFailed,
    onSettled: () => {
      sending.current = false;
    },
  });
  function start(answers: OnboardingAnswers) {
    if (sending.current) return;
    sending.current = true;
    mutate(answers);
  }
  const done: Onboarded | null = data ?? null;
  return { start, pending: isPending, done };
}
