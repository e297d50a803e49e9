import type { Correction, labelCorrection as labelContract } from '@bandeja/domain/learning/contract';
import { corpusLine, withoutContacts } from '@bandeja/domain/learning/rules';
import { type Channel, numberedLabels } from '@bandeja/domain/learning/vocabulary';
import type { User } from '@bandeja/domain/profile/contract';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { minutesIn } from '@bandeja/reader/language/durations';
import { numberIn } from '@bandeja/reader/language/numbers';
import { tokenise } from '@bandeja/reader/language/tokens';
import { withoutName } from '@bandeja/trainer/outside/chat-question';
import { speaksOfHealth } from '@bandeja/trainer/outside/facts';
import * as queries from '#features/learning/queries.ts';
import { giveConsent, standingConsents, withdrawConsent } from '#features/profile/service.ts';
import { recordChange } from '#kit/audit.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

/** Days for which corrections are stored (docs/product.md#learning-from-corrections). */
const correctionDays = 90;

export async function learningConsent(deps: Deps, actor: Actor): Promise<{ consent: boolean }> {
  return { consent: (await standingConsents(deps, actor)).has('learning') };
}

/** Earlier corrections carry no name: they cannot be found again, and are deleted after 90 days. */
export async function saveLearningConsent(deps: Deps, actor: Actor, consent: boolean): Promise<{ consent: boolean }> {
  if (consent) await giveConsent(deps, actor, 'learning');
  else await withdrawConsent(deps, actor, 'learning');
  return { consent };
}

const saysWhatHurts = (label: string) => /^(hurts|care):/.test(label);

type Corrected = { channel: Channel; message: string; understood: string[]; corrected: string[] };

/** With consent only, without name, addresses and telephone numbers. Words about health need the consent for health data, too. */
export async function storeCorrection(
  deps: Deps,
  actor: Actor,
  { name, injuriesConsent }: Pick<User, 'name' | 'injuriesConsent'>,
  { channel, message, understood, corrected }: Corrected,
): Promise<void> {
  const isSame = [...understood].sort().join() === [...corrected].sort().join();
  if (isSame || !(await learningConsent(deps, actor)).consent) return;
  const saysHealth = speaksOfHealth(message) || [...understood, ...corrected].some(saysWhatHurts);
  if (!injuriesConsent && saysHealth) return;
  await queries.insertCorrection(deps.db, {
    id: deps.newId(),
    channel,
    understood,
    corrected,
    at: deps.now(),
    message: withoutName(withoutContacts(message), name),
  });
}

/** Labels a corrected message. @throws AppError correction.not_found */
export function labelCorrection(
  deps: Deps,
  actor: Actor,
  id: string,
  label: Parsed<typeof labelContract>['body'],
): Promise<Correction> {
  return inTransaction(deps, async (tx) => {
    const at = deps.now();
    await queries.labelCorrection(tx, { id, ...label, at });
    const correction = await queries.correctionById(tx, id);
    if (correction === null) throw new AppError('correction.not_found');
    const change = { id: deps.newId(), actorId: actor.userId, at, action: 'label' };
    await recordChange(tx, { ...change, entity: 'correction', entityId: id });
    return correction;
  });
}

export async function corpusLines(deps: Deps): Promise<{ count: number; lines: string }> {
  const labelled = await queries.labelledCorrections(deps.db);
  const lines = labelled.map(({ channel, message, labels, spans }) =>
    corpusLine({ channel, message, labels: labels ?? [], spans: spans.flatMap((span) => valued(message, span)) }),
  );
  return { count: lines.length, lines: lines.map((line) => `${line}\n`).join('') };
}

function valued(message: string, span: Correction['spans'][number]): Correction['spans'] {
  if (!numberedLabels.includes(span.label)) return [span];
  const words = tokenise(message.slice(span.from, span.to)).map(({ word }) => word);
  const value = span.label.startsWith('dur') ? minutesIn(words) : numberIn(words);
  return value === null ? [] : [{ ...span, label: `${span.label}:${value}` }];
}

export async function deleteOldCorrections(deps: Deps): Promise<void> {
  await queries.deleteCorrectionsBefore(deps.db, new Date(deps.now().getTime() - correctionDays * 86_400_000));
}
