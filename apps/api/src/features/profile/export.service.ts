import { Readable } from 'node:stream';
import { localDateIn } from '@bandeja/domain/calendar/dates';
import type { Account } from '@bandeja/domain/profile/contract';
import { type AccountPage, countAccounts, listAccounts } from '#features/profile/admin.queries.ts';
import { recordChange } from '#kit/audit.ts';
import { byteOrderMark, csvLine } from '#kit/csv.ts';
import type { Actor, Deps } from '#kit/deps.ts';

/** Accounts read and written at a time: the memory an export takes, however many there are. */
const chunkRows = 500;

/** Values are those of the wire, so that a program can read them too. */
const columns: { heading: string; cell: (account: Account) => string }[] = [
  { heading: 'Alta', cell: ({ createdAt }) => createdAt },
  { heading: 'Email', cell: ({ email }) => email },
  { heading: 'Nombre', cell: ({ name }) => name },
  { heading: 'Plan', cell: ({ plan }) => plan },
  { heading: 'Email verificado', cell: ({ emailVerified }) => (emailVerified ? 'sí' : 'no') },
  { heading: 'Última actividad', cell: ({ lastSeenAt }) => lastSeenAt ?? '' },
  { heading: 'Sesiones', cell: ({ finishedSessions }) => String(finishedSessions) },
];

type Filter = Omit<AccountPage, 'limit' | 'before' | 'sort'>;

/** Read while it is sent; the admin and the number are recorded before the first byte. */
export async function exportAccounts(
  deps: Deps,
  actor: Actor,
  filter: Filter,
): Promise<{ filename: string; csv: Readable }> {
  const now = deps.now();
  const { search, ...named } = filter;
  await recordChange(deps.db, {
    id: deps.newId(),
    actorId: actor.userId,
    at: now,
    action: 'export',
    entity: 'user',
    entityId: '*',
    // the search text may be an address, which must not stay in the audit log
    details: { count: await countAccounts(deps.db, filter, now), ...named, searched: search !== undefined },
  });
  const filename = `bandeja-jugadores-${localDateIn(actor.timeZone, now)}.csv`;
  return { filename, csv: Readable.from(csvOf(deps, filter, now), { objectMode: false }) };
}

async function* csvOf({ db }: Deps, filter: Filter, now: Date): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map(({ heading }) => heading));
  let before: string | undefined;
  do {
    const accounts = await listAccounts(db, { ...filter, limit: chunkRows, before }, now);
    before = accounts.length === chunkRows ? accounts.at(-1)?._id : undefined;
    if (accounts.length > 0) yield accounts.map((each) => csvLine(columns.map(({ cell }) => cell(each)))).join('');
  } while (before !== undefined);
}
