import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { deviceName } from '@bandeja/domain/account/rules';
import { localDateIn } from '@bandeja/domain/calendar/dates';
import type { ImportedSession } from '@bandeja/domain/imports/schemas';
import { exportMark } from '@bandeja/domain/imports/vocabulary';
import * as queries from '#features/account/export.queries.ts';
import { signIns } from '#features/account/queries.ts';
import { type StoredSession, sessionsPage, type Which } from '#features/account/sessions.queries.ts';
import { leadsOf } from '#features/leads/service.ts';
import { seriesOf } from '#features/pulse/series.service.ts';
import { threadsOf } from '#features/support/contact.service.ts';
import type { Database } from '#kit/database/database.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { found } from '#kit/errors.ts';
import { pages } from '#kit/pages.ts';

const longItem = 64 * 1024;

/** Rows read and written at a time: the memory an export takes, however many years it holds. */
const pageSizes = { sessions: 50, days: 500, routines: 100, pulses: 20, conversations: 100, messages: 200 };

/** Omits only secrets and the ids of applied changes. @throws AppError auth.required when the account is gone */
export async function exportAccount(deps: Deps, actor: Actor): Promise<{ filename: string; json: Readable }> {
  const account = found(await queries.accountAndProfile(deps.db, actor.userId), 'auth.required');
  const now = deps.now();
  const head = { ...exportMark, exportedAt: now, ...account };
  const filename = `bandeja-datos-${localDateIn(actor.timeZone, now)}.json`;
  return { filename, json: Readable.from(jsonOf(deps, actor.userId, head), { objectMode: false }) };
}

type Head = { account: { email: string; emailVerifiedAt: Date | null } };

async function* jsonOf(deps: Deps, userId: string, head: Head): AsyncGenerator<string> {
  const { db } = deps;
  yield JSON.stringify(head).slice(0, -1);
  for await (const [name, value] of smallParts(deps, userId, head.account)) yield member(name, value);
  yield ',"schedule":{"weeks":';
  yield JSON.stringify(await queries.planWeeksOf(db, userId));
  yield `,"absences":${JSON.stringify(await queries.absencesOf(db, userId))}`;
  yield `,"matchDrills":${JSON.stringify(await queries.matchDrillsOf(db, userId))},"days":`;
  yield* list(pageSizes.days, (page) => queries.planDaysPage(db, userId, page), 'date');
  yield '},"ownRoutines":';
  yield* list(pageSizes.routines, (page) => queries.ownRoutinesPage(db, userId, page), '_id');
  yield `,"pulse":{"limits":${JSON.stringify((await queries.pulseLimitsOf(db, userId))?.limits ?? null)},"recordings":`;
  yield* list(pageSizes.pulses, (page) => pulses(db, userId, page), 'sessionId');
  yield '},"conversations":';
  yield* conversations(deps, userId);
  yield ',"unfinishedSessions":';
  yield* sessionList(deps, userId, 'unfinished', unfinished);
  yield ',"sessions":';
  yield* sessionList(deps, userId, 'finished', finished);
  yield '}\n';
}

