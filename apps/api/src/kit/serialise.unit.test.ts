import { getMe } from '@bandeja/domain/profile/contract';
import { getWeek } from '@bandeja/domain/schedule/contract';
import { listPast, nextSession, putSession } from '@bandeja/domain/sessions/contract';
import { getPerformance, getStats } from '@bandeja/domain/stats/contract';
import { each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serialiserOf } from '#kit/serialise.ts';

function written(schema: z.ZodType, value: unknown): unknown {
  const serialise = serialiserOf(schema);
  if (serialise === null) throw new Error('not compiled');
  return JSON.parse(serialise(value));
}

describe('compiled answers', () => {
  const person = z.object({ name: z.string(), age: z.nullable(z.int()), tags: z.optional(z.array(z.string())) });

  it('leak nothing that the contract does not name, at any depth', () => {
    const secret = { name: 'Ana', age: null, passwordHash: 'geheim' };
    expect(written(person, secret)).toEqual({ name: 'Ana', age: null });
    const nested = z.object({ people: z.array(person), best: z.nullable(person), byId: z.record(z.string(), person) });
    const value = { people: [secret], best: secret, byId: { a: secret }, passwordHash: 'geheim' };
    expect(JSON.stringify(written(nested, value))).not.toContain('geheim');
    expect(written(nested, { people: [], best: null, byId: {} })).toEqual({ people: [], best: null, byId: {} });
  });

  it('write texts, dates and numbers as they are', () => {
    const schema = z.object({ at: z.iso.datetime(), text: z.string(), kind: z.enum(['a', 'b']), figure: z.number() });
    const value = { at: '2026-11-20T09:00:00.000Z', text: '«"\\\n\u2028€»', kind: 'b', figure: -0.25 };
    expect(written(schema, value)).toEqual(value);
    expect(written(schema, { ...value, at: '","admin":"' })).toMatchObject({ at: '","admin":"' });
  });

  it('are those of the first pages, of lists and of every set', () => {
    const calls = [getMe, getWeek, nextSession, getStats, getPerformance, listPast, putSession];
    each(calls, 7, ({ path, response }) =>
      expect([path, serialiserOf(response)]).toEqual([path, expect.any(Function)]),
    );
    const schema = z.object({ weight: z.nullable(z.number()), note: z.nullable(z.string()) });
    expect(written(schema, { weight: null, note: null })).toEqual({ weight: null, note: null });
    expect(written(schema, { weight: 22.5, note: 'sí' })).toEqual({ weight: 22.5, note: 'sí' });
  });

  it('are not compiled where a schema chooses between shapes', () => {
    expect(serialiserOf(z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]))).toBeNull();
    expect(serialiserOf(z.array(z.tuple([z.string(), z.int()])))).toBeNull();
  });
});
