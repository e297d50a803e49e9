import { expect, it } from 'vitest';
import { newReader } from '#features/imports/reading/model.ts';
import { readMoment } from '#features/imports/reading/moments.ts';

const timeZone = 'Europe/Madrid';
const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2025, month, 7, 16, 5)));

it.for(['es', 'es-MX', 'fr', 'fr-CA', 'de', 'de-AT', 'it', 'pt', 'pt-PT', 'ca', 'en-GB', 'en-US'])(
  'reads every month as a phone in %s writes it',
  (locale) => {
    const reader = newReader({ timeZone, now: new Date('2026-11-30T12:00:00Z') });
    for (const dateStyle of ['medium', 'long', 'full'] as const) {
      for (const clock of [{}, { timeStyle: 'medium' }, { hour12: true }] as const) {
        const format = new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'short', timeZone, ...clock });
        const texts = months.map((month) => format.format(month));
        expect(texts.map((text) => readMoment(text, reader)?.instant ?? text)).toEqual(months);
      }
    }
  },
);
