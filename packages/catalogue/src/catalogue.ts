import { readFolder } from '@bandeja/markdown/file';
import { readExercise } from '#exercise-file.ts';
import { readRoutine } from '#routine-file.ts';
import type { CatalogueExercise, CatalogueRoutine } from '#types.ts';

/** Strength, power, plyometrics, cardio, flexibility, function, technique, tactics, mind; equals are chosen in this order. */
const kinds = 'FXPCLUTKM';

const kindOf = ({ code }: CatalogueExercise) => kinds.indexOf(code.charAt(0));

/** Read once, when the module is loaded. @throws FileError with the file and its line */
export const catalogue: { exercises: CatalogueExercise[]; routines: CatalogueRoutine[] } = {
  exercises: readFolder(new URL('../exercises/', import.meta.url))
    .map(readExercise)
    .sort((one, other) => kindOf(one) - kindOf(other)),
  routines: readFolder(new URL('../routines/', import.meta.url)).map(readRoutine),
};
