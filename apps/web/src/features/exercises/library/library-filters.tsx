import { useRef } from 'react';
import { type Filter, type FilterName, filterNames, longestText } from '#features/exercises/library/filters.ts';
import type { LibraryPageData } from '#features/exercises/library/page-data.ts';
import { libraryTexts as texts } from '#features/exercises/library/texts.ts';
import { useChosenBefore } from '#features/exercises/library/use-library.ts';
import * as paths from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select, type SelectOption } from '#ui/select.tsx';

const labels: Record<FilterName, { label: string; all: string }> = {
  categoria: texts.category,
  golpe: texts.stroke,
  material: texts.material,
  grupo: texts.group,
};
const nothingChosen: Filter = { categoria: '', golpe: '', material: '', grupo: '', texto: '' };

export function LibraryFilters(props: { page: LibraryPageData; filter: Filter; onChange: (filter: Filter) => void }) {
  const { page, filter, onChange } = props;
  const form = useRef<HTMLFormElement>(null);
  const options = selectOptions(page.options);
  useChosenBefore(form, filter, onChange);
  const isFiltered = Object.values(filter).some((chosen) => chosen !== '');
  function clear() {
    onChange(nothingChosen);
    // the button is gone then
    form.current?.querySelector('select')?.focus();
  }
  return (
    <form
      ref={form}
      action={paths.exercises}
      autoComplete="off"
      aria-label={texts.filters}
      className="print:hidden"
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
          {texts.count(page.found, page.all)}
        </p>
        <noscript>
          <Button type="submit" variant="line" size="sm">
            {texts.apply}
          </Button>
        </noscript>
        {isFiltered && (
          <Button variant="line" size="sm" onClick={clear}>
            {texts.clear}
          </Button>
        )}
      </div>
    </form>
  );
}

function selectOptions(options: LibraryPageData['options']): Record<FilterName, SelectOption[]> {
  const of = (name: FilterName) => [{ value: '', label: labels[name].all }, ...(options[name] ?? [])];
  return { categoria: of('categoria'), golpe: of('golpe'), material: of('material'), grupo: of('grupo') };
}

function withChosen(options: SelectOption[], value: string): SelectOption[] {
  return options.some((option) => option.value === value) ? options : [...options, { value, label: value }];
}
