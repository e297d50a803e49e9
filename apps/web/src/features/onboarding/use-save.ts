import { type OnboardingAnswers, onboardingPayloads } from '@bandeja/domain/onboarding/rules';
import { useQueryClient } from '@tanstack/react-query';
import { saveOnboarding } from '#features/onboarding/api.ts';
import { useOnce } from '#lib/use-once.ts';
import { forgetAllButUser, storeUser } from '#lib/user-query.ts';

export function useSave({ onDone, onFailed }: { onDone: () => void; onFailed: (error: Error) => void }) {
  const queryClient = useQueryClient();
  const { start, isPending, data } = useOnce({
    mutationFn: async (answers: OnboardingAnswers) => saveOnboarding(onboardingPayloads(answers)),
    onSuccess: (onboarded) => {
      onDone();
      // week, routines and advice were made for the former profile
      forgetAllButUser(queryClient);
      storeUser(queryClient, onboarded.user);
    },
    onError: onFailed,
  });
  return { start, pending: isPending, done: data ?? null };
}
