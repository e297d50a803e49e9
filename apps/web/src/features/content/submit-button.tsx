import { Button } from '#ui/button.tsx';

export function SubmitButton(props: { children: string; pending: boolean; pendingLabel: string }) {
  return <Button type="submit" variant="saque" size="lg" className="w-full sm:w-auto" {...props} />;
}
