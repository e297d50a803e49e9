import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { deleteAccount, exportAccount } from '@bandeja/domain/account/contract';
import { endCoach, listCoached, putScopes, writeToCoach, writeToCoached } from '@bandeja/domain/coaching/contract';
import * as contract from '@bandeja/domain/films/contract';
import { filmMessages } from '@bandeja/domain/films/messages';
import { filmLimits } from '@bandeja/domain/films/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { filmWorker, forgetFilms } from '#features/films/erasure.service.ts';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, password } from '#testing/factories.ts';
import { announce, offsetOf, send, sendCut, share, sharingPair } from '#testing/films.ts';
import { film } from '#testing/media.ts';

const api = useApi();
let clean: Buffer;
let told: Buffer;

beforeAll(async () => {
  [clean, told] = await Promise.all([film('mp4', 4, {}), film('mp4')]);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});

const list = async ({ token }: Player) => (await api.call(contract.listFilms, { token })).body;
const watch = ({ token }: Player, id: string) => api.call(contract.getFilm, { token, params: { id } });
const coached = (coach: Player, player: Player, filmId: string) =>
  api.call(contract.getCoachedFilm, { token: coach.token, params: { id: player.user._id, filmId } });
const play = (url: string | null, range?: string) =>
  api.app.inject({ url: url ?? '', headers: range === undefined ? {} : { range } });
const storedFiles = (id: string) =>
  readdir(path.join(api.deps.settings.dataDir, 'files', 'films', id)).catch(() => [] as string[]);
const closeFilms = ({ token }: Player) => api.call(putScopes, { token, body: { scopes: ['strokes'] } });
/** What is shared no more is deleted by one job, its files by the next. */
async function unshare(): Promise<void> {
  while ((await api.jobs.runDue('unshare', filmWorker(api.deps))) > 0);
}
const endLink = ({ token }: Player) => api.call(endCoach, { token });

describe('an upload', () => {
  it('that is cut ten times goes on where it stopped, and is the film in the end', async () => {
    const { player, coach } = await sharingPair(api);
    const created = await announce(api, player, clean.length);
    expect([created.statusCode, created.headers['tus-resumable']]).toEqual([201, '1.0.0']);
    const url = String(created.headers.location);
    const offsets: number[] = [];
    for (let cut = 0; cut < 10; cut += 1) {
      const offset = await offsetOf(api, player, url);
      offsets.push(offset);
      await sendCut(api, player, url, { offset, film: clean, bytes: 50_000 });
    }
    const reached = await offsetOf(api, player, url);
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
    expect(reached).toBeGreaterThan(0);
    expect(reached).toBeLessThan(clean.length);
    expect((await list(player)).films).toMatchObject([{ seconds: null, receivedBytes: reached }]);
    expect((await send(api, player, url, reached, clean.subarray(reached))).statusCode).toBe(204);
    const [sent] = (await list(player)).films;
    expect(sent).toMatchObject({ title: 'Bandeja', seconds: 4, receivedBytes: clean.length, isWatched: false });
    const seen = await coached(coach, player, sent?._id ?? '');
    expect((await play(seen.body.address)).rawPayload.equals(clean)).toBe(true);
  });

  it('asks for the declaration, an open link and a film that fits, before its first byte', async () => {
    const { player } = await sharingPair(api);
    const noWord = await announce(api, player, clean.length, { declaration: '' });
    expect([noWord.statusCode, noWord.json().issues]).toEqual([
      400,
      [{ path: 'declaration', message: filmMessages.declaration }],
    ]);
    const heavy = await announce(api, player, filmLimits.bytes + 1);
    expect(heavy.statusCode).toBe(413);
    expect((await announce(api, player, clean.length, { id: 'x' })).statusCode).toBe(400);
    expect((await announce(api, await newPlayer(api), clean.length)).json().code).toBe('film.not_open');
    await endLink(player);
    expect((await announce(api, player, clean.length)).json().code).toBe('film.not_open');
    expect((await list(player)).coach).toBeNull();
    const stranger = await api.app.inject({ method: 'POST', url: '/api/film-uploads' });
    expect([stranger.statusCode, stranger.json().code]).toEqual([401, 'auth.required']);
  });

  it('has a quota for each player', async () => {
    const { player } = await sharingPair(api);
    const most = Math.floor(filmLimits.allBytes / filmLimits.bytes);
    for (let each = 0; each < most; each += 1) await announce(api, player, filmLimits.bytes);
    const full = await announce(api, player, 1000);
    expect([full.statusCode, full.json().message]).toEqual([409, filmMessages.full]);
  });

  it.each([
    ['tells places and names', () => told, filmMessages.telling],
    ['is no film', () => Buffer.from('Esto es una nota, no un vídeo.'), filmMessages.type],
    ['is broken', () => clean.subarray(0, 2000), filmMessages.broken],
  ])('that %s is refused by its content and deleted', async (_name, bytes, message) => {
    const { player } = await sharingPair(api);
    const sent = bytes();
    const created = await announce(api, player, sent.length);
    const url = String(created.headers.location);
    const answer = await send(api, player, url, 0, sent);
    expect([answer.statusCode, answer.json().message]).toEqual([422, message]);
    expect((await list(player)).films).toEqual([]);
    await unshare();
    expect(await storedFiles(url.split('/').at(-1) ?? '')).toEqual([]);
  });

  it('stops when the films are closed to the coach meanwhile, and is no other player’s', async () => {
    const { player } = await sharingPair(api);
    const { headers } = await announce(api, player, clean.length);
    const url = String(headers.location);
    const { player: other } = await sharingPair(api);
    expect((await send(api, other, url, 0, clean)).statusCode).toBe(404);
    await closeFilms(player);
    expect((await send(api, player, url, 0, clean)).json().code).toBe('film.not_open');
    expect(await storedFiles(url.split('/').at(-1) ?? '')).toEqual([]);
  });
});

