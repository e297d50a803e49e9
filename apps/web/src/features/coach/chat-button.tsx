import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/csr/ChatCircleDots';
import type { Ref } from 'react';
import { buttonTexts as texts } from '#features/coach/button-texts.ts';
import { Icon } from '#ui/icon.tsx';

type ChatButtonProps = {
  ref: Ref<HTMLButtonElement>;
  isOpen: boolean;
  isLoading: boolean;
  onOpen: () => void;
  /** It may be wanted in a moment. */
  onApproach: () => void;
};

/**
 * The way to the chat on every page of a player. On phones it makes room while something is typed, and where a bar with
 * the page's own buttons lies at the bottom.
 */
export function ChatButton({ ref, isOpen, isLoading, onOpen, onApproach }: ChatButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      hidden={isOpen}
      aria-label={texts.open}
      aria-haspopup="dialog"
      aria-busy={isLoading || undefined}
      onClick={onOpen}
      onPointerEnter={onApproach}
      onPointerDown={onApproach}
      onFocus={onApproach}
      className="fixed right-[max(16px,env(safe-area-inset-right))] bottom-[max(16px,env(safe-area-inset-bottom))] z-fab grid size-14 place-items-center rounded-4 rounded-br-[6px] bg-solid text-on-solid shadow-3 hover:bg-solid-hover aria-busy:cursor-progress md:right-6 md:bottom-6 md:size-15 print:hidden [&[hidden]]:hidden max-md:[body:has(main_:is(textarea,input:not([type=checkbox],[type=radio])):focus)_&]:hidden max-md:[body:has(main_.sticky.bottom-0)_&]:hidden"
    >
      <Icon as={ChatCircleDotsIcon} weight={isLoading ? 'fill' : 'regular'} className="size-7" />
    </button>
  );
}
