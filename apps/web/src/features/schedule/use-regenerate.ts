import { useMutation, useQueryClient } from '@tanstack/react-query';
import { markIncomplete, planChanged, regenerateMutation } from '#features/schedule/api.ts';
import { scheduleTexts } from '#features/schedule/texts.ts';
import { HttpError } from '#lib/http.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useToast } from '#ui/toast.tsx';

const texts = scheduleTexts.regenerate;

/** What a failed regeneration says, and whether it means that the profile is incomplete. */
export function regenerateError(error: unknown): { message: string; isIncomplete: boolean } {
  const message = serverMessage(error);
  const isRefused = error instanceof HttpError && error.status === 400;
  if (isRefused && message !== null && /d[ií]as disponibles/i.test(message)) {
    return { message: texts.incomplete, isIncomplete: true };
  }
  return { message: message ?? texts.failed, isIncomplete: false };
}

/** Makes the week again and reads it; says how it went in the page and in a toast. */
export function useRegenerate() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error, reset } = useMutation({
    ...regenerateMutation,
    onSuccess: async () => {
      await planChanged(queryClient);
      toast(texts.done);
    },
    onError: (failure) => {
      const { message, isIncomplete } = regenerateError(failure);
      toast(texts.toast(message), { kind: 'err', seconds: 6 });
      if (isIncomplete) markIncomplete(queryClient);
    },
  });
  return {
    regenerate: () => mutate(),
    isPending,
    message: error === null ? null : regenerateError(error).message,
    dismiss: reset,
  };
}