describe('a shared film', () => {
  it('waits on the coach’s list until they say something about it', async () => {
    const { player, coach } = await sharingPair(api);
    const id = await share(api, player, clean);
    const attentionOf = async () =>
      (await api.call(listCoached, { token: coach.token })).body.players[0]?.attention?.kind;
    expect(await attentionOf()).toBe('film');
    const body = { text: 'Sube antes la pala', about: 'film' as const, aboutId: id, atMs: 500 };
    await api.call(writeToCoached, { token: coach.token, params: { id: player.user._id }, body });
    expect(await attentionOf()).toBe('idle');
    const headers = { authorization: `Bearer ${player.token}` };
    const exported = (await api.app.inject({ url: `/api${exportAccount.path}`, headers })).json();
    expect(exported.contactMessages[0].messages).toMatchObject([{ about: 'film', aboutId: id, atMs: 500 }]);
  });

  it('plays in parts for its player and the coach, for nobody else, and notes that the coach saw it', async () => {
    const { player, coach } = await sharingPair(api);
    const id = await share(api, player, clean);
    const { body } = await watch(player, id);
    expect([body.other, body.comments]).toEqual(['Marta', []]);
    const part = await play(body.address, 'bytes=10-19');
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${clean.length}`]);
    expect(part.rawPayload.equals(clean.subarray(10, 20))).toBe(true);
    expect((await play(body.address, `bytes=${clean.length}-`)).statusCode).toBe(416);
    const { player: stranger, coach: otherCoach } = await sharingPair(api);
    expect((await watch(stranger, id)).status).toBe(404);
    expect((await coached(otherCoach, player, id)).error.code).toBe('coaching.not_found');
    expect((await play('/media/shared?ticket=bm90b25l')).statusCode).toBe(404);
    const seen = (await coached(coach, player, id)).body;
    expect((await play(seen.address, 'bytes=0-9')).statusCode).toBe(206);
    expect((await list(player)).films).toMatchObject([{ isWatched: true }]);
    const log = await api.db.selectFrom('coach_access').selectAll().where('user_id', '=', player.user._id).execute();
    expect(log).toMatchObject([{ action: 'watched_film', subject: id, times: 1 }]);
    const said = { about: 'film', aboutId: id } as const;
    const playerId = player.user._id;
    await api.call(writeToCoached, {
      token: coach.token,
      params: { id: playerId },
      body: { text: 'El codo', ...said, atMs: 1200 },
    });
    await api.call(writeToCoach, { token: player.token, body: { text: 'Lo noto', ...said, atMs: 1200 } });
    expect((await watch(player, id)).body.comments).toMatchObject([
      { side: 'team', author: 'Marta', text: 'El codo', atMs: 1200 },
      { side: 'person', text: 'Lo noto', atMs: 1200 },
    ]);
  });

  it('is out of reach at once when films are closed, with the address the coach still has', async () => {
    const { player, coach } = await sharingPair(api);
    const id = await share(api, player, clean);
    const { address } = (await coached(coach, player, id)).body;
    await closeFilms(player);
    expect((await play(address)).statusCode).toBe(404);
    expect((await coached(coach, player, id)).status).toBe(404);
    const { token } = coach;
    expect((await api.call(contract.listCoachedFilms, { token, params: { id: player.user._id } })).status).toBe(404);
  });

  it('plays for an hour from one address', async () => {
    const { player } = await sharingPair(api);
    const { address } = (await watch(player, await share(api, player, clean))).body;
    await api.at(new Date(Date.now() + 3_700_000), async () => expect((await play(address)).statusCode).toBe(404));
  });

  it('goes with the account', async () => {
    const { player } = await sharingPair(api);
    const id = await share(api, player, clean);
    const body = { password, confirmation: 'ELIMINAR' };
    expect((await api.call(deleteAccount, { token: player.token, body })).status).toBe(204);
    await unshare();
    expect(await storedFiles(id)).toEqual([]);
  });

  it('goes when its player stops sharing it, with the link, and after 90 days', async () => {
    const { player } = await sharingPair(api);
    const [stopped, linked] = [await share(api, player, clean), await share(api, player, clean)];
    const { token } = player;
    expect((await api.call(contract.deleteFilm, { token, params: { id: stopped } })).status).toBe(204);
    await unshare();
    expect([await storedFiles(stopped), (await storedFiles(linked)).length]).toEqual([[], 1]);
    await endLink(player);
    expect((await watch(player, linked)).status).toBe(404);
    await unshare();
    expect(await storedFiles(linked)).toEqual([]);
    const { player: next } = await sharingPair(api);
    const kept = await share(api, next, clean);
    await forgetFilms(api.deps);
    expect((await storedFiles(kept)).length).toBe(1);
    const later = new Date(Date.now() + (filmLimits.days + 1) * 86_400_000);
    await api.at(later, () => forgetFilms(api.deps));
    expect(await storedFiles(kept)).toEqual([]);
    expect(await storedFiles(randomUUID())).toEqual([]);
  });
});
