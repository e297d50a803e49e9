import { useHydrated } from '#lib/use-hydrated.ts';
import { Button } from '#ui/button.tsx';

type SubmitButtonProps = { children: string; pending: boolean; pendingLabel: string };

/** Sends its form once the page works; until then it is a button that sends nothing anywhere. */
export function SubmitButton({ children, pending, pendingLabel }: SubmitButtonProps) {
  return (
    <Button
      type={useHydrated() ? 'submit' : 'button'}
      variant="saque"
      size="lg"
      className="w-full sm:w-auto"
      pending={pending}
      pendingLabel={pendingLabel}
    >
      {children}
    </Button>
  );
}
