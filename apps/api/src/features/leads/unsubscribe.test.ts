import { unsubscribe } from '@bandeja/domain/leads/contract';
import { comingSoonPayload } from '@bandeja/domain/leads/rules';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { isSuppressedAddress, leadConsents, linkToken, mailsTo, quizForm, routineForm } from '#testing/leads.ts';
import { dayMs, invalidLink, useMarketing } from '#testing/marketing.ts';

const api = useApi();
const { confirm, leave, mailOf, subscribed, stateOf } = useMarketing(api);

describe('unsubscribing', () => {
  it('withdraws every form of the address and suppresses it, once and for all', async () => {
    const { email, token } = await subscribed();
    await mailOf(quizForm({ email }));
    expect((await leave(token)).status).toBe(204);
    expect(await stateOf(email)).toEqual(['withdrawn', 'withdrawn']);
    expect(await isSuppressedAddress(api, email)).toBe(true);
    const consents = await leadConsents(api, email);
    expect(consents.filter(({ kind }) => kind !== 'marketing').map(({ withdrawn_at }) => withdrawn_at)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect((await leave(token)).status).toBe(204);
    expect(await leadConsents(api, email)).toEqual(consents);
  });

  it('at the very moment of confirming again ends on one side, never in between', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { email, token } = await subscribed();
      const again = linkToken(await mailOf(comingSoonPayload(email, 'coming_soon_forum')), 'confirm');
      await Promise.all([confirm(again), leave(token), confirm(again), leave(token)]);
      expect(await stateOf(email)).toEqual(['withdrawn', 'withdrawn']);
      expect(await isSuppressedAddress(api, email)).toBe(true);
    }
  });

  it('leaves other addresses alone', async () => {
    const one = await subscribed();
    const other = await subscribed();
    await leave(one.token);
    expect(await stateOf(other.email)).toEqual(['confirmed']);
    expect(await isSuppressedAddress(api, other.email)).toBe(false);
  });

  it.each([
    ['a form, as RFC 8058 has it', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a multipart form, as RFC 8058 also has it',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['JSON', 'application/json', '{}'],
    ['an empty JSON body', 'application/json', ''],
  ])('takes %s', async (_name, contentType, payload) => {
    const { email, token } = await subscribed();
    const response = await api.app.inject({
      method: 'POST',
      url: `/api/leads/unsubscribe?token=${token}`,
      headers: { 'content-type': contentType },
      payload,
    });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await isSuppressedAddress(api, email)).toBe(true);
  });

  it('takes a POST without a body, and never a GET: programs that look at links open them', async () => {
    const { email, token } = await subscribed();
    const url = `/api/leads/unsubscribe?token=${token}`;
    expect((await api.app.inject({ method: 'GET', url })).statusCode).toBe(404);
    expect(await isSuppressedAddress(api, email)).toBe(false);
    expect((await api.app.inject({ method: 'POST', url })).statusCode).toBe(204);
    expect(await isSuppressedAddress(api, email)).toBe(true);
  });

  it('is refused beyond 120 a minute from one address', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 121; attempt += 1) {
      const reply = await api.call(unsubscribe, { query: { token: 'a'.repeat(43) }, address: '192.0.2.11' });
      statuses.push(reply.status);
    }
    expect(statuses).toEqual([...Array(120).fill(404), 429]);
  });

  it('is the only call that takes a form', async () => {
    for (const url of ['/api/leads', '/api/leads/confirm', '/api/contact']) {
      const response = await api.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect([url, response.statusCode]).toEqual([url, 415]);
    }
  });
});

describe('an address that has unsubscribed', () => {
  async function unsubscribed(): Promise<string> {
    const { email, token } = await subscribed();
    await leave(token);
    api.clock.now = new Date(Date.now() + 2 * dayMs);
    return email;
  }

  it('still gets the mail it asks for, without the line for marketing', async () => {
    const email = await unsubscribed();
    const routine = await mailOf(routineForm({ email }));
    const plan = await mailOf(quizForm({ email }));
    expect(routine.subject).toBe('Tu rutina de pádel de 7 días');
    expect(plan.subject).toBe('Tu plan de pádel para empezar');
    expect(`${routine.text}${plan.text}`).not.toContain('/newsletter/');
    expect(await stateOf(email)).toEqual(['none', 'withdrawn']);
  });

  it('is asked again when it ticks the box, and only the link lifts the suppression', async () => {
    const email = await unsubscribed();
    const token = linkToken(await mailOf(routineForm({ email, marketing: true })), 'confirm');
    expect(await stateOf(email)).toEqual(['pending']);
    expect(await isSuppressedAddress(api, email)).toBe(true);
    expect((await confirm(token)).status).toBe(204);
    expect(await stateOf(email)).toEqual(['confirmed']);
    expect(await isSuppressedAddress(api, email)).toBe(false);
    const [welcome] = await mailsTo(api, email);
    expect(welcome?.subject).toBe('Tres guías de pádel para empezar');
  });

  it('does not come back by an old confirmation link', async () => {
    const form = routineForm({ marketing: true });
    const old = linkToken(await mailOf(form), 'confirm');
    await confirm(old);
    const [welcome] = await mailsTo(api, form.email);
    await leave(linkToken(welcome, 'unsubscribe'));
    expect((await confirm(old)).error).toEqual(invalidLink);
    expect(await stateOf(form.email)).toEqual(['withdrawn']);
    expect(await isSuppressedAddress(api, form.email)).toBe(true);
  });
});
