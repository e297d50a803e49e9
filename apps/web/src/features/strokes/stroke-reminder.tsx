import { useSkipStrokes } from '#features/strokes/api.ts';
import { strokeTexts } from '#features/strokes/texts.ts';
import { Button } from '#ui/button.tsx';

const texts = strokeTexts.reminder;

export function StrokeReminder({ onSkipped }: { onSkipped: () => void }) {
  const { start, isPending } = useSkipStrokes();
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-2 bg-sunken px-4 py-2">
      <p className="text-sm">{texts.text}</p>
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3"
        pending={isPending}
        pendingLabel={texts.skipping}
        onClick={() => start(undefined, { onSuccess: onSkipped })}
      >
        {texts.skip}
      </Button>
    </div>
  );
}
