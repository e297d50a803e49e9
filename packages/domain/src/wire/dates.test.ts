import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dateIssues, doneDaySchema, doneInstantSchema, holdsDates, plannedDaySchema } from '#wire/dates.ts';

const now = new Date('2026-11-28T10:00:00Z');

const schema = z.object({
  on: z.optional(doneDaySchema),
  list: z.array(z.object({ at: z.nullable(doneInstantSchema), name: z.string() })),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a'), at: doneInstantSchema }),
    z.object({ kind: z.literal('b'), at: doneInstantSchema, until: plannedDaySchema }),
  ]),
});
const pathsOf = (value: unknown) => dateIssues(schema, value, now).map(({ path }) => path.join('.'));

test('finds dates in fields, lists and unions, each once', () => {
  const good = {
    on: '2026-11-28',
    list: [{ at: null, name: '0001-01-01' }],
    change: { kind: 'b', at: '2026-11-28T08:00:00Z', until: '2027-01-01' },
  };
  expect(pathsOf(good)).toEqual([]);
  const bad = {
    on: '0026-03-01',
    list: [{ at: null }, { at: '0001-01-01T00:00:00Z' }],
    change: { kind: 'b', at: '9999-12-31T00:00:00Z', until: '2030-01-01' },
  };
  expect(pathsOf(bad)).toEqual(['on', 'list.1.at', 'change.at', 'change.until']);
});

test('leaves what is no date, or is not there, to the schema', () => {
  expect(pathsOf({ on: 'ayer', list: 'none', change: null })).toEqual([]);
  expect(pathsOf(undefined)).toEqual([]);
});

test('tells schemas without dates apart', () => {
  expect([holdsDates(schema), holdsDates(z.object({ on: z.iso.date() }))]).toEqual([true, false]);
});
