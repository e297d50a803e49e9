import { describe, expect, it } from 'vitest';
import { knowledge } from '../src/knowledge/entries.ts';
import { freshQuestions, knowledgeFaults, type Tally } from './knowledge-measure.ts';

const tally = (more: Partial<Tally>): Tally => ({
  all: 100,
  first: 75,
  ofTwo: 85,
  answered: 50,
  answeredRight: 49,
  offered: 20,
  offeredRight: 16,
  ...more,
});
const figures = (left: Partial<Tally>, removed: Partial<Tally>) => ({
  left: tally(left),
  removed: tally({ answered: 3, ...removed }),
  fresh: tally({}),
  people: new Map(),
});

describe('the measure of what is known', () => {
  it('asks fresh questions about entries that exist', () => {
    const ids = new Set(knowledge().map(({ id }) => id));
    const unknown = freshQuestions().flatMap(({ entries }) => entries.filter((id) => id !== '-' && !ids.has(id)));
    expect(unknown).toEqual([]);
  });

  it('fails where answers are wrong, few, or about something else', () => {
    expect(knowledgeFaults(figures({}, {}))).toEqual([]);
    expect(knowledgeFaults(figures({ answeredRight: 46 }, {}))).toEqual([expect.stringMatching(/right of what/)]);
    expect(knowledgeFaults(figures({ answered: 20, answeredRight: 20 }, {}))).toEqual([
      expect.stringMatching(/knowledge, answered: 20\.0/),
    ]);
    expect(knowledgeFaults(figures({}, { answered: 15 }))).toEqual([expect.stringMatching(/without an entry: 15\.0/)]);
  });
});
