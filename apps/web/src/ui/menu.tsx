import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '#ui/icon-button.tsx';
import { placePanel } from '#ui/place-panel.ts';
import { useBackCloses } from '#ui/use-back-closes.ts';

type MenuProps = {
  label: string;
  ref?: Ref<HTMLButtonElement>;
  children: (close: () => void) => ReactNode;
};

/** Three dots and the panel they open, over everything and without moving anything. Escape and a press outside close it; the browser gives the focus back. */
export function Menu({ label, ref, children }: MenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => panel.current?.hidePopover();
  useBackCloses(isOpen, close);

  return (
    <>
      <IconButton
        ref={ref}
        icon={DotsThreeIcon}
        label={label}
        aria-expanded={isOpen}
        popoverTarget={id}
        className="-my-2 -mr-2.5"
      />
      <div
        ref={panel}
        id={id}
        popover="auto"
        onBeforeToggle={({ newState }) => flushSync(() => setOpen(newState === 'open'))}
        onToggle={({ newState, currentTarget }) => newState === 'open' && place(currentTarget)}
        className="floating absolute inset-auto m-0 w-72 max-w-[calc(100vw-24px)] gap-1 rounded-3 p-2 text-ink [&:popover-open]:grid"
      >
        {isOpen && children(close)}
      </div>
    </>
  );
}

function place(panel: HTMLElement): void {
  const button = document.querySelector(`[popovertarget="${CSS.escape(panel.id)}"]`);
  if (button) placePanel(panel, button, 'right');
}
