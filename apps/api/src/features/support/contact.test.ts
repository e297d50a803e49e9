import { deleteAccount } from '@bandeja/domain/account/contract';
import { sendContactMessage } from '@bandeja/domain/support/contract';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { placesOf } from '#testing/erasure.ts';
import { newPlayer, type Player, password } from '#testing/factories.ts';
import { contactMessagesOf, eraseMessages, hurryMails, mailsTo, newAddress } from '#testing/leads.ts';
import { subscribe } from '#testing/subscriptions.ts';

const api = useApi();

const form = (change: object = {}) => ({
  name: 'Eva Ruiz',
  email: newAddress(),
  message: 'Hola.\n¿Abrís hoy?',
  ...change,
});

const operatorMails = () => mailsTo(api, 'contacto@bandeja.example');

describe('POST /contact', () => {
  it('stores the message and mails it to the operator, who answers to the visitor', async () => {
    const body = form();
    expect((await api.call(sendContactMessage, { body })).status).toBe(201);
    expect(await contactMessagesOf(api, body.email)).toEqual([
      expect.objectContaining({ name: 'Eva Ruiz', message: 'Hola.\n¿Abrís hoy?', user_id: null }),
    ]);
    const [mail] = await operatorMails();
    expect(mail?.to).toEqual([expect.objectContaining({ address: 'contacto@bandeja.example' })]);
    expect(mail?.replyTo).toEqual([expect.objectContaining({ name: 'Eva Ruiz', address: body.email })]);
    expect(mail?.subject).toBe('Mensaje de contacto de Eva Ruiz');
    expect(mail?.text).toContain('Hola.\n¿Abrís hoy?');
    expect(mail?.html).toContain('Hola.<br>¿Abrís hoy?');
  });

  it('knows a signed-in player', async () => {
    const player = await newPlayer(api);
    const body = form();
    expect((await api.call(sendContactMessage, { token: player.token, body })).status).toBe(201);
    expect(await contactMessagesOf(api, body.email)).toEqual([expect.objectContaining({ user_id: player.user._id })]);
    const [mail] = await operatorMails();
    expect(mail?.text).toContain('con cuenta en Bandeja');
  });

  it('shows HTML of a visitor as the text it is', async () => {
    const body = form({ name: '<b>Eva</b> & "Luz"', message: '<script>alert(1)</script>' });
    await api.call(sendContactMessage, { body });
    const [mail] = await operatorMails();
    expect(mail?.html).toContain('&lt;b&gt;Eva&lt;/b&gt; &amp; &quot;Luz&quot;');
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail?.html).not.toContain('<script>');
    expect(mail?.html).not.toContain('<b>Eva');
    expect(mail?.replyTo).toEqual([expect.objectContaining({ name: '<b>Eva</b> & "Luz"', address: body.email })]);
  });

  it('sent ten times at once is one message and one mail; a day later it is another', async () => {
    const body = form();
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.call(sendContactMessage, { body })));
    const references = new Set(answers.map((answer) => answer.body.reference));
    expect([...references]).toEqual([expect.stringMatching(/^BJ-\d{4}-\d{4,}$/)]);
    expect(await contactMessagesOf(api, body.email)).toHaveLength(1);
    expect(await operatorMails()).toHaveLength(1);
    await api.call(sendContactMessage, { body: { ...body, message: 'Otra cosa' } });
    api.clock.now = new Date(Date.now() + 25 * 3_600_000);
    await api.call(sendContactMessage, { body: { ...body, message: 'Otra cosa' } });
    expect(await contactMessagesOf(api, body.email)).toHaveLength(3);
    expect(await operatorMails()).toHaveLength(2);
  });

  it('whose message was erased before its mail went out is not mailed', async () => {
    const body = form();
    await api.call(sendContactMessage, { body });
    await eraseMessages(api, body.email);
    expect(await operatorMails()).toEqual([]);
  });

  it('stores and mails nothing when the trap is filled, and answers as ever', async () => {
    const body = form({ website: 'https://spam.example' });
    const trapped = await api.call(sendContactMessage, { body });
    expect([trapped.status, trapped.body]).toEqual([201, { reference: expect.stringMatching(/^BJ-\d{4}-\d{4}$/) }]);
    expect(await contactMessagesOf(api, body.email)).toEqual([]);
    expect(await operatorMails()).toEqual([]);
  });

  it.each([
    ['name', { name: ' ' }, 'El nombre es requerido'],
    ['email', { email: '' }, 'Por favor completa todos los campos obligatorios'],
    ['email', { email: 'eva@' }, 'Email inválido'],
    ['message', { message: ' \n ' }, 'Escribe tu mensaje'],
    ['message', { message: 'a'.repeat(4001) }, 'El mensaje puede tener 4000 caracteres como máximo'],
  ])('refuses a %s like %j', async (path, change, message) => {
    const { status, error } = await api.call(sendContactMessage, { body: form(change) });
    expect([status, error.code]).toEqual([400, 'request.invalid']);
    expect(error.issues).toEqual([{ path, message }]);
  });

  it.each([
    ['name', { name: 'Eva\r\nBcc: otra@ejemplo.es' }],
    ['name', { name: 'Eva\nRuiz' }],
    ['email', { email: 'eva@ejemplo.es\r\nBcc: otra@ejemplo.es' }],
  ])('refuses line breaks in the %s', async (path, change) => {
    const { status, error } = await api.call(sendContactMessage, { body: form(change) });
    expect(status).toBe(400);
    expect(error.issues?.map((issue) => issue.path)).toEqual([path]);
  });

  it('refuses a body beyond the limit, and a sixth message a minute from one address', async () => {
    const large = await api.call(sendContactMessage, { body: form({ message: 'a'.repeat(300_000) }) });
    expect([large.status, large.error.code]).toEqual([413, 'request.too_large']);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await api.call(sendContactMessage, { body: form(), address: '192.0.2.9' })).status);
    }
    expect(statuses).toEqual([...Array(5).fill(201), 429]);
  });
});

