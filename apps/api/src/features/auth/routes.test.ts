import { forgotPassword, login, logout, register } from '@bandeja/domain/auth/contract';
import { getMe } from '@bandeja/domain/profile/contract';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer, password, secondToken } from '#testing/factories.ts';
import { addressByHand, authSessionsOf, passwordHashOf } from '#testing/rows.ts';

const api = useApi();

describe('POST /auth/register', () => {
  it('creates a free account, signed in', async () => {
    const { status, body } = await api.call(register, {
      body: { name: 'Nuria Pons', email: 'Nuria@Ejemplo.es', password: 'abcdef' },
    });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ name: 'Nuria Pons', email: 'Nuria@Ejemplo.es', isAdmin: false });
    expect(body.user.subscription).toMatchObject({ plan: 'free', status: 'active', expiresAt: null });
    const me = await api.call(getMe, { token: body.token });
    expect(me.body._id).toBe(body.user._id);
  });

  it('never answers or stores the password or the token in clear', async () => {
    const { body } = await api.call(register, {
      body: { name: 'Iria', email: 'iria@ejemplo.es', password: 'muy-secreta' },
    });
    expect(JSON.stringify(body.user)).not.toContain('muy-secreta');
    expect(await passwordHashOf(api, body.user._id)).toMatch(/^\$argon2id\$/);
    const rows = await authSessionsOf(api, body.user._id);
    expect(JSON.stringify(rows)).not.toContain(body.token);
  });

  it('refuses an address that has an account, however it is written', async () => {
    const { email } = await newPlayer(api);
    const { status, error } = await api.call(register, {
      body: { name: 'Otra', email: email.toUpperCase(), password },
    });
    expect(status).toBe(409);
    expect(error.code).toBe('auth.email_taken');
  });

  it('takes addresses with letters of every alphabet, and mails them', async () => {
    await api.mails();
    const body = { name: 'Íñigo Peña', email: 'Iñigo.PEÑA@cañón.es', password };
    expect((await api.call(register, { body })).body.user.email).toBe('Iñigo.PEñA@cañón.es');
    const again = 'iñigo.peña@cañón.es';
    expect((await api.call(register, { body: { ...body, email: again } })).error.code).toBe('auth.email_taken');
    expect((await api.call(login, { body: { email: again, password } })).status).toBe(200);
    const inAscii = 'iñigo.peña@xn--can-8mak.es';
    expect((await api.call(register, { body: { ...body, email: inAscii } })).error.code).toBe('auth.email_taken');
    expect((await api.call(login, { body: { email: inAscii, password } })).status).toBe(200);
    await api.call(forgotPassword, { body: { email: again } });
    const sent = (await api.mails()).map(({ to }) => to?.[0]?.address);
    expect(sent).toEqual(['Iñigo.PEñA@cañón.es', expect.stringMatching(/@cañón\.es$/)]);
  });

  it('finds accounts of before, whose host is in ASCII', async () => {
    const { body } = await api.call(register, { body: { name: 'Ana', email: 'ana@cañón.es', password } });
    await addressByHand(api, body.user._id, 'ana@xn--can-8mak.es');
    expect((await api.call(login, { body: { email: 'ana@cañón.es', password } })).status).toBe(200);
  });

  it.each([
    ['Mar\nta', 'Escríbelo en una sola línea, sin saltos'],
    ['Mar\u202Eta', 'Tiene caracteres que no se ven. Bórralo y escríbelo de nuevo.'],
  ])('refuses the name %j', async (name, message) => {
    const { status, error } = await api.call(register, { body: { name, email: 'linea@ejemplo.es', password } });
    expect([status, error.issues]).toEqual([400, [{ path: 'name', message }]]);
  });

  it('lets exactly one of twenty simultaneous registrations of an address win', async () => {
    const body = { name: 'Carrera', email: 'carrera@ejemplo.es', password };
    const replies = await Promise.all(Array.from({ length: 20 }, () => api.call(register, { body })));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it.each([
    [{ name: '', email: 'a@b.es', password: 'abcdef' }, 'name', 'El nombre es requerido'],
    [{ name: 'A', email: '', password: 'abcdef' }, 'email', 'El email es requerido'],
    [{ name: 'A', email: 'no-es', password: 'abcdef' }, 'email', 'Email inválido'],
    [{ name: 'A', email: 'a@b.es', password: '' }, 'password', 'La contraseña es requerida'],
    [{ name: 'A', email: 'a@b.es', password: 'abcde' }, 'password', 'La contraseña debe tener al menos 6 caracteres'],
    [{ email: 'a@b.es', password: 'abcdef' }, 'name', 'El nombre es requerido'],
  ])('says what is wrong with %j', async (body, path, message) => {
    const { status, error } = await api.call(register, { body });
    expect(status).toBe(400);
    expect(error.code).toBe('request.invalid');
    expect(error.issues).toContainEqual({ path, message });
  });
});

describe('POST /auth/login', () => {
  it('answers a token and the user', async () => {
    const player = await newPlayer(api);
    const { status, body } = await api.call(login, { body: { email: player.email, password } });
    expect(status).toBe(200);
    expect(body.user._id).toBe(player.user._id);
    expect(body.token).not.toBe(player.token);
  });

  it('answers the same for a wrong password and an unknown address', async () => {
    const player = await newPlayer(api);
    const wrong = await api.call(login, { body: { email: player.email, password: 'otra-cosa' } });
    const unknown = await api.call(login, { body: { email: 'nadie@ejemplo.es', password } });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(unknown.error).toEqual(wrong.error);
    expect(wrong.error.message).toBe('El email o la contraseña no son correctos.');
  });
});

describe('POST /auth/logout', () => {
  it('kills the token on the server and no other', async () => {
    const player = await newPlayer(api);
    const other = await secondToken(api, player);
    expect((await api.call(logout, { token: player.token })).status).toBe(204);
    const dead = await api.call(getMe, { token: player.token });
    expect(dead.status).toBe(401);
    expect(dead.error.code).toBe('auth.required');
    expect((await api.call(getMe, { token: other })).status).toBe(200);
  });

  it('refuses without a token and with an invented one', async () => {
    expect((await api.call(logout)).status).toBe(401);
    expect((await api.call(logout, { token: 'inventado' })).status).toBe(401);
  });
});

describe('tokens', () => {
  it('end after ninety days without use and live on while used', async () => {
    const player = await newPlayer(api);
    const day = 86_400_000;
    const start = Date.now();
    api.clock.now = new Date(start + 80 * day);
    expect((await api.call(getMe, { token: player.token })).status).toBe(200);
    api.clock.now = new Date(start + 160 * day);
    expect((await api.call(getMe, { token: player.token })).status).toBe(200);
    api.clock.now = new Date(start + 251 * day);
    expect((await api.call(getMe, { token: player.token })).status).toBe(401);
  });
});

describe('sign-ins', () => {
  it('live for a year at most, however often they are used, and thirty at a time', async () => {
    const day = 86_400_000;
    const start = Date.now();
    const player = await newPlayer(api);
    const statuses: number[] = [];
    for (const days of [80, 160, 240, 320, 364, 366]) {
      const later = new Date(start + days * day);
      statuses.push(await api.at(later, async () => (await api.call(getMe, { token: player.token })).status));
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 401]);
    for (let device = 0; device < 32; device += 1) await secondToken(api, player);
    expect(await authSessionsOf(api, player.user._id)).toHaveLength(30);
  });
});
