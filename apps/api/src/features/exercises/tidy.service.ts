import { materials } from '@bandeja/domain/exercises/vocabulary';
import type { ExerciseFields, ExerciseInput, FormerFields } from '#features/exercises/admin.queries.ts';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const spelling = new Map<string, string>(materials.map((material) => [plain(material), material]));
const alternative = /\s+o\s+/i;

/** «Cajon» → «cajón», «Mancuernas O Kettlebell» → «mancuernas o kettlebell»; an unknown word stays as typed. */
export function spellEquipment(item: string): string {
  const known = item.split(alternative).map((part) => spelling.get(plain(part)));
  return known.every((part) => part !== undefined) ? known.join(' o ') : item;
}

const once = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** Omitted safety data and figure come from `former`; an area to avoid is not also an area for care. */
export function tidy(fields: ExerciseInput, former: FormerFields): ExerciseFields {
  const { avoidFor = former.avoidFor, cautionFor = former.cautionFor, demands = former.demands } = fields;
  const { places = former.places, answered = former.answered, figureName = former.figureName } = fields;
  return {
    ...fields,
    categories: once(fields.categories),
    equipment: once(fields.equipment.map(spellEquipment)),
    muscleGroups: once(fields.muscleGroups),
    steps: once(fields.steps),
    commonMistakes: once(fields.commonMistakes),
    tips: once(fields.tips),
    variations: once(fields.variations),
    avoidFor: once(avoidFor),
    cautionFor: once(cautionFor).filter((area) => !avoidFor.includes(area)),
    demands: once(demands),
    places: once(places),
    answered: once(answered),
    strokes: once(fields.strokes),
    figureName,
  };
}
