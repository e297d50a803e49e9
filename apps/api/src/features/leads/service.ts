import { randomBytes } from 'node:crypto';
import type { createLead } from '@bandeja/domain/leads/contract';
import { consentTexts } from '@bandeja/domain/leads/messages';
import type { Campaign, LeadConsentKind } from '@bandeja/domain/leads/vocabulary';
import type { Parsed, ResponseOf } from '@bandeja/domain/wire/endpoint';
import type { QuizProfile } from '@bandeja/trainer/leads/quiz-answers';
import { planFromQuiz } from '@bandeja/trainer/leads/quiz-plan';
import { makeAnswersLink } from '#features/leads/answers.service.ts';
import { isSuppressed } from '#features/leads/marketing.queries.ts';
import { welcomeKey } from '#features/leads/marketing.service.ts';
import { askerKeyOf, orderRepeatable } from '#features/leads/orders.service.ts';
import { deleteLeadsOf, leadsOfPerson, type Person } from '#features/leads/person.queries.ts';
import { deleteLead, giveConsent, type LeadForm, upsertLead } from '#features/leads/queries.ts';
import { quizAnswersOf } from '#features/leads/quiz.service.ts';
import { libraryToPlan } from '#features/routines/service.ts';
import { recordChange } from '#kit/audit.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { found } from '#kit/errors.ts';
import { eraseMails } from '#kit/mail/erasure.ts';
import { addressHash } from '#kit/mail/outbox.ts';
import { pages } from '#kit/pages.ts';

type Form = Parsed<typeof createLead>['body'];

const mailsPerDay = 3;

const comingSoon = { textVersion: consentTexts.comingSoon.version, mail: 'coming_soon' } as const;
const forms: Record<
  Campaign,
  { page: string; textVersion: string; mail: 'lead_routine' | 'quiz_plan' | 'coming_soon' }
> = {
  paddle_routine_pdf: { page: pages.freeRoutine, textVersion: consentTexts.terms.version, mail: 'lead_routine' },
  training_assessment: { page: pages.quiz, textVersion: consentTexts.quiz.version, mail: 'quiz_plan' },
  coming_soon_forum: { page: pages.forum, ...comingSoon },
  coming_soon_events: { page: pages.events, ...comingSoon },
  coming_soon_tournaments: { page: pages.tournaments, ...comingSoon },
  coming_soon_clubs: { page: pages.clubs, ...comingSoon },
};

type Stored = ResponseOf<typeof createLead>;

/** No second mail for 24 hours unless the answers changed. @throws AppError request.invalid */
export async function storeLead(deps: Deps, form: Form): Promise<Stored> {
  const { campaign } = form.leadSource;
  const { mail } = forms[campaign];
  const answers = mail === 'quiz_plan' ? quizAnswersOf(form) : null;
  const week = answers === null ? null : await firstWeekOf(deps, answers);
  const hasToken = mail !== 'coming_soon';
  // a machine learns nothing from the answer
  if (form.website) return { token: hasToken ? randomBytes(32).toString('base64url') : null, week };
  const token = await inTransaction(deps, async (tx) => {
    const leadId = await upsertLead(tx, toLead(form), deps.newId(), deps.now());
    const asksMarketing = await wantsMarketing(tx, form);
    await giveConsents(deps, tx, leadId, form, asksMarketing);
    await orderRepeatable(deps, tx, {
      kind: mail,
      to: form.email,
      payload: { leadId, ...nameOf(form), firstName: form.firstName, asksMarketing, ...(answers ? { answers } : {}) },
      asker: askerOf(form.email, campaign),
      question: [answers, form.marketingConsent],
      perDay: mailsPerDay,
    });
    return hasToken ? makeAnswersLink(deps, tx, leadId, { ...nameOf(form), email: form.email, answers }) : null;
  });
  return { token, week };
}

const nameOf = ({ firstName, lastName = '' }: Form) => ({ name: `${firstName} ${lastName}`.trim() });

async function firstWeekOf(deps: Deps, answers: QuizProfile): Promise<NonNullable<Stored['week']>> {
  const { days } = planFromQuiz(answers, await libraryToPlan(deps));
  return days.map(({ weekday, type, reason, session }) => ({
    weekday,
    type,
    reason,
    session: session && { name: session.name, minutes: session.minutes },
  }));
}

function askerOf(email: string, campaign: Campaign): string[] {
  return [email.toLowerCase(), campaign];
}

/** An address that unsubscribed must tick the box again; the quiz, which has none, does not count then. */
async function wantsMarketing(tx: Database, form: Form): Promise<boolean> {
  if (!form.marketingConsent) return false;
  return forms[form.leadSource.campaign].mail !== 'quiz_plan' || !(await isSuppressed(tx, addressHash(form.email)));
}

async function giveConsents(
  deps: Deps,
  tx: Database,
  leadId: string,
  form: Form,
  asksMarketing: boolean,
): Promise<void> {
  const { campaign } = form.leadSource;
  const { page, textVersion } = forms[campaign];
  const kinds: LeadConsentKind[] = ['email', 'data_processing', ...(asksMarketing ? (['marketing'] as const) : [])];
  for (const kind of kinds) {
    await giveConsent(tx, {
      id: deps.newId(),
      leadId,
      kind,
      textVersion: form.consentVersion ?? textVersion,
      origin: `${campaign} ${page}`,
      givenAt: deps.now(),
    });
  }
}

function toLead(form: Form): LeadForm {
  const { leadSource, customData = {} } = form;
  return {
    email: form.email,
    firstName: form.firstName,
    lastName: form.lastName ?? '',
    age: form.age ?? null,
    paddleLevel: form.paddleLevel ?? null,
    playingFrequency: form.playingFrequency ?? null,
    goals: [...new Set(form.goals)],
    ...leadSource,
    interests: form.interests,
    downloadedResources: form.downloadedResources,
    customData: Object.fromEntries(Object.entries(customData).filter(([, value]) => value !== undefined)),
  };
}

const formMailKinds = [...new Set(Object.values(forms).map(({ mail }) => mail)), 'marketing_welcome'];

export const leadsOf = ({ db }: Pick<Deps, 'db'>, person: Person) => leadsOfPerson(db, person);

/** @returns the kinds of mail that concern other people and stay */
export async function eraseLeads(tx: Database, person: Person): Promise<{ exceptKinds: string[] }> {
  await deleteLeadsOf(tx, person);
  return { exceptKinds: person.email === null ? formMailKinds : [] };
}

/** The admin's record names the form, not the person. Waiting mails are not sent. @throws AppError lead.not_found */
export async function removeLead(deps: Deps, actor: Actor, id: string): Promise<void> {
  const mailIds = await inTransaction(deps, async (tx) => {
    const lead = found(await deleteLead(tx, id), 'lead.not_found');
    const { email, campaign, consentIds } = lead;
    const change = { action: 'delete', entity: 'lead', entityId: id, details: { campaign } };
    await recordChange(tx, { id: deps.newId(), actorId: actor.userId, at: deps.now(), ...change });
    const askerKey = askerKeyOf({ kind: forms[campaign].mail, asker: askerOf(email, campaign) });
    return eraseMails(tx, { keyStarts: [`${askerKey}:`, ...consentIds.map(welcomeKey)] }, deps.now());
  });
  await deps.mail.erase(mailIds);
}
