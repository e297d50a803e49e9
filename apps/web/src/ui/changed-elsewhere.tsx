import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

type ChangedElsewhereProps = { message: string; onKeepMine: () => void; onTakeStored: () => void };

/** What is edited here was changed in another tab or on another device: the player chooses, nothing is lost unasked. */
export function ChangedElsewhere({ message, onKeepMine, onTakeStored }: ChangedElsewhereProps) {
  return (
    <Alert
      kind="warn"
      title={message}
      actions={
        <>
          <Button variant="line" size="sm" onClick={onKeepMine}>
            Guardar lo mío
          </Button>
          <Button variant="ghost" size="sm" onClick={onTakeStored}>
            Ver lo guardado
          </Button>
        </>
      }
    />
  );
}
