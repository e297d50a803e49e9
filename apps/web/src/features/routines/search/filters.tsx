import { categories, difficulties } from '@bandeja/domain/exercises/vocabulary';
import { readSearchText, withoutMaterial, withoutMinutes } from '@bandeja/domain/routines/search-words';
import { routineTypes } from '@bandeja/domain/routines/vocabulary';
import { capitalise } from '@bandeja/domain/wire/text';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useId, useState } from 'react';
import {
  noMaterial,
  readSearch,
  type Search,
  searchMaterials,
  writeSearch,
} from '#features/routines/search/address.ts';
import { searchTexts } from '#features/routines/search/texts.ts';
import { Button } from '#ui/button.tsx';
import { ChipGroup } from '#ui/chip-group.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/select.tsx';

const texts = searchTexts.filters;
const any = { value: '', label: texts.any };
const choices = { type: routineTypes, category: categories, difficulty: difficulties };
const bandOptions = [any, ...Object.entries(searchTexts.bands).map(([value, label]) => ({ value, label }))];
const materialOptions = [
  { value: noMaterial, label: texts.noMaterial },
  ...searchMaterials.map((value) => ({ value: value as string, label: capitalise(value) })),
];

type FiltersProps = {
  search: Search;
  onChange: (search: Search) => void;
  onClear: () => void;
};

export function Filters({ search, onChange, onClear }: FiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const { type, category, difficulty, duration, equipment } = search;
  const count = [type, category, difficulty, duration, equipment[0] ?? null].filter((value) => value !== null).length;

  /** The address is the source of truth: a select can only show values of its list. */
  function setDuration(value: string) {
    const params = writeSearch(search);
    params.set('duration', value);
    onChange(readSearch(params));
  }

  return (
    <section aria-label={texts.title} className="grid gap-4">
      <Understood search={search} onChange={onChange} />
      <div className="flex flex-wrap items-center justify-between gap-2.5 lg:hidden">
        <Button
          variant="line"
          aria-expanded={isOpen}
          aria-controls={panelId}
          icon={<Icon as={SlidersHorizontalIcon} />}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.toggle(count)}
        </Button>
        {count > 0 && !isOpen && <Clear onClear={onClear} />}
      </div>
      <div id={panelId} className={classNames('gap-4', isOpen ? 'grid' : 'hidden lg:grid')}>
        <div className="grid grid-cols-1 gap-3 min-[360px]:grid-cols-2 lg:grid-cols-4">
          {(['type', 'category', 'difficulty'] as const).map((name) => (
            <Select
              key={name}
              bare
              label={texts[name]}
              options={[any, ...choices[name].map((value) => ({ value, label: value }))]}
              value={search[name] ?? ''}
              onChange={({ target }) =>
                onChange({ ...search, [name]: choices[name].find((value) => value === target.value) ?? null })
              }
            />
          ))}
          <Select
            bare
            label={texts.duration}
            options={bandOptions}
            value={duration ?? ''}
            onChange={({ target }) => setDuration(target.value)}
          />
        </div>
        <MaterialFilter chosen={equipment} onChange={(items) => onChange({ ...search, equipment: items })} />
        {count > 0 && <Clear onClear={onClear} className="justify-self-start" />}
      </div>
    </section>
  );
}

function Understood({ search, onChange }: Pick<FiltersProps, 'search' | 'onChange'>) {
  const { minutes, isWithoutMaterial } = readSearchText(search.query);
  const filters = [
    ...(minutes === null ? [] : [{ label: texts.about(minutes), query: withoutMinutes(search.query) }]),
    ...(isWithoutMaterial ? [{ label: texts.noMaterial, query: withoutMaterial(search.query) }] : []),
  ];
  if (filters.length === 0) return null;
  return (
    <ul aria-label={texts.understood} className="flex flex-wrap gap-2">
      {filters.map(({ label, query }) => (
        <li key={label}>
          <button
            type="button"
            className="chip"
            aria-label={texts.remove(label)}
            onClick={() => onChange({ ...search, query })}
          >
            {label}
            <Icon as={XIcon} className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Clear({ onClear, className }: { onClear: () => void; className?: string }) {
  return (
    <Button variant="ghost" size="sm" className={className} onClick={onClear}>
      {texts.clear}
    </Button>
  );
}

function MaterialFilter({ chosen, onChange }: { chosen: readonly string[]; onChange: (chosen: string[]) => void }) {
  const words = materialOptions.filter(({ value }) => chosen.includes(value)).map(({ label }) => label.toLowerCase());

  /** «Sin material» and a material exclude each other: the last tap wins. */
  function change(items: string[]) {
    const isNothing = items.includes(noMaterial) && !chosen.includes(noMaterial);
    onChange(isNothing ? [noMaterial] : items.filter((item) => item !== noMaterial || items.length === 1));
  }

  return (
    <details className="group">
      <summary className="flex min-h-tap list-none items-center justify-between gap-3 border-y text-ui font-strong [&::-webkit-details-marker]:hidden">
        {words.length === 0 ? texts.material : texts.materialChosen(words.join(', '))}
        <Icon as={CaretDownIcon} className="size-4 flex-none group-open:rotate-180" />
      </summary>
      <ChipGroup
        mode="multi"
        hideLabel
        label={texts.material}
        hint={texts.materialHint}
        options={materialOptions}
        value={chosen}
        onChange={change}
        className="pt-3"
      />
    </details>
  );
}
