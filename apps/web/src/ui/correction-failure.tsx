import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

type CorrectionFailureProps = {
  correction: { error: Error | null; isChanged: boolean; keepMine: () => void; takeStored: () => Promise<void> };
  fallback: string;
};

/** Why a correction was not taken. Where another tab or device has changed the same, the player chooses: nothing is lost unasked. */
export function CorrectionFailure({ correction, fallback }: CorrectionFailureProps) {
  if (!correction.error) return null;
  const message = serverMessage(correction.error) ?? fallback;
  if (!correction.isChanged) return <Alert kind="err" title={message} />;
  return (
    <Alert
      kind="warn"
      title={message}
      actions={
        <>
          <Button variant="line" size="sm" onClick={correction.keepMine}>
            Guardar lo mío
          </Button>
          <Button variant="ghost" size="sm" onClick={() => void correction.takeStored()}>
            Ver lo guardado
          </Button>
        </>
      }
    />
  );
}
