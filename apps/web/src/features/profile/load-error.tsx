import { profileTexts as texts } from '#features/profile/texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';

type LoadErrorProps = {
  /** There is an older profile to show, so this stands above it. */
  hasOlder: boolean;
  isRetrying: boolean;
  error: unknown;
  onRetry: () => void;
};

/** «Error al cargar el perfil» and the way to try again. */
export function LoadError({ hasOlder, error, isRetrying, onRetry }: LoadErrorProps) {
  if (!hasOlder) {
    return (
      <ErrorState
        level={2}
        className="card"
        title={texts.loadFailed}
        error={error}
        retrying={isRetrying}
        onRetry={onRetry}
      />
    );
  }
  return (
    <Alert
      kind="err"
      title={texts.loadFailed}
      actions={
        <Button variant="line" size="sm" pending={isRetrying} onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    />
  );
}
