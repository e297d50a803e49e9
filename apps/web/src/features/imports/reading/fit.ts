import FitParser from 'fit-file-parser';
import { cleanText } from '#features/imports/reading/decode.ts';
import { FileError, type Reading, type ReadingPlace } from '#features/imports/reading/model.ts';
import { readInstant } from '#features/imports/reading/moments.ts';
import { fileErrors } from '#features/imports/reading/texts.ts';
import { type Activity, heartRatesOf, sessionOfActivity } from '#features/imports/reading/watch.ts';

type Message = Record<string, unknown>;

/** Reads the sessions of a FIT activity (Garmin's FIT protocol); the checksum has to be right. @throws FileError */
export function readFit(bytes: Uint8Array, place: ReadingPlace): Reading {
  const messages = parse(bytes);
  const sessions = messagesOf(messages.sessions);
  const records = messagesOf(messages.records);
  if (sessions.length === 0 && records.length === 0) throw new FileError(fileErrors.notActivity);
  const beats = records.flatMap(({ heart_rate: beat }) => (typeof beat === 'number' && beat > 0 ? [beat] : []));
  const described = sessions.length > 0 ? sessions : [sessionOfRecords(records)];
  const activities = described.flatMap((each) => activityOf(each, described.length === 1 ? beats : [], place) ?? []);
  if (activities.length === 0) throw new FileError(fileErrors.noTimes);
  return { source: 'fit', sessions: activities.map((each) => sessionOfActivity(each, place.timeZone)), remarks: [] };
}

function parse(bytes: Uint8Array): Message {
  let result: Message | null = null;
  try {
    // the parser looks at a whole buffer
    new FitParser({ mode: 'list', lengthUnit: 'm', force: false }).parse(bytes.slice().buffer, (error, data) => {
      if (error === undefined && data !== undefined) result = data as unknown as Message; // fields are checked where they are read
    });
  } catch {
    throw new FileError(fileErrors.brokenFit);
  }
  if (result === null) throw new FileError(fileErrors.brokenFit);
  return result;
}

function messagesOf(value: unknown): Message[] {
  return Array.isArray(value) ? value.filter((each): each is Message => typeof each === 'object' && each !== null) : [];
}

/** A watch that stopped early wrote no summary: the first and last record replace it. */
function sessionOfRecords(records: readonly Message[]): Message {
  const first = records[0]?.timestamp;
  const last = records.at(-1)?.timestamp;
  const seconds = first instanceof Date && last instanceof Date ? (last.getTime() - first.getTime()) / 1000 : 0;
  return { start_time: first, total_elapsed_time: seconds };
}

function activityOf(session: Message, beats: readonly number[], { timeZone, now }: ReadingPlace): Activity | null {
  const start = readInstant(session.start_time ?? session.timestamp, timeZone, now);
  if (start === null) return null;
  const ofRecords = heartRatesOf(beats);
  return {
    start,
    words: [session.sport, session.sub_sport, session.sport_profile_name].map((word) => cleanText(word, 80)).join(' '),
    title: '',
    // elapsed: a match continues while the watch pauses
    seconds: numberOf(session.total_elapsed_time) ?? numberOf(session.total_timer_time) ?? 0,
    averageHeartRate: numberOf(session.avg_heart_rate) ?? ofRecords.average,
    maxHeartRate: numberOf(session.max_heart_rate) ?? ofRecords.highest,
    metres: numberOf(session.total_distance),
  };
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}
