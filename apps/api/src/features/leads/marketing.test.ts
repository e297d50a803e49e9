import { comingSoonPayload } from '@bandeja/domain/leads/rules';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import {
  eraseLeads,
  leadConsents,
  linkToken,
  mailKinds,
  mailsTo,
  newAddress,
  quizForm,
  routineForm,
} from '#testing/leads.ts';
import { dayMs, invalidLink, useMarketing } from '#testing/marketing.ts';

const api = useApi();
const { confirm, leave, mailOf, subscribed, stateOf } = useMarketing(api);

describe('double opt-in', () => {
  it('begins with the link in the mail that was asked for, and only where marketing was ticked', async () => {
    const ticked = await mailOf(routineForm({ marketing: true }));
    expect(linkToken(ticked, 'confirm')).toHaveLength(43);
    const unticked = await mailOf(routineForm());
    expect(`${unticked.text}${unticked.html}`).not.toContain('/newsletter/');
  });

  it('starts marketing mail with the link and not before', async () => {
    const form = routineForm({ marketing: true });
    const token = linkToken(await mailOf(form), 'confirm');
    expect(await stateOf(form.email)).toEqual(['pending']);
    expect(await mailKinds(api, form.email)).toEqual(['lead_routine']);

    api.clock.now = new Date(Date.now() + dayMs);
    expect((await confirm(token)).status).toBe(204);
    const consents = await leadConsents(api, form.email);
    expect(consents.find(({ kind }) => kind === 'marketing')?.confirmed_at).toEqual(api.clock.now);
    expect(await stateOf(form.email)).toEqual(['confirmed']);

    const [welcome] = await mailsTo(api, form.email);
    expect(welcome?.subject).toBe('Tres guías de pádel para empezar');
    expect(welcome?.to).toEqual([expect.objectContaining({ address: form.email })]);
  });

  it('repeated, also ten times at once, changes nothing and sends no second mail', async () => {
    const form = routineForm({ marketing: true });
    const token = linkToken(await mailOf(form), 'confirm');
    const replies = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(204));
    expect((await confirm(token)).status).toBe(204);
    expect(await mailKinds(api, form.email)).toEqual(['lead_routine', 'marketing_welcome']);
  });

  it('of a second form confirms it too, without a second first mail', async () => {
    const { email } = await subscribed();
    const token = linkToken(await mailOf(quizForm({ email })), 'confirm');
    expect((await confirm(token)).status).toBe(204);
    expect(await stateOf(email)).toEqual(['confirmed', 'confirmed']);
    expect(await mailsTo(api, email)).toEqual([]);
  });

  it('is not offered again by a form that has confirmed', async () => {
    const { email } = await subscribed();
    api.clock.now = new Date(Date.now() + 2 * dayMs);
    const again = await mailOf(routineForm({ email, marketing: true }));
    expect(again.text).not.toContain('/newsletter/');
    expect(await stateOf(email)).toEqual(['confirmed']);
  });

  it('of a coming page: one mail that asks, and afterwards one that confirms', async () => {
    const email = newAddress();
    const confirmation = await mailOf(comingSoonPayload(email, 'coming_soon_forum'));
    expect(confirmation.subject).toBe('Confirma que quieres saber del foro');
    expect((await confirm(linkToken(confirmation, 'confirm'))).status).toBe(204);
    expect((await mailsTo(api, email)).map(({ subject }) => subject)).toEqual(['Ya estás en la lista del foro']);
    api.clock.now = new Date(Date.now() + 2 * dayMs);
    const notice = await mailOf(comingSoonPayload(email, 'coming_soon_forum'));
    expect(notice.subject).toBe('Ya estás en la lista');
    expect(notice.text).not.toContain('/newsletter/');
  });

  it('ends with the link’s 30 days', async () => {
    const token = linkToken(await mailOf(routineForm({ marketing: true })), 'confirm');
    api.clock.now = new Date(Date.now() + 31 * dayMs);
    const { status, error } = await confirm(token);
    expect([status, error]).toEqual([404, invalidLink]);
  });

  it('refuses invented links, links for another purpose and links without a token', async () => {
    const { token } = await subscribed();
    expect((await confirm('a'.repeat(43))).error).toEqual(invalidLink);
    expect((await confirm(token)).error).toEqual(invalidLink);
    expect((await confirm('corto')).status).toBe(400);
    expect((await leave('a'.repeat(43))).error).toEqual(invalidLink);
    expect((await leave('corto')).status).toBe(400);
  });
});

describe('the first marketing mail', () => {
  it('says how to end it: visibly, and by the headers of RFC 2369 and RFC 8058', async () => {
    const form = routineForm({ marketing: true });
    await confirm(linkToken(await mailOf(form), 'confirm'));
    const [welcome] = await mailsTo(api, form.email);
    const token = linkToken(welcome, 'unsubscribe');
    const headers = Object.fromEntries((welcome?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(headers['list-unsubscribe']).toBe(`<http://localhost:4000/api/leads/unsubscribe?token=${token}>`);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(welcome?.html).toContain(`http://localhost:4000/newsletter/unsubscribe?token=${token}`);
    for (const path of ['calentar-antes-del-partido', 'la-bandeja', 'planificar-la-semana']) {
      expect(welcome?.text).toContain(`http://localhost:4000/guides/${path}`);
    }
  });

  it('is not sent to who has left before it went out', async () => {
    const { email, token } = await subscribed();
    await leave(token);
    await confirm(linkToken(await mailOf(comingSoonPayload(email, 'coming_soon_clubs')), 'confirm'));
    await leave(token);
    expect(await mailKinds(api, email)).toEqual([
      'lead_routine',
      'marketing_welcome',
      'coming_soon',
      'marketing_welcome',
    ]);
    expect(await mailsTo(api, email)).toEqual([]);
  });

  it('is not sent to who was erased before it went out', async () => {
    const form = routineForm({ marketing: true });
    await confirm(linkToken(await mailOf(form), 'confirm'));
    await eraseLeads(api, form.email);
    expect(await mailsTo(api, form.email)).toEqual([]);
  });
});
