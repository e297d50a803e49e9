import { lostTagNames } from '@bandeja/domain/matches/messages';
import { type LostTag, lostTags } from '@bandeja/domain/matches/vocabulary';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useId } from 'react';
import { boardTexts } from '#features/matches/texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';

const texts = boardTexts.lost;

type LostPanelProps = {
  /** Null where the board's own button is in sight. */
  undo: (() => void) | null;
  onTag: (tag: LostTag) => void;
  onSkip: () => void;
};

/** After a lost point, until the next tap: how it was lost. The court above goes on counting meanwhile. */
export function LostPanel({ undo, onTag, onSkip }: LostPanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-t-2 border-court-line bg-court-deep px-4 pt-2 pb-[max(0.875rem,env(safe-area-inset-bottom))] lying:col-span-2 lying:row-start-3 lying:px-3.5 lying:pb-[max(0.625rem,env(safe-area-inset-bottom))]"
    >
      <div className="mx-auto grid w-full max-w-form gap-1.5 lying:max-w-none lying:grid-cols-[minmax(6rem,10rem)_minmax(0,1fr)] lying:items-center lying:gap-3">
        <div className="flex min-h-11 items-center gap-2">
          <p id={id} className="grid min-w-0 flex-1 leading-tight font-head">
            <span>{texts.question}</span>
            <span className="text-[min(var(--text-sm),3.8vw)] font-text text-on-court-2 lying:hidden">
              {texts.hint}
            </span>
          </p>
          {undo && (
            <Button
              variant="line"
              className="px-3 whitespace-nowrap lying:hidden"
              icon={<Icon as={ArrowUUpLeftIcon} className="size-4.5 flex-none" />}
              onClick={undo}
            >
              {boardTexts.undo}
            </Button>
          )}
          <IconButton icon={XIcon} label={texts.skip} className="text-ink" onClick={onSkip} />
        </div>
        <div className="grid grid-cols-3 gap-2 lying:grid-cols-6">
          {lostTags.map((tag) => (
            <Button
              key={tag}
              variant="line"
              size="gym"
              className="min-h-14.5 px-1.5 text-[min(1rem,4.2vw)] leading-tight lying:text-[min(var(--text-ui),1.8vw)]"
              onClick={() => onTag(tag)}
            >
              {lostTagNames[tag]}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
