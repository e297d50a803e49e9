import type { WeekPreview } from '@bandeja/domain/schedule/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { markIncomplete, planChanged, previewMutation, regenerateMutation } from '#features/schedule/api.ts';
import { scheduleTexts } from '#features/schedule/texts.ts';
import { HttpError } from '#lib/http.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useToast } from '#ui/toast.tsx';

const texts = scheduleTexts.regenerate;

export function regenerateError(error: unknown): { message: string; isIncomplete: boolean } {
  const message = serverMessage(error);
  const isRefused = error instanceof HttpError && error.status === 400;
  if (isRefused && message !== null && /d[ií]as disponibles/i.test(message)) {
    return { message: texts.incomplete, isIncomplete: true };
  }
  return { message: message ?? texts.failed, isIncomplete: false };
}

export function useRegenerate() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [shown, setShown] = useState<WeekPreview | null>(null);
  const onError = (failure: Error) => {
    setShown(null);
    const { message, isIncomplete } = regenerateError(failure);
    toast(texts.toast(message), { kind: 'err', seconds: 6 });
    if (isIncomplete) markIncomplete(queryClient);
  };
  const preview = useMutation({ ...previewMutation, onSuccess: setShown, onError });
  const apply = useMutation({
    ...regenerateMutation,
    onSuccess: async () => {
      await planChanged(queryClient);
      setShown(null);
      toast(texts.done);
    },
    onError,
  });
  const error = preview.error ?? apply.error;
  const failure = error === null ? null : regenerateError(error);
  return {
    shown,
    preview: (variant: number) => {
      apply.reset();
      preview.mutate(variant);
    },
    apply: () => shown !== null && apply.mutate(shown),
    close: () => setShown(null),
    isPreviewing: preview.isPending,
    isApplying: apply.isPending,
    message: failure?.message ?? null,
    isRefused: failure?.isIncomplete ?? false,
  };
}
