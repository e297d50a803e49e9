import { undoSeconds } from '@bandeja/domain/sessions/vocabulary';
import type { QueryClient } from '@tanstack/react-query';
import { forgetSession } from '#features/sessions/live/queue/device-storage.ts';
import { showNoneOpen } from '#features/sessions/live/queue/on-device.ts';
import { forgetGone } from '#features/sessions/live/queue/send-waiting.ts';
import { todayTexts } from '#features/sessions/today/texts.ts';
import { call, HttpError } from '#lib/http.ts';
import { invalidate } from '#lib/query.ts';
import { serverMessage } from '#lib/server-message.ts';
import type { ShowToast } from '#ui/toast.tsx';

const texts = todayTexts.discarding;

type Discard = {
  sessionId: string;
  queryClient: QueryClient;
  toast: ShowToast;
  onRestored?: () => void;
};

/** For good after ten seconds: until then «Deshacer» is shown. @throws HttpError, NetworkError */
export async function discardWithUndo({
  sessionId,
  queryClient,
  toast,
  onRestored = () => {},
}: Discard): Promise<void> {
  // a missing session counts as discarded
  await call('DELETE /training-sessions/:id', { params: { id: sessionId } }).catch((error: unknown) => {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  });
  // without a network, too, the next one may begin
  await showNoneOpen(queryClient).catch(() => {});
  let isRestored = false;
  const undo = () => {
    isRestored = true;
    void restore();
  };
  async function restore() {
    try {
      await call('POST /training-sessions/:id/restore', { params: { id: sessionId } });
    } catch (error) {
      toast(serverMessage(error) ?? texts.restoreFailed, { kind: 'err', seconds: 6 });
      return;
    }
    await invalidate(
      queryClient,
      'GET /training-sessions/past',
      'GET /training-sessions/:id',
      'GET /training-sessions/next',
    );
    onRestored();
  }
  toast(texts.discarded, { seconds: undoSeconds, undo: { hint: texts.undoHint, label: texts.undo, undo } });
  setTimeout(() => !isRestored && void forget(sessionId), undoSeconds * 1000);
  void invalidate(
    queryClient,
    'GET /training-sessions/past',
    'GET /training-sessions/:id',
    'GET /training-sessions/next',
  );
}

async function forget(sessionId: string): Promise<void> {
  forgetSession(sessionId);
  await forgetGone([sessionId]);
}
