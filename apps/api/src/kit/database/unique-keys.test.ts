import { hash } from 'node:crypto';
import { getMe } from '@bandeja/domain/profile/contract';
import { describe, expect, it } from 'vitest';
import { claimKey, isTaken, moveKey, ownerOfKey, releaseAllKeys, releaseKeys } from '#kit/database/unique-keys.ts';
import { useApi } from '#testing/api.ts';
import { playerWithEverything } from '#testing/everything.ts';
import { newPlayer } from '#testing/factories.ts';
import { refilledKeys, signedInBefore, storedKeys } from '#testing/rows.ts';

const api = useApi();
const [one, other] = [api, api].map((_, index) => `00000000-0000-4000-8000-00000000000${index}`) as [string, string];

describe('a key that is unique over all players', () => {
  it('is whose claims it first, also of two at the same moment, and free once it is released', async () => {
    const claims = [one, other].map((userId) => claimKey(api.db, 'passkey', 'a', userId));
    const settled = await Promise.allSettled(claims);
    const refused = settled.flatMap((claim) => (claim.status === 'rejected' ? [claim.reason] : []));
    expect(refused).toHaveLength(1);
    expect([isTaken(refused[0]), isTaken(refused[0], 'passkey'), isTaken(refused[0], 'address')]).toEqual([
      true,
      true,
      false,
    ]);
    const owner = await ownerOfKey(api.db, 'passkey', 'a');
    await releaseKeys(api.db, owner === one ? other : one, 'passkey', ['a']);
    expect(await ownerOfKey(api.db, 'passkey', 'a')).toBe(owner);
    await releaseKeys(api.db, owner ?? '', 'passkey', ['a']);
    expect(await ownerOfKey(api.db, 'passkey', 'a')).toBeNull();
  });

  it('moves where the newest has it, and goes with the account', async () => {
    expect(await moveKey(api.db, 'push', 'https://push.example/1', one)).toBeNull();
    expect(await moveKey(api.db, 'push', 'https://push.example/1', one)).toBeNull();
    expect(await moveKey(api.db, 'push', 'https://push.example/1', other)).toBe(one);
    await releaseAllKeys(api.db, other);
    expect(await ownerOfKey(api.db, 'push', 'https://push.example/1')).toBeNull();
  });
});

describe('keys of before', () => {
  it('are filled in by the migration from the rows they belong to', async () => {
    await playerWithEverything(api);
    const claimed = await storedKeys(api);
    await refilledKeys(api);
    const filled = await storedKeys(api);
    expect(filled).toEqual(expect.arrayContaining(claimed));
    expect([...new Set(filled.map(({ kind }) => kind))].sort()).toEqual(
      expect.arrayContaining(['address', 'calendar', 'passkey', 'polar', 'push', 'share', 'sign_in', 'subject']),
    );
  });
});

describe('the token of a sign-in', () => {
  it('holds its player, so that one player’s rows are asked for', async () => {
    const { token, user } = await newPlayer(api);
    expect(Buffer.from(token.slice(0, 22), 'base64url').toString('hex')).toBe(user._id.replaceAll('-', ''));
    const stranger = await newPlayer(api);
    const mixed = stranger.token.slice(0, 22) + token.slice(22);
    expect((await api.call(getMe, { token: mixed })).status).toBe(401);
  });

  it('of before, which does not, stays valid', async () => {
    const { user } = await newPlayer(api);
    const before = 'b'.repeat(43);
    await signedInBefore(api, user._id, hash('sha256', before, 'buffer'));
    expect((await api.call(getMe, { token: before })).body._id).toBe(user._id);
    expect((await api.call(getMe, { token: 'c'.repeat(43) })).status).toBe(401);
  });
});
