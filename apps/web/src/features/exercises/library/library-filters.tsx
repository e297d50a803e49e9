import type { ExerciseSummary } from '@bandeja/domain/exercises/contract';
import { useMemo, useRef } from 'react';
import { type Filter, type FilterName, filterNames, optionsOf } from '#features/exercises/library/filters.ts';
import { libraryTexts as texts } from '#features/exercises/library/texts.ts';
import { useChosenBefore } from '#features/exercises/library/use-filter.ts';
import { Button } from '#ui/button.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select, type SelectOption } from '#ui/select.tsx';

const labels: Record<FilterName, { label: string; all: string }> = {
  categoria: texts.category,
  golpe: texts.stroke,
  material: texts.material,
  grupo: texts.group,
};
const longestText = 100;
const nothingChosen: Filter = { categoria: '', golpe: '', material: '', grupo: '', texto: '' };

type LibraryFiltersProps = {
  exercises: readonly ExerciseSummary[];
  filter: Filter;
  /** How many exercises the filter leaves. */
  shown: number;
  onChange: (filter: Filter) => void;
};

/** Four lists to choose from and how many exercises are left. Without scripts there is an index instead. */
export function LibraryFilters(props: LibraryFiltersProps) {
  const { exercises, filter, shown, onChange } = props;
  const form = useRef<HTMLFormElement>(null);
  const options = useMemo(() => selectOptions(exercises), [exercises]);
  useChosenBefore(form);
  const isFiltered = Object.values(filter).some((chosen) => chosen !== '');
  function clear() {
    onChange(nothingChosen);
    // the button is gone then
    form.current?.querySelector('select')?.focus();
  }
  return (
    <form
      ref={form}
      autoComplete="off"
      aria-label={texts.filters}
      className="noscript:hidden print:hidden"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField
        name="texto"
        label={texts.search}
        placeholder={texts.searchHint}
        maxLength={longestText}
        autoComplete="off"
        className="mb-3"
        value={filter.texto}
        onChange={(texto) => onChange({ ...filter, texto })}
      />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        {filterNames.map((name) => (
          <Select
            key={name}
            name={name}
            label={labels[name].label}
            bare
            value={filter[name]}
            options={withChosen(options[name], filter[name])}
            onChange={(event) => onChange({ ...filter, [name]: event.target.value })}
          />
        ))}
      </div>
      <div className="mt-3 flex min-h-tap flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="num text-ui font-strong">
          {texts.count(shown, exercises.length)}
        </p>
        {isFiltered && (
          <Button variant="line" size="sm" onClick={clear}>
            {texts.clear}
          </Button>
        )}
      </div>
    </form>
  );
}

function selectOptions(exercises: readonly ExerciseSummary[]): Record<FilterName, SelectOption[]> {
  const of = (name: FilterName) => [
    { value: '', label: labels[name].all },
    ...optionsOf(exercises, name).map(({ value, label }) => ({ value, label })),
  ];
  return { categoria: of('categoria'), golpe: of('golpe'), material: of('material'), grupo: of('grupo') };
}

/** An address may name a value that no exercise has; the list then says so. */
function withChosen(options: SelectOption[], value: string): SelectOption[] {
  return options.some((option) => option.value === value) ? options : [...options, { value, label: value }];
}
