import { randomUUIDv7 } from 'node:crypto';
import { type CreateLeadBody, createLead } from '@bandeja/domain/leads/contract';
import { leadFormPayload, type QuizAnswers, quizPayload } from '@bandeja/domain/leads/rules';
import type { MarketingState } from '@bandeja/domain/leads/vocabulary';
import { sql } from 'kysely';
import type { Email } from 'postal-mime';
import { type LeadFilter, leadsPage } from '#features/leads/admin.queries.ts';
import { selectThreads } from '#features/support/person.queries.ts';
import { inboxPage } from '#features/support/thread.queries.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import { addressHash, retryMail } from '#kit/mail/outbox.ts';
import type { TestApi } from './api.ts';
import { newPlayer, type Player } from './factories.ts';
import { planOf } from './library.ts';

let serial = 0;

export function newAddress(): string {
  serial += 1;
  return `contacto${serial}-${process.pid}@ejemplo.es`;
}

export function routineForm(form: { email?: string; firstName?: string; marketing?: boolean } = {}): CreateLeadBody {
  return leadFormPayload({ firstName: 'Marta', email: newAddress(), marketing: false, ...form });
}

export function quizForm(answers: Partial<QuizAnswers> = {}): CreateLeadBody {
  return quizPayload({
    name: 'Luis Ángel Peña',
    email: newAddress(),
    age: '36-45',
    experience: 'intermediate',
    playingFrequency: '2-3_weekly',
    trainingFrequency: 'weekly',
    currentLevel: 'intermediate',
    goals: ['improve_technique', 'injury_prevention'],
    mainChallenge: 'fitness',
    timeAvailable: '45-60',
    preferredTrainingTime: 'evening',
    ...answers,
  });
}

export async function newAdmin(api: TestApi): Promise<Player> {
  const player = await newPlayer(api, 'Ana Admin');
  await api.db.updateTable('users').set({ is_admin: true }).where('id', '=', player.user._id).execute();
  const strong = { has_second_factor: true };
  await api.db.updateTable('auth_sessions').set(strong).where('user_id', '=', player.user._id).execute();
  return player;
}

export function leadsOf(api: TestApi, email: string) {
  return api.db
    .selectFrom('leads')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .orderBy('id')
    .execute();
}

export function leadConsents(api: TestApi, email: string) {
  return api.db
    .selectFrom('lead_consents as c')
    .innerJoin('leads as l', 'l.id', 'c.lead_id')
    .selectAll('c')
    .where(sql`lower(l.email)`, '=', email.toLowerCase())
    .orderBy('c.kind')
    .orderBy('c.given_at')
    .execute();
}

export async function mailsTo(api: TestApi, email: string): Promise<Email[]> {
  const mails = await api.mails();
  return mails.filter(({ to }) => to?.some(({ address }) => address?.toLowerCase() === email.toLowerCase()));
}

export async function mailOfForm(api: TestApi, form: CreateLeadBody): Promise<Email> {
  const { status } = await api.call(createLead, { body: form });
  const [mail, ...others] = await mailsTo(api, form.email);
  if (status !== 200 || !mail || others.length > 0)
    throw new Error(`${status}, ${others.length + (mail ? 1 : 0)} mails`);
  return mail;
}

export function linkToken(mail: Email | undefined, page: 'confirm' | 'unsubscribe'): string {
  const token = new RegExp(`http://localhost:4000/newsletter/${page}\\?token=([\\w-]{43})`).exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`no ${page} link in: ${mail?.text}`);
  return token;
}

export async function mailKinds(api: TestApi, email: string): Promise<string[]> {
  const rows = await api.db
    .selectFrom('mails')
    .select('kind')
    .where('recipient_hash', '=', addressHash(email))
    .orderBy('created_at')
    .execute();
  return rows.map((row) => row.kind);
}

export async function isSuppressedAddress(api: TestApi, email: string): Promise<boolean> {
  const rows = await api.db
    .selectFrom('mail_suppressions')
    .selectAll()
    .where('email_hash', '=', addressHash(email))
    .execute();
  return rows.length > 0;
}

