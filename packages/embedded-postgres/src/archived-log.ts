import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faultsOfFile, ifMissing } from '#manifest.ts';
import { messages } from '#messages.ts';
import { backupsOf } from '#place.ts';

export const logOf = (home: string): string => join(backupsOf(home), 'log');

/** As initdb sets them. */
const segmentBytes = 2 ** 24;
const segmentsPerFile = 2 ** 32 / segmentBytes;

/** Archives nothing until the first backup has made the folder; then each finished segment once, with its SHA-256. */
export function archiveCommand(cluster: string): string {
  const folder = `'${logOf(join(cluster, '..')).replaceAll("'", `'\\''`)}'`;
  const sum = 'if command -v sha256sum > /dev/null; then sha256sum; else shasum -a 256; fi';
  return [
    `! test -d ${folder} || test -f ${folder}/%f ||`,
    `{ ( ${sum} ) < %p > ${folder}/%f.sha256 && cp %p ${folder}/%f.part && mv ${folder}/%f.part ${folder}/%f; }`,
  ].join(' ');
}

/** A piece that is not there is the usual end. */
export function restoreCommand(home: string): string {
  const piece = `'${logOf(home).replaceAll("'", `'\\''`)}'/%f`;
  return `test -f ${piece} && cp ${piece} "%p"`;
}

export const inLog = (name: string): string => join('..', 'log', name);

export const firstSegment = (label: string): string | undefined =>
  /^START WAL LOCATION: .* \(file ([\dA-F]{24})\)$/m.exec(label)?.[1];

export function segmentsBetween(first: string, last: string): string[] {
  const { timeline, number } = parseSegment(first);
  const count = parseSegment(last).number - number + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => segmentName(timeline, number + index));
}

/** Follows the timelines as PostgreSQL will. A segment is missing when a later one exists. @returns Spanish sentences */
export async function faultsOfLog(home: string, copy: string): Promise<string[]> {
  const folder = join(backupsOf(home), copy);
  const first = firstSegment(await readFile(join(folder, 'backup_label'), 'utf8').catch(ifMissing('')));
  if (first === undefined) return [messages.fileChanged('backup_label')];
  const start = parseSegment(first);
  const names = new Set(await readdir(logOf(home)).catch(ifMissing([])));
  const segments = [...names].filter((name) => /^[\dA-F]{24}$/.test(name)).map(parseSegment);
  const newest = Math.max(start.timeline, ...segments.map(({ timeline }) => timeline), newestHistory(names));
  const histories: string[] = [];
  for (let timeline = start.timeline + 1; timeline <= newest; timeline += 1) histories.push(historyName(timeline));
  const lost = histories.filter((name) => !names.has(name));
  if (lost.length > 0) return lost.map((name) => messages.fileMissing(inLog(name)));

  const newestName = histories.at(-1);
  const history = newestName === undefined ? '' : await readFile(join(logOf(home), newestName), 'utf8');
  const timelineOf = timelinesAt(history, newest);
  const followed = segments.filter(({ timeline, number }) => timeline === timelineOf(number));
  const last = Math.max(start.number, ...followed.map(({ number }) => number));
  const faults: string[] = [];
  const needed = Array.from({ length: last - start.number + 1 }, (_, index) => {
    const number = start.number + index;
    return segmentName(timelineOf(number), number);
  });
  for (const name of [...histories, ...needed]) {
    const path = inLog(name);
    const sum = await readFile(join(logOf(home), `${name}.sha256`), 'utf8').catch(ifMissing(null));
    if (!names.has(name)) faults.push(messages.fileMissing(path));
    else if (sum === null) faults.push(messages.fileWithoutSum(path));
    else {
      const bytes = name.endsWith('.history') ? null : segmentBytes;
      faults.push(...(await faultsOfFile(folder, { path, bytes, sha256: sum.slice(0, 64) })));
    }
  }
  return faults;
}

/** By a history file: one line for each former timeline, with the place where it ended. */
function timelinesAt(history: string, newest: number): (segment: number) => number {
  const ends = [...history.matchAll(/^\s*(\d+)\s+([\dA-F]+)\/([\dA-F]+)/gm)].map(([, timeline, high, low]) => {
    const position = Number.parseInt(high ?? '', 16) * 2 ** 32 + Number.parseInt(low ?? '', 16);
    return { timeline: Number(timeline), segment: Math.floor(position / segmentBytes) };
  });
  // the segment in which a timeline ends is written again, whole, by the next one
  return (segment) => ends.find((end) => segment < end.segment)?.timeline ?? newest;
}

function newestHistory(names: ReadonlySet<string>): number {
  const timelines = [...names].filter((name) => /^[\dA-F]{8}\.history$/.test(name));
  return Math.max(0, ...timelines.map((name) => Number.parseInt(name, 16)));
}

const hex = (value: number): string => value.toString(16).toUpperCase().padStart(8, '0');

const historyName = (timeline: number): string => `${hex(timeline)}.history`;

function segmentName(timeline: number, number: number): string {
  return hex(timeline) + hex(Math.floor(number / segmentsPerFile)) + hex(number % segmentsPerFile);
}

function parseSegment(name: string): { timeline: number; number: number } {
  const [timeline, file, rest] = [0, 8, 16].map((from) => Number.parseInt(name.slice(from, from + 8), 16));
  return { timeline: timeline ?? 0, number: (file ?? 0) * segmentsPerFile + (rest ?? 0) };
}
