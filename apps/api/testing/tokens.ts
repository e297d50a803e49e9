import { createToken } from '@bandeja/domain/tokens/contract';
import type { ConsentScope, TokenScope } from '@bandeja/domain/tokens/vocabulary';
import type { TestApi } from './api.ts';
import { type Player, password } from './factories.ts';

/** A token of a player, with the consents that its scopes need. */
export async function tokenOf(api: TestApi, player: Player, scopes: TokenScope[]): Promise<string> {
  const consents = scopes.filter((scope): scope is ConsentScope => scope !== 'read' && scope !== 'propose');
  const body = { name: 'Mi hoja de cálculo', scopes, days: 30 as const, consents, password };
  const reply = await api.call(createToken, { token: player.token, body });
  if (reply.status !== 201) throw new Error(`token answered ${reply.status}`);
  return reply.body.token;
}

export function refreshRows(api: TestApi, { user }: Player) {
  return api.db.selectFrom('oauth_refreshes').select('refresh_hash').where('user_id', '=', user._id).execute();
}
