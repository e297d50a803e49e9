import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { firstWeek } from '@bandeja/trainer/leads/first-week';
import { planFromQuiz, type StartingDay, type StartingPlan } from '@bandeja/trainer/leads/quiz-plan';
import { z } from 'zod';
import { makeAnswersLink } from '#features/leads/answers.service.ts';
import { isSuppressed, leadMarketing } from '#features/leads/marketing.queries.ts';
import { quizProfileSchema } from '#features/leads/quiz.service.ts';
import { libraryToPlan } from '#features/routines/service.ts';
import type { Deps } from '#kit/deps.ts';
import { greeting, plainName } from '#kit/mail/greeting.ts';
import { layOutMail, type MailPart, unsubscribeHeaders } from '#kit/mail/layout.ts';
import { makeLink } from '#kit/mail/links.ts';
import { addressHash, type MailContent, type MailWriters } from '#kit/mail/outbox.ts';
import { pages } from '#kit/pages.ts';

const formPayload = z.object({
  leadId: z.uuid(),
  name: z.optional(z.string()),
  firstName: z.string(),
  asksMarketing: z.boolean(),
});
const quizPayload = formPayload.extend({ answers: quizProfileSchema });
const welcomePayload = z.object({ leadId: z.uuid() });

export function leadMails(deps: Deps): MailWriters {
  return {
    lead_routine: async ({ to, payload }) => {
      const form = formPayload.parse(payload);
      const confirmation = await confirmationParts(deps, form);
      return confirmation && routineMail(deps, form.firstName, await wayIn(deps, form, to, null), confirmation);
    },
    quiz_plan: async ({ to, payload }) => {
      const form = quizPayload.parse(payload);
      const confirmation = await confirmationParts(deps, form);
      if (!confirmation) return null;
      const plan = planFromQuiz(form.answers, await libraryToPlan(deps));
      const url = await wayIn(deps, form, to, form.answers);
      return planMail(deps, form.firstName, { plan, url }, confirmation);
    },
    coming_soon: async ({ payload }) => comingSoonMail(deps, formPayload.parse(payload).leadId),
    marketing_welcome: async ({ to, payload }) => {
      const { leadId } = welcomePayload.parse(payload);
      const lead = await leadMarketing(deps.db, leadId);
      if (!lead?.consent?.isConfirmed || (await isSuppressed(deps.db, addressHash(to)))) return null;
      const token = await makeLink(deps, deps.db, 'unsubscribe', { leadId });
      return welcomeMail(deps, token, comingSoon[lead.campaign] ?? null);
    },
  };
}

/** To the registration, which begins with what the form knew: the token says nothing, the link's row does. */
async function wayIn(
  deps: Deps,
  { leadId, name, firstName }: z.infer<typeof formPayload>,
  email: string,
  answers: z.infer<typeof quizProfileSchema> | null,
): Promise<string> {
  const token = await makeAnswersLink(deps, deps.db, leadId, { name: name ?? firstName, email, answers });
  return `${deps.settings.publicUrl}${pages.register}?desde=${token}`;
}

/** Only where the form asked for marketing mail and the address has not confirmed. @returns null when the lead is gone */
async function confirmationParts(
  deps: Deps,
  { leadId, asksMarketing }: { leadId: string; asksMarketing: boolean },
): Promise<MailPart[] | null> {
  const lead = await leadMarketing(deps.db, leadId);
  if (!lead) return null;
  if (!asksMarketing || !lead.consent || lead.consent.isConfirmed) return [];
  return [
    '¿Quieres también consejos y novedades de Bandeja por correo? Confírmalo aquí. Si no lo haces, no te llegarán.',
    { kind: 'button', label: 'Sí, quiero recibirlos', url: await confirmationUrl(deps, leadId) },
  ];
}

/** @param list the page still to come: the page of the confirmation speaks of it */
async function confirmationUrl(deps: Deps, leadId: string, list = ''): Promise<string> {
  const token = await makeLink(deps, deps.db, 'confirm_marketing', { leadId });
  return `${deps.settings.publicUrl}${pages.confirmNewsletter}?token=${token}${list ? `&lista=${list}` : ''}`;
}

/** Loaded with the first mail that has a sheet of paper: drawing PDFs is too heavy for every start of the server. */
function sheets() {
  return import('#features/leads/pdf.service.ts');
}

async function routineMail(
  { settings }: Deps,
  firstName: string,
  url: string,
  confirmation: MailPart[],
): Promise<MailContent> {
  const days = firstWeek.days.map(({ weekday, title, minutes }) =>
    minutes > 0 ? `${weekdayNames[weekday]}: ${title}, ${minutes} min` : `${weekdayNames[weekday]}: ${title}`,
  );
  const letter = layOutMail(settings, {
    subject: 'Tu rutina de pádel de 7 días',
    heading: 'Tu rutina de 7 días',
    parts: [
      `${greeting(plainName(firstName))}\nTienes la rutina en el PDF adjunto, lista para imprimir. ${firstWeek.lead}`,
      { kind: 'list', items: days },
      'Antes de empezar, lee en el PDF quién debe consultar a su médico y cuándo parar.',
      firstWeek.disclaimer,
      '¿Y después de la primera semana? Con una cuenta gratuita, cada semana tienes un plan a la medida de tus días, y la sesión en vivo te lleva serie a serie.',
      { kind: 'button', label: 'Crear mi cuenta gratis', url },
      ...confirmation,
    ],
    why: 'Recibes este correo porque alguien ha pedido la rutina gratuita de Bandeja con esta dirección.',
  });
  const { firstWeekPdf } = await sheets();
  const content = await firstWeekPdf();
  return { ...letter, attachments: [{ filename: 'rutina-padel-7-dias.pdf', content, contentType: 'application/pdf' }] };
}

