import type { ReactNode } from 'react';
import { liveTexts } from '#features/sessions/live/texts.ts';
import * as paths from '#lib/paths.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';

type LiveErrorProps = { title: string; text?: string; onRetry?: () => void; retrying?: boolean; action?: ReactNode };

export function LiveError({ title, text = liveTexts.errors.check, onRetry, retrying = false, action }: LiveErrorProps) {
  return (
    <div className="grid min-h-dvh content-center justify-items-center">
      <title>{liveTexts.windowTitle(title)}</title>
      <h1 className="sr-only">{liveTexts.page}</h1>
      <ErrorState level={2} title={title} text={text} retrying={retrying} {...(onRetry ? { onRetry } : {})} />
      <div className="flex flex-wrap justify-center gap-3">
        {action}
        <LinkButton to={paths.dashboard} size="gym" variant={action === undefined ? 'solid' : 'line'}>
          {liveTexts.back}
        </LinkButton>
      </div>
    </div>
  );
}
