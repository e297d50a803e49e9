import { hash, randomBytes } from 'node:crypto';
import { type Joined, registerBodySchema } from '@bandeja/domain/auth/contract';
import { asLine } from '@bandeja/domain/wire/line';
import { z } from 'zod';
import { accountByEmail, markVerified } from '#features/auth/account.queries.ts';
import { hashPassword } from '#features/auth/hashing.service.ts';
import * as queries from '#features/auth/oidc.queries.ts';
import { credentialsById } from '#features/auth/queries.ts';
import { factorOf } from '#features/auth/second-factor.queries.ts';
import { checkSecondFactor, notifyOwner } from '#features/auth/second-factor.service.ts';
import { type Caller, insertAccount, openSignIn, provenAccount, type SignIn } from '#features/auth/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import { isTaken } from '#kit/database/unique-keys.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';
import { networksOf } from '#kit/limits.ts';
import { pages } from '#kit/pages.ts';
import { seal, unseal } from '#kit/sealed.ts';
import { authorizeUrl, OidcFailure, type Person, personOf } from '#ports/oidc.ts';
import type { OidcSettings } from '#settings.ts';

const attemptMs = 10 * 60_000;
const sealOwner = 'oidc attempt';
const defaultTimeZone = 'Europe/Madrid';
const nameMost = 80;

const begunSchema = z.object({ nonce: z.string(), verifier: z.string(), binding: z.string() });
const pendingSchema = z.object({
  issuer: z.string(),
  subject: z.string(),
  /** The account that the password joins; null: the subject is one's already, and its code is asked for. */
  email: z.string().nullable(),
});
type Pending = z.infer<typeof pendingSchema>;

const fresh = () => randomBytes(32).toString('base64url');
const hashOf = (text: string): Buffer => hash('sha256', text, 'buffer');
const redirectUri = ({ settings }: Deps) => `${settings.publicUrl}${pages.oidc}`;

/** @throws AppError oidc.only where people sign in with the provider alone */
export function refuseWhereOnly({ settings }: Deps): void {
  if (settings.oidc?.isOnly) throw new AppError('oidc.only');
}

const providerOf = ({ settings }: Deps): OidcSettings => found(settings.oidc, 'oidc.unavailable');

async function keep(deps: Deps, key: string, details: unknown): Promise<void> {
  const sealed = seal(deps.settings, sealOwner, JSON.stringify(details));
  const expiresAt = new Date(deps.now().getTime() + attemptMs);
  await queries.insertAttempt(deps.db, { keyHash: hashOf(key), details: sealed, expiresAt });
}

function opened<T>(deps: Deps, schema: z.ZodType<T>, sealed: Buffer | null): T {
  const text = unseal(deps.settings, sealOwner, found(sealed, 'oidc.refused'));
  return schema.parse(JSON.parse(text));
}

function explained(error: unknown): never {
  if (!(error instanceof OidcFailure)) throw error;
  throw new AppError(error.kind === 'away' ? 'oidc.failed' : 'oidc.refused');
}

/** @throws AppError oidc.unavailable, oidc.failed */
export async function beginOidc(deps: Deps): Promise<{ authorizeUrl: string; binding: string }> {
  const provider = providerOf(deps);
  const [state, nonce, verifier, binding] = [fresh(), fresh(), fresh(), fresh()];
  const checks = { state, nonce, verifier, redirectUri: redirectUri(deps) };
  const address = await authorizeUrl(provider, checks).catch(explained);
  await keep(deps, state, { nonce, verifier, binding });
  return { authorizeUrl: address, binding };
}

type Step =
  | ({ step: 'signedIn'; isNew: boolean } & SignIn)
  | { step: 'password'; pending: string; email: string }
  | { step: 'code'; pending: string };

type Returned = Caller & { query: string; binding: string; timeZone: string | null };

/** What came back counts once, for the browser that began. @throws AppError oidc.* */
export async function confirmOidc(deps: Deps, { query, binding, ...caller }: Returned): Promise<Step> {
  const provider = providerOf(deps);
  const answer = new URL(redirectUri(deps));
  answer.search = query;
  const state = answer.searchParams.get('state') ?? '';
  const begun = opened(deps, begunSchema, await queries.takeAttempt(deps.db, hashOf(state), deps.now()));
  if (begun.binding !== binding) throw new AppError('oidc.refused');
  const person = await personOf(provider, answer, { ...begun, state }).catch(explained);
  const userId = await queries.userOfSubject(deps.db, person);
  if (userId !== null) return signedInAs(deps, { person, userId, caller });
  const email = addressOf(person);
  if (await accountByEmail(deps.db, email)) {
    return { step: 'password', email, pending: await remain(deps, { ...person, email }) };
  }
  return createAccount(deps, { ...person, email }, caller);
}

