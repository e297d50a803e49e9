import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { exerciseProposalsQuery } from '#features/exercises/admin/api.ts';
import type { ExerciseControl } from '#features/exercises/admin/form-parts.tsx';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Icon } from '#ui/icon.tsx';
import { SearchPicker } from '#ui/search-picker.tsx';

const texts = exerciseAdminTexts.variations;
const most = 30;

export function VariationsField({ control, exerciseId }: { control: ExerciseControl; exerciseId: string | null }) {
  const { field, fieldState } = useController({ control, name: 'variations' });
  const [search, setSearch] = useState('');
  const debounced = useDebounced(search);
  const found = useQuery(exerciseProposalsQuery(debounced));
  const everything = useQuery(exerciseProposalsQuery(''));
  const others = (everything.data ?? []).filter(({ _id }) => _id !== exerciseId);
  const isEmpty = everything.isSuccess && others.length === 0;
  const chosen = field.value;
  const place = useRef<HTMLDivElement>(null);

  const options = (found.data ?? [])
    .filter(({ _id }) => _id !== exerciseId && !chosen.some((each) => each._id === _id))
    .map(({ _id, name, difficulty }) => ({ id: _id, label: name, note: difficulty }));

  const hint = chosen.length >= most ? texts.full : texts.hint;

  function remove(id: string) {
    field.onChange(chosen.filter(({ _id }) => _id !== id));
    place.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={place} className="grid gap-2">
      <SearchPicker
        label={texts.label}
        hint={isEmpty ? texts.disabled : hint}
        error={everything.isError ? exerciseAdminTexts.list.loadFailed : fieldState.error?.message}
        options={options}
        onSearch={setSearch}
        isSearching={search !== debounced || found.isPlaceholderData || found.isPending}
        onChoose={({ id, label }) => field.onChange([...chosen, { _id: id, name: label }])}
        onBlur={field.onBlur}
        emptyText={texts.none}
        placeholder={texts.placeholder}
        disabled={!everything.isSuccess || isEmpty || chosen.length >= most}
      />
      {chosen.length > 0 && (
        <ul aria-label={texts.chosen} className="flex flex-wrap gap-1.5">
          {chosen.map(({ _id, name }) => (
            <li key={_id} className="min-w-0">
              <button
                type="button"
                aria-label={texts.remove(name)}
                className="chip chip-sm max-w-full"
                onClick={() => remove(_id)}
              >
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <Icon as={XIcon} className="size-3.5 flex-none" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
