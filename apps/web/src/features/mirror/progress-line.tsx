import { useId } from 'react';
import { Button } from '#ui/button.tsx';

type ProgressLineProps = { label: string; share: number; cancel: string; onCancel: () => void };

export function ProgressLine({ label, share, cancel, onCancel }: ProgressLineProps) {
  const id = useId();
  const percent = Math.round(share * 100);
  return (
    <div className="card grid gap-3 max-sm:p-5">
      <p id={id} className="font-head">
        {label}
      </p>
      <progress aria-labelledby={id} value={percent} max={100} className="h-3 w-full accent-action" />
      <p className="num text-ink-2" aria-hidden="true">{`${percent} %`}</p>
      <Button variant="line" className="justify-self-start" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  );
}
