import { randomUUID } from 'node:crypto';
import { changeAccount } from '@bandeja/domain/account/contract';
import { getMe } from '@bandeja/domain/profile/contract';
import { describe, expect, it } from 'vitest';
import * as service from '#features/account/admin.service.ts';
import { lockAdmins, setAdmin, setAdminByEmail } from '#features/auth/promotion.service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, password } from '#testing/factories.ts';
import { exportNotes, mailsTo, newAdmin } from '#testing/leads.ts';
import { buy, detailsOf } from '#testing/payments.ts';
import { demoteAll } from '#testing/rows.ts';

const api = useApi();
const reason = 'Lo pide por correo';

const change = (by: Player, id: string, what: string, why = reason) =>
  api.call(changeAccount, { token: by.token, params: { id }, body: { change: what, reason: why, password } as never });
const isAdmin = async ({ token }: Player) => (await api.call(getMe, { token })).body.isAdmin;
const notesOf = async (admin: Player) =>
  (await exportNotes(api, admin.user._id)).map(({ action, entity_id, details }) => [action, entity_id, details]);

describe('POST /admin/users/:id/changes', () => {
  it('makes an account an admin and takes that back, each noted once with its reason', async () => {
    const [admin, player] = [await newAdmin(api), await newPlayer(api)];
    const id = player.user._id;
    expect((await change(admin, id, 'promote_admin')).status).toBe(204);
    expect((await change(admin, id, 'promote_admin')).status).toBe(204);
    expect(await isAdmin(player)).toBe(true);
    const refused = await change(player, admin.user._id, 'demote_admin');
    expect([refused.status, refused.error.code]).toEqual([403, 'admin.second_factor']);
    expect((await change(admin, id, 'demote_admin', 'Se va')).status).toBe(204);
    expect(await isAdmin(player)).toBe(false);
    expect(await notesOf(admin)).toEqual([
      ['promote_admin', id, { reason }],
      ['demote_admin', id, { reason: 'Se va' }],
    ]);
  });

  it('ends the sign-ins of one account alone', async () => {
    const [admin, player, other] = [await newAdmin(api), await newPlayer(api), await newPlayer(api)];
    expect((await change(admin, player.user._id, 'end_sign_ins')).status).toBe(204);
    expect((await api.call(getMe, { token: player.token })).status).toBe(401);
    expect((await api.call(getMe, { token: other.token })).status).toBe(200);
    expect(await notesOf(admin)).toEqual([['end_sign_ins', player.user._id, { reason }]]);
  });

  it('ends an account: it is gone, a last mail says so, and no note names it', async () => {
    const [admin, player] = [await newAdmin(api), await newPlayer(api)];
    await api.mails();
    await change(admin, player.user._id, 'end_sign_ins', 'Sobre Lucía');
    expect((await change(admin, player.user._id, 'end_account')).status).toBe(204);
    expect((await mailsTo(api, player.user.email)).map(({ subject }) => subject)).toEqual([
      'Tu cuenta se ha eliminado',
    ]);
    expect(await notesOf(admin)).toEqual([
      ['end_sign_ins', '*', {}],
      ['end_account', '*', { reason }],
    ]);
    const again = await change(admin, player.user._id, 'end_account');
    expect([again.status, again.error.code]).toEqual([404, 'account.not_found']);
  });

  it.each(['end_sign_ins', 'promote_admin', 'end_account'])('%s is not done by a stolen token alone', async (what) => {
    const [admin, player] = [await newAdmin(api), await newPlayer(api)];
    const given = async (body: object) =>
      (await api.call(changeAccount, { token: admin.token, params: { id: player.user._id }, body: body as never }))
        .error;
    expect((await given({ change: what, reason })).issues?.[0]?.path).toBe('password');
    expect((await given({ change: what, reason, password: 'adivinada' })).code).toBe('auth.wrong_password');
    expect([await isAdmin(player), await notesOf(admin)]).toEqual([false, []]);
  });

  it.each(['end_sign_ins', 'promote_admin', 'demote_admin', 'end_account'])('%s is not for oneself', async (what) => {
    const admin = await newAdmin(api);
    const { status, error } = await change(admin, admin.user._id, what);
    expect([status, error.code]).toEqual([409, 'account.own']);
    expect(await isAdmin(admin)).toBe(true);
    expect(await notesOf(admin)).toEqual([]);
  });

  it('leaves one of two admins who take the right from each other at once', async () => {
    const [one, two] = [await newAdmin(api), await newAdmin(api)];
    const answers = await Promise.all([
      change(one, two.user._id, 'demote_admin'),
      change(two, one.user._id, 'demote_admin'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403]);
    expect([await isAdmin(one), await isAdmin(two)].sort()).toEqual([false, true]);
  });

  it('takes the right from no last admin at the console, also while another one is losing it', async () => {
    await demoteAll(api);
    const [one, two] = [await newAdmin(api), await newAdmin(api)];
    const at = new Date();
    const demoted = (admin: Player) =>
      setAdminByEmail(api.db, { email: admin.email, isAdmin: false }, { id: randomUUID(), at });
    const answer = await inTransaction({ db: api.db }, async (tx) => {
      await lockAdmins(tx);
      const waiting = demoted(two);
      await setAdmin(tx, { userId: one.user._id, isAdmin: false }, { id: randomUUID(), at, actorId: null });
      return { waiting };
    });
    expect(await answer.waiting).toBe('last');
    expect([await isAdmin(one), await isAdmin(two)]).toEqual([false, true]);
    expect(await demoted(one)).toBe('done');
  });

  it('ends nothing that is paid for once the right is gone', async () => {
    const [former, payer] = [await newPlayer(api), await newPlayer(api)];
    await buy(api, payer, 'premium');
    const actor = { userId: former.user._id, authSessionId: '', name: '', isAdmin: true, timeZone: 'Europe/Madrid' };
    const refused = service.changeAccount(api.deps, actor, payer.user._id, { change: 'end_account', reason, password });
    await expect(refused).rejects.toMatchObject({ code: 'admin.required' });
    expect((await detailsOf(api, payer)).status).toBe('active');
  });

  it('ends an account once, of two admins who do so at once', async () => {
    const [one, two, player] = [await newAdmin(api), await newAdmin(api), await newPlayer(api)];
    const answers = await Promise.all([one, two].map((by) => change(by, player.user._id, 'end_account')));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(answers.find(({ status }) => status === 404)?.error.code).toBe('account.not_found');
  });

  it('is for admins, about accounts that exist, with a reason', async () => {
    const [admin, player, other] = [await newAdmin(api), await newPlayer(api), await newPlayer(api)];
    expect((await change(player, other.user._id, 'promote_admin')).error.code).toBe('admin.required');
    expect((await change(admin, randomUUID(), 'promote_admin')).error.code).toBe('account.not_found');
    const silent = await change(admin, other.user._id, 'promote_admin', '  ');
    expect([silent.status, silent.error.issues?.[0]?.path]).toEqual([400, 'reason']);
    expect(await isAdmin(other)).toBe(false);
  });
});
