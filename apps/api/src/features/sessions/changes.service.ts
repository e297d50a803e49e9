import {
  type AppliedChange,
  inDeviceOrder,
  type RefusedChange,
  type SessionChange,
  verdictOn,
} from '@bandeja/domain/sessions/changes';
import { correctedInstant } from '@bandeja/domain/sessions/rules';
import * as queries from '#features/sessions/changes.queries.ts';
import { rowsOfAdded } from '#features/sessions/snapshot.service.ts';
import type { Database } from '#kit/database/database.ts';
import { countRows } from '#kit/limits.ts';

const entriesMost = 100;

type Key = { userId: string; sessionId: string };

type ChangeOf<K extends SessionChange['kind']> = Extract<SessionChange, { kind: K }>;

type Target = { applied: AppliedChange | null; isSame: boolean };

/** The session must be locked. A refused change is not noted as taken: sent again it is judged again. */
export async function applyChanges(
  tx: Database,
  key: Key,
  { changes, sentAt }: { changes: SessionChange[]; sentAt: string | undefined },
  now: Date,
): Promise<RefusedChange[]> {
  if (changes.length === 0) return [];
  const ids = changes.map(({ id }) => id);
  const taken = await queries.takenChanges(tx, key, ids);
  await countRows(key.userId, changes.length - taken.size);
  const session = await readTargets(tx, key, changes);
  const [counted, refused]: [SessionChange[], RefusedChange[]] = [[], []];
  for (const change of inDeviceOrder(changes)) {
    if (taken.has(change.id)) continue;
    taken.add(change.id);
    const target = session.targetOf(change);
    if (target === null) {
      refused.push({ id: change.id, reason: 'change.unknown_entry' });
      continue;
    }
    const at = correctedInstant(change.at, sentAt, now);
    const verdict = verdictOn({ ...change, at }, target.applied);
    // what already is as the change wants it needs no choice
    if ((verdict === 'conflict' || verdict === 'older') && !target.isSame && change.kind !== 'position') {
      refused.push({ id: change.id, reason: `change.${verdict}` });
      continue;
    }
    counted.push(change);
    if (verdict !== 'apply') continue;
    // a clock that ran ahead must not outvote later changes
    const changedAt = at > now.getTime() ? null : new Date(at);
    const complete = session.withKept(change);
    const added = session.added(complete);
    if (added) await queries.insertEntry(tx, added.row, { change: added.change, changedAt });
    else await write(tx, key, complete, changedAt);
    session.track(complete, changedAt);
  }
  await queries.takeChanges(tx, key, counted);
  return refused;
}

async function readTargets(tx: Database, key: Key, changes: SessionChange[]) {
  const setIds = changes.flatMap((change) => (change.kind === 'set' ? [change.setId] : []));
  const sets = await queries.appliedToSets(tx, key, setIds);
  const entries = await queries.appliedToEntries(tx, key);
  const isAdded = (change: SessionChange): change is ChangeOf<'exercise'> =>
    change.kind === 'exercise' && !change.removed && !entries.has(change.entryId);
  const rows = await rowsOfAdded(tx, key, changes.filter(isAdded));
  let position = changes.some(({ kind }) => kind === 'position') ? await queries.appliedToPosition(tx, key) : null;

  function targetOf(change: SessionChange): Target | null {
    if (change.kind === 'position') return { applied: position, isSame: false };
    const entry = entries.get(change.entryId);
    if (!entry) {
      const hasRoom = entries.size < entriesMost;
      return isAdded(change) && hasRoom && rows.has(change.entryId) ? { applied: null, isSame: false } : null;
    }
    if (change.kind === 'exercise') {
      const { state, applied } = entry.place;
      return { applied, isSame: state.place === change.place && state.removed === change.removed };
    }
    if (change.kind === 'entry') {
      return { applied: entry.completed.applied, isSame: entry.completed.state === change.completed };
    }
    if (change.kind === 'note') return { applied: entry.note.applied, isSame: entry.note.state === change.note };
    const set = sets.get(change.setId);
    if (!set) return { applied: null, isSame: false };
    return set.state.entryId === change.entryId ? { applied: set.applied, isSame: isSameSet(set.state, change) } : null;
  }

  function track(change: SessionChange, changedAt: Date | null): void {
    const { id, device = null, sequence = null } = change;
    const applied = { id, device, sequence, at: changedAt?.getTime() ?? null };
    if (change.kind === 'position') position = applied;
    else if (change.kind === 'set') sets.set(change.setId, { applied, state: change });
    else {
      const entry = entries.get(change.entryId) ?? newEntryState();
      entries.set(change.entryId, entry);
      if (change.kind === 'exercise') entry.place = { applied, state: change };
      if (change.kind === 'entry') entry.completed = { applied, state: change.completed };
      if (change.kind === 'note') entry.note = { applied, state: change.note };
    }
  }

  /** What a change leaves out stays as it is. No more balls are good than were played. */
  function withKept(change: SessionChange): CompleteChange {
    if (change.kind !== 'set') return change;
    const stored = sets.get(change.setId)?.state;
    const kept = (figure: queries.Kept) => (change[figure] === undefined ? stored?.[figure] : change[figure]) ?? null;
    const attempts = kept('attempts');
    const hits = attempts === null ? null : Math.min(kept('hits') ?? 0, attempts);
    return { ...change, inReserve: kept('inReserve'), hits, attempts };
  }

  function added(change: SessionChange) {
    const row = isAdded(change) ? rows.get(change.entryId) : undefined;
    return row && isAdded(change) ? { row, change } : null;
  }

  return { targetOf, track, withKept, added };
}

const newEntryState = (): queries.EntryState => ({
  completed: { applied: null, state: false },
  note: { applied: null, state: '' },
  place: { applied: null, state: { place: 0, removed: false } },
});

type CompleteChange = Exclude<SessionChange, { kind: 'set' }> | queries.CompleteSet;

const figures = ['position', 'reps', 'seconds', 'metres', 'weight', 'done', 'removed'] as const;

const keptFigures = ['inReserve', 'hits', 'attempts'] as const;

function isSameSet(state: queries.SetState, change: queries.SetState): boolean {
  const isKept = (figure: queries.Kept) => change[figure] === undefined || (state[figure] ?? null) === change[figure];
  return keptFigures.every(isKept) && figures.every((figure) => state[figure] === change[figure]);
}

function write(tx: Database, key: Key, change: CompleteChange, changedAt: Date | null): Promise<void> {
  switch (change.kind) {
    case 'set':
      return queries.writeSet(tx, key, { change, changedAt });
    case 'entry':
      return queries.writeEntryCompleted(tx, key, { change, changedAt });
    case 'note':
      return queries.writeNote(tx, key, { change, changedAt });
    case 'exercise':
      return queries.writePlace(tx, key, { change, changedAt });
    case 'position':
      return queries.writePosition(tx, key, { change, changedAt });
  }
}
