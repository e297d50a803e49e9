import {
  beginOidc,
  confirmOidc,
  finishOidc,
  forgotPassword,
  getOidc,
  login,
  logout,
  register,
  resendVerification,
  resetPassword,
  signInToDemo,
  verifyEmail,
} from '@bandeja/domain/auth/contract';
import * as address from '#features/auth/address.service.ts';
import * as demo from '#features/auth/demo.service.ts';
import * as oidc from '#features/auth/oidc.service.ts';
import * as password from '#features/auth/password.service.ts';
import { deleteAuthSession } from '#features/auth/queries.ts';
import * as auth from '#features/auth/service.ts';
import { loadUser } from '#features/profile/service.ts';
import type { Deps } from '#kit/deps.ts';
import type { Bind } from '#kit/endpoint.ts';
import { requestTimeZone } from '#kit/request.ts';

export function authRoutes(bind: Bind, deps: Deps): void {
  bind(register, async ({ body, request }) => {
    oidc.refuseWhereOnly(deps);
    const { token, userId } = await auth.register(deps, {
      ...body,
      timeZone: requestTimeZone(request),
      ...auth.callerOf(request),
    });
    return { token, user: await loadUser(deps, userId) };
  });

  bind(login, async ({ body, request }) => {
    oidc.refuseWhereOnly(deps);
    const { token, userId } = await auth.login(deps, { ...body, ...auth.callerOf(request) });
    return { token, user: await loadUser(deps, userId) };
  });

  bind(signInToDemo, async ({ body, request }) => {
    const { token, userId } = await demo.signInByDemoLink(deps, body.token, auth.callerOf(request));
    return { token, user: await loadUser(deps, userId) };
  });

  bind(beginOidc, () => oidc.beginOidc(deps));
  bind(confirmOidc, async ({ body, request }) => {
    const timeZone = requestTimeZone(request);
    const step = await oidc.confirmOidc(deps, { ...body, timeZone, ...auth.callerOf(request) });
    if (step.step !== 'signedIn') return step;
    const { token, userId, isNew } = step;
    return { step: 'signedIn' as const, isNew, session: { token, user: await loadUser(deps, userId) } };
  });
  bind(finishOidc, async ({ body, request }) => {
    const { token, userId } = await oidc.finishOidc(deps, { ...body, ...auth.callerOf(request) });
    return { token, user: await loadUser(deps, userId) };
  });
  bind(getOidc, async ({ actor }) => oidc.joinedTo(deps, actor));

  bind(logout, async ({ actor }) => {
    await deleteAuthSession(deps.db, actor.userId, actor.authSessionId);
  });

  bind(forgotPassword, ({ body }) => password.orderReset(deps, body.email));

  bind(resetPassword, async ({ body, request }) => {
    await password.resetPassword(deps, body);
    request.log.info('password set by mail');
  });

  bind(verifyEmail, ({ body }) => address.verifyEmail(deps, body.token));

  bind(resendVerification, ({ actor }) => address.resendVerification(deps, actor));
}
