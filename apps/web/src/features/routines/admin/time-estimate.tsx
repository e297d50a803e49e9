import { estimatedMinutes, withinTenPercent } from '@bandeja/domain/routines/rules';
import { useWatch } from 'react-hook-form';
import type { RoutineForm } from '#features/routines/admin/entry-fields.tsx';
import { routineAdminTexts } from '#features/routines/admin/texts.ts';
import { ruleEntryOf } from '#features/routines/admin/values.ts';
import { typedInteger } from '#lib/typed-measures.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

const texts = routineAdminTexts.estimate;
const shortest = 15;
const longest = 180;

/** How long the routine takes (docs/training.md#estimated-time), and whether the typed duration says so too. */
export function TimeEstimate({ form }: { form: RoutineForm }) {
  const [entries, typed] = useWatch({ control: form.control, name: ['exercises', 'duration'] });
  const reckoned = entries.map(ruleEntryOf).filter((entry) => entry !== null);
  if (reckoned.length === 0) return <p className="text-sm text-ink-2">{texts.none}</p>;
  const minutes = estimatedMinutes(reckoned);
  const stated = typedInteger(typed);
  const differs = stated !== undefined && stated > 0 && !withinTenPercent(minutes, stated);
  const canTake = minutes >= shortest && minutes <= longest;
  return (
    <div className="grid gap-2">
      <p className="num text-ui font-strong">{texts.time(minutes)}</p>
      {reckoned.length < entries.length && <p className="text-sm text-ink-2">{texts.partly}</p>}
      {differs && (
        <Alert
          kind="warn"
          actions={
            canTake && (
              <Button
                variant="line"
                size="sm"
                onClick={() => form.setValue('duration', String(minutes), { shouldDirty: true, shouldValidate: true })}
              >
                {texts.take(minutes)}
              </Button>
            )
          }
        >
          <p>{texts.differs(stated)}</p>
        </Alert>
      )}
    </div>
  );
}
