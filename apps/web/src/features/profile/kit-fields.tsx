import { useController } from 'react-hook-form';
import type { ProfileFields } from '#features/profile/use-profile-form.ts';
import { KitChoice } from '#ui/kit-choice.tsx';

/** Material and places, as fields of the form. */
export function KitFields({ form: { control } }: Pick<ProfileFields, 'form'>) {
  const { field: equipment } = useController({ control, name: 'equipment' });
  const { field: places } = useController({ control, name: 'places' });
  return (
    <KitChoice
      equipment={equipment.value}
      places={places.value}
      onChange={(changed) => {
        if (changed.equipment !== undefined) equipment.onChange(changed.equipment);
        if (changed.places !== undefined) places.onChange(changed.places);
      }}
      className="pb-3"
    />
  );
}
