import { atLeast } from '@bandeja/domain/testing/each';
import { expect, it } from 'vitest';
import { wishFrom } from '#understand/wish.ts';

type Groups = { wanted: string[]; refused: string[] };

const wishes: [text: string, groups: Groups][] = [
  ['dame algo para hoy q no sea de brazo, media hora en casa', { wanted: [], refused: ['Brazos'] }],
  ['una rutina que no sea de pierna', { wanted: [], refused: ['Piernas'] }],
  [
    'hoy las piernas las tengo fundidas, hazme algo de espalda y hombros',
    { wanted: ['Espalda', 'Hombros'], refused: ['Piernas'] },
  ],
  ['tengo las piernas muertas, algo de brazos', { wanted: ['Brazos'], refused: ['Piernas'] }],
  // nothing else is wanted: the tired ones are what it is about
  ['tengo las piernas muertas, algo suave', { wanted: ['Piernas'], refused: [] }],
];

it.each(atLeast(5, wishes))('«%s»: what is named to be left out is refused', (text, { wanted, refused }) => {
  const { muscleGroups, excludedMuscleGroups } = wishFrom(text);
  expect({ wanted: [...muscleGroups], refused: [...excludedMuscleGroups] }).toEqual({ wanted, refused });
});
