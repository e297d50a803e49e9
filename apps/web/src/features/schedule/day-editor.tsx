import type { PlanDay } from '@bandeja/domain/schedule/contract';
import { routineLabels } from '@bandeja/domain/schedule/rules';
import { planDayTypeSchema } from '@bandeja/domain/schedule/schemas';
import { type PlanDayType, planDayTypes, type Weekday } from '@bandeja/domain/schedule/vocabulary';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { saveDayMutation, storeSchedule } from '#features/schedule/api.ts';
import { CoachDayNote } from '#features/schedule/coach-day-note.tsx';
import {
  canConfirm,
  choicesFor,
  type DayDraft,
  draftOf,
  type RoutineChoice,
  withType,
} from '#features/schedule/day-draft.ts';
import type { RoutineChoices } from '#features/schedule/routine-choices.ts';
import { scheduleTexts } from '#features/schedule/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Form } from '#ui/form.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LeftOut } from '#ui/left-out.tsx';
import { ListSelect } from '#ui/list-select.tsx';
import { Select } from '#ui/select.tsx';

const texts = scheduleTexts.editor;
const typeOptions = planDayTypes.map((type) => ({ value: type, label: type }));

type DayEditorProps = {
  weekday: Weekday;
  day: PlanDay;
  choices: RoutineChoices;
  from: string | undefined;
  onClose: () => void;
};

export function DayEditor({ weekday, day, choices, from, onClose }: DayEditorProps) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<DayDraft>(() => draftOf(day));
  const save = useMutation(saveDayMutation);

  const [isAllShown, setAllShown] = useState(false);
  const leftOut = choices.status === 'ready' ? choices.leftOut?.(draft.type) : undefined;
  const [found, setFound] = useState<{ type: PlanDayType; routine: RoutineChoice } | null>(null);
  const listOf = (type: PlanDayType) => {
    if (choices.status !== 'ready') return choicesFor(type, day, []);
    const others = isAllShown ? (choices.leftOut?.(type).routines ?? []) : [];
    const listed = choicesFor(type, day, [...choices.ofType(type), ...others]);
    const isNew = found?.type === type && !listed.some(({ _id }) => _id === found.routine._id);
    return isNew ? [found.routine, ...listed] : listed;
  };
  const listed = listOf(draft.type);
  const note = listed.find(({ _id }) => _id === draft.routineId)?.offer?.note;
  const isConfirmable = canConfirm(draft, save.isPending);

  async function confirm() {
    if (!isConfirmable) return;
    try {
      storeSchedule(queryClient, await save.mutateAsync({ weekday, draft, from }), from);
    } catch {
      // stays open with the choice; the alert below explains it
      return;
    }
    onClose();
  }

  return (
    <Form
      noValidate={false}
      className="col-span-full grid min-w-full flex-1 content-start gap-2.5 xl:min-w-0 xl:[&_select]:voice-marcador"
      onSubmit={() => void confirm()}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <CoachDayNote coach={day.coach} />
      <Select
        bare
        autoFocus
        label={texts.type}
        options={typeOptions}
        value={draft.type}
        onChange={({ target }) => {
          const type = planDayTypeSchema.parse(target.value);
          setDraft(withType(type, listOf(type)));
        }}
      />
      {draft.type !== 'Descanso' && (
        <ListSelect
          texts={texts}
          items={listed}
          status={choices.status}
          value={draft.routineId}
          onChange={(routineId) => setDraft({ ...draft, routineId })}
          narrowing={{ label: texts.narrow, types: routineLabels }}
        />
      )}
      {draft.type !== 'Descanso' && choices.status === 'ready' && choices.Finder && (
        <Suspense fallback={null}>
          <choices.Finder
            type={draft.type}
            onFound={(routine) => {
              setFound({ type: draft.type, routine });
              setDraft({ ...draft, routineId: routine._id });
            }}
          />
        </Suspense>
      )}
      {note && <p className="text-sm text-ink-2">{note}</p>}
      {leftOut && (
        <LeftOut
          count={leftOut.routines.length}
          sentences={leftOut.sentences}
          isShown={isAllShown}
          onToggle={() => setAllShown(!isAllShown)}
        />
      )}
      {draft.type !== 'Descanso' && choices.status === 'failed' && (
        <Alert kind="err" retry={{ start: choices.retry, isPending: choices.isRetrying }}>
          {texts.routinesFailed}
        </Alert>
      )}
      {save.isError && (
        <Alert kind="err" retry={{ start: () => void confirm(), isPending: save.isPending }}>
          {serverMessage(save.error) ?? texts.saveFailed}
        </Alert>
      )}
      <div className="mt-auto grid grid-cols-2 gap-2">
        <IconButton variant="line" icon={XIcon} label={texts.cancel} className="w-full" onClick={onClose} />
        <IconButton
          type="submit"
          variant="solid"
          icon={CheckIcon}
          label={texts.confirm}
          className="w-full"
          disabled={!isConfirmable}
          aria-busy={save.isPending || undefined}
        />
      </div>
    </Form>
  );
}
