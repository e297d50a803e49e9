import { type Material, materials, type Place } from '@bandeja/domain/exercises/vocabulary';
import { questionTexts } from '@bandeja/domain/onboarding/messages';
import { weekdayInitial, weekdayNames } from '@bandeja/domain/schedule/rules';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { capitalise } from '@bandeja/domain/wire/text';

const { body, kit } = questionTexts;
export const kitTexts = kit;
export type Kit = { equipment: Material[] | null; places: Place[] | null };

export const weekdayChips = weekdays.map((value) => ({
  value,
  label: weekdayInitial(value),
  fullLabel: weekdayNames[value],
}));

export const handOptions = [
  { value: 'right', label: body.hands.right },
  { value: 'left', label: body.hands.left },
] as const;

export const materialOptions = materials.map((value) => ({ value, label: capitalise(value) }));

export const placeOptions: { value: Place; label: string }[] = [
  { value: 'home', label: kit.placeNames.home },
  { value: 'court', label: kit.placeNames.court },
];

export const kitOptions = (['unsaid', 'none', 'some'] as const).map((value) => ({ value, label: kit[value] }));

export function noneIsUnsaid<Item>(chosen: Item[]): Item[] | null {
  return chosen.length === 0 ? null : chosen;
}
