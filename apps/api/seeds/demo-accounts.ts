import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PlanId } from '@bandeja/domain/billing/vocabulary';
import { addDays, localDateIn, mondayOf } from '@bandeja/domain/calendar/dates';
import type { Goal, Weekday } from '@bandeja/domain/schedule/vocabulary';
import { planLimits } from '@bandeja/domain/usage/rules';
import { sql } from 'kysely';
import { z } from 'zod';
import { hashPassword } from '#features/auth/hashing.service.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import { claimKey, ownerOfKey } from '#kit/database/unique-keys.ts';
import { demoWeeks, insertDemoHistory, insertDemoInjury } from './demo-history.ts';

export type DemoAccount = { id: string; email: string; password: string; what: string };

type Account = {
  key: string;
  name: string;
  what: string;
  plan: PlanId;
  isAdmin?: boolean;
  complete: boolean;
  /** Twelve weeks of training behind it, and the injury it is spared for. */
  hasHistory?: boolean;
  injuries?: string;
};

const accounts: Account[] = [
  { key: 'gratis', name: 'Lucía Ferrer', what: 'plan gratuito', plan: 'free', complete: true, hasHistory: true },
  {
    key: 'premium',
    name: 'Marcos Vidal',
    what: 'plan premium',
    plan: 'premium',
    complete: true,
    hasHistory: true,
    injuries: 'Molestias en el codo derecho desde hace dos meses',
  },
  { key: 'pro', name: 'Elena Ruiz', what: 'plan pro', plan: 'pro', complete: true, hasHistory: true },
  { key: 'admin', name: 'Ana Soler', what: 'administración', plan: 'free', isAdmin: true, complete: true },
  { key: 'incompleta', name: 'Pau Serra', what: 'perfil sin completar', plan: 'free', complete: false },
];

const passwordsSchema = z.record(z.string(), z.string());

/** Passwords are created once per data folder and stored in it, readable by its owner only. */
async function passwordsOf(dataDir: string): Promise<Record<string, string>> {
  const file = path.join(dataDir, 'demo-accounts.json');
  try {
    return passwordsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    const passwords = Object.fromEntries(accounts.map(({ key }) => [key, randomBytes(6).toString('base64url')]));
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, JSON.stringify(passwords, null, 2), { mode: 0o600 });
    return passwords;
  }
}

/** Also reopens those that an earlier start closed. Only where `settings.isDemo`. @returns what the start prints */
export async function openDemoAccounts(db: Database, dataDir: string, newId: () => string): Promise<DemoAccount[]> {
  const passwords = await passwordsOf(dataDir);
  const shown: DemoAccount[] = [];
  for (const account of accounts) {
    const email = `${account.key}@bandeja.example`;
    const password = passwords[account.key] ?? '';
    const owner = await ownerOfKey(db, 'address', email);
    const existing = await db.selectFrom('users').select(['id', 'is_demo']).where('id', '=', owner).executeTakeFirst();
    const id = existing?.id ?? newId();
    if (!existing) await insertDemoAccount(db, { ...account, email, password, id }, newId);
    if (existing?.is_demo !== false) shown.push({ id, email, password, what: account.what });
  }
  await db.updateTable('users').set({ closed_at: null }).where('is_demo', '=', true).execute();
  return shown;
}

/** For a server that others reach: the passwords are known to them. @returns how many demo accounts there are */
export async function closeDemoAccounts(db: Database, now: Date): Promise<number> {
  return inTransaction({ db }, async (tx) => {
    const accounts = await tx
      .updateTable('users')
      .set({ closed_at: sql<Date>`coalesce(closed_at, ${now})` })
      .where('is_demo', '=', true)
      .returning('id')
      .execute();
    const ids = accounts.map(({ id }) => id);
    if (ids.length > 0) await tx.deleteFrom('auth_sessions').where('user_id', 'in', ids).execute();
    return ids.length;
  });
}

async function insertDemoAccount(
  db: Database,
  account: Account & { email: string; password: string; id: string },
  newId: () => string,
): Promise<void> {
  const passwordHash = await hashPassword(account.password, 'demo');
  const now = new Date();
  const today = localDateIn('Europe/Madrid', now);
  const startedOn = addDays(mondayOf(today), -7 * demoWeeks);
  await inTransaction({ db }, async (tx) => {
    await claimKey(tx, 'address', account.email, account.id);
    await tx
      .insertInto('users')
      .values({
        id: account.id,
        email: account.email,
        email_verified_at: now,
        created_at: account.hasHistory ? new Date(`${startedOn}T08:00:00Z`) : now,
        name: account.name,
        password_hash: passwordHash,
        is_admin: account.isAdmin ?? false,
        is_demo: true,
        ...(account.complete ? completeProfile : {}),
      })
      .execute();
    await tx
      .insertInto('subscriptions')
      .values({ user_id: account.id, plan: account.plan, status: 'active' })
      .execute();
    if (account.injuries !== undefined) await insertDemoInjury(tx, account.id, account.injuries, newId);
    if (!account.hasHistory) return;
    await insertDemoHistory(tx, {
      userId: account.id,
      player: {
        level: 'Intermedio',
        age: completeProfile.age,
        goals: completeProfile.goals,
        availableDays: completeProfile.available_days,
        trainingDays: completeProfile.training_days,
        sessionDuration: { min: completeProfile.session_min, max: completeProfile.session_max },
        injuries: account.injuries ?? '',
        equipment: null,
        places: null,
        firstWeek: startedOn,
      },
      monthly: planLimits[account.plan],
      today,
      newId,
    });
  });
}

const completeProfile = {
  height_cm: 172,
  weight_kg: 68,
  age: 35,
  dominant_hand: 'right',
  fitness_level: 'Intermedio',
  experience: '1-3 años',
  goals: ['Mejorar la técnica', 'Prevenir lesiones'] satisfies Goal[],
  training_days: 4,
  session_min: 60,
  session_max: 120,
  available_days: ['monday', 'wednesday', 'friday', 'sunday'] satisfies Weekday[],
};
