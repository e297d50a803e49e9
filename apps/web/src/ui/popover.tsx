import { type ComponentProps, type ReactElement, type ReactNode, useState } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Pressable } from 'react-aria-components/Pressable';
import { useBackCloses } from '#ui/use-back-closes.ts';

type PopoverProps = {
  /** A `Button` or `IconButton`; it gets aria-expanded and opens the panel. */
  trigger: ReactElement<ComponentProps<'button'>, string>;
  /** The panel's name. */
  label: string;
  children: ReactNode;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
};

/** A small panel tied to its button. Escape or a press outside closes it. */
export function Popover({ trigger, label, children, placement = 'bottom start' }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));
  return (
    // Its hidden «Descartar» buttons speak Spanish whatever the browser's language.
    <I18nProvider locale="es-ES">
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Pressable>{trigger}</Pressable>
        <AriaPopover
          aria-label={label}
          placement={placement}
          offset={8}
          className="floating landing grid w-75 max-w-full gap-2.5 rounded-3 p-4 outline-none"
        >
          {children}
        </AriaPopover>
      </DialogTrigger>
    </I18nProvider>
  );
}
