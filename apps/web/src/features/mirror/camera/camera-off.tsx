import { cameraTexts as texts } from '#features/mirror/camera/texts.ts';
import type { CameraTrouble } from '#features/mirror/camera/use-camera.ts';
import { Alert } from '#ui/alert.tsx';

/** Why there is no picture, and what to do. */
export function CameraOff({ why, onRetry }: { why: CameraTrouble; onRetry: () => void }) {
  const { title, text } = texts.troubles[why];
  return (
    <Alert kind="err" title={title} {...(why !== 'unsupported' && { retry: { start: onRetry, size: 'md' } })}>
      {text}
    </Alert>
  );
}
