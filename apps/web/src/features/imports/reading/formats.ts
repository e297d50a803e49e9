import type { ImportSource } from '@bandeja/domain/imports/vocabulary';
import {
  isGarminList,
  isSamsungList,
  isStravaList,
  readGarminList,
  readSamsungList,
  readStravaList,
} from '#features/imports/reading/activity-lists.ts';
import { appleReader } from '#features/imports/reading/apple.ts';
import { isBandejaCsv, readBandejaCsv } from '#features/imports/reading/bandeja-csv.ts';
import { isBandejaExport, readBandejaExport } from '#features/imports/reading/bandeja-json.ts';
import { readFit } from '#features/imports/reading/fit.ts';
import { isFit } from '#features/imports/reading/fit-messages.ts';
import { gpxReader } from '#features/imports/reading/gpx.ts';
import { columnsByName, columnsByPlace, type LogColumns } from '#features/imports/reading/log-columns.ts';
import { jefitTable, wideSets } from '#features/imports/reading/log-shapes.ts';
import { hasSets, type LogLabels, readLog } from '#features/imports/reading/logs.ts';
import { FileError, type Reader, type Reading } from '#features/imports/reading/model.ts';
import { isPolar, readPolar } from '#features/imports/reading/polar.ts';
import type { Table } from '#features/imports/reading/table.ts';
import { tcxReader } from '#features/imports/reading/tcx.ts';
import { fileErrors } from '#features/imports/reading/texts.ts';
import type { XmlReader } from '#features/imports/reading/xml.ts';

/** What a person can bring: `from` and `gives` are printed in docs/product.md#imports, `example` is a file of the tests. */
type About = { source: ImportSource; from: string; gives: string; example: string };

type TextTable = { text: string; table: Table; columns: LogColumns };
type TableFormat = About & {
  recognise: (file: TextTable) => boolean;
  read: (file: TextTable, reader: Reader) => Reading;
};
type JsonFormat = About & {
  recognise: (value: unknown) => boolean;
  read: (value: unknown, reader: Reader) => Reading;
};
type XmlFormat = About & { root: string; begin: (reader: Reader) => XmlReader };

const strongLabels: LogLabels = { date: 'Date', exercise: 'Exercise Name', order: 'Set Order' };
const hevyLabels: LogLabels = { date: 'start_time', exercise: 'exercise_title', order: 'set_index' };
const has = ({ columns }: Table, pattern: RegExp) => columns.some(({ name }) => pattern.test(name));

/** Logs of a gym have a row for each set; what tells them apart stands in `recognise`, from the most to the least certain. */
function log(source: ImportSource, about: Omit<About, 'source'>, recognise: TableFormat['recognise']): TableFormat {
  return {
    source,
    ...about,
    recognise,
    read: ({ table, columns }, reader) => readLog(source, { table, columns, labels: strongLabels }, reader),
  };
}

/** Columns whose names nobody knows, or that have none, by their order. */
function byPlace(source: 'strong' | 'hevy', about: Omit<About, 'source'>): TableFormat {
  return {
    source,
    ...about,
    recognise: ({ table }) => columnsByPlace(table)?.source === source,
    read: ({ table }, reader) => {
      const placed = columnsByPlace(table);
      if (placed === null) throw new FileError(fileErrors.unknown);
      return readLog(source, { ...placed, labels: strongLabels }, reader);
    },
  };
}

const perSet = 'entrenamientos con sus ejercicios, series, repeticiones, pesos y notas';
const perActivity = 'tipo, inicio, duración, distancia y pulso de cada actividad';

