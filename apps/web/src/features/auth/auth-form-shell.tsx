import { type ReactNode, useRef } from 'react';
import { useSubmitAfterHydration } from '#lib/use-submit-after-hydration.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';

type AuthFormShellProps = {
  state: { failure: string | null; isPending: boolean; submit: () => void };
  texts: { submit: string; pending: string };
  children: ReactNode;
};

export function AuthFormShell({ state, texts, children }: AuthFormShellProps) {
  const form = useRef<HTMLFormElement>(null);
  useSubmitAfterHydration(form);
  return (
    // a post, so that without its code no input appears in the address
    <Form ref={form} method="post" onSubmit={state.submit} className="grid gap-2.5">
      {children}
      {/* beside the button that was pressed: above the fields it would be out of sight on a phone */}
      {state.failure !== null && <Alert kind="err">{state.failure}</Alert>}
      <Button
        type="submit"
        variant="solid"
        size="lg"
        full
        pending={state.isPending}
        pendingLabel={texts.pending}
        className="mt-2"
      >
        {texts.submit}
      </Button>
    </Form>
  );
}
