import type { ImportSource } from '@bandeja/domain/imports/vocabulary';
import { cleanText, readNumber } from '#features/imports/reading/decode.ts';
import { distanceUnitOf, spokenUnitOf } from '#features/imports/reading/distance-unit.ts';
import { clockOfColumn, readDuration } from '#features/imports/reading/durations.ts';
import type { Moment, Reader, Reading } from '#features/imports/reading/model.ts';
import { dayOrderOf, offsetMs, readInstant, readMoment, readShifted } from '#features/imports/reading/moments.ts';
import { type Cells, type Table, unreadColumns } from '#features/imports/reading/table.ts';
import { remarks } from '#features/imports/reading/texts.ts';
import { activityReading, keyOfActivity } from '#features/imports/reading/watch.ts';

type ListColumn =
  | 'type'
  | 'name'
  | 'start'
  | 'end'
  | 'offset'
  | 'elapsed'
  | 'moving'
  | 'time'
  | 'distance'
  | 'average'
  | 'highest'
  | 'milliseconds';
type ListColumns = { [column in ListColumn]?: number };

const heart = /heart rate|\bhr\b|cardiac|cardiaque|herzfrequenz|\bhf\b|\bfc\b|pulso?\b|\bbpm\b/;
const activity = /activit|activid|aktivitat|attivita|ativid/;

/** What a column of a list of activities holds, in seven languages. */
function listColumn(name: string): ListColumn | null {
  if (heart.test(name)) {
    if (/\bmax|\bmass|hochst/.test(name)) return 'highest';
    return /\bavg|average|\bmedi[ao]|moyen|durchschnitt|\bmean|mitjana|\bmittl|^ø/.test(name) ? 'average' : null;
  }
  if (/\bid\b|description|descripcion|beschreibung|descri|\bnote/.test(name)) return null;
  if (/\btyp[eo]?\b|tipo|tipus|aktivitats(?:typ|art)|^sport$/.test(name)) return 'type';
  if (/elapsed|transcurrid|ecoule|verstrichen|trascors|decorrid|transcorregut/.test(name)) return 'elapsed';
  if (/moving|movimiento|mouvement|bewegung|movimento|moviment/.test(name))
    return /time|tiempo|temps|zeit|temp/.test(name) ? 'moving' : null;
  if (/\bdate\b|fecha|datum|\bdata\b/.test(name)) return 'start';
  if (/^(?:title|titulo|titre|titel|titolo|titol)$/.test(name)) return 'name';
  if (activity.test(name) && /name|nombre|\bnom\b|nome/.test(name)) return 'name';
  if (/^(?:time|tiempo|temps|zeit|tempo|duration|duracion|duree|dauer|durata|duracao|durada)$/.test(name))
    return 'time';
  return /^(?:distance|distancia|distanz|distanza|strecke)$/.test(name) ? 'distance' : null;
}

function listColumns({ columns }: Table): ListColumns {
  const found: ListColumns = {};
  for (const [index, { name }] of columns.entries()) {
    const is = listColumn(name);
    if (is !== null) found[is] ??= index;
  }
  return found;
}

const hasId = ({ columns }: Table) => columns.some(({ name }) => /\bid\b/.test(name) && activity.test(name));

export function isStravaList(table: Table): boolean {
  const { start, type, elapsed } = listColumns(table);
  return hasId(table) && start !== undefined && type !== undefined && elapsed !== undefined;
}

/** `activities.csv` of Strava's archive: clocks in UTC, seconds, kilometres. */
export function readStravaList(table: Table, reader: Reader): Reading {
  const columns = listColumns(table);
  return readList('strava', table, columns, reader, (cells) => {
    const inUtc = readMoment(at(cells, columns.start), { ...reader, timeZone: 'UTC', moments: new Map() });
    return inUtc && readInstant(inUtc.instant, reader);
  });
}

export function isGarminList(table: Table): boolean {
  const { start, type, time, elapsed } = listColumns(table);
  return !hasId(table) && start !== undefined && type !== undefined && (time ?? elapsed) !== undefined;
}

/** «Exportar CSV» of Garmin Connect: clocks of the player's zone, `hh:mm:ss`, kilometres or miles as its player has it. */
export function readGarminList(table: Table, reader: Reader): Reading {
  const columns = listColumns(table);
  return readList('garmin', table, columns, reader, (cells) => readMoment(at(cells, columns.start), reader));
}

const samsungNames: Record<string, ListColumn> = {
  title: 'name',
  'custom exercise name': 'name',
  'exercise type': 'type',
  'start time': 'start',
  'end time': 'end',
  'time offset': 'offset',
  duration: 'milliseconds',
  distance: 'distance',
  'mean heart rate': 'average',
  'max heart rate': 'highest',
};

/** Samsung Health puts a table's name before its columns. */
function samsungColumns({ columns }: Table): ListColumns {
  const found: ListColumns = {};
  for (const [index, { name }] of columns.entries()) {
    const is = samsungNames[name.replace(/^com samsung (?:s?health) exercise /, '')];
    if (is !== undefined) found[is] ??= index;
  }
  return found;
}

