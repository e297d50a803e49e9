import * as contract from '@bandeja/domain/broadcasts/contract';
import { unsubscribe } from '@bandeja/domain/leads/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { broadcastWorker } from '#features/broadcasts/service.ts';
import { useApi } from '#testing/api.ts';
import { confirmedLeads } from '#testing/broadcasts.ts';
import { newPlayer, type Player } from '#testing/factories.ts';
import { exportNotes, hurryMails, linkToken, mailsTo, newAddress, newAdmin } from '#testing/leads.ts';
import { addressConfirmed, lastActive } from '#testing/rows.ts';
import { subscribe } from '#testing/subscriptions.ts';

const api = useApi();
let admin: Player;
beforeAll(async () => {
  admin = await newAdmin(api);
});

const text = { subject: 'El foro abre el lunes', body: 'Hola, {{nombre}}:\n\nYa está.\n\n[Entrar](/forum)' };
type Order = {
  kind: 'advertising' | 'service';
  segment: string;
  playerIds?: readonly string[];
  sendAt?: string | null;
};
const order = (wanted: Order) =>
  api.call(contract.createBroadcast, { token: admin.token, body: { ...text, sendAt: null, ...wanted } });
const count = async (body: { kind: string; segment: string; playerIds?: readonly string[] }) =>
  (await api.call(contract.countRecipients, { token: admin.token, body })).body.count;
const work = () => api.jobs.runDue('broadcasts', broadcastWorker(api.deps));
const stateOf = async (id: string) =>
  (await api.call(contract.listBroadcasts, { token: admin.token })).body.find(({ _id }) => _id === id);

async function sent(): Promise<string[]> {
  const mails = await api.mails();
  return mails.filter(({ subject }) => subject === text.subject).map(({ to }) => to?.[0]?.address ?? '');
}

describe('players that were chosen', () => {
  it('get the notice, and no other', async () => {
    const [one, two, other] = [await newPlayer(api), await newPlayer(api), await newPlayer(api)];
    const chosen = { kind: 'service', segment: 'chosen', playerIds: [one.user._id, two.user._id] } as const;
    expect(await count(chosen)).toBe(2);
    const empty = await api.call(contract.countRecipients, { token: admin.token, body: { ...chosen, playerIds: [] } });
    expect([empty.status, empty.error.issues?.[0]?.message]).toEqual([400, 'Elige a alguien en Usuarios']);
    const { body } = await order(chosen);
    await work();
    const reached = await sent();
    expect(reached.sort()).toEqual([one.user.email, two.user.email].sort());
    expect(reached).not.toContain(other.user.email);
    expect(await stateOf(body._id)).toMatchObject({ segment: 'chosen', state: 'done', ordered: 2 });
    // advertising asks for their confirmed consent all the same
    expect(await count({ ...chosen, kind: 'advertising' })).toBe(0);
  });
});

describe('advertising', () => {
  it('reaches confirmed addresses once, never minors, whatever the segment, with a way to end it', async () => {
    const [grown, twice, young, open] = [newAddress(), newAddress(), newAddress(), newAddress()];
    await confirmedLeads(api, [
      { email: grown, firstName: 'Irene', campaign: 'coming_soon_forum' },
      { email: twice, campaign: 'coming_soon_forum' },
      { email: twice.toUpperCase(), campaign: 'paddle_routine_pdf' },
      { email: young, campaign: 'coming_soon_forum', age: 17 },
      { email: open, campaign: 'coming_soon_forum', isConfirmed: false },
    ]);
    const list = { kind: 'advertising', segment: 'waiting_forum' } as const;
    expect(await count(list)).toBe(2);
    expect(await count({ kind: 'advertising', segment: 'newsletter' })).toBe(2);
    const { body } = await order(list);
    await work();
    await work();
    expect(new Set((await sent()).map((address) => address.toLowerCase()))).toEqual(new Set([grown, twice]));
    const state = await stateOf(body._id);
    expect(state).toMatchObject({ state: 'done', ordered: 2, sent: 2, dropped: 0, by: 'Ana Admin' });
  });

  it('says the name, links to our page, and one click ends it for the next broadcast', async () => {
    const email = newAddress();
    await confirmedLeads(api, [{ email, firstName: 'Irene', campaign: 'coming_soon_events' }]);
    await order({ kind: 'advertising', segment: 'waiting_events' });
    await work();
    const [mail] = await mailsTo(api, email);
    expect(mail?.text).toContain('Hola, Irene:');
    expect(mail?.text).toContain('Entrar:\nhttp://localhost:4000/forum');
    const token = linkToken(mail, 'unsubscribe');
    expect((await api.call(unsubscribe, { query: { token } })).status).toBe(204);
    expect(await count({ kind: 'advertising', segment: 'waiting_events' })).toBe(0);
  });

  it('that was ordered is not sent to who ended it, or grew younger, meanwhile', async () => {
    const [gone, minor, stays] = [newAddress(), newAddress(), newAddress()];
    await confirmedLeads(
      api,
      [gone, minor, stays].map((email) => ({ email, campaign: 'coming_soon_clubs' })),
    );
    const { body } = await order({ kind: 'advertising', segment: 'waiting_clubs' });
    await work();
    await confirmedLeads(api, [{ email: minor, campaign: 'training_assessment', age: 15 }]);
    await confirmedLeads(api, [{ email: gone, campaign: 'coming_soon_clubs', isConfirmed: false }]);
    expect(await sent()).toEqual([stays]);
    expect(await stateOf(body._id)).toMatchObject({ ordered: 3, sent: 1, dropped: 2 });
  });

  it('to players goes to those alone who confirmed it', async () => {
    const [asked, silent] = [await newPlayer(api), await newPlayer(api)];
    for (const player of [asked, silent]) {
      await addressConfirmed(api, player.user._id);
      await lastActive(api, player.user._id, new Date(Date.now() - 40 * 86_400_000));
    }
    await confirmedLeads(api, [{ email: asked.email, campaign: 'paddle_routine_pdf' }]);
    expect(await count({ kind: 'advertising', segment: 'inactive' })).toBe(1);
    expect(await count({ kind: 'service', segment: 'inactive' })).toBe(2);
  });
});

