import { register, resendVerification, resetPassword, verifyEmail } from '@bandeja/domain/auth/contract';
import { getMe } from '@bandeja/domain/profile/contract';
import type { Email } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer, password } from '#testing/factories.ts';
import { deleteUser } from '#testing/rows.ts';

const api = useApi();

function tokenIn(mail: Email | undefined): string {
  const token = /http:\/\/localhost:4000\/verify-email\?token=([\w-]{43})\s/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no link in ${mail?.text}`);
  return token;
}

const verify = (token: string) => api.call(verifyEmail, { body: { token } });
const isVerified = async (token: string) => (await api.call(getMe, { token })).body.emailVerified;

describe('the mail to a new account', () => {
  it('confirms its address, and following the link again changes nothing', async () => {
    const player = await newPlayer(api);
    const [mail] = await api.mails();
    expect(mail?.subject).toBe('Confirma tu correo en Bandeja');
    expect(mail?.to).toEqual([{ name: '', address: player.email }]);
    expect(mail?.html).toContain('Confirmar mi correo');
    expect(await isVerified(player.token)).toBe(false);
    const token = tokenIn(mail);
    expect((await verify(token)).status).toBe(204);
    expect(await isVerified(player.token)).toBe(true);
    expect((await verify(token)).status).toBe(204);
  });

  it('carries no word of the person who opened the account: it may be a stranger who writes to others', async () => {
    const name = 'Gana 1000 euros en http://malo.example';
    await api.call(register, { body: { name, email: 'ajena@ejemplo.es', password } });
    const [mail] = await api.mails();
    expect(mail?.text).toContain('¡Hola!');
    expect(`${mail?.text}${mail?.html}`).not.toContain('malo.example');
  });

  it('is not sent when the account is gone before it could be written', async () => {
    const player = await newPlayer(api);
    await deleteUser(api, player.user._id);
    expect(await api.mails()).toEqual([]);
  });

  it('is not ordered by a registration that is refused', async () => {
    const player = await newPlayer(api);
    await api.mails();
    const { status } = await api.call(register, { body: { name: 'Otra', email: player.email, password } });
    expect(status).toBe(409);
    expect(await api.mails()).toEqual([]);
  });
});

describe('POST /auth/verify-email', () => {
  it('works for seven days', async () => {
    const [first, second] = [await newPlayer(api), await newPlayer(api)];
    const mails = await api.mails();
    const tokenOf = (email: string) => tokenIn(mails.find((mail) => mail.to?.[0]?.address === email));
    const day = 86_400_000;
    api.clock.now = new Date(Date.now() + 6.9 * day);
    expect((await verify(tokenOf(first.email))).status).toBe(204);
    api.clock.now = new Date(Date.now() + 7.1 * day);
    const late = await verify(tokenOf(second.email));
    expect([late.status, late.error.code]).toEqual([404, 'mail.link_invalid']);
  });

  it('refuses unknown tokens, and its token is good for nothing else', async () => {
    expect((await verify('y'.repeat(43))).status).toBe(404);
    expect((await verify('corto')).status).toBe(400);
    await newPlayer(api);
    const token = tokenIn((await api.mails())[0]);
    expect((await api.call(resetPassword, { body: { token, password: 'abcdef' } })).status).toBe(404);
    expect((await verify(token)).status).toBe(204);
  });
});

describe('POST /auth/resend-verification', () => {
  it('sends the mail again, and nothing once the address is confirmed', async () => {
    const player = await newPlayer(api);
    await api.mails();
    expect((await api.call(resendVerification, { token: player.token })).status).toBe(204);
    const mails = await api.mails();
    expect(mails).toHaveLength(1);
    await verify(tokenIn(mails[0]));
    expect((await api.call(resendVerification, { token: player.token })).status).toBe(204);
    expect(await api.mails()).toEqual([]);
  });

  it('is refused without a token, and after five mails in an hour', async () => {
    expect((await api.call(resendVerification)).status).toBe(401);
    const player = await newPlayer(api);
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => api.call(resendVerification, { token: player.token })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 204, 204, 204, 429, 429]);
    expect(await api.mails()).toHaveLength(5);
  });
});
