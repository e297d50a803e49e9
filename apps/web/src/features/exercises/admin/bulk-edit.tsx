import { type EditedField, editedFields } from '@bandeja/domain/exercises/contract';
import {
  categories,
  difficulties,
  materials,
  muscleGroups,
  places,
  strokes,
} from '@bandeja/domain/exercises/vocabulary';
import { useState } from 'react';
import type { Edit } from '#features/exercises/admin/api.ts';
import { exerciseAdminTexts, placeNames } from '#features/exercises/admin/texts.ts';
import { asOptions, oneOf } from '#lib/options.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Select } from '#ui/select.tsx';

const texts = exerciseAdminTexts.bulkEdit;

const fields = ['difficulty', ...editedFields] as const;
type Field = (typeof fields)[number];

const choices: Record<Field, readonly string[]> = {
  difficulty: difficulties,
  categories,
  muscleGroups,
  equipment: materials,
  strokes,
  places,
};
const ways = ['add', 'remove'] as const;

function editOf(field: Field, way: (typeof ways)[number], value: string): Edit {
  // each value is of its field's vocabulary
  if (field === 'difficulty') return { difficulty: value } as Edit;
  const list = { [field satisfies EditedField]: [value] };
  return { [way]: list } as Edit;
}

type BulkEditProps = { count: number; isPending: boolean; onEdit: (edit: Edit) => void };

export function BulkEdit({ count, isPending, onEdit }: BulkEditProps) {
  const [isOpen, setOpen] = useState(false);
  const [field, setField] = useState<Field>('difficulty');
  const [way, setWay] = useState<(typeof ways)[number]>('add');
  const [value, setValue] = useState<string>(difficulties[0]);
  return (
    <>
      <Button variant="line" disabled={count === 0 || isPending} onClick={() => setOpen(true)}>
        {texts.open(count)}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={texts.open(count)}
        footer={
          <>
            <Button variant="line" onClick={() => setOpen(false)}>
              {texts.cancel}
            </Button>
            <Button
              onClick={() => {
                setOpen(false);
                onEdit(editOf(field, way, value));
              }}
            >
              {texts.submit(count)}
            </Button>
          </>
        }
      >
        <div className="grid gap-2.5">
          <Select
            label={texts.field}
            value={field}
            options={fields.map((each) => ({ value: each, label: texts.fields[each] }))}
            onChange={({ target }) => {
              const next = oneOf(fields, target.value) ?? 'difficulty';
              setField(next);
              setValue(choices[next][0] ?? '');
            }}
          />
          {field !== 'difficulty' && (
            <Select
              label={texts.way}
              value={way}
              options={ways.map((each) => ({ value: each, label: texts.ways[each] }))}
              onChange={({ target }) => setWay(oneOf(ways, target.value) ?? 'add')}
            />
          )}
          <Select
            label={texts.value}
            value={value}
            options={
              field === 'places'
                ? places.map((each) => ({ value: each, label: placeNames[each] }))
                : asOptions(choices[field])
            }
            onChange={({ target }) => setValue(target.value)}
          />
          <p className="text-sm text-ink-2">{texts.note}</p>
        </div>
      </Dialog>
    </>
  );
}
