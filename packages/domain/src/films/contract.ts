import * as z from 'zod/mini';
import { filmDeclaration, filmMessages } from '#films/messages.ts';
import { filmLimits } from '#films/rules.ts';
import { endpointsOf, idSchema, instantSchema, localDateSchema } from '#wire/endpoint.ts';
import { lineSchema } from '#wire/line.ts';
import * as unit from '#wire/units.ts';

const endpoint = endpointsOf({ tag: 'Vídeos', notFound: 'film.not_found', ratePerMinute: 30 });

/** What comes with the bytes, as metadata of the upload (docs/decisions/0034-films-by-tus.md). */
export const filmMetadataSchema = z.object({
  /** The device's own id of the film. */
  id: idSchema,
  title: lineSchema(filmMessages.title).check(
    z.minLength(1, filmMessages.title),
    z.maxLength(filmLimits.titleLetters, filmMessages.title),
  ),
  filmedAt: instantSchema,
  declaration: z.literal(filmDeclaration.version, filmMessages.declaration),
});
export type FilmMetadata = z.infer<typeof filmMetadataSchema>;

const filmSchema = z.object({
  _id: idSchema,
  title: z.string(),
  filmedAt: instantSchema,
  sharedAt: instantSchema,
  /** Null: it has not arrived whole. */
  seconds: z.nullable(z.number().check(z.describe('Seconds.'))),
  sizeBytes: unit.bytes(),
  receivedBytes: unit.bytes(),
  expiresOn: localDateSchema,
  comments: unit.count(),
  isWatched: z.boolean(),
});
export type SharedFilm = z.infer<typeof filmSchema>;

const commentSchema = z.object({
  _id: idSchema,
  /** `person` is the player, `team` the coach. */
  side: z.enum(['person', 'team']),
  /** First name; null: that account is gone. */
  author: z.nullable(z.string()),
  text: z.string(),
  /** Null: about the whole film. */
  atMs: z.nullable(unit.milliseconds()),
  createdAt: instantSchema,
});
export type FilmComment = z.infer<typeof commentSchema>;

const watchedFilmSchema = z.object({
  film: filmSchema,
  /** Where this viewer's browser plays it from, for an hour. Null: it has not arrived whole. */
  address: z.nullable(z.string()),
  comments: z.array(commentSchema),
  /** First name of the other one of the two who see it. */
  other: z.string(),
});
export type WatchedFilm = z.infer<typeof watchedFilmSchema>;

export const listFilms = endpoint('GET /films', {
  summary: 'Films the player shared with their coach, newest first, and whether they can share one now',
  response: z.object({
    films: z.array(filmSchema),
    /** First name of the coach who would see the next one. Null: there is none, or films are not open to them. */
    coach: z.nullable(z.string()),
    usedBytes: unit.bytes(),
  }),
});

export const getFilm = endpoint('GET /films/:id', {
  summary: 'One of them with what was written about it, and where it plays from',
  response: watchedFilmSchema,
});

export const deleteFilm = endpoint('DELETE /films/:id', {
  summary: 'Stops sharing: the film is deleted from the server, what was written about it stays in the thread',
  response: null,
});

export const listCoachedFilms = endpoint('GET /coaching/players/:id/films', {
  summary: 'Films a player shares with their coach, newest first',
  response: z.array(filmSchema),
  errors: ['coaching.not_found'],
});

export const getCoachedFilm = endpoint('GET /coaching/players/:id/films/:filmId', {
  summary: 'One of them with what was written about it, and where it plays from; the player’s log says so',
  params: z.object({ id: idSchema, filmId: idSchema }),
  response: watchedFilmSchema,
  errors: ['coaching.not_found'],
});
