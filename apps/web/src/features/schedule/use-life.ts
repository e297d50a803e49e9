import { undoSeconds } from '@bandeja/domain/sessions/vocabulary';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { availabilityChanged } from '#features/schedule/api.ts';
import { lifeTexts as texts } from '#features/schedule/texts.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { useOffline } from '#lib/use-offline.ts';
import { useToast } from '#ui/toast.tsx';

/** A change of the plan, and what takes it back; null where nothing does. */
export type LifeChange = { run: () => Promise<unknown>; undo: (() => Promise<unknown>) | null; done: string };

/** What a choice would do, and the words of its button; null while it is not complete. */
export type Wish = { label: string; change: LifeChange } | null;

/** Carries a change out and offers to take it back. The server alone knows what it does to the plan, so it needs a network. */
export function useLife(onDone: () => void = () => {}) {
  const client = useQueryClient();
  const toast = useToast();
  const isOffline = useOffline();

  async function takeBack(undo: () => Promise<unknown>) {
    try {
      await undo();
      await availabilityChanged(client);
      toast(texts.undone);
    } catch (error) {
      toast(failureReason(error, texts.undoFailed), { kind: 'err', seconds: 6 });
    }
  }

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ run }: LifeChange) => run(),
    onSuccess: async (_answer, { undo, done }) => {
      await availabilityChanged(client);
      onDone();
      if (undo === null) return toast(done);
      toast(done, {
        seconds: undoSeconds,
        undo: { hint: texts.undoHint, label: texts.undo, undo: () => void takeBack(undo) },
      });
    },
  });
  return { change: (wish: LifeChange) => mutate(wish), isPending, isOffline, error, reset };
}
