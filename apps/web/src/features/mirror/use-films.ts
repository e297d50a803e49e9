import { useCallback, useEffect, useState } from 'react';
import { deleteFilm, deleteFilmsOf, filmsOf, type StoredFilm, storeFilm } from '#features/mirror/film-store.ts';

type FilmsState = { is: 'loading' } | { is: 'unavailable' } | { is: 'ready'; films: readonly StoredFilm[] };

/** The player's films on this device, newest first. */
export function useFilms(owner: string) {
  const [state, setState] = useState<FilmsState>({ is: 'loading' });

  const change = useCallback(
    async (work: () => Promise<unknown>): Promise<boolean> => {
      try {
        await work();
        setState({ is: 'ready', films: await filmsOf(owner) });
        return true;
      } catch {
        setState((before) => (before.is === 'ready' ? before : { is: 'unavailable' }));
        return false;
      }
    },
    [owner],
  );
  useEffect(() => void change(async () => {}), [change]);

  return {
    state,
    films: state.is === 'ready' ? state.films : [],
    /** Whether it could be stored. */
    store: (film: StoredFilm) => change(() => storeFilm(film)),
    remove: (id: string) => change(() => deleteFilm(id)),
    removeAll: () => change(() => deleteFilmsOf(owner)),
  };
}
export type Films = ReturnType<typeof useFilms>;
