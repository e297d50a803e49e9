import { readFileSync } from 'node:fs';
import { importedSessionSchema } from '@bandeja/domain/imports/schemas';
import { each } from '@bandeja/domain/testing/each';
import fc from 'fast-check';
import { gzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readingLimits } from '#features/imports/reading/model.ts';
import { readFile } from '#features/imports/reading/read-file.ts';
import {
  bandejaExport,
  bytesOf,
  fitFile,
  gpx,
  hevyCsv,
  place,
  strongCsv,
  tcx,
} from '#features/imports/reading/testing/fixtures.ts';
import { wildFiles } from '#features/imports/reading/testing/wild.ts';

const folder = new URL('./testing/files/', import.meta.url);
const wild = Object.keys(wildFiles).map((name) => new Uint8Array(readFileSync(new URL(name, folder))));
const originals = [
  ...[strongCsv, hevyCsv, gpx, tcx, bandejaExport()].map(bytesOf),
  fitFile(),
  ...wild,
  gzipSync(fitFile()),
  zipSync({ 'a.fit': fitFile(), 'b/c.tcx.gz': gzipSync(bytesOf(tcx)), 'd.csv': bytesOf(hevyCsv) }),
];
/** Of the processor, independent of other programs. */
const mostMs = 2000;

type Harm = { kind: 'turn' | 'cut' | 'double' | 'remove' | 'insert'; at: number; size: number; bytes: Uint8Array };

const harm: fc.Arbitrary<Harm> = fc.record({
  kind: fc.constantFrom('turn', 'cut', 'double', 'remove', 'insert'),
  at: fc.nat(3000),
  size: fc.nat(300),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 40 }),
});

function harmed(file: Uint8Array, { kind, at, size, bytes }: Harm): Uint8Array {
  const from = file.length === 0 ? 0 : at % file.length;
  const parts: Record<Harm['kind'], Uint8Array[]> = {
    turn: [file.subarray(0, from), bytes, file.subarray(from + bytes.length)],
    cut: [file.subarray(0, from)],
    double: [file.subarray(0, from + size), file.subarray(from)],
    remove: [file.subarray(0, from), file.subarray(from + size)],
    insert: [file.subarray(0, from), bytes, file.subarray(from)],
  };
  const out = new Uint8Array(parts[kind].reduce((length, part) => length + part.length, 0));
  let written = 0;
  for (const part of parts[kind]) {
    out.set(part, written);
    written += part.length;
  }
  return out;
}

async function holds(bytes: Uint8Array): Promise<void> {
  const before = bytes.slice();
  const started = process.cpuUsage();
  const answer = await readFile(bytes, place);
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(mostMs);
  expect(bytes).toEqual(before);
  if ('error' in answer) {
    expect(answer.error).toMatch(/\.$/);
    return;
  }
  expect(answer.sessions.length).toBeGreaterThan(0);
  expect(answer.sessions.length).toBeLessThanOrEqual(readingLimits.sessions);
  expect(new Set(answer.sessions.map(({ key }) => key)).size).toBe(answer.sessions.length);
  each(answer.sessions, 1, (session) => {
    expect(importedSessionSchema.safeParse(session).success).toBe(true);
    expect(session.startTime >= '1990').toBe(true);
  });
}

it('survives files that were harmed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...originals), fc.array(harm, { minLength: 1, maxLength: 4 }), (file, harms) =>
      holds(harms.reduce(harmed, file)),
    ),
    { numRuns: 2000, seed: 37 },
  );
}, 60_000);

it('survives any bytes', async () => {
  await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), holds), { numRuns: 500 });
}, 60_000);

it('survives any words under the right columns', async () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom('1', '-5', '1e309', 'NaN', '2025-01-01 10:00:00'),
  );
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { minLength: 12, maxLength: 12 }), { maxLength: 20 }), (rows) =>
      holds(bytesOf([strongCsv.split('\n')[0], ...rows.map((row) => row.map(quoted).join(','))].join('\n'))),
    ),
    { numRuns: 500 },
  );
}, 60_000);

const walls: [name: string, make: () => Uint8Array][] = [
  [
    'a CSV of nearly half a million sets',
    () => bytesOf(`${strongCsv.split('\n')[0]}${'\n2025-01-01 10:00:00,A,1h,Plank,1,0,5,0,0,,,'.repeat(400_000)}`),
  ],
  ['a single endless line', () => new Uint8Array(readingLimits.bytes).fill(0x61)],
  ['a wall of quotes', () => new Uint8Array(2_000_000).fill(0x22)],
  ['tags within tags', () => bytesOf('<gpx>'.repeat(200_000))],
  ['closed tags within tags', () => bytesOf(`${'<gpx>'.repeat(50_000)}${'</gpx>'.repeat(50_000)}`)],
  ['an endless attribute', () => bytesOf(`<gpx a="${'x'.repeat(9_000_000)}`)],
  ['an endless document type', () => bytesOf(`<!DOCTYPE gpx [${'<!ELEMENT a (b)>'.repeat(600_000)}`)],
  ['brackets within brackets', () => bytesOf(`{"format":${'['.repeat(500_000)}`)],
];

it.for(walls)('is done with %s', { timeout: 60_000 }, async ([, make]) => {
  const answer = await readFile(make(), place);
  const size = 'error' in answer ? answer.error.length : JSON.stringify(answer).length;
  expect(size).toBeLessThan(100_000);
});
