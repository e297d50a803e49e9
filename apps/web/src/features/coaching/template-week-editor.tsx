import type { TemplateWeek } from '@bandeja/domain/coaching/schemas';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { templateTexts as texts } from '#features/coaching/template-texts.ts';
import { DayWords, type Routines, shortDays } from '#features/coaching/template-weeks.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type TemplateWeekEditorProps = {
  number: number;
  days: TemplateWeek;
  routines: Routines;
  onDay: (weekday: number) => void;
  onCopy: (() => void) | null;
  onDrop: (() => void) | null;
};

export function TemplateWeekEditor({ number, days, routines, onDay, onCopy, onDrop }: TemplateWeekEditorProps) {
  const id = `semana-${number}`;
  return (
    <section aria-labelledby={id} className="card grid min-w-0 gap-3 max-sm:p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={id} className="heading-3 mr-auto">
          {texts.week(number)}
        </h2>
        {onCopy && (
          <Button variant="ghost" size="sm" onClick={onCopy}>
            {texts.copyWeek}
          </Button>
        )}
        {onDrop && (
          <Button variant="ghost" size="sm" onClick={onDrop}>
            {texts.dropWeek}
          </Button>
        )}
      </div>
      <ol className="grid grid-cols-1 gap-2 lg:grid-cols-7">
        {days.map((day, weekday) => {
          const name = shortDays[weekday] ?? '';
          return (
            <li key={name} className="min-w-0">
              <button
                type="button"
                className={`flex size-full min-h-tap flex-wrap items-center gap-2 rounded-2 border p-2.5 text-left text-sm hover:bg-hover lg:grid lg:min-h-30 lg:grid-cols-1 lg:content-start lg:justify-items-start ${day === null ? 'border-dashed border-line-strong' : ''}`}
                onClick={() => onDay(weekday)}
              >
                <span aria-hidden="true" className="w-10 font-strong lg:w-auto">
                  {name.slice(0, 3)}
                </span>
                <VisuallyHidden>{`${texts.dayOf(name, number)}: `}</VisuallyHidden>
                {day === null ? (
                  <span className="flex items-center gap-1.5 text-ink-2">
                    <Icon as={PlusIcon} className="size-4" />
                    {texts.free}
                  </span>
                ) : (
                  <DayWords day={day} routines={routines} />
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
