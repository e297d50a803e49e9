import { credentialsById } from '#features/auth/queries.ts';
import { type Caller, openSignIn, type SignIn } from '#features/auth/service.ts';
import type { Deps } from '#kit/deps.ts';
import { found } from '#kit/errors.ts';
import { endLinks, makeLink, redeemLink } from '#kit/mail/links.ts';
import { pages } from '#kit/pages.ts';

/** Works once, and ends the link of an earlier start. The token never reaches a log: it is the address's fragment. */
export async function demoLink(deps: Pick<Deps, 'db' | 'now' | 'settings'>, userId: string): Promise<string> {
  await endLinks(deps, deps.db, 'demo_sign_in', { userId });
  const token = await makeLink(deps, deps.db, 'demo_sign_in', { userId });
  return `${deps.settings.publicUrl}${pages.demoSignIn}#${token}`;
}

/** Signs in by the link that the start has printed. @throws AppError mail.link_invalid, also wherever the server is no demo */
export async function signInByDemoLink(deps: Deps, token: string, caller: Caller): Promise<SignIn> {
  const owner = deps.settings.isDemo ? await redeemLink(deps, deps.db, 'demo_sign_in', token) : null;
  const known = owner && 'userId' in owner ? await credentialsById(deps.db, owner.userId) : null;
  return found(known && (await openSignIn(deps, known, { ...caller, hasSecondFactor: false })), 'mail.link_invalid');
}
