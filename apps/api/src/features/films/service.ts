import { localDateIn } from '@bandeja/domain/calendar/dates';
import type { SharedFilm, WatchedFilm } from '@bandeja/domain/films/contract';
import { asCoach } from '#features/coach-access/access.service.ts';
import { openLink } from '#features/coach-access/sharing.service.ts';
import { playAddress } from '#features/films/play.service.ts';
import * as queries from '#features/films/queries.ts';
import { userNames } from '#kit/database/user-names.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { found } from '#kit/errors.ts';

const firstName = (name: string) => name.split(' ')[0] ?? name;

function shown(film: queries.StoredFilm, timeZone: string): SharedFilm {
  return {
    _id: film.id,
    title: film.title,
    filmedAt: film.filmedAt.toISOString(),
    sharedAt: film.sharedAt.toISOString(),
    seconds: film.hasArrived ? film.seconds : null,
    sizeBytes: film.sizeBytes,
    receivedBytes: film.receivedBytes,
    expiresOn: localDateIn(timeZone, film.expiresAt),
    comments: film.comments,
    isWatched: film.isWatched,
  };
}

export async function listFilms(deps: Deps, actor: Actor) {
  const [films, link] = await Promise.all([queries.filmsOf(deps.db, actor.userId), openLink(deps, actor, 'films')]);
  return {
    films: films.map((film) => shown(film, actor.timeZone)),
    coach: link && firstName(link.coachName),
    usedBytes: films.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
  };
}

/** @throws AppError film.not_found */
export async function filmFor(deps: Deps, actor: Actor, id: string): Promise<WatchedFilm> {
  const film = found(await queries.filmOf(deps.db, actor.userId, id), 'film.not_found');
  const names = await userNames(deps.db, [film.coachId]);
  return watched(deps, { film, ownerId: actor.userId, viewer: actor, other: names.get(film.coachId ?? '') ?? '' });
}

/** @throws AppError coaching.not_found */
export function coachedFilms(deps: Deps, actor: Actor, playerId: string): Promise<SharedFilm[]> {
  return asCoach(deps, actor, playerId, { action: 'read_films', scope: 'films' }, async (inTx, { link }) => {
    const films = await queries.filmsOf(inTx.db, playerId);
    return films
      .filter(({ linkId, hasArrived }) => linkId === link.id && hasArrived)
      .map((film) => shown(film, actor.timeZone));
  });
}

/** Opening it is watching it. @throws AppError coaching.not_found, film.not_found */
export function coachedFilm(deps: Deps, actor: Actor, playerId: string, id: string): Promise<WatchedFilm> {
  const demand = { action: 'watched_film', scope: 'films', subject: id } as const;
  return asCoach(deps, actor, playerId, demand, async (inTx, { link }) => {
    const film = await queries.filmOf(inTx.db, playerId, id);
    const own = film?.linkId === link.id && film.hasArrived ? film : null;
    const seen = found(own, 'film.not_found');
    await queries.setWatched(inTx.db, playerId, id, deps.now());
    return watched(inTx, { film: seen, ownerId: playerId, viewer: actor, other: link.name });
  });
}

type Watching = { film: queries.StoredFilm; ownerId: string; viewer: Actor; other: string };

async function watched(deps: Deps, { film, ownerId, viewer, other }: Watching): Promise<WatchedFilm> {
  return {
    film: shown(film, viewer.timeZone),
    address: film.hasArrived ? playAddress(deps, { filmId: film.id, ownerId, viewerId: viewer.userId }) : null,
    comments: await queries.commentsOn(deps.db, ownerId, film.id),
    other: firstName(other),
  };
}
