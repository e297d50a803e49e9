import { randomUUID } from 'node:crypto';
import { listContactMessages, markMessage, sendContactMessage } from '@bandeja/domain/leads/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player } from '#testing/factories.ts';
import {
  contactMessagesOf,
  eraseAllMessages,
  eraseMessages,
  exportNotes,
  mailsTo,
  manyMessages,
  newAddress,
  newAdmin,
  planOfInbox,
  planOfMessages,
} from '#testing/leads.ts';
import { addressConfirmed } from '#testing/rows.ts';
import { subscribe } from '#testing/subscriptions.ts';

const api = useApi();

const form = (change: object = {}) => ({
  name: 'Eva Ruiz',
  email: newAddress(),
  message: 'Hola.\n¿Abrís hoy?',
  ...change,
});

describe('priority in the inbox', () => {
  const until = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  async function sent(token: string | undefined, change: object = {}) {
    const body = form(change);
    expect((await api.call(sendContactMessage, { token, body })).status).toBe(204);
    const [stored] = await contactMessagesOf(api, body.email);
    return stored;
  }
  async function subscriber(state: Parameters<typeof subscribe>[2]): Promise<Player> {
    const player = await newPlayer(api);
    await subscribe(api, player, state);
    return player;
  }

  it.each([
    ['free', { plan: 'free' }, false],
    ['premium', { plan: 'premium' }, true],
    ['pro', { plan: 'pro', expiresAt: until(24) }, true],
    [
      'premium whose renewal is unresolved',
      { plan: 'premium', status: 'past_due', renews: true, expiresAt: until(-71) },
      true,
    ],
    ['premium that ended', { plan: 'premium', renews: true, expiresAt: until(-73) }, false],
    ['premium of an admin that ended', { plan: 'premium', expiresAt: until(-1) }, false],
    ['premium that was cancelled', { plan: 'premium', status: 'canceled' }, false],
  ] as const)('a player on %s', async (_, state, priority) => {
    const { token } = await subscriber(state);
    expect(await sent(token)).toMatchObject({ priority });
  });

  it('is not to be had by asking for it', async () => {
    const { token } = await newPlayer(api);
    const wish = { priority: true, isPriority: true, inbox_rank: 2, plan: 'pro', userId: randomUUID() };
    expect(await sent(token, wish)).toMatchObject({ priority: false, inbox_rank: 1 });
    expect(await sent(undefined, wish)).toMatchObject({ priority: false, inbox_rank: 1, user_id: null });
  });

  it('goes by the address as well, once it is confirmed', async () => {
    const player = await subscriber({ plan: 'premium' });
    expect(await sent(undefined, { email: player.email })).toMatchObject({ priority: false });
    await addressConfirmed(api, player.user._id);
    const again = { email: player.email.toUpperCase(), message: 'Ahora sí' };
    expect(await sent(undefined, again)).toMatchObject({ priority: true, user_id: null });
    const other = await newPlayer(api);
    await addressConfirmed(api, other.user._id);
    expect(await sent(undefined, { email: other.email })).toMatchObject({ priority: false });
  });

  it('follows the plan at the time of sending', async () => {
    const player = await subscriber({ plan: 'premium' });
    const body = form();
    await api.call(sendContactMessage, { token: player.token, body });
    await subscribe(api, player, { plan: 'free' });
    await api.call(sendContactMessage, { token: player.token, body: { ...body, message: 'Y otra cosa' } });
    const stored = await contactMessagesOf(api, body.email);
    const byMessage = Object.fromEntries(stored.map(({ message, priority }) => [message, priority]));
    expect(byMessage).toEqual({ [body.message]: true, 'Y otra cosa': false });
  });

  it('appears in the mail to the operator', async () => {
    const player = await subscriber({ plan: 'pro' });
    await api.mails();
    await sent(player.token);
    const [mail] = await mailsTo(api, 'contacto@bandeja.example');
    expect(mail?.subject).toBe('Prioritario: mensaje de contacto de Eva Ruiz');
    expect(mail?.text).toContain('con cuenta en Bandeja, con soporte prioritario. Si respondes');
  });
});

