import { callQuery, findQuery } from '#lib/query.ts';

export const filmsQuery = callQuery('GET /films');

/** An address plays for an hour. */
const fresh = { staleTime: 45 * 60_000 };

export const filmQuery = (id: string) => findQuery('GET /films/:id', { params: { id } }, fresh);

export const coachedFilmsQuery = (playerId: string) =>
  callQuery('GET /coaching/players/:id/films', { params: { id: playerId } });

export const coachedFilmQuery = (playerId: string, filmId: string) =>
  findQuery('GET /coaching/players/:id/films/:filmId', { params: { id: playerId, filmId } }, fresh);
