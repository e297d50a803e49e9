import { changeAccount } from '@bandeja/domain/account/contract';
import { listAudit } from '@bandeja/domain/admin/contract';
import { getMe } from '@bandeja/domain/profile/contract';
import { listInbox } from '@bandeja/domain/support/contract';
import { atLeast } from '@bandeja/domain/testing/each';
import { isForStaff, type StaffRole } from '@bandeja/domain/wire/endpoint';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { allContracts } from '#testing/contracts.ts';
import { newPlayer, type Player, password } from '#testing/factories.ts';
import { newAdmin } from '#testing/leads.ts';
import { giveRole } from '#testing/rows.ts';

const api = useApi();

async function newColleague(role: StaffRole, hasSecondFactor = true): Promise<Player> {
  const player = await newPlayer(api, 'Marta Desk');
  await giveRole(api, player.user._id, role, hasSecondFactor);
  return player;
}

const forStaff = atLeast(
  35,
  (await allContracts()).filter(({ access }) => isForStaff(access)),
);

describe('calls of the desk', () => {
  it('are refused to everybody whose role they do not name, and without a second factor to all', async () => {
    const callers = {
      player: await newPlayer(api),
      editor: await newColleague('editor'),
      support: await newColleague('support'),
      weakEditor: await newColleague('editor', false),
      weakSupport: await newColleague('support', false),
    };
    const id = callers.player.user._id;
    const params = { id, messageId: id, mediaId: id, key: 'faq' };
    const wrong: string[] = [];
    for (const contract of forStaff) {
      const line = `${contract.method} ${contract.path}`;
      for (const [who, { token }] of Object.entries(callers)) {
        const mayPass = who === contract.access;
        const { status, error } = await api.call(contract, { token, params, body: {} });
        const isRefused =
          status === 403 && error.code === (who.startsWith('weak') ? 'admin.second_factor' : 'admin.required');
        if (isRefused === mayPass) wrong.push(`${line} ${who}: ${status}`);
      }
      const nobody = await api.call(contract, { params, body: {} });
      if (nobody.status !== 401) wrong.push(`${line} without a token: ${nobody.status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('open with a role and close without it; who gave it and why is in the log', async () => {
    const admin = await newAdmin(api);
    const player = await newColleague('support');
    const change = (wanted: string) =>
      api.call(changeAccount, {
        token: admin.token,
        params: { id: player.user._id },
        body: { change: wanted, reason: 'Lleva el soporte', password },
      });
    const look = () => api.call(listInbox, { token: player.token });
    expect((await api.call(getMe, { token: player.token })).body.roles).toEqual(['support']);
    expect((await change('revoke_support')).status).toBe(204);
    expect((await look()).status).toBe(403);
    expect((await change('revoke_support')).status).toBe(204);
    expect((await change('grant_support')).status).toBe(204);
    expect((await look()).status).toBe(200);
    const query = { entity: 'user', entityId: player.user._id } as const;
    const log = await api.call(listAudit, { token: admin.token, query });
    expect(log.body.map(({ action, actor, details }) => [action, actor?.name, details])).toEqual([
      ['grant_support', 'Ana Admin', { reason: 'Lleva el soporte' }],
      ['revoke_support', 'Ana Admin', { reason: 'Lleva el soporte' }],
    ]);
    const before = log.body[0]?._id ?? '';
    const rest = await api.call(listAudit, { token: admin.token, query: { ...query, before } });
    expect(rest.body.map(({ action }) => action)).toEqual(['revoke_support']);
  });
});
