import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { placePanel } from '#ui/place-panel.ts';
import { useBackCloses } from '#ui/use-back-closes.ts';

type PopoverProps = {
  label: string;
  isOpen: boolean;
  onClose: () => void;
  trigger: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** A small window at its button. «Cerrar», Escape and a press outside close it; the browser gives the focus back. */
export function Popover({ isOpen, ...panel }: PopoverProps) {
  return isOpen && <OpenPanel {...panel} />;
}

function OpenPanel({ label, onClose, trigger, children }: Omit<PopoverProps, 'isOpen'>) {
  const panel = useRef<HTMLDivElement>(null);
  const place = useEffectEvent(() => {
    if (panel.current && trigger.current) placePanel(panel.current, trigger.current, 'left');
  });
  useBackCloses(true, onClose);
  useLayoutEffect(() => {
    panel.current?.showPopover();
    place();
    const onResize = () => place();
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);

  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      className="floating off-court landing absolute inset-auto m-0 w-75 max-w-[calc(100vw-24px)] gap-2.5 rounded-3 p-4 text-ink outline-none [&:popover-open]:grid"
    >
      <div className="-mt-2 -mr-2 flex items-center justify-between gap-3">
        <p className="text-ui font-strong">{label}</p>
        <IconButton icon={XIcon} label="Cerrar" onClick={() => panel.current?.hidePopover()} />
      </div>
      {children}
    </div>
  );
}
