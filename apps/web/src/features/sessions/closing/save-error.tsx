import { closingTexts as texts } from '#features/sessions/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';

/** Why the answers were not saved: the server's own sentence, or that they are still here. */
export function SaveError({ error }: { error: unknown }) {
  const message = serverMessage(error);
  return (
    <Alert kind="err" title={message ?? texts.saveFailed}>
      {message === null && <p>{texts.saveFailedHint}</p>}
    </Alert>
  );
}