describe('GET /admin/messages', () => {
  let admin: Player;
  beforeAll(async () => {
    admin = await newAdmin(api);
  });

  const write = async (token?: string, name = 'Eva Ruiz') => {
    const body = form({ name });
    await api.call(sendContactMessage, { token, body });
    const [stored] = await contactMessagesOf(api, body.email);
    return stored?.id ?? '';
  };
  const mark = (id: string, answered: boolean, token = admin.token) =>
    api.call(markMessage, { token, params: { id }, body: { answered } });

  async function inbox(limit: number): Promise<string[]> {
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const query = { limit, ...(before === undefined ? {} : { before }) };
      const page = await api.call(listContactMessages, { token: admin.token, query });
      seen.push(...page.body.map(({ _id }) => _id));
      before = /&before=([\w-]+)>; rel="next"$/.exec(String(page.headers.link ?? ''))?.[1];
    } while (before !== undefined);
    return seen;
  }

  it('lists messages newest first, page by page', async () => {
    await eraseAllMessages(api);
    await write();
    const body = form({ name: 'Última' });
    await api.call(sendContactMessage, { token: admin.token, body });
    const [stored] = await contactMessagesOf(api, body.email);
    const first = await api.call(listContactMessages, { token: admin.token, query: { limit: 1 } });
    expect(first.body).toEqual([
      {
        _id: stored?.id,
        name: 'Última',
        email: body.email,
        message: 'Hola.\n¿Abrís hoy?',
        fromPlayer: true,
        priority: false,
        answeredAt: null,
        createdAt: stored?.created_at.toISOString(),
      },
    ]);
    expect(first.headers.link).toBe(`</api/admin/messages?limit=1&before=${stored?.id}>; rel="next"`);
    const rest = await api.call(listContactMessages, { token: admin.token, query: { before: stored?.id ?? '' } });
    expect(rest.body).toHaveLength(1);
    expect(rest.body.map(({ _id }) => _id)).not.toContain(stored?.id);
    expect(rest.headers.link).toBeUndefined();
  });

  it('sorts priority first, answered ones last, and each newest first, on pages of any size', async () => {
    await eraseAllMessages(api);
    const player = await newPlayer(api);
    const { token } = player;
    await subscribe(api, player, { plan: 'premium' });
    const [done, plain] = [await write(token), await write()];
    const [first, second] = [await write(token), await write(token)];
    const [newest, gone] = [await write(), await write()];
    await mark(gone, true);
    await mark(done, true);
    const order = [second, first, newest, plain, gone, done];
    for (const limit of [1, 2, 3, 4, 5, 200]) expect([limit, await inbox(limit)]).toEqual([limit, order]);
    await mark(done, false);
    expect(await inbox(2)).toEqual([second, first, done, newest, plain, gone]);
  });

  it('leaves nothing out when the last message of a page was erased meanwhile', async () => {
    await eraseAllMessages(api);
    const [older, newer] = [await write(), await write()];
    await write(admin.token, 'Se borra');
    const [last] = (await api.call(listContactMessages, { token: admin.token, query: { limit: 1 } })).body;
    await eraseMessages(api, last?.email ?? '');
    const rest = await api.call(listContactMessages, { token: admin.token, query: { before: last?._id ?? '' } });
    expect(rest.body.map(({ _id }) => _id)).toEqual([newer, older]);
  });

  it('finds a page by its index, however many messages there are', async () => {
    const last = await manyMessages(api, 4000);
    const plan = await planOfInbox(api, last);
    expect(plan).toContain('Index Scan using contact_messages_inbox_idx');
    expect(plan).not.toContain('Sort');
    const player = await newPlayer(api);
    const ofPerson = await planOfMessages(api, { userId: player.user._id, email: player.email });
    expect(ofPerson).toContain('contact_messages_address_idx');
    expect(ofPerson).not.toContain('Seq Scan');
    await eraseAllMessages(api);
  });
});

describe('PATCH /admin/messages/:id', () => {
  it('notes who answered and when, once; only an admin may', async () => {
    const [admin, player] = [await newAdmin(api), await newPlayer(api)];
    const body = form();
    await api.call(sendContactMessage, { token: player.token, body });
    const [stored] = await contactMessagesOf(api, body.email);
    const params = { id: stored?.id ?? '' };
    const mark = (answered: boolean, token = admin.token) =>
      api.call(markMessage, { token, params, body: { answered } });
    expect((await mark(true, player.token)).error.code).toBe('admin.required');
    api.clock.now = new Date('2026-11-20T10:00:00Z');
    expect((await mark(true)).body).toMatchObject({ _id: params.id, answeredAt: '2026-11-20T10:00:00.000Z' });
    api.clock.now = new Date('2026-11-21T10:00:00Z');
    expect((await mark(true)).body.answeredAt).toBe('2026-11-20T10:00:00.000Z');
    expect((await mark(false)).body.answeredAt).toBeNull();
    expect(await exportNotes(api, admin.user._id)).toMatchObject([
      { action: 'answer', entity: 'contact_message', entity_id: params.id, details: {} },
      { action: 'reopen', entity: 'contact_message', entity_id: params.id, details: {} },
    ]);
    expect(await exportNotes(api, player.user._id)).toEqual([]);
  });

  it('knows nothing of a message that is not there', async () => {
    const admin = await newAdmin(api);
    const answer = await api.call(markMessage, {
      token: admin.token,
      params: { id: randomUUID() },
      body: { answered: true },
    });
    expect([answer.status, answer.error.code]).toEqual([404, 'message.not_found']);
    expect(await exportNotes(api, admin.user._id)).toEqual([]);
  });
});
