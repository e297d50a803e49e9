import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asCoach } from '#features/coach-access/access.service.ts';
import { bytesOf } from '#features/films/bytes.service.ts';
import * as queries from '#features/films/queries.ts';
import { rangeOf } from '#kit/byte-range.ts';
import type { Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';
import { seal, unseal } from '#kit/sealed.ts';

export const playsPath = '/media/shared';
const use = 'film';
const validMs = 3_600_000;

type Ticket = { filmId: string; ownerId: string; viewerId: string; until: number };

/** A player of films sends no token: its address names film and viewer, sealed, for an hour; both are looked at with every piece. */
export function playAddress(deps: Deps, { filmId, ownerId, viewerId }: Omit<Ticket, 'until'>): string {
  const ticket: Ticket = { filmId, ownerId, viewerId, until: deps.now().getTime() + validMs };
  return `${playsPath}?ticket=${seal(deps.settings, use, JSON.stringify(ticket)).toString('base64url')}`;
}

function readTicket(deps: Deps, text = ''): Ticket {
  try {
    const ticket: Ticket = JSON.parse(unseal(deps.settings, use, Buffer.from(text, 'base64url')));
    if (ticket.until > deps.now().getTime()) return ticket;
  } catch {
    // it is none of ours
  }
  throw new AppError('film.not_found');
}

/** @throws AppError film.not_found, coaching.not_found */
async function admit(deps: Deps, { filmId, ownerId, viewerId }: Ticket): Promise<queries.StoredFilm> {
  const film = found(await queries.filmOf(deps.db, ownerId, filmId), 'film.not_found');
  if (!film.hasArrived) throw new AppError('film.not_found');
  if (viewerId === ownerId) return film;
  const demand = { action: 'watched_film', scope: 'films', subject: filmId, isContinued: true } as const;
  return asCoach(deps, { userId: viewerId }, ownerId, demand, async () => film);
}

export async function sendFilm(
  deps: Deps,
  request: FastifyRequest<{ Querystring: { ticket?: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const ticket = readTicket(deps, request.query.ticket);
  const { id, type, sizeBytes } = await admit(deps, ticket);
  const headers = { 'accept-ranges': 'bytes', 'cache-control': 'private, no-store', 'content-disposition': 'inline' };
  reply.type(`video/${type}`).headers(headers);
  const range = rangeOf(request.headers.range, sizeBytes);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${sizeBytes}`).send();
  const { from, to } = range ?? { from: 0, to: sizeBytes - 1 };
  if (range !== null) reply.code(206).header('content-range', `bytes ${from}-${to}/${sizeBytes}`);
  reply.header('content-length', to - from + 1);
  if (request.method === 'HEAD') return reply.send();
  const pieces = await queries.piecesOf(deps.db, ticket.ownerId, id);
  const bytes = bytesOf(deps.settings, { id, pieces }, { from, to }, () => admit(deps, ticket));
  return reply.send(Readable.from(bytes, { objectMode: false }));
}
