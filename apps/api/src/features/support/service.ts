import type { PlayerFile } from '@bandeja/domain/account/contract';
import type * as contract from '@bandeja/domain/support/contract';
import type { DeskThread, OwnThread } from '@bandeja/domain/support/contract';
import { answerDueAt } from '@bandeja/domain/support/rules';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { hasFeatureNow, planNow } from '#features/billing/access.service.ts';
import { loadUser } from '#features/profile/service.ts';
import { sendMessage, threadMailKey } from '#features/support/contact.service.ts';
import * as queries from '#features/support/thread.queries.ts';
import { recordChange } from '#kit/audit.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';
import { countMails, queueMail } from '#kit/mail/outbox.ts';

/** @throws AppError message.not_found */
export async function deskThread({ db, now }: Deps, id: string): Promise<DeskThread> {
  const { userId, ...thread } = found(await queries.threadById(db, id), 'message.not_found');
  const messages = await queries.messagesOf(db, id);
  const facts = userId === null ? null : await queries.playerFacts(db, userId);
  const plan = userId === null ? 'free' : await planNow({ db, now }, userId);
  return { ...thread, messages, player: facts && userId !== null ? { _id: userId, plan, ...facts } : null };
}

type Answer = Parsed<typeof contract.answerThread>['body'];

/** An answer is mailed; noted in the audit log without its words. @throws AppError message.not_found */
export async function answerThread(deps: Deps, actor: Actor, id: string, answer: Answer): Promise<DeskThread> {
  const at = deps.now();
  await inTransaction(deps, async (tx) => {
    if (!(await queries.lockThread(tx, id))) throw new AppError('message.not_found');
    const { userId: authorId } = actor;
    const isNote = answer.kind === 'note';
    const message = { id: deps.newId(), threadId: id, authorId, text: answer.text, createdAt: at };
    const isNew = await queries.insertMessage(tx, { ...message, side: isNote ? 'note' : 'team' });
    if (!isNote) await queries.updateThread(tx, id, { answered_at: at, closed_at: answer.closes ? at : null });
    if (!isNew) return;
    const action = isNote ? 'note' : 'answer';
    await recordChange(tx, { id: deps.newId(), actorId: authorId, at, action, entity: 'thread', entityId: id });
    if (isNote) return;
    const thread = found(await queries.threadById(tx, id), 'message.not_found');
    await queueMail(deps, tx, {
      kind: 'thread_answer',
      to: thread.email,
      payload: { threadId: id, messageId: message.id },
      dedupeKey: threadMailKey(id, message.id),
    });
  });
  return deskThread(deps, id);
}

type Change = Parsed<typeof contract.changeThread>['body'];

/** @throws AppError message.not_found */
export async function changeThread(deps: Deps, actor: Actor, id: string, change: Change): Promise<DeskThread> {
  const at = deps.now();
  await inTransaction(deps, async (tx) => {
    if (!(await queries.lockThread(tx, id))) throw new AppError('message.not_found');
    const thread = found(await queries.threadById(tx, id), 'message.not_found');
    if (change.isMine !== undefined) {
      await queries.updateThread(tx, id, { assignee_id: change.isMine ? actor.userId : null });
    }
    if (change.state === undefined || change.state === thread.state) return;
    const answered = thread.answeredAt === null ? at : new Date(thread.answeredAt);
    await queries.updateThread(tx, id, {
      answered_at: change.state === 'waiting' ? null : answered,
      closed_at: change.state === 'closed' ? at : null,
    });
    const details = { state: change.state };
    const noted = { id: deps.newId(), actorId: actor.userId, at, entity: 'thread', entityId: id };
    await recordChange(tx, { ...noted, action: 'state', details });
  });
  return deskThread(deps, id);
}

/** @throws AppError message.not_found */
export async function ownThread({ db }: Pick<Deps, 'db'>, actor: Actor, id: string) {
  const thread = found(await queries.ownThread(db, actor.userId, id), 'message.not_found');
  const messages = await queries.messagesOf(db, id);
  return { ...thread, messages: messages.flatMap(({ side, ...rest }) => (side === 'note' ? [] : [{ ...rest, side }])) };
}

/** Twice the same within a day is the thread that there is. */
export async function openThread(deps: Deps, actor: Actor, message: string): Promise<OwnThread> {
  const { name, email } = await loadUser(deps, actor.userId);
  const id = await sendMessage(deps, actor, { name, email, message });
  if (id !== null) return found(await queries.ownThread(deps.db, actor.userId, id), 'message.not_found');
  const [last] = await queries.listOwn(deps.db, actor.userId, { limit: 1 });
  return found(last, 'message.not_found');
}

/** The thread waits again, with the priority of today's plan. @throws AppError message.not_found */
export async function addToThread(deps: Deps, actor: Actor, id: string, text: string) {
  const { userId } = actor;
  await inTransaction(deps, async (tx, inTx) => {
    if ((await queries.ownThread(tx, userId, id)) === null || !(await queries.lockThread(tx, id))) {
      throw new AppError('message.not_found');
    }
    const at = deps.now();
    const message = { id: deps.newId(), threadId: id, authorId: userId, text, createdAt: at };
    if (!(await queries.insertMessage(tx, { ...message, side: 'person' }))) return;
    await orderAddition(deps, tx, { threadId: id, messageId: message.id });
    const thread = found(await queries.threadById(tx, id), 'message.not_found');
    if (thread.state === 'waiting') return;
    const priority = await hasFeatureNow(inTx, 'priority_support', { userId, email: thread.email });
    const waiting = { waiting_since: at, due_at: answerDueAt(at, priority), priority };
    await queries.updateThread(tx, id, { answered_at: null, closed_at: null, ...waiting });
  });
  return ownThread(deps, actor, id);
}

const additionsPerHour = 20;

/** Beyond that the panel alone tells the operator. */
async function orderAddition(
  deps: Deps,
  tx: Database,
  payload: { threadId: string; messageId: string },
): Promise<void> {
  const order = { kind: 'thread_addition', to: deps.settings.operator.email };
  const recent = await countMails(tx, order, new Date(deps.now().getTime() - 3_600_000));
  if (recent >= additionsPerHour) return;
  await queueMail(deps, tx, { ...order, payload, dedupeKey: threadMailKey(payload.threadId, payload.messageId) });
}

export async function playerThreads({ db }: Pick<Deps, 'db'>, userId: string): Promise<PlayerFile['threads']> {
  const threads = await queries.threadsOfPlayer(db, userId, 5);
  return threads.map(({ _id, reference, message, state, waitingSince }) => ({
    _id,
    reference,
    message,
    isWaiting: state === 'waiting',
    waitingSince,
  }));
}

export const inboxNow = ({ db, now }: Pick<Deps, 'db' | 'now'>) => queries.inboxFigures(db, now());
