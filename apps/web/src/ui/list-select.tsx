import { useState } from 'react';
import { ChipGroup } from '#ui/chip-group.tsx';
import { Stills } from '#ui/figure/stills.tsx';
import { Select } from '#ui/select.tsx';

type Item = {
  _id: string;
  name: string;
  duration: number;
  type?: string;
  drawings?: readonly string[] | undefined;
};

type ListSelectProps = {
  texts: Record<'routine' | 'choose' | 'loading' | 'none', string>;
  items: readonly Item[];
  status: 'loading' | 'ready' | 'failed';
  value: string | null;
  onChange: (id: string | null) => void;
  /** Types the list can be narrowed to, where it holds some of them and others. */
  narrowing?: { label: string; types: readonly string[] };
};

export function ListSelect({ texts, items, status, value, onChange, narrowing }: ListSelectProps) {
  const [narrowed, setNarrowed] = useState<string | null>(null);
  const types = narrowing?.types.filter((type) => items.some((item) => item.type === type)) ?? [];
  const isNarrowable = items.some(({ type }) => type !== items[0]?.type) && types.length > 0;
  const only = isNarrowable && narrowed !== null && types.includes(narrowed) ? narrowed : null;
  const shown = items.filter(({ type }) => only === null || type === only);

  const drawings = shown.find(({ _id }) => _id === value)?.drawings ?? [];

  if (items.length === 0) {
    const label = status === 'loading' ? texts.loading : texts.none;
    return <Select bare disabled label={texts.routine} value="" options={[{ value: '', label, disabled: true }]} />;
  }

  /** A second tap shows all again; a choice that is no longer listed is cleared. */
  function narrow(type: string) {
    const next = type === only ? null : type;
    setNarrowed(next);
    if (next !== null && items.find(({ _id }) => _id === value)?.type !== next) onChange(null);
  }

  return (
    <>
      {narrowing && isNarrowable && (
        <ChipGroup
          mode="single"
          plain
          compact
          hideLabel
          className="col-span-full"
          label={narrowing.label}
          options={types.map((type) => ({ value: type, label: type }))}
          value={only ?? undefined}
          onChange={narrow}
        />
      )}
      <Select
        bare
        label={texts.routine}
        placeholder={texts.choose}
        options={shown.map(({ _id, name, duration }) => ({ value: _id, label: `${name} · ${duration} min` }))}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value)}
      />
      {drawings.length > 0 && (
        <div className="col-span-full min-w-0">
          <Stills names={drawings} />
        </div>
      )}
    </>
  );
}
