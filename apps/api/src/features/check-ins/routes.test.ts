import { exportAccount } from '@bandeja/domain/account/contract';
import * as contract from '@bandeja/domain/check-ins/contract';
import { missedCheckInFact } from '@bandeja/domain/check-ins/messages';
import { usualQuestions } from '@bandeja/domain/check-ins/vocabulary';
import { endCoach, listAccess, listCoached, putNotices, putScopes } from '@bandeja/domain/coaching/contract';
import { attentionFacts } from '@bandeja/domain/coaching/messages';
import { describe, expect, it } from 'vitest';
import { checkInWorker } from '#features/check-ins/erasure.service.ts';
import { orderCheckInNudges } from '#features/check-ins/nudge.service.ts';
import { useApi } from '#testing/api.ts';
import { approvedCoach, link, proPlayer } from '#testing/coaching.ts';
import type { Player } from '#testing/factories.ts';
import { mailsTo } from '#testing/leads.ts';

const api = useApi();
/** Of the week that begins on Monday, 4 January 2027. */
const [joined, sunday, tuesday, thursday] = [
  '2027-01-02T10:00:00Z',
  '2027-01-10T10:00:00Z',
  '2027-01-12T18:30:00Z',
  '2027-01-14T10:00:00Z',
].map((instant) => new Date(instant)) as [Date, Date, Date, Date];
const monday = '2027-01-04';
const answers = { sleep: 4, energy: 3, hurts: ['codo' as const], free: 'Viajo el jueves' };

async function pair(scopes: ('health' | 'films')[] = ['health']): Promise<{ player: Player; coach: Player }> {
  const [player, coach] = [await proPlayer(api), await approvedCoach(api)];
  await link(api, coach, player, scopes);
  await api.db.updateTable('coach_links').set({ accepted_at: joined }).where('user_id', '=', player.user._id).execute();
  return { player, coach };
}

const own = async ({ token }: Player) => (await api.call(contract.getCheckIns, { token })).body;
const send = ({ token }: Player, body: Record<string, unknown> = { answers }) =>
  api.call(contract.putCheckIn, { token, body });
const trends = ({ token }: Player, { user }: Player) =>
  api.call(contract.getCoachedCheckIns, { token, params: { id: user._id } });
const unshare = () => api.jobs.runDue('unshare', checkInWorker(api.deps));
const nudgedOf = async ({ user }: Player) => {
  await orderCheckInNudges(api.deps);
  const rows = await api.db.selectFrom('check_in_nudges').selectAll().where('user_id', '=', user._id).execute();
  return rows.map((row) => row.monday);
};

describe('the player', () => {
  it('answers the week from Sunday to Wednesday, a part of it or all, and again', async () => {
    const { player } = await pair();
    await api.at(sunday, async () => {
      expect((await own(player)).open).toEqual({ monday, questions: usualQuestions, coach: 'Marta', feminine: true });
      expect((await send(player, { answers: { sleep: 2 } })).status).toBe(200);
      expect((await send(player)).body.sent).toMatchObject([{ monday, answers }]);
      expect((await send(player, { answers: {} })).status).toBe(400);
      expect((await send(player, { answers: { sleep: 6 } })).status).toBe(400);
    });
    await api.at(thursday, async () => {
      expect((await own(player)).open).toBeNull();
      expect((await send(player)).error.code).toBe('check_in.not_open');
    });
  });

  it('is asked nothing while no coach may read it, and what was sent goes when health is closed', async () => {
    const { player: closed } = await pair([]);
    const { player, coach } = await pair();
    await api.at(sunday, async () => {
      expect((await own(closed)).open).toBeNull();
      expect((await send(closed)).error.code).toBe('check_in.not_open');
      await send(player);
      await api.call(putScopes, { token: player.token, body: { scopes: ['films'] } });
      await unshare();
      expect((await own(player)).sent).toEqual([]);
      expect((await trends(coach, player)).status).toBe(404);
    });
  });

  it('has it in the copy of their data, until the link ends', async () => {
    const { player } = await pair();
    await api.at(sunday, () => send(player));
    const exported = async () => {
      const headers = { authorization: `Bearer ${player.token}` };
      return (await api.app.inject({ url: `/api${exportAccount.path}`, headers })).json().checkIns;
    };
    expect(await exported()).toMatchObject({ sent: [{ monday, answers }] });
    await api.at(sunday, () => api.call(endCoach, { token: player.token }));
    await unshare();
    expect(await exported()).toMatchObject({ sent: [] });
  });
});

