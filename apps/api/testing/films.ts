import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { filmDeclaration } from '@bandeja/domain/films/messages';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import type { TestApi } from './api.ts';
import { approvedCoach, link, proPlayer } from './coaching.ts';
import type { Player } from './factories.ts';

/** A Pro player and the coach who sees their plan and their films. */
export async function sharingPair(api: TestApi): Promise<{ player: Player; coach: Player }> {
  const [player, coach] = [await proPlayer(api), await approvedCoach(api)];
  await link(api, coach, player, ['films']);
  return { player, coach };
}

/** What a coach was shown, as rows: of the link there is, else of one that has ended. */
export async function shownToCoach(db: Database, userId: string): Promise<void> {
  await sql`
    with standing as (select id from coach_links where user_id = ${userId} and ended_at is null),
    former as (
      insert into coach_links (user_id, id, accepted_at, ended_at)
      select ${userId}, gen_random_uuid(), now(), now() where not exists (select 1 from standing) returning id
    ),
    link as (select id from standing union all select id from former),
    film as (
      insert into shared_films (user_id, id, link_id, title, filmed_at, size_bytes, declared_at, declaration_version,
        shared_at, expires_at)
      select ${userId}, gen_random_uuid(), id, 'Bandeja', now(), 9, now(), '2026-11-30', now(), now() + interval '90 days'
      from link returning id
    ),
    piece as (
      insert into shared_film_pieces (user_id, film_id, begins_at, size_bytes, id)
      select ${userId}, id, 0, 9, gen_random_uuid() from film
    ),
    asked as (
      insert into check_in_questions (user_id, link_id, questions, chosen_at)
      select ${userId}, id, '{sleep,energy,effort,free}', now() from link
    ),
    nudged as (insert into check_in_nudges (user_id, monday, nudged_at) values (${userId}, '2026-06-01', now()))
    insert into check_ins (user_id, monday, link_id, answers, sent_at)
    select ${userId}, '2026-06-01', id, '{"sleep": 4}', now() from link`.execute(db);
}

type Announcement = Partial<Record<'id' | 'title' | 'filmedAt' | 'declaration', string>>;

const announcement = { title: 'Bandeja', filmedAt: '2026-06-01T18:00:00.000Z', declaration: filmDeclaration.version };
const base64 = (text: string) => Buffer.from(text).toString('base64');
const protocol = { 'tus-resumable': '1.0.0' };
const ofBytes = { ...protocol, 'content-type': 'application/offset+octet-stream' };
const signed = ({ token }: Pick<Player, 'token'>) => ({ authorization: `Bearer ${token}` });

export function announce(api: TestApi, player: Player, size: number, said: Announcement = {}) {
  const metadata = { id: randomUUID(), ...announcement, ...said };
  const pairs = Object.entries(metadata).map(([name, value]) => `${name} ${base64(value)}`);
  return api.app.inject({
    method: 'POST',
    url: '/api/film-uploads',
    headers: { ...signed(player), ...protocol, 'upload-length': `${size}`, 'upload-metadata': pairs.join(',') },
  });
}

export const send = (api: TestApi, player: Player, url: string, offset: number, bytes: Buffer) =>
  api.app.inject({
    method: 'PATCH',
    url,
    headers: { ...signed(player), ...ofBytes, 'upload-offset': `${offset}` },
    payload: bytes,
  });

export async function offsetOf(api: TestApi, player: Player, url: string): Promise<number> {
  const { headers } = await api.app.inject({ method: 'HEAD', url, headers: { ...signed(player), ...protocol } });
  return Number(headers['upload-offset']);
}

/** Announced and sent at once. @returns its id */
export async function share(api: TestApi, player: Player, bytes: Buffer, said: Announcement = {}): Promise<string> {
  const created = await announce(api, player, bytes.length, said);
  const { statusCode, body } = await send(api, player, String(created.headers.location), 0, bytes);
  if (statusCode !== 204) throw new Error(`film: ${statusCode} ${body}`);
  return String(created.headers.location).split('/').at(-1) ?? '';
}

/** Over a real connection: promises the rest of the film, sends some of it and hangs up once the server has taken that. */
export async function sendCut(
  api: TestApi,
  player: Player,
  url: string,
  cut: { offset: number; film: Buffer; bytes: number },
) {
  const { offset, film, bytes } = cut;
  const { port } = api.app.server.address() as AddressInfo;
  const headers = { ...signed(player), ...ofBytes, 'upload-offset': offset, 'content-length': film.length - offset };
  const sent = request({ port, path: url, method: 'PATCH', headers });
  sent.on('error', () => {});
  const taken = once(api.app.server, 'request') as Promise<[IncomingMessage]>;
  await new Promise((resolve) => sent.write(film.subarray(offset, offset + bytes), resolve));
  const [received] = await taken;
  while (received.socket.bytesRead < bytes || received.readableLength > 0) await setImmediate();
  const closed = new Promise((resolve) => sent.once('close', resolve));
  sent.destroy();
  await closed;
}
