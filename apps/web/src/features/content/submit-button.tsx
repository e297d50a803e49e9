import { Button } from '#ui/button.tsx';

type SubmitButtonProps = { children: string; pending: boolean; pendingLabel: string };

/** Sends its form. */
export function SubmitButton(props: SubmitButtonProps) {
  return <Button type="submit" variant="saque" size="lg" className="w-full sm:w-auto" {...props} />;
}
