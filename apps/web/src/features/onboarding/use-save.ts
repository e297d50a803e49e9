import type { OnboardingAnswers } from '@bandeja/domain/onboarding/rules';
import { onboardingPayloads } from '@bandeja/domain/onboarding/rules';
import type { User } from '@bandeja/domain/profile/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Onboarded, saveOnboarding } from '#features/onboarding/api.ts';

type SaveOptions = {
  /** Takes over the user the save answered. */
  onSaved: (user: User) => void;
  onDone: () => void;
  onFailed: (error: Error) => void;
};

/** Saves complete answers, one save at a time; what was read for the former profile is forgotten. */
export function useSave({ onSaved, onDone, onFailed }: SaveOptions) {
  const queryClient = useQueryClient();
  // two clicks may come before the first one is drawn
  const sending = useRef(false);
  const { mutate, isPending, data } = useMutation({
    mutationFn: async (answers: OnboardingAnswers) => saveOnboarding(onboardingPayloads(answers)),
    onSuccess: (onboarded) => {
      onDone();
      // week, routines and advice were made for the former profile
      queryClient.removeQueries();
      onSaved(onboarded.user);
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
