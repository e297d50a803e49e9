import type { Focus } from '@bandeja/reader/types';
import type { ComposerExercise } from '#composer/types.ts';

/** By catalogue code (docs/training.md#selection): what can be done on a chair, and what trains balance. */
const codes: Record<Focus, readonly string[]> = {
  seated: ['C03', 'C10', 'F13', 'F18', 'F22', 'F23', 'F27', 'F28', 'F29', 'L09', 'L11', 'L13', 'M01', 'M02', 'M03'],
  balance: ['U06', 'U05', 'F07', 'F12', 'F04', 'F15', 'F33'],
};

export function isInFocus({ code }: ComposerExercise, focus: Focus): boolean {
  return code !== null && codes[focus].includes(code);
}
