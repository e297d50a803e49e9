import { Select } from '#ui/select.tsx';

type ListSelectProps = {
  texts: Record<'routine' | 'choose' | 'loading' | 'none', string>;
  items: readonly { _id: string; name: string; duration: number }[];
  status: 'loading' | 'ready' | 'failed';
  value: string | null;
  onChange: (id: string) => void;
};

export function ListSelect({ texts, items, status, value, onChange }: ListSelectProps) {
  if (items.length === 0) {
    const label = status === 'loading' ? texts.loading : texts.none;
    return <Select bare disabled label={texts.routine} value="" options={[{ value: '', label, disabled: true }]} />;
  }
  return (
    <Select
      bare
      label={texts.routine}
      placeholder={texts.choose}
      options={items.map(({ _id, name, duration }) => ({ value: _id, label: `${name} · ${duration} min` }))}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
