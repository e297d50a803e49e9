import { categorySchema } from '@bandeja/domain/exercises/schemas';
import { type Category, categories } from '@bandeja/domain/exercises/vocabulary';
import type { RoutineSummary } from '@bandeja/domain/routines/contract';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { addTexts, correctTexts } from '#features/sessions/correct/texts.ts';
import { dayRange } from '#lib/day-range.ts';
import { effortText } from '#lib/effort.ts';
import * as paths from '#lib/paths.ts';
import { callMutation, invalidate } from '#lib/query.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useOnce } from '#lib/use-once.ts';
import { uuid7 } from '#lib/uuid7.ts';
import { Alert } from '#ui/alert.tsx';
import { DayField } from '#ui/day-field.tsx';
import { FormWindow } from '#ui/form-window.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Scale } from '#ui/scale.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { useToast } from '#ui/toast.tsx';

const addMutation = callMutation(
  'POST /training-sessions/past',
  (body: BodyInput<Calls['POST /training-sessions/past']>) => ({ body }),
);

type AddDialogProps = {
  routines: readonly RoutineSummary[];
  Finder: ComponentType<{ type: Category; onFound: (routine: RoutineSummary) => void }> | null;
  isOpen: boolean;
  onClose: () => void;
};

export function AddDialog({ routines, Finder, isOpen, onClose }: AddDialogProps) {
  const toast = useToast();
  const client = useQueryClient();
  const navigate = useNavigate();
  // one id a form, so that a second try after a lost answer adds nothing twice
  const [id] = useState(() => uuid7());
  const [type, setType] = useState<Category>('Fuerza');
  const [routineId, setRoutineId] = useState('');
  const [withSets, setWithSets] = useState(true);
  const [date, setDate] = useState(today());
  const [minutes, setMinutes] = useState(60);
  const [rpe, setRpe] = useState<number | null>(null);
  const add = useOnce(addMutation);
  const [found, setFound] = useState<RoutineSummary | null>(null);
  const all = found === null ? routines : [found, ...routines.filter(({ _id }) => _id !== found._id)];
  const choices = all.filter((routine) => routine.isActive && routine.categories.includes(type));
  const chosen = choices.find(({ _id }) => _id === routineId)?._id ?? null;

  function submit() {
    const onSuccess = () => {
      toast(addTexts.saved);
      void invalidate(
        client,
        'GET /training-sessions/past',
        'GET /training-sessions/next',
        'GET /training-sessions/stats',
      );
      navigate(paths.session(id));
    };
    const startTime = startOf(date, minutes);
    add.start({ _id: id, type, routineId: chosen, withSets, startTime, minutes, rpe }, { onSuccess });
  }

  return (
    <FormWindow
      isOpen={isOpen}
      onClose={onClose}
      title={addTexts.title}
      save={{ label: addTexts.save, isPending: add.isPending, start: submit }}
    >
      <div className="grid gap-4">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
          <DayField
            label={correctTexts.day}
            {...dayRange('done')}
            required
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
          <NumberField
            label={correctTexts.minutes}
            unit="min"
            required
            min={1}
            max={600}
            value={Number.isNaN(minutes) ? '' : minutes}
            onChange={(event) => setMinutes(event.target.valueAsNumber)}
          />
        </div>
        <Select
          bare
          label={addTexts.type}
          options={categories.map((value) => ({ value, label: value }))}
          value={type}
          onChange={({ target }) => setType(categorySchema.parse(target.value))}
        />
        <Select
          bare
          label={addTexts.routine}
          options={[
            { value: '', label: addTexts.noRoutine },
            ...choices.map(({ _id, name, duration }) => ({ value: _id, label: `${name} · ${duration} min` })),
          ]}
          value={chosen ?? ''}
          onChange={({ target }) => setRoutineId(target.value)}
        />
        {Finder && (
          <Suspense fallback={null}>
            <Finder
              type={type}
              onFound={(routine) => {
                setFound(routine);
                setRoutineId(routine._id);
              }}
            />
          </Suspense>
        )}
        {chosen !== null && (
          <Switch
            label={addTexts.withSets}
            checked={withSets}
            onChange={(event) => setWithSets(event.target.checked)}
          />
        )}
        <Scale
          label={addTexts.effort.label}
          value={rpe}
          onChange={setRpe}
          words={addTexts.effort.ends}
          answer={rpe === null ? addTexts.effort.unanswered : effortText(rpe)}
          clear={{ text: addTexts.effort.clear, label: addTexts.effort.clearOf }}
        />
        {add.error && <Alert kind="err" title={serverMessage(add.error) ?? addTexts.failed} />}
      </div>
    </FormWindow>
  );
}

/** The browser's day, `YYYY-MM-DD`. */
const today = () => new Date().toLocaleDateString('sv');

/** Today's session ended just now; the hour of another day's is not known. */
function startOf(date: string, minutes: number): string {
  if (date !== today()) return new Date(`${date}T12:00:00`).toISOString();
  const midnight = new Date(`${date}T00:00:00`).getTime();
  return new Date(Math.max(midnight, Date.now() - minutes * 60_000)).toISOString();
}
