import {
  answerDemoCheckout,
  createCheckoutSession,
  getSubscription,
  processSuccessfulPayment,
  type SubscriptionDetails,
} from '@bandeja/domain/billing/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import type { Deps } from '#kit/deps.ts';
import { addressHash } from '#kit/mail/outbox.ts';
import type { DemoCheckoutOutcome, PaidPlan } from '#ports/payments.ts';
import { buildServer, type ServerOptions } from '#server.ts';
import { caller, type Reply, type TestApi } from './api.ts';
import type { Player } from './factories.ts';

export type Calling = Pick<TestApi, 'call' | 'deps'>;

export async function serverWith(
  api: TestApi,
  changes: Partial<Pick<Deps, 'payments' | 'settings'>>,
  logger: ServerOptions['logger'] = false,
): Promise<Calling & { app: FastifyInstance }> {
  const deps = { ...api.deps, ...changes };
  const app = await buildServer({ deps, logger, ratePerMinute: 100_000 });
  return { app, call: caller(app), deps: { ...deps, log: app.log } };
}

export const waysOf = ({ deps }: Pick<TestApi, 'deps'>) => ({
  successUrl: `${deps.settings.publicUrl}/subscription-success`,
  cancelUrl: `${deps.settings.publicUrl}/subscription`,
});

export function openCheckout(api: Calling, { token }: Player, planId: PaidPlan) {
  return api.call(createCheckoutSession, { token, body: { planId, ...waysOf(api) } });
}

export const checkoutIdOf = (url: string) => url.split('/').at(-1) ?? '';

export function confirm(api: Calling, { token }: Player, sessionId: string) {
  return api.call(processSuccessfulPayment, { token, body: { sessionId } });
}

export async function detailsOf(api: Calling, { token }: Player): Promise<SubscriptionDetails> {
  return (await api.call(getSubscription, { token })).body;
}

/** The player has had a trial: a checkout begins with a payment. */
export async function spendTrial(api: TestApi, { email }: Player): Promise<void> {
  await api.db
    .insertInto('trials')
    .values({ email_hash: addressHash(email) })
    .execute();
}

export const kindsOf = ({ history }: SubscriptionDetails) => history.map(({ kind }) => kind).sort();

export function atDemoCheckout(api: Calling, { token }: Player, id: string, outcome: DemoCheckoutOutcome) {
  return api.call(answerDemoCheckout, { token, params: { id }, body: { outcome } });
}

export async function buy(api: Calling, player: Player, planId: PaidPlan): Promise<string> {
  const { status, body } = await openCheckout(api, player, planId);
  if (status !== 200) throw new Error(`checkout answered ${status}`);
  const id = checkoutIdOf(body.checkoutUrl);
  const paid: Reply<unknown> = await atDemoCheckout(api, player, id, 'pay');
  const confirmed: Reply<unknown> = await confirm(api, player, id);
  if (paid.status !== 200 || confirmed.status !== 200) throw new Error(`paid ${paid.status}, ${confirmed.status}`);
  return id;
}

export async function agePayments(db: Database, email: string, days: number): Promise<void> {
  const ago = `${days * 24} hours`;
  const dates = ['startedAt', 'periodStart', 'periodEnd', 'trialEndsAt'];
  const moved = dates.map(
    (name) => sql`
      case when state ->> ${name} is null then '{}'::jsonb
      else jsonb_build_object(${name}::text, to_char((state ->> ${name})::timestamptz at time zone 'UTC'
        - ${ago}::interval, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`,
  );
  await sql`
    update test_payments set state = state || ${sql.join(moved, sql` || `)}
    where kind = 'subscription' and user_id = (select id from users where email = ${email})`.execute(db);
  await sql`
    update subscriptions set expires_at = expires_at - ${ago}::interval,
      trial_ends_at = trial_ends_at - ${ago}::interval,
      contract_started_at = contract_started_at - ${ago}::interval
    where user_id = (select id from users where email = ${email})`.execute(db);
}

export async function subscriptionRow(api: TestApi, { user }: Player) {
  const {
    updated_at: _at,
    sync_sequence: _sequence,
    ...row
  } = await api.db.selectFrom('subscriptions').selectAll().where('user_id', '=', user._id).executeTakeFirstOrThrow();
  return row;
}

export function historyRows(api: TestApi, { user }: Player) {
  return api.db
    .selectFrom('subscription_history')
    .select(['kind', 'plan', 'status', 'amount_cents', 'provider_reference'])
    .where('user_id', '=', user._id)
    .orderBy('kind')
    .orderBy('provider_reference')
    .execute();
}

export function checkoutRows(api: TestApi, { user }: Player) {
  return api.db.selectFrom('checkouts').selectAll().where('user_id', '=', user._id).execute();
}

export function trialRows(api: TestApi) {
  return api.db.selectFrom('trials').select('reference').execute();
}

export function namelessHistory(api: TestApi) {
  return api.db.selectFrom('subscription_history').selectAll().where('user_id', 'is', null).execute();
}

export function eventRow(api: TestApi, id: string) {
  return api.db.selectFrom('payment_events').selectAll().where('id', '=', id).executeTakeFirst();
}
