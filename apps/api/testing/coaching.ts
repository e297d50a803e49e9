import * as contract from '@bandeja/domain/coaching/contract';
import type { CoachScope } from '@bandeja/domain/coaching/vocabulary';
import { sql } from 'kysely';
import type { TestApi } from './api.ts';
import { newPlayer, type Player, readyPlayer } from './factories.ts';
import { newAdmin } from './leads.ts';
import { subscribe } from './subscriptions.ts';

export const application = {
  qualification: 'Monitora nacional, Club Las Encinas',
  about: 'Entreno a adultos de tercera y cuarta.',
  languages: ['es' as const],
  capacity: 20,
  feminine: true,
  photo: null,
  confidentiality: true as const,
};

export async function approvedCoach(
  api: TestApi,
  { name = 'Marta Ríos', certificateOn = null }: { name?: string; certificateOn?: string | null } = {},
): Promise<Player> {
  const coach = await newPlayer(api, name);
  await api.call(contract.putApplication, { token: coach.token, body: application });
  const admin = await newAdmin(api);
  const body = { state: 'approved' as const, certificateOn };
  const { status } = await api.call(contract.decideCoach, {
    token: admin.token,
    params: { id: coach.user._id },
    body,
  });
  if (status !== 200) throw new Error(`the decision answered ${status}`);
  return coach;
}

export async function proPlayer(api: TestApi): Promise<Player> {
  const player = await readyPlayer(api);
  await subscribe(api, player, { plan: 'pro' });
  return player;
}

export async function link(
  api: TestApi,
  coach: Player,
  player: Player,
  scopes: CoachScope[] = [],
  more: object = {},
): Promise<void> {
  const { body: invite } = await api.call(contract.makeInvite, { token: coach.token });
  const body = { code: invite.code, scopes, isAdult: true, ...more };
  const { status, error } = await api.call(contract.acceptCoach, { token: player.token, body });
  if (status !== 201) throw new Error(`accepting answered ${status} ${error.code}`);
}

/** What was ordered to be pushed to a player, the first one first. */
export async function pushKinds(api: TestApi, { user }: Player): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select data->>'kind' as kind from pgboss.job
    where name = 'push' and data->>'userId' = ${user._id} order by created_on`.execute(api.db);
  return rows.map(({ kind }) => kind);
}
