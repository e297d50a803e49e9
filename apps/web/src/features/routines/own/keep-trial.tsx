import type { RoutineSummary } from '@bandeja/domain/routines/contract';
import { useChangeOwnRoutine } from '#features/routines/own/api.ts';
import { ownTexts } from '#features/routines/own/texts.ts';
import { formatShortDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = ownTexts.trial;

export function KeepTrial({ routine: { _id, name, trialUntil } }: { routine: RoutineSummary }) {
  const keep = useChangeOwnRoutine(_id);
  const toast = useToast();
  return (
    <div className="grid basis-full justify-items-start gap-2">
      {trialUntil && <p className="text-sm text-ink-2">{texts.until(formatShortDate(trialUntil))}</p>}
      <Button
        variant="line"
        size="sm"
        aria-label={texts.keepOf(name)}
        pending={keep.isPending}
        onClick={() =>
          keep.mutate(
            { kept: true },
            { onSuccess: () => toast(texts.kept(name)), onError: () => toast(texts.failed, { kind: 'err' }) },
          )
        }
      >
        {texts.keep}
      </Button>
    </div>
  );
}
