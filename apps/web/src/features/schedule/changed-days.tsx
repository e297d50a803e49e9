import { weekdayOf } from '@bandeja/domain/calendar/dates';
import type { PlanChange, PlanDay } from '@bandeja/domain/schedule/contract';
import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { scheduleTexts } from '#features/schedule/texts.ts';
import { minutesOf } from '#features/schedule/week-facts.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

export function ChangedDays({ changed }: Pick<PlanChange, 'changed'>) {
  return (
    <ul className="border-t">
      {changed.map(({ before, after }) => (
        <ChangedDay key={after.date} before={before} after={after} />
      ))}
    </ul>
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
        {before.edited && <p className="text-sm text-ink-2">{scheduleTexts.regenerate.byHand}</p>}
      </div>
    </li>
  );
}

export function DayName({ date }: { date: string }) {
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

export function nameOf(day: PlanDay): string {
  if (day.routine === null) return scheduleTexts.restDay;
  return `${day.routine.name}, ${day.routine.duration} min`;
}
