import { sendContactMessage } from '@bandeja/domain/leads/contract';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer } from '#testing/factories.ts';
import { contactMessagesOf, eraseMessages, mailsTo, newAddress } from '#testing/leads.ts';

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
    expect((await api.call(sendContactMessage, { body })).status).toBe(204);
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
    expect((await api.call(sendContactMessage, { token: player.token, body })).status).toBe(204);
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
    await Promise.all(Array.from({ length: 10 }, () => api.call(sendContactMessage, { body })));
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
    expect((await api.call(sendContactMessage, { body })).status).toBe(204);
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
    expect(statuses).toEqual([...Array(5).fill(204), 429]);
  });
});
