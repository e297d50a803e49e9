import { type ReactNode, useRef } from 'react';
import { matchTexts as texts } from '#features/matches/texts.ts';
import { Button } from '#ui/button.tsx';
import type { ButtonVariant } from '#ui/button-look.ts';
import { DialogWindow } from '#ui/dialog-window.tsx';
import { Form } from '#ui/form.tsx';

type MatchWindowProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  save: { label: string; variant?: ButtonVariant; isPending: boolean; start: () => void };
  children: ReactNode;
};

/** The window of a match's form, with its one button. */
export function MatchWindow({ isOpen, onClose, title, save, children }: MatchWindowProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <DialogWindow
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <Button
          variant={save.variant}
          size="lg"
          full
          pending={save.isPending}
          pendingLabel={texts.saving}
          onClick={() => form.current?.requestSubmit()}
        >
          {save.label}
        </Button>
      }
    >
      <Form ref={form} noValidate={false} className="grid gap-5" onSubmit={save.start}>
        {children}
      </Form>
    </DialogWindow>
  );
}
