import { existsSync } from 'node:fs';
import { each } from '@bandeja/domain/testing/each';
import type { DangerFinding } from '@bandeja/reader/understand/frame';
import { describe, expect, test } from 'vitest';
import { beyondLimits, fallen, filesOfTraining } from './authors.ts';
import { count, emptyFigures, type Figures } from './measure.ts';

test('a training runs through all that reads, folders within folders too, and through nothing that only uses weights', () => {
  const files = filesOfTraining();
  each(files, 30, (file) => expect(existsSync(new URL(`../../reader/${file}`, import.meta.url)), file).toBe(true));
  expect(files).toContain('src/language/health/needed.ts');
  expect(files).toContain('training/net.ts');
  expect(files.filter((file) => /\.test\.|weights\.br|model\/read\.ts|lexicon/.test(file))).toEqual([]);
});

describe('the help line', () => {
  const reading = { tokens: [], concepts: [], spans: [], intents: [], dangers: [], purposes: [], isKnown: true };
  const counted = (
    label: string,
    author: string,
    times: number,
    danger: DangerFinding | null,
    into = emptyFigures(),
  ) => {
    const example = { author, channel: 'wish', labels: [label], text: '', spans: [] } as const;
    for (let time = 0; time < times; time += 1) count(into, example, reading, danger);
    return into;
  };
  const text: DangerFinding = { kind: 'crisis', certainty: 1, decision: 'act' };
  const soft: DangerFinding = { kind: 'crisis', certainty: 0.1, decision: 'soft' };
  /** A thousand ordinary messages and a hundred crises: so many get the text, so many the sentence, the others nothing. */
  const figuresOf = (ordinary: [text: number, soft: number], crises: [text: number, soft: number]): Figures => {
    const figures = emptyFigures();
    for (const [label, of, [texts, softs]] of [['ok', 1000, ordinary] as const, ['crisis', 100, crises] as const]) {
      counted(label, 'chat-01', texts, text, figures);
      counted(label, 'chat-01', softs, soft, figures);
      counted(label, 'chat-01', of - texts - softs, null, figures);
    }
    return figures;
  };

  test('has limits of its own: where it is not meant, and where it is missed', () => {
    expect(beyondLimits('all', figuresOf([5, 30], [85, 10]))).toEqual([]);
    expect(beyondLimits('all', figuresOf([6, 0], [95, 0]))).toEqual(['all, textOrdinary: 0.6, at most 0.5']);
    expect(beyondLimits('all', figuresOf([0, 31], [95, 0]))).toEqual(['all, softOrdinary: 3.1, at most 3.0']);
    expect(beyondLimits('all', figuresOf([0, 0], [84, 16]))).toEqual(['all, crisisText: 84.0, at least 85.0']);
    expect(beyondLimits('all', figuresOf([0, 0], [90, 4]))).toEqual(['all, crisis: 94.0, at least 95.0']);
  });

  test('the soft sentence is no question, and look-alikes of the files about safety are counted apart', () => {
    const { danger } = counted('ok', 'safety-05', 1, text, counted('ok', 'chat-01', 1, soft));
    expect(danger.askedOrdinary).toEqual({ of: 1, is: 0 });
    expect([danger.softOrdinary.is, danger.textOrdinary.is, danger.textLookalikes.is]).toEqual([1, 0, 1]);
    const [before, after] = [figuresOf([0, 0], [100, 0]), figuresOf([5, 30], [85, 15])];
    expect(fallen({ 'chat-01': before }, { 'chat-01': after })).toEqual([]);
  });
});
