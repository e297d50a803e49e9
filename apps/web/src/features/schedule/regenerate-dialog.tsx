import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { scheduleTexts } from '#features/schedule/texts.ts';
import type { WeekDay } from '#features/schedule/week-facts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

const texts = scheduleTexts.regenerate;

type RegenerateDialogProps = {
  isOpen: boolean;
  /** The days set by hand, which the new plan replaces. */
  days: readonly WeekDay[];
  onCancel: () => void;
  onConfirm: () => void;
};

/** Says what a new plan replaces before it does (docs/product.md#regenerating). */
export function RegenerateDialog({ isOpen, days, onCancel, onConfirm }: RegenerateDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={texts.confirmTitle}
      isAlert
      footer={
        <>
          <Button variant="ghost" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button onClick={onConfirm}>{texts.confirm}</Button>
        </>
      }
    >
      <p className="text-ink-2">{texts.confirmText}</p>
      <ul className="border-t">
        {days.map(({ weekday, day }) => (
          <li key={weekday} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-2.5">
            <span className="w-22 font-strong">{weekdayNames[weekday]}</span>
            <TypeBadge type={day.type} />
            {day.routine && <span className="min-w-0 text-ui text-ink-2">{day.routine.name}</span>}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
