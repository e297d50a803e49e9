import * as z from 'zod/mini';
import { type DateMeaning, dateError } from '#calendar/rules.ts';

const meanings = new WeakMap<z.core.$ZodType, DateMeaning>();

function withMeaning<Schema extends z.ZodMiniType>(meaning: DateMeaning, schema: Schema): Schema {
  meanings.set(schema, meaning);
  return schema;
}

const dayOf = (meaning: DateMeaning) =>
  withMeaning(meaning, z.iso.date().check(z.describe("The player's calendar day, `YYYY-MM-DD`.")));
const instantOf = (meaning: DateMeaning) =>
  withMeaning(meaning, z.iso.datetime({ offset: true }).check(z.describe('Instant, ISO 8601, with offset or Z.')));

/** A schema has no clock: whoever parses a date asks `dateIssues`, too (docs/product.md#dates). */
export const doneDaySchema = dayOf('done');
export const plannedDaySchema = dayOf('planned');
export const doneInstantSchema = instantOf('done');
export const plannedInstantSchema = instantOf('planned');
export const deviceInstantSchema = instantOf('device');

export type DateIssue = { path: (string | number)[]; message: string };

/** Text that is no date at all is the schema's to refuse. */
export function dateIssues(schema: z.core.$ZodType, value: unknown, now: Date): DateIssue[] {
  // the options of a union may name the same field
  const byPlace = new Map<string, DateIssue>();
  function look(part: z.core.$ZodType, found: unknown, path: DateIssue['path']): void {
    if (!holdsDates(part)) return;
    const meaning = meanings.get(part);
    if (meaning !== undefined) {
      const message = z.safeParse(part, found).success ? dateError(meaning, String(found), now) : null;
      if (message !== null) byPlace.set(path.join('.'), { path, message });
      return;
    }
    for (const inner of partsOf(part)) {
      for (const { key, item } of itemsAt(inner.at, found)) {
        look(inner.schema, item, key === null ? path : [...path, key]);
      }
    }
  }
  look(schema, value, []);
  return [...byPlace.values()];
}

function itemsAt(at: Part['at'], value: unknown): { key: string | number | null; item: unknown }[] {
  if (at === 'same') return [{ key: null, item: value }];
  if (at === 'items') return Array.isArray(value) ? value.map((item, key) => ({ key, item })) : [];
  return typeof value === 'object' && value !== null ? [{ key: at.field, item: Reflect.get(value, at.field) }] : [];
}

const known = new WeakMap<z.core.$ZodType, boolean>();

export function holdsDates(schema: z.core.$ZodType): boolean {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const holds = meanings.has(schema) || partsOf(schema).some((part) => holdsDates(part.schema));
  known.set(schema, holds);
  return holds;
}

type Part = { at: 'same' | 'items' | { field: string }; schema: z.core.$ZodType };

function partsOf(schema: z.core.$ZodType): Part[] {
  // the union of the library's definitions, told apart by `type`
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).map(([field, inner]) => ({ at: { field }, schema: inner }));
    case 'array':
      return [{ at: 'items', schema: def.element }];
    case 'union':
      return def.options.map((option) => ({ at: 'same', schema: option }));
    case 'optional':
    case 'nullable':
    case 'default':
      return [{ at: 'same', schema: def.innerType }];
    default:
      return [];
  }
}