/** An address proves nothing unless the provider has confirmed it. @throws AppError oidc.address */
function addressOf({ email, isVerified }: Person): string {
  const checked = registerBodySchema.shape.email.safeParse(email);
  if (!isVerified || !checked.success) throw new AppError('oidc.address');
  return checked.data;
}

async function remain(deps: Deps, { issuer, subject, email }: Pending): Promise<string> {
  const pending = fresh();
  await keep(deps, pending, { issuer, subject, email });
  return pending;
}

type Known = { person: Person; userId: string; caller: Caller };

/** An application that generates codes is asked for all the same. */
async function signedInAs(deps: Deps, { person, userId, caller }: Known): Promise<Step> {
  const factor = await factorOf(deps.db, userId);
  if (factor?.isConfirmed) return { step: 'code', pending: await remain(deps, { ...person, email: null }) };
  const known = found(await credentialsById(deps.db, userId), 'oidc.refused');
  const signIn = await openSignIn(deps, known, { ...caller, hasSecondFactor: false });
  return { step: 'signedIn', isNew: false, ...found(signIn, 'oidc.refused') };
}

async function createAccount(
  deps: Deps,
  { issuer, subject, email, name }: Person & { email: string },
  caller: Caller & { timeZone: string | null },
): Promise<Step> {
  const userId = deps.newId();
  // nobody knows it: one by mail takes its place
  const passwordHash = await hashPassword(fresh(), networksOf(caller.address).network);
  const called = asLine(name ?? '').slice(0, nameMost) || (email.split('@')[0] ?? '');
  const timeZone = caller.timeZone ?? defaultTimeZone;
  const account = { id: userId, email, name: called, passwordHash, timeZone, chosenPlan: null, createdAt: deps.now() };
  try {
    return await inTransaction(deps, async (tx) => {
      const token = await insertAccount(deps, tx, account, caller);
      await markVerified(tx, userId, deps.now());
      await queries.joinSubject(tx, { userId, issuer, subject, at: deps.now() });
      return { step: 'signedIn' as const, isNew: true, token, userId };
    });
  } catch (error) {
    // twice at the same moment: the next try finds the account
    if (isTaken(error)) throw new AppError('oidc.refused');
    throw error;
  }
}

type Shown = Caller & { pending: string; password?: string | undefined; code?: string | undefined };

/** @throws AppError oidc.*, auth.invalid_credentials, auth.code_*, rate.limited */
export async function finishOidc(deps: Deps, { pending, password = '', code, ...caller }: Shown): Promise<SignIn> {
  providerOf(deps);
  const keyHash = hashOf(pending);
  const { email, ...subject } = opened(deps, pendingSchema, await queries.readAttempt(deps.db, keyHash, deps.now()));
  const { known, hasSecondFactor } =
    email === null
      ? await provenOwner(deps, { ...subject, code, address: caller.address })
      : await provenAccount(deps, { email, password, code, address: caller.address });
  try {
    return await inTransaction(deps, async (tx, inTx) => {
      found(await queries.takeAttempt(tx, keyHash, deps.now()), 'oidc.refused');
      if (email !== null) {
        await queries.joinSubject(tx, { userId: known.id, ...subject, at: deps.now() });
        await markVerified(tx, known.id, deps.now());
        await notifyOwner(inTx, tx, known.id, 'joined');
      }
      return found(await openSignIn(inTx, known, { ...caller, hasSecondFactor }), 'oidc.refused');
    });
  } catch (error) {
    if (isTaken(error, 'subject')) throw new AppError('oidc.refused');
    throw error;
  }
}

async function provenOwner(
  deps: Deps,
  { issuer, subject, code, address }: { issuer: string; subject: string; code: string | undefined; address: string },
) {
  const userId = found(await queries.userOfSubject(deps.db, { issuer, subject }), 'oidc.refused');
  const known = found(await credentialsById(deps.db, userId), 'oidc.refused');
  return { known, hasSecondFactor: await checkSecondFactor(deps, { userId, code, address }) };
}

export async function joinedTo(deps: Deps, { userId }: Actor): Promise<Joined> {
  const { oidc } = deps.settings;
  const at = oidc && (await queries.joinedAt(deps.db, userId, oidc.issuer));
  return { name: oidc?.name ?? null, joinedAt: at?.toISOString() ?? null };
}

/** The caller has shown the password. */
export async function partFromProvider(deps: Deps, actor: Actor): Promise<Joined> {
  const { oidc } = deps.settings;
  await inTransaction(deps, async (tx, inTx) => {
    const isParted = oidc !== null && (await queries.partFrom(tx, actor.userId, oidc.issuer));
    if (isParted) await notifyOwner(inTx, tx, actor.userId, 'parted');
  });
  return joinedTo(deps, actor);
}

export function forgetAttempts({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  return queries.deleteOldAttempts(db, now());
}
