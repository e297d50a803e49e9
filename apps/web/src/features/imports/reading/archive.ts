import { isSameTraining } from '@bandeja/domain/imports/rules';
import type { ImportedSession } from '@bandeja/domain/imports/schemas';
import { type ImportSource, importSources, watchSources } from '@bandeja/domain/imports/vocabulary';
import { Gunzip, Unzip, UnzipInflate } from 'fflate';
import { FileError, type Reading, readingLimits, type UnitlessDistances } from '#features/imports/reading/model.ts';
import { fileErrors, remarks, sessionNames } from '#features/imports/reading/texts.ts';
import type { Sink } from '#features/imports/reading/xml.ts';

/** What has come in and what it unpacked to, over all layers of a file. */
export type Budget = { packed: number; unpacked: number; files: number };

/** An archive that grows beyond what a training can be: reading ends, whatever else it holds. */
class PackedError extends FileError {}

const { unpackedBytes, ratio, ratioFromBytes, archiveFiles } = readingLimits;

function spend(budget: Budget, bytes: number) {
  budget.unpacked += bytes;
  const isBomb = budget.unpacked > ratioFromBytes && budget.unpacked > budget.packed * ratio;
  if (budget.unpacked > unpackedBytes || isBomb) throw new PackedError(fileErrors.tooPacked);
}

/** Small pieces in, so that what comes out of one is small, too. */
const pieceBytes = 16 * 1024;

function inPieces(bytes: Uint8Array, push: (piece: Uint8Array) => void) {
  for (let from = 0; from < bytes.length; from += pieceBytes) push(bytes.subarray(from, from + pieceBytes));
}

const nothing = new Uint8Array(0);

/** @throws FileError */
function opened<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof FileError ? error : new FileError(fileErrors.brokenArchive);
  }
}

export function gzipSink(budget: Budget, inner: Sink): Sink {
  let isEmpty = true;
  const gunzip = new Gunzip((bytes) => {
    isEmpty &&= bytes.length === 0;
    spend(budget, bytes.length);
    inner.push(bytes);
  });
  return {
    push: (bytes) => opened(() => inPieces(bytes, (piece) => gunzip.push(piece))),
    end() {
      opened(() => gunzip.push(nothing, true));
      if (isEmpty) throw new FileError(fileErrors.brokenArchive);
      return inner.end();
    },
  };
}

const ofTraining = /\.(?:fit|tcx|gpx|csv|xml|json|zip)(?:\.gz)?$/i;
/** The system's shadows of files, and the same health data in a hospital's form. */
const passedOver = /(?:^|\/)(?:__MACOSX|\.)|export_cda\.xml$/i;
/** Of a file that is no training: an archive holds many. */
const noTraining = new Set<string>([
  fileErrors.unknown,
  fileErrors.otherJson,
  fileErrors.noSessions,
  fileErrors.notActivity,
  fileErrors.empty,
]);

