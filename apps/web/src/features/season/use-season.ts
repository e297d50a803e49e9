import type { Season } from '@bandeja/domain/season/contract';
import { undoSeconds } from '@bandeja/domain/sessions/vocabulary';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { storeSeason, undoChange } from '#features/season/api.ts';
import { seasonTexts } from '#features/season/texts.ts';
import { isConnectionLost, watchConnection } from '#lib/connection.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { useToast } from '#ui/toast.tsx';

const texts = seasonTexts.change;
/** Only the last change can be taken back: its message takes the place of the one before. */
const about = 'season';

/** `undo`: of what the server does not take back by itself, templates. */
export type SeasonChange = { run: () => Promise<Season>; undo?: () => Promise<Season>; done: string };

/** Carries a change out and offers to take it back; only the server lays blocks, so it needs a network. */
export function useSeasonChange(onDone: () => void = () => {}) {
  const client = useQueryClient();
  const toast = useToast();
  const isOffline = useSyncExternalStore(watchConnection, isConnectionLost);

  async function takeBack(undo: () => Promise<Season>) {
    try {
      storeSeason(client, await undo());
      toast(texts.undone, { about });
    } catch (error) {
      toast(failureReason(error, texts.undoFailed), { kind: 'err', seconds: 6, about });
    }
  }

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ run }: SeasonChange) => run(),
    onSuccess: (season, { undo: own, done }) => {
      storeSeason(client, season);
      onDone();
      const { change } = season;
      const undo = change === null ? own : () => undoChange(change);
      if (undo === undefined) return toast(done, { about });
      toast(done, {
        seconds: undoSeconds,
        about,
        undo: { hint: texts.undoHint, label: texts.undo, undo: () => void takeBack(undo) },
      });
    },
  });
  return { change: (wish: SeasonChange) => mutate(wish), isPending, isOffline, error, reset };
}
