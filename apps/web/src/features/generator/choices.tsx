import { chipLabel } from '@bandeja/domain/generator/messages';
import type { WishChip } from '@bandeja/domain/generator/schemas';
import { noMaterial } from '@bandeja/domain/generator/vocabulary';
import { capitalise } from '@bandeja/domain/wire/text';
import { generatorTexts } from '#features/generator/texts.ts';
import { ChipGroup } from '#ui/chip-group.tsx';

const texts = generatorTexts.choices;
const minutes = ['20', '30', '40', '60'].map((value) => ({ value, label: chipLabel({ kind: 'minutes', value }) }));
const places = (['home', 'gym', 'court'] as const).map((value) => ({ value, label: texts.places[value] }));
const equipment = [noMaterial, 'gomas', 'mancuernas', 'balón medicinal', 'pared'].map((value) => ({
  value,
  label: capitalise(value),
}));
const areas = ['hombro', 'codo', 'muñeca', 'lumbar', 'rodilla', 'tobillo'].map((value) => ({
  value,
  label: capitalise(value),
}));

type ChoicesProps = { chips: readonly WishChip[]; onChange: (chips: WishChip[]) => void; disabled: boolean };

export function Choices({ chips, onChange, disabled }: ChoicesProps) {
  const valuesOf = (kind: WishChip['kind']) => chips.filter((chip) => chip.kind === kind).map(({ value }) => value);
  const without = (...kinds: WishChip['kind'][]) => chips.filter(({ kind }) => !kinds.includes(kind));
  const one = (kind: 'minutes' | 'place') => ({
    value: valuesOf(kind)[0],
    onChange: (value: string) =>
      onChange(valuesOf(kind)[0] === value ? without(kind) : [...without(kind), { kind, value }]),
  });
  const hurting = valuesOf('hurts');
  return (
    <div className="grid gap-4">
      <ChipGroup mode="single" plain disabled={disabled} label={texts.minutes} options={minutes} {...one('minutes')} />
      <ChipGroup mode="single" plain disabled={disabled} label={texts.place} options={places} {...one('place')} />
      <ChipGroup
        mode="multi"
        plain
        disabled={disabled}
        label={texts.equipment}
        options={equipment}
        value={valuesOf('equipment')}
        onChange={(values) => {
          const last = values.at(-1);
          const chosen = last === noMaterial ? [noMaterial] : values.filter((value) => value !== noMaterial);
          onChange([...without('equipment'), ...chosen.map((value) => ({ kind: 'equipment' as const, value }))]);
        }}
      />
      <ChipGroup
        mode="multi"
        plain
        disabled={disabled}
        label={texts.body}
        options={areas}
        value={[...valuesOf('care'), ...hurting]}
        onChange={(values) =>
          onChange([
            ...without('care', 'hurts'),
            ...values.map((value) => ({
              kind: hurting.includes(value) ? ('hurts' as const) : ('care' as const),
              value,
            })),
          ])
        }
      />
    </div>
  );
}
