import { createHash } from 'node:crypto';
import * as account from '@bandeja/domain/account/contract';
import { login, register } from '@bandeja/domain/auth/contract';
import { getMe, listAccounts } from '@bandeja/domain/profile/contract';
import { each } from '@bandeja/domain/testing/each';
import { generate } from 'otplib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeSecondFactorByEmail } from '#features/auth/promotion.service.ts';
import { seal, unseal } from '#kit/sealed.ts';
import { buildServer } from '#server.ts';
import { caller, useApi } from '#testing/api.ts';
import { newPlayer, type Player, password, secondToken } from '#testing/factories.ts';
import { addPasskeyByHand, addRecoveryHash, promote, recoveryHashesOf, sealedSecretOf } from '#testing/rows.ts';

const api = useApi();

// the limits read the process's own clock: on a busy machine one of their pauses could be over before the last guess
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function codeOf(secret: string, steps = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor((api.clock.now ?? new Date()).getTime() / 1000) + steps * 30 });
}

function wait(seconds: number): void {
  api.clock.now = new Date((api.clock.now ?? new Date()).getTime() + seconds * 1000);
}

async function withSecondFactor(player: Player): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { token } = player;
  const { status, body } = await api.call(account.beginSecondFactor, { token, body: { password } });
  if (status !== 200) throw new Error(`begin answered ${status}`);
  const confirmed = await api.call(account.confirmSecondFactor, { token, body: { code: await codeOf(body.secret) } });
  if (confirmed.status !== 200) throw new Error(`confirm answered ${confirmed.status}`);
  wait(60);
  return { secret: body.secret, ...confirmed.body };
}

const signIn = ({ email }: Player, code?: string) =>
  api.call(login, { body: { email, password, ...(code === undefined ? {} : { code }) } });