export function isSamsungList(table: Table): boolean {
  const { type, start, milliseconds } = samsungColumns(table);
  return type !== undefined && start !== undefined && milliseconds !== undefined;
}

/** Codes of Samsung Health's exercises that a player may have. */
const samsungTypes: Record<string, string> = {
  1001: 'walking',
  1002: 'running',
  6001: 'squash',
  6002: 'tennis',
  6003: 'badminton',
  6004: 'table tennis',
  6005: 'racquetball',
  10002: 'strength',
  10012: 'strength',
  11007: 'cycling',
  13001: 'hiking',
  14001: 'swimming',
  15002: 'strength',
  15003: 'cycling',
  15006: 'elliptical',
  9001: 'pilates',
  9002: 'yoga',
};

/** `com.samsung.shealth.exercise`: clocks in UTC with the offset beside, milliseconds, metres. */
export function readSamsungList(table: Table, reader: Reader): Reading {
  const columns = samsungColumns(table);
  return readList('samsung', table, columns, reader, (cells) => {
    const text = at(cells, columns.start);
    // newer files write milliseconds since 1970
    if (/^\d{12,13}$/.test(text)) return readInstant(new Date(Number(text)), reader);
    const start = readShifted(text, 0, reader);
    const offset = offsetMs(at(cells, columns.offset));
    return start && { ...start, localDate: new Date(start.instant.getTime() + offset).toISOString().slice(0, 10) };
  });
}

const at = (cells: Cells, index: number | undefined) => (cells[index ?? -1] ?? '').trim();

function readList(
  source: Extract<ImportSource, 'strava' | 'garmin' | 'samsung'>,
  table: Table,
  columns: ListColumns,
  reader: Reader,
  startOf: (cells: Cells) => Moment | null,
): Reading {
  reader.dayOrder = dayOrderOf(table.rows.map((cells) => at(cells, columns.start)));
  const times = [columns.elapsed, columns.moving, columns.time];
  const of = clockOfColumn(table.rows.flatMap((cells) => times.map((column) => at(cells, column))));
  const seconds = (cells: Cells, column: number | undefined) =>
    readDuration(at(cells, column), { of, unit: unitAt(table, column) });
  const unit = unitOfDistances(source, table, columns);
  const unitless = new Set<string>();
  let skipped = 0;
  const activities = table.rows.flatMap((cells, index) => {
    if (index % 2000 === 0) reader.tick(index / table.rows.length);
    const ahead = reader.futureDates.size;
    const start = startOf(cells);
    if (start === null) {
      if (reader.futureDates.size === ahead) skipped++;
      return [];
    }
    const timer = seconds(cells, columns.moving) ?? 0;
    const whole = seconds(cells, columns.elapsed) ?? 0;
    const inMs = readNumber(at(cells, columns.milliseconds), 1e12);
    const type = at(cells, columns.type);
    const distance = readNumber(at(cells, columns.distance), 1e6);
    if (unit === null && distance !== null && distance > 0 && !isSwim(type)) unitless.add(keyOfActivity({ start }));
    return [
      {
        start,
        words: source === 'samsung' ? (samsungTypes[type] ?? '') : type,
        title: cleanText(at(cells, columns.name), 200),
        seconds: inMs === null ? Math.max(whole, timer, seconds(cells, columns.time) ?? 0) : inMs / 1000,
        averageHeartRate: readNumber(at(cells, columns.average), 260),
        maxHeartRate: readNumber(at(cells, columns.highest), 260),
        metres: distance === null ? null : distance * metresPer(unit ?? 'km', type),
      },
    ];
  });
  const unread = unreadColumns(table, new Set(Object.values(columns)));
  const reading = activityReading(source, activities, reader, [
    ...(skipped > 0 ? [remarks.skippedRows(skipped)] : []),
    ...(unread.length > 0 ? [remarks.unread(unread)] : []),
    ...(table.isCut ? [remarks.cutRows] : []),
  ]);
  if (unitless.size === 0) return reading;
  return { ...reading, distances: { unit: distanceUnitOf(table, seconds, columns) ?? 'km', keys: unitless } };
}

const unitAt = (table: Table, column: number | undefined) => table.columns[column ?? -1]?.unit ?? '';

/** Null where neither the service nor the file tells. */
function unitOfDistances(source: ImportSource, table: Table, { distance }: ListColumns): 'km' | 'mi' | 'm' | null {
  if (source === 'samsung') return 'm';
  const unit = unitAt(table, distance);
  if (/^(?:m|met.*)$/.test(unit)) return 'm';
  if (/^mi/.test(unit)) return 'mi';
  if (/^k/.test(unit) || source === 'strava') return 'km';
  return spokenUnitOf(table, distance);
}

/** Both services write a swim in metres. */
const isSwim = (type: string) => /swim|nataci|nage|nuoto|schwimm|natacao|natacio/i.test(type);

function metresPer(unit: 'km' | 'mi' | 'm', type: string): number {
  if (unit === 'm' || isSwim(type)) return 1;
  return unit === 'mi' ? 1609.344 : 1000;
}
