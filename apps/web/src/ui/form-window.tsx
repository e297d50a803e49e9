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
  save: { label: string; variant?: ButtonVariant; full?: boolean; isPending: boolean; start: () => void };
  children: ReactNode;
};

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
          variant={variant}
          full={full}
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
