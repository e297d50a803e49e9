import { randomUUID } from 'node:crypto';
import * as contract from '@bandeja/domain/support/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player } from '#testing/factories.ts';
import {
  contactMessagesOf,
  eraseAllMessages,
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
    expect((await api.call(contract.sendContactMessage, { token, body })).status).toBe(201);
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
    const wish = { priority: true, isPriority: true, waiting_rank: 0, plan: 'pro', userId: randomUUID() };
    expect(await sent(token, wish)).toMatchObject({ priority: false, waiting_rank: 1 });
    expect(await sent(undefined, wish)).toMatchObject({ priority: false, user_id: null });
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
    await api.call(contract.sendContactMessage, { token: player.token, body });
    await subscribe(api, player, { plan: 'free' });
    await api.call(contract.sendContactMessage, { token: player.token, body: { ...body, message: 'Y otra cosa' } });
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

describe('a thread', () => {
  let admin: Player;
  beforeAll(async () => {
    admin = await newAdmin(api);
  });

  async function write(token?: string, change: object = {}): Promise<string> {
    const body = form(change);
    expect((await api.call(contract.sendContactMessage, { token, body })).status).toBe(201);
    const [stored] = await contactMessagesOf(api, body.email);
    return stored?.id ?? '';
  }
  const answer = (id: string, more: object = {}) =>
    api.call(contract.answerThread, {
      token: admin.token,
      params: { id },
      body: { text: 'Sí, a las nueve.', kind: 'answer', ...more },
    });

  async function inbox(limit: number): Promise<string[]> {
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const query = { limit, ...(before === undefined ? {} : { before }) };
      const page = await api.call(contract.listInbox, { token: admin.token, query });
      seen.push(...page.body.map(({ _id }) => _id));
      before = /&before=([\w-]+)>; rel="next"$/.exec(String(page.headers.link ?? ''))?.[1];
    } while (before !== undefined);
    return seen;
  }

  it('gets a receipt with its reference, which repeats nothing of a form and promises by plan', async () => {
    const player = await newPlayer(api);
    await subscribe(api, player, { plan: 'premium' });
    await write(player.token, { email: player.email, name: 'https://malo.example', message: 'Compra aquí' });
    const stranger = newAddress();
    await write(undefined, { email: stranger });
    const mails = await api.mails();
    const receipt = (email: string) =>
      mails.find(({ to, subject }) => to?.[0]?.address === email && subject?.startsWith('Hemos recibido'));
    expect(receipt(player.email)?.subject).toMatch(/^Hemos recibido tu mensaje \(BJ-\d{4}-\d{4,}\)$/);
    expect(receipt(player.email)?.text).toContain('en un día laborable; como máximo, en un mes');
    expect(receipt(player.email)?.text).not.toMatch(/malo|Compra/);
    expect(receipt(player.email)?.text).toContain('http://localhost:4000/messages/');
    expect(receipt(stranger)?.text).toContain('en tres días laborables');
    expect(receipt(stranger)?.text).not.toContain('/messages/');
  });

  it('waits in the inbox: those with priority first, then whoever has waited longest, on pages of any size', async () => {
    await eraseAllMessages(api);
    const player = await newPlayer(api);
    await subscribe(api, player, { plan: 'premium' });
    const [plain, first, second, later] = [
      await write(),
      await write(player.token),
      await write(player.token),
      await write(),
    ];
    const [done, gone] = [await write(), await write()];
    await answer(done);
    await answer(gone, { closes: true });
    const order = [first, second, plain, later];
    for (const limit of [1, 2, 3, 200]) expect([limit, await inbox(limit)]).toEqual([limit, order]);
    const figures = await api.call(contract.getInboxFigures, { token: admin.token });
    expect(figures.body).toMatchObject({ waiting: 4, overdue: 0, oldest: expect.any(String) });
    const all = await api.call(contract.listInbox, { token: admin.token, query: { view: 'all' } });
    expect(all.body.map(({ _id, state }) => [_id, state])).toEqual([
      [gone, 'closed'],
      [done, 'answered'],
      ...[later, second, first, plain].map((id) => [id, 'waiting']),
    ]);
  });

  it('is answered once by mail and in the app, read there, and waits again when the player writes', async () => {
    const player = await newPlayer(api);
    const opened = await api.call(contract.openThread, { token: player.token, body: { text: '¿Abrís hoy?' } });
    const params = { id: opened.body._id };
    expect(opened.body).toMatchObject({ message: '¿Abrís hoy?', isAnswered: false, isUnread: false });
    await answer(params.id, { kind: 'note', text: 'Ojo, es del club.' });
    await Promise.all([answer(params.id), answer(params.id)]);
    const mails = await mailsTo(api, player.email);
    const answers = mails.filter(({ subject }) => subject === `Respuesta a tu mensaje (${opened.body.reference})`);
    expect(answers.map(({ text }) => text?.includes('Sí, a las nueve.'))).toEqual([true]);
    const read = () => api.call(contract.getThread, { token: player.token, params });
    expect((await read()).body).toMatchObject({ isAnswered: true, isUnread: true });
    expect((await read()).body.messages).toMatchObject([{ side: 'team', author: 'Ana', text: 'Sí, a las nueve.' }]);
    expect(JSON.stringify((await read()).body)).not.toContain('club');
    await api.call(contract.readThread, { token: player.token, params });
    expect((await read()).body.isUnread).toBe(false);
    await api.call(contract.addToThread, { token: player.token, params, body: { text: 'Gracias, ¿y mañana?' } });
    const toOperator = (await mailsTo(api, 'contacto@bandeja.example')).map(({ subject }) => subject);
    expect(toOperator).toContain(`${player.user.name} añade algo (${opened.body.reference})`);
    const desk = await api.call(contract.getDeskThread, { token: admin.token, params });
    expect(desk.body).toMatchObject({ state: 'waiting', player: { plan: 'free', threads: 1 } });
    expect(desk.body.messages.map(({ side }) => side)).toEqual(['note', 'team', 'person']);
    const noted = (await exportNotes(api, admin.user._id)).filter(({ entity_id }) => entity_id === params.id);
    expect(noted.map(({ action, details }) => [action, details])).toEqual([
      ['note', {}],
      ['answer', {}],
    ]);
  });

  it('is nobody else’s', async () => {
    const [player, other] = [await newPlayer(api), await newPlayer(api)];
    const opened = await api.call(contract.openThread, { token: player.token, body: { text: 'Mío' } });
    const params = { id: opened.body._id };
    for (const call of [contract.getThread, contract.readThread]) {
      expect((await api.call(call, { token: other.token, params })).error.code).toBe('message.not_found');
    }
    expect((await api.call(contract.listThreads, { token: other.token })).body).toEqual([]);
    expect((await api.call(contract.listThreads, { token: player.token })).body).toHaveLength(1);
  });

  it('has a state and somebody who takes it on, noted once', async () => {
    const id = await write();
    const change = (body: object) => api.call(contract.changeThread, { token: admin.token, params: { id }, body });
    expect((await change({ isMine: true })).body.assignee).toEqual({ _id: admin.user._id, name: 'Ana Admin' });
    await change({ state: 'closed' });
    expect((await change({ state: 'closed' })).body.state).toBe('closed');
    expect((await change({ state: 'waiting', isMine: false })).body).toMatchObject({
      state: 'waiting',
      assignee: null,
    });
    const noted = (await exportNotes(api, admin.user._id)).filter(({ entity_id }) => entity_id === id);
    expect(noted.map(({ details }) => details)).toEqual([{ state: 'closed' }, { state: 'waiting' }]);
  });

  it('is found by its index, however many there are', async () => {
    const last = await manyMessages(api, 4000);
    const plan = await planOfInbox(api, last);
    expect(plan).toContain('threads_waiting_idx');
    expect(plan).not.toContain('Sort');
    const player = await newPlayer(api);
    const ofPerson = await planOfMessages(api, { userId: player.user._id, email: player.email });
    expect(ofPerson).toContain('threads_address_idx');
    expect(ofPerson).not.toContain('Seq Scan');
    await eraseAllMessages(api);
  });
});
