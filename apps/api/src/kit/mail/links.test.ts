import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '#kit/database/transaction.ts';
import { endLinks, findLink, type LinkOwner, type LinkPurpose, makeLink, redeemLink } from '#kit/mail/links.ts';
import { useApi } from '#testing/api.ts';
import { newPlayer } from '#testing/factories.ts';
import { linkRows, newLead } from '#testing/rows.ts';

const api = useApi();
const dayMs = 86_400_000;

async function newOwner(): Promise<LinkOwner> {
  return { leadId: await newLead(api, `${randomUUID()}@ejemplo.es`) };
}

const make = (purpose: LinkPurpose, owner: LinkOwner) => makeLink(api.deps, api.db, purpose, owner);
const redeem = (purpose: LinkPurpose, token: string) =>
  inTransaction(api, (tx) => redeemLink(api.deps, tx, purpose, token));

describe('a link in a mail', () => {
  it('is 32 random bytes, of which only the hash is stored', async () => {
    const owner = await newOwner();
    const [token, other] = [await make('confirm_marketing', owner), await make('confirm_marketing', owner)];
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(other).not.toBe(token);
    const rows = JSON.stringify(await linkRows(api, owner));
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });

  it('belongs to an account or to a lead', async () => {
    const lead = await newOwner();
    const player: LinkOwner = { userId: (await newPlayer(api)).user._id };
    expect(await redeem('confirm_marketing', await make('confirm_marketing', lead))).toEqual(lead);
    expect(await redeem('verify_email', await make('verify_email', player))).toEqual(player);
  });

  it('is redeemed by exactly one of ten at once', async () => {
    const owner = await newOwner();
    const token = await make('confirm_marketing', owner);
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem('confirm_marketing', token)));
    expect(answers.filter((answer) => answer !== null)).toEqual([owner]);
    const link = await findLink(api.deps, api.db, 'confirm_marketing', token);
    expect(link).toEqual({ owner, answers: null, usedAt: expect.any(Date) });
  });

  it('is not used up when the transaction is rolled back', async () => {
    const owner = await newOwner();
    const token = await make('confirm_marketing', owner);
    const rolledBack = inTransaction(api, async (tx) => {
      await redeemLink(api.deps, tx, 'confirm_marketing', token);
      throw new Error('back');
    });
    await expect(rolledBack).rejects.toThrow('back');
    expect(await redeem('confirm_marketing', token)).toEqual(owner);
  });

  it('is good for its purpose alone', async () => {
    const owner = await newOwner();
    const token = await make('unsubscribe', owner);
    expect(await findLink(api.deps, api.db, 'confirm_marketing', token)).toBeNull();
    expect(await redeem('confirm_marketing', token)).toBeNull();
    expect(await redeem('unsubscribe', token)).toEqual(owner);
  });

  it.each([
    ['verify_email', 7],
    ['reset_password', 1 / 24],
    ['confirm_marketing', 30],
  ] as const)('for %s lives for %d days', async (purpose, days) => {
    const owner = await newOwner();
    const [early, late] = [await make(purpose, owner), await make(purpose, owner)];
    const start = Date.now();
    api.clock.now = new Date(start + days * dayMs - 60_000);
    expect(await redeem(purpose, early)).toEqual(owner);
    api.clock.now = new Date(start + days * dayMs + 60_000);
    expect(await findLink(api.deps, api.db, purpose, late)).toBeNull();
    expect(await redeem(purpose, late)).toBeNull();
  });

  it('for unsubscribing never expires', async () => {
    const owner = await newOwner();
    const token = await make('unsubscribe', owner);
    api.clock.now = new Date(Date.now() + 3_650 * dayMs);
    expect(await findLink(api.deps, api.db, 'unsubscribe', token)).toEqual({ owner, answers: null, usedAt: null });
  });

  it('ends with the others of its owner and purpose', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const [mine, spare] = [await make('confirm_marketing', owner), await make('unsubscribe', owner)];
    const foreign = await make('confirm_marketing', other);
    await inTransaction(api, (tx) => endLinks(api.deps, tx, 'confirm_marketing', owner));
    expect(await redeem('confirm_marketing', mine)).toBeNull();
    expect(await redeem('unsubscribe', spare)).toEqual(owner);
    expect(await redeem('confirm_marketing', foreign)).toEqual(other);
  });
});
