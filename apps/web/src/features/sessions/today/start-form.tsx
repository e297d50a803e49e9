import { categorySchema } from '@bandeja/domain/exercises/schemas';
import { type Category, categories } from '@bandeja/domain/exercises/vocabulary';
import { routineLabels } from '@bandeja/domain/schedule/rules';
import { type ReactNode, Suspense, useState } from 'react';
import type { RoutineOption, RoutineOptions } from '#features/sessions/today/routine-options.ts';
import { missingFor, type Start } from '#features/sessions/today/start.ts';
import { todayTexts } from '#features/sessions/today/texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { LeftOut } from '#ui/left-out.tsx';
import { ListSelect } from '#ui/list-select.tsx';
import { Select } from '#ui/select.tsx';

const texts = todayTexts.form;
const typeOptions = categories.map((type) => ({ value: type, label: type }));

type StartFormProps = {
  type: Category;
  routineId: string | null;
  isRoutineMissed: boolean;
  options: RoutineOptions;
  start: Start;
  error: ReactNode;
  isSecond: boolean;
  onCancel: () => void;
};

export function StartForm(props: StartFormProps) {
  const { options, start, error, isSecond, onCancel } = props;
  const [type, setType] = useState<Category>(props.type);
  const [chosenId, setChosenId] = useState(props.routineId);
  const [found, setFound] = useState<{ type: Category; routine: RoutineOption } | null>(null);
  const [isAllShown, setAllShown] = useState(false);
  const offered = options.status === 'ready' ? options.ofType(type) : [];
  const leftOut = options.status === 'ready' ? options.leftOut(type) : { routines: [], sentences: [] };
  const shown = isAllShown ? [...offered, ...leftOut.routines] : offered;
  const isNew = found?.type === type && !shown.some(({ _id }) => _id === found.routine._id);
  const listed = isNew ? [found.routine, ...shown] : shown;
  // a choice of another type is ignored
  const routineId = listed.some(({ _id }) => _id === chosenId) ? chosenId : null;
  const note = listed.find(({ _id }) => _id === routineId)?.offer?.note;
  const missing = missingFor(type, routineId);
  const isStarting = start.state.step === 'starting';

  function submit() {
    if (routineId !== null) start.start({ routineId, type, from: 'today' });
  }

  function changeType(next: Category) {
    setType(next);
    start.dismiss();
  }

  return (
    <Form
      noValidate={false}
      aria-labelledby="today"
      className="card flex min-h-full flex-col gap-4 lg:p-8"
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <h2 id="today">{texts.title}</h2>
      <div className="grid gap-4 md:grid-cols-2">
        <Select
          bare
          autoFocus
          label={texts.type}
          options={typeOptions}
          value={type}
          onChange={({ target }) => changeType(categorySchema.parse(target.value))}
        />
        <ListSelect
          texts={texts}
          items={listed}
          status={options.status}
          value={routineId}
          onChange={setChosenId}
          narrowing={{ label: texts.narrow, types: routineLabels }}
        />
      </div>
      {options.status === 'ready' && options.Finder && (
        <Suspense fallback={null}>
          <options.Finder
            type={type}
            onFound={(routine) => {
              setFound({ type, routine });
              setChosenId(routine._id);
            }}
          />
        </Suspense>
      )}
      <LeftOut
        count={leftOut.routines.length}
        sentences={leftOut.sentences}
        isShown={isAllShown}
        onToggle={() => setAllShown(!isAllShown)}
      />
      {note && <p className="text-sm text-ink-2">{note}</p>}
      {props.isRoutineMissed && missing !== null && <Alert kind="err">{missing}</Alert>}
      {options.status === 'failed' && (
        <Alert kind="err" retry={{ start: options.retry, isPending: options.isRetrying }}>
          {texts.routinesFailed}
        </Alert>
      )}
      {error}
      <div className="mt-auto flex flex-col-reverse gap-2.5 pt-2 sm:flex-row sm:justify-end">
        <Button variant="ghost" size="lg" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          variant={isSecond ? 'solid' : 'saque'}
          size="lg"
          disabled={missing !== null}
          pending={isStarting}
          pendingLabel={todayTexts.starting}
          className="px-3 sm:px-6"
        >
          {todayTexts.start}
        </Button>
      </div>
    </Form>
  );
}
