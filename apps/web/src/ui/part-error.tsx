import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

export function PartError({ onClose }: { onClose: () => void }) {
  return (
    <Alert
      kind="err"
      actions={
        <Button variant="line" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      No se ha podido cargar. Revisa tu conexión y recarga la página.
    </Alert>
  );
}
