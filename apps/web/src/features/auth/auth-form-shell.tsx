import type { FormEvent, ReactNode } from 'react';
import { useHydrated } from '#lib/use-hydrated.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

type AuthFormShellProps = {
  /** Why the last try was refused. */
  failure: string | null;
  pending: boolean;
  /** The words on the button, and those while it works. */
  submit: string;
  gerund: string;
  onSubmit: () => void;
  children: ReactNode;
};

/** The frame of every form here: the fields, why the last try failed, one button. */
export function AuthFormShell({ failure, pending, submit, gerund, onSubmit, children }: AuthFormShellProps) {
  const isPrerendered = !useHydrated();
  function send(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    // Enter may send it before its code is here: nothing of it may stand in the address
    <form method="post" noValidate onSubmit={send} className="grid gap-2.5">
      {children}
      {/* beside the button that was pressed: above the fields it would be out of sight on a phone */}
      {failure !== null && (
        <Alert kind="err">
          <p>{failure}</p>
        </Alert>
      )}
      <Button
        type="submit"
        variant="solid"
        size="lg"
        full
        disabled={isPrerendered}
        data-early={isPrerendered || undefined}
        pending={pending}
        pendingLabel={gerund}
        className="mt-2"
      >
        {submit}
      </Button>
    </form>
  );
}
