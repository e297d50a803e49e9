import * as z from 'zod/mini';

// What a field holds, said where the field is: `/api/docs` shows the words, the web build leaves them out.

export const minutes = () => z.int().check(z.describe('Minutes.'));
export const seconds = () => z.int().check(z.describe('Seconds.'));
export const milliseconds = () => z.int().check(z.describe('Milliseconds.'));
export const day = () => z.iso.date().check(z.describe('Calendar day, `YYYY-MM-DD`.'));
export const instant = () => z.iso.datetime().check(z.describe('Instant in UTC, ISO 8601.'));

export const metres = () => z.int().check(z.describe('Metres.'));
export const kilograms = () => z.number().check(z.describe('Kilograms.'));
export const beats = () => z.int().check(z.describe('Beats a minute.'));
export const bytes = () => z.int().check(z.describe('Bytes.'));
export const pixels = () => z.int().check(z.describe('Pixels.'));
export const cents = () => z.int().check(z.describe('Cents of a euro, taxes included.'));
export const count = () => z.int().check(z.describe('How many.'));
export const weeks = () => z.int().check(z.describe('How many weeks.'));
export const week = () => z.int().check(z.describe('Place of the week, from 1.'));
export const sessions = () => z.int().check(z.describe('Number of sessions.'));
export const exercises = () => z.int().check(z.describe('How many exercises.'));

export const sets = () => z.int().check(z.describe('Number of sets.'));
export const reps = () => z.int().check(z.describe('Repetitions.'));
export const work = () => z.int().check(z.describe('Seconds of work of each set; null where repetitions count.'));
export const rest = () => z.int().check(z.describe('Seconds of rest between sets.'));
export const hits = () => z.int().check(z.describe('Balls of a drill that were good.'));
export const attempts = () => z.int().check(z.describe('Balls of a drill that were played.'));

export const exercise = () => z.int().check(z.describe('Place of the exercise in the session, from 0.'));
export const version = () => z.int().check(z.describe('Counts the writes; sent back with PUT, an older one is 409.'));
export const code = () =>
  z.string().check(z.describe('Stable name in the catalogue, as `F01`; null for one made by an admin or the trainer.'));
export const line = () => z.int().check(z.describe('Line of the file, from 1 on.'));
export const message = () => z.string().check(z.describe('Spanish, fit to show.'));
