import type { Recap } from '@bandeja/domain/recap/contract';
import { recapMessages as texts } from '@bandeja/domain/recap/messages';
import { z } from 'zod';
import { wordsOf } from '#features/reminders/recap.service.ts';
import type { Deps } from '#kit/deps.ts';
import { layOutMail, type MailPart, unsubscribeHeaders } from '#kit/mail/layout.ts';
import { makeLink } from '#kit/mail/links.ts';
import type { MailWriters } from '#kit/mail/outbox.ts';
import { pages } from '#kit/pages.ts';

const orderSchema = z.object({
  kind: z.enum(['recap', 'nudge']),
  userId: z.uuid(),
  monday: z.string(),
  timeZone: z.string(),
});

export function reminderMails(deps: Deps): MailWriters {
  return {
    weekly_recap: async ({ payload }) => {
      const order = orderSchema.parse(payload);
      const words = await wordsOf(deps, order, 'recapMail');
      if (words === null) return null;
      const { publicUrl } = deps.settings;
      const token = await makeLink(deps, deps.db, 'stop_recap', { userId: order.userId });
      const content = words.kind === 'recap' ? recapWords(words.recap) : nudgeWords;
      const button: MailPart = { kind: 'button', label: texts.open, url: `${publicUrl}${pages.recap}` };
      const letter = layOutMail(deps.settings, {
        ...content,
        parts: [...content.parts, button],
        why: texts.why,
        unsubscribeUrl: `${publicUrl}${pages.stopRecap}?token=${token}`,
      });
      return { ...letter, headers: unsubscribeHeaders(`${publicUrl}/api/recap/stop?token=${token}`) };
    },
  };
}

const nudgeWords = {
  heading: texts.nudge.title,
  parts: [`${texts.nudge.body}\n${texts.nudge.once}`],
};

function nextWords(next: NonNullable<Recap['next']>): string {
  const week = `${texts.nextHeading}: ${texts.next(next)}`;
  return next.block === null ? week : `${week} ${texts.block(next.block)}`;
}

/** Without reasons of the plan, which may name what hurts. */
function recapWords(recap: Recap): { subject: string; heading: string; parts: MailPart[] } {
  const title = texts.title(recap);
  const facts = [
    texts.minutes(recap),
    ...(recap.better === null ? [] : [texts.better(recap.better)]),
    ...(recap.matches.length === 0 ? [] : [texts.matches(recap.matches)]),
    ...(recap.next === null ? [] : [nextWords(recap.next)]),
  ];
  return {
    subject: texts.subject(title),
    heading: title,
    parts: [texts.sentence(recap), { kind: 'list', items: facts }],
  };
}
