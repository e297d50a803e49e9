import type { Readable } from 'node:stream';
import * as contract from '@bandeja/domain/account/contract';
import { leaveOidc } from '@bandeja/domain/auth/contract';
import type { FastifyReply } from 'fastify';
import { changeAccount, refund } from '#features/account/admin.service.ts';
import { sessionsCsv } from '#features/account/csv.service.ts';
import { deleteAccount } from '#features/account/deletion.service.ts';
import { listDevices, signOutDevice } from '#features/account/devices.service.ts';
import { exportAccount } from '#features/account/export.service.ts';
import { playerFile, resendVerifications, sendReset } from '#features/account/player.service.ts';
import { changePassword, signOutEverywhere, verifiedAccount } from '#features/account/service.ts';
import { partFromProvider } from '#features/auth/oidc.service.ts';
import * as passkey from '#features/auth/passkey.service.ts';
import * as factor from '#features/auth/second-factor.service.ts';
import { callerOf, loginWithPasskey } from '#features/auth/service.ts';
import { loadUser } from '#features/profile/service.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';

export function accountRoutes(bind: Bind, deps: Deps): void {
  /** Changes to an account's protection require its password; a passkey does not replace it. */
  async function requirePassword(actor: Actor, { password }: { password: string }) {
    await verifiedAccount(deps, actor, password);
    await factor.requireFullSignIn(deps, actor);
  }

  bind(leaveOidc, async ({ actor, body }) => {
    await requirePassword(actor, body);
    return partFromProvider(deps, actor);
  });

  bind(contract.changePassword, async ({ actor, body, request }) => {
    await changePassword(deps, actor, body);
    request.log.info({ signIn: actor.authSessionId }, 'password changed');
  });

  bind(contract.listDevices, ({ actor }) => listDevices(deps, actor));
  bind(contract.signOutDevice, ({ actor, params }) => signOutDevice(deps, actor, params.id));
  bind(contract.signOutEverywhere, ({ actor }) => signOutEverywhere(deps, actor));

  bind(contract.getSecondFactor, ({ actor }) => factor.secondFactorOf(deps, actor));
  bind(contract.beginSecondFactor, async ({ actor, body }) => {
    await requirePassword(actor, body);
    return factor.beginSecondFactor(deps, actor);
  });
  bind(contract.confirmSecondFactor, async ({ actor, body }) => {
    await factor.requireFullSignIn(deps, actor);
    return { recoveryCodes: await factor.confirmSecondFactor(deps, actor, body.code) };
  });
  bind(contract.renewRecoveryCodes, async ({ actor, body }) => {
    await requirePassword(actor, body);
    return { recoveryCodes: await factor.renewRecoveryCodes(deps, actor) };
  });
  bind(contract.endSecondFactor, async ({ actor, body }) => {
    await requirePassword(actor, body);
    await factor.endSecondFactor(deps, actor);
  });

  bind(contract.beginPasskey, async ({ actor, body }) => {
    await requirePassword(actor, body);
    return { options: await passkey.beginPasskey(deps, actor) };
  });
  bind(contract.addPasskey, async ({ actor, body }) => {
    await factor.requireFullSignIn(deps, actor);
    return passkey.addPasskey(deps, actor, body);
  });
  bind(contract.removePasskey, async ({ actor, params, body }) => {
    await requirePassword(actor, body);
    await passkey.removePasskey(deps, actor, params.id);
  });
  bind(contract.beginPasskeySignIn, async () => ({ options: await passkey.beginPasskeySignIn(deps) }));
  bind(contract.loginWithPasskey, async ({ body, request }) => {
    const { token, userId } = await loginWithPasskey(deps, body, callerOf(request));
    return { token, user: await loadUser(deps, userId) };
  });

  bind(contract.exportAccount, async ({ actor, reply }) => {
    const { filename, json } = await exportAccount(deps, actor);
    return attachment(reply, contract.exportAccount, filename, json);
  });
  bind(contract.exportSessionsCsv, async ({ actor, reply }) => {
    const { filename, csv } = sessionsCsv(deps, actor);
    return attachment(reply, contract.exportSessionsCsv, filename, csv);
  });

  bind(contract.changeAccount, ({ actor, params, body }) => changeAccount(deps, actor, params.id, body));
  bind(contract.getPlayer, ({ actor, params }) => playerFile(deps, actor, params.id));
  bind(contract.resendVerifications, ({ actor, body }) => resendVerifications(deps, actor, body.ids));
  bind(contract.sendReset, ({ actor, params }) => sendReset(deps, actor, params.id));
  bind(contract.refundPayment, ({ actor, params, body }) => refund(deps, actor, params.id, body));
  bind(contract.deleteAccount, ({ actor, body }) => deleteAccount(deps, actor, body.password));
}

function attachment(reply: FastifyReply, { media }: { media: string }, filename: string, text: Readable): string {
  reply.type(media).header('content-disposition', `attachment; filename="${filename}"`);
  // Fastify sends a stream unchanged: the contract's text, without holding it in memory
  return text as unknown as string;
}