describe('more messages within an hour than the operator gets mails of', () => {
  const noon = new Date('2027-02-03T12:10:00Z');
  const afterwards = new Date('2027-02-03T15:00:00Z');

  async function flood(count: number) {
    const bodies = Array.from({ length: count }, (_, index) => form({ name: `Visita ${index}` }));
    for (const body of bodies) expect((await api.call(sendContactMessage, { body })).status).toBe(201);
    return bodies;
  }

  it('are all stored, and listed in one mail, those with priority first', async () => {
    await operatorMails();
    api.clock.now = noon;
    const bodies = await flood(22);
    const player = await newPlayer(api);
    await subscribe(api, player, { plan: 'premium' });
    const long = form({ name: 'Con plan', message: `${'a'.repeat(400)}` });
    await api.call(sendContactMessage, { token: player.token, body: long });
    await api.call(sendContactMessage, { body: bodies.at(-1) ?? {} });
    for (const body of bodies) expect(await contactMessagesOf(api, body.email)).toHaveLength(1);
    expect((await operatorMails()).map(({ subject }) => subject)).toEqual(
      bodies.slice(0, 20).map(({ name }) => `Mensaje de contacto de ${name}`),
    );
    await hurryMails(api);
    const [digest, ...others] = await operatorMails();
    expect([digest?.subject, others]).toEqual(['3 mensajes de contacto más', []]);
    expect(
      [...(digest?.text?.matchAll(/^- (?:Prioritario. )?De ([^,]+), (\S+):/gm) ?? [])].map(([, ...who]) => who),
    ).toEqual([
      ['Con plan', long.email],
      ['Visita 20', bodies[20]?.email],
      ['Visita 21', bodies[21]?.email],
    ]);
    expect(digest?.text).toContain(`: ${'a'.repeat(300)}…`);
    expect(digest?.text).toContain('http://localhost:4000/admin');
    api.clock.now = afterwards;
    const body = form();
    await api.call(sendContactMessage, { body });
    expect(await operatorMails()).toMatchObject([{ subject: 'Mensaje de contacto de Eva Ruiz' }]);
  });

  it('leave the mail that lists them when they are erased, before and after it was sent', async () => {
    api.clock.now = new Date('2027-02-04T12:10:00Z');
    await flood(20);
    const [early, late] = [await newPlayer(api), await newPlayer(api)];
    for (const { token, email } of [early, late]) {
      await api.call(sendContactMessage, { token, body: form({ email, name: `De ${email}` }) });
    }
    const erase = ({ token }: Player) =>
      api.call(deleteAccount, { token, body: { password, confirmation: 'ELIMINAR' } });
    expect((await erase(early)).status).toBe(204);
    await hurryMails(api);
    const digests = (await operatorMails()).filter(({ subject }) => subject === 'Un mensaje de contacto más');
    expect(digests).toHaveLength(1);
    expect(digests[0]?.text).toContain(late.email);
    expect(digests[0]?.text).not.toContain(early.email);
    expect((await erase(late)).status).toBe(204);
    const places = await placesOf(api, { texts: [early.email, late.email] });
    expect(places.filter((place) => place.startsWith('mail/') && !place.includes('eliminado'))).toEqual([]);
  });
});
