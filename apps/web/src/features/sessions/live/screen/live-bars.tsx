import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useCallback } from 'react';
import type { EntryProgress } from '#features/sessions/live/live-state.ts';
import { SaveBadge } from '#features/sessions/live/queue/save-badge.tsx';
import type { Saving } from '#features/sessions/live/queue/use-saving.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { isFirstTap } from '#features/sessions/live/timers/first-tap.ts';
import { nextFocus } from '#features/sessions/live/use-focus-rescue.ts';
import { formatClock } from '#lib/format.ts';
import { useTick } from '#lib/use-tick.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ProgressBote } from '#ui/progress-bote.tsx';

type TopBarProps = {
  index: number;
  progress: readonly EntryProgress[];
  saving: Saving;
  onLeave: () => void;
  onMenu: () => void;
};

export function LiveTopBar({ index, progress, saving, onLeave, onMenu }: TopBarProps) {
  const label = liveTexts.exerciseOf(index, progress.length);
  return (
    <>
      <div className="sticky top-0 z-top -mx-2.5 grid min-h-14 bg-court py-1 [@media(max-height:560px)]:static grid-cols-[auto_1fr_auto] items-center text-center">
        <IconButton icon={XIcon} label={liveTexts.leave} className="text-ink" onClick={onLeave} />
        <div>
          <p className="text-ui font-strong">{label}</p>
          <SaveBadge saving={saving} />
        </div>
        <IconButton icon={DotsThreeIcon} label={liveTexts.moreOptions} className="text-ink" onClick={onMenu} />
      </div>
      <ProgressBote
        step={index + 1}
        total={progress.length}
        done={progress.map((each) => each === 'done')}
        label={label}
        ball="air"
        whiteBall
        className="mb-3 lg:mx-auto lg:max-w-form"
      />
    </>
  );
}

type BottomBarProps = {
  begunAt: number;
  isLast: boolean;
  isNext: boolean;
  isFinishing: boolean;
  onPrevious: () => void;
  onNext: () => void;
};

/** Large text grows here only as far as the row of three fits a phone: «Siguiente» is never off the screen. */
const barText = 'text-[min(var(--text-body),5.4vw)]';

export function LiveBottomBar({ begunAt, isLast, isNext, isFinishing, onPrevious, onNext }: BottomBarProps) {
  return (
    <div className="sticky bottom-0 z-top h-(--live-bar) border-t-2 border-white bg-court-deep px-3 pt-3 min-[360px]:px-5">
      <div className="mx-auto grid max-w-form grid-cols-[1fr_auto_1fr] items-center gap-2 min-[360px]:gap-3 lg:max-w-reading">
        <Button variant="line" size="gym" className={barText} onClick={onPrevious}>
          {liveTexts.previous}
        </Button>
        <SessionClock begunAt={begunAt} />
        <Button
          variant={isNext ? 'saque' : 'white'}
          size="gym"
          className={barText}
          pending={isFinishing}
          pendingLabel={isLast ? liveTexts.finishing : undefined}
          onClick={(event) => isFirstTap(event) && onNext()}
          {...(isNext ? nextFocus : {})}
        >
          {isLast ? liveTexts.finish : liveTexts.next}
        </Button>
      </div>
    </div>
  );
}

/** The elapsed time hh:mm:ss from an absolute start; only this redraws each second, and it keeps silent. */
function SessionClock({ begunAt }: { begunAt: number }) {
  const text = useTick(
    useCallback(() => formatClock(Math.min(359_999, Math.max(0, (Date.now() - begunAt) / 1000))), [begunAt]),
  );
  return (
    <span
      role="timer"
      aria-label={liveTexts.clock}
      className="num text-[min(1.125rem,5.7vw)] font-head tracking-card sm:text-[1.375rem]"
    >
      {text}
    </span>
  );
}
