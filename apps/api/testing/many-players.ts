import pg from 'pg';

// Each player has the same history. One statement fills a table for a range of players ($1 to $2); ids follow from the player's number.

export const sessionsOfEach = 10;
export const setsOfEach = 5;

const user = `('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
const idText = `translate(encode(decode(replace(${user}::text, '-', ''), 'hex'), 'base64'), '+/=', '-_')`;
const secret = (n: number | string) => `bench-${n}`.padStart(43, '0');
const token = `(${idText} || lpad('bench-' || n, 43, '0'))`;

/** Of the sign-in of player N. */
export function tokenOf(n: number): string {
  const id = `000000000000700080${n.toString(16).padStart(14, '0')}`;
  return Buffer.from(id, 'hex').toString('base64url') + secret(n);
}

const session = `('00000001-0000-7000-8' || lpad(to_hex(k), 3, '0') || '-' || lpad(to_hex(n), 12, '0'))::uuid`;
const entry = `('0000000e-0000-7000-8' || lpad(to_hex(k), 3, '0') || '-' || lpad(to_hex(n), 12, '0'))::uuid`;
const set = `('0000001' || to_hex(i) || '-0000-7000-8' || lpad(to_hex(k), 3, '0') || '-' || lpad(to_hex(n), 12, '0'))::uuid`;
const range = 'generate_series($1::int, $2::int) n';
const sessions = `${range}, generate_series(1, ${sessionsOfEach}) k`;
const isDone = `k < ${sessionsOfEach}`;
const exercise = `(select array_agg(id order by code) from exercises where code ~ '^F0')`;

/** @param players those that sign in; the first one administers */
function tablesOf(players: number): { table: string; sql: string }[] {
  return [
    {
      table: 'users',
      sql: `insert into users (id, email, name, password_hash, is_admin, email_verified_at, height_cm, weight_kg, age, fitness_level,
          experience, goals, training_days, session_min, session_max, available_days, created_at)
        select ${user}, 'jugador' || n || '@ejemplo.es',
          (array['Marta', 'Iria', 'Pablo', 'Noa', 'Hugo', 'Vera', 'Leo', 'Ada'])[1 + n % 8] || ' ' ||
          (array['Gil', 'Vázquez', 'Ferrer', 'Soto', 'Muñoz', 'Rey', 'Prat'])[1 + n % 7] || ' ' || n,
          'x', n = 1, now(), 170, 70, 30, 'Intermedio', '1-3 años', '{Mejorar la técnica}', 4, 60, 90,
          '{monday,wednesday,friday,sunday}', now() - n % 700 * interval '1 day' from ${range}`,
    },
    {
      table: 'auth_sessions',
      sql: `insert into auth_sessions (user_id, id, token_hash, expires_at, has_second_factor)
        select ${user}, ${user}, sha256(convert_to(case when n <= ${players} then ${token} else 'x-' || n end, 'UTF8')),
          now() + interval '80 days', true from ${range}`,
    },
    {
      table: 'unique_keys',
      sql: `insert into unique_keys (kind, value, user_id) select 'address', 'jugador' || n || '@ejemplo.es', ${user} from ${range}`,
    },
    {
      table: 'subscriptions',
      sql: `insert into subscriptions (user_id, plan, status)
        select ${user}, case when n % 10 < 3 or n <= ${players} then 'premium' else 'free' end,
          case when n % 10 < 3 or n <= ${players} then 'active' else 'inactive' end from ${range}`,
    },
    {
      table: 'training_sessions',
      sql: `insert into training_sessions (user_id, id, type, name, local_date, time_zone, started_at, finished_at,
          duration_seconds, completed_exercises, exercise_count, score, rpe)
        select ${user}, ${session}, 'Fuerza', 'Fuerza base', (now() - (${sessionsOfEach} - k) * interval '3 days')::date, 'Europe/Madrid',
          now() - (${sessionsOfEach} - k) * interval '3 days',
          case when ${isDone} then now() - (${sessionsOfEach} - k) * interval '3 days' + interval '50 minutes' end,
          3000, '{0}', 1, 7, 6 from ${sessions}`,
    },
    {
      table: 'session_entries',
      sql: `insert into session_entries (user_id, session_id, id, position, exercise_id, name, description, load_type, uses_weight,
          sets, reps, rest_seconds, completed)
        select ${user}, ${session}, ${entry}, 0, e.ids[1 + k % array_length(e.ids, 1)], 'Sentadilla', 'Baja con la espalda recta',
          'reps', true, ${setsOfEach}, 10, 60, ${isDone}
        from (select ${exercise} as ids) e, ${sessions}`,
    },
    {
      table: 'session_sets',
      sql: `insert into session_sets (user_id, session_id, id, entry_id, position, reps, weight_kg, done)
        select x."user", x.session, ${set}, x.entry, i, 10, 20 + k, ${isDone}
        from (select n, k, ${user} as "user", ${session} as session, ${entry} as entry from ${sessions} offset 0) x,
          generate_series(0, ${setsOfEach - 1}) i`,
    },
    {
      table: 'session_changes',
      sql: `insert into session_changes (user_id, session_id, id, applied_at)
        select ${user}, ${session}, ${set}, now() - n % 120 * interval '1 day'
        from ${range}, generate_series(${sessionsOfEach - 1}, ${sessionsOfEach - 1}) k, generate_series(0, ${setsOfEach - 1}) i`,
    },
    {
      table: 'plan_weeks',
      sql: `insert into plan_weeks (user_id, monday)
        select ${user}, date_trunc('week', now() + w * interval '7 days')::date from ${range}, generate_series(-1, 1) w`,
    },
    {
      table: 'plan_days',
      sql: `insert into plan_days (user_id, date, type, routine_id, source, reason)
        select ${user}, (date_trunc('week', now()) + d * interval '1 day')::date,
          case when d % 2 = 0 then 'Fuerza' else 'Descanso' end, case when d % 2 = 0 then r.id end, 'planner', 'Lo eligió el plan.'
        from (select id from routines where code = 'R02') r, ${range}, generate_series(-7, 13) d`,
    },
    {
      table: 'usage_sessions',
      sql: `insert into usage_sessions (user_id, month, session_id)
        select ${user}, date_trunc('month', now())::date, ${session} from ${range}, generate_series(6, ${sessionsOfEach}) k`,
    },
    {
      table: 'leads',
      sql: `insert into leads (id, email, first_name, channel, source, medium, campaign, marketing)
        select ${user}, 'interesado' || n || '@ejemplo.es', 'Marta', 'web', 'landing', 'form', 'free_routine',
          (array['none', 'pending', 'confirmed', 'none'])[1 + n % 4]
        from generate_series(($1::int + 3) / 4, $2::int / 4) n`,
    },
    {
      table: 'threads',
      sql: `insert into threads (id, user_id, name, email, message, answered_at, waiting_since, due_at)
        select ${user}, ${user}, 'Marta', 'jugador' || n || '@ejemplo.es', 'Hola, una duda', case when n % 40 = 0 then now() end, now(), now()
        from ${range} where n % 20 = 0`,
    },
    {
      table: 'mails',
      sql: `insert into mails (id, kind, recipient_hash, created_at, sent_at)
        select ${user}, 'verify_email', sha256(convert_to('m' || n, 'UTF8')), now() - n % 100 * interval '1 day',
          now() - n % 100 * interval '1 day' from ${range}`,
    },
  ];
}

/** Players that one statement makes: all at once would need the disk twice, for the rows and for the log of writing them. */
const batch = 20_000;
const lanes = 3;

/** A throwaway database need not survive a crash: no sync, no log for it. */
const careless = ["fsync = 'off'", "full_page_writes = 'off'", "max_wal_size = '8GB'", "autovacuum = 'off'"];

/** Fills a migrated and seeded database of a throwaway cluster; returns its size in words. */
export async function fillWithPlayers(
  connection: pg.ClientConfig,
  { users, signedIn, say }: { users: number; signedIn: number; say: (line: string) => void },
): Promise<string> {
  const clients = Array.from({ length: lanes }, () => new pg.Client(connection));
  await Promise.all(clients.map((client) => client.connect()));
  const [first] = clients;
  if (!first) throw new Error('no lane');
  for (const setting of careless) await first.query(`alter system set ${setting}`);
  await first.query('select pg_reload_conf()');
  // the rows fit each other: their keys need no proof one by one
  const trusting = 'set session_replication_role = replica; set synchronous_commit = off';
  await Promise.all(clients.map((client) => client.query(trusting)));
  const began = performance.now();
  const tables = tablesOf(signedIn);
  for (const { table, sql } of tables) {
    const starts = Array.from({ length: Math.ceil(users / batch) }, (_, index) => 1 + index * batch);
    await inLanes(
      clients,
      starts.map((start) => sql.replaceAll('$1', `${start}`).replaceAll('$2', `${Math.min(users, start + batch - 1)}`)),
    );
    say(`${connection.database}: ${table}, ${Math.round((performance.now() - began) / 1_000)} s`);
  }
  await inLanes(clients, [...tables.map(({ table }) => `vacuum analyze ${table}`), 'analyze']);
  const { rows } = await first.query('select pg_size_pretty(pg_database_size(current_database())) as size');
  await Promise.all(clients.map((client) => client.end()));
  return rows[0].size;
}

async function inLanes(clients: readonly pg.Client[], statements: readonly string[]): Promise<void> {
  const waiting = statements.values();
  await Promise.all(
    clients.map(async (client) => {
      for (const statement of waiting) await client.query(statement);
    }),
  );
}

export async function copyDatabase(connection: pg.ClientConfig, copy: string): Promise<void> {
  const admin = new pg.Client({ ...connection, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${copy} template ${admin.escapeIdentifier(connection.database ?? '')}`);
  await admin.end();
}
