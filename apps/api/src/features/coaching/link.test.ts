import { localDateIn } from '@bandeja/domain/calendar/dates';
import * as contract from '@bandeja/domain/coaching/contract';
import { describe, expect, it } from 'vitest';
import { forgetInvites } from '#features/coaching/link.service.ts';
import { useApi } from '#testing/api.ts';
import { approvedCoach, link, proPlayer } from '#testing/coaching.ts';
import { finishedSession, type Player, startedSession } from '#testing/factories.ts';
import { mailsTo, newAddress, newAdmin } from '#testing/leads.ts';
import { subscribe } from '#testing/subscriptions.ts';

const api = useApi();

const codeOf = async ({ token }: Player) => (await api.call(contract.makeInvite, { token })).body.code;
const accept = ({ token }: Player, code: string, more: object = { isAdult: true }) =>
  api.call(contract.acceptCoach, { token, body: { code, scopes: [], ...more } });
const pageOf = ({ token }: Player, { user }: Player) =>
  api.call(contract.getCoached, { token, params: { id: user._id } });
const mine = async ({ token }: Player) => (await api.call(contract.getMyCoach, { token })).body;

describe('an invitation', () => {
  it('is for one of two who accept the last seat at once', async () => {
    const [coach, one, other] = [await approvedCoach(api), await proPlayer(api), await proPlayer(api)];
    await api.db.updateTable('coaches').set({ capacity: 1 }).where('user_id', '=', coach.user._id).execute();
    const [first, second] = [await codeOf(coach), await codeOf(coach)];
    const answers = await Promise.all([accept(one, first), accept(other, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('coaching.full');
    expect((await api.call(contract.listCoached, { token: coach.token })).body.players).toHaveLength(1);
    expect((await api.call(contract.makeInvite, { token: coach.token })).error.code).toBe('coaching.full');
  });

  it('is swept once its 14 days are over, with what led to it', async () => {
    const [coach, player] = [await approvedCoach(api), await proPlayer(api)];
    const [spent, open] = [await codeOf(coach), await codeOf(coach)];
    await accept(player, spent);
    const left = async () => {
      await forgetInvites(api.deps);
      const owned = { userId: coach.user._id };
      const rows = await api.db.selectFrom('coach_invites').where('user_id', '=', owned.userId).selectAll().execute();
      const keys = await api.db.selectFrom('unique_keys').where('user_id', '=', owned.userId).selectAll().execute();
      return [rows.length, keys.filter(({ kind }) => kind === 'coach_invite').length];
    };
    expect(await left()).toEqual([2, 2]);
    const over = new Date(Date.now() + 14 * 86_400_000 + 60_000);
    await api.at(over, async () => {
      expect(await left()).toEqual([0, 0]);
      expect((await accept(await proPlayer(api), open)).error.code).toBe('coaching.code_invalid');
    });
  });
});

describe('a player under age', () => {
  async function minor(): Promise<Player> {
    const player = await proPlayer(api);
    await api.db.updateTable('users').set({ age: 15 }).where('id', '=', player.user._id).execute();
    return player;
  }

  it('has a coach whose certificate is on record, and a guardian of an own address', async () => {
    const [player, coach] = [await minor(), await approvedCoach(api)];
    const guardianEmail = newAddress();
    const refused = await accept(player, await codeOf(coach), { guardianEmail });
    expect(refused.error.code).toBe('coaching.certificate_required');
    const checked = await approvedCoach(api, { certificateOn: '2026-09-14' });
    const [none, own] = [await codeOf(checked), await codeOf(checked)];
    expect((await accept(player, none, {})).error.code).toBe('coaching.guardian_required');
    expect((await accept(player, own, { guardianEmail: player.email })).error.code).toBe('coaching.guardian_required');
  });

  it('is trained once the guardian has confirmed, who sees what is shared and the thread, and ends it', async () => {
    const [player, coach] = [await minor(), await approvedCoach(api, { certificateOn: '2026-09-14' })];
    const guardianEmail = newAddress();
    await accept(player, await codeOf(coach), { guardianEmail, scopes: ['strokes'] });
    expect(await mine(player)).toMatchObject({ coach: { state: 'waiting', guardianEmail } });
    expect((await pageOf(coach, player)).status).toBe(404);
    const [asked] = await mailsTo(api, guardianEmail);
    const token = /guardian\?token=([\w-]+)/.exec(asked?.text ?? '')?.[1] ?? '';
    const asGuardian = { body: { token } };
    expect((await api.call(contract.lookAsGuardian, asGuardian)).body).toMatchObject({
      player: player.user.name,
      coach: { certificateOn: '2026-09-14' },
      scopes: ['strokes'],
      isConfirmed: false,
    });
    await api.call(contract.confirmAsGuardian, asGuardian);
    expect((await pageOf(coach, player)).status).toBe(200);
    const params = { id: player.user._id };
    await api.call(contract.writeToCoached, { token: coach.token, params, body: { text: '¿Qué tal el colegio?' } });
    expect((await api.call(contract.lookAsGuardian, asGuardian)).body.messages).toMatchObject([
      { text: '¿Qué tal el colegio?', side: 'team' },
    ]);
    expect((await api.call(contract.endAsGuardian, asGuardian)).status).toBe(204);
    expect((await pageOf(coach, player)).status).toBe(404);
    expect((await api.call(contract.lookAsGuardian, asGuardian)).error.code).toBe('mail.link_invalid');
  });
});

describe('a report', () => {
  const reason = 'Me pide el teléfono';

  it('of the player reaches the desk; a block ends the link, and no code leads back', async () => {
    const [coach, player] = [await approvedCoach(api), await proPlayer(api)];
    await link(api, coach, player, ['health']);
    const report = (blocks: boolean) =>
      api.call(contract.reportCoach, { token: player.token, body: { reason, blocks } });
    expect((await report(false)).body.coach).not.toBeNull();
    expect((await pageOf(coach, player)).status).toBe(200);
    expect((await report(true)).body.coach).toBeNull();
    expect((await pageOf(coach, player)).status).toBe(404);
    expect((await accept(player, await codeOf(coach))).error.code).toBe('coaching.code_invalid');
    const { body } = await api.call(contract.getCoachDesk, { token: (await newAdmin(api)).token });
    expect(JSON.stringify(body).split(reason)).toHaveLength(3);
  });

  it('of the coach does the same', async () => {
    const [coach, player] = [await approvedCoach(api), await proPlayer(api)];
    await link(api, coach, player);
    const params = { id: player.user._id };
    const body = { reason, blocks: true };
    expect((await api.call(contract.reportCoached, { token: coach.token, params, body })).status).toBe(204);
    expect((await mine(player)).coach).toBeNull();
    expect((await accept(player, await codeOf(coach))).error.code).toBe('coaching.code_invalid');
    const again = await api.call(contract.reportCoached, { token: coach.token, params, body });
    expect(again.error.code).toBe('coaching.not_found');
  });
});

it('sleeps when Pro ends and wakes with it: the coach sees a name, the player still reads what was said', async () => {
  const [coach, player] = [await approvedCoach(api), await proPlayer(api)];
  await link(api, coach, player, ['health']);
  await subscribe(api, player, { plan: 'premium' });
  expect((await pageOf(coach, player)).status).toBe(404);
  expect((await mine(player)).coach?.state).toBe('asleep');
  expect((await api.call(contract.getMyThread, { token: player.token })).status).toBe(200);
  const home = await api.call(contract.listCoached, { token: coach.token });
  expect(home.body.players).toMatchObject([{ state: 'asleep', attention: null, last: null, goal: null }]);
  await subscribe(api, player, { plan: 'pro' });
  expect((await pageOf(coach, player)).status).toBe(200);
});

it('leads nowhere in GraphQL: a coach finds their own figures there, and no field takes a player', async () => {
  const [coach, player] = [await approvedCoach(api), await proPlayer(api)];
  await link(api, coach, player, ['health']);
  const session = await startedSession(api, player);
  await finishedSession(api, player, session._id, { duration: 1800, rpe: 7 });
  const day = localDateIn('Europe/Madrid', new Date());
  const ask = (query: string) =>
    api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${coach.token}` },
      payload: { query },
    });
  const period = `from: "${day}", to: "${day}"`;
  const own = await ask(`{ progress(${period}) { weeks { minutes } } }`);
  expect([
    own.statusCode,
    own.json().data.progress.weeks.every(({ minutes }: { minutes: number }) => minutes === 0),
  ]).toEqual([200, true]);
  const foreign = await ask(`{ progress(${period}, player: "${player.user._id}") { weeks { minutes } } }`);
  expect([foreign.statusCode, foreign.json().errors[0].extensions.code]).toEqual([400, 'graphql.invalid']);
});