it('a danger in the player’s words is answered at once, and the coach sees the alarm while health is open', async () => {
  const { player, coach } = await pair();
  await api.at(sunday, async () => {
    const calm = await send(player);
    expect(calm.body.heard).not.toHaveProperty('warning');
    const { body } = await send(player, { answers: { free: 'Ayer me dolió el pecho al correr y me mareé' } });
    expect(body.heard.warning).toContain('112');
    const attentionOf = async () =>
      (await api.call(listCoached, { token: coach.token })).body.players[0]?.attention ?? null;
    expect(await attentionOf()).toEqual({ kind: 'red_flag', fact: attentionFacts.alarmingCheckIn });
    await api.call(putScopes, { token: player.token, body: { scopes: ['films'] } });
    expect((await attentionOf())?.kind).not.toBe('red_flag');
  });
});

it('the nudge comes by mail and push, each while its switch is on', async () => {
  const { player, coach } = await pair();
  const { player: quiet } = await pair();
  for (const { user } of [player, quiet]) {
    await api.db.updateTable('users').set({ email_verified_at: joined }).where('id', '=', user._id).execute();
  }
  await api.call(putNotices, { token: quiet.token, body: { mails: false, pushes: false } });
  await api.at(tuesday, async () => {
    expect([await nudgedOf(player), await nudgedOf(quiet)]).toEqual([[monday], []]);
    const [mail, ...more] = await mailsTo(api, player.email);
    expect([mail?.subject, more]).toEqual(['Tu control semanal te espera', []]);
    expect(await mailsTo(api, quiet.email)).toEqual([]);
  });
  await api.at(thursday, async () => {
    const { body } = await api.call(listCoached, { token: coach.token });
    expect(body.players[0]?.attention?.fact).toBe(missedCheckInFact);
  });
});

describe('the coach', () => {
  it('chooses four to eight questions, and reads answers beside the load; the player’s log says so', async () => {
    const { player, coach } = await pair();
    const questions = ['free' as const, 'sleep' as const, 'stress' as const, 'time' as const];
    const params = { id: player.user._id };
    const few = await api.call(contract.putQuestions, {
      token: coach.token,
      params,
      body: { questions: questions.slice(1) },
    });
    expect(few.status).toBe(400);
    await api.at(sunday, async () => {
      await api.call(contract.putQuestions, { token: coach.token, params, body: { questions } });
      expect((await own(player)).open?.questions).toEqual(['sleep', 'stress', 'time', 'free']);
      await send(player);
      const { body } = await trends(coach, player);
      expect(body.weeks).toHaveLength(12);
      expect(body.weeks.at(-1)).toMatchObject({ monday, checkIn: { answers }, load: null, minutes: 0 });
      const log = await api.call(listAccess, { token: player.token });
      expect(log.body.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['changed_questions', 'read_check_ins']),
      );
    });
    const other = await approvedCoach(api);
    expect((await trends(other, player)).status).toBe(404);
  });

  it('has whoever misses one on the list, after one nudge', async () => {
    const { player, coach } = await pair();
    const { player: sent } = await pair();
    await api.at(sunday, async () => {
      await send(sent);
      expect(await nudgedOf(player)).toEqual([]);
    });
    await api.at(tuesday, async () => {
      expect([await nudgedOf(player), await nudgedOf(player), await nudgedOf(sent)]).toEqual([[monday], [monday], []]);
    });
    await api.at(thursday, async () => {
      expect((await trends(coach, player)).body).toMatchObject({ missed: monday, isNudged: true });
      const { body } = await api.call(listCoached, { token: coach.token });
      expect(body.players[0]?.attention).toEqual({ kind: 'missed_check_in', fact: missedCheckInFact });
    });
  });
});