export const tableFormats: readonly TableFormat[] = [
  {
    source: 'bandeja',
    from: 'Bandeja, «Descargar sesiones (CSV)», también guardado por una hoja de cálculo',
    gives: 'sesiones con sus series, partidos y notas',
    example: 'bandeja-excel.csv',
    recognise: ({ table }) => isBandejaCsv(table),
    read: ({ table }, reader) => readBandejaCsv(table, reader),
  },
  {
    source: 'jefit',
    from: 'Jefit, CSV',
    gives: perSet,
    example: 'jefit.csv',
    recognise: ({ text }) => /^#{3,} *EXERCISE LOGS/m.test(text),
    read: ({ text }, reader) => {
      const table = jefitTable(text);
      if (table === null) throw new FileError(fileErrors.unknown);
      return readLog('jefit', { table, columns: columnsByName(table), labels: strongLabels }, reader);
    },
  },
  {
    source: 'stronglifts',
    from: 'StrongLifts, CSV',
    gives: perSet,
    example: 'stronglifts.csv',
    recognise: ({ table }) => wideSets(table) !== null,
    read: ({ table }, reader) => {
      const wide = wideSets(table) ?? table;
      return readLog('stronglifts', { table: wide, columns: columnsByName(wide), labels: strongLabels }, reader);
    },
  },
  {
    source: 'strava',
    from: 'Strava, activities.csv de su archivo',
    gives: perActivity,
    example: 'strava-activities-es.csv',
    recognise: ({ table }) => isStravaList(table),
    read: ({ table }, reader) => readStravaList(table, reader),
  },
  {
    source: 'samsung',
    from: 'Samsung Health, com.samsung.shealth.exercise.csv',
    gives: perActivity,
    example: 'samsung-exercise.csv',
    recognise: ({ table }) => isSamsungList(table),
    read: ({ table }, reader) => readSamsungList(table, reader),
  },
  {
    source: 'garmin',
    from: 'Garmin Connect, «Exportar CSV» de la lista de actividades',
    gives: perActivity,
    example: 'garmin-activities-es.csv',
    recognise: ({ table }) => isGarminList(table),
    read: ({ table }, reader) => readGarminList(table, reader),
  },
  log('liftosaur', { from: 'Liftosaur, CSV', gives: perSet, example: 'liftosaur.csv' }, ({ table }) =>
    has(table, /^is warmup set/),
  ),
  log('fitbod', { from: 'Fitbod, CSV', gives: perSet, example: 'fitbod.csv' }, ({ table }) => has(table, /^iswarmup$/)),
  log(
    'fitnotes',
    { from: 'FitNotes, CSV', gives: perSet, example: 'fitnotes.csv' },
    ({ columns }) => columns.exercise !== undefined && columns.category !== undefined && columns.order === undefined,
  ),
  {
    ...log(
      'hevy',
      { from: 'Hevy, CSV', gives: perSet, example: 'hevy-excel-es.csv' },
      ({ table, columns }) =>
        columns.kind !== undefined ||
        has(table, /^exercise title$/) ||
        (has(table, /^title$/) && has(table, /^start time$/)),
    ),
    read: ({ table, columns }, reader) => readLog('hevy', { table, columns, labels: hevyLabels }, reader),
  },
  log(
    'strong',
    {
      from: 'Strong, CSV en español, inglés, francés, alemán, italiano, portugués o catalán',
      gives: perSet,
      example: 'strong-headers-es.csv',
    },
    ({ columns }) =>
      columns.order !== undefined ||
      (columns.exercise !== undefined && (columns.date === undefined || !hasSets(columns))),
  ),
  byPlace('strong', { from: 'Strong, CSV sin la primera fila', gives: perSet, example: 'strong-no-header.csv' }),
  byPlace('hevy', { from: 'Hevy, CSV sin la primera fila', gives: perSet, example: 'hevy-no-header.csv' }),
  log(
    'csv',
    {
      from: 'Otra app, CSV con una fila por serie y columnas de fecha y ejercicio',
      gives: perSet,
      example: 'other-log.csv',
    },
    ({ columns }) => columns.exercise !== undefined && hasSets(columns),
  ),
];

export const jsonFormats: readonly JsonFormat[] = [
  {
    source: 'bandeja',
    from: 'Bandeja, «Descargar mis datos» (JSON)',
    gives: 'todas las sesiones, tal como eran',
    example: 'bandeja.json',
    recognise: isBandejaExport,
    read: readBandejaExport,
  },
  {
    source: 'polar',
    from: 'Polar Flow, training-session-….json',
    gives: perActivity,
    example: 'polar-flow-session.json',
    recognise: isPolar,
    read: readPolar,
  },
];

export const xmlFormats: readonly XmlFormat[] = [
  {
    source: 'gpx',
    from: 'Reloj o app, GPX',
    gives: perActivity,
    example: 'gpx-strava-type-number.gpx',
    root: 'gpx',
    begin: gpxReader,
  },
  {
    source: 'tcx',
    from: 'Reloj o app, TCX',
    gives: perActivity,
    example: 'tcx-padel-notes.tcx',
    root: 'TrainingCenterDatabase',
    begin: tcxReader,
  },
  {
    source: 'apple',
    from: 'Apple Health, export.xml',
    gives: perActivity,
    example: 'apple-health-export.xml',
    root: 'HealthData',
    begin: appleReader,
  },
];

export const binaryFormats = [
  {
    source: 'fit',
    from: 'Reloj o app, FIT',
    gives: perActivity,
    example: 'padel.fit',
    recognise: isFit,
    read: readFit,
  },
] as const;

/** Opened on the device: whatever of the above lies inside. */
export const containers = [
  '.fit.gz, .tcx.gz, .gpx.gz',
  'ZIP de Garmin, Strava, Apple Health, Polar o Samsung',
] as const;

export const formats: readonly About[] = [...tableFormats, ...jsonFormats, ...xmlFormats, ...binaryFormats];