export async function hurryMails(api: TestApi): Promise<void> {
  const rows = await api.db.selectFrom('mails').select('id').where('recipient', 'is not', null).execute();
  await inTransaction(api.deps, async (tx) => {
    for (const { id } of rows) await retryMail(api.deps, tx, id);
  });
}

export function contactMessagesOf(api: TestApi, email: string) {
  return api.db.selectFrom('threads').selectAll().where('email', '=', email).execute();
}

export async function eraseLeads(api: TestApi, email: string): Promise<void> {
  await api.db.deleteFrom('leads').where('email', '=', email).execute();
}

export async function eraseMessages(api: TestApi, email: string): Promise<void> {
  await api.db.deleteFrom('threads').where('email', '=', email).execute();
}

export async function eraseAllMessages(api: TestApi): Promise<void> {
  await api.db.deleteFrom('threads').execute();
}

export async function manyMessages(api: TestApi, count: number): Promise<string> {
  const ids = Array.from({ length: count }, () => randomUUIDv7());
  await api.db
    .insertInto('threads')
    .values(
      ids.map((id, index) => ({
        id,
        name: 'Eva',
        email: `eva${index}@ejemplo.es`,
        message: 'Hola',
        priority: index % 10 === 0,
        answered_at: index % 2 === 0 ? new Date() : null,
        waiting_since: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
        due_at: new Date(),
      })),
    )
    .execute();
  await sql`analyze threads`.execute(api.db);
  return ids[Math.floor(count / 2)] ?? '';
}

export function planOfInbox(api: TestApi, before: string): Promise<string> {
  return planOf(api.db, inboxPage(api.db, before, { view: 'waiting', limit: 50, before }).compile());
}

export function planOfMessages(api: TestApi, person: { userId: string; email: string }): Promise<string> {
  return planOf(api.db, selectThreads(api.db, person).compile());
}

type StoredLead = { email: string; firstName?: string; lastName?: string; campaign?: string };

export async function storedLeads(api: TestApi, leads: StoredLead[]): Promise<string[]> {
  const rows = leads.map(({ email, firstName = '', lastName = '', campaign = 'paddle_routine_pdf' }) => ({
    id: randomUUIDv7(),
    email,
    first_name: firstName,
    last_name: lastName,
    channel: 'organic',
    source: 'Landing Page',
    medium: 'web',
    campaign,
  }));
  for (let start = 0; start < rows.length; start += 1000) {
    await api.db
      .insertInto('leads')
      .values(rows.slice(start, start + 1000))
      .execute();
  }
  await sql`analyze leads`.execute(api.db);
  return rows.map((row) => row.id);
}

export function planOfLeads(api: TestApi, filter: LeadFilter): Promise<string> {
  return planOf(api.db, leadsPage(api.db, filter, { limit: 50 }).compile());
}

export function exportNotes(api: TestApi, adminId: string) {
  return api.db.selectFrom('audit_log').selectAll().where('actor_id', '=', adminId).orderBy('id').execute();
}

export async function consentStates(api: TestApi): Promise<Record<MarketingState, string>> {
  const states = { none: newAddress(), pending: newAddress(), confirmed: newAddress(), withdrawn: newAddress() };
  const ids = await storedLeads(
    api,
    Object.values(states).map((email) => ({ email })),
  );
  const [, pending = '', confirmed = '', withdrawn = ''] = ids;
  const at = new Date();
  const consent = (leadId: string, confirmedAt: Date | null, withdrawnAt: Date | null) => ({
    lead_id: leadId,
    id: randomUUIDv7(),
    kind: 'marketing',
    text_version: '2026-11-20',
    origin: 'prueba',
    confirmed_at: confirmedAt,
    withdrawn_at: withdrawnAt,
  });
  await api.db
    .insertInto('lead_consents')
    .values([
      consent(pending, at, at),
      consent(pending, null, null),
      consent(confirmed, null, at),
      consent(confirmed, at, null),
      consent(withdrawn, null, at),
      consent(withdrawn, at, at),
    ])
    .execute();
  return states;
}
