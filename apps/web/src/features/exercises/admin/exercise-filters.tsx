import { categories, difficulties } from '@bandeja/domain/exercises/vocabulary';
import { type ExerciseFilter, retiredStates } from '#features/exercises/admin/api.ts';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import { asOptions, oneOf } from '#lib/options.ts';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';

const texts = exerciseAdminTexts.list;

type ExerciseFiltersProps = { filter: ExerciseFilter; onChange: (filter: ExerciseFilter) => void };

export function ExerciseFilters({ filter, onChange }: ExerciseFiltersProps) {
  return (
    <search className="grid grid-cols-2 gap-3 xl:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
      <SearchField
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={filter.search}
        maxLength={100}
        className="col-span-2 xl:col-span-1"
        onChange={(search) => onChange({ ...filter, search })}
      />
      <Select
        label={texts.category}
        hideLabel
        bare
        className="col-span-2 xl:col-span-1"
        value={filter.category}
        options={[{ value: '', label: texts.allCategories }, ...asOptions(categories)]}
        onChange={(event) => onChange({ ...filter, category: oneOf(categories, event.target.value) ?? '' })}
      />
      <Select
        label={texts.difficulty}
        hideLabel
        bare
        value={filter.difficulty}
        options={[{ value: '', label: texts.allDifficulties }, ...asOptions(difficulties)]}
        onChange={(event) => onChange({ ...filter, difficulty: oneOf(difficulties, event.target.value) ?? '' })}
      />
      <Select
        label={texts.state}
        hideLabel
        bare
        value={filter.retired}
        options={retiredStates.map((value) => ({ value, label: texts.states[value] }))}
        onChange={(event) => onChange({ ...filter, retired: oneOf(retiredStates, event.target.value) ?? 'without' })}
      />
    </search>
  );
}
