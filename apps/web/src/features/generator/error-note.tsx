import type { ShownError } from '#features/generator/errors.ts';
import { generatorTexts as texts } from '#features/generator/texts.ts';
import * as paths from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/link-button.tsx';

const ways = {
  plans: { to: paths.plans, label: texts.plans },
  shelf: { to: paths.ownRoutines, label: texts.shelf },
} as const;

export function ErrorNote({ error }: { error: ShownError }) {
  const { message, hint, way } = error;
  return (
    <Alert
      kind="err"
      actions={
        way && (
          <LinkButton size="sm" variant="line" to={ways[way].to}>
            {ways[way].label}
          </LinkButton>
        )
      }
    >
      <p>{message}</p>
      {hint && <p>{hint}</p>}
    </Alert>
  );
}
