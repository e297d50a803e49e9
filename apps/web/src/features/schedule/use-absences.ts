import type { StoredAbsence } from '@bandeja/domain/schedule/contract';
import { useQuery } from '@tanstack/react-query';
import { absencesQuery } from '#features/schedule/api.ts';

type Absences = {
  isIll: boolean;
  /** The illness whose player is to be asked how they are. */
  asked: StoredAbsence | undefined;
  /** All others. */
  standing: readonly StoredAbsence[];
};

export function useAbsences(today: string): Absences {
  const { data } = useQuery(absencesQuery);
  const absences = data?.absences ?? [];
  const isAsked = ({ asksOn }: StoredAbsence) => asksOn !== null && asksOn <= today;
  return {
    isIll: absences.some(({ kind, from, to }) => kind === 'ill' && from <= today && (to === null || to >= today)),
    asked: absences.find(isAsked),
    standing: absences.filter((absence) => !isAsked(absence)),
  };
}
