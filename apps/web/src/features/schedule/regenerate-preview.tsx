import type { WeekPreview } from '@bandeja/domain/schedule/contract';
import { capitalise } from '@bandeja/domain/wire/text';
import { ChangedDays, DayName, nameOf } from '#features/schedule/changed-days.tsx';
import { scheduleTexts } from '#features/schedule/texts.ts';
import { inWords } from '#features/schedule/week-facts.ts';
import { formatDateRange } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

const texts = scheduleTexts.regenerate;

type RegeneratePreviewProps = {
  preview: WeekPreview;
  isPreviewing: boolean;
  isApplying: boolean;
  onApply: () => void;
  onAnother: () => void;
  onClose: () => void;
};

export function RegeneratePreview({
  preview,
  isPreviewing,
  isApplying,
  onApply,
  onAnother,
  onClose,
}: RegeneratePreviewProps) {
  const { changed, same, variant } = preview;
  const isBest = changed.length === 0;
  const bestText = variant === 0 ? texts.isBestText : texts.noOther;
  const dates = [...changed.map(({ after }) => after.date), ...same.map(({ date }) => date)].sort();
  const range = formatDateRange(dates[0] ?? '', dates.at(-1) ?? '');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isBest ? texts.isBest : texts.wouldChange(changed.length)}
      footer={
        <div className="grid w-full grid-cols-2 gap-2.5 *:px-3">
          {!isBest && (
            <Button
              variant="saque"
              className="col-span-2"
              pending={isApplying}
              pendingLabel={texts.pending}
              onClick={onApply}
            >
              {texts.confirm}
            </Button>
          )}
          <Button variant="line" pending={isPreviewing} pendingLabel={texts.another} onClick={onAnother}>
            {texts.another}
          </Button>
          <Button variant="line" onClick={onClose}>
            {texts.keep}
          </Button>
        </div>
      }
    >
      <p className="text-ink-2">{isBest ? bestText : texts.untouched(range)}</p>
      {!isBest && <ChangedDays changed={changed} />}
      {same.length > 0 && (
        <details className="border-b pb-3">
          <summary className="flex cursor-pointer justify-between gap-3 py-1 text-ink-2">
            <span>{same.length === 1 ? texts.staysEqual : texts.stayEqual(capitalise(inWords(same.length)))}</span>
            <span className="font-strong text-ink">{texts.show}</span>
          </summary>
          <ul className="grid gap-1 pt-2">
            {same.map((day) => (
              <li key={day.date} className="flex gap-3 text-ui">
                <DayName date={day.date} />
                <span className="min-w-0">{nameOf(day)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Dialog>
  );
}
