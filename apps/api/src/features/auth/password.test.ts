import { randomUUID } from 'node:crypto';
import { forgotPassword, login, register, resetPassword } from '@bandeja/domain/auth/contract';
import { getMe } from '@bandeja/domain/profile/contract';
import type { Email } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { orderReset } from '#features/auth/password.service.ts';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, password, secondToken } from '#testing/factories.ts';
import { authSessionsOf, mailRows, passwordHashOf, whilePasswordChanges } from '#testing/rows.ts';

const api = useApi();
const next = 'otra-distinta';

function tokenIn(mail: Email | undefined, path: string): string {
  const token = new RegExp(`http://localhost:4000${path}#token=([\\w-]{43})\\s`).exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no link to ${path} in ${mail?.text}`);
  return token;
}

async function freshPlayer(): Promise<Player> {
  const player = await newPlayer(api);
  await api.mails();
  return player;
}

async function askedToken(player: Player): Promise<string> {
  await api.call(forgotPassword, { body: { email: player.email } });
  return tokenIn((await api.mails())[0], '/reset-password');
}

const reset = (token: string, chosen = next) => api.call(resetPassword, { body: { token, password: chosen } });

describe('POST /auth/forgot-password', () => {
  it('mails a link to the stored address of the account, however it is typed', async () => {
    const player = await freshPlayer();
    const { status } = await api.call(forgotPassword, { body: { email: ` ${player.email.toUpperCase()} ` } });
    expect(status).toBe(204);
    const [mail, ...others] = await api.mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Cambia tu contraseña de Bandeja');
    expect(mail?.to?.[0]?.address).toBe(player.email);
    expect(mail?.text).toContain('El enlace caduca en una hora y sirve una sola vez.');
    expect(tokenIn(mail, '/reset-password')).toHaveLength(43);
  });

  it('mails nothing to an address that only looks like the stored one', async () => {
    const email = `keko-${randomUUID()}@ejemplo.es`;
    await api.call(register, { body: { name: 'Keko', email, password } });
    await api.mails();
    // the Kelvin sign turns into a k in lower case, which finds the account: the mail goes to its owner all the same
    await orderReset(api.deps, email.replace('keko', '\u212Ae\u212Ao'));
    await orderReset(api.deps, email.replace('keko', 'k.e.k.o'));
    expect((await api.mails()).map((mail) => mail.to?.[0]?.address)).toEqual([email]);
  });

  it('answers the same for an unknown address, orders the same and sends nothing', async () => {
    const player = await freshPlayer();
    const unknown = `nadie-${randomUUID()}@ejemplo.es`;
    const replies = [player.email, unknown].map((email) => api.call(forgotPassword, { body: { email } }));
    const [known, stranger] = await Promise.all(replies);
    const differing = ['x-request-id', 'date'];
    const comparable = (reply: typeof known) => ({
      ...reply,
      headers: Object.entries(reply?.headers ?? {}).filter(([name]) => !differing.includes(name)),
    });
    expect(comparable(stranger)).toEqual(comparable(known));
    expect(await mailRows(api, unknown)).toMatchObject([{ kind: 'reset_password', recipient: unknown, payload: {} }]);
    expect((await api.mails()).map((mail) => mail.to?.[0]?.address)).toEqual([player.email]);
    expect(await mailRows(api, unknown)).toMatchObject([{ recipient: null, payload: null, sent_at: null }]);
    expect((await mailRows(api, unknown))[0]?.dropped_at).toBeInstanceOf(Date);
  });

  it('sends three mails an hour at most, also when ten are asked for at once, and answers the same', async () => {
    const player = await freshPlayer();
    const ask = () => api.call(forgotPassword, { body: { email: player.email } });
    const replies = await Promise.all(Array.from({ length: 10 }, ask));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 204));
    expect(await api.mails()).toHaveLength(3);
    api.clock.now = new Date(Date.now() + 61 * 60_000);
    await ask();
    expect(await api.mails()).toHaveLength(1);
  });

  it.each(['no-es', 'a@ejemplo.es, b@ejemplo.es', 'a@ejemplo.es\r\nBcc: b@ejemplo.es'])('refuses %j', async (email) => {
    const { status, error } = await api.call(forgotPassword, { body: { email } });
    expect([status, error.issues]).toEqual([400, [{ path: 'email', message: 'Email inválido' }]]);
  });

  it('stops a flood from one caller', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      const body = { email: `a${index}@ejemplo.es` };
      statuses.push((await api.call(forgotPassword, { body, address: '198.51.100.7' })).status);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });
});

describe('POST /auth/reset-password', () => {
  it('sets the password once, ends every sign-in, confirms the address and mails a notice', async () => {
    const player = await freshPlayer();
    const other = await secondToken(api, player);
    const token = await askedToken(player);
    expect((await reset(token)).status).toBe(204);

    expect((await api.call(getMe, { token: player.token })).status).toBe(401);
    expect((await api.call(getMe, { token: other })).status).toBe(401);
    expect((await api.call(login, { body: { email: player.email, password } })).status).toBe(401);
    const { body } = await api.call(login, { body: { email: player.email, password: next } });
    expect(body.user.emailVerified).toBe(true);
    expect(await passwordHashOf(api, player.user._id)).toMatch(/^\$argon2id\$/);

    const [mail] = await api.mails();
    expect(mail?.subject).toBe('Tu contraseña ha cambiado');
    expect(mail?.text).toContain('Hola, Marta Gil:');
    expect(mail?.text).toContain('http://localhost:4000/forgot-password');

    const again = await reset(token, 'una-tercera');
    expect([again.status, again.error.code]).toEqual([404, 'mail.link_invalid']);
  });

  it('ends the older links of the account', async () => {
    const player = await freshPlayer();
    const older = await askedToken(player);
    const newer = await askedToken(player);
    expect((await reset(newer)).status).toBe(204);
    expect((await reset(older)).status).toBe(404);
  });

  it('works for an hour after the mail was written', async () => {
    const player = await freshPlayer();
    const start = Date.now();
    const [early, late] = [await askedToken(player), await askedToken(player)];
    api.clock.now = new Date(start + 61 * 60_000);
    expect((await reset(late)).status).toBe(404);
    api.clock.now = new Date(start + 59 * 60_000);
    expect((await reset(early)).status).toBe(204);
  });

  it('lets exactly one of ten redemptions at once win', async () => {
    const player = await freshPlayer();
    const token = await askedToken(player);
    const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => reset(token, `contraseña-${index}`)));
    const winner = replies.findIndex(({ status }) => status === 204);
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(9);
    const body = { email: player.email, password: `contraseña-${winner}` };
    expect((await api.call(login, { body })).status).toBe(200);
    expect(await api.mails()).toHaveLength(1);
  });

  it('lets no sign-in with the old password slip through while it is being replaced', async () => {
    const player = await freshPlayer();
    const slipping = await whilePasswordChanges(api, player.user._id, () =>
      api.call(login, { body: { email: player.email, password } }),
    );
    expect(slipping.status).toBe(401);
    expect(await authSessionsOf(api, player.user._id)).toEqual([]);
  });

  it.each([
    ['an unknown token', 'x'.repeat(43), 404],
    ['a short one', 'corto', 400],
  ])('refuses %s', async (_name, token, status) => {
    expect((await reset(token)).status).toBe(status);
  });

  it('refuses a short password and leaves the token alive', async () => {
    const token = await askedToken(await freshPlayer());
    const { status, error } = await reset(token, 'abc');
    expect(status).toBe(400);
    expect(error.issues).toEqual([{ path: 'password', message: 'La contraseña debe tener al menos 6 caracteres' }]);
    expect((await reset(token)).status).toBe(204);
  });
});
