import { execFileSync } from 'node:child_process';
import { each } from '@bandeja/domain/testing/each';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { weeksAsIcs } from '#features/calendar/ics.service.ts';
import type { TrainingDay } from '#features/calendar/queries.ts';

const changedAt = new Date('2026-03-20T23:59:59.999Z');
const dayNamed = (name: string, date = '2026-03-29'): TrainingDay => ({
  date,
  type: 'Fuerza',
  routineId: 'r',
  routineType: 'Físico',
  name,
  minutes: 60,
  isOwn: false,
  changedAt,
});
const ics = (days: TrainingDay[]) =>
  weeksAsIcs({ publicUrl: 'https://bandeja.example', userId: 'u', days, done: [], hour: null });
const summaries = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event).summary);

it.each([
  'Base, con pausas; y más',
  'Barra \\n invertida \\; y \\\\',
  'BEGIN:VEVENT',
  'ñ'.repeat(120),
  '👍🏽'.repeat(40),
  `${'a'.repeat(52)}ñandú ${'é'.repeat(30)}`,
  '"Comillas": y dos puntos',
])('keeps the name %s as it is, in lines of 75 octets', (name) => {
  const text = ics([dayNamed(name)]);
  expect(summaries(text)).toEqual([`Fuerza · ${name} (60 min)`]);
  each(text.split('\r\n'), 28, (line) => {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\ufffd');
  });
});

it('lets no line break or control character of a name start a new line of the calendar', () => {
  const text = ics([dayNamed('Uno\r\nATTENDEE:mailto:x@y.es\u0007\u0085dos')]);
  expect(text).not.toMatch(/^ATTENDEE/m);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
  expect(summaries(text)).toEqual(['Fuerza · Uno ATTENDEE:mailto:x@y.es dos (60 min)']);
});

it('gives the same text in every zone of the server', () => {
  const days = ['2026-03-28', '2026-03-29', '2026-10-25', '2026-12-31'].map((date) => dayNamed('Base', date));
  const program = `
    import { weeksAsIcs } from ${JSON.stringify(new URL('./ics.service.ts', import.meta.url).href)};
    const days = JSON.parse(process.argv[1]).map((day) => ({ ...day, changedAt: new Date(day.changedAt) }));
    process.stdout.write(weeksAsIcs({ publicUrl: 'https://bandeja.example', userId: 'u', days, done: [], hour: null }));`;
  for (const TZ of ['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Madrid']) {
    const args = ['--input-type=module', '--eval', program, JSON.stringify(days)];
    expect(execFileSync(process.execPath, args, { env: { ...process.env, TZ }, encoding: 'utf8' }), TZ).toBe(ics(days));
  }
  expect(ics(days)).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
});

it('holds a component also while nothing is planned, as the format demands', () => {
  const text = ics([]);
  const components = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents();
  expect(components.map(({ name }) => name)).toEqual(['vtimezone']);
  expect(text).toMatch(/\r\nEND:VTIMEZONE\r\nEND:VCALENDAR\r\n$/);
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  expect(ics([dayNamed('Base')])).not.toContain('VTIMEZONE');
});