describe('the second factor', () => {
  it('counts from its first code on, ends the other sign-ins and is reported by mail', async () => {
    const player = await newPlayer(api);
    const other = await secondToken(api, player);
    const wrong = await api.call(account.beginSecondFactor, { token: player.token, body: { password: 'no-es-esta' } });
    expect([wrong.status, wrong.error.code]).toEqual([403, 'auth.wrong_password']);
    const { body: begun } = await api.call(account.beginSecondFactor, { token: player.token, body: { password } });
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Bandeja[:%]/);
    expect(begun.uri).toContain(begun.secret);
    expect((await signIn(player)).status).toBe(200);
    const missed = await api.call(account.confirmSecondFactor, { token: player.token, body: { code: '000000' } });
    expect([missed.status, missed.error.message]).toEqual([403, 'El código no es correcto o ya se ha usado.']);
    await api.mails();
    const { body } = await api.call(account.confirmSecondFactor, {
      token: player.token,
      body: { code: await codeOf(begun.secret) },
    });
    expect(new Set(body.recoveryCodes).size).toBe(10);
    each(body.recoveryCodes, 10, (code) => expect(code).toMatch(/^[A-Z1-9]{5}-[A-Z1-9]{5}$/));
    expect((await api.call(getMe, { token: other })).status).toBe(401);
    const { body: state } = await api.call(account.getSecondFactor, { token: player.token });
    expect(state).toEqual({ isOn: true, recoveryCodesLeft: 10, passkeys: [], isRequired: false });
    expect((await api.mails()).map(({ subject }) => subject)).toEqual(['Verificación en dos pasos activada']);
    expect((await api.call(account.beginSecondFactor, { token: player.token, body: { password } })).status).toBe(409);
  });

  it('is asked for after the right password only; a code counts once, also at the same moment', async () => {
    const player = await newPlayer(api);
    const { secret } = await withSecondFactor(player);
    const asked = await signIn(player);
    expect([asked.status, asked.error.code]).toEqual([401, 'auth.code_required']);
    const wrongPassword = await api.call(login, { body: { email: player.email, password: 'no-es-esta' } });
    expect(wrongPassword.error.code).toBe('auth.invalid_credentials');
    const code = await codeOf(secret);
    const together = await Promise.all([signIn(player, code), signIn(player, code)]);
    expect(together.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await signIn(player, await codeOf(secret, -1))).status).toBe(403);
    expect((await signIn(player, await codeOf(secret, 3))).status).toBe(403);
    wait(30);
    expect((await signIn(player, ` ${await codeOf(secret)} `)).status).toBe(200);
  });

  it('takes each recovery code once, however it is written, and new ones end the former', async () => {
    const player = await newPlayer(api);
    const { recoveryCodes } = await withSecondFactor(player);
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn(player, first.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect((await signIn(player, first)).status).toBe(403);
    const { body } = await api.call(account.renewRecoveryCodes, { token: player.token, body: { password } });
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await signIn(player, second)).status).toBe(403);
    expect((await signIn(player, body.recoveryCodes[0])).status).toBe(200);
    const { body: state } = await api.call(account.getSecondFactor, { token: player.token });
    expect(state.recoveryCodesLeft).toBe(9);
  });

  it('stores recovery codes by a slow hash; those of before stay good', async () => {
    const player = await newPlayer(api);
    const { recoveryCodes } = await withSecondFactor(player);
    const fast = (code: string) =>
      createHash('sha256')
        .update(`${player.user._id} ${code.replace('-', '')}`)
        .digest();
    const stored = await recoveryHashesOf(api, player.user._id);
    expect(stored.filter((hash) => recoveryCodes.some((code) => fast(code).equals(hash)))).toEqual([]);
    await addRecoveryHash(api, player.user._id, fast('ABCDE-FGH23'));
    expect((await signIn(player, 'abcde-fgh23')).status).toBe(200);
    expect((await signIn(player, 'abcde-fgh23')).status).toBe(403);
  });

  it('is guessed slowly: after five wrong codes each further one waits', async () => {
    const player = await newPlayer(api);
    await withSecondFactor(player);
    const codes = Array.from({ length: 12 }, (_, n) => String(n).padStart(6, '0'));
    const statuses = (await Promise.all(codes.map((code) => signIn(player, code)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(6);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
  });

  it('says what helps when its secret was encrypted with another key, and logs that once', async () => {
    const player = await newPlayer(api);
    const { secret, recoveryCodes } = await withSecondFactor(player);
    const lines: string[] = [];
    const logger = { level: 'info', stream: { write: (line: string) => lines.push(line) } };
    const settings = { ...api.deps.settings, secretKey: 'another key, of a restored server without its own' };
    const app = await buildServer({ deps: { ...api.deps, settings }, logger });
    const enter = async (code: string) => caller(app)(login, { body: { email: player.email, password, code } });
    for (let tries = 0; tries < 3; tries += 1) {
      const { status, error } = await enter(await codeOf(secret));
      expect([status, error]).toEqual([
        409,
        {
          code: 'auth.code_unreadable',
          message:
            'Este servidor ya no puede comprobar los códigos de tu aplicación. Entra con un código de recuperación o con tu llave de acceso; si no tienes, escríbenos y te ayudamos a entrar.',
        },
      ]);
    }
    expect((await enter(recoveryCodes[0] ?? '')).status).toBe(200);
    const warnings = lines.filter((line) => line.includes('second factors were encrypted with another key'));
    expect(warnings.length).toBe(1);
    expect(lines.join('')).not.toContain(secret);
    expect(lines.join('')).not.toContain('request failed');
    const other = await newPlayer(api);
    const begin = { token: other.token, body: { password } };
    const begun = await api.call(account.beginSecondFactor, begin);
    const code = await codeOf(begun.body.secret);
    const confirmed = await caller(app)(account.confirmSecondFactor, { token: other.token, body: { code } });
    expect([confirmed.status, confirmed.error.code]).toEqual([409, 'second_factor.not_begun']);
    expect((await caller(app)(account.beginSecondFactor, begin)).status).toBe(200);
    await app.close();
  });

  it('can be turned off with the password, which mails a notice', async () => {
    const player = await newPlayer(api);
    await withSecondFactor(player);
    await api.mails();
    const { token } = player;
    expect((await api.call(account.endSecondFactor, { token, body: { password: 'no-es-esta' } })).status).toBe(403);
    expect((await api.call(account.endSecondFactor, { token, body: { password } })).status).toBe(204);
    expect((await signIn(player)).status).toBe(200);
    expect((await api.mails()).map(({ subject }) => subject)).toEqual(['Verificación en dos pasos desactivada']);
    expect((await api.call(account.renewRecoveryCodes, { token, body: { password } })).status).toBe(409);
  });

  it('leaves no readable secret in the database, and none that another account could use', async () => {
    const [player, other] = [await newPlayer(api), await newPlayer(api)];
    const { secret } = await withSecondFactor(player);
    const sealed = await sealedSecretOf(api, player.user._id);
    expect(sealed.toString('latin1')).not.toContain(secret);
    expect(unseal(api.deps.settings, player.user._id, sealed)).toBe(secret);
    expect(() => unseal(api.deps.settings, other.user._id, sealed)).toThrow();
    const [one, two] = [seal(api.deps.settings, 'a', secret), seal(api.deps.settings, 'a', secret)];
    expect(one.equals(two)).toBe(false);
  });
});

describe('admins', () => {
  const asAdmin = (token: string) => api.call(listAccounts, { token, query: {} });

  it('administer with a second factor alone', async () => {
    const player = await newPlayer(api);
    await promote(api, player.user._id);
    const refused = await asAdmin(player.token);
    expect([refused.status, refused.error]).toEqual([
      403,
      {
        code: 'admin.second_factor',
        message: 'Para administrar, activa antes la verificación en dos pasos en tu perfil.',
      },
    ]);
    const { body: state } = await api.call(account.getSecondFactor, { token: player.token });
    expect(state.isRequired).toBe(true);
    const { secret } = await withSecondFactor(player);
    expect((await asAdmin(player.token)).status).toBe(200);
    const { body } = await signIn(player, await codeOf(secret));
    expect((await asAdmin(body.token)).status).toBe(200);
    await api.call(account.endSecondFactor, { token: player.token, body: { password } });
    const after = await Promise.all([player.token, body.token].map(asAdmin));
    expect(after.map(({ status }) => status)).toEqual([403, 403]);
  });

  it('with a passkey cannot make another factor from a sign-in by password', async () => {
    const player = await newPlayer(api);
    await promote(api, player.user._id);
    const id = await addPasskeyByHand(api, player.user._id, 'Móvil');
    const { body: weak } = await signIn(player);
    const [token, body] = [weak.token, { password }];
    const answers = await Promise.all([
      api.call(account.beginSecondFactor, { token, body }),
      api.call(account.confirmSecondFactor, { token, body: { code: '123456' } }),
      api.call(account.endSecondFactor, { token, body }),
      api.call(account.beginPasskey, { token, body }),
      api.call(account.removePasskey, { token, params: { id }, body }),
    ]);
    expect(answers.map(({ status, error }) => [status, error.code])).toEqual(
      Array(answers.length).fill([403, 'auth.passkey_first']),
    );
    expect((await asAdmin(token)).status).toBe(403);
  });

  it('are let in by the console when telephone and codes are lost', async () => {
    const player = await newPlayer(api);
    await withSecondFactor(player);
    const audit = () => ({ id: api.deps.newId(), at: new Date() });
    expect(await removeSecondFactorByEmail(api.db, player.email.toUpperCase(), audit())).toBe('done');
    expect((await api.call(getMe, { token: player.token })).status).toBe(401);
    expect((await signIn(player)).status).toBe(200);
    expect(await removeSecondFactorByEmail(api.db, 'nadie@ejemplo.es', audit())).toBe('unknown');
  });

  it('need none in the demo account of a server that no other machine reaches', async () => {
    const player = await newPlayer(api);
    await promote(api, player.user._id, { is_demo: true });
    expect((await asAdmin(player.token)).status).toBe(200);
  });
});

describe('a passkey', () => {
  it('is created with the password, and refused when it is none', async () => {
    const { token, email } = await newPlayer(api);
    expect((await api.call(account.beginPasskey, { token, body: { password: 'no-es-esta' } })).status).toBe(403);
    const { body } = await api.call(account.beginPasskey, { token, body: { password } });
    expect(body.options).toMatchObject({ rp: { id: 'localhost' }, user: { name: email }, attestation: 'none' });
    const clientDataJSON = Buffer.from(
      JSON.stringify({ type: 'webauthn.create', challenge: body.options.challenge, origin: 'https://otra.example' }),
    ).toString('base64url');
    const passkey = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' as const, clientExtensionResults: {} };
    const response = { ...passkey, response: { clientDataJSON, attestationObject: 'AAAA' } };
    const { status, error } = await api.call(account.addPasskey, { token, body: { name: 'Móvil', response } });
    expect([status, error.message]).toEqual([403, 'No se ha podido comprobar tu llave de acceso.']);
  });

  it('refuses a passkey that is unknown', async () => {
    const { body } = await api.call(account.beginPasskeySignIn, {});
    expect(body.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const response = {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    };
    const { status, error } = await api.call(account.loginWithPasskey, { body: { response } });
    expect([status, error.code]).toEqual([403, 'auth.passkey_refused']);
  });
});

describe('a sign-in from a device or a region that is new', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';
  const android = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36';

  it('is reported to the owner once, with the device and little of its address', async () => {
    const email = 'avisada@ejemplo.es';
    const enter = (userAgent: string, address: string) =>
      api.call(login, { body: { email, password }, headers: { 'user-agent': userAgent }, address });
    await api.call(register, {
      body: { name: 'Marta Gil', email, password },
      headers: { 'user-agent': iphone },
      address: '83.45.1.2',
    });
    await api.mails();
    await enter(iphone, '83.45.200.7');
    expect(await api.mails()).toEqual([]);
    await enter(android, '83.45.200.7');
    const [mail, ...more] = await api.mails();
    expect([mail?.subject, more]).toEqual(['Nuevo acceso a tu cuenta', []]);
    expect(mail?.text).toContain('Dispositivo: Chrome en Android');
    expect(mail?.text).toContain('Red aproximada: 83.45.x.x');
    expect(mail?.text).not.toContain('83.45.200.7');
    await enter(android, '83.45.9.9');
    expect(await api.mails()).toEqual([]);
    await enter(iphone, '2a02:9130:1:2::3');
    expect((await api.mails()).map(({ text }) => text)).toEqual([
      expect.stringContaining('Red aproximada: 2a02:9130:'),
    ]);
  });
});
