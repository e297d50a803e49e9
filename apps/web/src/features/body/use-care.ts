import type { Body } from '@bandeja/domain/body/contract';
import { placeName } from '@bandeja/domain/body/messages';
import type { User } from '@bandeja/domain/profile/contract';
import { useQuery } from '@tanstack/react-query';
import { bodyQuery } from '#features/body/api.ts';

/** The player's discomforts and what today's session holds for them; nothing is asked of whoever has none. */
export function useCare(user: User | null) {
  const isAsked = user?.hasDiscomforts === true;
  const { data } = useQuery({ ...bodyQuery, enabled: isAsked });
  const today = data?.today ?? null;
  return {
    standing: data?.standing ?? [],
    /** Until it is known, whoever has noted something may have something that hurts. */
    hurts: isAsked && (data === undefined || data.standing.some(({ cares }) => !cares)),
    today: today && { ...today, places: today.places.flatMap(placeLine), title: titleOf(today.places) },
    routineId: today?.routineId ?? null,
    /** What a start of this routine today asks for. */
    of: (routineId: string | null) => (today !== null && routineId === today.routineId ? { areaWork: true } : {}),
  };
}

type CaredPlace = NonNullable<Body['today']>['places'][number];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const list = new Intl.ListFormat('es-ES');

/** Nothing of a place that does not hurt any more. */
function placeLine({ region, side, level }: CaredPlace): string[] {
  if (level === 0) return [];
  const name = capital(placeName(region, side));
  return [level === null ? name : `${name}, ${level} de 10`];
}

const titleOf = (places: readonly CaredPlace[]) =>
  `Para ${list.format(places.map(({ region }) => `tu ${placeName(region, 'none')}`))}`;
