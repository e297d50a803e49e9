import { weekdayOf } from '@bandeja/domain/calendar/dates';
import type { PlanDay, WeekPreview } from '@bandeja/domain/schedule/contract';
import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { capitalise } from '@bandeja/domain/wire/text';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { scheduleTexts } from '#features/schedule/texts.ts';
import { inWords, minutesOf } from '#features/schedule/week-facts.ts';
import { formatDateRange } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const texts = scheduleTexts.regenerate;

type RegeneratePreviewProps = {
  preview: WeekPreview;
  isPreviewing: boolean;
  isApplying: boolean;
  onApply: () => void;
  onAnother: () => void;
  onClose: () => void;
};

/** Preview of a new plan, day by day with reasons, before it replaces the current one. */
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
      <p className="text-ink-2">
        {isBest ? (variant === 0 ? texts.isBestText : texts.noOther) : texts.untouched(range)}
      </p>
      {!isBest && (
        <ul className="border-t">
          {changed.map(({ before, after }) => (
            <ChangedDay key={after.date} before={before} after={after} />
          ))}
        </ul>
      )}
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

function ChangedDay({ before, after }: { before: PlanDay; after: PlanDay }) {
  return (
    <li className="flex gap-3 border-b py-3">
      <DayName date={after.date} />
      <div className="grid min-w-0 flex-1 gap-1">
        <del className="text-ink-3">{nameOf(before)}</del>
        <ins className="flex items-center gap-2 font-strong no-underline">
          <Icon as={ArrowRightIcon} className="shrink-0 text-ink-3" />
          <span className="min-w-0 flex-1">{after.routine?.name ?? scheduleTexts.restDay}</span>
          {after.routine && <span className="num shrink-0">{`${minutesOf(after)} min`}</span>}
        </ins>
        <p className="text-ui text-ink-2">{after.reason}</p>
        {before.edited && <p className="text-sm text-ink-2">{texts.byHand}</p>}
      </div>
    </li>
  );
}

/** «Mié» over the day of the month; the whole name is read aloud. */
function DayName({ date }: { date: string }) {
  const name = weekdayNames[weekdayOf(date)];
  return (
    <span className="w-11 shrink-0">
      <span aria-hidden className="block font-strong">
        {name.slice(0, 3)}
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span className="num text-sm text-ink-3">{Number(date.slice(8))}</span>
    </span>
  );
}

function nameOf(day: PlanDay): string {
  if (day.routine === null) return scheduleTexts.restDay;
  return `${day.routine.name}, ${day.routine.duration} min`;
}
