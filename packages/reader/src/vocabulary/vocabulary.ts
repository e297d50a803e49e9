import { bodyWords } from '#vocabulary/body.ts';
import { vocabularyOf } from '#vocabulary/concepts.ts';
import { dangerWords } from '#vocabulary/danger.ts';
import { gameWords } from '#vocabulary/game.ts';
import { placeWords } from '#vocabulary/places.ts';
import { scopeWords } from '#vocabulary/scope.ts';
import { subjectWords } from '#vocabulary/subjects.ts';
import { timeWords } from '#vocabulary/time.ts';
import { trainingWords } from '#vocabulary/training.ts';

/** Every word the trainer knows. */
export const vocabulary = vocabularyOf([
  bodyWords,
  trainingWords,
  gameWords,
  placeWords,
  timeWords,
  scopeWords,
  subjectWords,
  dangerWords,
]);
