import type { Routine } from '@bandeja/domain/routines/contract';
import { type Dose, doseText as prescribed, doseFacts as prescribedFacts } from '#lib/dose.ts';

export type Entry = Routine['exercises'][number];
type EntryDose = Omit<Dose, 'loadType'> & { exercise: Pick<Entry['exercise'], 'loadType'> };

/** An entry's dose in short, as the live session will say it. */
export const doseText = (entry: EntryDose): string => prescribed(doseOf(entry));

/** Series, work and rest of an entry, each a fact of its own. */
export const doseFacts = (entry: EntryDose): string[] => prescribedFacts(doseOf(entry));

/** A routine says of the exercise what a session says of the entry. */
const doseOf = (entry: EntryDose): Dose => ({ ...entry, loadType: entry.exercise.loadType });
