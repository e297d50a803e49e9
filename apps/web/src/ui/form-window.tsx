import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import type { ButtonVariant } from '#ui/button-look.ts';
import { DialogWindow } from '#ui/dialog-window.tsx';
import { Form } from '#ui/form.tsx';

type FormWindowProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  size?: 'md' | 'lg';
  /** The window's one button; `full`: as wide as the window. */
  save: { label: string; variant?: ButtonVariant; full?: boolean; isPending: boolean; start: () => void };
  /** The fields, which the browser checks, and what went wrong. */
  children: ReactNode;
};

/** The window of a form, with the button that saves it. */
export function FormWindow({ isOpen, onClose, title, size, save, children }: FormWindowProps) {
  const form = useRef<HTMLFormElement>(null);
  const { label, variant, full, isPending, start } = save;
  return (
    <DialogWindow
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size={size}
      footer={
        <Button
          {...{ variant, full }}
          size={full ? 'lg' : 'md'}
          pending={isPending}
          pendingLabel="Guardando..."
          onClick={() => form.current?.requestSubmit()}
        >
          {label}
        </Button>
      }
    >
      <Form ref={form} noValidate={false} className="grid gap-5" onSubmit={start}>
        {children}
      </Form>
    </DialogWindow>
  );
}
