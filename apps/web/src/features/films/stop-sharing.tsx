import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { filmTexts } from '#features/films/texts.ts';
import { call } from '#lib/http.ts';
import { invalidate } from '#lib/query.ts';
import { serverMessage } from '#lib/server-message.ts';
import { FormDialog } from '#ui/form-dialog.tsx';

const texts = filmTexts.room;

/** Asked once: the film is deleted from the server. */
export function StopSharing({ id, other, onStopped }: { id: string; other: string; onStopped: () => void }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function stop(): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      await call('DELETE /films/:id', { params: { id } });
      await invalidate(client, 'GET /films');
      onStopped();
    } catch (error) {
      setFailure(serverMessage(error) ?? texts.stopFailed);
      setPending(false);
    }
  }

  return (
    <>
      <button type="button" className="min-h-tap text-link underline" onClick={() => setAsking(true)}>
        {texts.stop}
      </button>
      {isAsking && (
        <FormDialog
          texts={{ title: texts.stopTitle, confirm: texts.stop, pending: texts.stopPending, failed: texts.stopFailed }}
          isDanger
          state={{ isPending, failure, submit: () => void stop() }}
          onClose={() => setAsking(false)}
        >
          <p>{texts.stopText(other)}</p>
        </FormDialog>
      )}
    </>
  );
}
