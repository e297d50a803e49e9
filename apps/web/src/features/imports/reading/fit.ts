import { cleanText } from '#features/imports/reading/decode.ts';
import { type FitMessage, messageNumbers, scanFit } from '#features/imports/reading/fit-messages.ts';
import { FileError, type Reader, type Reading } from '#features/imports/reading/model.ts';
import { readInstant } from '#features/imports/reading/moments.ts';
import { fileErrors, remarks } from '#features/imports/reading/texts.ts';
import { type Activity, activityReading, newBeats } from '#features/imports/reading/watch.ts';

/** Seconds between 1970 and the first of FIT, 31 December 1989. */
const fitEpoch = 631_065_600;
const activityFile = 4;

/** Names of the protocol's sports and their kinds that say more than their number. */
const sports: Record<number, string> = {
  1: 'running',
  2: 'cycling',
  5: 'swimming',
  8: 'tennis',
  11: 'walking',
  15: 'rowing',
  17: 'hiking',
  21: 'cycling',
  64: 'racket',
};
const subSports: Record<number, string> = {
  1: 'treadmill',
  15: 'elliptical',
  16: 'stair',
  14: 'rowing',
  20: 'strength',
  26: 'cardio',
  19: 'flexibility',
  43: 'yoga',
  44: 'pilates',
  70: 'hiit',
  84: 'pickleball',
  85: 'padel',
  94: 'squash',
  95: 'badminton',
  96: 'racquetball',
  97: 'table tennis',
};

/** Reads the sessions of a FIT activity (Garmin's FIT protocol), or of several in one file. @throws FileError */
export function readFit(bytes: Uint8Array, reader: Reader): Reading {
  const { messages, state } = scanFit(bytes);
  const of = (number: number) => messages.filter(({ global }) => global === number);
  const kinds = of(messageNumbers.fileId).map(({ fields }) => fields.get(0));
  const sessions = of(messageNumbers.session);
  const records = of(messageNumbers.record);
  if (kinds.length > 0 && !kinds.includes(activityFile)) throw new FileError(fileErrors.notActivity);
  if (sessions.length === 0 && records.length === 0) {
    throw new FileError(state === 'whole' && messages.length > 0 ? fileErrors.notActivity : fileErrors.brokenFit);
  }
  const profile =
    of(messageNumbers.sport).map(({ fields }) => wordsOf(fields, { sport: 0, subSport: 1, name: 3 }))[0] ?? '';
  const described = sessions.length > 0 ? sessions.map(summaryOf) : [summaryOfRecords(records)];
  const activities = described.flatMap((summary) => activityOf(summary, records, profile, reader) ?? []);
  if (activities.length === 0 && state !== 'whole' && reader.futureDates.size === 0)
    throw new FileError(fileErrors.brokenFit);
  if (state === 'cut' && activities.every(({ seconds }) => seconds === 0)) throw new FileError(fileErrors.brokenFit);
  const notes = { whole: [], cut: [remarks.cutFile], damaged: [remarks.damaged] };
  return activityReading('fit', activities, reader, notes[state]);
}

/** Seconds since FIT's first day; null where the file does not say. */
type Summary = {
  from: number | null;
  to: number | null;
  seconds: number;
  words: string;
  average: number | null;
  highest: number | null;
  metres: number | null;
};

type Fields = FitMessage['fields'];

const numberOf = (fields: Fields, number: number): number | null => {
  const value = fields.get(number);
  return typeof value === 'number' ? value : null;
};

function wordsOf(fields: Fields, { sport, subSport, name }: { sport: number; subSport: number; name: number }): string {
  const named = fields.get(name);
  return [
    typeof named === 'string' ? cleanText(named, 80) : '',
    subSports[numberOf(fields, subSport) ?? -1] ?? '',
    sports[numberOf(fields, sport) ?? -1] ?? '',
  ].join(' ');
}

function summaryOf({ fields }: FitMessage): Summary {
  const elapsed = (numberOf(fields, 7) ?? 0) / 1000;
  const timer = (numberOf(fields, 8) ?? 0) / 1000;
  const metres = numberOf(fields, 9);
  const to = numberOf(fields, 253);
  const from = numberOf(fields, 2) ?? to;
  return {
    from,
    to,
    // elapsed: a match continues while the watch pauses, and is never shorter than its timer
    seconds: Math.max(elapsed, timer) || spanOf(from, to),
    words: wordsOf(fields, { sport: 5, subSport: 6, name: 110 }),
    average: numberOf(fields, 16),
    highest: numberOf(fields, 17),
    metres: metres === null ? null : metres / 100,
  };
}

const spanOf = (from: number | null, to: number | null) => (from === null || to === null ? 0 : Math.max(to - from, 0));

/** A watch that stopped early wrote no summary: the first and last record replace it. */
function summaryOfRecords(records: readonly FitMessage[]): Summary {
  const times = records.flatMap(({ fields }) => numberOf(fields, 253) ?? []);
  const [from = null, to = null] = [times[0], times.at(-1)];
  const last = records.at(-1);
  const metres = last ? numberOf(last.fields, 5) : null;
  return {
    from,
    to,
    seconds: spanOf(from, to),
    words: '',
    average: null,
    highest: null,
    metres: metres === null ? null : metres / 100,
  };
}

function activityOf(
  summary: Summary,
  records: readonly FitMessage[],
  profile: string,
  reader: Reader,
): Activity | null {
  const { from, average, highest, metres, words, seconds } = summary;
  const start = from === null ? null : readInstant(new Date((from + fitEpoch) * 1000), reader);
  if (start === null || from === null) return null;
  const beats = newBeats();
  if (average === null || highest === null) {
    const to = Math.max(summary.to ?? 0, from + seconds);
    for (const { fields } of records) {
      const at = numberOf(fields, 253) ?? from;
      if (at >= from && at <= to) beats.add(numberOf(fields, 3));
    }
  }
  return {
    start,
    words: /p[aàá]del/i.test(profile) || words.trim() === '' ? `${profile} ${words}` : words,
    title: '',
    seconds,
    averageHeartRate: average ?? beats.average(),
    maxHeartRate: highest ?? beats.highest(),
    metres,
  };
}
