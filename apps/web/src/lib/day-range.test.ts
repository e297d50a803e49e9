import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addDays, localDateIn } from '@bandeja/domain/calendar/dates';
import { atLeast } from '@bandeja/domain/testing/each';
import { expect, test } from 'vitest';
import { dayError, dayRange } from '#lib/day-range.ts';
import { timeZone } from '#lib/time-zone.ts';

const today = localDateIn(timeZone, new Date());
const source = path.join(import.meta.dirname, '..');
const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.includes('testing') && !file.endsWith('.test.tsx'),
);
const textOf = (file: string) => readFileSync(path.join(source, file), 'utf8');

test('what was done ends today, what is planned in two years', () => {
  expect(dayRange('done')).toMatchObject({ min: '1990-01-01', max: today });
  expect(dayError('done', addDays(today, 1))).toMatch(/^La fecha tiene que estar entre el 1 de enero de 1990 y el /);
  expect(dayError('planned', addDays(today, 700))).toBeNull();
  expect(dayError('planned', '0026-03-01')).not.toBeNull();
  expect(dayError('planned', '202612-03-01')).not.toBeNull();
});

test('every field for a day has these bounds', () => {
  const fields = components.filter((file) => textOf(file).includes('type="date')).sort();
  expect(fields).toEqual([
    path.join('features', 'broadcasts', 'broadcast-panel.tsx'),
    path.join('ui', 'day-field.tsx'),
  ]);
  const forms = atLeast(
    8,
    components.filter((file) => /<DayField|type="datetime-local"/.test(textOf(file))),
  );
  expect(forms.filter((file) => !/dayRange\('(done|planned)'\)/.test(textOf(file)))).toEqual([]);
});