async function planMail(
  { settings }: Deps,
  firstName: string,
  { plan, url }: { plan: StartingPlan; url: string },
  confirmation: MailPart[],
): Promise<MailContent> {
  const { answers } = plan;
  const sessions = plan.sessions === 1 ? '1 sesión' : `${plan.sessions} sesiones`;
  const letter = layOutMail(settings, {
    subject: 'Tu plan de pádel para empezar',
    heading: 'Tu plan para empezar',
    parts: [
      `${greeting(plainName(firstName))}\nEsto nos has contado:`,
      { kind: 'list', items: [`Nivel: ${answers.level}`, answers.playing, answers.training, answers.time] },
      `Y esta es tu primera semana: ${sessions}, ${plan.minutes} minutos en total. El PDF adjunto trae los ejercicios de cada día, con series y descansos.`,
      { kind: 'list', items: plan.days.map(dayLine) },
      ...challengeParts(plan),
      'Para toda la semana:',
      { kind: 'list', items: plan.advice },
      plan.disclaimer,
      'El siguiente paso: crea tu cuenta gratuita. Cada semana tendrás un plan a la medida de tus días, y la sesión en vivo te lleva serie a serie.',
      { kind: 'button', label: 'Crear mi cuenta con estas respuestas', url },
      ...confirmation,
    ],
    why: 'Recibes este correo porque alguien ha hecho el cuestionario de Bandeja con esta dirección.',
  });
  const { quizPlanPdf } = await sheets();
  const content = await quizPlanPdf(plan, plainName(firstName));
  return {
    ...letter,
    attachments: [{ filename: 'plan-padel-para-empezar.pdf', content, contentType: 'application/pdf' }],
  };
}

function challengeParts({ challenge: { name, onCourt, exercises } }: StartingPlan): MailPart[] {
  const text = `Tu reto, ${name.toLowerCase()}. ${onCourt}`;
  if (exercises.length === 0) return [text];
  return [
    `${text} Empieza por aquí:`,
    { kind: 'list', items: exercises.map((exercise) => `${exercise.name}. ${exercise.why}`) },
  ];
}

function dayLine({ name, type, reason, session }: StartingDay): string {
  if (!session) return `${name}: descanso`;
  return `${name}: ${type.toLowerCase()}, «${session.name}», ${session.minutes} min. ${reason}`;
}

const comingSoon: Record<string, string> = {
  coming_soon_forum: 'del foro',
  coming_soon_events: 'de los eventos',
  coming_soon_tournaments: 'de los torneos',
  coming_soon_clubs: 'de los clubes',
};

async function comingSoonMail(deps: Deps, leadId: string): Promise<MailContent | null> {
  const lead = await leadMarketing(deps.db, leadId);
  if (!lead?.consent) return null;
  const what = comingSoon[lead.campaign] ?? 'de lo que viene';
  const why = `Recibes este correo porque alguien ha pedido aviso ${what} de Bandeja con esta dirección.`;
  if (lead.consent.isConfirmed) {
    const text = `${greeting(null)}\nTu dirección ya estaba confirmada. Te escribiremos en cuanto haya algo que contar ${what} de Bandeja.`;
    return layOutMail(deps.settings, { heading: 'Ya estás en la lista', parts: [text], why });
  }
  return layOutMail(deps.settings, {
    subject: `Confirma que quieres saber ${what}`,
    heading: 'Confirma tu correo',
    parts: [
      `${greeting(null)}\nHas pedido aviso ${what} de Bandeja. Confirma que esta dirección es tuya y te avisaremos cuando esté listo. También te llegarán consejos y novedades; en cada correo podrás darte de baja.`,
      {
        kind: 'button',
        label: 'Confirmar',
        url: await confirmationUrl(deps, leadId, lead.campaign.replace('coming_soon_', '')),
      },
      'El enlace sirve durante 30 días. Si no lo confirmas, no te escribiremos más.',
    ],
    why,
  });
}

const guides = [
  { slug: 'calentar-antes-del-partido', title: 'Cómo calentar antes de un partido de pádel en 15 minutos' },
  { slug: 'la-bandeja', title: 'La bandeja: técnica, cuándo usarla y cómo entrenarla' },
  { slug: 'planificar-la-semana', title: 'Cómo planificar tu semana de pádel' },
];

/** @param awaited the page still to come that the address waits for, as «del foro» */
function welcomeMail({ settings }: Deps, token: string, awaited: string | null): MailContent {
  const { publicUrl } = settings;
  const confirmed =
    awaited === null
      ? 'Tu dirección está confirmada.'
      : `Tu dirección está confirmada: te escribiremos en cuanto haya algo que contar ${awaited}.`;
  const letter = layOutMail(settings, {
    subject: awaited === null ? 'Tres guías de pádel para empezar' : `Ya estás en la lista ${awaited}`,
    heading: awaited === null ? 'Tres guías para empezar' : `Ya estás en la lista ${awaited}`,
    parts: [
      `${greeting(null)}\n${confirmed} Te dejamos tres guías nuestras para esta semana: calentar bien, pegar la bandeja y repartir los días.`,
      ...guides.map(({ slug, title }): MailPart => `${title}\n${publicUrl}${pages.guide(slug)}`),
      { kind: 'button', label: 'Ver todas las guías', url: `${publicUrl}${pages.guides}` },
    ],
    why: 'Recibes este correo porque has confirmado que quieres consejos y novedades de Bandeja.',
    unsubscribeUrl: `${publicUrl}${pages.unsubscribe}?token=${token}`,
  });
  return { ...letter, headers: unsubscribeHeaders(`${publicUrl}/api/leads/unsubscribe?token=${token}`) };
}
