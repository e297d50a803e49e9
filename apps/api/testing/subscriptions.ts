import { randomUUID } from 'node:crypto';
import type { Subscription } from '@bandeja/domain/billing/schemas';
import type { PlanId } from '@bandeja/domain/billing/vocabulary';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import type { TestApi } from './api.ts';
import type { Player } from './factories.ts';

type State = {
  plan: PlanId;
  status?: Subscription['status'];
  expiresAt?: Date | null;
  renews?: boolean;
};

export function subscribe(api: TestApi, player: Player, state: State): Promise<void> {
  return grantPlan(api.db, player.email, state);
}

export async function grantPlan(db: Database, email: string, state: State): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ plan: state.plan, status: state.status ?? 'active', expires_at: state.expiresAt ?? null })
    .$if(state.renews === true, (update) =>
      update.set({
        provider: 'stripe',
        provider_customer_id: `cus_${randomUUID()}`,
        provider_subscription_id: `sub_${randomUUID()}`,
      }),
    )
    .where('user_id', 'in', ({ selectFrom }) => selectFrom('users').select('id').where('email', '=', email))
    .execute();
}

/** With the trial if that was it. The effect shows at the next request. */
export async function endPaidPeriod(db: Database, email: string, at: Date): Promise<void> {
  const end = at.toISOString();
  const start = new Date(at.getTime() - 7 * 86_400_000).toISOString();
  await sql`
    update test_payments
    set state = state
      || jsonb_build_object('periodStart', ${start}::text, 'periodEnd', ${end}::text)
      || case when state ->> 'trialEndsAt' is null then '{}'::jsonb else jsonb_build_object('trialEndsAt', ${end}::text) end
    where kind = 'subscription' and user_id in (select id from users where email = ${email})`.execute(db);
  await db
    .updateTable('subscriptions')
    .set({ expires_at: at })
    .where('user_id', 'in', ({ selectFrom }) => selectFrom('users').select('id').where('email', '=', email))
    .execute();
}

export async function useRoutines(
  api: TestApi,
  player: Player,
  month: string,
  routines: number | string[],
): Promise<void> {
  const ids = typeof routines === 'number' ? Array.from({ length: routines }, () => randomUUID()) : routines;
  await api.db
    .insertInto('usage_routines')
    .values(ids.map((routine_id) => ({ user_id: player.user._id, month, routine_id })))
    .execute();
}

export async function useSessions(api: TestApi, player: Player, month: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, () => ({ user_id: player.user._id, month, session_id: randomUUID() }));
  await api.db.insertInto('usage_sessions').values(rows).execute();
}

export async function countedRoutines(api: TestApi, player: Player): Promise<string[]> {
  const rows = await api.db
    .selectFrom('usage_routines')
    .select('routine_id')
    .where('user_id', '=', player.user._id)
    .execute();
  return rows.map((row) => row.routine_id);
}

export function generatedRows(api: TestApi, player: Player) {
  return api.db
    .selectFrom('generated_routines')
    .selectAll()
    .where('user_id', '=', player.user._id)
    .orderBy('created_at')
    .execute();
}

export async function storedEntries(api: TestApi, routineId: string) {
  return api.db
    .selectFrom('own_routine_entries')
    .selectAll()
    .where('routine_id', '=', routineId)
    .orderBy('position')
    .execute();
}

export async function leftLease(api: TestApi, player: Player): Promise<void> {
  const expires_at = new Date(Date.now() + 60_000);
  await api.db
    .insertInto('generation_leases')
    .values({ user_id: player.user._id, id: randomUUID(), expires_at })
    .execute();
}

export async function endLeases(api: TestApi): Promise<void> {
  await api.db
    .updateTable('generation_leases')
    .set({ expires_at: new Date(0) })
    .execute();
}

export async function codesToAvoid(api: TestApi, area: string): Promise<string[]> {
  const rows = await api.db.selectFrom('exercises').select(['code', 'avoid_for']).execute();
  return rows.filter((row) => row.avoid_for.includes(area)).flatMap((row) => row.code ?? []);
}

export async function leases(api: TestApi): Promise<number> {
  const rows = await api.db.selectFrom('generation_leases').select('id').execute();
  return rows.length;
}

export async function idleTransactions(api: TestApi): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(api.db);
  return rows[0]?.n ?? 0;
}

export function grantsOf(api: TestApi, { user }: Player) {
  return api.db
    .selectFrom('audit_log')
    .select(['actor_id', 'details'])
    .where('action', '=', 'grant_plan')
    .where('entity_id', '=', user._id)
    .orderBy('created_at')
    .execute();
}

export async function allowOpenSessions(api: TestApi): Promise<void> {
  await sql`drop index training_sessions_open_key`.execute(api.db);
}

export async function countedSessions(api: TestApi, player: Player): Promise<number> {
  const rows = await api.db
    .selectFrom('usage_sessions')
    .select('month')
    .where('user_id', '=', player.user._id)
    .execute();
  return rows.length;
}