async function* smallParts(deps: Deps, userId: string, account: Head['account']): AsyncGenerator<[string, unknown]> {
  const { db, now } = deps;
  const { publicUrl } = deps.settings;
  // an address gives access to its data only once it is confirmed
  const email = account.emailVerifiedAt === null ? null : account.email;
  yield ['consents', await queries.consentsOf(db, userId)];
  yield ['legalAgreements', await queries.agreementsOf(db, userId)];
  yield ['toldToTheTrainer', await queries.factsOf(db, userId)];
  yield ['healthQuestions', await queries.screeningOf(db, userId)];
  yield ['strokes', await queries.strokesOf(db, userId)];
  yield ['season', await queries.seasonOf(db, userId)];
  yield ['checks', await queries.checksOf(db, userId)];
  yield ['filmedStrokes', await queries.filmedStrokesOf(db, userId)];
  yield ['palas', await queries.palasOf(db, userId)];
  yield ['reminders', await queries.remindersOf(db, userId)];
  yield ['strava', await queries.stravaOf(db, userId)];
  yield ['polar', await queries.polarOf(db, userId)];
  yield ['tokens', await queries.tokensOf(db, userId)];
  yield ['joinedAccounts', await queries.joinedAccountsOf(db, userId)];
  yield ['sharedFilms', await queries.sharedFilmsOf(db, userId)];
  yield ['checkIns', await queries.checkInsOf(db, userId)];
  yield ['webhooks', await queries.webhooksOf(db, userId)];
  yield ['coaching', await queries.coachingOf(db, userId)];
  yield ['body', await queries.bodyOf(db, userId)];
  yield ['redFlagConfirmations', await queries.redFlagConfirmationsOf(db, userId)];
  yield ['subscription', await queries.subscriptionOf(db, userId)];
  yield ['payments', await queries.paymentsOf(db, userId)];
  yield ['usage', await queries.usageOf(db, userId)];
  yield ['favorites', await queries.favoritesOf(db, userId)];
  const devices = await signIns(db, userId, now());
  yield ['devices', devices.map((device) => ({ ...device, name: deviceName(device.userAgent) }))];
  yield ['protection', await queries.protectionOf(db, userId)];
  yield ['imports', await queries.importsOf(db, userId)];
  const shares = await queries.sharesOf(db, userId);
  yield ['shares', shares.map(({ token, ...rest }) => ({ ...rest, url: `${publicUrl}${pages.sharedSession(token)}` }))];
  const { token, ...calendar } = (await queries.calendarOf(db, userId)) ?? {};
  const calendarUrl = `${publicUrl}/api/calendar/${token}.ics`;
  yield ['calendar', token === undefined ? null : { url: calendarUrl, ...calendar }];
  yield ['leads', await leadsOf(deps, { userId, email })];
  yield ['contactMessages', await threadsOf(deps, { userId, email })];
  yield ['mails', email === null ? null : await queries.mailsTo(db, email)];
  yield ['adminActions', await queries.adminActionsOf(db, userId)];
  yield ['technical', await queries.tracesOf(db, userId)];
}

/** The beats of each second as figures: 0 without contact. */
async function pulses(db: Database, userId: string, page: queries.Page) {
  const rows = await queries.pulsesPage(db, userId, page);
  return Promise.all(rows.map(async (row) => ({ ...row, beats: [...(await seriesOf(row.beats))] })));
}

async function* conversations({ db }: Deps, userId: string): AsyncGenerator<string> {
  yield '[';
  let isFirst = true;
  for await (const conversation of rows(
    pageSizes.conversations,
    (page) => queries.conversationsPage(db, userId, page),
    '_id',
  )) {
    yield `${isFirst ? '' : ','}${JSON.stringify(conversation).slice(0, -1)},"messages":`;
    isFirst = false;
    yield* list(pageSizes.messages, (page) => queries.messagesPage(db, userId, conversation._id, page), '_id');
    yield '}';
  }
  yield ']';
}

function finished({ finishedAt, discardedAt: _, routineType: _type, ...session }: StoredSession): ImportedSession {
  return { ...session, original: { ...session.original, finishedAt: finishedAt ?? session.startTime } };
}

function unfinished({ finishedAt: _, routineType: _type, ...session }: StoredSession) {
  return { state: session.discardedAt === null ? 'open' : 'discarded', ...session };
}

function sessionList(deps: Deps, userId: string, which: Which, toItem: (session: StoredSession) => unknown) {
  const read = async (page: queries.Page) => {
    const sessions = await sessionsPage(deps.db, userId, which, page);
    return sessions.map((session) => ({ id: session.original._id, item: toItem(session) }));
  };
  return list(pageSizes.sessions, read, 'id', ({ item }) => item);
}

async function* rows<Mark extends string, Row extends Record<Mark, string>>(
  limit: number,
  read: (page: queries.Page) => Promise<Row[]>,
  mark: Mark,
): AsyncGenerator<Row> {
  let after: string | undefined;
  do {
    const page = await read({ limit, after });
    yield* page;
    after = page.length === limit ? page.at(-1)?.[mark] : undefined;
  } while (after !== undefined);
}

async function* list<Mark extends string, Row extends Record<Mark, string>>(
  limit: number,
  read: (page: queries.Page) => Promise<Row[]>,
  mark: Mark,
  toItem: (row: Row) => unknown = (row) => row,
): AsyncGenerator<string> {
  let before = '[';
  for await (const row of rows(limit, read, mark)) {
    const item = JSON.stringify(toItem(row));
    yield before + item;
    before = ',';
    // a long session takes its time: other requests have their turn after it
    if (item.length > longItem) await setImmediate();
  }
  yield before === '[' ? '[]' : ']';
}

function member(name: string, value: unknown): string {
  return `,${JSON.stringify(name)}:${JSON.stringify(value)}`;
}