export function zipSink(budget: Budget, innerSink: () => Sink): Sink {
  const readings: Reading[] = [];
  let unread = 0;
  let isWhole = true;

  function give(act: () => void) {
    try {
      act();
      return true;
    } catch (error) {
      if (error instanceof PackedError || !(error instanceof FileError)) throw error;
      if (!noTraining.has(error.message)) unread++;
      return false;
    }
  }

  const unzip = new Unzip((file) => {
    if (++budget.files > archiveFiles) throw new PackedError(fileErrors.tooPacked);
    if (!ofTraining.test(file.name) || passedOver.test(file.name)) return;
    const inner = innerSink();
    let isOpen = true;
    file.ondata = (error, bytes, final) => {
      if (error) {
        if (error instanceof FileError) throw error;
        isOpen = false;
        unread++;
        return;
      }
      spend(budget, bytes.length);
      if (isOpen) isOpen = give(() => inner.push(bytes));
      if (isOpen && final) give(() => readings.push(inner.end()));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  return {
    push: (bytes) => opened(() => inPieces(bytes, (piece) => unzip.push(piece))),
    end() {
      try {
        unzip.push(nothing, true);
      } catch (error) {
        if (error instanceof FileError) throw error;
        isWhole = false;
      }
      if (readings.length === 0)
        throw new FileError(isWhole && unread === 0 ? fileErrors.emptyArchive : fileErrors.brokenArchive);
      return joined(readings, [
        ...(unread > 0 ? [remarks.unreadFiles(unread)] : []),
        ...(isWhole ? [] : [remarks.cutFile]),
      ]);
    },
  };
}

/** Recorded ones before lists: they have the pulse. */
const byDetail: readonly ImportSource[] = [...watchSources, ...importSources];
const rankOf = ({ source }: Reading) => byDetail.indexOf(source);

/** The readings of an archive's files as one; an activity of two files, such as a list and its FIT, is one session. */
function joined(readings: Reading[], notes: string[]): Reading {
  const [only] = readings;
  if (only && readings.length === 1) return { ...only, remarks: [...only.remarks, ...notes] };
  const ordered = [...readings].sort((a, b) => rankOf(a) - rankOf(b));
  const all = ordered.flatMap(({ sessions, distances }, file) => {
    return sessions.map((session) => ({ session, file, isUnitless: distances?.keys.has(session.key) === true }));
  });
  all.sort((a, b) => a.session.startTime.localeCompare(b.session.startTime) || a.file - b.file);
  const kept: typeof all = [];
  let twice = 0;
  for (const each of all) {
    const same = kept
      .slice(-10)
      .findLast(({ session, file }) => file !== each.file && isSameTraining(session, each.session));
    if (same === undefined) kept.push({ ...each });
    else {
      twice++;
      const [more, less] = same.file <= each.file ? [same, each] : [each, same];
      same.isUnitless = (more.session.distanceMetres === null ? less : more).isUnitless;
      same.session = merged(more.session, less.session);
      same.file = Math.min(same.file, each.file);
    }
  }
  return {
    source: ordered[0]?.source ?? 'csv',
    sessions: kept.map(({ session }) => session),
    asksUnit: readings.some(({ asksUnit }) => asksUnit),
    withUnit: readings.flatMap(({ asksUnit, sessions }) => (asksUnit ? [] : sessions.map(({ key }) => key))),
    ...distancesOf(readings, kept),
    remarks: [
      ...new Set(readings.flatMap((reading) => reading.remarks)),
      ...notes,
      ...(twice > 0 ? [remarks.joinedFiles(twice)] : []),
    ],
  };
}

function distancesOf(
  readings: readonly Reading[],
  kept: readonly { session: ImportedSession; isUnitless: boolean }[],
): { distances?: UnitlessDistances } {
  const keys = new Set(kept.flatMap(({ session, isUnitless }) => (isUnitless ? [session.key] : [])));
  const units = readings.flatMap(({ distances }) => distances?.unit ?? []);
  if (keys.size === 0) return {};
  return { distances: { unit: units.find((unit) => unit !== 'km') ?? 'km', keys } };
}

const ownNames: readonly string[] = Object.values(sessionNames);

function merged(more: ImportedSession, less: ImportedSession): ImportedSession {
  const isMatch = more.type === 'Partido' || less.type === 'Partido';
  return {
    ...more,
    name: ownNames.includes(more.name) ? less.name : more.name,
    type: isMatch ? 'Partido' : more.type,
    duration: more.duration || less.duration,
    averageHeartRate: more.averageHeartRate ?? less.averageHeartRate,
    maxHeartRate: more.maxHeartRate ?? less.maxHeartRate,
    distanceMetres: more.distanceMetres ?? less.distanceMetres,
    notes: more.notes || less.notes,
    entries: more.entries.length > 0 ? more.entries : less.entries,
  };
}
