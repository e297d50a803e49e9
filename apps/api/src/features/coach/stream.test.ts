import * as contract from '@bandeja/domain/coach/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Behaviour } from '#testing/ai-server.ts';
import { caller, useApi } from '#testing/api.ts';
import { newPlayer, type Player } from '#testing/factories.ts';
import { agreeToOutside, outsideKey, useOutsideModel } from '#testing/outside-model.ts';
import { patience } from '#testing/rows.ts';

const api = useApi();
const outside = useOutsideModel(api);

beforeEach(() => {
  outside.model.says = 'La bandeja se juega de lado. Te sirve para conservar la red.';
});

async function agreed(): Promise<Player> {
  const player = await newPlayer(api);
  await agreeToOutside(api, player);
  return player;
}

type Event = { event: string; data: Record<string, unknown> };

async function opened(player: Player): Promise<string> {
  const body = { title: 'Nueva conversación' };
  return (await caller(outside.app)(contract.createConversation, { token: player.token, body })).body._id;
}

async function streamed(player: Player, id: string, message: string, signal?: AbortSignal) {
  const response = await fetch(`${outside.url}/api/chatbot/conversations/${id}/messages`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${player.token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({ message }),
    signal: signal ?? null,
  });
  const text = await response.text();
  const events = (response.ok ? text : '')
    .split('\n\n')
    .filter(Boolean)
    .map((block): Event => {
      const [event = '', data = ''] = block.split('\n').map((line) => line.slice(line.indexOf(': ') + 2));
      return { event, data: JSON.parse(data) };
    });
  return { status: response.status, headers: response.headers, text, events };
}

const messagesOf = async (player: Player, id: string) =>
  (await caller(outside.app)(contract.getConversation, { token: player.token, params: { id } })).body.messages;

describe('a streamed answer', () => {
  it('comes in pieces and whole at the end, with the headers of every answer', async () => {
    const player = await agreed();
    const id = await opened(player);
    const { status, headers, events } = await streamed(player, id, '¿Cómo hago bien la bandeja?');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-request-id')).toBeTruthy();
    const done = events.at(-1);
    expect(done?.event).toBe('done');
    expect(done?.data.response).toBe(outside.model.says);
    const deltas = events.filter(({ event }) => event === 'delta').map(({ data }) => data.text);
    expect(deltas.length).toBeGreaterThan(1);
    expect(deltas.join('')).toBe(outside.model.says);
    expect((await messagesOf(player, id))[1]?.content).toBe(outside.model.says);
  });

  it('is the same whether it is streamed or not, where the trainer answers itself', async () => {
    const player = await newPlayer(api);
    const message = '¿Cuánto cuesta el plan premium?';
    const { events } = await streamed(player, await opened(player), message);
    const params = { id: await opened(player) };
    const plain = await caller(outside.app)(contract.sendMessage, { token: player.token, params, body: { message } });
    expect(events.at(-1)?.data.response).toBe(plain.body.response);
    expect(
      events
        .filter(({ event }) => event === 'delta')
        .map(({ data }) => data.text)
        .join(''),
    ).toBe(plain.body.response);
    expect(outside.model.received).toEqual([]);
  });

  it('is refused like any other before it begins', async () => {
    const player = await agreed();
    const stranger = await newPlayer(api, 'Otra');
    const id = await opened(player);
    const refused = await streamed(stranger, id, 'hola');
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([404, 'conversation.not_found']);
  });
});

describe('with an outside model that misbehaves', () => {
  it.each<Behaviour>([
    'error',
    'denied',
    'redirect',
    'silence',
    'empty',
    'cut',
    'ends_early',
    'error_part',
    'invalid_json',
    'refusal',
    'huge',
  ])('%s: the player gets the trainer’s own whole answer', async (behaviour) => {
    const player = await agreed();
    const id = await opened(player);
    outside.model.script.push(behaviour, behaviour);
    outside.isImpatient = behaviour === 'silence';
    const { events } = await streamed(player, id, '¿Cómo hago bien la bandeja?');
    const done = events.at(-1);
    expect(done?.event).toBe('done');
    expect(done?.data.response).not.toBe(outside.model.says);
    expect(done?.data.response).toMatch(/lado|esquina|red/);
    expect((await messagesOf(player, id))[1]?.content).toBe(done?.data.response);
    expect(outside.log).toContain('chat: built-in words');
    expect(outside.log).not.toContain(outsideKey);
    expect(outside.log).not.toContain('bandeja?');
  });

  it.each([
    'Tómate un ibuprofeno de 600 mg y juega.',
    'Tienes una tendinitis en el hombro.',
    'He cambiado tu plan del jueves.',
    'Entra en https://gana.example y verás.',
    'Llevas 412 sesiones este mes.',
    'Con esto evitas lesiones.',
    'Haz también salto al cajón.',
    '<b>Hola</b>',
  ])('what may not be said is not said: «%s»', async (says) => {
    const player = await agreed();
    outside.model.says = `La bandeja se juega de lado. ${says} Y sigue.`;
    const { events } = await streamed(player, await opened(player), '¿Cómo hago bien la bandeja?');
    expect(
      events
        .filter(({ event }) => event === 'delta')
        .map(({ data }) => data.text)
        .join(''),
    ).not.toContain(says);
    expect(events.at(-1)?.data.response).not.toContain(says);
  });
});

describe('a caller that leaves', () => {
  it('ends the outside call, and the conversation goes on', async () => {
    const player = await agreed();
    const id = await opened(player);
    outside.model.script.push('silence');
    const leaving = new AbortController();
    const answer = streamed(player, id, '¿Cómo hago bien la bandeja?', leaving.signal);
    const [received] = await outside.model.has(1);
    leaving.abort();
    await expect(answer).rejects.toThrow();
    await received?.hungUp;
    const again = async () => (await streamed(player, id, '¿y la víbora?')).events.at(-1)?.event;
    await expect.poll(again, patience).toBe('done');
    const messages = await messagesOf(player, id);
    expect(messages.at(-2)?.content).toBe('¿y la víbora?');
    expect(messages[0]?.content).toBe('¿Cómo hago bien la bandeja?');
  });
});
