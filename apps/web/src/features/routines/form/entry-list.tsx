import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { exerciseProposalsQuery } from '#features/routines/form/api.ts';
import { EntryFields, type RoutineForm } from '#features/routines/form/entry-fields.tsx';
import { errorAt } from '#features/routines/form/errors.ts';
import { entryTexts as texts } from '#features/routines/form/texts.ts';
import { emptyEntry } from '#features/routines/form/values.ts';
import { useNextFocus } from '#lib/use-next-focus.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FieldNote } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';

const most = 40;

export function EntryList<Body>({ form, takesDose }: { form: RoutineForm<Body>; takesDose?: boolean }) {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'exercises' });
  const [announcement, setAnnouncement] = useState('');
  const id = useId();
  const { place, focusNext } = useNextFocus<HTMLDivElement>(fields);
  const catalogue = useQuery(exerciseProposalsQuery(''));
  const error = errorAt(form.formState.errors, 'exercises');
  const nameOf = (index: number) => form.getValues(`exercises.${index}.exercise`)?.name ?? texts.one(index + 1);

  function moveEntry(from: number, by: 1 | -1) {
    const to = from + by;
    setAnnouncement(texts.moved(nameOf(from), to + 1, fields.length));
    // at an end the pressed arrow is disabled: the focus goes to the other one
    const isAtEnd = by === 1 ? to >= fields.length - 1 : to <= 0;
    const direction = (by === 1) === isAtEnd ? 'up' : 'down';
    focusNext(`[data-entry="${to}"] [data-move="${direction}"]`);
    move(from, to);
  }
  function removeEntry(index: number) {
    setAnnouncement(texts.removed(nameOf(index)));
    const next = Math.min(index, fields.length - 2);
    focusNext(next < 0 ? '[data-add]' : `[data-entry="${next}"] input`);
    remove(index);
  }
  function add() {
    focusNext(`[data-entry="${fields.length}"] input`);
    append(emptyEntry, { shouldFocus: false });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend, which cannot be laid out in a grid
    <div ref={place} role="group" aria-labelledby={`${id}-title`} className="field gap-3">
      <h3 id={`${id}-title`}>{texts.title}</h3>
      {catalogue.isError && (
        <Alert kind="err" retry={{ start: () => void catalogue.refetch(), isPending: catalogue.isFetching }}>
          {texts.loadFailed}
        </Alert>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol className="grid grid-cols-1 gap-3">
        {fields.map((field, index) => (
          <EntryFields
            key={field.id}
            form={form}
            index={index}
            count={fields.length}
            onMove={(by) => moveEntry(index, by)}
            onRemove={() => removeEntry(index)}
            takesDose={takesDose}
          />
        ))}
      </ol>
      {fields.length < most ? (
        <Button
          variant="line"
          className="justify-self-start"
          icon={<Icon as={PlusIcon} />}
          data-add
          aria-describedby={error ? `${id}-note` : undefined}
          onClick={add}
        >
          {texts.add}
        </Button>
      ) : (
        <p className="text-sm text-ink-2">{texts.full}</p>
      )}
      <FieldNote id={`${id}-note`} error={error} />
    </div>
  );
}
