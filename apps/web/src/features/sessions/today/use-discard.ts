import { discardSession, getSession, listPast, nextSession, restoreSession } from '@bandeja/domain/sessions/contract';
import { undoSeconds } from '@bandeja/domain/sessions/vocabulary';
import { useQueryClient } from '@tanstack/react-query';
import { todayTexts } from '#features/sessions/today/texts.ts';
import { call, HttpError } from '#lib/http.ts';
import { invalidate } from '#lib/query.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useToast } from '#ui/toast.tsx';

const texts = todayTexts.discarding;

/**
 * Discards an open session, for good after ten seconds: until then «Deshacer» stands there, and what this device knows
 * of it stays. `onRestored` follows a session that was taken back.
 */
export function useDiscard(onRestored: (sessionId: string) => void = () => {}) {
  const queryClient = useQueryClient();
  const toast = useToast();

  async function restore(sessionId: string) {
    try {
      await call(restoreSession, { params: { id: sessionId } });
    } catch (error) {
      toast(serverMessage(error) ?? texts.restoreFailed, { kind: 'err', seconds: 6 });
      return;
    }
    await invalidate(queryClient, listPast, getSession, nextSession);
    onRestored(sessionId);
  }

  return async (sessionId: string): Promise<void> => {
    // what is gone already counts as discarded
    await call(discardSession, { params: { id: sessionId } }).catch((error: unknown) => {
      if (!(error instanceof HttpError && error.status === 404)) throw error;
    });
    let isRestored = false;
    const undo = () => {
      isRestored = true;
      void restore(sessionId);
    };
    toast(texts.discarded, { seconds: undoSeconds, undo: { hint: texts.undoHint, label: texts.undo, undo } });
    setTimeout(async () => {
      const { forgetSession } = await import('#features/sessions/live/device-storage.ts');
      if (!isRestored) forgetSession(sessionId);
    }, undoSeconds * 1000);
    void invalidate(queryClient, listPast, getSession, nextSession);
  };
}
