import type { ReactNode, RefObject } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { useBackCloses } from '#ui/use-back-closes.ts';

type PopoverProps = {
  label: string;
  isOpen: boolean;
  onClose: () => void;
  trigger: RefObject<HTMLElement | null>;
  children: ReactNode;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
};

export function Popover({ label, isOpen, onClose, trigger, children, placement = 'bottom start' }: PopoverProps) {
  useBackCloses(isOpen, onClose);
  return (
    // Its hidden «Descartar» buttons are in Spanish in every browser language.
    <I18nProvider locale="es-ES">
      <AriaPopover
        aria-label={label}
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        triggerRef={trigger}
        placement={placement}
        offset={8}
        className="floating landing grid w-75 max-w-full gap-2.5 rounded-3 p-4 outline-none"
      >
        {children}
      </AriaPopover>
    </I18nProvider>
  );
}
