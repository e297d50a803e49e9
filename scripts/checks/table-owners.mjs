import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/files.mjs';

/** The other features read a table, or ask its owner. `kit` serves all features. */
const owners = {
  absences: 'schedule',
  audit_log: 'kit',
  auth_sessions: 'auth',
  body_weights: 'body',
  broadcasts: 'broadcasts',
  calendar_feeds: 'calendar',
  check_in_nudges: 'check-ins',
  check_in_questions: 'check-ins',
  check_ins: 'check-ins',
  checkouts: 'billing',
  coach_access: 'coach-access',
  coach_blocks: 'coaching',
  coach_facts: 'coach',
  coach_invites: 'coaching',
  coach_drafts: 'coaching',
  coach_links: 'coaching',
  coach_marks: 'coaching',
  coach_notes: 'coaching',
  coach_templates: 'coaching',
  coach_reports: 'coaching',
  coaches: 'coaching',
  consents: 'profile',
  conversation_messages: 'coach',
  conversations: 'coach',
  corrections: 'learning',
  discomforts: 'body',
  exercise_variations: 'exercises',
  exercises: 'exercises',
  favorites: 'routines',
  filmed_strokes: 'mirror',
  generated_routines: 'generator',
  generation_leases: 'generator',
  health_screenings: 'profile',
  idempotency_keys: 'sessions',
  import_joins: 'imports',
  imports: 'imports',
  lead_consents: 'leads',
  legal_agreements: 'content',
  known_devices: 'auth',
  leads: 'leads',
  mail_bounces: 'kit',
  mail_links: 'kit',
  mail_suppressions: 'leads',
  mails: 'kit',
  match_drills: 'schedule',
  media_files: 'exercises',
  media_pieces: 'exercises',
  media_uploads: 'exercises',
  oauth_clients: 'tokens',
  oauth_codes: 'tokens',
  oauth_refreshes: 'tokens',
  oidc_attempts: 'auth',
  oidc_identities: 'auth',
  overgrips: 'palas',
  own_routine_entries: 'routines',
  own_routines: 'routines',
  palas: 'palas',
  passkey_challenges: 'auth',
  passkeys: 'auth',
  payment_events: 'billing',
  personal_tokens: 'kit',
  plan_days: 'schedule',
  plan_weeks: 'schedule',
  polar_connections: 'polar',
  polar_exercises: 'polar',
  movement_checks: 'mirror',
  pulse_limits: 'pulse',
  push_devices: 'reminders',
  push_keys: 'reminders',
  rate_limits: 'kit',
  recovery_codes: 'auth',
  red_flag_confirmations: 'profile',
  reminders: 'reminders',
  routine_entries: 'routines',
  routines: 'routines',
  second_factors: 'auth',
  season_blocks: 'schedule',
  season_goals: 'schedule',
  season_templates: 'schedule',
  season_undo: 'schedule',
  session_changes: 'sessions',
  session_entries: 'sessions',
  session_pulses: 'pulse',
  session_sets: 'sessions',
  // by the function that writes what a routine is found by
  search_terms: 'routines',
  session_shares: 'sessions',
  strava_connections: 'strava',
  strava_uploads: 'strava',
  shared_film_pieces: 'films',
  shared_films: 'films',
  stroke_ratings: 'strokes',
  stroke_reminders: 'strokes',
  subscription_history: 'billing',
  subscriptions: 'billing',
  test_payments: 'kit',
  thread_messages: 'support',
  text_revisions: 'content',
  threads: 'support',
  training_sessions: 'sessions',
  trials: 'billing',
  webhook_deliveries: 'kit',
  webhooks: 'kit',
  unique_keys: 'kit',
  usage_routines: 'usage',
  usage_sessions: 'usage',
  users: 'auth',
};

/** Who else may write, and why. An exception that no file needs any more is an error. */
const exceptions = [
  {
    file: 'apps/api/src/features/account/deletion.queries.ts',
    tables: [
      ...['audit_log', 'broadcasts', 'mail_links', 'passkey_challenges', 'routines', 'subscription_history'],
      ...['test_payments', 'text_revisions', 'thread_messages', 'threads', 'users'],
    ],
    reason: 'deletes an account and takes its name out of what stays, in one transaction',
  },
  {
    file: 'apps/api/src/features/account/queries.ts',
    tables: ['auth_sessions', 'users'],
    reason: 'the settings page changes the password and ends devices of the signed-in account',
  },
  {
    file: 'apps/api/src/features/profile/queries.ts',
    tables: ['users'],
    reason: 'the profile is a set of columns of the account, none of which auth writes after the registration',
  },
  {
    file: 'apps/api/src/features/imports/queries.ts',
    tables: ['session_entries', 'session_sets', 'training_sessions'],
    reason: 'an import adds thousands of finished sessions in bulk; sessions writes one at a time as it is trained',
  },
];

const write = /\.(insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*(?:'([^']*)'|([^)\s]*))/g;
const rawWrite = /\b(?:insert into|delete from|update)\s+(?:only\s+)?([a-z_]+)/g;

/** @param {string} root @returns {string[]} */
export function checkTableOwners(root) {
  const files = listFiles(root, 'apps/api/src').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  /** @type {Set<string>} */
  const used = new Set();
  const errors = files.flatMap((file) =>
    tablesWrittenBy(readFileSync(path.join(root, file), 'utf8')).flatMap((table) => {
      if (!(table in owners)) return [`${file}: ${table} has no owner in scripts/checks/table-owners.mjs`];
      if (ownerOf(table) === roomOf(file)) return [];
      if (exceptions.some((each) => each.file === file && each.tables.includes(table))) {
        used.add(`${file} ${table}`);
        return [];
      }
      return [`${file}: writes ${table}, which belongs to ${ownerOf(table)}`];
    }),
  );
  return [...errors, ...findTablesWithoutOwner(root), ...findUnusedExceptions(used)].sort();
}

/** In Kysely's builder and SQL text; another expression than a literal comes as it stands. @param {string} source */
function tablesWrittenBy(source) {
  const built = [...source.matchAll(write)].map(([, , literal, other]) => literal?.split(' ')[0] ?? `«${other}»`);
  const raw = [...source.matchAll(rawWrite)].map(([, name]) => name ?? '').filter((name) => name in owners);
  return [...new Set([...built, ...raw])];
}

/** @param {string} table */
function ownerOf(table) {
  return Reflect.get(owners, table);
}

/** @param {string} file */
function roomOf(file) {
  return /^apps\/api\/src\/(?:features\/)?([^/]+)\//.exec(file)?.[1] ?? 'server';
}

/** @param {string} root */
function findTablesWithoutOwner(root) {
  const types = readFileSync(path.join(root, 'apps/api/src/kit/database/tables.ts'), 'utf8');
  const tables = [...types.matchAll(/^ {2}([a-z_]+): \{$/gm)].map(([, table]) => table ?? '');
  if (tables.length === 0) return ['apps/api/src/kit/database/tables.ts names no table'];
  return [
    ...tables.filter((table) => !(table in owners)).map((table) => `${table} has no owner`),
    ...Object.keys(owners)
      .filter((table) => !tables.includes(table))
      .map((table) => `${table} is no table any more`),
  ];
}

/** @param {Set<string>} used */
function findUnusedExceptions(used) {
  return exceptions.flatMap(({ file, tables }) =>
    tables
      .filter((table) => !used.has(`${file} ${table}`))
      .map((table) => `${file}: the exception for ${table} is not needed`),
  );
}
