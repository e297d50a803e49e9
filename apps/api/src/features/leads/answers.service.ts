import type { readLeadAnswers } from '@bandeja/domain/leads/contract';
import type { ResponseOf } from '@bandeja/domain/wire/endpoint';
import { type KnownAnswers, knownFromQuiz } from '@bandeja/trainer/leads/quiz-player';
import { z } from 'zod';
import { quizProfileSchema } from '#features/leads/quiz.service.ts';
import type { Database } from '#kit/database/database.ts';
import type { Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import { findLink, makeLink, redeemLink } from '#kit/mail/links.ts';

const givenSchema = z.object({ name: z.string(), email: z.string(), answers: z.nullable(quizProfileSchema) });

/** Holds the answers of this one form: another with the same address shows nothing of it. */
export const makeAnswersLink = (deps: Deps, db: Database, leadId: string, given: z.infer<typeof givenSchema>) =>
  makeLink(deps, db, 'lead_answers', { leadId }, given);

/** @throws AppError mail.link_invalid */
export async function readAnswers(deps: Deps, token: string): Promise<ResponseOf<typeof readLeadAnswers>> {
  const link = await findLink(deps, deps.db, 'lead_answers', token);
  const given = givenSchema.safeParse(link?.answers);
  if (!link || link.usedAt !== null || !given.success) throw new AppError('mail.link_invalid');
  const { name, email, answers } = given.data;
  return { name, email, known: answers === null ? [] : wordsOf(knownFromQuiz(answers)) };
}

const list = new Intl.ListFormat('es-ES');

function wordsOf({ fitnessLevel, experience, goals, sessionDuration }: KnownAnswers): string[] {
  const minutes = sessionDuration && [...new Set([sessionDuration.min, sessionDuration.max])].join('–');
  return [
    `Nivel físico: ${fitnessLevel}`,
    `Experiencia: ${experience}`,
    `Objetivos: ${list.format(goals)}`,
    ...(minutes ? [`Por sesión: ${minutes} min`] : []),
  ];
}

/** For the account that begins with them: once. @returns null when the token brings none */
export async function takeAnswers(deps: Deps, tx: Database, token: string): Promise<KnownAnswers | null> {
  const link = await findLink(deps, tx, 'lead_answers', token);
  const given = givenSchema.safeParse(link?.answers);
  if (!given.success || (await redeemLink(deps, tx, 'lead_answers', token)) === null) return null;
  return given.data.answers && knownFromQuiz(given.data.answers);
}
