import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ListIcon } from '@phosphor-icons/react/dist/csr/List';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { historyTexts, coachTexts as texts } from '#features/coach/texts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { LogoMark } from '#ui/logo.tsx';

type PanelHeadProps = {
  view: 'talk' | 'history';
  onView: (view: 'talk' | 'history') => void;
  onClose: () => void;
};

/** Who answers, the way to earlier conversations, the way out. */
export function PanelHead({ view, onView, onClose }: PanelHeadProps) {
  const isTalk = view === 'talk';
  return (
    <div className="flex items-center gap-3 border-b bg-surface py-2 pr-2 pl-4">
      {isTalk ? (
        <LogoMark className="size-8 flex-none" />
      ) : (
        <IconButton icon={ArrowLeftIcon} label={historyTexts.back} className="-ml-2" onClick={() => onView('talk')} />
      )}
      <div className="min-w-0 flex-1">
        <h2 id="chat-title" className="heading-3 truncate">
          {isTalk ? texts.title : historyTexts.open}
        </h2>
        <p className="text-xs text-ink-2">{texts.isAi}</p>
      </div>
      <div className="flex">
        {isTalk && <IconButton icon={ListIcon} label={historyTexts.open} onClick={() => onView('history')} />}
        <IconButton icon={XIcon} label={texts.close} onClick={onClose} />
      </div>
    </div>
  );
}
