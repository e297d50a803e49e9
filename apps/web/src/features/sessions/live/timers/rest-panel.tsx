import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { useCallback } from 'react';
import type { Intent } from '#features/sessions/live/live-state.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { Ring } from '#features/sessions/live/timers/ring.tsx';
import { type Rest, restLeft } from '#features/sessions/live/timers/timers.ts';
import { nextFocus } from '#features/sessions/live/use-focus-rescue.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';

type RestPanelProps = { rest: Extract<Rest, { status: 'running' | 'paused' }>; act: (intent: Intent) => void };

/** Large text grows in the panel only as far as its two lines allow: «+15 s» is never off the screen. */
const panelText = 'text-[min(var(--text-ui),4.7vw)]';

export function RestPanel({ rest, act }: RestPanelProps) {
  const readLeft = useCallback(() => restLeft(rest, Date.now()), [rest]);
  const isPaused = rest.status === 'paused';
  return (
    <section
      aria-labelledby="live-rest"
      className="sticky bottom-(--live-bar) z-top -mx-5 grid grid-cols-[auto_1fr] items-center gap-3 border-t border-court-edge bg-court min-[360px]:gap-4 px-5 py-3 lg:border-t-0"
    >
      <Ring
        readLeft={readLeft}
        totalMs={rest.totalMs}
        label={liveTexts.rest}
        className="w-20 min-[360px]:w-32 [@media(max-height:560px)]:w-16"
      />
      {/* two lines; one on a phone in landscape */}
      <div className="grid min-w-0 gap-1.5 [@media(max-height:560px)_and_(min-width:480px)]:grid-cols-[auto_1fr] [@media(max-height:560px)_and_(min-width:480px)]:gap-3">
        <div className="flex items-center justify-between gap-2">
          <h2 id="live-rest" tabIndex={-1} className="heading-3 text-[min(var(--text-num-sm),6.2vw)]" {...nextFocus}>
            {liveTexts.rest}
          </h2>
          <Button variant="ghost" size="gym" className={panelText} onClick={() => act({ do: 'skipRest' })}>
            {liveTexts.skipRest}
          </Button>
        </div>
        <p className="pointer-events-none -mt-4.5 text-[min(var(--text-ui),4.4vw)] text-ink-2 max-[359px]:hidden [@media(max-height:560px)]:hidden">
          {liveTexts.restCue}
        </p>
        <div className="flex gap-1.5">
          <Button
            variant="line"
            size="gym"
            aria-label={liveTexts.lessRest}
            className={classNames(panelText, 'min-w-0 flex-1 px-1 whitespace-nowrap')}
            onClick={() => act({ do: 'shiftRest', seconds: -15 })}
          >
            −15 s
          </Button>
          <IconButton
            icon={isPaused ? PlayIcon : PauseIcon}
            weight="fill"
            variant="line"
            label={isPaused ? liveTexts.resumeRest : liveTexts.pauseRest}
            onClick={() => act({ do: isPaused ? 'resumeRest' : 'pauseRest' })}
          />
          <Button
            variant="line"
            size="gym"
            aria-label={liveTexts.moreRest}
            className={classNames(panelText, 'min-w-0 flex-1 px-1 whitespace-nowrap')}
            onClick={() => act({ do: 'shiftRest', seconds: 15 })}
          >
            +15 s
          </Button>
        </div>
      </div>
    </section>
  );
}