describe('a notice of the service', () => {
  it('goes to the accounts of a plan, without a way to end it, and not to lists of addresses', async () => {
    const [free, pro] = [await newPlayer(api), await newPlayer(api)];
    await subscribe(api, pro, { plan: 'pro' });
    await api.mails();
    await order({ kind: 'service', segment: 'pro' });
    await work();
    const [mail] = await mailsTo(api, pro.email);
    expect(mail?.text).toContain('No es publicidad');
    expect(mail?.text).not.toContain('/newsletter/unsubscribe');
    expect(await mailsTo(api, free.email)).toEqual([]);
    const refused = await order({ kind: 'service', segment: 'newsletter' });
    expect([refused.status, refused.error.issues?.[0]?.path]).toEqual([400, 'segment']);
  });

  it('to 500 goes on after it broke off, and nobody gets it twice', async () => {
    const emails = Array.from({ length: 500 }, () => newAddress());
    await confirmedLeads(
      api,
      emails.map((email) => ({ email, campaign: 'coming_soon_tournaments' })),
    );
    const { body } = await order({ kind: 'advertising', segment: 'waiting_tournaments' });
    const stop = new AbortController();
    stop.abort();
    const job = { data: { broadcastId: body._id }, attempt: 1, isLastAttempt: false };
    await expect(broadcastWorker(api.deps)({ ...job, signal: stop.signal })).rejects.toThrow();
    await Promise.all([1, 2].map(() => broadcastWorker(api.deps)({ ...job, signal: new AbortController().signal })));
    await hurryMails(api);
    const reached = await sent();
    expect([reached.length, new Set(reached).size]).toEqual([500, 500]);
    expect(await stateOf(body._id)).toMatchObject({ state: 'done', ordered: 500 });
  });
});

describe('a broadcast', () => {
  it('waits for its time, and can be stopped until then; both are noted', async () => {
    const email = newAddress();
    await confirmedLeads(api, [{ email, campaign: 'paddle_routine_pdf' }]);
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    const { body } = await order({ kind: 'advertising', segment: 'newsletter', sendAt });
    await work();
    expect(await stateOf(body._id)).toMatchObject({ state: 'scheduled', ordered: 0 });
    const cancel = () => api.call(contract.cancelBroadcast, { token: admin.token, params: { id: body._id } });
    expect((await cancel()).body.state).toBe('cancelled');
    await cancel();
    const signal = new AbortController().signal;
    await broadcastWorker(api.deps)({ data: { broadcastId: body._id }, attempt: 1, isLastAttempt: false, signal });
    expect(await mailsTo(api, email)).toEqual([]);
    const notes = (await exportNotes(api, admin.user._id)).filter(({ entity_id }) => entity_id === body._id);
    expect(notes.map(({ action }) => action)).toEqual(['schedule', 'cancel']);
  });

  it('is tried on oneself first', async () => {
    await api.mails();
    await api.call(contract.testBroadcast, { token: admin.token, body: text });
    const mails = await api.mails();
    expect(mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
      [admin.email, 'Prueba: El foro abre el lunes'],
    ]);
  });
});
